/** Give and Go: the thrower of a Quick Pass, or whoever handed the ball over, runs on (B25-SKILL-GIVEANDGO-01). */
import { Until } from '../../../../kernel/effects.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { Passing, rangeTo } from '../../../procedures/aim.ts';
import { HAS_GIVEN, Range } from '../../../words.ts';

const NO_QUICK_PASS = Passing.outOfTurn | Passing.hailMary | Passing.bomb; // B25-Q-195
/** The square is settled: a hand-off, or a Quick Pass of the owner's own Action. */
export const givesAway = (g: BloodGame, m: Matter): boolean =>
  (m.flags & Passing.handOff) !== 0 || (!(m.flags & NO_QUICK_PASS) && rangeTo(g, m.player, m.to) === Range.quick);
export const noteGift = (g: BloodGame, { player }: Matter): void => g.affect(player, HAS_GIVEN, 0, Until.action);
export const hasGiven = (g: BloodGame, { player }: Matter): boolean => g.isAffected(player, HAS_GIVEN);
export const forgetGift = (g: BloodGame, { player }: Matter): void => g.endEffect(player, HAS_GIVEN);
