/** What other packages may know of Blood Bowl: the namespace `blood` of the engine's face. */

export { bears, hasQuality, owns, skillsOf } from './bearing.ts';
export { CardTime } from './cards/playing.ts';
export { CARD_PLACES, CardPlace, ENDINGS, type Ending } from './cells.ts';
export {
  CHARACTERISTICS,
  type CharacteristicName,
  neededBy,
  printedStats,
  printedValue,
  Stat,
} from './characteristics.ts';
export type { BloodOptions } from './edition.ts';
export { kickOffTable2016 } from './editions/2016/kickoffs.ts';
export { Reroll, type RerollName, Roll, type RollName, Skill, type SkillName } from './editions/2016/names.ts';
export { blood2025 } from './editions/2025/index.ts';
export { CARD_MOMENTS, type CardMoment, Quality } from './entries.ts';
export type { BloodEvent } from './events.ts';
export { FACTS, type Fact, type FactName, type FactsNamed, factList, nameFacts } from './facts.ts';
export * from './formations.ts';
export { BloodGame, type BloodRules, type Edition } from './game.ts';
export { REROLLS, ROLLS, SKILLS } from './names.ts';
export * from './pitch.ts';
export { beginActing, trialsOf } from './procedures/action.ts';
export { mayBlock } from './procedures/activity.ts';
export { mayIntercept, Passing, rangeTo } from './procedures/aim.ts';
export { describeArmour, INJURIES, Injury, injuryOf } from './procedures/armour.ts';
export { canCatch } from './procedures/ball.ts';
export { describeRoll, fumbles, ignoresZones, passes, reaches } from './procedures/describe.ts';
export { isHalfOver, isOvertime } from './procedures/drive.ts';
export { foulAssists, mayFoul } from './procedures/foul.ts';
export { fameOf } from './procedures/kickofftable.ts';
export { foresee, isUnwise, isWise } from './procedures/moment.ts';
export { extraSquares, movementOnceUp, rushesToStand } from './procedures/movement.ts';
export { satisfies, throwsFrom } from './procedures/outcome.ts';
export { formationsFor, SET_UP_FAULTS, SetUp, type SetUpFault, setUpFaults } from './procedures/placing.ts';
export { placeProne } from './procedures/prone.ts';
export { anyRerollOpen, skillRerollOpen, teamRerollOpen } from './procedures/rerolls.ts';
export { Used } from './procedures/rolls.ts';
export { needsDodge, Stepping } from './procedures/step.ts';
export { Blocking, describeBlock, diceFor } from './procedures/strength.ts';
export { mayAct } from './procedures/turn.ts';
export type { MatchReport, PlayerReport, TeamReport } from './report.ts';
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
export { anyDivingTackler, Dodging, divingTackler, mayBreakTackle } from './skills/dodging.ts';
export { countFollows, describeGrip, followsLeft, gripper } from './skills/grips.ts';
export { canLeap, LEAP_SQUARES, leapFrom } from './skills/leap.ts';
export { LONER_TARGET, PRO_TARGET } from './skills/rerolls.ts';
export { Once } from './skills/use.ts';
export {
  areAdjacent,
  biterOf,
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
export type { BloodReasons } from './why.ts';
export * from './words.ts';
export { type EffectSpec, nameEffects } from './written.ts';
