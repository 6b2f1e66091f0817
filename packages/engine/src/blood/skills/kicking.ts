/** Kick and Kick-off Return: skills of a kick-off (B16-XSKILL-46, -47). */
import { D3 } from '../../dice/dice.ts';
import { Until } from '../../kernel/effects.ts';
import { NOBODY, NOWHERE, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { halfOf, onScrimmage, stepFrom, wideZone } from '../pitch.ts';
import { AskSkill } from '../procedures/moment.ts';
import { Step, Stepping } from '../procedures/step.ts';
import { isStanding, procedure, question, zonesAgainst } from '../status.ts';
import { CHOOSE_PLAYER, KICKER, NO, STOP, TO } from '../words.ts';

const Skill = skillsNamed('kick', 'kickOffReturn');

// --- Kick ----------------------------------------------------------------------------------------------------------
/** Set up behind the line and between the wide zones. */
const skilledKicker = (g: BloodGame, seat: Seat): PlayerId => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player) || !g.can(player, Skill.kick)) continue;
    if (!onScrimmage(seat, g.square(player)) && wideZone(g.square(player)) < 0) return player;
  }
  return NOBODY;
};
/** May halve the distance of the kick, which is in `g.result`. */
export const ShortKick = procedure('ShortKick', ['seat'], ['player', 'value'], [offerShort, halve]);
function offerShort(g: BloodGame, seat: Seat): void {
  g.keep('value', g.result);
  const kicker = g.keep('player', skilledKicker(g, seat));
  if (kicker === NOBODY) return g.finish();
  g.ask(AskSkill, seat, kicker, Skill.kick);
}
function halve(g: BloodGame): void {
  g.result = g.slot('value');
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player: g.slot('player'), skill: 'kick' });
  g.result = Math.floor(g.result / 2);
}

/** Whoever was named to kick, where its coach wants a short one or is yet to say. */
const kickerAiming = (g: BloodGame, value: number): PlayerId => {
  if (!g.lasts(KICKER)) return NOBODY;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.isAffected(player, KICKER) || g.effectValue(player, KICKER) !== value) continue;
    return g.can(player, Skill.kick) ? player : NOBODY;
  }
  return NOBODY;
};
const OPEN = 0;
const SHORT = 1;
/** Before the dice: the kick will fly a D3 squares (B25-SKILL-KICK-01). */
export const AimShort = procedure('AimShort', ['seat'], ['player'], [offerAim, aim]);
function offerAim(g: BloodGame, seat: Seat): void {
  const kicker = g.keep('player', seat === g.kicking ? kickerAiming(g, OPEN) : NOBODY);
  if (kicker === NOBODY) return g.finish();
  g.ask(AskSkill, seat, kicker, Skill.kick);
}
function aim(g: BloodGame): void {
  if (g.answered(NO)) return;
  const kicker = g.slot('player');
  g.endEffect(kicker, KICKER);
  g.affect(kicker, KICKER, SHORT, Until.drive);
  g.events?.push({ type: 'skillUsed', player: kicker, skill: 'kick' });
}
export const isShortKick = (g: BloodGame): boolean => kickerAiming(g, SHORT) !== NOBODY;
export const rollShortKick = (g: BloodGame): number => g.roll(D3);

// --- Kick-off Return -----------------------------------------------------------------------------------------------
const RETURN_SQUARES = 3;
const canReturn = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat &&
  isStanding(g, p) &&
  g.can(p, Skill.kickOffReturn) &&
  !hasQuality(g, p, Quality.reeling) &&
  !onScrimmage(seat, g.square(p)) &&
  zonesAgainst(g, seat, g.square(p)) === 0;
const AskReturn = question(
  'kickOffReturn',
  ['seat', 'to'],
  (g, seat) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++) if (canReturn(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO },
);
const AskReturnSquare = question(
  'kickOffReturnSquare',
  ['player', 'left'],
  (g, player) => {
    g.offer(STOP);
    const seat = g.control(player);
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(g.square(player), d);
      if (to !== NOWHERE && g.playerAt(to) === NOBODY && halfOf(to) === seat) g.offer(TO, to);
    }
  },
  { decline: STOP },
);
export const KickOffReturn = procedure(
  'KickOffReturn',
  ['seat'],
  ['player', 'left'],
  [askReturn, takeReturn, askSquare, takeStep, afterStep],
);
function askReturn(g: BloodGame, seat: Seat): void {
  for (let p = 0; p < g.playerCount; p++)
    if (canReturn(g, seat, p as PlayerId)) return g.ask(AskReturn, seat, seat, g.landing);
  g.finish();
}
function takeReturn(g: BloodGame): void {
  if (g.answered(NO)) return g.finish();
  const player = g.keep('player', g.object as PlayerId);
  g.keep('left', RETURN_SQUARES);
  g.clearTurnFacts();
  g.events?.push({ type: 'skillUsed', player, skill: 'kickOffReturn' });
}
function askSquare(g: BloodGame): void {
  const left = g.slot('left');
  if (left === 0) return g.finish();
  g.ask(AskReturnSquare, g.control(g.slot('player')), g.slot('player'), left);
}
function takeStep(g: BloodGame): void {
  if (g.answered(STOP)) return g.finish();
  g.keep('left', g.slot('left') - 1);
  g.call(Step, g.slot('player'), g.object as Square, Stepping.free);
}
function afterStep(g: BloodGame): void {
  if (g.result !== 0) g.goto(askSquare);
}
