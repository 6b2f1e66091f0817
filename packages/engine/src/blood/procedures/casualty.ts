/** What an injury does to a player: Stunned, KO'd, or a casualty that the apothecary may see to (B16-INJURY, B16-APOTH). */
import { D6, D8, D16 } from '../../dice/dice.ts';
import { NOBODY, type PlayerId, Posture } from '../../words.ts';
import { hasQuality, numberOf } from '../bearing.ts';
import { Num, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { layDown, procedure, question } from '../status.ts';
import { FIRST, Harm, NO, PLACES, Place, ROOTED, SECOND, YES } from '../words.ts';
import { Injury } from './armour.ts';
import { noteCasualty } from './feats.ts';
import { atMoment, quietly } from './moment.ts';
import { dropBall, leavePitch } from './prone.ts';

const AskApothecary = question(
  'apothecary',
  ['player', 'kind', 'value'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
const AskCasualty = question(
  'casualty',
  ['player', 'value', 'die'],
  g => {
    g.offer(FIRST);
    g.offer(SECOND);
  },
  { onTheWay: true, breaksIn: true },
);

/** `casualty` is the treated result, `value` another one that cannot be treated; gives `option` back in `g.result`. */
export const Suffer = procedure(
  'Suffer',
  ['player', 'injury', 'flags', 'option', 'by'],
  ['casualty', 'value'],
  [begin, useApothecary, suffered, casualty, rollAgain, chooseCasualty, beforeItCounts, leave],
);
function begin(g: BloodGame, player: PlayerId, injury: number, flags: number, option: number): void {
  g.result = option;
  const result = quietly(g, Moment.injury, player, NOBODY, flags, injury);
  if (result === Injury.stunned && !(flags & Harm.harsh)) {
    stun(g, player, flags);
    return g.finish();
  }
  if (result <= Injury.knockedOut) {
    if (!mayTreat(g, player)) return knockOut(g, player);
    return g.ask(AskApothecary, g.ownSeat(player), player, Injury.knockedOut, 0);
  }
  g.keep('injury', flags & Harm.mild ? Injury.badlyHurt : result);
  noteCasualty(g, player, g.slot('by'), flags);
  g.goto(suffered);
  atMoment(g, Moment.casualtySuffered, player, g.slot('by'), flags, 1);
}
const mayTreat = (g: BloodGame, player: PlayerId): boolean =>
  g.rules.options.apothecary && g.apothecaries(g.ownSeat(player)) > 0;
/** B16-INJURY-04, -05, B16-PUSH-11 */
export const stun = (g: BloodGame, player: PlayerId, flags: number): void => {
  if (flags & Harm.crowd || !g.onPitch(player)) return leaveFor(g, player, Place.reserves);
  g.endEffect(player, ROOTED);
  layDown(g, player, Posture.stunned);
  dropBall(g, player);
  if (g.active === g.control(player) && !g.bonusTurn) g.setFreshlyStunned(player, true);
};
const knockOut = (g: BloodGame, player: PlayerId): void => {
  leaveFor(g, player, Place.knockedOut);
  g.finish();
};
/** To a box of the dugout, from the pitch or from among the crowd. */
export const leaveFor = (g: BloodGame, player: PlayerId, place: Place): void => {
  if (g.onPitch(player)) leavePitch(g, player, place);
  else {
    g.takeOff(player, place);
    g.events?.push({ type: 'removed', player, to: PLACES[place] as string });
  }
};
function useApothecary(g: BloodGame, player: PlayerId): void {
  g.result = g.slot('option');
  if (g.answered(NO)) return knockOut(g, player);
  treat(g, player);
  stun(g, player, g.slot('flags'));
  g.finish();
}
const treat = (g: BloodGame, player: PlayerId): void => {
  const seat = g.ownSeat(player);
  g.setApothecaries(seat, g.apothecaries(seat) - 1);
  g.events?.push({ type: 'apothecaryUsed', player });
};

// --- casualties ----------------------------------------------------------------------------------------------------
/** Nothing may come of it before a die is rolled. */
function suffered(g: BloodGame): void {
  if (g.result === 0) g.goto(leave);
}
/** The mildest result, without a roll: the first of the table. */
const badlyHurt = (g: BloodGame): number => (g.rules.edition.casualties.dice === 'd68' ? 11 : 1);
/** Where the edition does not have it rolled always, only if something depends on it: with the apothecary. */
function casualty(g: BloodGame, player: PlayerId, injury: number): void {
  if (!g.rules.options.apothecary && !g.rules.edition.casualties.always) return g.goto(beforeItCounts);
  g.setCasualty(player, injury === Injury.badlyHurt ? badlyHurt(g) : rollCasualty(g, player));
  if (injury === Injury.casualty)
    for (let more = numberOf(g, player, Num.casualtyRolls); more > 0; more--) rollOneMore(g, player);
  if (!mayTreat(g, player) || hasQuality(g, player, Quality.untreated)) return g.goto(beforeItCounts);
  g.ask(AskApothecary, g.ownSeat(player), player, injury, g.casualty(player));
}
/** D68: D6 for the tens, D8 for the units. Or a D16, and what makes things worse (B25-CAS-01, B25-LAST-03). */
const rollCasualty = (g: BloodGame, player: PlayerId): number => {
  if (g.rules.edition.casualties.dice === 'd16') return rollD16(g, player);
  g.sheet.begin('casualty', player, 0, 2);
  const roll = g.roll(D6) * 10 + g.roll(D8);
  g.events?.push({ type: 'casualtyRolled', player, roll });
  return roll;
};
const WORST = 16;
const rollD16 = (g: BloodGame, player: PlayerId): number => {
  const sheet = g.sheet.begin('casualty', player, 0);
  sheet.die = D16;
  const worse = numberOf(g, player, Num.casualtyBonus);
  const die = g.roll(D16);
  const roll = Math.min(WORST, die + worse); // B25-Q-38
  g.events?.push({ type: 'casualtyRolled', player, roll });
  return roll;
};
/** Of two results the apothecary can only treat one, the worse. */
const rollOneMore = (g: BloodGame, player: PlayerId): void => {
  const first = g.casualty(player);
  const second = rollCasualty(g, player);
  g.setCasualty(player, Math.max(first, second));
  g.keep('value', Math.min(first, second));
};
function rollAgain(g: BloodGame, player: PlayerId, injury: number): void {
  if (g.answered(NO)) return g.goto(beforeItCounts);
  treat(g, player);
  if (injury === Injury.badlyHurt) {
    g.keep('casualty', badlyHurt(g));
    return;
  }
  const second = g.keep('casualty', rollCasualty(g, player));
  g.ask(AskCasualty, g.ownSeat(player), player, g.casualty(player), second);
}
function chooseCasualty(g: BloodGame, player: PlayerId, injury: number): void {
  if (injury === Injury.casualty && g.answered(SECOND)) g.setCasualty(player, g.slot('casualty'));
  g.result = g.slot('option');
  if (Math.max(g.casualty(player), g.slot('value')) > g.rules.edition.casualties.badlyHurt) return;
  g.setCasualty(player, 0);
  leaveFor(g, player, Place.reserves); // patched up: it may play on
  g.finish();
}
function beforeItCounts(g: BloodGame, player: PlayerId): void {
  atMoment(g, Moment.casualty, player, g.slot('by'), g.slot('flags'), 1);
}
function leave(g: BloodGame, player: PlayerId): void {
  const counts = g.result !== 0;
  g.result = g.slot('option');
  if (counts) return leaveFor(g, player, Place.casualties);
  g.setCasualty(player, 0);
  leaveFor(g, player, Place.reserves);
}
