/** The drills there are, in their order, each with its goal; the texts have their words. */
import type { NewMatch, SquareName } from '@ironpitch/table';
import { fetchLate, type Late, type Lesson } from '@ironpitch/texts/page';

export interface Drill {
  readonly ruleset: string;
  readonly file: string;
  readonly goal: string;
  /** How many answers of the file are given for the coach. */
  readonly given: number;
  /** The squares it asks for: they are drawn. */
  readonly squares: readonly SquareName[];
}
const drill = (ruleset: string, file: string, goal: string, squares: readonly SquareName[] = [], given = 0): Drill => ({
  ruleset,
  file,
  goal,
  squares,
  given,
});
/** Every square of a column. */
const column = (at: number, rows: number): SquareName[] => Array.from({ length: rows }, (_, i) => [at, i + 1]);
const BESIDE_THE_ORC: readonly SquareName[] = [
  [13, 7],
  [13, 8],
  [13, 9],
];
const AWAY_FROM_THE_ORC: readonly SquareName[] = [
  [14, 2],
  [14, 3],
  [14, 4],
];

export const lessons: readonly Drill[] = [
  drill('blitz-2024', 'drill-1-controlling-the-board', 'getPast', [[7, 5]]),
  drill('blitz-2024', 'drill-2-getting-up-close', 'mark'),
  drill('blitz-2024', 'drill-3-blocking-part-1', 'knockDown'),
  drill('blitz-2024', 'drill-4-blocking-part-2', 'assistedBlock'),
  drill('blitz-2024', 'drill-5-throwing-part-1', 'getInRange', [[7, 7]]),
  drill('blitz-2024', 'drill-6-throwing-caught', 'complete'),
  drill('blitz-2024', 'drill-7-scoring-a-touchdown', 'touchdown', column(15, 11), 6),
  drill('blood-2016', 'drill-1-moving', 'standBeside', BESIDE_THE_ORC),
  drill('blood-2016', 'drill-1-dodging', 'dodge', AWAY_FROM_THE_ORC),
  drill('blood-2016', 'drill-2-blocking', 'knockDown'),
  drill('blood-2016', 'drill-2-blitzing', 'blitz'),
  drill('blood-2016', 'drill-3-passing-caught', 'passAndScore', [[26, 8]]),
  drill('blitz-2024', 'drill-challenge-cards', 'claim'),
  drill('blood-2025', 'drill-moving', 'standBeside', BESIDE_THE_ORC),
  drill('blood-2025', 'drill-dodging', 'dodge', AWAY_FROM_THE_ORC),
  drill('blood-2025', 'drill-blocking', 'knockDown'),
  drill('blood-2025', 'drill-blitzing', 'blitz'),
  drill('blood-2025', 'drill-securing-the-ball', 'getBall', [[10, 6]]),
  drill('blood-2025', 'drill-rushing', 'touchdown', column(26, 15)),
  drill('blood-2025', 'drill-passing', 'passAndScore', [[26, 8]]),
  drill('blood-2025', 'drill-fouling', 'foul'),
];
let words: Late<'drills'> | undefined;
/** The words of the drills come with the screens that show them. */
export const fetchLessonWords = async (): Promise<void> => {
  words = await fetchLate('drills');
};
/** What a drill is called, teaches and asks for. */
export const lessonWords = ({ ruleset, file }: Drill): Lesson => {
  const ofGame: Readonly<Record<string, Lesson>> | undefined = ruleset.startsWith('blood')
    ? words?.blood
    : words?.blitz;
  return ofGame?.[file] as Lesson;
};
/** In the order in which the games are offered. */
const COURSES = ['blitz-2024', 'blood-2025', 'blood-2016'] as const;
/** By game, with the number each lesson has in the whole list: addresses that people kept go on leading where they led. */
export const courses = COURSES.map(ruleset => ({
  ruleset,
  lessons: lessons.flatMap((lesson, i) => (lesson.ruleset === ruleset ? [{ ...lesson, number: i + 1 }] : [])),
}));

/** Five minutes from nothing to a match: three drills, then a match against the gentlest bot, explained as it goes. */
export interface FirstMatch {
  readonly ruleset: string;
  readonly drills: readonly number[];
  readonly match: NewMatch;
}
const numberOf = (file: string): number => lessons.findIndex(lesson => lesson.file === file) + 1;
const against = (
  ruleset: string,
  home: string,
  away: string,
  options: Readonly<Record<string, unknown>>,
): NewMatch => ({
  match: { ruleset, home, away, options },
  coaches: ['person', 'gentle'],
  arranged: true,
});
export const firstMatches: readonly FirstMatch[] = [
  {
    ruleset: 'blitz-2024',
    drills: ['drill-7-scoring-a-touchdown', 'drill-3-blocking-part-1', 'drill-challenge-cards'].map(numberOf),
    match: against('blitz-2024', 'dwarf', 'orc', { pitch: 'stone' }),
  },
  {
    ruleset: 'blood-2025',
    drills: ['drill-moving', 'drill-blocking', 'drill-rushing'].map(numberOf),
    // B25-LEARN-01
    match: against('blood-2025', 'human', 'orc', { kickOffTable: false, weather: false, fans: false }),
  },
];
