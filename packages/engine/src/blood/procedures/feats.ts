/** What players are remembered for: noted here, and worth what the edition's entries say. */
import { MATCH_TARGET, Until } from '../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { Arrival, FEATS, Feat, type FeatName, Harm, HURT_BY, KICKED_BY, PUSHED_BY, THROWER } from '../words.ts';
import { anySayAt, quietly } from './moment.ts';

/** Whether anybody keeps count. */
const counts = (g: BloodGame): boolean => anySayAt(g, Moment.achieved);
export const achieve = (g: BloodGame, player: PlayerId, feat: number, target: PlayerId = NOBODY): void => {
  if (player === NOBODY || !counts(g)) return;
  const points = quietly(g, Moment.achieved, player, target, feat, 0);
  if (points === 0) return;
  g.addPoints(player, points);
  g.events?.push({ type: 'earned', player, feat: FEATS[feat] as FeatName, points });
};

/** Something is in the air: whoever has it in the end may be thanked for it. */
export const noteThrow = (g: BloodGame, player: PlayerId): void => {
  if (!counts(g)) return;
  g.endEffect(MATCH_TARGET, THROWER);
  g.affect(MATCH_TARGET, THROWER, player, Until.turn);
};
const throwerOf = (g: BloodGame): PlayerId =>
  g.isAffected(MATCH_TARGET, THROWER) ? (g.effectValue(MATCH_TARGET, THROWER) as PlayerId) : NOBODY;
/** A team-mate is kicked: whatever it comes down on, somebody has aimed it there. */
export const noteKick = (g: BloodGame, player: PlayerId): void => {
  if (counts(g)) g.affect(MATCH_TARGET, KICKED_BY, player, Until.action);
};
/** A pass is caught by a team-mate before it touches the ground; `arrival` says how it came. */
export const noteCatch = (g: BloodGame, player: PlayerId, arrival: number): void => {
  if ((arrival !== Arrival.accurate && arrival !== Arrival.scattered) || !counts(g)) return;
  const thrower = throwerOf(g);
  g.endEffect(MATCH_TARGET, THROWER);
  if (thrower === NOBODY || g.control(thrower) !== g.control(player)) return;
  if (arrival === Arrival.accurate) achieve(g, thrower, Feat.completion, player);
  achieve(g, player, Feat.catch, thrower);
};
/** A thrown team-mate stands; `superb`: so did the throw go. */
export const noteLanding = (g: BloodGame, player: PlayerId, superb: boolean): void => {
  if (!counts(g)) return;
  if (superb) achieve(g, throwerOf(g), Feat.superbThrow, player);
  achieve(g, player, Feat.landing);
};
/** Whoever goes over the line was pushed there by somebody. */
export const notePush = (g: BloodGame, off: PlayerId, by: PlayerId): void => {
  if (counts(g)) g.affect(off, PUSHED_BY, by, Until.turn);
};
/** A casualty, whatever becomes of it (`flags`: `Harm`). */
export const noteCasualty = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void => {
  if (!counts(g)) return;
  g.endEffect(player, HURT_BY); // of an earlier one that was patched up
  const pusher = g.isAffected(player, PUSHED_BY) ? (g.effectValue(player, PUSHED_BY) as PlayerId) : NOBODY;
  const culprit = flags & Harm.crowd ? pusher : by;
  if (culprit === NOBODY || g.ownSeat(culprit) === g.ownSeat(player)) return;
  const credited = isCredited(g, culprit, player, flags);
  if (flags & Harm.crowd) return achieve(g, culprit, credited ? Feat.casualty : Feat.crowdCasualty, player);
  g.affect(player, HURT_BY, culprit, Until.match); // the crowd is nobody (B25-Q-40)
  if (flags & Harm.foul) return achieve(g, culprit, Feat.foulCasualty, player);
  if (credited) achieve(g, culprit, Feat.casualty, player);
  if (flags & Harm.thrown && g.isAffected(MATCH_TARGET, KICKED_BY)) noteKicker(g, player, flags & ~Harm.thrown);
};
/** It was the kicker's Action, whoever came down on the victim. */
const noteKicker = (g: BloodGame, player: PlayerId, flags: number): void => {
  const kicker = g.effectValue(MATCH_TARGET, KICKED_BY) as PlayerId;
  if (isCredited(g, kicker, player, flags)) achieve(g, kicker, Feat.casualty, player);
};
/** Those of a block are, and what else entries say. */
const isCredited = (g: BloodGame, culprit: PlayerId, player: PlayerId, flags: number): boolean =>
  quietly(g, Moment.credited, culprit, player, flags, flags & Harm.block ? 1 : 0) !== 0;
