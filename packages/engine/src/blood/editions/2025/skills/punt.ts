/** Punt: the ball kicked away, as far as two dice take it (B25-SKILL-PUNT, B25-SKILL-KICK-02). */
import { MATCH_TARGET, Until } from '../../../../kernel/effects.ts';
import { type BallId, NOBODY, NOWHERE, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { stepFrom, templateDirection } from '../../../pitch.ts';
import { isOver } from '../../../procedures/activity.ts';
import { Bounce, Land, SettleBalls, ThrowIn } from '../../../procedures/ball.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { procedure, question } from '../../../status.ts';
import { Action, Arrival, FACING, FACINGS, PUNT, PUNTED } from '../../../words.ts';
import { TemplateDie } from './templatedie.ts';

const Kind = rollsNamed('puntDirection', 'puntDistance');

export const offerPunt = (g: BloodGame, player: PlayerId): void => {
  if (g.holdsBall(player)) g.offer(PUNT, player);
};
/** Towards an End Zone or a sideline. */
const AskFacing = question('punt', ['player'], g => {
  for (let facing = 0; facing < FACINGS.length; facing++) g.offer(FACING, facing);
});

export const PuntBall = procedure(
  'PuntBall',
  ['player', 'value', 'count'],
  ['ball', 'mode'],
  [beforePunt, askFacing, rollDirection, rollDistance, fly, settleAll, judge],
);
function beforePunt(g: BloodGame, player: PlayerId): void {
  g.keep('ball', g.held(player));
  atMoment(g, Moment.ending, player, NOBODY, Action.punt, 0);
}
function askFacing(g: BloodGame, player: PlayerId): void {
  if (isOver(g, player) || !g.holdsBall(player)) return g.finish();
  g.ask(AskFacing, g.control(player), player);
}
function rollDirection(g: BloodGame, player: PlayerId): void {
  g.keep('mode', g.object);
  g.call(TemplateDie, player, Kind.puntDirection);
}
function rollDistance(g: BloodGame, player: PlayerId): void {
  g.keep('mode', templateDirection(g.slot('mode'), g.result));
  g.call(TemplateDie, player, Kind.puntDistance);
}
function fly(g: BloodGame, player: PlayerId): void {
  const ball = g.slot('ball');
  const distance = g.result;
  const from = g.square(player);
  g.drop(ball);
  g.affect(MATCH_TARGET, PUNTED, g.control(player), Until.action);
  let at = from;
  for (let i = 0; i < distance; i++) {
    const next = stepFrom(at, g.slot('mode'));
    if (next === NOWHERE) {
      g.events?.push({ type: 'punted', player, from, to: NOWHERE });
      return g.call(ThrowIn, ball, at);
    }
    at = next;
  }
  g.events?.push({ type: 'punted', player, from, to: at });
  comeDown(g, ball, at);
}
/** B25-SKILL-PUNT-02: no pass, so that nobody dives for it. */
const comeDown = (g: BloodGame, ball: BallId, to: Square): void => {
  if (g.playerAt(to) !== NOBODY) return g.call(Land, ball, to, Arrival.kicked);
  g.layBall(ball, to);
  g.call(Bounce, ball);
};
/** Whether a ball that goes back in from the crowd was punted there, at once or bouncing (B25-Q-69). */
export const isPunted = (g: BloodGame): boolean => g.isAffected(MATCH_TARGET, PUNTED);
export const losePunt = (g: BloodGame): void => {
  if (g.effectValue(MATCH_TARGET, PUNTED) === g.active) g.causeTurnover('puntLost');
};
function settleAll(g: BloodGame): void {
  g.call(SettleBalls);
}
/** B25-SKILL-PUNT-03 */
function judge(g: BloodGame, player: PlayerId): void {
  const holder = g.holder(g.slot('ball'));
  if (holder !== NOBODY && g.control(holder) !== g.control(player)) losePunt(g);
  g.endEffect(MATCH_TARGET, PUNTED);
}
