/** The Kick-off Events that 2025 has of its own (B25-KOEV); Get the Ref and High Kick are those of the shared table. */
import { D3, D6, D8, type Die } from '../../../../dice/dice.ts';
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import {
  AWAY,
  HOME,
  NO_SEAT,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
} from '../../../../words.ts';
import { bears, hasQuality, teamNumberOf } from '../../../bearing.ts';
import { hasLeft } from '../../../brings.ts';
import { improve, Stat } from '../../../characteristics.ts';
import { Quality, TeamNum } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment } from '../../../moments.ts';
import { HALVES, scatterFrom, stepFrom } from '../../../pitch.ts';
import { TakeAction } from '../../../procedures/action.ts';
import { askRule } from '../../../procedures/brought.ts';
import { stun } from '../../../procedures/casualty.ts';
import { landingIn, moveFreely, moveMarkers, randomOnPitch } from '../../../procedures/kickofftable.ts';
import { anybodySays, atMoment } from '../../../procedures/moment.ts';
import { isLegal, putDown, SetUp } from '../../../procedures/placing.ts';
import { leavePitch } from '../../../procedures/prone.ts';
import { canReachSomebody } from '../../../procedures/reach.ts';
import { rollWeather } from '../../../procedures/weather.ts';
import { isStanding, isStunned, procedure, question } from '../../../status.ts';
import {
  ACTION_VERBS,
  Action,
  AS_BEFORE,
  CHEERED,
  CHOOSE_PLAYER,
  DRIVE_REROLL,
  NO,
  PLACE,
  Place,
  READY,
  SELECTED,
  TO,
  Turnover,
  Weather,
} from '../../../words.ts';
import { MASCOT } from '../inducements/rerolls.ts';
import { clearSelection, countSelected, isSelected, Select, squareBefore } from './select.ts';

const rollFor = (g: BloodGame, seat: Seat, more: number, die: Die = D6): number => {
  const rolled = g.roll(die);
  g.events?.push({ type: 'kickOffDice', seat, die: rolled, total: rolled + more });
  return rolled + more;
};

// 3
export const TimeOut = procedure('TimeOut', [], [takeTime]);
const LATE = 6;
/** B25-KOEV-05, -06, B25-Q-16 */
function takeTime(g: BloodGame): void {
  moveMarkers(g, g.turn(g.kicking) >= LATE ? -1 : 1);
}

// 4
export const SolidDefence = procedure('SolidDefence', [], [selectDefenders, setUpDefenders]);
function selectDefenders(g: BloodGame): void {
  g.call(Select, g.kicking);
}
function setUpDefenders(g: BloodGame): void {
  g.become(PlaceSelected, g.kicking);
}
/** Everybody who was picked is set up again, in a legal way. */
export const PlaceSelected = procedure('PlaceSelected', ['seat'], ['player'], [askDefender, takeDefender, putAnew]);
/** B25-KOEV-09, B25-Q-17 */
const AskDefender = question('solidDefence', ['seat'], (g, seat) => {
  if (isLegal(g, seat, SetUp.rearrange)) g.offer(READY);
  if (isAnyMoved(g)) g.offer(AS_BEFORE);
  for (let p = 0; p < g.playerCount; p++) if (isSelected(g, p as PlayerId)) g.offer(PLACE, p);
});
const isMoved = (g: BloodGame, p: PlayerId): boolean => isSelected(g, p) && g.square(p) !== squareBefore(g, p);
const isAnyMoved = (g: BloodGame): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (isMoved(g, p as PlayerId)) return true;
  return false;
};
const AskDefenderSquare = question('solidDefenceSquare', ['player'], (g, player) => {
  for (const sq of HALVES[g.control(player)] as readonly Square[]) {
    const there = g.playerAt(sq);
    if (there === NOBODY || isSelected(g, there)) g.offer(TO, sq);
  }
});
function askDefender(g: BloodGame, seat: Seat): void {
  if (countSelected(g) === 0) return g.finish();
  g.ask(AskDefender, seat, seat);
}
function takeDefender(g: BloodGame, seat: Seat): void {
  if (g.answered(READY)) {
    clearSelection(g);
    return g.finish();
  }
  if (g.answered(AS_BEFORE)) {
    putBack(g, seat);
    return g.goto(askDefender);
  }
  const player = g.keep('player', g.object as PlayerId);
  g.ask(AskDefenderSquare, seat, player);
}
/** All at once, since one may stand where another stood. */
const putBack = (g: BloodGame, seat: Seat): void => {
  const moved = g.playersOf(seat).filter(p => isMoved(g, p));
  for (const p of moved) g.hover(p, squareBefore(g, p));
  for (const player of moved) {
    g.put(player, squareBefore(g, player));
    g.events?.push({ type: 'placed', player, to: g.square(player) });
  }
};
/** B25-KOEV-08: whoever stands there changes places. */
function putAnew(g: BloodGame, _seat: Seat, player: PlayerId): void {
  g.goto(askDefender);
  const to = g.object as Square;
  const from = g.square(player);
  const other = g.playerAt(to);
  if (other === player) return;
  if (other !== NOBODY) g.hover(other, to);
  g.put(player, to);
  g.events?.push({ type: 'placed', player, to });
  if (other === NOBODY) return;
  putDown(g, other, from);
  g.events?.push({ type: 'placed', player: other, to: from });
}

/** Those of the team, and those hired for the match (B25-IND-COACHES-01, B25-IND-CHEER-01). */
const staffOf = (g: BloodGame, seat: Seat, staff: 'assistantCoaches' | 'cheerleaders'): number =>
  (g.teamOf(seat).backing?.[staff] ?? 0) + teamNumberOf(g, seat, TeamNum[staff]);

// 6
export const CheeringFans = procedure(
  'CheeringFansOf2025',
  [],
  ['value', 'count'],
  [cheerHome, againHome, cheerAway, againAway, cheer],
);
const cheerLoudly = (g: BloodGame, seat: Seat): number => rollFor(g, seat, staffOf(g, seat, 'cheerleaders'));
/** B25-IND-MASCOT-02: a natural 1. */
const mascotMayHelp = (g: BloodGame, seat: Seat, total: number): boolean =>
  total === 1 + staffOf(g, seat, 'cheerleaders') && hasLeft(g, seat, MASCOT) > 0;
function cheerHome(g: BloodGame): void {
  if (!mascotMayHelp(g, HOME, g.keep('value', cheerLoudly(g, HOME)))) return g.goto(cheerAway);
  askRule(g, HOME, 'teamMascot');
}
function againHome(g: BloodGame): void {
  if (!g.answered(NO)) g.keep('value', cheerLoudly(g, HOME));
}
function cheerAway(g: BloodGame): void {
  if (!mascotMayHelp(g, AWAY, g.keep('count', cheerLoudly(g, AWAY)))) return g.goto(cheer);
  askRule(g, AWAY, 'teamMascot');
}
function againAway(g: BloodGame): void {
  if (!g.answered(NO)) g.keep('count', cheerLoudly(g, AWAY));
}
/** B25-KOEV-11 to -13, B25-Q-18 */
function cheer(g: BloodGame, home: number, away: number): void {
  if (home >= away) cheerFor(g, HOME);
  if (away >= home) cheerFor(g, AWAY);
}
const cheerFor = (g: BloodGame, seat: Seat): void => {
  if (!g.isAffected(teamTarget(seat), CHEERED)) g.affect(teamTarget(seat), CHEERED, 0, Until.match);
  g.events?.push({ type: 'cheered', seat });
};

// 7
export const BrilliantCoaching = procedure('BrilliantCoachingOf2025', [], [coach]);
/** B25-KOEV-15 to -17 */
function coach(g: BloodGame): void {
  const home = rollFor(g, HOME, staffOf(g, HOME, 'assistantCoaches'));
  const away = rollFor(g, AWAY, staffOf(g, AWAY, 'assistantCoaches'));
  if (home >= away) gainDriveReroll(g, HOME);
  if (away >= home) gainDriveReroll(g, AWAY);
}
const gainDriveReroll = (g: BloodGame, seat: Seat): void => {
  g.affect(teamTarget(seat), DRIVE_REROLL, 0, Until.drive);
  g.events?.push({ type: 'gainedReroll', seat });
};

// 8
export const ChangingWeather = procedure('ChangingWeatherOf2025', [], [changeWeather]);
const GUSTS = 3;
/** B25-KOEV-18, -19, B25-Q-13: the ball is out, or across the line, as soon as one of its steps is. */
function changeWeather(g: BloodGame): void {
  if (!g.rules.options.weather) return;
  rollWeather(g);
  if (g.weather !== Weather.nice) return;
  for (let gust = 0; gust < GUSTS && g.landing !== NOWHERE; gust++) {
    const direction = g.roll(D8);
    g.landing = landingIn(g, scatterFrom(g.landing, direction));
    g.events?.push({ type: 'kickScattered', direction, distance: 1, to: g.landing });
  }
}

// 9
export const QuickSnap = procedure(
  'QuickSnapOf2025',
  [],
  ['player'],
  [selectReceivers, askSnap, takeSnap, snap, arrive],
);
const canSnap = (g: BloodGame, p: PlayerId): boolean => {
  if (!isSelected(g, p)) return false;
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(g.square(p), d);
    if (to !== NOWHERE && g.playerAt(to) === NOBODY) return true;
  }
  return false;
};
const AskSnap = question('snap', ['seat'], g => {
  g.offer(READY);
  for (let p = 0; p < g.playerCount; p++) if (canSnap(g, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
/** B25-KOEV-21, B25-Q-19 */
const AskSnapSquare = question('snapSquare', ['player'], (g, player) => {
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(g.square(player), d);
    if (to !== NOWHERE && g.playerAt(to) === NOBODY) g.offer(TO, to);
  }
});
function selectReceivers(g: BloodGame): void {
  g.call(Select, otherSeat(g.kicking));
}
function askSnap(g: BloodGame): void {
  const seat = otherSeat(g.kicking);
  if (countSelected(g) === 0) return g.finish();
  g.ask(AskSnap, seat, seat);
}
function takeSnap(g: BloodGame): void {
  if (g.answered(READY)) {
    clearSelection(g);
    return g.finish();
  }
  const player = g.keep('player', g.object as PlayerId);
  g.ask(AskSnapSquare, g.control(player), player);
}
function snap(g: BloodGame, player: PlayerId): void {
  moveFreely(g, player, g.object as Square);
  g.endEffect(player, SELECTED);
}
/** It may have come onto something (B25-PRAYER-01). */
function arrive(g: BloodGame, player: PlayerId): void {
  g.goto(anybodySays(g, Moment.atRest, player) ? arrive : askSnap);
  if (anybodySays(g, Moment.atRest, player)) atMoment(g, Moment.atRest, player, NOBODY, 0, 0);
}

// 10
export const Charge = procedure(
  'Charge',
  [],
  ['player'],
  [selectChargers, beginCharge, askCharger, charge, charged, endCharge],
);
/** B25-KOEV-22, B25-Q-20 */
function selectChargers(g: BloodGame): void {
  g.call(Select, g.kicking);
}
function beginCharge(g: BloodGame): void {
  if (countSelected(g) === 0) return g.finish();
  g.clearTurnFacts();
  g.clearTurnover();
  g.active = g.kicking;
  g.bonusTurn = true;
}
/** Of the Actions that entries allow, those that a charge may be made of (B25-KOEV-25, -26, -28). */
const CHARGES: readonly number[] = [Action.throwTeammate, Action.kickTeammate];
const AskCharger = question('charge', ['seat'], g => {
  g.offer(READY);
  if (g.turnover !== 0) return; // the clock has ended it
  const blitz = !g.declared(Action.blitz);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!mayCharge(g, player)) continue;
    g.offer(ACTION_VERBS[Action.move] as never, player);
    if (blitz && canReachSomebody(g, player)) g.offer(ACTION_VERBS[Action.blitz] as never, player); // B25-KOEV-24
    for (const { skill, value } of g.rules.hooks.ownActions)
      if (CHARGES.includes(value.kind) && bears(g, skill, player) && value.may(g, player))
        g.offer(ACTION_VERBS[value.kind] as never, player);
  }
});
/** Whoever may declare nothing but an Action of its own has none here (B25-KOEV-28). */
const mayCharge = (g: BloodGame, p: PlayerId): boolean =>
  isSelected(g, p) && g.onPitch(p) && !g.acted(p) && !isStunned(g, p) && !hasQuality(g, p, Quality.bound);
function askCharger(g: BloodGame): void {
  for (let p = 0; p < g.playerCount; p++)
    if (mayCharge(g, p as PlayerId)) return g.ask(AskCharger, g.kicking, g.kicking);
  g.goto(endCharge);
}
/** B25-KOEV-23 */
function charge(g: BloodGame): void {
  if (g.answered(READY)) return g.goto(endCharge);
  const player = g.keep('player', g.object as PlayerId);
  g.call(TakeAction, player, ACTION_VERBS.indexOf(g.verb));
}
/** B25-KOEV-27, B25-Q-20: only its own fall ends the charge for the others. */
function charged(g: BloodGame, player: PlayerId): void {
  const fell = g.turnover === Turnover.knockedDown && !isStanding(g, player);
  const timeUp = g.turnover === Turnover.timeUp;
  g.clearTurnover();
  if (!fell && !timeUp) g.goto(askCharger);
}
function endCharge(g: BloodGame): void {
  clearSelection(g);
  g.endTurnEffects(g.kicking);
  g.clearTurnover();
  g.clearTurnFacts();
  g.bonusTurn = false;
  g.active = NO_SEAT;
}

// 11
export const DodgySnack = procedure('DodgySnack', [], [snack]);
/** B25-KOEV-29, -30 */
function snack(g: BloodGame): void {
  const home = rollFor(g, HOME, 0);
  const away = rollFor(g, AWAY, 0);
  if (home <= away) eat(g, HOME);
  if (away <= home) eat(g, AWAY);
}
const UPSET_FROM = 2;
/** B25-KOEV-31 to -33, B25-Q-21 */
const eat = (g: BloodGame, seat: Seat): void => {
  const player = randomOnPitch(g, seat);
  if (player === NOBODY) return;
  const die = g.roll(D6, UPSET_FROM);
  g.events?.push({ type: 'snackRolled', player, die });
  if (die < UPSET_FROM) return leavePitch(g, player, Place.reserves);
  improve(g, player, Stat.movement, -1, Until.drive);
  improve(g, player, Stat.armour, -1, Until.drive);
};

// 12
export const PitchInvasion = procedure('PitchInvasionOf2025', [], ['player'], [invade, dragDown]);
/** B25-KOEV-34, -35 */
function invade(g: BloodGame): void {
  const home = rollFor(g, HOME, g.fans(HOME));
  const away = rollFor(g, AWAY, g.fans(AWAY));
  if (home <= away) overrun(g, HOME);
  if (away <= home) overrun(g, AWAY);
}
/** B25-KOEV-36, -37, B25-Q-22 */
const overrun = (g: BloodGame, seat: Seat): void => {
  const many = Math.min(rollFor(g, seat, 0, D3), countUnhurt(g, seat));
  for (let hit = 0; hit < many; hit++) {
    const player = randomOnPitch(g, seat, isUnhurt);
    g.events?.push({ type: 'placedProne', player });
    stun(g, player, 0);
    g.affect(player, SELECTED, 0, Until.drive);
  }
};
/** All of them lie there by now: whom it hurts to be Placed Prone is hurt (B25-TRAIT-BALLANDCHAIN-09). */
function dragDown(g: BloodGame, from: PlayerId): void {
  for (let p: number = from; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!isSelected(g, player)) continue;
    g.endEffect(player, SELECTED);
    g.keep('player', player);
    g.goto(dragDown);
    return atMoment(g, Moment.laidDown, player, NOBODY, 0, 0);
  }
}
const countUnhurt = (g: BloodGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId) && isUnhurt(g, p as PlayerId)) count++;
  return count;
};
const isUnhurt = (g: BloodGame, p: PlayerId): boolean => !isStunned(g, p);
