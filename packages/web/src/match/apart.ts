/** No two answers bear the same label: those that would are told apart by where they are done from, or by number. */
import { t } from '@ironpitch/texts/page';
import type { AnswerRow } from './face.ts';

export const toldApart = (rows: readonly AnswerRow[]): AnswerRow[] => {
  const from = ({ plan }: AnswerRow): string => {
    const square = plan?.path.at(-1);
    return square ? t.square(square) : '';
  };
  const labelled = apart(rows, row => (from(row) === '' ? row.label : t.match.alikeFrom(row.label, from(row))));
  return apart(labelled, (row, n) => t.match.alike(row.label, n));
};
const apart = (rows: readonly AnswerRow[], label: (row: AnswerRow, n: number) => string): AnswerRow[] => {
  const met = new Map<string, number>();
  return rows.map(row => {
    const alike = rows.filter(other => other.label === row.label).length;
    const n = (met.get(row.label) ?? 0) + 1;
    met.set(row.label, n);
    return alike === 1 ? row : { ...row, label: label(row, n) };
  });
};
