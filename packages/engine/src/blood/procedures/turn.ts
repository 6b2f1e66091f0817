/** A coach's turn: the marker, Actions one after the other, and how it ends (B16-TURN, B16-TURNOVER, B16-TD). */
import type { Verb } from '../../kernel/question.ts';
import { type BallId, NO_SEAT, NOBODY, otherSeat, type PlayerId, Posture, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import {
  inScoringZone,
  isDown,
  isProne,
  isStanding,
  isStunned,
  neighbourAt,
  procedure,
  question,
  settleZones,
} from '../status.ts';
import { ACTION_VERBS, ACTS_FIRST, Action, END_TURN, MOVE_MARKER, Skill } from '../words.ts';
import { TakeAction } from './action.ts';
import { mayBlock } from './activity.ts';
import { CardTime, PlayCards } from './cards.ts';
import { MoveFanatic } from './guests.ts';
import { moveMarker } from './illegal.ts';
import { holdsRealBall } from './prone.ts';
import { endTransformations } from './transform.ts';

// --- who may do what -------------------------------------------------------------------------------------------------
/** B16-ACTION-01, -14; Ego Trip: first or not at all. */
export const mayAct = (g: BloodGame, player: PlayerId): boolean =>
  g.onPitch(player) &&
  !g.acted(player) &&
  g.posture(player) !== Posture.stunned &&
  !(g.anyDeclared && g.isAffected(player, ACTS_FIRST));
/** B16-ACTION-05, -06, B16-BLOCK-01, -02, B16-SKILL-17 */
const mayDeclareBlock = (g: BloodGame, player: PlayerId): boolean => {
  if (!isStanding(g, player) && !(isProne(g, player) && g.can(player, Skill.jumpUp))) return false;
  const sq = g.square(player);
  for (let d = 0; d < 8; d++) if (mayBlock(g, player, neighbourAt(g, sq, d))) return true;
  return false;
};
const anyDown = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && isDown(g, p as PlayerId)) return true;
  return false;
};
const [MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL, BOMB] = ACTION_VERBS as [Verb, Verb, Verb, Verb, Verb, Verb, Verb];
const AskAction = question('action', ['seat'], (g, seat) => {
  if (g.turnover !== 0) return g.offer(END_TURN);
  const { options } = g.rules;
  const ball = g.anyBallInPlay;
  const blitz = !g.declared(Action.blitz);
  const pass = !g.declared(Action.pass);
  const handOff = options.handOff && ball && !g.declared(Action.handOff);
  const foul = options.fouls && !g.declared(Action.foul) && anyDown(g, otherSeat(seat));
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !mayAct(g, player)) continue;
    g.offer(MOVE, p);
    if (g.can(player, Skill.ballAndChain)) continue;
    if (mayDeclareBlock(g, player)) g.offer(BLOCK, p);
    if (blitz) g.offer(BLITZ, p);
    if (pass && (ball || g.can(player, Skill.throwTeammate))) g.offer(PASS, p);
    if (handOff) g.offer(HAND_OFF, p);
    if (foul) g.offer(FOUL, p);
    if (g.can(player, Skill.bombardier) && isStanding(g, player)) g.offer(BOMB, p);
  }
  if (!g.markerMoved) g.offer(MOVE_MARKER);
  g.offer(END_TURN);
});
const anybodyMayAct = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && mayAct(g, p as PlayerId)) return true;
  return false;
};

// --- the turn --------------------------------------------------------------------------------------------------------
/** `option` 1: a bonus turn, for which the marker does not move (B16-KOTABLE-25). */
export const Turn = procedure(
  'Turn',
  ['seat', 'option'],
  [begin, ownCards, askAction, act, judge, end, endCards, sendFanatic],
);
/** B16-TURN-05, B16-OQ-12 */
function begin(g: BloodGame, seat: Seat, bonus: number): void {
  g.active = seat;
  g.clearTurnover();
  g.bonusTurn = bonus === 1;
  g.markerMoved = true;
  g.setHurtLastTurn(otherSeat(seat), false);
  if (bonus === 1) return;
  g.clearTurnFacts();
  if (g.rules.options.illegalProcedure)
    g.markerMoved = false; // B16-OQ-70: the coach moves it
  else moveMarker(g, seat);
}
function ownCards(g: BloodGame, seat: Seat): void {
  if (!g.rules.options.cards) return;
  g.goto(judge); // a card may have sent the ball to somebody in the End Zone
  g.call(PlayCards, seat, CardTime.own);
}
function askAction(g: BloodGame, seat: Seat): void {
  if (g.turnover !== 0 || !anybodyMayAct(g, seat)) return g.goto(end);
  g.ask(AskAction, seat, seat);
}
function act(g: BloodGame, seat: Seat): void {
  if (g.answered(END_TURN)) return g.goto(end);
  if (g.answered(MOVE_MARKER)) {
    moveMarker(g, seat);
    return g.goto(askAction);
  }
  const kind = ACTION_VERBS.indexOf(g.verb);
  g.call(TakeAction, g.object as PlayerId, kind);
}
/** B16-TD-01, -03: looked for when an Action ends. */
function judge(g: BloodGame, seat: Seat): void {
  g.goto(askAction);
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (holder === NOBODY || g.control(holder) !== seat || !isStanding(g, holder) || !inScoringZone(g, holder))
      continue;
    if (!holdsRealBall(g, holder)) continue;
    g.scorer = holder;
    g.causeTurnover('touchdown');
    return;
  }
}
/** B16-TURNOVER-13, B16-INJURY-04, -05, B16-OQ-30 */
function end(g: BloodGame, seat: Seat, bonus: number): void {
  if (bonus === 0) {
    if (!g.markerMoved) moveMarker(g, seat); // the turn has been taken, noticed or not
    turnOver(g, seat);
  }
  g.events?.push({ type: 'turnEnded', seat });
  g.endTurnEffects(seat);
  endTransformations(g);
  settleZones(g);
  g.bonusTurn = false;
}
const turnOver = (g: BloodGame, seat: Seat): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !isStunned(g, player)) continue;
    if (g.freshlyStunned(player)) {
      g.setFreshlyStunned(player, false);
      continue;
    }
    g.setPosture(player, Posture.prone);
    g.events?.push({ type: 'turnedOver', player });
  }
};
/** B16-DATA-13: between two turns it is nobody's turn, and nothing is a turnover. */
function endCards(g: BloodGame, seat: Seat, bonus: number): void {
  if (bonus === 1 || !g.rules.options.cards || g.scorer !== NOBODY) return g.finish();
  g.active = NO_SEAT;
  g.clearTurnover();
  g.call(PlayCards, seat, CardTime.turnEnd);
}
/** B16-SPCARD-08 */
function sendFanatic(g: BloodGame, seat: Seat): void {
  if (g.scorer === NOBODY) g.call(MoveFanatic, seat);
}
