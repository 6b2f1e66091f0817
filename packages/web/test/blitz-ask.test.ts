import type { Sight, Snapshot, TableService } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { blitzOverlay } from '../src/blitz/overlay.ts';
import type { Aiming } from '../src/match/face.ts';
import { NOTHING } from './stranger.ts';

const AIMING: Aiming = { ...NOTHING, zones: false };
const sit = (position: object): { host: TableService; first: Snapshot } => {
  const host = hostTable();
  const first = host.lesson(
    JSON.stringify({ ruleset: 'blitz-2024', position: { pitch: 'stone', ...position } }),
    'touchdown',
    0,
  );
  return { host, first };
};
const player = (id: string, side: string, square: readonly [number, number], more: object = {}): object => ({
  id,
  side,
  square,
  block: 1,
  ...more,
});

test('everybody who can act is an answer with its own figure, two to a line', () => {
  const { first } = sit({ players: [player('A', 'home', [3, 6]), player('B', 'home', [3, 8])] });
  const rows = blitzQuestion(first, AIMING)?.rows ?? [];
  expect(rows.filter(row => row.player !== undefined).map(row => row.player?.id)).toEqual(['A', 'B']);
  expect(rows.at(-1)?.player).toBeUndefined();
});

test('a square that wins points says how many, one that only has the ball says nothing', () => {
  const { host, first } = sit({
    players: [player('A', 'home', [12, 6]), player('C', 'away', [8, 1])],
    balls: [{ holder: 'A' }],
    cards: { active: ['breakSomeBones'] },
  });
  const labels = (who: string): Map<string, string | undefined> =>
    new Map(
      blitzOverlay(first, { ...AIMING, selected: who, plans: host.plans(who) }).reach.map(one => [
        one.square.join(),
        one.label,
      ]),
    );
  expect(labels('A').get('15,6')).toBe('+4');
  expect(labels('A').get('14,6')).toBeUndefined();
  const loose = sit({
    players: [player('A', 'home', [3, 6]), player('C', 'away', [12, 1])],
    balls: [{ square: [5, 6] }],
    cards: { active: ['breakSomeBones'] },
  });
  const { reach, key } = blitzOverlay(loose.first, { ...AIMING, selected: 'A', plans: loose.host.plans('A') });
  expect(reach.find(one => one.square.join() === '5,6')).toEqual({ square: [5, 6], kind: 'gain' });
  expect(key.map(one => one.swatch)).toContain('ball');
  expect(key.map(one => one.swatch)).not.toContain('gain');
});

test('a card before a block shows what it changes: how likely the target goes down with it and without', () => {
  const { host, first } = sit({
    players: [player('A', 'home', [7, 6]), player('C', 'away', [8, 6])],
    cards: { hands: { home: ['moxy'] } },
  });
  const block = host.plans('A').find(plan => plan.verb === 'block');
  let now = host.answer(first.answered, block?.answers ?? []);
  while (now.question?.name === 'bonusPlay' && !now.question.choices.some(choice => choice.verb === 'play'))
    now = host.answer(now.answered, ['pass']);
  expect(now.question?.choices.map(choice => choice.verb)).toContain('play');
  const rows = blitzQuestion(now, { ...AIMING, weights: host.weigh(host.sight() as Sight) })?.rows ?? [];
  const [play, pass] = rows;
  expect(play?.chance).toBeCloseTo(7 / 8, 10);
  expect(pass?.chance).toBeCloseTo(0.5, 10);
  expect([play?.unit, pass?.unit]).toEqual(['down', 'down']);
});

test('where the answers come out alike, nothing is said about chances', () => {
  const { first } = sit({ players: [player('A', 'home', [3, 6])] });
  const question = first.question;
  if (!question) throw new Error('nobody is asked');
  const weight = { theyFall: 0.5, theyLeave: 0.1, ballLost: 0, down: 0, out: 0 } as Aiming['weights'][0];
  const rows = blitzQuestion(first, { ...AIMING, weights: question.choices.map(() => weight) })?.rows ?? [];
  expect(rows.every(row => row.chance === undefined)).toBe(true);
});

test('who could win points for certain is told beside the player, and nobody else', () => {
  const { host, first } = sit({
    players: [player('A', 'home', [12, 6]), player('B', 'home', [3, 8]), player('C', 'away', [8, 1])],
    balls: [{ holder: 'A' }],
    cards: { active: ['breakSomeBones'] },
  });
  const wins = host.wins();
  expect(wins).toEqual([{ player: 'A', points: 4, gains: ['touchdown'] }]);
  const badges = (blitzQuestion(first, { ...AIMING, wins })?.rows ?? []).map(row => row.badge);
  expect(badges).toEqual(['+4', undefined, undefined]);
  expect(host.look(0).answered).toBe(first.answered);
});

test('a mark of two squares goes straight where the ground is free', () => {
  const { host } = sit({ players: [player('A', 'home', [6, 5]), player('C', 'away', [9, 6])] });
  const mark = host.plans('A').find(plan => plan.verb === 'mark' && plan.to?.join() === '8,5');
  expect(mark?.path).toEqual([
    [7, 5],
    [8, 5],
  ]);
});
