/** Skills that leagues alone have a use for: in a match they change nothing that can be seen. */
import { expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type Game, rulesetNamed, type ScenarioSpec, SEATS, SeededDice } from '../../src/index.ts';

const rules = rulesetNamed('blood-2016');
/** Everything a block or a foul can come to is switched on, casualties and their table included. */
const OPTIONS = { apothecary: true, fouls: true, kickOffTable: true, assists: true };
/** Two teams of twelve before a half; home's players have these skills and little armour on either side. */
const position = (skills: readonly SkillName[]): ScenarioSpec['position'] => ({
  moment: 'half',
  half: 2,
  kicking: 'home',
  rerolls: { home: 2, away: 2 },
  players: SEATS.flatMap(side =>
    Array.from({ length: 12 }, (_, i) => ({
      id: `${side === 'home' ? 'H' : 'A'}${i + 1}`,
      side,
      number: i + 1,
      armour: 3,
      skills: side === 'home' ? [...skills, 'mightyBlow'] : ['block'],
    })),
  ),
});
/** A half at random: every question with its legal answers, and everything that was reported. */
const playedAtRandom = (seed: string, skills: readonly SkillName[]): string[] => {
  const choice = new SeededDice(`${seed} answers`);
  const g = rules.setUp({ options: OPTIONS, position: position(skills) }, new SeededDice(seed), game => {
    game.events = [];
  }) as Game;
  const seen: string[] = [];
  while (!g.over) {
    const legal = g.legalAnswers();
    seen.push(JSON.stringify([g.question.name, g.asked, legal]));
    g.answer(legal[choice.pick(legal.length)]!);
  }
  return [...seen, ...(g.events ?? []).map(event => JSON.stringify(event))];
};

test.each<[string, SkillName]>([
  ['B16-XSKILL-24', 'nurglesRot'],
  ['B16-XSKILL-61', 'weepingDagger'],
  ['B16-XSKILL-63', 'disposable'],
])('%s: with and without %s the same dice and answers come to the same', (_id, skill) => {
  for (const seed of ['first', 'second', 'third']) {
    const without = playedAtRandom(seed, []);
    expect(playedAtRandom(seed, [skill])).toEqual(without);
    expect(
      without.filter(line => line.includes('"type":"removed"') && line.includes('"casualties"')).length,
    ).toBeGreaterThan(0);
  }
});
test('a skill that does something is found out in the same way', () => {
  expect(playedAtRandom('first', ['dodge'])).not.toEqual(playedAtRandom('first', []));
});
