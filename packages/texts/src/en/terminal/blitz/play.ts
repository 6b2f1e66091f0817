/** Blitz Bowl at the table in the terminal: what is asked in other words than on the page, what to type, the screen. */
import { type TypedAsked, words } from '../../../shape.ts';
import { plural } from '../../grammar.ts';
import { SQUARE_HELP } from '../typing.ts';

/** What an edition says that a sentence depends on. */
export interface BlitzFacts {
  /** Emergency Reserves have to come on. */
  readonly reservesMust: boolean;
  /** One of three unclaimed challenges has to go. */
  readonly discardMust: boolean;
  readonly marksStopAtOpponents: boolean;
  readonly throwsAtPlayers: boolean;
  /** A big lead wins at the start of the leader's turn; otherwise it loses at the end of the other's. */
  readonly leaderWins: boolean;
  readonly suddenDeathLead: number;
}
const ENTER_STOP = '(Enter: stop here)';
const ENTER_NO = '(Enter: no)';
const REACH = 'Squares you can reach are marked +.';

export const play = {
  /** Where the terminal has to say more than the page, which shows it. */
  asksTyped: words<(a: TypedAsked, facts: BlitzFacts) => string>()({
    action: a =>
      a.left === 0
        ? 'No actions left. Play a card, or end your turn?'
        : `${plural(a.left, 'action')} left. Who does what?`,
    emergencyReserves: (_, { reservesMust }) =>
      `Many of your players are in the dugout: one ${reservesMust ? 'must' : 'may'} come on for free. Who?`,
    discardChallenge: (_, { discardMust }) =>
      discardMust
        ? 'Nobody claimed a card: which challenge is replaced?'
        : 'Nobody claimed a card: is a challenge replaced? (Enter: none)',
    markStep: a => `${a.player} marks, ${plural(a.left, 'square')} at most. Where to?`,
    reroll: a => `${a.player} rolled ${a.rolled}. Keep it, or roll again?`,
    bonusPlay: a => `${a.moment}${a.player === '' ? '' : ` (${a.player})`}: play a card? ${ENTER_NO}`,
    freeAction: a => `${a.player} may make a free action, or you may play a card. ${ENTER_NO}`,
  }),
  /** What follows the question: what Enter or a word does. */
  hints: words<(a: TypedAsked) => string>()({
    place: a => `(${a.values}; "auto" places everybody)`,
    runStep: a => (a.mayStop ? ENTER_STOP : ''),
    markStep: a => (a.mayStop ? ENTER_STOP : ''),
    safeHands: () => '("roll" leaves it to the die)',
    nextFreeAction: () => '(Enter: nobody else)',
    minion: () => '("pass": nobody)',
    bench: () => '(Enter: nobody else)',
  }),
  /** What to type, after what the question is about. */
  typing: words()({
    place:
      'Red starts on the left, blue on the right. Type the square as 1,5 or a5; "auto" spreads the rest of your team for you.',
    action:
      'Say who and what, in any order: "4 run" or "run 4"; a square may follow at once: "4 run 9,5". "end" ends your turn, "player 4" tells you about a player.',
    runStep: `${SQUARE_HELP} ${REACH} You may name a square further away: the shortest way there is taken, round loose balls, and you may go on from there.`,
    markStep: `${SQUARE_HELP} ${REACH}`,
    sidestep: `${SQUARE_HELP} ${REACH}`,
    bonusPlay: 'Enter passes.',
  }),
  /** Where an edition decides, instead of what the page says. */
  helpTyped: words<(facts: BlitzFacts) => string>()({
    emergencyReserves: ({ reservesMust }) =>
      `When your dugout is as full as your team allows (its Emergency Reserves value), one player ${reservesMust ? 'must' : 'may'} make a free Reserves action before your turn.`,
    discardChallenge: ({ discardMust }) =>
      `Before your turn the Active cards are filled up to three. With all three still there, you ${discardMust ? 'must' : 'may'} discard one, and a new one is dealt for it.`,
    markStep: ({ marksStopAtOpponents }) =>
      `${
        marksStopAtOpponents
          ? 'A Mark ends as soon as the player stands next to a standing opponent.'
          : 'A Mark must end next to a standing opponent, and may pass others on the way.'
      } Both are Marked then: neither can Run before one of them leaves.`,
    landingSquare: ({ throwsAtPlayers }) =>
      throwsAtPlayers
        ? 'Any square in range that is not blocked. A player already there is knocked over.'
        : 'Any square in range that is neither blocked nor taken by a player.',
  }),
  plain: words()({
    stop: 'stop here',
    endTurn: 'end the turn',
    pass: 'nothing',
    keep: 'keep it',
    yes: 'yes',
    no: 'no',
    roll: 'roll the D8',
  }),
  again: (source: string): string => `roll again with ${source}`,
  worth: (card: string, points: number): string => `${card} (${points})`,
  blockHint: (dice: number, why: string): string => `${plural(dice, 'die', 'dice')}${why === '' ? '' : ` (${why})`}`,
  handOffHint: 'a hand-off, no roll',
  /** `needs 4+ on a D8 (−1 long throw)`; `sides` is 6 unless it is another die. */
  throwHint: (needs: number, sides: number, modifier: string, why: string): string =>
    `needs ${needs === sides ? needs : `${needs}+`}${sides === 6 ? '' : ` on a D${sides}`}${why === '' ? '' : ` (${modifier} ${why})`}`,
  walk: (square: string, directions: string, stop: string): string =>
    `  a square marked +, such as ${square}   a direction: ${directions}${stop === '' ? '' : `   ${stop}`}`,
  notMoved: 'Nobody has moved yet: type "stop" to end the Run here all the same, or "undo".',
  legend: [
    ' 3R›  red player, attacks to the right    ‹3R   blue player, to the left',
    ' 3R×  Marked: an opponent is alongside     3R_  Prone, lying down',
    '●3R›  holds the ball                       3r›  small letter: has acted',
    ' ●    loose ball      [ ]  trapdoor      ▓▓▓▓  blocked      +  within reach',
  ] as readonly string[],
  player: {
    plain: 'Player',
    values: (move: string, block: string, pass: string, armour: string): string =>
      `Move ${move}, Block ${block}, Throw ${pass}, Armour ${armour}`,
    dugout: 'in the dugout',
    at: (square: string, trapdoor: boolean): string => `at ${square}${trapdoor ? ' (on a trapdoor)' : ''}`,
    states: { prone: 'Prone', marked: 'Marked', open: 'Open' },
    is: (state: string, where: string): string => `${state} ${where}`,
    about: (who: string, position: string, side: string, status: string): string =>
      `${who}: ${position} of the ${side} team, ${status}.`,
    ability: (name: string, does: string): string => `${name}: ${does}`,
    holds: (ball: string): string => `Holds the ${ball}.`,
    made: (actions: string): string => `Actions this turn: ${actions}.`,
    barred: 'May make no more actions this turn.',
    aDie: 'a D6',
  },
  screen: {
    settingUp: 'setting up',
    turn: (turn: number, team: string): string => `turn ${turn}, ${team}`,
    actionsLeft: (signs: string): string => `actions left ${signs}`,
    endgame: 'endgame',
    lastTurns: 'last turns',
    empty: (space: number): string => `${space} (empty)`,
    challenge: (space: number, name: string, points: number): string => `${space} ${name} ${points}p`,
    deckOver: 'the deck is used up',
    next: (card: string): string => `next: ${card}`,
    inDeck: (count: number): string => `, ${count} in the deck`,
    randomEvent: 'a Random Event',
    card: (name: string, points: number): string => `${name} ${points}p`,
    does: (name: string, does: string): string => `${name}: ${does}`,
    rookies: (team: string): string => `${team} has Rookies to Watch: one re-roll`,
    lasting: (name: string, team: string, does: string): string => `${name} (${team}): ${does}`,
    noSuddenDeath: 'Endgame: no more Sudden Death, points decide',
    challenges: 'CHALLENGES',
    handHead: 'YOUR HAND',
    noCards: 'no cards yet: claim challenges',
    inHand: (when: string, does: string): string => `${when} ${does}`,
    holds: (team: string, count: number): string => `${team} holds ${count === 0 ? 'no cards' : plural(count, 'card')}`,
    hand: 'HAND',
    both: (home: number, away: number): string => `${home} and ${away}`,
    theirs: (count: number): string => `theirs: ${count}`,
    active: 'Active challenges:',
    yourHand: 'Your hand:',
    inWords: (name: string, when: string, does: string): string => `${name}. ${when} ${does}`,
    none: 'no cards',
    turnAt: (turn: number): string => `Turn ${turn}`,
  },
  sources: words()({ touchdown: 'Touchdown', cleanSweep: 'Clean sweep', bonusPoint: 'Bonus Plays' }),
  scored: (points: number, source: string, count: number): string =>
    `${points} ${source}${count > 1 ? ` (${count}×)` : ''}`,
  noPoints: 'no points',
  /** The game in a minute; fits on 80 × 24. */
  inAMinute: ({ leaderWins, suddenDeathLead: lead }: BlitzFacts): readonly string[] => [
    'BLITZ BOWL IN A MINUTE',
    'You score with challenges and touchdowns. Three challenges lie open: do what one',
    'of them wants with an action, then claim it. A touchdown (4 points) is a player',
    'of yours with a ball, Open, in the far End Zone after one of your actions.',
    leaderWins
      ? `You win with a lead of ${lead} at the start of your turn, or on points at the end.`
      : `Whoever is ${lead} behind when their own turn ends loses; otherwise points decide.`,
    '',
    'A turn is three actions. A player may make several, but each kind only once.',
    '  Open      nobody marks it: it may Run, Mark or Throw',
    '  Marked    a standing opponent is alongside: it may Block or Sidestep',
    '  Prone     lying down: it may Stand Up',
    '  Reserves  in the dugout: it may come on in its own End Zone',
    'A Run may not enter squares next to standing opponents, so players close off',
    'the pitch just by standing there. Run over a ball to pick it up; coming onto',
    'its square in any other way makes it bounce.',
    '',
    'A Block rolls Block Dice: Smash, Kerrunch! and Tackle fell the target, Shove',
    'pushes it back, Miss does nothing. Whoever is knocked down must reach its',
    'Armour value with a D6, or goes to the dugout.',
    'A claimed card goes to your hand: its back is a Bonus Play, a trick for later.',
  ],
};
