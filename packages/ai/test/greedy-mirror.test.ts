import { rulesetNamed, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { BlitzGreedyBot } from '../src/greedy/blitz/bot.ts';
import { GREEDY } from '../src/greedy/blitz/temper.ts';
import { playMirrored } from './mirror.ts';

/** Test runners slow bots down by an order of magnitude, busy machines once more. */
const SLOW_MS = 120_000;

describe('greedy treats both sides alike', () => {
  const matches = ['blitz-2024', 'blitz-2022'].flatMap(id =>
    Array.from({ length: 3 }, (_, i) => [id, `mirror/${i}`] as const),
  );
  test.each(matches)(
    '%s: a match and its mirror image get mirrored answers to the end, %s',
    { timeout: SLOW_MS },
    (id, seed) => {
      const rules = rulesetNamed(id);
      const dice = new SeededDice(seed);
      const team = (): string => rules.teams[dice.pick(rules.teams.length)]?.id ?? '';
      // Random Events roll for home's Players first: their dice have no mirror image.
      const noEvents = id === 'blitz-2024' ? { events: false } : {};
      const match = { home: team(), away: team(), options: { ...rules.anyOptions(dice), ...noEvents } };
      const { decisions, difference } = playMirrored(
        rules,
        match,
        seed,
        (its, own) => new BlitzGreedyBot(its, GREEDY, own),
      );
      expect(difference).toBeUndefined();
      expect(decisions).toBeGreaterThan(50);
    },
  );
});
