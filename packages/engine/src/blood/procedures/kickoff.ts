/** The kick-off: where the ball is aimed, how it flies, who runs under it, and how it comes down (B16-KICK, B16-KOTABLE-01). */
import { D6, D8 } from '../../dice/dice.ts';
import { MATCH_TARGET } from '../../kernel/effects.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { KickOffResult } from '../edition.ts';
import type { BloodGame } from '../game.ts';
import { HALVES, halfOf, onScrimmage, scatterDirection, stepFrom, wideZone } from '../pitch.ts';
import { hasZone, isStanding, procedure, question, zonesAgainst } from '../status.ts';
import { Arrival, CHOOSE_PLAYER, LONG_KICK, NO, Skill, STOP, TO } from '../words.ts';
import { Bounce, Land, takeBall } from './ball.ts';
import { CardTime, PlayCards } from './cards.ts';
import { landingIn } from './kickofftable.ts';
import { AskSkill } from './rolls.ts';
import { Step, Stepping } from './step.ts';

/** B16-KICK-01 */
const AskBall = question('placeBall', ['seat'], (g, seat) => {
  const half = HALVES[otherSeat(seat)] as readonly Square[];
  for (let i = 0; i < half.length; i++) g.offer(TO, half[i]);
});

/** B16-KOTABLE-01; the slot `to` remembers where the ball was aimed. */
export const KickOff = procedure(
  'KickOff',
  [],
  ['to', 'kind', 'count', 'player'],
  [
    askBall,
    placeBall,
    receiverPlaysCards,
    kickerPlaysCards,
    scatter,
    halve,
    fly,
    returnKick,
    rollTable,
    comeDown,
    afterLanding,
    giveBall,
  ],
);
function askBall(g: BloodGame): void {
  g.ask(AskBall, g.kicking, g.kicking);
}
function placeBall(g: BloodGame): void {
  const to = g.keep('to', g.object as Square);
  g.landing = to;
  g.events?.push({ type: 'ballKicked', to });
}
function receiverPlaysCards(g: BloodGame): void {
  if (g.rules.options.cards) g.call(PlayCards, otherSeat(g.kicking), CardTime.kick);
}
function kickerPlaysCards(g: BloodGame): void {
  if (g.rules.options.cards) g.call(PlayCards, g.kicking, CardTime.kick);
}
/** B16-KICK-02, -03, B16-SPCARD-06 */
function scatter(g: BloodGame): void {
  const die = g.keep('kind', g.roll(D8));
  const far = g.rules.options.cards && g.isAffected(MATCH_TARGET, LONG_KICK);
  const distance = g.keep('count', far ? g.twoD6() : g.roll(D6));
  if (far) g.endEffect(MATCH_TARGET, LONG_KICK);
  const kicker = g.keep('player', skilledKicker(g));
  if (kicker === NOBODY) return g.goto(fly);
  g.setRolled(0, die);
  g.setRolled(1, distance);
  g.setRolledCount(2);
  g.ask(AskSkill, g.kicking, kicker, Skill.kick);
}
/** B16-XSKILL-46 */
const skilledKicker = (g: BloodGame): PlayerId => {
  if (g.rules.inMatch[Skill.kick] === 0) return NOBODY;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== g.kicking || !g.onPitch(player) || !g.can(player, Skill.kick)) continue;
    if (!onScrimmage(g.kicking, g.square(player)) && wideZone(g.square(player)) < 0) return player;
  }
  return NOBODY;
};
function halve(g: BloodGame, _aimed: Square, _die: number, distance: number, player: PlayerId): void {
  g.setRolledCount(0);
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'kick' });
  g.keep('count', Math.floor(distance / 2));
}
/** B16-OQ-08: only where it ends matters. */
function fly(g: BloodGame, aimed: Square, die: number, distance: number): void {
  let to = aimed;
  for (let i = 0; i < distance && to !== NOWHERE; i++) to = stepFrom(to, scatterDirection(die));
  g.landing = landingIn(g, to);
  g.events?.push({ type: 'kickScattered', direction: die, distance, to });
}
function returnKick(g: BloodGame): void {
  if (g.rules.inMatch[Skill.kickOffReturn] !== 0 && g.landing !== NOWHERE) g.call(KickOffReturn);
}
/** B16-KOTABLE-05 */
function rollTable(g: BloodGame): void {
  if (!g.rules.options.kickOffTable) return;
  const dice = g.twoD6();
  const result = g.rules.edition.kickOffTable[dice] as KickOffResult;
  g.events?.push({ type: 'kickOffRolled', dice, result: result.id });
  g.call(result.procedure);
}
/** B16-KICK-05, -06 */
function comeDown(g: BloodGame): void {
  const { landing } = g;
  g.landing = NOWHERE;
  if (landing === NOWHERE) return;
  g.kickLive = true;
  g.call(Land, g.newBall(landing), landing, Arrival.kicked);
}
/** B16-KICK-07: a kick that left the receiving half is out of play by now. */
function afterLanding(g: BloodGame, aimed: Square): void {
  g.kickLive = false;
  if (g.anyBallInPlay) return g.finish();
  const seat = otherSeat(g.kicking);
  g.events?.push({ type: 'touchback', seat });
  if (anyOnPitch(g, seat)) return g.ask(AskTouchback, seat, seat);
  g.become(Bounce, g.newBall(aimed)); // nobody is left to be given it
}
const anyOnPitch = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId)) return true;
  return false;
};
/** B16-KICK-08, B16-OQ-07, B16-XSKILL-23: has its tackle zone, and hands. */
const canBeGiven = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && hasZone(g, p) && !g.can(p, Skill.noHands);
const AskTouchback = question('touchback', ['seat'], (g, seat) => {
  for (let p = 0; p < g.playerCount; p++) if (canBeGiven(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  if (g.offered > 0) return;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
function giveBall(g: BloodGame): void {
  const player = g.object as PlayerId;
  const ball: BallId = g.newBall(g.square(player));
  if (!canBeGiven(g, g.control(player), player)) return g.become(Bounce, ball);
  takeBall(g, ball, player);
}

// --- Kick-off Return ---------------------------------------------------------------------------------------------------
const RETURN_SQUARES = 3;
/** B16-XSKILL-47, B16-XSKILL-02 */
const canReturn = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat &&
  isStanding(g, p) &&
  g.can(p, Skill.kickOffReturn) &&
  !g.can(p, Skill.ballAndChain) &&
  !onScrimmage(seat, g.square(p)) &&
  zonesAgainst(g, seat, g.square(p)) === 0;
const AskReturn = question('kickOffReturn', ['seat', 'to'], (g, seat) => {
  g.offer(NO);
  for (let p = 0; p < g.playerCount; p++) if (canReturn(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
const AskReturnSquare = question('kickOffReturnSquare', ['player', 'left'], (g, player) => {
  g.offer(STOP);
  const seat = g.control(player);
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(g.square(player), d);
    if (to !== NOWHERE && g.playerAt(to) === NOBODY && halfOf(to) === seat) g.offer(TO, to);
  }
});
const KickOffReturn = procedure(
  'KickOffReturn',
  [],
  ['player', 'left'],
  [askReturn, takeReturn, askReturnSquare, takeStep, afterStep],
);
function askReturn(g: BloodGame): void {
  const seat = otherSeat(g.kicking);
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
function askReturnSquare(g: BloodGame, player: PlayerId, left: number): void {
  if (left === 0) return g.finish();
  g.ask(AskReturnSquare, g.control(player), player, left);
}
function takeStep(g: BloodGame, player: PlayerId, left: number): void {
  if (g.answered(STOP)) return g.finish();
  g.keep('left', left - 1);
  g.call(Step, player, g.object as Square, Stepping.free);
}
function afterStep(g: BloodGame): void {
  if (g.result !== 0) g.goto(askReturnSquare);
}
