/**
 * What comes of the ball in some place: Touchdowns for less Touchdowns against until somebody scores or the half is over,
 * in a hundred, seen from the end of the coach's own turn. Counted in some 5,000 matches: where the ball is tells more than
 * whose it is, so that it is brought forward even at a risk, and guarded most where losing it hurts most.
 */
import { blood, type PlayerId, type Square } from '@ironpitch/engine';
import { columnsToGo, type Scene } from './scene.ts';

const { Stat } = blood;

/** Near enough to score next turn; further away, and for every column of that. */
const KEPT = 93;
const KEPT_AWAY = 75;
const PER_COLUMN = 0.89;
/** With one more turn: in reach, and one, two or more squares beyond it. */
const LAST_RUN: readonly number[] = [1, 0.75, 0.5, 0.1, 0.05];
/** Columns a turn at which it is even whether there is time enough. */
const PACE = 4;
/** On the ground when the other coach's turn begins: before its End Zone and about the middle, and then towards the own. */
const GROUND = 20;
const GROUND_PER_COLUMN = 1.7;
const OWN_HALF = 11;
const OWN_HALF_PER_COLUMN = 2.5;
/** Struck from a carrier's hands in the other coach's turn: the own one comes next. */
const DROPPED = 43;
const DROPPED_PER_COLUMN = 4.3;
const TURNS_ENOUGH = 3;

const inTime = (far: number, turnsLeft: number): number =>
  turnsLeft <= 1
    ? (LAST_RUN[Math.min(far, LAST_RUN.length - 1)] as number)
    : 1 / (1 + Math.exp(far / (turnsLeft - 1) - PACE));

const inTheRest = (turnsLeft: number): number => Math.min(1, (turnsLeft + 0.5) / TURNS_ENOUGH);

/** The ball on the ground, while both coaches have time for something. */
export const onGround = ({ seat, turnsLeft }: Scene, sq: Square): number => {
  const toGo = columnsToGo(seat, sq);
  const points = GROUND - GROUND_PER_COLUMN * toGo - OWN_HALF_PER_COLUMN * Math.max(0, toGo - OWN_HALF);
  return points * inTheRest(turnsLeft);
};
/** Lost where the carrier stands, in the other coach's turn. */
export const dropped = ({ seat, turnsLeft }: Scene, sq: Square): number =>
  (DROPPED - DROPPED_PER_COLUMN * columnsToGo(seat, sq)) * inTheRest(turnsLeft);

/** In the hands of a player that has it still when its coach's next turn begins. */
export const kept = ({ g, seat, turnsLeft }: Scene, carrier: PlayerId, sq: Square): number => {
  const far = Math.max(0, columnsToGo(seat, sq) - Math.max(1, g.stat(carrier, Stat.movement)));
  return (far === 0 ? KEPT : KEPT_AWAY * PER_COLUMN ** far) * inTime(far, turnsLeft);
};
