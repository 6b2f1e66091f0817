/** What is known of a plan beside the plan itself. */
import type { Flights, Plan, PlanOdds, RollPreview } from '@ironpitch/table';

/** What has been reckoned of a plan so far: its rolls come at once, its odds when they are known. */
export interface Reckoned {
  readonly key: string;
  readonly rolls: readonly RollPreview[];
  /** undefined while they are being reckoned; null when there is nothing to be said. */
  readonly odds: PlanOdds | null | undefined;
  /** Of a kick or a throw: where the ball may come down. */
  readonly flights?: Flights | null;
}
/** What can be done on the spot comes first, then what is likelier; `counted` are the rolls the chance of a walk leaves out. */
export const rankBy =
  (counted: ReadonlySet<string>) =>
  ({ verb, risk, roll }: Plan): number => {
    const worth = (risk?.chance ?? 1) * (counted.has(roll?.kind ?? '') ? (roll?.chance ?? 1) : 1);
    return verb === 'block' ? 1 + worth : worth;
  };
/** The shorter way first, then the straighter one. */
export const shorter = (a: Plan, b: Plan): number => a.path.length - b.path.length || bendOf(a) - bendOf(b);
const bendOf = ({ path }: Plan): number =>
  path.reduce((sum, [, row], i) => sum + Math.abs(row - (path[i - 1]?.[1] ?? row)), 0);
/** Plans with the same key are the same plan. */
export const keyOfPlan = ({ answers, wants }: Plan): string => JSON.stringify([answers, wants]);
/** A plan that was suggested is another object than the player's own of the same kind. */
export const isSamePlan = (a: Plan, b: Plan): boolean => a === b || keyOfPlan(a) === keyOfPlan(b);
