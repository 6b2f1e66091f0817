/** How each game is played, on one page: the rulebook begins with it. */
export const how = {
  key: 'Round pieces are yours, square ones theirs; a flat one lies on the ground. The egg is the ball.',
  blitz: {
    title: 'How to play Blitz Bowl',
    aim: 'Two teams of six, one ball, about half an hour. Whoever has more points when the cards run out wins; a lead of ten wins at once.',
    steps: [
      {
        picture: 'turn',
        name: 'Your turn',
        text: 'Three actions, by one player or by several. Then it is the other coach’s turn.',
      },
      {
        picture: 'score',
        name: 'Score',
        text: 'Run onto the ball to pick it up, and into the far end zone with nobody standing beside you: a touchdown, four points. A new ball comes up through the trapdoor.',
      },
      {
        picture: 'mark',
        name: 'Run and mark',
        text: 'A run never comes next to a standing opponent. A mark does: one or two squares, to end beside one. Whoever is marked cannot run away.',
      },
      {
        picture: 'block',
        name: 'Block',
        text: 'Whoever stands beside an opponent may block: a die with five different faces. A team-mate beside the target gives a second one, and you pick.',
      },
      {
        picture: 'throw',
        name: 'Throw',
        text: 'The carrier may throw to a team-mate in sight, against the value on its card, or hand the ball to one alongside without a roll.',
      },
      {
        picture: 'cards',
        name: 'Challenges',
        text: 'Three cards lie open. Do what one asks for with an action, and claim it: points now, and a trick on its back for later. In the very first turn nothing is claimed.',
      },
    ],
  },
  blood: {
    title: 'How to play Blood Bowl',
    aim: 'Two teams of eleven, two halves of eight turns each. Whoever has carried the ball into the far end zone more often wins.',
    steps: [
      {
        picture: 'turn',
        name: 'Your turn',
        text: 'Every player may act once, one after the other. When one of yours falls, or the ball is lost, the turn is over at once: do what is safe first.',
      },
      {
        picture: 'score',
        name: 'Score',
        text: 'Pick the ball up, carry it, and be on your feet in the far end zone: a touchdown. Then both teams line up again.',
      },
      {
        picture: 'dodge',
        name: 'Move and dodge',
        text: 'A player moves as far as its Movement says, and two squares more at a risk. Leaving a square beside an opponent takes a dodge, by Agility.',
      },
      {
        picture: 'block',
        name: 'Block',
        text: 'Strength against Strength, with a team-mate beside the target as help. The stronger side rolls two or three dice and picks one.',
      },
      {
        picture: 'blitz',
        name: 'Blitz',
        text: 'Once a turn one player may move and block in the same action. It is how a carrier is caught.',
      },
      {
        picture: 'throw',
        name: 'Pass and hand off',
        text: 'Once a turn each. A pass is rolled for by the thrower, then by the catcher; a ball on the ground ends the turn.',
      },
      {
        picture: 'foul',
        name: 'Foul',
        text: 'Once a turn somebody may kick an opponent who lies on the ground. On a double the referee has seen it.',
      },
    ],
  },
};
