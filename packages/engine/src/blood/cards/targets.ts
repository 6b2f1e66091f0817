/** Whom cards may be played on: players on the pitch, in any state. */
import { otherSeat, type PlayerId, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';

export const ownOnPitch = (g: BloodGame, seat: Seat, player: PlayerId): boolean =>
  g.onPitch(player) && g.control(player) === seat;
export const opponentOnPitch = (g: BloodGame, seat: Seat, player: PlayerId): boolean =>
  g.onPitch(player) && g.control(player) === otherSeat(seat);
