/** What comes of a roll with one D6: success or failure, or how a throw went. */
import type { BloodGame } from '../game.ts';
import { Roll as Kind } from '../words.ts';

/** What a throw comes to, in `g.result`. */
export const Throw = { fumbled: 0, inaccurate: 1, accurate: 2, kept: 3 } as const;
/** A success that nothing can spoil any more, while the roll is not settled. */
export const CERTAIN = 2;
/** From which outcome on a throw of the kind succeeds; 0 for rolls that are none. */
export const throwsFrom = (g: BloodGame, kind: number): number =>
  kind === Kind.pass ? Throw.accurate : (g.rules.hooks.rollRules[kind]?.throwsFrom ?? 0);
export const satisfies = (g: BloodGame, kind: number, result: number): boolean => {
  const from = throwsFrom(g, kind);
  return from === 0 ? result !== 0 : result >= from && result !== Throw.kept;
};
