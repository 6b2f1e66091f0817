/** A pass of 2025: first the test for accuracy and where the ball comes down, then the interception (B25-PASS-05). */
import { D8 } from '../../../../dice/dice.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../../../words.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame } from '../../../game.ts';
import { AGAIN, Moment, UNKNOWN } from '../../../moments.ts';
import { scatterFrom } from '../../../pitch.ts';
import { anybodyMayIntercept, Passing } from '../../../procedures/aim.ts';
import { Bounce, Land, ThrowIn, takeBall } from '../../../procedures/ball.ts';
import { ASTRAY } from '../../../procedures/describe.ts';
import { achieve, noteThrow } from '../../../procedures/feats.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { AskIntercept, aim, announce, RESULTS, SCATTERS, takeAim } from '../../../procedures/pass.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { procedure } from '../../../status.ts';
import { Arrival, CHOOSE_PLAYER, Feat, Roll as Kind } from '../../../words.ts';

/** Instead of `ThrowBall`; `kind` is what the throw came to, `before` the edge square over which the ball has left the pitch. */
export const ThrowBallOf2025 = procedure(
  'ThrowBallOf2025',
  ['player', 'flags'],
  ['to', 'target', 'kind', 'before', 'from'],
  [
    aim,
    takeAim,
    announce,
    test,
    judge,
    kept,
    scatter,
    scattered,
    offerInterception,
    intercept,
    tryIntercept,
    undo,
    take,
    comeDown,
  ],
);
/** B25-ACCUR-01; B25-Q-06: without a Passing Ability there is nothing to test. The thrower may have lost the ball by now. */
function test(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (!g.holdsBall(player) || g.scorer !== NOBODY) {
    g.result = Throw.inaccurate;
    return g.finish();
  }
  g.result = Throw.fumbled;
  if (canPass(g, player)) g.call(Roll, Kind.pass, player, g.square(player), to, flags);
}
export const canPass = (g: BloodGame, player: PlayerId): boolean =>
  g.stat(player, Stat.passing) !== g.rules.stats.all[Stat.passing]?.none;
function judge(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  const rolled = g.result;
  if (rolled === Throw.kept) return atMoment(g, Moment.keepsBall, player, NOBODY, flags, rolled);
  const result = rolled === Throw.accurate && flags & Passing.hailMary ? Throw.inaccurate : rolled;
  g.keep('kind', result);
  g.events?.push({ type: 'passResult', player, result: RESULTS[result] as (typeof RESULTS)[number] });
  if (result === Throw.fumbled) return fumble(g, player, flags);
  g.keep('before', NOWHERE);
  g.keep('from', to);
  g.goto(result === Throw.inaccurate ? scatter : offerInterception);
}
function kept(g: BloodGame): void {
  g.finish();
}
/** B25-ACCUR-08 */
const fumble = (g: BloodGame, player: PlayerId, flags: number): void => {
  const ball = g.held(player);
  g.drop(ball);
  if (g.control(player) === g.active && !(flags & Passing.outOfTurn)) g.causeTurnover('fumble');
  g.become(Bounce, ball);
};
/** B25-ACCUR-05, -06; `from` is where the ball was aimed at. */
function scatter(g: BloodGame, player: PlayerId, flags: number): void {
  const ball = g.held(player);
  let at = g.slot('from');
  g.keep('before', NOWHERE);
  for (let i = 0; i < SCATTERS; i++) {
    const die = g.roll(D8);
    const next = scatterFrom(at, die);
    g.events?.push({ type: 'ballScattered', ball, from: at, to: next, die });
    if (next === NOWHERE) {
      g.keep('before', at);
      break;
    }
    at = next;
  }
  g.keep('to', at);
  atMoment(g, Moment.passScattered, player, NOBODY, flags, UNKNOWN, g.slot('from'), at);
}
function scattered(g: BloodGame): void {
  if (g.result === AGAIN) g.goto(scatter);
}

// --- interception ----------------------------------------------------------------------------------------------------
/** B25-INTER-01 to -05, B25-Q-43 */
function offerInterception(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (!anybodyMayIntercept(g, player, to, flags)) return g.goto(comeDown);
  g.ask(AskIntercept, otherSeat(g.control(player)), player, to, flags);
}
/** B25-INTER-06 to -09 */
function intercept(g: BloodGame, player: PlayerId): void {
  if (!g.answered(CHOOSE_PLAYER)) return g.goto(comeDown);
  const by = g.keep('target', g.object as PlayerId);
  atMoment(g, Moment.intercepts, player, by, g.slot('flags'), UNKNOWN);
}
function tryIntercept(g: BloodGame, player: PlayerId): void {
  if (g.result !== UNKNOWN) return;
  const how = g.slot('kind') === Throw.inaccurate ? ASTRAY : 0;
  g.call(Roll, Kind.intercept, g.slot('target'), g.square(player), g.slot('to'), how);
}
function undo(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (g.result === 0) return g.goto(comeDown);
  atMoment(g, Moment.intercepted, player, g.slot('target'), flags, 1, g.square(player), to);
}
/** B25-INTER-10 */
function take(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return;
  const by = g.slot('target');
  g.events?.push({ type: 'intercepted', player: by });
  takeBall(g, g.held(player), by);
  achieve(g, by, Feat.interception, player);
  if (g.control(player) === g.active) g.causeTurnover('intercepted');
  g.result = Throw.inaccurate;
  g.finish();
}
/** B25-RESOLVE-01 to -03 */
function comeDown(g: BloodGame, player: PlayerId, _flags: number, to: Square): void {
  const ball = g.held(player);
  const result = g.slot('kind');
  g.result = result;
  g.drop(ball);
  noteThrow(g, player);
  const edge = g.slot('before');
  if (edge !== NOWHERE) return g.become(ThrowIn, ball, edge);
  g.become(Land, ball, to, result === Throw.accurate ? Arrival.accurate : Arrival.scattered);
}
