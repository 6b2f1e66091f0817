/** The Throw Action: Hand-off, Throw Check, catch, Bounce or Fumble. */
import { NO_BALL, type PlayerId } from '../../../words.ts';
import { bounce, canTakeBall, takeBall } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { areAdjacent, procedure, question } from '../../status.ts';
import { Fact, Grant, Moment, TARGET } from '../../words.ts';
import { offerPlaysAt } from '../moments.ts';
import { Check, cappedModifier, describeThrow, Roll, Throwing, totalOf } from '../rolls.ts';
import { canThrowTo, isLong } from '../ruler.ts';

const AskTarget = question('throwTarget', ['player', 'option'], (g, player, option) => {
  for (let q = 0; q < g.playerCount; q++) if (canThrowTo(g, player, q as PlayerId, option)) g.offer(TARGET, q);
});
export const Throw = procedure(
  'Throw',
  ['player', 'option'],
  ['target', 'flags'],
  [beforeThrow, askTarget, aim, check, settle],
);
function beforeThrow(g: BlitzGame, player: PlayerId, option: number): void {
  offerPlaysAt(g, Moment.beforeThrow, g.control(player), player, g.square(player), option);
}
function askTarget(g: BlitzGame, player: PlayerId, option: number): void {
  g.ask(AskTarget, g.control(player), player, option);
}
function aim(g: BlitzGame, player: PlayerId, option: number): void {
  const target = g.keep('target', g.object as PlayerId);
  g.factTarget = target;
  if (areAdjacent(g, player, target)) return handOff(g, player, target);
  g.keep('flags', option === Grant.dumpOff ? Throwing.dumpOff : 0);
  offerPlaysAt(g, Moment.beforeThrowCheck, g.control(player), player, g.square(target), option);
}
function check(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId, flags: number): void {
  if (isLong(g, player, g.square(target))) g.note(Fact.long);
  if (cappedModifier(g, describeThrow(g, g.whatIf, player, g.square(target), flags)) < 0) g.note(Fact.negative);
  g.call(Roll, Check.throw, player, target, g.square(target), flags);
}
/** BU-THROW-18 to -20 */
function handOff(g: BlitzGame, player: PlayerId, target: PlayerId): void {
  g.events?.push({ type: 'threw', player, target, result: 'handedOff' });
  arrive(g, player, target);
  g.finish();
}
function settle(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId, flags: number): void {
  const modifier = cappedModifier(g, describeThrow(g, g.whatIf, player, g.square(target), flags));
  if (g.result === 1) {
    const caught = canTakeBall(g, target);
    if (caught) g.note(Fact.completed);
    g.events?.push({ type: 'threw', player, target, result: caught ? 'completed' : 'dropped' });
    return arrive(g, player, target);
  }
  const fumbled = isFumble(g.rolled(0), modifier);
  g.events?.push({ type: 'threw', player, target, result: fumbled ? 'fumbled' : 'failed' });
  bounce(g, g.held(player), g.square(fumbled ? player : target)); // BU-THROW-14, -15
}
/** BU-THROW-15, -16: a result of 1, natural or modified. */
export const isFumble = (die: number, modifier: number): boolean => die === 1 || totalOf(die, modifier) === 1;

/** BU-THROW-13, -22: the target takes the ball, or it Bounces from its square. */
function arrive(g: BlitzGame, player: PlayerId, target: PlayerId): void {
  const ball = g.held(player);
  if (ball === NO_BALL) return;
  g.drop(ball);
  if (!canTakeBall(g, target)) return bounce(g, ball, g.square(target));
  takeBall(g, ball, target);
  g.note(Fact.received);
}
