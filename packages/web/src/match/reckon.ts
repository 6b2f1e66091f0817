/** The odds of what a coach points at: asked of the table that reckons, the last plan first, the stale ones dropped. */
import type { Plan, PlanOdds, Sight } from '@ironpitch/table';
import { createSignal } from 'solid-js';
import { reckoner, table } from '../table/client.ts';
import { keyOfPlan, type Reckoned } from './plan.ts';

/** A pointer that only passes by asks nothing. */
const LINGER_MS = 70;
/** Whoever reckons about something else for longer than this is sent away. */
const PATIENCE_MS = 200;

/** `cannotFail`: rolls of which only is told where something comes down. */
export const createReckoning = (cannotFail: ReadonlySet<string>) => {
  const isSure = ({ roll }: Plan): boolean => cannotFail.has(roll?.kind ?? '');
  const [reckoned, setReckoned] = createSignal<Reckoned | null>(null);
  const [weights, setWeights] = createSignal<readonly (PlanOdds | null)[]>([]);
  const known = new Map<string, Reckoned>();
  let sight: Promise<Sight | null> | undefined;
  let wanted: Plan | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busySince = 0;
  let round = 0;

  const keep = (found: Reckoned, asked: number): void => {
    if (asked !== round) return;
    known.set(found.key, found);
    if (wanted && keyOfPlan(wanted) === found.key) setReckoned(found);
  };
  const seen = (): Promise<Sight | null> => {
    // Without a match on the table there is nothing to reckon with.
    sight ??= table.sight().catch(() => null);
    return sight;
  };
  const ask = async (plan: Plan): Promise<void> => {
    const asked = round;
    const key = keyOfPlan(plan);
    const from = await seen();
    if (from === null || asked !== round || wanted !== plan) return;
    if (busySince > 0) {
      const left = PATIENCE_MS - (performance.now() - busySince);
      if (left > 0) {
        timer = setTimeout(() => void ask(plan), left);
        return;
      }
      reckoner.sendAway();
    }
    busySince = performance.now();
    try {
      const rolls =
        plan.roll === null || isSure(plan) ? (plan.risk?.rolls ?? []) : await reckoner.rollsOf(from, plan.answers);
      keep({ key, rolls, odds: undefined }, asked);
      const flights = plan.roll === null ? null : await reckoner.flights(from, plan);
      if (flights) keep({ key, rolls, odds: isSure(plan) ? null : undefined, flights }, asked);
      const odds = wanted === plan && !isSure(plan) ? await reckoner.oddsOf(from, plan) : undefined;
      if (odds !== undefined) keep({ key, rolls, odds, flights }, asked);
    } catch {
      // Sent away, or the question has moved on: whoever points again asks again.
      return;
    }
    busySince = 0;
  };
  return {
    reckoned,
    weights,
    /** The plan that is pointed at; null when none is. */
    pointAt(plan: Plan | null): void {
      wanted = plan;
      clearTimeout(timer);
      const found = plan === null ? null : (known.get(keyOfPlan(plan)) ?? null);
      setReckoned(found);
      if (plan !== null && found?.odds === undefined) timer = setTimeout(() => void ask(plan), LINGER_MS);
    },
    /** A new question: nothing that was reckoned before holds. */
    begin(weighs: boolean): void {
      round++;
      known.clear();
      sight = undefined;
      wanted = null;
      clearTimeout(timer);
      setReckoned(null);
      setWeights([]);
      if (busySince > 0) reckoner.sendAway();
      busySince = 0;
      if (weighs) void weigh(round);
    },
    close(): void {
      clearTimeout(timer);
      reckoner.sendAway();
    },
  };
  async function weigh(asked: number): Promise<void> {
    const from = await seen();
    if (from === null || asked !== round) return;
    busySince = performance.now();
    try {
      const found = await reckoner.weigh(from);
      if (asked === round) setWeights(found);
    } catch {
      return;
    }
    busySince = 0;
  }
};
