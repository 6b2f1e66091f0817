/** Scenario files: the ruleset a file names decides what it may say. */
import { BadInput, parseJson, rulesetNamed, show } from '@ironpitch/engine';
import { type BlitzScenario, blitzScenario } from './blitz/scenario.ts';
import { type BloodScenario, bloodScenario } from './blood/scenario.ts';
import { isObject, type JsonSchema, read, type Shape, text } from './shape.ts';

export type Scenario = BlitzScenario | BloodScenario;

const SHAPES: Readonly<Record<'blitz' | 'blood', Shape<Scenario>>> = { blitz: blitzScenario, blood: bloodScenario };

/** Checks a scenario as it was read from JSON. Throws BadInput with one sentence. */
export const checkScenario = (given: unknown): Scenario => {
  if (!isObject(given)) throw new BadInput(`the file: expected an object { … }, not ${show(given)}`);
  if (!Object.hasOwn(given, 'ruleset')) throw new BadInput('ruleset is missing; expected the name of a ruleset');
  const { game } = rulesetNamed(read(text('the name of a ruleset'), given.ruleset, 'ruleset'));
  const file = read(SHAPES[game], given);
  if (file.position !== undefined) return file;
  for (const seat of ['home', 'away'] as const) {
    if (file[seat] === undefined)
      throw new BadInput(`${seat} is missing; a scenario without a position starts from the toss with two teams`);
  }
  return file;
};
/** Reads the text of a scenario file. */
export const readScenario = (source: string): Scenario => checkScenario(parseJson(source, 'the scenario'));

export const scenarioSchema = (): JsonSchema => {
  const $defs: Record<string, JsonSchema> = {};
  const files = Object.values(SHAPES).map(shape => shape.schema($defs));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ironpitch scenario',
    description: 'A position, dice, answers, and what must come of them; docs/scenarios.md explains every field.',
    anyOf: files,
    $defs,
  };
};
