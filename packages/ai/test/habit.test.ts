/** What is answered for a coach who has not asked to be asked. */
import { type Answer, type blood, type Game, rulesetNamed, ScriptedDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { habitual } from '../src/index.ts';

const at = (players: blood.PositionSpec['players'], dice: readonly string[], ...answers: readonly Answer[]): Game => {
  const position: blood.PositionSpec = { rerolls: { home: 1 }, players };
  const g = rulesetNamed('blood-2016').setUp({ options: {}, position } as never, new ScriptedDice(dice), () => {});
  for (const answer of answers) g.answer(answer);
  return g;
};
const habit = (g: Game, ...asked: readonly string[]): Answer | undefined => {
  const answer = habitual(g, new Set(asked));
  return answer === undefined ? undefined : g.nameAnswer(answer);
};
const dodger = { id: 'H1', side: 'home', square: [10, 5] } as const;
const marker = { id: 'A1', side: 'away', square: [11, 5] } as const;
const away: readonly Answer[] = [{ move: 'H1' }, { to: [9, 5] }];

test('dice that came out well are left alone, unless the coach wants to be asked about re-rolls', () => {
  const g = at([dodger, marker], ['d6:5'], ...away);
  expect([g.question.name, habit(g), habit(g, 'skills'), habit(g, 'rerolls')]).toEqual([
    'reroll',
    'keep',
    'keep',
    undefined,
  ]);
});
test('a skill that can only help is used, unless the coach wants to be asked about skills', () => {
  const failed = at([{ ...dodger, skills: ['dodge'] }, marker], ['d6:1'], ...away);
  expect([habit(failed), habit(failed, 'rerolls')]).toEqual([{ reroll: 'dodge' }, { reroll: 'dodge' }]);
  expect(habit(failed, 'skills')).toBe(undefined);
  const brave = at(
    [
      { ...dodger, skills: ['dauntless'] },
      { ...marker, strength: 4 },
    ],
    [],
    { block: 'H1' },
    { target: 'A1' },
  );
  expect([brave.question.name, habit(brave), habit(brave, 'skills')]).toEqual(['useSkill', 'yes', undefined]);
});
test('what has gone wrong after all is the coach’s to decide, and so is everything else', () => {
  const spoilt = at([dodger, { ...marker, skills: ['divingTackle'] }], ['d6:4'], ...away, { player: 'A1' });
  expect([spoilt.question.name, habit(spoilt)]).toEqual(['reroll', undefined]);
  const moving = at([dodger, { ...marker, square: [20, 5] }], [], { move: 'H1' });
  expect([moving.question.name, habit(moving)]).toEqual(['activity', undefined]);
});
