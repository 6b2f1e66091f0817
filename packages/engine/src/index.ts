/** The face of the engine: the same for a bot, a server, a browser and a test. */
export type { BlitzEvent } from './blitz/events.ts';
export { BlitzGame } from './blitz/game.ts';
export type { BallSpec, CardsSpec, PlayerSpec, PositionSpec, ScenarioSpec } from './blitz/setup.ts';
export * from './dice/dice.ts';
export { EnumeratingDice } from './dice/enumerating.ts';
export { RecordingDice, ScriptError, ScriptedDice } from './dice/scripted.ts';
export { GENERATOR, SeededDice } from './dice/seeded.ts';
export { type Consequence, Game, type GameEvent } from './kernel/game.ts';
export { POSITION_CELLS, type Position } from './kernel/layout.ts';
export { hashPosition, hashText, readPosition, writePosition } from './kernel/notation.ts';
export { type Answer, answerOf, objectOf, type Verb, verbNamed, verbOf } from './kernel/question.ts';
export { MatchKeeper, type MatchRecord, type MatchSpec, RECORD_FORMAT, replay } from './kernel/record.ts';
export type { Modifier } from './kernel/roll.ts';
export { type Outcome, type RulesetDefinition, rulesetNamed, rulesets } from './rulesets.ts';
export * from './words.ts';
