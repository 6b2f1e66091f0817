import { hashPosition, rulesetNamed } from '@ironpitch/engine';
import { expect, test } from 'vitest';
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
  expect(opening('star', 1, ANSWERS)).toBe(opening('regular', 1, ANSWERS));
});
test('what star sees further on changes what it does', { timeout: SLOW_MS }, () => {
  expect(opening('star', 200, ANSWERS)).not.toBe(opening('regular', 200, ANSWERS));
});
test('star plays Blitz Bowl', () => {
  expect(botNamed('star', 'blitz-2022', 's').name).toBe('star');
  expect(() => botNamed('star', 'blood-2016', 's')).toThrow(/known: random, greedy, rookie, regular/);
});
