/** The special rules of the 63 Star Players put together. */
import type { SkillRule } from '../../../game.ts';
import { blocking } from './blocking.ts';
import { winning } from './favour.ts';
import { fighting } from './fighting.ts';
import { harming } from './harm.ts';
import { moving } from './moving.ts';
import type { StarRule } from './names.ts';
import { opening } from './opening.ts';
import { rerolling } from './rerolls.ts';
import { throwing } from './throwing.ts';

export const starRules2025: Readonly<Record<StarRule, SkillRule>> = {
  ...blocking,
  ...fighting,
  ...harming,
  ...moving,
  ...opening,
  ...rerolling,
  ...throwing,
  ...winning,
};
