/** What crosses a border, by names: scenario files, match records, events, positions and questions. */
export type { NamedBlitzPosition } from './blitz/position.ts';
export type { BlitzScenario } from './blitz/scenario.ts';
export type { NamedBloodPosition } from './blood/position.ts';
export type { BloodScenario } from './blood/scenario.ts';
export { type Difference, matches } from './compare.ts';
export { diceNames } from './dice.ts';
export type { NamedEvent } from './events.ts';
export { eventFields, type NamedPosition, nameEvent, namePosition } from './named.ts';
export { goalOf, playScenario } from './plan.ts';
export { type DescribedQuestion, describeQuestion, type NoQuestion } from './question.ts';
export { followRecord, readRecord, replayRecord, writeRecord } from './record.ts';
export { describeDifference, runScenario, type ScenarioResult } from './run.ts';
export { checkScenario, readScenario, type Scenario, scenarioSchema } from './scenario.ts';
export {
  anything,
  either,
  isObject,
  list,
  object,
  oneOf,
  orNull,
  read,
  record,
  type Shape,
  text,
  tuple,
  whole,
  within,
  yesNo,
} from './shape.ts';
export { type ScenarioTrace, traceScenario } from './trace.ts';
export type { Named, NamedSquare } from './words.ts';
