/** Throw Team-mate: the hungry thrower, the flight and the landing (B16-TTM, B16-STUFF, B16-HUNGRY). */
import { D8 } from '../../dice/dice.ts';
import { NO_BALL, NOBODY, NOWHERE, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Unsettled } from '../cells.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { scatterFrom } from '../pitch.ts';
import { isOver } from '../procedures/activity.ts';
import { isAboutToScore, offerTargets, rangeTo } from '../procedures/aim.ts';
import { Injury } from '../procedures/armour.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { Suffer } from '../procedures/casualty.ts';
import { Hurt, harmOfFalling, KnockDown } from '../procedures/harm.ts';
import { atMoment } from '../procedures/moment.ts';
import { Throw } from '../procedures/outcome.ts';
import { placeProne } from '../procedures/prone.ts';
import { pushOff } from '../procedures/push.ts';
import { Roll } from '../procedures/rolls.ts';
import { isStanding, neighbourAt, procedure, question } from '../status.ts';
import { Action, Harm, Range, THROW_TEAMMATE } from '../words.ts';

const Kind = rollsNamed('landing', 'throwTeammate');

/** B16-TTM-02, B16-STUFF-01: a team-mate in the direction that may be thrown or kicked. */
export const missileAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const p = neighbourAt(g, g.square(player), direction);
  if (p === NOBODY || g.control(p) !== g.control(player) || !isStanding(g, p)) return NOBODY;
  return hasQuality(g, p, Quality.throwable) ? p : NOBODY;
};
export const offerThrows = (g: BloodGame, player: PlayerId): void => {
  if (isAboutToScore(g, player)) return;
  for (let d = 0; d < 8; d++) {
    const thrown = missileAt(g, player, d);
    if (thrown !== NOBODY) g.offer(THROW_TEAMMATE, thrown);
  }
};
/** B16-TTM-04 */
export const AskThrowSquare = question('throwTeammate', ['player', 'target'], (g, player) =>
  offerTargets(g, player, Range.short),
);

/** On the casualty list of whoever was eaten: no table has it, and nothing brings the player back (B16-HUNGRY-02). */
export const EATEN = 99;

export const ThrowTeammate = procedure(
  'ThrowTeammate',
  ['player', 'value', 'count'],
  ['to'],
  [beforeThrowing, pickUp, aim, takeAim, thrown],
);
function beforeThrowing(g: BloodGame, player: PlayerId): void {
  atMoment(g, Moment.ending, player, NOBODY, Action.pass, 0);
}
function pickUp(g: BloodGame, player: PlayerId, missile: number): void {
  if (isOver(g, player) || !isStanding(g, missile as PlayerId)) return g.finish();
  atMoment(g, Moment.teammateTaken, player, missile as PlayerId, 0, 1);
}
function aim(g: BloodGame, player: PlayerId, missile: number): void {
  if (g.result === 0) return g.finish();
  g.ask(AskThrowSquare, g.control(player), player, missile as PlayerId);
}
/** B16-TTM-03 */
function takeAim(g: BloodGame, player: PlayerId, missile: number): void {
  const to = g.keep('to', g.object as Square);
  g.range = rangeTo(g, player, to);
  g.events?.push({ type: 'threwTeammate', player, thrown: missile as PlayerId, to });
  g.call(Roll, Kind.throwTeammate, player, g.square(player), to, 0);
}
/** B16-TTM-05, -06, B16-OQ-85 */
function thrown(g: BloodGame, _player: PlayerId, missile: number): void {
  const flown = missile as PlayerId;
  if (g.result === Throw.fumbled) return g.become(LandPlayer, flown, g.square(flown), 0, 0);
  g.hover(flown, g.slot('to'));
  g.become(Tumble, flown, 0, Flight.thrown);
}

// --- the flight ------------------------------------------------------------------------------------------------------
/** How a player came to fly; above it, for whoever may steer, which of its scatters it is. */
export const Flight = { thrown: 0, kicked: 1 } as const;
export const SCATTER = 1;
const SCATTERS = 3;
/** Scatters a flying player three times and brings it down; `modifier` is what its landing suffers by. */
export const Tumble = procedure(
  'Tumble',
  ['player', 'modifier', 'kind'],
  ['count', 'target'],
  [steer, drift, arrive, bumped],
);
/** Nobody has said where it goes. */
export const ADRIFT = -3;
function steer(g: BloodGame, player: PlayerId, _modifier: number, kind: number): void {
  if (g.slot('count') === SCATTERS) return g.goto(arrive);
  atMoment(g, Moment.flies, player, NOBODY, kind | (g.slot('count') << SCATTER), ADRIFT, g.square(player));
}
function drift(g: BloodGame, player: PlayerId, _modifier: number, kind: number): void {
  const to = g.result === ADRIFT ? scatterPlayer(g, player) : (g.result as Square);
  if (to === NOWHERE) return kind === Flight.kicked ? g.become(KickedOut, player) : g.become(IntoCrowd, player);
  g.hover(player, to);
  g.keep('count', g.slot('count') + 1);
  g.goto(steer);
}
export const scatterPlayer = (g: BloodGame, player: PlayerId): Square => {
  const die = g.roll(D8);
  const to = scatterFrom(g.square(player), die);
  g.events?.push({ type: 'teammateScattered', player, die, to });
  return to;
};
/** B16-TTM-09, -11, B16-OQ-86, -88 */
function arrive(g: BloodGame, player: PlayerId, modifier: number): void {
  const to = g.square(player);
  const target = g.keep('target', g.playerAt(to));
  if (target === NOBODY) return g.become(LandPlayer, player, to, modifier, 0);
  g.events?.push({ type: 'landedOn', player, target });
  g.call(KnockDown, target, NOBODY, Harm.thrown);
}
/** B16-TTM-10 */
function bumped(g: BloodGame, player: PlayerId, modifier: number, kind: number): void {
  const to = scatterPlayer(g, player);
  if (to === NOWHERE) return kind === Flight.kicked ? g.become(KickedOut, player) : g.become(IntoCrowd, player);
  if (g.playerAt(to) === NOBODY) return g.become(LandPlayer, player, to, modifier, 1);
  g.hover(player, to);
  g.goto(bumped);
}

/** B16-TTM-08, B16-STUFF-07: treated like one pushed off the pitch. */
const IntoCrowd = procedure('IntoCrowd', ['player'], [leave, settleAll]);
function leave(g: BloodGame, player: PlayerId): void {
  pushOff(g, player);
  g.setPushedOff(NOBODY, NOWHERE);
  g.call(Hurt, player, NOBODY, Harm.crowd, 0);
}
function settleAll(g: BloodGame): void {
  g.call(SettleBalls);
}
/** B16-XSKILL-60: out of the ground, and out cold. */
export const KickedOut = procedure('KickedOut', ['player'], [flyOut, settleAll]);
function flyOut(g: BloodGame, player: PlayerId): void {
  const ball = g.held(player);
  if (ball !== NO_BALL) {
    g.causeTurnover('throwTeammate');
    g.drop(ball);
    g.setUnsettled(ball, Unsettled.thrownIn);
  }
  g.call(Suffer, player, Injury.knockedOut, Harm.crowd, 0, NOBODY); // B16-APOTH-02
}

// --- the landing -----------------------------------------------------------------------------------------------------
/** B16-STUFF-02 to -06; `option` 1: it hit somebody on the way. */
export const LandPlayer = procedure('LandPlayer', ['player', 'to', 'modifier', 'option'], [comeDown, stay, settleAll]);
function comeDown(g: BloodGame, player: PlayerId, to: Square, modifier: number, bumpedInto: number): void {
  if (g.square(player) !== to || g.hovers(player)) g.put(player, to);
  const ball = g.looseBallAt(to);
  if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces); // B16-OQ-87
  g.result = 0;
  if (bumpedInto === 0) g.call(Roll, Kind.landing, player, to, to, modifier);
}
/** B16-STUFF-05, -07, B16-OQ-90 */
function stay(g: BloodGame, player: PlayerId): void {
  if (g.result !== 0) return;
  if (g.holdsBall(player)) g.causeTurnover('throwTeammate');
  placeProne(g, player);
  g.call(Hurt, player, NOBODY, harmOfFalling(g, player, NOBODY, Harm.thrown), 0);
}
