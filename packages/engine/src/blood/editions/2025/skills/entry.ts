/** How a skill of 2025 is written down: its category is the file's, Active unless it says Passive. */
import type { SkillRule } from '../../../game.ts';
import type { Category } from '../../../roster.ts';

/** `worksDown` is what the book calls Passive; `compulsory` its asterisk. */
export type Entry = Omit<SkillRule, 'category'>;

/** Gives every skill of a file its category. */
export const ofCategory = <const E extends Readonly<Record<string, Entry>>>(
  category: Category,
  entries: E,
): { readonly [N in keyof E]: SkillRule } =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, category }])) as never;
