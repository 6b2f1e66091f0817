import {
  type blood,
  hashPosition,
  rulesetNamed,
  type ScenarioSpec,
  type SeatName,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../src/clock.ts';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';
import { Judge } from '../src/star/blood/judge.ts';
import { JUDGED } from '../src/star/blood/judged.ts';
import { promising, ranked, type Trial } from '../src/star/blood/trials.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const ruleset = rulesetNamed('blitz-2024');
const match = { home: 'dwarf', away: 'orc', options: {} };

/** A short look at a match: what `star` has answered until the match was broken off. A late answer would be thrown. */
const opening = (bot: string, nodes: number, answers: number): string => {
  const seed = 'star';
  const bots = [
    botNamed(bot, ruleset.id, botSeed(seed, 0)),
    botNamed('regular', ruleset.id, botSeed(seed, 1)),
  ] as const;
  const budgets: readonly [Budget, Budget] = [{ nodes }, {}];
  const hashes: string[] = [];
  const stop = new Error('enough');
  try {
    playMatch(ruleset, match, bots as readonly [Bot, Bot], seed, {
      budgets,
      watch: g => {
        hashes.push(hashPosition(g));
        if (hashes.length === answers) throw stop;
      },
    });
  } catch (error) {
    if (error !== stop) throw error;
  }
  return hashes.join(' ');
};
const ANSWERS = 90;

test('counted in nodes, star answers in time and the same again', { timeout: SLOW_MS }, () => {
  expect(opening('star', 60, ANSWERS)).toBe(opening('star', 60, ANSWERS));
});
test('with nothing to look further by, star plays what meets the eye', { timeout: SLOW_MS }, () => {
  expect(opening('star', 1, ANSWERS)).toBe(opening('veteran', 1, ANSWERS));
});
test('what star sees further on changes what it does', { timeout: SLOW_MS }, () => {
  expect(opening('star', 1500, ANSWERS)).not.toBe(opening('veteran', 1500, ANSWERS));
});

describe('star in Blood Bowl', () => {
  const blood2016 = rulesetNamed('blood-2016');
  /** The first turns of a match, until so many answers are given. */
  const first = (bot: string, nodes: number): string => {
    const bots = [botNamed(bot, 'blood-2016', 'a'), botNamed('regular', 'blood-2016', 'b')] as const;
    let hash = '';
    let left = 130;
    const stop = new Error('enough');
    try {
      playMatch(blood2016, { home: 'human', away: 'orc', options: {} }, bots as readonly [Bot, Bot], 'star', {
        budgets: [{ nodes }, {}],
        watch: g => {
          hash = hashPosition(g);
          if (left-- === 0) throw stop;
        },
      });
    } catch (error) {
      if (error !== stop) throw error;
    }
    return hash;
  };
  test('counted in nodes, it answers in time and the same again', { timeout: SLOW_MS }, () => {
    expect(first('star', 800)).toBe(first('star', 800));
  });
  test('with nothing to look further by, it plays what meets the eye', { timeout: SLOW_MS }, () => {
    expect(first('star', 1)).toBe(first('veteran', 1));
  });
  test('what star sees further on changes what it does', { timeout: SLOW_MS }, () => {
    expect(first('star', 3000)).not.toBe(first('veteran', 3000));
  });
});

describe('courses that met the same dice', () => {
  const trial = (place: number, ...values: number[]): Trial => ({ place, values });
  const eye = trial(0, 0.5, 0.4, 0.6, 0.5);

  test('what is better every time comes first', () => {
    const better = trial(1, 0.6, 0.5, 0.7, 0.6);
    expect(ranked([eye, better], [eye, better])[0]).toBe(1);
  });
  test('what is better now and then does not come before what meets the eye', () => {
    const lucky = trial(1, 0.9, 0.1, 0.6, 0.5);
    expect(ranked([eye, lucky], [eye, lucky])[0]).toBe(0);
  });
  test('what was tried too seldom proves nothing', () => {
    const short = trial(1, 0.9, 0.9);
    expect(ranked([eye, short], [eye, short])[0]).toBe(0);
  });
  test('what falls behind drops out; what meets the eye stays', () => {
    const best = trial(1, 0.7, 0.6, 0.8, 0.7);
    const worst = trial(2, 0.1, 0.1, 0.2, 0.1);
    expect(promising([eye, best, worst])).toEqual([eye, best]);
  });
});

describe('the judge of turns', () => {
  const judge = new Judge(JUDGED);
  const player =
    (side: SeatName) =>
    (id: string, square: readonly [number, number], more: object = {}) => ({ id, side, square, ...more });
  const home = player('home');
  const away = player('away');
  /** What home may expect when away's turn begins. */
  const worth = (players: readonly object[], more: object = {}): number => {
    const scenario = { options: {}, position: { active: 'away', turns: { home: 4, away: 4 }, players, ...more } };
    const rules = rulesetNamed('blood-2016');
    const g = rules.setUp(scenario as unknown as ScenarioSpec, new SeededDice('judge')) as blood.BloodGame;
    return 1 - judge.of(g, 1);
  };
  const hunters = [away('1', [16, 7]), away('2', [16, 9]), away('3', [17, 8])];
  const friends = (squares: readonly (readonly [number, number])[]) => squares.map((sq, i) => home(`B${i}`, sq));
  const balls = [{ holder: 'A' }];

  test('a carrier inside a cage is worth more than the same team standing apart', () => {
    const caged = [
      home('A', [12, 8]),
      ...hunters,
      ...friends([
        [11, 7],
        [11, 9],
        [13, 7],
        [13, 9],
      ]),
    ];
    const apart = [
      home('A', [12, 8]),
      ...hunters,
      ...friends([
        [5, 2],
        [5, 5],
        [5, 11],
        [5, 14],
      ]),
    ];
    expect(worth(caged, { balls })).toBeGreaterThan(worth(apart, { balls }) + 0.01);
  });
  test('a carrier out of reach is worth more than one that can be struck', () => {
    const far = away('1', [25, 8], { movement: 4 });
    const near = away('1', [14, 8], { movement: 4 });
    expect(worth([home('A', [12, 8]), far], { balls })).toBeGreaterThan(worth([home('A', [12, 8]), near], { balls }));
  });
  test('a lead is worth more than none, and most of all at the end', () => {
    const players = [home('A', [12, 8]), ...hunters];
    const more = (half: number, turn: number): number => {
      const when = { balls, half, turns: { home: turn, away: turn } };
      return worth(players, { ...when, score: { home: 1, away: 0 } }) - worth(players, when);
    };
    expect(more(1, 2)).toBeGreaterThan(0);
    expect(more(2, 8)).toBeGreaterThan(more(1, 2));
  });
});
