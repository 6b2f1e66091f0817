/** What the evaluation looks ahead to, and what it must not know. */
import type { BlitzGame } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { HABITS } from '../src/luck/habits.ts';
import { Outlook, worthOf } from '../src/luck/outlook.ts';
import { table } from './table.ts';

test.each(['blitz-2022', 'blitz-2024'])('%s, BU-BONUS-20: nobody weighs a re-roll that lies in a hand', ruleset => {
  const worth = (...held: string[]): number => {
    const game = table(
      ruleset,
      { H1: { at: [6, 6], position: 'human/thrower' }, H2: { at: [9, 6], position: 'human/catcher' } },
      { balls: [{ holder: 'H1' }], cards: { hands: { home: held } } },
    );
    game.answer({ throw: 'H1' });
    while (game.question.name !== 'throwTarget') game.answer('pass');
    const caught = (g: unknown): number => ((g as BlitzGame).holdsBall(game.playerNamed('H2')) ? 1 : 0);
    const outlook = new Outlook(game, caught, HABITS.blitz);
    const { g } = outlook;
    g.load(game.save());
    outlook.travel(game.save(), g.dice, 0, () => g.answer({ target: 'H2' }));
    const reached = outlook.reached();
    outlook.settle();
    return worthOf(reached);
  };
  expect(worth()).toBeGreaterThan(0);
  expect(worth()).toBeLessThan(1);
  expect(worth('rawTalent')).toBeCloseTo(worth(), 12);
});
