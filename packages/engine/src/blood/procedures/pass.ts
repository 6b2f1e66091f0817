/** Throwing the ball: range, interception, accuracy, and where it comes down (B16-PASS, B16-INTERCEPT, B16-FUMBLE). */
import { D8 } from '../../dice/dice.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { scatterFrom } from '../pitch.ts';
import { procedure, question } from '../status.ts';
import { Arrival, CHOOSE_PLAYER, Roll as Kind, NO, RANGES, Range } from '../words.ts';
import { anybodyMayIntercept, mayIntercept, offerEverySquare, offerTargets, Passing, rangeTo } from './aim.ts';
import { Bounce, Land, SettleBalls, ThrowIn, takeBall } from './ball.ts';
import { atMoment, quietly } from './moment.ts';
import { Throw } from './outcome.ts';
import { Roll } from './rolls.ts';

const AskPassTarget = question('passTarget', ['player', 'flags'], (g, player, flags) => {
  if (flags & Passing.hailMary) return offerEverySquare(g, player);
  offerTargets(g, player, flags & Passing.outOfTurn ? Range.quick : Range.bomb);
});

/** The ball is thrown; leaves the outcome (`Throw`) in `g.result`. The turnover is the caller's. */
export const ThrowBall = procedure(
  'ThrowBall',
  ['player', 'flags'],
  ['to', 'target'],
  [aim, takeAim, announce, offerInterception, intercept, undo, intercepted, roll, fly, keepsBall],
);
export function aim(g: BloodGame, player: PlayerId, flags: number): void {
  g.ask(AskPassTarget, g.control(player), player, flags);
}
export function takeAim(g: BloodGame, player: PlayerId, flags: number): void {
  const to = g.object as Square;
  atMoment(g, Moment.aimed, player, NOBODY, flags, to, g.square(player), to);
}
/** The ball stays where it is when the thrower would rather keep it. */
export function announce(g: BloodGame, player: PlayerId, flags: number): void {
  const to = g.keep('to', g.result as Square);
  if (to === NOWHERE) return g.finish();
  g.range = flags & Passing.hailMary ? Range.hailMary : rangeTo(g, player, to);
  g.events?.push({ type: 'threw', player, to, range: RANGES[g.range] as string });
  atMoment(g, Moment.announced, player, NOBODY, flags, 0, g.square(player), to);
}

// --- interception ----------------------------------------------------------------------------------------------------
export const AskIntercept = question(
  'intercept',
  ['player', 'to', 'flags'],
  (g, player, to, flags) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++)
      if (mayIntercept(g, player, p as PlayerId, to, flags)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** The thrower may have no ball left to throw by now, or play has stopped (B16-TD-02). */
function offerInterception(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (!g.holdsBall(player) || g.scorer !== NOBODY) {
    g.result = Throw.inaccurate;
    return g.finish();
  }
  if (!anybodyMayIntercept(g, player, to, flags)) return g.goto(roll);
  g.ask(AskIntercept, otherSeat(g.control(player)), player, to, flags);
}
/** B16-INTERCEPT-06: declared and rolled before the throw. */
function intercept(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return g.goto(roll);
  const by = g.keep('target', g.object as PlayerId);
  g.call(Roll, Kind.intercept, by, g.square(player), g.slot('to'), 0);
}
/** B16-INTERCEPT-08 */
export function undo(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (g.result === 0) return g.goto(roll);
  atMoment(g, Moment.intercepted, player, g.slot('target'), flags, 1, g.square(player), to);
}
function intercepted(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return; // the interception is undone
  const by = g.slot('target');
  g.events?.push({ type: 'intercepted', player: by });
  takeBall(g, g.held(player), by);
  if (g.control(player) === g.active) g.causeTurnover('intercepted'); // B16-INTERCEPT-09
  g.result = Throw.inaccurate;
  g.finish();
}

// --- the throw -------------------------------------------------------------------------------------------------------
function roll(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  g.call(Roll, flags & Passing.hailMary ? Kind.hailMary : Kind.pass, player, g.square(player), to, flags);
}
function fly(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  const hail = (flags & Passing.hailMary) !== 0;
  const result = hail ? (g.result === 1 ? Throw.inaccurate : Throw.fumbled) : g.result;
  if (result === Throw.kept) return atMoment(g, Moment.keepsBall, player, NOBODY, flags, result);
  const ball = g.held(player);
  g.events?.push({ type: 'passResult', player, result: RESULTS[result] as (typeof RESULTS)[number] });
  g.drop(ball);
  if (result === Throw.fumbled) {
    if (g.control(player) === g.active && !(flags & Passing.outOfTurn)) g.causeTurnover('fumble'); // B16-FUMBLE-03
    return g.become(Bounce, ball); // B16-FUMBLE-02
  }
  if (result === Throw.accurate) return g.become(Land, ball, to, Arrival.accurate);
  g.become(ScatterBall, ball, to);
}
export const RESULTS = ['fumbled', 'inaccurate', 'accurate'] as const;
export function keepsBall(g: BloodGame): void {
  g.finish();
}

export const SCATTERS = 3;
/** B16-PASS-10, -11, -12, B16-OQ-36: three scatters from the target; only the last square matters. */
export const ScatterBall = procedure('ScatterBall', ['ball', 'to'], [scatter]);
function scatter(g: BloodGame, ball: BallId, to: Square): void {
  let at = to;
  for (let i = 0; i < SCATTERS; i++) {
    const die = g.roll(D8);
    const next = scatterFrom(at, die);
    g.events?.push({ type: 'ballScattered', ball, from: at, to: next, die });
    if (next === NOWHERE) return g.become(ThrowIn, ball, at);
    at = next;
  }
  g.become(Land, ball, at, Arrival.scattered);
}

/** B16-TURNOVER-04, -14, -17: the throw is over and no player of the moving team holds the ball. */
const demandCatch = (g: BloodGame, ball: BallId): void => {
  const holder = g.holder(ball);
  if (holder !== NOBODY && g.control(holder) === g.active) return;
  if (quietly(g, Moment.passLost, holder, NOBODY, ball, 1) !== 0) g.causeTurnover('passNotCaught');
};

/** The Pass Action's throw, with its turnover (B16-PASS-06: it ends the Action). */
export const PassAction = procedure('PassAction', ['player', 'flags'], ['ball'], [throwIt, settleAll, judge]);
function throwIt(g: BloodGame, player: PlayerId, flags: number): void {
  g.keep('ball', g.held(player));
  g.call(ThrowBall, player, flags);
}
function settleAll(g: BloodGame): void {
  g.call(SettleBalls);
}
function judge(g: BloodGame): void {
  demandCatch(g, g.slot('ball'));
}

/** B16-HANDOFF-01 to -06 */
export const HandOff = procedure(
  'HandOff',
  ['player', 'target'],
  ['ball'],
  [lookAtReceiver, handOver, settleAll, judge],
);
function lookAtReceiver(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const to = g.square(target);
  atMoment(g, Moment.aimed, player, target, Passing.handOff, to, g.square(player), to);
}
function handOver(g: BloodGame, player: PlayerId): void {
  if (g.result === NOWHERE) return g.finish();
  const target = g.playerAt(g.result as Square);
  const ball = g.keep('ball', g.held(player));
  g.drop(ball);
  g.events?.push({ type: 'handedOff', player, target });
  g.call(Land, ball, g.square(target), Arrival.handOff);
}
