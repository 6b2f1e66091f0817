import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, BadInput } from '@ironpitch/engine';
import { readScenario } from '@ironpitch/protocol';
import type { Snapshot } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { type Drill, fetchLessonWords, lessons, lessonWords } from '../src/learn/lessons.ts';

await fetchLessonWords();
const LESSONS = lessons.map(lesson => ({ ...lesson, ...lessonWords(lesson) }));
const SCENARIOS = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
/** The dice are real: a block or a pass may need some tries. */
const TRIES_MAX = 200;

const read = ({ ruleset, file }: Drill): string => readFileSync(`${SCENARIOS}${ruleset}/${file}.json`, 'utf8');
/** Drills whose scenario shows something else than the goal of the lesson. */
const OTHERWISE: Readonly<Record<string, readonly Answer[]>> = {
  'drill-4-blocking-part-2': [{ mark: 'lineman' }, { to: [7, 8] }, { to: [6, 8] }, { block: 'thrower' }],
};
/** One try with the answers of the scenario; those that nobody asks for are left out. */
const tryIt = (lesson: Drill): Snapshot => {
  const host = hostTable();
  const text = read(lesson);
  let snapshot = host.lesson(text, lesson.goal, lesson.given);
  for (const answer of OTHERWISE[lesson.file] ?? (readScenario(text).answers ?? []).slice(lesson.given)) {
    try {
      snapshot = host.answer(snapshot.answered, [answer]);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
    if (snapshot.lesson?.reached) break;
  }
  return snapshot;
};

test.each(LESSONS)('the drill "$name" can be done', lesson => {
  const reached = Array.from({ length: TRIES_MAX }).some(() => tryIt(lesson).lesson?.reached);
  expect(reached).toBe(true);
});
test.each(LESSONS)('the drill "$name" can be missed', lesson => {
  const host = hostTable();
  const start = host.lesson(read(lesson), lesson.goal, lesson.given);
  expect(start.lesson).toEqual({ reached: false, missed: false });
  const end = start.question?.choices.find(choice => choice.verb === 'endTurn');
  expect(end).toBeDefined();
  let after = host.answer(start.answered, end ? [end.answer] : []);
  for (let i = 0; i < 20 && after.asked !== null && !after.lesson?.missed; i++) after = host.botStep();
  expect(after.lesson).toEqual({ reached: false, missed: true });
});
test('every drill teaches something, in a sentence of its own', () => {
  expect(new Set(LESSONS.map(lesson => lesson.teaches)).size).toBe(LESSONS.length);
});
test('a blitz on whom the blitzer stands beside already is not the run that the drill asks for', () => {
  const host = hostTable();
  const player = (id: string, side: string, square: readonly [number, number]) => ({
    id,
    side,
    position: 'human/lineman',
    square,
  });
  const players = [player('A', 'home', [10, 8]), player('X', 'away', [11, 8]), player('Y', 'away', [10, 4])];
  const start = (): Snapshot =>
    host.lesson(JSON.stringify({ ruleset: 'blood-2016', position: { players } }), 'blitz', 0);
  const blitz = (target: string): boolean | undefined => {
    const now = start();
    const plan = host.plans('A', 'deeds').find(one => one.verb === 'blitz' && one.target === target);
    return host.answer(now.answered, plan?.answers ?? []).lesson?.reached;
  };
  expect(blitz('X')).toBe(false);
  expect(Array.from({ length: 40 }).some(() => blitz('Y'))).toBe(true);
});
