/** The player in hand and the plan under the pointer: which plan a square stands for, and which is drawn. */
import type { Choice, Plan, SquareName } from '@ironpitch/table';
import { batch } from 'solid-js';
import { sameSquare } from '../pitch/geometry.ts';
import { table } from '../table/client.ts';
import { choiceOn } from './choices.ts';
import { keyOfPlan } from './plan.ts';
import { beside, type MatchState, playerAt } from './state.ts';

const isSquare = (value: Choice['object']): value is SquareName =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

// --- what a square stands for ----------------------------------------------------------------------------------------
/** Every plan that a click on the square could mean, the likeliest first. */
export const plansAt = (match: MatchState, square: SquareName): readonly Plan[] => {
  const { shown, snapshot, face } = match;
  const there = playerAt(match, square);
  const straight = shown.plans
    .filter(plan => sameSquare(plan.to, square) || (there && plan.target === there.id))
    .sort((a, b) => face.rank(b) - face.rank(a));
  if (straight.length > 0 || !there || there.side === snapshot.question?.side) return straight;
  return face.plansBeside?.(shown.plans, square) ?? [];
};
/** Of the plans that only go somewhere, the one that ends nearest to a square, rather without a roll. */
export const nearestTo = ({ shown }: MatchState, [column, row]: SquareName): Plan | undefined => {
  const far = ({ to, risk }: Plan): number =>
    to === null ? Number.POSITIVE_INFINITY : Math.hypot(to[0] - column, to[1] - row) + 1 - (risk?.chance ?? 1);
  const walks = shown.plans.filter(plan => plan.to !== null && plan.target === null);
  return walks.sort((a, b) => far(a) - far(b))[0];
};
export const choiceAt = (match: MatchState, square: SquareName): Choice | undefined => {
  const { question } = match.snapshot;
  return question ? choiceOn(question, square, playerAt(match, square), match.face.doneTo) : undefined;
};
export const planOfChoice = (match: MatchState, choice: Choice): Plan => {
  const { object, roll } = choice;
  const there = isSquare(object) ? playerAt(match, object) : undefined;
  return {
    ...(roll?.kind === 'block' ? { wants: 'down' as const } : {}),
    ...(match.face.aims.has(roll?.kind ?? '') ? { wants: 'caught' as const } : {}),
    verb: choice.verb,
    player: String(match.snapshot.question?.about.player ?? ''),
    to: isSquare(object) && !there ? object : null,
    target: typeof object === 'string' ? object : (there?.id ?? null),
    path: [],
    roll,
    answers: [choice.answer],
    gains: [],
  };
};
/** An answer with a roll of its own, under the pointer. */
const planOver = (match: MatchState, square: SquareName): Plan | null => {
  const choice = choiceAt(match, square);
  return choice?.roll && choice.roll.kind !== 'none' ? planOfChoice(match, choice) : null;
};
/** The plan that is drawn: the one aimed at, or the one under the pointer. */
export const shownPlan = (match: MatchState): Plan | null => {
  const { pointed, aim, hover } = match.shown;
  return pointed ?? aim ?? (hover ? (plansAt(match, hover)[0] ?? planOver(match, hover)) : null);
};
/** Where a plan ends: on a square, or with somebody. */
export const endOf = ({ snapshot }: MatchState, plan: Plan): SquareName | null =>
  plan.to ?? (plan.target === null ? null : (snapshot.view.players.find(p => p.id === plan.target)?.square ?? null));
export const canAct = ({ snapshot, face }: MatchState, id: string): boolean => {
  const { question, view } = snapshot;
  const player = view.players.find(p => p.id === id);
  return question !== null && player !== undefined && face.canAct(question, player);
};

// --- pointing --------------------------------------------------------------------------------------------------------
const point = (match: MatchState): void => match.reckoning.pointAt(shownPlan(match));
export const setHover = (match: MatchState, square: SquareName | null): void => {
  match.shown.hover = square;
  point(match);
};
/** A row under the pointer: its plan is drawn. */
export const pointTo = (match: MatchState, plan: Plan | null): void => {
  match.shown.pointed = plan;
  point(match);
};
export const letGo = ({ shown, behind, reckoning, snapshot }: MatchState): void => {
  shown.loading = false;
  behind.early = [];
  shown.aim = null;
  shown.pointed = null;
  shown.others = [];
  shown.selected = null;
  shown.plans = snapshot.question?.plans ?? [];
  reckoning.pointAt(null);
};
export const aimAt = (match: MatchState, plan: Plan | null): void => {
  const { shown } = match;
  batch(() => {
    shown.aim = plan;
    shown.pointed = null;
    shown.others = [];
    shown.refused = null;
  });
  point(match);
  if (plan?.to && plan.target === null && plan.risk) void beside(match, findOthers(match, plan, plan.to));
};
const findOthers = async ({ shown }: MatchState, plan: Plan, to: SquareName): Promise<void> => {
  const found = await table.otherWays(plan.player, to);
  const known = keyOfPlan(plan);
  if (shown.aim === plan) shown.others = found.filter(other => keyOfPlan(other) !== known);
};
/** Takes somebody in hand; `onReady` gets the squares that were clicked while their plans were on their way. */
export const select = async (
  match: MatchState,
  id: string | null,
  onReady: (clicked: readonly SquareName[]) => void,
): Promise<void> => {
  const { shown, behind } = match;
  aimAt(match, null);
  if (id === null || !canAct(match, id)) return letGo(match);
  shown.refused = null;
  shown.selected = id;
  shown.plans = [];
  const wanted = ++behind.asking;
  const isWanted = (): boolean => wanted === behind.asking && shown.selected === id;
  shown.loading = true;
  behind.early = [];
  const squares = await table.plans(id, 'squares');
  if (!isWanted()) return;
  shown.plans = squares;
  point(match);
  const deeds = await table.plans(id, 'deeds');
  if (!isWanted()) return;
  shown.plans = [...deeds, ...squares];
  point(match);
  shown.loading = false;
  const clicked = behind.early;
  behind.early = [];
  onReady(clicked);
};
