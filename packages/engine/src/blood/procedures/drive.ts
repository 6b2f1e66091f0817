/** A drive, from the players who come round to the pitch being cleared (B16-RESTART, B16-TURN-02, -03, B16-TD-07). */
import { D6 } from '../../dice/dice.ts';
import { Until } from '../../kernel/effects.ts';
import { AWAY, type BallId, HOME, NO_SEAT, NOBODY, otherSeat, type PlayerId, type Seat } from '../../words.ts';
import { teamNumberOf } from '../bearing.ts';
import { TeamNum } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment, Pause } from '../moments.ts';
import { procedure } from '../status.ts';
import { Feat, Place } from '../words.ts';
import { passes } from './describe.ts';
import { achieve } from './feats.ts';
import { KickOff } from './kickoff.ts';
import { moveMarkers } from './kickofftable.ts';
import { pause, quietly } from './moment.ts';
import { SetUp, SetUpTeam } from './placing.ts';
import { Turn } from './turn.ts';
import { returnExhausted, takeToDugout } from './weather.ts';

/** B16-WIN-01, B16-OQ-94 */
export const isHalfOver = (g: BloodGame): boolean =>
  g.turn(HOME) >= g.rules.edition.turnsPerHalf && g.turn(AWAY) >= g.rules.edition.turnsPerHalf;
/** B16-TURN-01 */
const LAST_HALF = 2;
export const isOvertime = (g: BloodGame): boolean => g.half > LAST_HALF;

/** The slot `seat` says whose turn comes next. */
export const Drive = procedure(
  'Drive',
  [],
  ['seat'],
  [
    recover,
    kickersSetUp,
    kickersReady,
    receiversSetUp,
    receiversReady,
    kickOff,
    kickedOff,
    afterKickOff,
    nextTurn,
    afterTurn,
    endDrive,
    wearOff,
    takeToll,
    leavePitch,
    clearPitch,
    receiversPrepare,
    kickersPrepare,
  ],
);

// --- before the kick-off -----------------------------------------------------------------------------------------------
/** B16-INJURY-07, B16-RESTART-02, B16-OQ-32 */
function recover(g: BloodGame): void {
  g.active = NO_SEAT;
  comeRound(g, HOME);
  comeRound(g, AWAY);
  const home = hasSomebody(g, HOME);
  const away = hasSomebody(g, AWAY);
  if (!home || !away) nobodyToSetUp(g, home, away);
}
export const comeRound = (g: BloodGame, seat: Seat): void => {
  const target = g.rules.edition.recovery - teamNumberOf(g, seat, TeamNum.recovery);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.inPlace(player, Place.knockedOut)) continue;
    const sheet = g.sheet.begin('recovery', player, target);
    const die = g.roll(D6, target);
    const recovered = passes(sheet, die);
    g.events?.push({ type: 'recoveryRolled', player, die, recovered });
    if (recovered) g.takeOff(player, Place.reserves);
  }
};
const hasSomebody = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.inPlace(p as PlayerId, Place.reserves)) return true;
  return false;
};
const FORFEITED_TURNS = 2;
/** B16-RESTART-06 to -09, B16-OQ-93 */
const nobodyToSetUp = (g: BloodGame, home: boolean, away: boolean): void => {
  for (const seat of [HOME, AWAY]) if (!(seat === HOME ? home : away)) g.events?.push({ type: 'nobodyToSetUp', seat });
  moveMarkers(g, FORFEITED_TURNS);
  returnExhausted(g);
  g.goto(receiversPrepare);
  if (home === away) return;
  const seat = home ? HOME : AWAY;
  g.events?.push({ type: 'awardedTouchdown', seat });
  score(g, seat);
};
/** B16-SETUP-04 */
export function kickersSetUp(g: BloodGame): void {
  g.call(SetUpTeam, g.kicking, SetUp.everybody);
}
export function kickersReady(g: BloodGame): void {
  pause(g, Pause.setUpDone, g.kicking);
}
export function receiversSetUp(g: BloodGame): void {
  g.call(SetUpTeam, otherSeat(g.kicking), SetUp.everybody);
}
export function receiversReady(g: BloodGame): void {
  pause(g, Pause.setUpDone, otherSeat(g.kicking));
}
export function kickOff(g: BloodGame): void {
  returnExhausted(g);
  for (let p = 0; p < g.playerCount; p++) if (g.onPitch(p as PlayerId)) g.setPlayedThisDrive(p as PlayerId, true);
  g.clearTurnover();
  g.call(KickOff);
}

// --- turns -------------------------------------------------------------------------------------------------------------
/** Between the kick-off and the other coach's turn. */
export function kickedOff(g: BloodGame): void {
  if (g.scorer === NOBODY) pause(g, Pause.kickedOff, g.kicking);
}
/** B16-KICK-09; B16-OQ-10: the kicking side may have scored already. */
export function afterKickOff(g: BloodGame): void {
  if (g.scorer !== NOBODY) return touchdown(g, NO_SEAT);
  g.keep('seat', otherSeat(g.kicking));
}
/** B16-TURN-02, B16-OQ-94 */
export function nextTurn(g: BloodGame, seat: Seat): void {
  if (isHalfOver(g)) return g.goto(endDrive);
  const next = g.turn(seat) < g.rules.edition.turnsPerHalf ? seat : otherSeat(seat);
  g.keep('seat', otherSeat(next));
  g.call(Turn, next, 0);
}
function afterTurn(g: BloodGame, next: Seat): void {
  if (g.scorer === NOBODY) return g.goto(nextTurn);
  touchdown(g, otherSeat(next));
}
/** B16-TD-02, -07, B16-TURN-03; `active` = whose turn it was. */
export const touchdown = (g: BloodGame, active: Seat | typeof NO_SEAT): void => {
  const { scorer } = g;
  const seat = g.control(scorer);
  g.events?.push({ type: 'touchdown', player: scorer, seat });
  achieve(g, scorer, Feat.touchdown);
  g.clearTurnover();
  g.goto(endDrive);
  const { turnsPerHalf } = g.rules.edition;
  if (seat !== active && g.turn(seat) < turnsPerHalf) {
    g.setTurn(seat, g.turn(seat) + 1); // B16-OQ-29
    g.events?.push({ type: 'markerMoved', seat, turn: g.turn(seat) });
  }
  score(g, seat);
};
/** B16-RESTART-04, B16-WIN-07 */
const score = (g: BloodGame, seat: Seat): void => {
  g.addScore(seat);
  g.kicking = seat;
  if (isOvertime(g) && g.rules.edition.overtime.suddenDeath) g.finishMatch(seat, 'suddenDeath');
};

// --- the end of the drive ----------------------------------------------------------------------------------------------
/** B16-OQ-59 */
export function endDrive(g: BloodGame): void {
  g.active = NO_SEAT;
  g.clearTurnover();
  g.clearTurnFacts();
  g.events?.push({ type: 'driveEnded' });
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) g.removeBall(b as BallId);
}
export function wearOff(g: BloodGame): void {
  g.endEffects(Until.drive);
  quietly(g, Moment.effectsEnded, NOBODY, NOBODY, 0, 0);
}
export function takeToll(g: BloodGame): void {
  quietly(g, Moment.driveOver, NOBODY, NOBODY, 0, 0);
}
/** Whoever has to go with the drive goes before the pitch is cleared. */
export function leavePitch(g: BloodGame): void {
  pause(g, Pause.driveEnds, g.kicking);
}
/** Brought along by somebody: it has no number, and goes when the drive ends. */
const isGuest = (g: BloodGame, p: PlayerId): boolean => g.numberOf(p) === 0;
export function clearPitch(g: BloodGame): void {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    g.setPlayedThisDrive(player, false);
    if (isGuest(g, player)) takeToDugout(g, player, Place.absent);
    else if (g.onPitch(player)) takeToDugout(g, player, Place.reserves);
  }
}
/** Only when another kick-off is to come. */
export function receiversPrepare(g: BloodGame): void {
  if (!anotherKickOff(g)) return g.finish();
  pause(g, Pause.beforeNextDrive, otherSeat(nextKicker(g)));
}
export function kickersPrepare(g: BloodGame): void {
  pause(g, Pause.beforeNextDrive, nextKicker(g));
}
const anotherKickOff = (g: BloodGame): boolean => {
  if (!isHalfOver(g) || g.half < LAST_HALF) return true;
  return g.half === LAST_HALF && g.rules.options.overtime && g.score(HOME) === g.score(AWAY);
};
/** Who kicks off next, as far as that is known before the half is over. */
const nextKicker = (g: BloodGame): Seat => (isHalfOver(g) ? otherSeat(g.firstKicker) : g.kicking);
