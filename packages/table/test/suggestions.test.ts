/** What a coach is offered to begin with: more than one plan, and plans that differ. */
import { expect, test } from 'vitest';
import { hostTable } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const QUESTIONS = 60;

test.each([
  ['blitz-2024', 'dwarf', 'orc', 0.9],
  ['blood-2025', 'human', 'orc', 0.8],
  ['blood-2016', 'human', 'orc', 0.7],
] as const)('%s: whoever is shown a plan is shown a second one', { timeout: SLOW_MS }, (ruleset, home, away, share) => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset, home, away, options: {} },
    coaches: ['person', 'gentle'],
    seed: 'two or three',
    arranged: true,
  });
  let shown = 0;
  let several = 0;
  for (let i = 0; i < QUESTIONS && now.outcome === null; i++) {
    const { question } = now;
    const sight = question?.name === 'action' ? host.sight() : null;
    if (question === null) now = host.botRun();
    else if (sight === null) now = host.answer(now.answered, [question.choices[0]?.answer ?? '']);
    else {
      const plans = host.suggestions(sight);
      // Nobody begins with a risk that only leads somewhere, nor with what rather fails, while there is anything else.
      const daring = plans.map(({ to, target, gains, risk, roll, wants }) => {
        const isIdle = to !== null && target === null && gains.length === 0 && wants === 'there';
        const chance = (risk?.chance ?? 1) * (roll?.chance ?? 1);
        return !gains.includes('touchdown') && chance < (isIdle ? 1 : 0.5);
      });
      expect(daring.indexOf(true) < 0 || daring.indexOf(true) > daring.lastIndexOf(false)).toBe(true);
      const end = question.choices.find(({ verb }) => verb === 'endTurn');
      if (plans.length > 0) shown++;
      if (plans.length > 1) several++;
      expect(plans.length).toBeLessThanOrEqual(3);
      expect(new Set(plans.map(({ answers }) => JSON.stringify(answers))).size).toBe(plans.length);
      const answers = plans[0]?.answers ?? (end ? [end.answer] : []);
      now = host.answer(now.answered, answers);
    }
  }
  expect(shown).toBeGreaterThan(10);
  // The last one of a Blood Bowl turn has nobody beside it.
  expect(several / shown).toBeGreaterThanOrEqual(share);
});
