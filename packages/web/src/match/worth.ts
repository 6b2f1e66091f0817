/** Which answer to a question is worth most: it alone is suggested, and nothing is while that is not known. */
import type { Choice, PlanOdds, QuestionView } from '@ironpitch/table';
import type { AnswerRow } from './face.ts';

/** Answers that are closer than this are as good as each other. */
const HARDLY_EVER = 0.005;
/** The answer that is worth most; null while it is not known of every one, or where two are worth the same. */
export const worthMost = (
  { choices }: Pick<QuestionView, 'choices'>,
  weights: readonly (PlanOdds | null)[],
  worth: (weight: PlanOdds, choice: Choice) => number,
): Choice | null => {
  const known = choices.flatMap((choice, i) => {
    const weight = weights[i];
    return weight ? [{ choice, worth: worth(weight, choice) }] : [];
  });
  return known.length < choices.length ? null : clearlyFirst(known);
};
/** The one that is ahead of all others. */
export const clearlyFirst = (known: readonly { readonly choice: Choice; readonly worth: number }[]): Choice | null => {
  const [first, second] = [...known].sort((a, b) => b.worth - a.worth);
  if (!first || !second) return first?.choice ?? null;
  return first.worth - second.worth > HARDLY_EVER ? first.choice : null;
};
/** The black button: the first row, where it is done at once and known to be better than the others. */
export const isSuggested = (row: AnswerRow, index: number): boolean =>
  index === 0 &&
  row.plain !== true &&
  row.opens !== true &&
  row.even !== true &&
  (row.does.kind === 'answer' || row.does.kind === 'arrange');
