/** Throwing and kicking team-mates in 2025: the test, the flight, whoever is landed on, the landing (B25-TTM, B25-PRIN-LAND). */
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NO_BALL, NOBODY, NOWHERE, type PlayerId, Posture, type Square } from '../../../../words.ts';
import { hasQuality } from '../../../bearing.ts';
import { Unsettled } from '../../../cells.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment, UNKNOWN } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { isOver } from '../../../procedures/activity.ts';
import { rangeTo } from '../../../procedures/aim.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { addRange, addZones } from '../../../procedures/describe.ts';
import { noteKick, noteLanding, noteThrow } from '../../../procedures/feats.ts';
import { goDown, Hurt, harmOfFalling, KnockDown, LetGo } from '../../../procedures/harm.ts';
import { anySayAt, atMoment, quietly } from '../../../procedures/moment.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { pushOff } from '../../../procedures/push.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { ADRIFT, AskThrowSquare, Flight, scatterPlayer } from '../../../skills/teammate.ts';
import { addTo, isRooted, isStanding, isWitless, neighbourAt, procedure } from '../../../status.ts';
import { Harm, KICK_TEAMMATE, THROW_TEAMMATE } from '../../../words.ts';
import { canPass } from './throw.ts';

const Kind = rollsNamed('landing', 'throwTeammate');

/** B25-TTM-04, B25-Q-46: in any state, but not rooted. */
const missileAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const p = neighbourAt(g, g.square(player), direction);
  if (p === NOBODY || g.control(p) !== g.control(player) || isRooted(g, p)) return NOBODY;
  return hasQuality(g, p, Quality.throwable) ? p : NOBODY;
};
const offerMissiles = (g: BloodGame, player: PlayerId, verb: typeof THROW_TEAMMATE): void => {
  for (let d = 0; d < 8; d++) {
    const thrown = missileAt(g, player, d);
    if (thrown !== NOBODY) g.offer(verb, thrown);
  }
};
export const offerThrows = (g: BloodGame, player: PlayerId): void => offerMissiles(g, player, THROW_TEAMMATE);
export const offerKicks = (g: BloodGame, player: PlayerId): void => offerMissiles(g, player, KICK_TEAMMATE);

// --- rolls -----------------------------------------------------------------------------------------------------------
/** B25-TTM-09, -10 */
export const describeThrow = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  addRange(g, sheet);
  addZones(g, sheet, Kind.throwTeammate, player, g.square(player));
};
/** B25-PRIN-LAND-02 to -04; `how` is what the throw came to. */
export const describeLanding = (g: BloodGame, sheet: RollSheet, player: PlayerId, to: Square, how: number): void => {
  if (how === Throw.inaccurate) addTo(sheet, -1, 'subpar');
  if (how === Throw.fumbled) addTo(sheet, -1, 'fumbled');
  addZones(g, sheet, Kind.landing, player, to);
};

// --- the throw -------------------------------------------------------------------------------------------------------
const RESULTS = ['fumbled', 'subpar', 'superb'] as const;
/** It has wriggled out of the hand: the throw is fumbled. */
export const SQUIRMS = 2;
const SCATTERS = 3;
/** B25-TTM-05; `kind` is `Flight`, `count` from the result on what the throw came to. */
const steps = [pickUp, aim, takeAim, result, launch, settleAll] as const;
export const ThrowMate = procedure('ThrowMate', ['player', 'value', 'count'], ['to', 'kind'], [toThrow, ...steps]);
export const KickMate = procedure('KickMate', ['player', 'value', 'count'], ['to', 'kind'], [toKick, ...steps]);
function toThrow(g: BloodGame): void {
  g.keep('kind', Flight.thrown);
}
function toKick(g: BloodGame): void {
  g.keep('kind', Flight.kicked);
}
function pickUp(g: BloodGame, player: PlayerId, missile: number): void {
  if (isOver(g, player)) return g.finish();
  atMoment(g, Moment.teammateTaken, player, missile as PlayerId, g.slot('kind'), 1);
}
function aim(g: BloodGame, player: PlayerId, missile: number): void {
  if (g.result === 0) return g.finish();
  if (g.result === SQUIRMS) {
    g.result = Throw.fumbled;
    return g.goto(result);
  }
  g.ask(AskThrowSquare, g.control(player), player, missile as PlayerId);
}
function takeAim(g: BloodGame, player: PlayerId, missile: number): void {
  const to = g.keep('to', g.object as Square);
  g.range = rangeTo(g, player, to);
  g.events?.push({ type: 'threwTeammate', player, thrown: missile as PlayerId, to });
  g.result = Throw.fumbled; // B25-Q-06
  if (canPass(g, player)) g.call(Roll, Kind.throwTeammate, player, g.square(player), to, 0);
}
/** B25-TTM-11 to -13 */
function result(g: BloodGame, player: PlayerId, missile: number): void {
  const how = g.keep('count', g.result);
  const flown = missile as PlayerId;
  noteThrow(g, player);
  if (g.slot('kind') === Flight.kicked) noteKick(g, player);
  g.events?.push({ type: 'throwResult', player, result: RESULTS[how] as (typeof RESULTS)[number] });
  if (how === Throw.fumbled && g.slot('kind') === Flight.kicked) {
    g.goto(settleAll);
    return kickedDown(g, flown, player);
  }
  g.hover(flown, how === Throw.fumbled ? g.square(player) : g.slot('to'));
  g.result = 1;
  if (how !== Throw.fumbled) atMoment(g, Moment.scatters, player, flown, how, SCATTERS);
}
function launch(g: BloodGame, _player: PlayerId, missile: number, how: number): void {
  g.call(Fly, missile as PlayerId, how, g.slot('kind'), g.result);
}
/** B25-PRIN-TRAIT-03 */
const kickedDown = (g: BloodGame, flown: PlayerId, by: PlayerId): void => {
  if (g.holdsBall(flown)) g.causeTurnover('throwTeammate');
  g.call(Hurt, flown, by, Harm.straight | Harm.harsh, 0);
};
function settleAll(g: BloodGame): void {
  g.call(SettleBalls);
}

// --- the flight ------------------------------------------------------------------------------------------------------
/** In the flags of the moment `flies`, above `Flight`: what the throw came to. */
export const THROWN = 1;
/** `modifier` is what the throw came to, `count` how often it still scatters. */
const Fly = procedure('Fly', ['player', 'modifier', 'kind', 'count'], ['target'], [steer, drift, arrive, bump]);
function steer(g: BloodGame, player: PlayerId, how: number, kind: number, count: number): void {
  if (count === 0) return g.goto(arrive);
  atMoment(g, Moment.flies, player, NOBODY, kind | (how << THROWN), ADRIFT, g.square(player));
}
function drift(g: BloodGame, player: PlayerId, how: number, _kind: number, count: number): void {
  let to = g.result as Square;
  if (g.result === ADRIFT) {
    for (let n = 0; n < count; n++) {
      to = scatterPlayer(g, player);
      if (to === NOWHERE) break;
      g.hover(player, to);
    }
  }
  if (to === NOWHERE) return g.become(FlyOff, player);
  g.hover(player, to);
  g.keep('modifier', how);
}
/** B25-PRIN-LAND-09, B25-Q-48 */
function arrive(g: BloodGame, player: PlayerId, how: number): void {
  const to = g.square(player);
  const target = g.keep('target', g.playerAt(to));
  if (target === NOBODY) return g.become(LandMate, player, to, how, 0);
  g.events?.push({ type: 'landedOn', player, target });
  g.call(KnockDown, target, player, Harm.thrown);
}
/** B25-PRIN-LAND-10, -11 */
function bump(g: BloodGame, player: PlayerId, how: number): void {
  const to = scatterPlayer(g, player);
  if (to === NOWHERE) return g.become(FlyOff, player);
  if (g.playerAt(to) === NOBODY) return g.become(LandMate, player, to, how, 1);
  g.hover(player, to);
  g.goto(arrive);
}
/** B25-TTM-15, -16 */
const FlyOff = procedure('FlyOff', ['player'], [leave, settleAll]);
function leave(g: BloodGame, player: PlayerId): void {
  pushOff(g, player);
  g.setPushedOff(NOBODY, NOWHERE);
  g.call(Hurt, player, NOBODY, Harm.crowd, 0);
}

// --- the landing -----------------------------------------------------------------------------------------------------
/** `option` 1: it has hit somebody, and falls whatever it does. */
const LandMate = procedure(
  'LandMate',
  ['player', 'to', 'modifier', 'option'],
  [touchDown, stay, letGo, fall, settleAll, upright],
);
function touchDown(g: BloodGame, player: PlayerId, to: Square, how: number, bumped: number): void {
  g.put(player, to);
  const ball = g.looseBallAt(to);
  if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces);
  g.result = 0;
  if (bumped !== 0 || !isStanding(g, player) || isWitless(g, player)) return; // B25-PRIN-LAND-08
  g.result = quietly(g, Moment.lands, player, NOBODY, how, UNKNOWN);
  if (g.result === UNKNOWN) g.call(Roll, Kind.landing, player, to, to, how);
}
function stay(g: BloodGame, player: PlayerId, _to: Square, how: number): void {
  if (g.result !== 0) {
    noteLanding(g, player, how === Throw.accurate);
    return g.goto(settleAll);
  }
  g.result = 1;
  if (isStanding(g, player)) atMoment(g, Moment.goingDown, player, NOBODY, Harm.thrown | Harm.fall, 1);
}
/** B25-PRIN-LAND-07: no turnover, unless it held the ball. */
function letGo(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.goto(settleAll);
  if (!g.holdsBall(player)) return;
  g.causeTurnover('throwTeammate');
  if (anySayAt(g, Moment.ballDropped)) g.call(LetGo, player);
}
function fall(g: BloodGame, player: PlayerId): void {
  goDown(g, player, false);
  g.events?.push({ type: 'knockedDown', player });
  const harm = Harm.thrown | Harm.fall;
  g.call(Hurt, player, NOBODY, harmOfFalling(g, player, NOBODY, harm), 0);
}
function upright(g: BloodGame, player: PlayerId): void {
  if (g.onPitch(player) && g.posture(player) === Posture.standing) scoreAtOnce(g, player); // B25-TD-12
}
