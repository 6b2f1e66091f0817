import { type Answer, type GameEvent, rulesetNamed, ScriptedDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { blitzAtTheTable } from '../src/blitz/game.ts';
import { questionView } from '../src/question.ts';

const player = (id: string, side: string, square: readonly [number, number], more: object = {}): object => ({
  id,
  side,
  square,
  block: 1,
  ...more,
});

test('following up is a square to click as well as an answer', () => {
  const position = { players: [player('A', 'home', [7, 5]), player('C', 'away', [8, 5])] };
  const dice = new ScriptedDice(['block:shove']);
  const game = rulesetNamed('blitz-2024').setUp({ options: {}, position } as never, dice, () => {});
  game.answer({ block: 'A' });
  game.answer({ target: 'C' });
  expect(game.question.name).toBe('followUp');
  const scratch = { seat: 0 as const, open: () => game };
  expect(questionView(scratch, blitzAtTheTable)?.choices.map(({ verb, square }) => [verb, square])).toEqual([
    ['yes', [8, 5]],
    ['no', undefined],
  ]);
});

test('a throw that succeeded is not asked about again, unless its coach wants to be asked', () => {
  const position = {
    pitch: 'stone',
    players: [player('A', 'home', [7, 6], { throw: 2 }), player('B', 'home', [9, 6]), player('C', 'away', [14, 1])],
    balls: [{ holder: 'A' }],
    cards: { hands: { home: ['rawTalent'] } },
  };
  const asked = (die: number, always: readonly string[]): Answer | undefined => {
    const report: GameEvent[] = [];
    const dice = new ScriptedDice([`d6:${die}`]);
    const game = rulesetNamed('blitz-2024').setUp({ options: {}, position } as never, dice, g => {
      g.events = report;
    });
    game.answer({ throw: 'A' });
    while (game.question.name === 'bonusPlay') game.answer('pass');
    game.answer({ target: 'B' });
    while (game.question.name === 'bonusPlay') game.answer('pass');
    expect(game.question.name).toBe('reroll');
    return blitzAtTheTable.habit(game, new Set(always));
  };
  expect(asked(5, [])).toBe('keep');
  expect(asked(5, ['rerolls'])).toBeUndefined();
  expect(asked(1, [])).toBeUndefined();
});
