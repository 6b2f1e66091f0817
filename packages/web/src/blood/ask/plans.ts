/** A plan of a Blood Bowl player as an answer: what it is called, what it rolls, how likely it comes off. */
import type { Choice, Flights, MatchView, Plan, PlanOdds, QuestionView, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Aiming, AnswerRow } from '../../match/face.ts';
import { nameById } from '../../match/names.ts';
import { isSamePlan, keyOfPlan, shorter } from '../../match/plan.ts';
import { sameSquare } from '../../pitch/geometry.ts';

import { actionName, iconOf, riskWords, rollWords } from '../words.ts';
import { joined } from './weigh.ts';

const words = t.blood.answers;
/** The likelier one first; of those that are as likely, to the percent, the one with the shorter and straighter way. */
export const best = (a: Plan, b: Plan): number => chanceOf(b) - chanceOf(a) || shorter(a, b);
const chanceOf = (plan: Plan): number =>
  Math.round(100 * (plan.risk?.chance ?? 1) * (plan.roll?.kind === 'block' ? (plan.roll.chance ?? 0) : 1));

const flightWords = (flights: Flights | null): string => {
  if (flights === null) return words.kickFlies;
  const { plain, shortened } = flights;
  return shortened
    ? words.kickShort(t.percent(shortened.outside), t.percent(plain.outside))
    : joined(words.kickFlies, words.kickLeaves(t.percent(plain.outside)));
};
/** A kick cannot fail: its chance is that of staying in play. */
export const kickRow = (plan: Plan, flights: Flights | null): AnswerRow => ({
  icon: 'throw',
  label: words.kickAt(plan.to ? t.square(plan.to) : ''),
  why: flightWords(flights),
  plan,
  ...(flights ? { chance: 1 - (flights.shortened ?? flights.plain).outside, unit: words.lands } : {}),
  does: { kind: 'answer', answers: plan.answers },
});
/** A plan as an answer: done when `aimed`, otherwise shown on the pitch first. */
export const planRow = ({ view }: Snapshot, plan: Plan, aimed: boolean, odds: PlanOdds | null = null): AnswerRow => {
  const block = plan.roll?.kind === 'block';
  const rolls = plan.risk && (plan.risk.rolls.length > 0 || !plan.roll);
  const why = [
    ...(plan.path.length > 0 ? [`${words.squares(plan.path.length)}.`] : []),
    ...(rolls && plan.risk ? [riskWords(plan.risk)] : []),
    ...(plan.roll && (block || plan.roll.kind === 'armour' || !rolls) ? [rollWords(plan.roll)] : []),
    // The words of the roll itself say so too.
    ...(rolls && !block && plan.roll?.against?.length ? [words.intercept(plan.roll.against.length)] : []),
    gainWords(plan),
  ]
    .filter(text => text !== '')
    .join(' ');
  const way = plan.risk?.chance ?? 1;
  // Without a way the roll is all there is to it.
  const chance = block || plan.roll?.kind === 'armour' || !plan.risk ? way * (plan.roll?.chance ?? 1) : way;
  const unit = unitOf(plan);
  const risky = block || plan.roll !== null || (plan.risk?.chance ?? 1) < 1 || (plan.risk?.rolls.length ?? 0) > 0;
  return {
    icon: plan.to !== null && plan.path.length > 0 && plan.verb !== 'leap' ? 'run' : iconOf(plan.verb),
    label: labelOf(view, plan),
    why: why || (t.blood.actions[plan.verb]?.why ?? ''),
    plan,
    ...(risky
      ? { chance: odds?.success ?? chance, unit, rough: odds === null && plan.wants !== undefined && plan.to === null }
      : {}),
    does: aimed ? { kind: 'answer', answers: plan.answers } : { kind: 'aim', plan },
  };
};
const UNITS: Readonly<Record<string, string>> = {
  // Both down is none: it ends the turn.
  get block() {
    return words.safelyDown;
  },
  get armour() {
    return words.broken;
  },
  get throwTeammate() {
    return words.flies;
  },
  get bomb() {
    return words.onTarget;
  },
  get hailMary() {
    return words.flies;
  },
};
const TO_HANDS: ReadonlySet<string> = new Set(['pass', 'handOff', 'to']);
/** What the chance is the chance of. */
const unitOf = ({ wants, roll, target, verb, risk }: Plan): string => {
  if (risk?.stalls) return words.spared;
  if (wants === 'touchdown') return words.touchdown;
  if (roll === null && wants === 'there') return words.gotThere;
  if (roll === null && wants === 'ball') return words.gotBall;
  return UNITS[roll?.kind ?? ''] ?? (target !== null && TO_HANDS.has(verb) ? words.caught : words.succeeds);
};
const gainWords = (plan: Plan): string =>
  plan.gains.map(gain => (gain === 'touchdown' ? words.scores : words.picksUp)).join(' ');
const labelOf = (view: MatchView, plan: Plan): string => {
  const target = plan.target === null ? '' : nameById(view, plan.target);
  if (plan.verb === 'bench') return words.bench;
  if (plan.verb === 'player') return target;
  if (plan.verb === 'target') return words.at(actionName('block'), target);
  if (plan.verb === 'leap' && plan.to) return words.leap(t.square(plan.to));
  const from = plan.path.at(-1);
  if (plan.verb === 'secureBall' && plan.to) return words.secure(t.square(plan.to));
  // In the middle of any other action it is a move all the same.
  if (plan.to && from && plan.target === null) return words.to(actionName('move'), t.square(plan.to));
  if (plan.verb === 'pass' && from && target !== '') return words.thenThrow(target, t.square(from));
  if (plan.verb === 'handOff' && from && target !== '') return words.thenHand(target, t.square(from));
  if (plan.verb === 'pass' || plan.verb === 'to')
    return target !== '' ? words.throwTo(target) : plan.to ? words.throwAt(t.square(plan.to)) : actionName(plan.verb);
  if (plan.verb === 'handOff' && target !== '') return words.handTo(target);
  if (plan.to !== null) return words.to(actionName(plan.verb), t.square(plan.to));
  return target === '' ? actionName(plan.verb) : words.at(actionName(plan.verb), target);
};
/** Another way to the same square, by what it does differently. */
export const otherRow = (snapshot: Snapshot, plan: Plan): AnswerRow => {
  const { extra, keepsReroll } = plan.risk ?? {};
  const why = [
    plan.gains.includes('ball') ? words.viaBall : '',
    extra ? words.extra(extra) : '',
    keepsReroll ? words.keepsReroll(t.percent(keepsReroll)) : '',
  ].filter(text => text !== '');
  const row = planRow(snapshot, plan, false);
  return { ...row, label: t.match.follows.otherWay, why: why.length > 0 ? why.join(' ') : row.why };
};
const BESIDES = 2;
/** What else could be done to the same player, or to get to the same square. */
export const besides = (snapshot: Snapshot, aim: Plan, { plans }: Aiming): AnswerRow[] =>
  plans
    .filter(plan => (aim.target === null ? sameSquare(plan.to, aim.to) : plan.target === aim.target))
    .filter(plan => !isSamePlan(plan, aim))
    .sort(best)
    .slice(0, BESIDES)
    .map(plan => planRow(snapshot, plan, false));
/** In the middle of an action: whom it can be done to, here or on the way. */
const TARGETS_LISTED = 6;
export const targetRows = (snapshot: Snapshot, { plans }: QuestionView, { aim }: Aiming): AnswerRow[] => {
  const isAimed = (plan: Plan): boolean => aim !== null && isSamePlan(plan, aim);
  const done = plans.filter(plan => !isAimed(plan) && plan.target !== null).sort(best);
  const gains = ['touchdown', 'ball'].flatMap(gain => {
    const [likeliest] = plans.filter(plan => plan.target === null && plan.gains.includes(gain)).sort(best);
    return likeliest && !isAimed(likeliest) ? [likeliest] : [];
  });
  return [...new Set([...gains, ...done])].slice(0, TARGETS_LISTED).map(plan => planRow(snapshot, plan, false));
};
/** The plan behind an answer that brings a roll: pointing at it brings its odds. */
export const planOf = ({ about }: QuestionView, { verb, answer, roll }: Choice, target: string): Plan => ({
  ...(roll?.kind === 'block' ? { wants: 'down' as const } : {}),
  ...(roll?.kind === 'pass' ? { wants: 'caught' as const } : {}),
  verb,
  player: String(about.player ?? ''),
  to: null,
  target,
  path: [],
  roll,
  answers: [answer],
  gains: [],
});
/** Shown on the pitch first, as any other plan is. */
export const plannedBy = (plan: Plan, aiming: Aiming): Pick<AnswerRow, 'plan' | 'chance' | 'rough' | 'does'> => {
  const odds = reckonedOf(plan, aiming);
  return {
    plan,
    chance: odds?.success ?? plan.roll?.chance ?? null,
    rough: odds === null && plan.wants !== undefined,
    does: { kind: 'aim', plan },
  };
};

export const reckonedOf = (plan: Plan, { reckoned }: Aiming): PlanOdds | null =>
  reckoned?.key === keyOfPlan(plan) ? (reckoned.odds ?? null) : null;
export const flightsOf = (plan: Plan, { reckoned }: Aiming): Flights | null =>
  reckoned?.key === keyOfPlan(plan) ? (reckoned.flights ?? null) : null;
