/** How a skill is written down in this folder: its category is the file's. */
import type { SkillRule } from '../../../game.ts';
import type { Category } from '../../../roster.ts';

export type Entry = Omit<SkillRule, 'category'>;
/** What names.ts reads off an entry besides its name. */
type Told<E> = Pick<E, keyof E & ('rolls' | 'rerolls')>;

/** Gives every skill of a file its category. */
export const ofCategory = <const E extends Readonly<Record<string, Entry>>>(
  category: Category,
  entries: E,
): { readonly [N in keyof E]: SkillRule & Told<E[N]> } =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, category }])) as never;
