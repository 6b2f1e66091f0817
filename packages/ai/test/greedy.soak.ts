import { rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: greedy beats random in more than 95 of 100 matches, seats swapped, any teams and options',
  (_, definition) => {
    const games = 400;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seed = `greedy soak/${i}`;
      const dice = new SeededDice(seed);
      const team = (): string => definition.teams[dice.pick(definition.teams.length)]?.id ?? '';
      const match = { home: team(), away: team(), options: definition.anyOptions(dice) };
      const bot = (seat: 0 | 1): Bot =>
        botNamed(seat === i % 2 ? 'greedy' : 'random', definition.id, botSeed(seed, seat));
      if (playMatch(definition, match, [bot(0), bot(1)], seed).outcome.winner === i % 2) won++;
    }
    expect(won / games).toBeGreaterThan(0.95);
  },
);
