import { readdirSync, readFileSync } from 'node:fs';
import { rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { describeDifference, readScenario, runScenario, scenarioSchema } from '../src/index.ts';

const SCENARIOS = new URL('../../../scenarios/', import.meta.url);
const SCHEMA = new URL('../scenario.schema.json', import.meta.url);
/** A folder holds the scenarios of the ruleset it is named after. */
const scenarios = rulesets.flatMap(({ id }) =>
  readdirSync(new URL(`${id}/`, SCENARIOS))
    .sort()
    .map(file => `${id}/${file}`)
    .map(name => ({ name, scenario: readScenario(readFileSync(new URL(name, SCENARIOS), 'utf8')) })),
);

describe('the scenario files', () => {
  test('the seven drills are there', () => {
    for (const drill of [1, 2, 3, 4, 5, 6, 7]) {
      expect(scenarios.filter(({ name }) => name.startsWith(`blitz-2024/drill-${drill}-`)).length).toBeGreaterThan(0);
    }
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
      if (scenario.position === undefined) return expect(scenario.dice).toContain('shuffle');
      expect(runScenario(before).ok).toBe(false);
    },
  );
});

test('the JSON Schema is the one of the check', () => {
  // After a change of the shapes: write JSON.stringify(scenarioSchema()) there and format it.
  expect(scenarioSchema()).toEqual(JSON.parse(readFileSync(SCHEMA, 'utf8')));
});
