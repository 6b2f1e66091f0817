/** Entries that nobody asks because nobody bears them now, or nothing lasts that they are about: they had nothing to say. */
import { expect, test } from 'vitest';
import { BloodGame } from '../../src/blood/game.ts';
import { NO_KIND } from '../../src/blood/hooks.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { effectKinds, SKILL_GAINED } from '../../src/kernel/effects.ts';
import { hashPosition } from '../../src/kernel/notation.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { randomAnswer } from '../invariants/random-play.ts';

/** The same match, in which every entry that anybody may come to have is asked at every moment. */
const asksEverybody = (g: BloodGame, seed: string): BloodGame => {
  const { hooks } = g.rules;
  const uses = hooks.uses.map(rows => rows.map(row => ({ ...row, about: NO_KIND })));
  const all = { ...hooks, uses };
  return new BloodGame({ ...g.rules, hooks: all, printedHooks: all }, g.lineup, new SeededDice(seed)).load(g.save());
};
const KINDS = effectKinds.map((_, kind) => kind);
/** One position in so many is compared as a whole. */
const APART = 20;
/** What was met: positions in which somebody has gained a skill, and in which nobody has though somebody may. */
const met = { gained: 0, none: 0 };
const compare = (g: BloodGame, other: BloodGame): void => {
  expect(hashPosition(g)).toBe(hashPosition(other));
  expect(KINDS.filter(kind => g.lasts(kind))).toEqual(KINDS.filter(kind => g.effects.some(e => e.kind === kind)));
  const gained = g.effects.some(({ kind }) => kind === SKILL_GAINED);
  expect(g.hooks === (gained ? g.rules.hooks : g.rules.printedHooks)).toBe(true);
  if (gained) met.gained++;
  else if (g.rules.hooks !== g.rules.printedHooks) met.none++;
};

test.each([
  ['blood-2016', '', 8],
  ['blood-2025', '-stars', 10],
])('%s: a match is the same when every entry is asked at every moment', (id, suffix, matches) => {
  const ruleset = rulesetNamed(id);
  const teams = ruleset.teams.filter(team => team.id.endsWith(suffix));
  const chance = new SeededDice(`passed over/${id}`);
  met.gained = met.none = 0;
  for (let match = 0; match < matches; match++) {
    const [home, away] = [0, 1].map(() => teams[chance.pick(teams.length)]?.id as string);
    const spec = { home: home as string, away: away as string, options: ruleset.anyOptions(chance) };
    const seed = `passed over/${match}`;
    const g = ruleset.create(spec, new SeededDice(seed)) as BloodGame;
    const other = asksEverybody(g, seed).start();
    g.start();
    for (let n = 0; !g.over; n++) {
      if (n % APART === 0) compare(g, other);
      expect(g.legalAnswers()).toEqual(other.legalAnswers());
      const answer = randomAnswer(g, chance, 'keen');
      g.choose(answer);
      other.choose(answer);
    }
    compare(g, other);
  }
  expect(met.gained).toBeGreaterThan(0);
  expect(met.none).toBeGreaterThan(0);
});

test('an older position is played by what was gained then', () => {
  const ruleset = rulesetNamed('blood-2025');
  const [home, away] = ['khorne-stars', 'human-stars'];
  const g = ruleset.create({ home, away, options: {} }, new SeededDice('older')) as BloodGame;
  const before = g.save();
  g.grantSkill(0 as never, 0, 6);
  const after = g.save();
  expect(g.hooks).toBe(g.rules.hooks);
  expect(g.load(before).hooks).toBe(g.rules.printedHooks);
  expect(g.load(after).hooks).toBe(g.rules.hooks);
  g.endEffect(0, SKILL_GAINED);
  expect(g.hooks).toBe(g.rules.printedHooks);
});
