/** A plan that is cut short says between what its chance lies, and one that is not says it as a fraction. */
import { readFileSync } from 'node:fs';
import { readPosition, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, OUTCOMES, type Plan } from '../src/index.ts';
import { bruteForce } from './brute-force.ts';
import { plannedBy } from './random-plans.ts';
import { BYSTANDERS, blood } from './table.ts';

const EXACT = 1e-9;
const SLOW_MS = 60_000;
const COUNTED_MAX = 2000;
const WANTED = 12;
const LIMITS = [1, 2, 5, 12, 30, 80];
const worthOf = (fraction: string): number => {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
};

describe.each(rulesets.map(({ id }) => id))('%s', ruleset => {
  test(
    'however few positions are looked at, the chance by brute force lies between success and success + bound',
    () => {
      const faults: string[] = [];
      let [compared, cut, closed] = [0, 0, 0];
      for (let n = 0; compared < WANTED && n < 500; n++) {
        const planned = plannedBy(ruleset, `bound/${n}`);
        const counted = planned && bruteForce(planned, COUNTED_MAX);
        if (planned === undefined || counted === undefined) continue;
        compared++;
        const { game, plan, goal } = planned;
        const whole = chanceOf(game, plan, goal);
        for (const positionsMax of LIMITS) {
          const short = chanceOf(game, plan, goal, { positionsMax });
          const within = (truth: number, value: number, bound: number): boolean =>
            truth >= value - EXACT && truth <= value + bound + EXACT;
          if (!within(counted.success, short.success, short.bound))
            faults.push(`bound/${n}, ${positionsMax}: ${counted.success}, ${short.success} + ${short.bound}`);
          if (!within(whole.withoutRerolls, short.withoutRerolls, short.boundWithoutRerolls))
            faults.push(`bound/${n}, ${positionsMax}, no re-rolls: ${whole.withoutRerolls}, ${short.withoutRerolls}`);
          if (short.bound > 0) cut++;
          else closed++;
        }
      }
      expect(faults).toEqual([]);
      expect([compared, cut > 5, closed > 5]).toEqual([WANTED, true, true]);
    },
    SLOW_MS,
  );
  test(
    'every fraction is worth what its float is',
    () => {
      let compared = 0;
      for (let n = 0; n < 40; n++) {
        const planned = plannedBy(ruleset, `fraction/${n}`);
        if (planned === undefined) continue;
        const { fractions, ...chances } = chanceOf(planned.game, planned.plan, planned.goal, { fractions: true });
        if (!fractions) continue;
        compared++;
        expect(worthOf(fractions.success)).toBeCloseTo(chances.success, 12);
        expect(worthOf(fractions.withoutRerolls)).toBeCloseTo(chances.withoutRerolls, 12);
        for (const name of OUTCOMES) expect(worthOf(fractions.outcomes[name])).toBeCloseTo(chances.outcomes[name], 12);
      }
      expect(compared).toBeGreaterThan(10);
    },
    SLOW_MS,
  );
});

/** Three blocks, a Blitz, a pick-up, a pass and a step, eleven against eleven: more courses than anybody can follow. */
test(
  'a whole turn: a search that comes to no success is given up early, and the one that settles pushes finds some',
  () => {
    const team = (side: string, squares: readonly (readonly [number, number])[]) =>
      Object.fromEntries(squares.map((at, i) => [`${side}${i + 1}`, { at }]));
    const game = blood(
      {
        ...team('H', [
          [13, 7],
          [13, 8],
          [13, 9],
          [12, 5],
          [8, 8],
          [12, 11],
          [12, 7],
          [12, 9],
          [11, 4],
          [10, 12],
          [10, 8],
        ]),
        ...team('A', [
          [14, 7],
          [14, 8],
          [14, 9],
          [14, 5],
          [16, 12],
          [16, 4],
          [17, 7],
          [17, 9],
          [18, 8],
          [20, 6],
          [20, 10],
        ]),
      },
      { rerolls: { home: 2 }, balls: [{ square: [7, 9] }] },
    );
    const blocks = [1, 2, 3].flatMap(n => [{ block: `H${n}` }, { target: `A${n}` }]);
    const blitz = [{ blitz: 'H4' }, { to: [13, 5] }, { target: 'A4' }, 'stop'];
    const pass = [{ pass: 'H5' }, { to: [7, 9] }, 'throw', { to: [12, 11] }];
    const steps = [...blocks, ...blitz, ...pass, { move: 'H6' }, { to: [13, 11] }] as Plan['steps'];
    const goal = { players: { H6: { ball: true, state: 'standing' } } } as const;
    const { positions, success, bound } = chanceOf(game, { steps }, goal, { positionsMax: 4000 });
    expect(positions).toBe(1000);
    expect(success).toBeGreaterThan(0.01);
    expect(success + bound).toBeLessThanOrEqual(1);
  },
  SLOW_MS,
);

/** The ball comes loose among many and may bounce from one to the next for longer than anybody counts. */
test("a Troll's Blitz at a carrier is exact, however far the ball may bounce", () => {
  const game = rulesetNamed('blood-2025').create(
    { home: 'orc', away: 'darkElf', options: {} },
    new SeededDice('blitz'),
  );
  readPosition(game, readFileSync(new URL('positions/trolls-blitz.txt', import.meta.url), 'utf8'));
  const steps = [
    { blitz: 'H6' },
    { target: 'A6' },
    { to: [12, 7] },
    { to: [13, 6] },
    { target: 'A6' },
  ] as Plan['steps'];
  const found = chanceOf(game, { steps }, { players: { A6: { state: 'down' } } });
  expect([found.unresolved, found.bound]).toEqual([0, 0]);
  expect(found.assumptions.map(({ name }) => name)).not.toContain('cutShort');
  expect(found.positions).toBeLessThan(10_000);
});

describe('fractions as on paper', () => {
  const marked = blood({ H1: { at: [10, 8] }, A1: { at: [11, 8] }, ...BYSTANDERS }, { rerolls: { home: 1 } });
  test('a dodge on 3+ with a re-roll', () => {
    const { fractions } = chanceOf(marked, { steps: [{ move: 'H1' }, { to: [9, 8] }] }, {}, { fractions: true });
    expect(fractions).toMatchObject({ success: '8/9', withoutRerolls: '2/3', turnover: '1/9' });
    expect(fractions?.outcomes).toMatchObject({ outOfTheGame: '25/1944', touchdown: '0', rerollUsed: '1/3' }); // 10/36 and 15/36 of 1/9
  });
  test('two block dice: 1 less (4/6)²', () => {
    const game = blood({ H1: { at: [10, 8] }, H2: { at: [11, 9] }, A1: { at: [11, 8] }, ...BYSTANDERS });
    const plan = { steps: [{ block: 'H1' }, { target: 'A1' }] };
    const goal = { players: { A1: { state: 'down' } } } as const;
    expect(chanceOf(game, plan, goal, { fractions: true }).fractions?.success).toBe('5/9');
  });
  test('a ball that may bounce for ever', () => {
    const game = blood({ H1: { at: [10, 8] }, H2: { at: [11, 8] }, ...BYSTANDERS }, { balls: [{ holder: 'H1' }] });
    const plan = { steps: [{ handOff: 'H1' }, { target: 'H2' }] };
    const { fractions } = chanceOf(game, plan, { holder: 'H2' }, { fractions: true });
    // 2/3, and a third of x, where the ball comes back past H1 one time in 128: x = 1/128 (1/2 + x/2) = 1/255
    expect(fractions?.success).toBe('511/765');
  });
  test('none where something was left out, and none unless they are asked for', () => {
    const plan = { steps: [{ move: 'H1' }, { to: [9, 8] as const }] };
    expect(chanceOf(marked, plan, {}, { fractions: true, positionsMax: 2 })).toMatchObject({ fractions: null });
    expect(chanceOf(marked, plan)).not.toHaveProperty('fractions');
  });
});
