/** Why a plan is suggested, in one short sentence: what it wins, whom it meets, or where it leads. */
import type { MatchView, Plan, PlayerView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { areNeighbours, sameSquare } from '../pitch/geometry.ts';
import { playerById } from './names.ts';

/** Columns from the end zone that this side scores in. */
const toGo = ({ ground }: MatchView, side: 0 | 1, [column]: SquareName): number =>
  side === 0 ? ground.columns - column : column - 1;

export const reasonOf = (view: MatchView, plan: Plan): string => {
  const words = t.match.reasons;
  const player = playerById(view, plan.player);
  if (plan.gains.includes('touchdown')) return words.scores;
  const target = plan.target === null ? undefined : playerById(view, plan.target);
  // Its chance is that of the catch.
  if (plan.gains.includes('ball')) return target && target.side === player?.side ? words.ballOn : words.ball;
  if (plan.gains.length > 0) return words.card;
  if (target) return doneTo(player, target);
  return player ? reasonToMove(view, player, plan.to) : '';
};
const doneTo = (player: PlayerView | undefined, target: PlayerView): string => {
  const words = t.match.reasons;
  if (target.side === player?.side) return words.pass;
  if (target.ball !== null) return words.carrier;
  return target.posture === 'standing' ? words.block : words.foul;
};
const reasonToMove = (view: MatchView, player: PlayerView, to: SquareName | null): string => {
  const words = t.match.reasons;
  if (player.square === null) return words.comesOn;
  const at = to ?? player.square;
  if (player.ball !== null)
    return toGo(view, player.side, at) < toGo(view, player.side, player.square) ? words.forward : words.safe;
  if (player.posture !== 'standing' && sameSquare(at, player.square)) return words.standUp;
  const beside = view.players.filter(({ square }) => square !== null && areNeighbours(square, at));
  const carrier = view.players.find(({ ball }) => ball !== null);
  if (carrier && beside.includes(carrier)) return carrier.side === player.side ? words.protect : words.mark;
  if (beside.some(other => other.side !== player.side && other.posture === 'standing')) return words.hold;
  const loose = view.balls.find(({ holder }) => holder === null)?.square;
  if (loose) {
    const left = farFrom(loose, at);
    if (left < farFrom(loose, player.square)) return words.nearBall(left);
  }
  const carried = carrier?.square;
  if (!carrier || !carried) return words.place;
  const isNearer = farFrom(carried, at) < farFrom(carried, player.square);
  const closer = carrier.side === player.side ? words.nearOwn : words.nearTheirs;
  const [mine, theirs] = [toGo(view, carrier.side, at), toGo(view, carrier.side, carried)];
  if (mine >= theirs) return isNearer ? closer : words.place;
  return carrier.side === player.side ? words.ahead : words.inTheWay;
};
const farFrom = (a: SquareName, b: SquareName): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
