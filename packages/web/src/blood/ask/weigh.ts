/** How the answers to a question of Blood Bowl are measured against each other, and what else is at stake. */
import type { Choice, PlanOdds, QuestionView, RollPreview } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Aiming, AnswerRow } from '../../match/face.ts';

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
export const bestOf = ({ choices }: QuestionView, { weights }: Aiming): Choice | null => {
  const known = choices.flatMap((choice, i) => {
    const weight = weights[i];
    return weight ? [{ choice, worth: worthOf(weight) }] : [];
  });
  const [first, second] = known.sort((a, b) => b.worth - a.worth);
  if (known.length < choices.length || !first || !second) return null;
  return first.worth - second.worth > HARDLY_EVER ? first.choice : null;
};
export const weightOf = ({ choices }: QuestionView, choice: Choice, { weights }: Aiming): PlanOdds | null =>
  weights[choices.indexOf(choice)] ?? null;
/** Opponents struggle with whoever holds or follows them: the chance shown is that of the coach who is asked. */
const contestOf = (kind: string): string | undefined =>
  kind === 'tentacles' ? words.holds : kind === 'shadowing' ? words.follows : undefined;
export const rollOdds = ({ kind, chance }: RollPreview): Partial<AnswerRow> => {
  const contest = contestOf(kind);
  if (contest !== undefined) return { chance: chance === null ? null : 1 - chance, unit: contest };
  return { chance, unit: kind === 'block' ? words.down : kind === 'armour' ? words.broken : words.succeeds };
};
