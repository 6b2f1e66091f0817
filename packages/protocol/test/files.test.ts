import { readdirSync, readFileSync } from 'node:fs';
import { BadInput, rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { describeDifference, readScenario, runScenario, type Scenario, scenarioSchema } from '../src/index.ts';

const SCENARIOS = new URL('../../../scenarios/', import.meta.url);
const SCHEMA = new URL('../scenario.schema.json', import.meta.url);
/** A folder holds the scenarios of the ruleset it is named after. */
const scenarios = rulesets.flatMap(({ id }) =>
  readdirSync(new URL(`${id}/`, SCENARIOS))
    .sort()
    .map(file => `${id}/${file}`)
    .map(name => ({ name, scenario: readScenario(readFileSync(new URL(name, SCENARIOS), 'utf8')) })),
);
const named = (prefix: string): Scenario[] =>
  scenarios.filter(({ name }) => name.startsWith(prefix)).map(({ scenario }) => scenario);
/** Dice that are missing before the first answer are a difference too. */
const isFulfilled = (scenario: Scenario): boolean => {
  try {
    return runScenario(scenario).ok;
  } catch (error) {
    if (error instanceof BadInput && error.message.startsWith('dice: ')) return false;
    throw error;
  }
};

describe('the scenario files', () => {
  test('the seven drills of Blitz Bowl are there', () => {
    for (const drill of [1, 2, 3, 4, 5, 6, 7]) expect(named(`blitz-2024/drill-${drill}-`).length).toBeGreaterThan(0);
  });
  test('B16-DRILL-02: the three drills of Blood Bowl are there, and the second begins where the first has ended', () => {
    for (const drill of [1, 2, 3]) expect(named(`blood-2016/drill-${drill}-`).length).toBeGreaterThan(1);
    const begin = (file: string): Record<string, unknown> =>
      Object.fromEntries(named(file)[0]?.position?.players.map(({ id, square }) => [id, square]) ?? []);
    const end = (file: string, id: string): unknown => named(file)[0]?.expect?.players?.[id]?.square;
    const H1 = end('blood-2016/drill-1-moving.json', 'H1');
    const H2 = end('blood-2016/drill-1-moving-on.json', 'H2');
    expect([H1, H2]).not.toContain(undefined);
    expect(begin('blood-2016/drill-2-blocking.json')).toEqual({
      ...begin('blood-2016/drill-1-moving.json'),
      H1,
      H2,
    });
    expect(Object.keys(begin('blood-2016/drill-3-passing-caught.json'))).toEqual(['H1', 'H2', 'O1']);
  });
  test.each(
    scenarios.map(({ name, scenario }) => [scenario.rules?.join(', '), scenario.title, name, scenario] as const),
  )('%s: %s (%s)', (rules, title, name, scenario) => {
    expect(scenario.rules?.length).toBeLessThanOrEqual(3);
    expect([rules, title]).not.toContain(undefined);
    expect(name.startsWith(`${scenario.ruleset}/`)).toBe(true);
    expect(runScenario(scenario).differences.map(describeDifference)).toEqual([]);
  });
  test.each(scenarios.map(({ name, scenario }) => [name, scenario] as const))(
    '%s expects something that the position before does not fulfil',
    (_, scenario) => {
      if (scenario.answers === undefined) return expect(scenario.expect).toBeDefined();
      const { answers: _answers, dice: _dice, ...before } = scenario;
      expect(isFulfilled(before)).toBe(false);
    },
  );
});

test('the JSON Schema is the one of the check', () => {
  // After a change of the shapes: write JSON.stringify(scenarioSchema()) there and format it.
  expect(scenarioSchema()).toEqual(JSON.parse(readFileSync(SCHEMA, 'utf8')));
});
