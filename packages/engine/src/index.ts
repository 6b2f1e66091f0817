/** The face of the engine: the same for a bot, a server, a browser and a test. */
export { canTakeBall, handlesWell } from './blitz/ball.ts';
export { CARD_PLACES } from './blitz/cells.ts';
export type { Position as TeamPosition, Team } from './blitz/edition.ts';
export type { BlitzEvent } from './blitz/events.ts';
export { BlitzGame } from './blitz/game.ts';
export { playsInForce, playsInHand } from './blitz/hand.ts';
export { END_ZONES } from './blitz/pitches.ts';
export { canSidestepTo } from './blitz/procedures/actions/moves.ts';
export { canEndAt, mayEnter, rollsItsMove, runMode, runNeighbours, stopsAt } from './blitz/procedures/actions/run.ts';
export { canTake } from './blitz/procedures/legality.ts';
export { endsMark, markGoesOn, markLeads, markSquares } from './blitz/procedures/marking.ts';
export { Check, cappedModifier, describeBlock, describeThrow, passes, Throwing } from './blitz/procedures/rolls.ts';
export type { BallSpec, CardsSpec, PlayerSpec, PositionSpec } from './blitz/setup.ts';
export { isMarked, isOpen, isProne, isStanding, markedBy } from './blitz/status.ts';
export type { BlitzReasons } from './blitz/why.ts';
export {
  ACTIONS,
  type ActionName,
  BALL_KINDS,
  BARRED,
  BLOCK_DIE,
  BLOCKS_ASSISTED,
  COACHES_GENEROUS,
  type FaceName,
  Grant,
  MARKS_FURTHER,
  MOMENTS,
  type MomentName,
  PITCH_CRUMBLES,
  PLAYS,
  type PlayName,
  REF_GONE,
  REROLLS,
  RUNS_STOP_NEAR,
  Stat,
  THROWS_ON_D8,
} from './blitz/words.ts';
export * as blood from './blood/index.ts';
export type { Roster, RosterPosition, StarPlayer } from './blood/roster.ts';
export { checkTeam, fansCost, playerCost, teamOf } from './blood/team.ts';
export { parseTeam, readTeam } from './blood/team-file.ts';
export { teamBookOf, teamBooks, teamFileNamed } from './blood/teams/books.ts';
export {
  type ChoiceOffer,
  type CountOffer,
  type InducementOffer,
  offersFor,
  type SkillOffer,
} from './blood/teams/offers.ts';
export {
  goldPieces,
  positionNamed,
  rosterNamed,
  starNamed,
  type TeamBook,
  type TeamCheck,
  type TeamFile,
  type TeamFilePlayer,
  type TeamRules,
  type Violation,
} from './blood/teams/terms.ts';
export { FILE_MAX, parseJson } from './common/json.ts';
export type { EntryFacts, Outcome, RulesetDefinition, ScenarioSpec } from './common/ruleset.ts';
export * from './dice/dice.ts';
export { EnumeratingDice } from './dice/enumerating.ts';
export { RecordingDice, readFace, readOrder, ScriptError, ScriptedDice } from './dice/scripted.ts';
export { GENERATOR, SeededDice } from './dice/seeded.ts';
export { MATCH_TARGET } from './kernel/effects.ts';
export { type Consequence, Game, type GameEvent } from './kernel/game.ts';
export { DIRECTION_X, DIRECTION_Y } from './kernel/grid.ts';
export type { Position } from './kernel/layout.ts';
export { hashPosition, hashText, readPosition, writePosition } from './kernel/notation.ts';
export { type Answer, answerOf, objectOf, questions, type Verb, verbOf } from './kernel/question.ts';
export {
  type Followed,
  follow,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  type Parting,
  RECORD_FORMAT,
  replay,
  revisions,
  STEPS_MAX,
} from './kernel/record.ts';
export { type CommonReasons, type Refusal, type RefusalFacts, refuseAnyway } from './kernel/refusal.ts';
export { type Modifier, RollSheet } from './kernel/roll.ts';
export { Takebacks } from './kernel/takeback.ts';
export { rulesetNamed, rulesets } from './rulesets.ts';
export * from './words.ts';
