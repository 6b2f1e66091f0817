/** How the answers to a question of Blood Bowl are measured against each other, and what else is at stake. */
import type { Choice, PlanOdds, QuestionView, RollPreview, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Aiming, AnswerRow } from '../../match/face.ts';
import { clearlyFirst, worthMost } from '../../match/worth.ts';

const words = t.blood.answers;
interface Measure {
  readonly of: 'success' | 'theyFall' | 'theyLeave';
  readonly unit: string;
}
const felled = (): Measure => ({ of: 'theyFall', unit: words.down });
const safe = (): Measure => ({ of: 'success', unit: words.safe });
const measures = (): readonly Measure[] => [safe(), { of: 'theyLeave', unit: words.off }, felled()];
const HARDLY_EVER = 0.005;
/** By what the answers differ: in a block whether the target goes down, otherwise whether all goes on well. */
export const measureOf = ({ name }: QuestionView, { weights }: Aiming): Measure | null => {
  if (name === 'blockDie') return felled();
  if (name === 'blockReroll') return safe();
  const known = weights.filter(weight => weight !== null);
  const found = measures().find(({ of }) => {
    const values = known.map(weight => weight[of]);
    return Math.max(...values) - Math.min(...values) > HARDLY_EVER;
  });
  return found && name === 'reroll' && found.of === 'success'
    ? { of: 'success', unit: words.succeeds }
    : (found ?? null);
};
export const comesOutBy = (measure: Measure | null, weight: PlanOdds | null): Partial<AnswerRow> =>
  measure === null || weight === null ? {} : { chance: weight[measure.of], unit: measure.unit };
export const joined = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');
/** What may come of an answer besides what it is measured by. */
export const stakes = (measure: Measure | null, weight: PlanOdds | null): string => {
  if (measure === null || weight === null) return '';
  const { theyLeave, down, turnover } = weight;
  return joined(
    theyLeave > HARDLY_EVER && measure.of !== 'theyLeave' ? words.leaves(t.percent(theyLeave)) : '',
    down > HARDLY_EVER && measure.of !== 'theyLeave' ? words.youFall(t.percent(down)) : '',
    turnover > HARDLY_EVER && down <= HARDLY_EVER && measure.of !== 'success' ? words.lost(t.percent(turnover)) : '',
  );
};
/** What a re-roll may still be good for later. */
const REROLL_WORTH = 0.05;
/** How well things stand after an answer, all in all: what was ordered, who lies down, whether the turn goes on. */
const worthOf = ({ success, theyFall, theyLeave, down, turnover, rerollUsed }: PlanOdds): number =>
  success + theyFall + theyLeave - down - turnover - REROLL_WORTH * rerollUsed;
/** The answer that is worth most; null while it is not known of every one, or where two are worth the same. */
export const bestOf = (question: QuestionView, { weights }: Aiming): Choice | null =>
  worthMost(question, weights, worthOf);
/** Of answers that nobody weighs, the one that leaves its coach better off than any other, whatever comes; null where none does. */
export const plainlyBest = (
  { name, choices, about, side }: QuestionView,
  sideOf: (player: unknown) => Side | undefined,
): Choice | null => {
  const [only] = choices;
  if (choices.length === 1 && only) return only;
  switch (name) {
    case 'casualty':
      return clearlyFirst(choices.map(choice => ({ choice, worth: Number(choice.outcome === 'reserves') })));
    // It costs nothing to try.
    case 'intercept':
    case 'interceptBomb':
      return clearlyFirst(choices.map(choice => ({ choice, worth: choice.roll?.chance ?? 0 })));
    case 'knuckledusters':
      return choices.find(({ verb }) => verb === 'face') ?? null;
    case 'blockDie':
      return sideOf(about.player) === side ? null : bestForTarget(choices);
    default:
      return choices.find(({ outcome }) => outcome === 'touchdown') ?? null;
  }
};
/** What a die comes to, from the best to the worst for whoever is blocked. */
export const FOR_TARGET: readonly string[] = ['selfDown', 'bothDown', 'nothing', 'pushed', 'down'];
/** Both down costs the other coach the turn and this one a player on its feet: against a push that is a matter of taste. */
const bestForTarget = (choices: readonly Choice[]): Choice | null => {
  const outcomes = choices.map(({ outcome }) => outcome ?? '');
  const isOpen =
    outcomes.includes('bothDown') && !outcomes.includes('selfDown') && outcomes.some(one => SPARED.has(one));
  return isOpen
    ? null
    : clearlyFirst(choices.map(choice => ({ choice, worth: -FOR_TARGET.indexOf(choice.outcome ?? '') })));
};
const SPARED: ReadonlySet<string> = new Set(['nothing', 'pushed']);
export const weightOf = ({ choices }: QuestionView, choice: Choice, { weights }: Aiming): PlanOdds | null =>
  weights[choices.indexOf(choice)] ?? null;
/** Opponents struggle with whoever holds or follows them: the chance shown is that of the coach who is asked. */
const contestOf = (kind: string): string | undefined =>
  kind === 'tentacles' ? words.holds : kind === 'shadowing' ? words.follows : undefined;
export const rollOdds = ({ kind, chance }: RollPreview): Partial<AnswerRow> => {
  const contest = contestOf(kind);
  if (contest !== undefined) return { chance: chance === null ? null : 1 - chance, unit: contest };
  return { chance, unit: kind === 'block' ? words.safelyDown : kind === 'armour' ? words.broken : words.succeeds };
};
