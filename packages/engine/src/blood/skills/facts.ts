/** What the skill files state about a skill; its name and category stand in the list that team rules read too. */
import type { SkillRule } from '../game.ts';

export type SkillFacts = Omit<SkillRule, 'name' | 'category'>;
