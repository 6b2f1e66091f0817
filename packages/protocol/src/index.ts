/** What crosses a border, by names: scenario files, match records, events, positions and questions. */
export { type Difference, matches } from './compare.ts';
export { diceNames } from './dice.ts';
export { eventFields, type NamedEvent, nameEvent } from './events.ts';
export { type NamedBall, type NamedPlayer, type NamedPosition, type NamedSquare, namePosition } from './position.ts';
export { type DescribedQuestion, describeQuestion, type NoQuestion } from './question.ts';
export { readRecord, replayRecord, writeRecord } from './record.ts';
export { describeDifference, runScenario, type ScenarioResult } from './run.ts';
export { checkScenario, type Expectation, readScenario, type Scenario, scenarioSchema } from './scenario.ts';
