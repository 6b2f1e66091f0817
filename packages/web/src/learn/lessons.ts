/** The drills there are, in their order, each with its goal; the texts have their words. */
import { type Lesson, t } from '@ironpitch/texts/page';

export interface Drill {
  readonly ruleset: string;
  readonly file: string;
  readonly goal: string;
  /** How many answers of the file are given for the coach. */
  readonly given: number;
}
const drill = (ruleset: string, file: string, goal: string, given = 0): Drill => ({ ruleset, file, goal, given });

export const lessons: readonly Drill[] = [
  drill('blitz-2024', 'drill-1-controlling-the-board', 'getPast'),
  drill('blitz-2024', 'drill-2-getting-up-close', 'mark'),
  drill('blitz-2024', 'drill-3-blocking-part-1', 'knockDown'),
  drill('blitz-2024', 'drill-4-blocking-part-2', 'assistedBlock'),
  drill('blitz-2024', 'drill-5-throwing-part-1', 'getInRange'),
  drill('blitz-2024', 'drill-6-throwing-caught', 'complete'),
  drill('blitz-2024', 'drill-7-scoring-a-touchdown', 'touchdown', 6),
  drill('blood-2016', 'drill-1-moving', 'standBeside'),
  drill('blood-2016', 'drill-1-dodging', 'dodge'),
  drill('blood-2016', 'drill-2-blocking', 'knockDown'),
  drill('blood-2016', 'drill-2-blitzing', 'blitz'),
  drill('blood-2016', 'drill-3-passing-caught', 'passAndScore'),
  drill('blitz-2024', 'drill-challenge-cards', 'claim'),
  drill('blood-2025', 'drill-moving', 'standBeside'),
  drill('blood-2025', 'drill-dodging', 'dodge'),
  drill('blood-2025', 'drill-blocking', 'knockDown'),
  drill('blood-2025', 'drill-blitzing', 'blitz'),
  drill('blood-2025', 'drill-securing-the-ball', 'getBall'),
  drill('blood-2025', 'drill-rushing', 'touchdown'),
  drill('blood-2025', 'drill-passing', 'passAndScore'),
  drill('blood-2025', 'drill-fouling', 'foul'),
];
/** What a drill is called, teaches and asks for. */
export const lessonWords = ({ ruleset, file }: Drill): Lesson =>
  (ruleset.startsWith('blood') ? t.blood : t.blitz).lessons[file] as Lesson;
/** In the order in which the games are offered. */
const COURSES = ['blitz-2024', 'blood-2025', 'blood-2016'] as const;
/** By game, with the number each lesson has in the whole list: addresses that people kept go on leading where they led. */
export const courses = COURSES.map(ruleset => ({
  ruleset,
  lessons: lessons.flatMap((lesson, i) => (lesson.ruleset === ruleset ? [{ ...lesson, number: i + 1 }] : [])),
}));
