import { hashPosition, rulesetNamed } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../src/clock.ts';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

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
    expect(first('star', 40)).toBe(first('star', 40));
  });
  test('with nothing to look further by, it plays what meets the eye', { timeout: SLOW_MS }, () => {
    expect(first('star', 1)).toBe(first('veteran', 1));
  });
});
