/** Drills, the rulebook and the settings. */
import { words } from '../../shape.ts';
import { plural } from '../grammar.ts';

export const learn = {
  lessons: {
    title: 'Learn by doing',
    lead: 'Short drills, a minute each. The position is set up; you play the real rules with real dice.',
    firstMatch: (game: string): string => `Your first match of ${game}`,
    firstMatchLead:
      'Five minutes: three drills, then a match. Your team is lined up, and what is new is explained when it comes up.',
    firstMatchStart: 'Play the match',
    hint: 'Show a hint',
    retry: 'Try again',
    next: 'Next drill',
    all: 'All drills',
    reached: 'Done!',
    missed: 'Not this time.',
    missedLead: 'The turn is over. Dice are dice: set the position up again as often as you like.',
    reachedLead: 'That is all there is to it.',
    lastLead: 'That was the last one. You know enough for a match.',
    doneMark: 'done',
    one: (n: number, name: string): string => `Drill ${n}: ${name}`,
    of: (n: number, all: number, name: string): string => `Drill ${n} of ${all} · ${name}`,
    hide: 'Hide the hint',
    course: 'All drills of this game',
  },
  rulebook: {
    title: 'Rulebook',
    search: 'Search the rules',
    searchHint: 'A word or a number, such as “sidestep” or BU-RUN-03',
    found: (count: number): string =>
      count === 0 ? 'Nothing found. Try a shorter word.' : `${plural(count, 'rule')} found`,
    books: words()({
      'blitz-2024': 'Blitz Bowl 2024',
      'blitz-2022': 'Blitz Bowl 2022',
      'blood-2016': 'Blood Bowl 2016',
      'blood-2025': 'Blood Bowl 2025',
    }),
    loading: 'Opening the book …',
    example: 'Example',
    /** Where the book is silent: a heading for how it is played here. */
    ruling: (title: string): string => `Rulings: ${title}`,
    key: 'Round pieces are yours, square ones theirs; a flat one lies on the ground. The egg is the ball.',
    how: {
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
    },
    glossary: 'Glossary',
    contents: 'Contents',
  },
  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    kits: 'Kits',
    kitsHelp: 'Pairs that can be told apart whatever your colour vision.',
    kitNames: { a: 'Vermilion and blue', b: 'Gold and violet', c: 'White and slate', d: 'Mint and wine' },
    themeHelp: 'Follows your device unless you choose.',
    speed: 'Speed of bots',
    speedHelp: 'How long a bot’s move stays on the screen before the next. Pause and skip are beside the pitch.',
    motion: 'Animation',
    motions: { on: 'On', off: 'Off' },
    motionHelp: 'Walking players and tumbling dice. Always off when your device asks for reduced motion.',
    atmosphere: 'Atmosphere',
    atmospheres: { full: 'Full', calm: 'Calm', off: 'Off' },
    atmosphereHelp: 'The ground, its weather and a celebration. Calm keeps the stands and drops the weather.',
    sound: 'Sound',
    soundHelp: 'Whistle, dice, blocks and cards. The M key switches it during a match.',
    crowd: 'Crowd',
    crowdHelp: 'Cheers and groans, when sound is on.',
    confirmEnd: 'Ask before a turn ends with actions unused',
    confirmEndHelp: 'One question more, and no turn thrown away by a slip of the finger.',
    habits: 'Answered for you',
    habitsHelp: 'Every “may” of the rules is a question. These are answered as nearly everybody would.',
    habitNames: words()({
      rerolls: 'Keep rolls that succeeded, and the best face on every die',
      skills: 'Blood Bowl: use Block, Dodge, Fend, Juggernaut, and a skill’s own re-roll after a failure',
      followUp: 'Blood Bowl: follow up after every push',
      push: 'Blood Bowl: push straight back where that is possible',
      cards: 'Blood Bowl: keep my cards in hand, do not ask at every moment',
    }),
    formations: {
      title: 'Set-ups you kept',
      help: 'Kept with “Keep this set-up” before a kick-off of Blood Bowl. Give them names, or throw them away.',
      none: 'None yet.',
      name: 'Name of the set-up',
      kicking: 'Kicking',
      receiving: 'Receiving',
    },
    keys: 'Keys',
    keyList: [
      ['Arrows', 'move the square cursor'],
      ['Enter', 'plan there, and again to do it'],
      ['Esc', 'let go of the player or the plan'],
      ['1 … 9', 'pick an answer'],
      ['U', 'take back'],
      ['Y', 'do again what was taken back'],
      ['H', 'a hint: the best three plans; again to put it away'],
      ['E', 'end the turn'],
      ['Space', 'pause a bot, or let it go on'],
      ['S', 'skip what a bot does'],
      ['M', 'sound on or off'],
      ['?', 'what the question is about'],
    ],
  },
  ago: (minutes: number): string => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${plural(Math.floor(minutes), 'minute')} ago`;
    if (minutes < 60 * 24) return `${plural(Math.floor(minutes / 60), 'hour')} ago`;
    return `${plural(Math.floor(minutes / 60 / 24), 'day')} ago`;
  },
};
