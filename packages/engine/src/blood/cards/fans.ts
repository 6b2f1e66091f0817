/** Fans who take part: Rowdy Fans at the sideline, Hometown Fans who throw the ball back in (B16-SPCARD-04, -10). */
import { teamTarget } from '../../kernel/effects.ts';
import { AWAY, type BallId, HOME, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { directionTo, nextToSideline, stepFrom, templateDirection, throwInFacing } from '../pitch.ts';
import { USE } from '../skills/use.ts';
import { procedure, question } from '../status.ts';
import { HOMETOWN_FANS, TO } from '../words.ts';

/** An opponent within their reach. */
export const isByTheSideline = (g: BloodGame, helped: PlayerId, opponent: PlayerId): boolean =>
  nextToSideline(g.square(opponent)) &&
  g.control(opponent) === otherSeat(g.control(helped)) &&
  !hasQuality(g, opponent, Quality.neutral);

const pointingSeat = (g: BloodGame): Seat | -1 =>
  g.isAffected(teamTarget(HOME), HOMETOWN_FANS) ? HOME : g.isAffected(teamTarget(AWAY), HOMETOWN_FANS) ? AWAY : -1;
export const someCoachPoints = (g: BloodGame): boolean => pointingSeat(g) >= 0;
const AskThrowIn = question(
  'throwInDirection',
  ['ball', 'from'],
  (g, _ball, from) => {
    for (let die = 1; die <= 6; die += 2) {
      const to = stepFrom(from, templateDirection(throwInFacing(from), die));
      if (to !== NOWHERE) g.offer(TO, to);
    }
  },
  { onTheWay: true, breaksIn: true },
);
/** The first time the ball leaves the pitch. Leaves the direction in `g.result`; `flags` is the ball. */
export const PointThrowIn = procedure('PointThrowIn', USE, [point, thrown]);
function point(g: BloodGame): void {
  g.ask(AskThrowIn, pointingSeat(g) as Seat, g.slot('flags') as BallId, g.slot('from'));
}
function thrown(g: BloodGame): void {
  g.endEffect(teamTarget(pointingSeat(g) as Seat), HOMETOWN_FANS);
  g.result = directionTo(g.slot('from'), g.object as Square);
}
