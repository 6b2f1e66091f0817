/** Players that cards turn into somebody else or make change sides for a while, and how they become themselves again. */
import { MATCH_TARGET, Until } from '../../kernel/effects.ts';
import { otherSeat, type PlayerId, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { dropBall, scoreAtOnce } from '../procedures/prone.ts';
import { BLACKMAILED, ECLIPSE, SKILLS_SILENCED, TRANSFORMED, UNCLAIMED, ZAPPED } from '../words.ts';

/** While a player is transformed nothing counts but its new profile: see `g.stat` and `g.hasSkill`. */
const turnInto = (g: BloodGame, player: PlayerId, profile: number): void => {
  if (!g.isAffected(player, TRANSFORMED)) g.affect(player, TRANSFORMED, g.profile(player), Until.match);
  g.setProfile(player, profile);
  g.events?.push({ type: 'transformed', player });
};
/** B16-SPCARD-07: everybody on the pitch, in this turn and in the other coach's next one. */
export const darken = (g: BloodGame, seat: Seat): void => {
  g.affect(MATCH_TARGET, ECLIPSE, 0, Until.nextTurn, otherSeat(seat));
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.onPitch(player) && !g.isAffected(player, UNCLAIMED))
      turnInto(g, player, g.rules.spareProfiles.eclipse as number);
  }
};
/** B16-SPCARD-20: a frog has no hands. The ball bounces once its caller settles it. */
export const zap = (g: BloodGame, player: PlayerId): void => {
  g.affect(player, ZAPPED, 0, Until.drive);
  turnInto(g, player, g.rules.spareProfiles.zap as number);
  dropBall(g, player);
};
/** B16-SPCARD-16 */
export const blackmail = (g: BloodGame, player: PlayerId, seat: Seat): void => {
  g.affect(player, BLACKMAILED, g.control(player), Until.match);
  g.setControl(player, seat);
};

/** Looks after what has ended: when effects have been taken away at the end of a turn or a drive. */
export const endTransformations = (g: BloodGame): void => {
  if (!g.lasts(BLACKMAILED) && !g.lasts(SKILLS_SILENCED) && !g.lasts(TRANSFORMED)) return;
  const dark = g.isAffected(MATCH_TARGET, ECLIPSE);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.isAffected(player, BLACKMAILED)) giveBack(g, player);
    // B16-SPCARD-02: until the end of its own team's turn, in whichever drive that is.
    if (g.control(player) === g.active) g.endEffect(player, SKILLS_SILENCED);
    if (g.isAffected(player, TRANSFORMED)) restore(g, player, dark);
  }
};
const restore = (g: BloodGame, player: PlayerId, dark: boolean): void => {
  if (dark) return;
  if (g.isAffected(player, ZAPPED)) return g.setProfile(player, g.rules.spareProfiles.zap as number);
  g.setProfile(player, g.effectValue(player, TRANSFORMED));
  g.endEffect(player, TRANSFORMED);
};
const giveBack = (g: BloodGame, player: PlayerId): void => {
  const seat = g.effectValue(player, BLACKMAILED) as Seat;
  g.endEffect(player, BLACKMAILED);
  g.setControl(player, seat);
  g.setFreshlyStunned(player, false);
  scoreAtOnce(g, player);
};
