/** What other packages may know of Blood Bowl: the namespace `blood` of the engine's face. */
export { CARD_PLACES, CardPlace, ENDINGS, type Ending } from './cells.ts';
export { type BloodOptions, CARD_MOMENTS, type CardMoment } from './edition.ts';
export type { BloodEvent } from './events.ts';
export * from './formations.ts';
export { BloodGame, type BloodRules, type Edition } from './game.ts';
export * from './pitch.ts';
export { movementOnceUp } from './procedures/action.ts';
export { extraSquares, mayBlock } from './procedures/activity.ts';
export { mayIntercept, Passing, rangeTo } from './procedures/aim.ts';
export { canCatch } from './procedures/ball.ts';
export { Blocking, describeBlock, diceFor } from './procedures/block.ts';
export { CardTime } from './procedures/cards.ts';
export { isHalfOver, isOvertime } from './procedures/drive.ts';
export { foulAssists, mayFoul } from './procedures/foul.ts';
export { describeGrip, gripper } from './procedures/grips.ts';
export { describeArmour, INJURIES, Injury, injuryOf } from './procedures/harm.ts';
export { fameOf, kickOffTable2016 } from './procedures/kickofftable.ts';
export { canLeap, LEAP_SQUARES, leapFrom } from './procedures/leap.ts';
export { formationsFor, SET_UP_FAULTS, SetUp, type SetUpFault, setUpFaults } from './procedures/placing.ts';
export { placeProne } from './procedures/prone.ts';
export { Pushing } from './procedures/push.ts';
export {
  agilityTarget,
  Dodging,
  describeRoll,
  divingTackler,
  fumbles,
  LONER_TARGET,
  mayBreakTackle,
  OncePerTurn,
  PRO_TARGET,
  passes,
  proOpen,
  reaches,
  skillRerollOpen,
  teamRerollOpen,
} from './procedures/rolls.ts';
export { needsDodge, Stepping } from './procedures/step.ts';
export { mayAct } from './procedures/turn.ts';
export type { RosterPosition, StarPlayer, Team, TeamPlayer } from './roster.ts';
export {
  type BallSpec,
  type PlayerSpec,
  type PlayerState,
  type PositionSpec,
  type ScenarioSpec,
  type SquareSpec,
  STATES,
} from './setup.ts';
export {
  areAdjacent,
  countOnPitch,
  hasZone,
  inScoringZone,
  isDown,
  isProne,
  isRooted,
  isStanding,
  isStunned,
  isWitless,
  neighbourAt,
  standUpright,
  zonesAgainst,
} from './status.ts';
export * from './words.ts';
