/** A match from the fans' arrival to the final whistle (B16-OQ-01, B16-WIN). */
import { COIN, D3, D6 } from '../../dice/dice.ts';
import { Until } from '../../kernel/effects.ts';
import { AWAY, HOME, NOBODY, otherSeat, type Seat } from '../../words.ts';
import { bringAlong } from '../brings.ts';
import type { BloodGame } from '../game.ts';
import { Moment, Pause } from '../moments.ts';
import { procedure, question } from '../status.ts';
import { KICK, RECEIVE } from '../words.ts';
import { Drive, isHalfOver, isOvertime } from './drive.ts';
import { pause, quietly } from './moment.ts';
import { rollWeather } from './weather.ts';

export const Match = procedure(
  'Match',
  [],
  [bringFans, firstWeather, beforeToss, toss, beforeMatch, firstHalf, secondHalf, fullTime, overtime, shootOut],
);
/** B16-FANS-01, B25-FANS-01, -02 */
export function bringFans(g: BloodGame): void {
  for (const seat of [HOME, AWAY]) {
    g.setApothecaries(seat, g.rules.options.apothecary && g.teamOf(seat).apothecary ? 1 : 0);
    bringAlong(g, seat);
  }
  const { options, edition } = g.rules;
  if (!options.fans || (edition.fans.fame && !options.kickOffTable)) return;
  const dice = [HOME, AWAY].map(seat => {
    const rolled = edition.fans.dice === '2d6' ? g.twoD6() : g.roll(D3);
    g.setFans(seat, rolled + g.teamOf(seat).fanFactor);
    return rolled;
  });
  for (const seat of [HOME, AWAY]) {
    if (edition.fans.fame) g.setFame(seat, fameFrom(g.fans(seat), g.fans(otherSeat(seat))));
    g.events?.push({
      type: 'fansCame',
      seat,
      dice: dice[seat] as number,
      thousands: g.fans(seat),
      fame: g.fame(seat),
    });
  }
}
/** B16-FANS-02 */
export const fameFrom = (own: number, others: number): number => (own >= 2 * others ? 2 : own > others ? 1 : 0);
export function firstWeather(g: BloodGame): void {
  if (g.rules.options.weather) rollWeather(g);
}
export function beforeToss(g: BloodGame): void {
  pause(g, Pause.beforeToss, HOME);
}
export function toss(g: BloodGame): void {
  g.call(Toss);
}
export function beforeMatch(g: BloodGame): void {
  g.firstKicker = g.kicking;
  pause(g, Pause.beforeMatch, HOME);
}
export function firstHalf(g: BloodGame): void {
  g.half = 1;
  g.call(Half);
}
/** B16-WIN-02, B16-RESTART-05 */
export function secondHalf(g: BloodGame): void {
  g.half = 2;
  g.kicking = otherSeat(g.firstKicker);
  g.call(Half);
}
/** B16-WIN-03, -04, -05 */
function fullTime(g: BloodGame): void {
  const lead = g.score(HOME) - g.score(AWAY);
  if (lead !== 0) return g.finishMatch(lead > 0 ? HOME : AWAY, 'touchdowns');
  if (!g.rules.options.overtime) return g.finishMatch(-1, 'draw');
  g.half = 3;
  g.call(Toss);
}
export function overtime(g: BloodGame): void {
  g.call(Half);
}
/** B16-WIN-08, B16-OQ-96 */
function shootOut(g: BloodGame): void {
  let lead = g.score(HOME) - g.score(AWAY);
  if (lead !== 0) return g.finishMatch(lead > 0 ? HOME : AWAY, 'touchdowns');
  while (lead === 0) lead = shoot(g, HOME) - shoot(g, AWAY);
  g.finishMatch(lead > 0 ? HOME : AWAY, 'penalties');
}
const shoot = (g: BloodGame, seat: Seat): number => {
  const die = g.roll(D6);
  const extra = g.rules.hooks.teamRerolls.filter(reroll => reroll.isLeft(g, seat)).length;
  const total = die + g.rerolls(seat) + extra;
  g.events?.push({ type: 'penaltyRolled', seat, die, total });
  return total;
};

/** B25-PRIN-ROFF-01: a D6 each, again while they are level. */
export const rollOff = (g: BloodGame): Seat => {
  let home = 0;
  let away = 0;
  do {
    home = g.roll(D6);
    away = g.roll(D6);
    g.events?.push({ type: 'rolledOff', home, away });
  } while (home === away);
  return home > away ? HOME : AWAY;
};

/** B16-SETUP-02, -03, B16-OQ-02: the winner chooses to kick or to receive. */
const AskKicker = question('kickOrReceive', ['seat'], g => {
  g.offer(KICK);
  g.offer(RECEIVE);
});
export const Toss = procedure('Toss', [], ['seat'], [flip, choose]);
function flip(g: BloodGame): void {
  // Heads is home's side of the coin. B25-KTEAM-01
  const winner = g.keep('seat', g.rules.edition.toss === 'coin' ? (g.roll(COIN) as Seat) : rollOff(g));
  g.events?.push({ type: 'tossed', winner });
  g.ask(AskKicker, winner, winner);
}
function choose(g: BloodGame, winner: Seat): void {
  g.kicking = g.answered(RECEIVE) ? otherSeat(winner) : winner;
  g.events?.push({ type: 'kickerChosen', kicking: g.kicking });
}

/** One half, or overtime: `g.half` says which. */
export const Half = procedure('Half', [], [startHalf, nextDrive, endHalf]);
/** B16-SETUP-01, B16-REROLL-10, B16-TEAM-06; overtime brings no new re-rolls (B16-WIN-06). */
function startHalf(g: BloodGame): void {
  for (const seat of [HOME, AWAY]) {
    g.setTurn(seat, 0);
    if (isOvertime(g)) continue;
    g.setRerolls(seat, Math.max(0, g.teamOf(seat).rerolls - g.rerollsLost(seat)));
    for (const reroll of g.rules.hooks.teamRerolls) reroll.startHalf(g, seat);
  }
  g.events?.push({ type: 'halfStarted', half: g.half });
  quietly(g, Moment.halfBegun, NOBODY, NOBODY, 0, 0);
}
function nextDrive(g: BloodGame): void {
  if (isHalfOver(g)) return;
  g.goto(nextDrive);
  g.call(Drive);
}
function endHalf(g: BloodGame): void {
  if (isFollowedByAHalf(g) || g.rules.edition.overtime.refreshes) g.endEffects(Until.half);
}
const isFollowedByAHalf = (g: BloodGame): boolean => g.half === 1;
