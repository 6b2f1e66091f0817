/** Answers of Blood Bowl tried out: what will be rolled, and what a face of the Block Dice does to both. */
import { type Answer, blood, rulesetNamed, ScriptedDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { type FaceOutcome, faceAfter, tryOut } from '../src/index.ts';

type Skills = readonly blood.SkillName[];
const at = (players: blood.PositionSpec['players'], ...answers: readonly Answer[]): blood.BloodGame => {
  const position: blood.PositionSpec = { players, balls: [{ holder: 'H1' }] };
  const g = rulesetNamed('blood-2016').setUp({ options: {}, position } as never, new ScriptedDice([]), () => {});
  for (const answer of answers) g.answer(answer);
  return g as blood.BloodGame;
};
const player = (id: string, square: readonly [number, number], skills: Skills = []) =>
  ({ id, side: id.startsWith('H') ? 'home' : 'away', square, skills }) as const;

const face = (shown: blood.FaceName, own: Skills, theirs: Skills, verb = 'block'): FaceOutcome => {
  const g = at([player('H1', [3, 3]), player('H2', [10, 5], own), player('A1', [11, 5], theirs)], { [verb]: 'H2' });
  const answer = g.readAnswer({ target: 'A1' });
  return faceAfter(g, answer, g.save(), blood.FACES.indexOf(shown), g.playerNamed('H2'), g.playerNamed('A1'));
};
test('everybody uses what helps', () => {
  expect(face('defenderStumbles', [], [])).toBe('down');
  expect(face('defenderStumbles', [], ['dodge'])).toBe('pushed');
  expect(face('defenderStumbles', ['tackle'], ['dodge'])).toBe('down');
  expect(face('pushed', [], ['standFirm'])).toBe('nothing');
  expect(face('bothDown', [], [])).toBe('bothDown');
  expect(face('bothDown', ['block'], [])).toBe('down');
  expect(face('bothDown', [], ['block'])).toBe('selfDown');
  expect(face('bothDown', ['block'], ['block'])).toBe('nothing');
});
test('what has two sides is used where that is wise: Juggernaut without Block, Wrestle in the other coach’s turn', () => {
  expect(face('bothDown', ['juggernaut'], [], 'blitz')).toBe('pushed');
  expect(face('bothDown', ['juggernaut', 'block'], [], 'blitz')).toBe('down');
  expect(face('bothDown', ['block'], ['wrestle'])).toBe('bothDown');
});
test('a trial tells the rolls in order and stops where the turn would be lost', () => {
  const g = at([player('H1', [10, 5]), player('H2', [14, 5]), player('A1', [12, 5])], { pass: 'H1' }, 'throw');
  const dice = g.dice;
  const { rolls, interceptors, scored } = tryOut(g, g.readAnswer({ to: [14, 5] }), g.save());
  expect(rolls.map(({ kind, needs }) => [kind, needs])).toEqual([
    ['pass', 4],
    ['catch', 3],
  ]);
  expect([interceptors.map(p => g.playerName(p)), scored]).toEqual([['A1'], false]);
  expect([g.dice === dice, g.events]).toEqual([true, undefined]);
});
test('B16-HANDOFF-01, B16-TD-06: a ball given to an opponent in the End Zone is no Touchdown of ours', () => {
  const scored = (to: string): boolean => {
    const pieces = [player('H1', [25, 5]), player('H2', [26, 5]), player('H3', [2, 5]), player('A1', [1, 5])];
    const position: blood.PositionSpec = { players: pieces, balls: [{ holder: to === 'H2' ? 'H1' : 'H3' }] };
    const g = rulesetNamed('blood-2016').setUp({ position }, new ScriptedDice([])) as blood.BloodGame;
    g.answer({ handOff: to === 'H2' ? 'H1' : 'H3' });
    return tryOut(g, g.readAnswer({ target: to }), g.save()).scored;
  };
  expect([scored('H2'), scored('A1')]).toEqual([true, false]);
});
