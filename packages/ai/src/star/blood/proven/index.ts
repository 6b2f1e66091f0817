/**
 * The evaluation that star's search was tuned and measured with. The one in `value/weights` knows better who is going to win,
 * but star has not been measured with it: whoever changes that repeats the figures of docs/bots.md.
 */
import type { Fitted } from '../../../value/net.ts';
import { blood2016 } from './blood-2016.ts';
import { blood2025 } from './blood-2025.ts';

export const proven: Readonly<Record<string, Fitted>> = Object.fromEntries(
  [blood2016, blood2025].map(weights => [weights.ruleset, weights]),
);
