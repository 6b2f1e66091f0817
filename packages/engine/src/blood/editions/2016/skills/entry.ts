/** How a skill is written down in this folder: its category is the file's. */
import type { SkillRule } from '../../../game.ts';
import type { Category } from '../../../roster.ts';

export type Entry = Omit<SkillRule, 'category'>;

/** Gives every skill of a file its category. */
export const ofCategory = <N extends string>(
  category: Category,
  entries: Readonly<Record<N, Entry>>,
): Readonly<Record<N, SkillRule>> =>
  Object.fromEntries(Object.entries<Entry>(entries).map(([id, entry]) => [id, { ...entry, category }])) as Record<
    N,
    SkillRule
  >;
