/** The exact chance of a whole plan. */
import { type Answer, BadInput, type Game, questions, SEATS, type Seat, verbOf } from '@ironpitch/engine';
import { type Row, written } from './fraction.ts';
import { readGoal } from './goal.ts';
import {
  type Assumption,
  BadPlan,
  type Chances,
  type Fractions,
  type Goal,
  OUTCOMES,
  type OutcomeName,
  type Plan,
  type PlanOptions,
} from './plan.ts';
import { PlanSearch, type Question, type Weighed } from './search.ts';
import { FIRST_OUTCOME, SUCCESS, UNRESOLVED, type Vector } from './vector.ts';

/** What is looked at in about a second. */
const POSITIONS_MAX = 20_000;
/** The share of it that is left for a second search where the first has looked at them all; half of it at most. */
const SECOND_LOOK = 1 / 4;
/** What sums of chances in another order may differ by: what was not followed makes no difference below it. */
const ROUNDING = 1e-12;

/**
 * The chance that a plan succeeds, exactly: every die enumerated, every re-roll used where it helps most, every choice
 * of the other coach the worst one. The game is not changed, and nothing its coach may not see is used.
 *
 * ```ts
 * // H3 dodges away, picks the ball up on the third square, and hands it to H7.
 * const chances = chanceOf(
 *   game,
 *   { steps: [{ handOff: 'H3' }, { to: [11, 6] }, { to: [12, 7] }, { to: [13, 7] }, { target: 'H7' }] },
 *   { holder: 'H7' },
 * );
 * chances.success; // 0.4823…
 * chances.outcomes.outOfTheGame; // how often somebody of ours does not get up again
 * ```
 *
 * A blitz with the dice in order of preference:
 *
 * ```ts
 * chanceOf(
 *   game,
 *   {
 *     steps: [{ blitz: 'H1' }, { to: [13, 8] }, { target: 'A4' }],
 *     prefer: { blockDie: [{ face: 'defenderDown' }, { face: 'defenderStumbles' }, { face: 'pushed' }] },
 *   },
 *   { players: { A4: { state: 'down' }, H1: { state: 'standing' } } },
 * );
 * ```
 *
 * Throws `BadPlan`, with the step, the reason and the rule, when no course of events lets the plan be carried out.
 */
export const chanceOf = (game: Game, plan: Plan, goal: Goal = {}, options: PlanOptions = {}): Chances => {
  const question = readQuestion(game, plan, goal, options);
  const search = new PlanSearch(game, question, options.progress);
  const weighed = search.chances();
  if (isWhole(weighed.best) && isWhole(weighed.withoutRerolls)) {
    checkTaken(search, question.steps);
    const fractions = options.fractions && search.fractions();
    return { ...chancesFrom(search, weighed, weighed), ...(options.fractions && { fractions: inLetters(fractions) }) };
  }
  const left = Math.min(question.positionsMax - search.positions, question.positionsMax / 2);
  const positionsMax = Math.ceil(Math.max(left, question.positionsMax * SECOND_LOOK));
  const other = new PlanSearch(game, { ...question, positionsMax, settles: true, fractions: false }, options.progress);
  const found = betterOf(weighed, other.chances());
  const chances = chancesFrom(search, found, weighed);
  const assumptions = [...chances.assumptions, ...notTaken(search, other)];
  return { ...chances, assumptions, ...(options.fractions && { fractions: null }) };
};
const isWhole = (value: Vector): boolean => (value[UNRESOLVED] as number) < ROUNDING;
/** Of a plan that was cut short nobody knows whether a step is possible; but why it was refused so far. */
const notTaken = (search: PlanSearch, other: PlanSearch): Assumption[] => {
  const never = search.taken.findIndex((taken, step) => !taken && !other.taken[step]);
  const refusal = (search.refused[never] ?? other.refused[never])?.refusal;
  return refusal === undefined ? [] : [{ name: 'neverTaken', step: never, refusal }];
};
/**
 * A plan was too long for the first search. The second one settles push squares and follow-ups at once: what it finds can
 * be had, so that the better of the two is a lower bound. Only the first one knows what all choices can come to at most.
 */
const betterOf = (one: Weighed, other: Weighed): Weighed => {
  const better = (a: Vector, b: Vector): Vector => ((b[SUCCESS] as number) > (a[SUCCESS] as number) ? b : a);
  return {
    ...one,
    best: better(one.best, other.best),
    withoutRerolls: better(one.withoutRerolls, other.withoutRerolls),
  };
};
const chancesFrom = (search: PlanSearch, found: Weighed, bounds: Weighed): Chances => {
  const { best, withoutRerolls } = found;
  const outcomes = Object.fromEntries(OUTCOMES.map((name, i) => [name, best[FIRST_OUTCOME + i]])) as Record<
    OutcomeName,
    number
  >;
  const unresolved = isWhole(best) ? 0 : (best[UNRESOLVED] as number);
  const above = (most: number, value: Vector): number =>
    isWhole(value) && most - (value[SUCCESS] as number) < ROUNDING ? 0 : Math.max(0, most - (value[SUCCESS] as number));
  const bound = above(bounds.most, best);
  const assumptions: Assumption[] = [...search.assumptions].map(name => ({ name }));
  if (unresolved > 0) assumptions.push({ name: 'cutShort', chance: unresolved });
  return {
    success: best[SUCCESS] as number,
    bound,
    withoutRerolls: withoutRerolls[SUCCESS] as number,
    boundWithoutRerolls: above(bounds.mostWithoutRerolls, withoutRerolls),
    turnover: outcomes.turnover,
    outcomes,
    unresolved,
    assumptions,
    positions: search.positions,
  };
};
const inLetters = (found: ReturnType<PlanSearch['fractions']>): Fractions | null => {
  if (found === undefined) return null;
  const { best, withoutRerolls } = found;
  const at = ({ above, below }: Row, place: number): string => written(above[place] as bigint, below);
  const outcomes = Object.fromEntries(OUTCOMES.map((name, i) => [name, at(best, FIRST_OUTCOME + i)])) as Record<
    OutcomeName,
    string
  >;
  return {
    success: at(best, SUCCESS),
    withoutRerolls: at(withoutRerolls, SUCCESS),
    turnover: outcomes.turnover,
    outcomes,
  };
};

/** What says how to look at a goal, and is none by itself. */
const SAYS_HOW: ReadonlySet<string> = new Set<keyof Goal>(['turnoverAllowed', 'looksAt', 'whichCasualty']);
/** Looks every name up once. */
export const readQuestion = (game: Game, plan: Plan, goal: Goal, options: PlanOptions): Question => ({
  seat: plannerOf(game, options.seat),
  steps: plan.steps.map((answer, i) => readStep(game, answer, i)),
  prefer: readPreferences(game, plan),
  goal: readGoal(game, goal),
  touchdown: goal.touchdown === true,
  turnoverAllowed: goal.turnoverAllowed === true,
  looksAtAll: goal.also !== undefined && goal.looksAt === undefined,
  looksAt: new Set(goal.looksAt?.map(name => game.playerNamed(name))),
  whichCasualty: goal.whichCasualty === true,
  wantsMore: Object.keys(goal).some(key => !SAYS_HOW.has(key)),
  positionsMax: options.positionsMax ?? POSITIONS_MAX,
  fractions: options.fractions === true,
});
const plannerOf = (game: Game, given: Seat | undefined): Seat => {
  if (game.over) throw new BadInput('the match is over: there is nothing to plan');
  if (given !== undefined && given !== game.asked)
    throw new BadInput(`${SEATS[game.asked]} is asked now: ${SEATS[given]} has nothing to plan yet`);
  return game.asked;
};
const readStep = (game: Game, answer: Answer, step: number): number => {
  const read = readAnswer(game, answer, step === 0);
  if (typeof read === 'string') throw new BadPlan(step, read);
  if (verbOf(read).standing) throw new BadPlan(step, `${JSON.stringify(answer)} is no step of a plan`);
  return read;
};
/** Or what is wrong with it. What could be answered instead is only known of the question that is open now. */
const readAnswer = (game: Game, answer: Answer, isNow: boolean): number | string => {
  const word = typeof answer === 'string' ? answer : Object.keys(answer)[0];
  if (!isNow && word !== undefined && game.verbNamed(word) === undefined) return `unknown answer "${word}"`;
  try {
    return game.readAnswer(answer);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};
const readPreferences = (game: Game, plan: Plan): Map<string, number[]> => {
  const read = new Map<string, number[]>();
  const onTheWay = questions
    .filter(one => one.game === game.rules.game && one.onTheWay && !game.rules.neverAsks.includes(one.name))
    .map(one => one.name)
    .sort();
  for (const [question, answers] of Object.entries(plan.prefer ?? {})) {
    if (!onTheWay.includes(question))
      throw new BadInput(`prefer.${question}: no such question comes up on the way; there are ${onTheWay.join(', ')}`);
    read.set(
      question,
      answers.map((answer, i) => {
        const one = readAnswer(game, answer, false);
        if (typeof one === 'string') throw new BadInput(`prefer.${question}[${i}]: ${one}`);
        return one;
      }),
    );
  }
  return read;
};
/** Every step must be possible in some course of events. */
const checkTaken = (search: PlanSearch, steps: readonly number[]): void => {
  const never = search.taken.indexOf(false);
  if (never < 0) return;
  const refused = search.refused[never];
  if (refused !== undefined) throw new BadPlan(never, refused.refusal);
  if (!verbOf(steps[never] as number).ends)
    throw new BadPlan(never, 'the plan is over before this step: nothing that happens leads to it');
};
