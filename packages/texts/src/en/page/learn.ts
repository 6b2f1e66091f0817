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
    missedLead: 'The turn is over. Set the position up again as often as you like.',
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
    searchHint: 'Such as sidestep, or BU-RUN-03',
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
