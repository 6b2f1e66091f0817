/** The exact chance of a whole plan. */
import { type Answer, BadInput, type Game, questions, SEATS, type Seat, verbOf } from '@ironpitch/engine';
import { readGoal } from './goal.ts';
import { BadPlan, type Chances, type Goal, OUTCOMES, type OutcomeName, type Plan, type PlanOptions } from './plan.ts';
import { PlanSearch, type Question } from './search.ts';
import { FIRST_OUTCOME, SUCCESS, UNRESOLVED } from './vector.ts';

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
  const { best: value, withoutRerolls } = search.chances();
  checkTaken(search, question.steps);
  const outcomes = Object.fromEntries(OUTCOMES.map((name, i) => [name, value[FIRST_OUTCOME + i]])) as Record<
    OutcomeName,
    number
  >;
  const unresolved = value[UNRESOLVED] as number;
  const assumptions = [...search.assumptions];
  if (unresolved > 0)
    assumptions.push(`courses with a chance of ${unresolved.toExponential(1)} together were not followed to their end`);
  return {
    success: value[SUCCESS] as number,
    withoutRerolls: withoutRerolls[SUCCESS] as number,
    turnover: outcomes.turnover,
    outcomes,
    unresolved,
    assumptions,
    positions: search.positions,
  };
};

/** Looks every name up once. */
export const readQuestion = (game: Game, plan: Plan, goal: Goal, options: PlanOptions): Question => ({
  seat: plannerOf(game, options.seat),
  steps: plan.steps.map((answer, i) => readStep(game, answer, i)),
  prefer: readPreferences(game, plan),
  goal: readGoal(game, goal),
  touchdown: goal.touchdown === true,
  turnoverAllowed: goal.turnoverAllowed === true,
  looksAtAll: goal.also !== undefined,
  wantsMore: Object.keys(goal).some(key => key !== 'turnoverAllowed'),
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
    .filter(one => one.game === game.rules.game && one.onTheWay)
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
  if (refused !== undefined) throw new BadPlan(never, refused.refusal.text, refused.refusal.rule);
  if (!verbOf(steps[never] as number).ends)
    throw new BadPlan(never, 'the plan is over before this step: nothing that happens leads to it');
};
