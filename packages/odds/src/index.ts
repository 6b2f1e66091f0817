/** What are my chances: the face of the odds library, for coaches, pages and bots. */
export {
  type ExplainedModifier,
  type ExplainedRoll,
  type Explanation,
  explain,
  whyNot,
} from './explain/explain.ts';
export { Evaluation } from './luck/evaluation.ts';
export { luckOf } from './luck/luck.ts';
export { fittedModels } from './luck/weights/index.ts';
export type { ChancesToWin, KindLuck, MatchLuck, RollLuck } from './luck/words.ts';
export { chanceOf } from './plan/chance.ts';
export {
  type Assumption,
  BadPlan,
  type Chances,
  type Fractions,
  type Goal,
  OUTCOMES,
  type OutcomeName,
  type Plan,
  type PlanOptions,
  type PlayerGoal,
} from './plan/plan.ts';
export { type Reach, reach, type Way, type WayRoll } from './reach/index.ts';
export { walksFrom } from './reach/walks.ts';
export { type FaceOutcome, faceAfter, plainChance, type Tried, type TriedRoll, tryOut } from './trial/blood.ts';
export { KindDice } from './trial/dice.ts';
export { quietAnswer } from './trial/quiet.ts';
