/** A coach's turn: Sudden Death test, Pre-Turn Sequence, Actions with their Claim Steps, hand limit (BU-TURN-02, -03, -08). */
import { D6 } from '../../dice/dice.ts';
import { teamTarget } from '../../kernel/effects.ts';
import type { Verb } from '../../kernel/question.ts';
import { AWAY, type BallId, HOME, NOBODY, NOWHERE, otherSeat, type PlayerId, Posture, type Seat } from '../../words.ts';
import { bounce } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { discardPlay, discardTurnPlays, offerPlays, playCard } from '../hand.ts';
import { countReserves, procedure, question } from '../status.ts';
import {
  ACTION_VERBS,
  Action,
  BARRED,
  BallKind,
  CHOOSE_PLAYER,
  DISCARD_PLAY,
  END_TURN,
  FREE_VERBS,
  Grant,
  Moment,
  MUST_ACT,
  NO_EMERGENCY,
  PASS,
  PLAY,
  PLAYS,
} from '../words.ts';
import { AnswerInjuries, takeAction } from './action.ts';
import { Refresh } from './cards.ts';
import { anyCanTake } from './choices.ts';
import { canTake, mayMarkFurther } from './legality.ts';
import { findsMark, markSquares, Opponents } from './marking.ts';
import { offerPlaysAt } from './moments.ts';
import { NewBall } from './newball.ts';

/** What a coach may do between Actions: an Action, a free one that needs no trigger, a Bonus Play, or end the turn. */
export const AskAction = question('action', ['seat'], (g, seat) => {
  const left = g.actionsLeft > 0;
  const must = left && g.isAffected(teamTarget(seat), MUST_ACT); // B22-PLAY-08
  if (!must) g.offer(END_TURN);
  let canAct = false;
  if (left) opponents.gather(g, seat);
  const marks = left ? markSquares(g, mayMarkFurther(g, seat)) : 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat) continue;
    const before = g.offered;
    if (left) offerActions(g, player, marks);
    if (g.offered > before) canAct = true;
    if (canRegenerate(g, player)) g.offer(FREE_VERBS[Action.standUp] as (typeof FREE_VERBS)[number], player);
    if (canDance(g, player)) g.offer(FREE_VERBS[Action.sidestep] as (typeof FREE_VERBS)[number], player);
  }
  offerPlays(g, seat, Moment.action, NOBODY, NOWHERE);
  if (must && !canAct) g.offer(END_TURN); // nobody can be made to play a card (BU-BONUS-02)
});
const opponents = new Opponents();
const [RUN, MARK, , BLOCK] = ACTION_VERBS as [Verb, Verb, Verb, Verb];
/**
 * Asks only about the kinds a Player's status and the Opponents near it allow (BU-ACTION-06 to -09): this list is made
 * most often of all. So it says for itself what `canTake` says of Runs and Marks of an Open Player, and of Blocks of a
 * Marked one.
 */
const offerActions = (g: BlitzGame, player: PlayerId, marks: number): void => {
  if (!g.onPitch(player)) return offer(g, player, Action.reserves);
  if (g.isAffected(player, BARRED)) return;
  if (g.posture(player) !== Posture.standing) return offer(g, player, Action.standUp);
  const { options, hooks } = g.rules;
  const open = g.reach(otherSeat(g.control(player)), g.square(player)) === 0;
  if (open) {
    if (!g.hasDone(player, Action.run)) g.offer(RUN, player);
    const close = !g.hasDone(player, Action.mark) && opponents.anyWithin(g.square(player), marks + 1);
    if (close && findsMark(g, player, marks)) g.offer(MARK, player);
  } else if (hooks.runsWhileMarked.length > 0) offer(g, player, Action.run); // BU-ABIL-41
  if (g.holdsBall(player)) offer(g, player, Action.throw); // Marked: BU-BONUS-19
  if (!open) {
    if (!g.hasDone(player, Action.block)) g.offer(BLOCK, player);
    offer(g, player, Action.sidestep);
  } else if (g.hasHook(hooks.blocksWithin, player)) offer(g, player, Action.block); // BU-ABIL-33
  if (open && options.fouls && opponents.anyProne) offer(g, player, Action.foul);
  if (options.throwTeammate) offer(g, player, Action.throwTeammate); // Marked: BU-BONUS-19
};
const offer = (g: BlitzGame, player: PlayerId, kind: number): void => {
  if (canTake(g, player, kind, Grant.paid)) g.offer(ACTION_VERBS[kind] as (typeof ACTION_VERBS)[number], player);
};
/** BU-ABIL-58: before the first Player Action. */
const canRegenerate = (g: BlitzGame, player: PlayerId): boolean =>
  g.actionsTaken === 0 &&
  g.hasHook(g.rules.hooks.regenerates, player) &&
  canTake(g, player, Action.standUp, Grant.free);
/** BU-ABIL-63 */
const canDance = (g: BlitzGame, player: PlayerId): boolean =>
  g.hasHook(g.rules.hooks.freeSidestep, player) && canTake(g, player, Action.sidestep, Grant.free);

const AskEmergency = question(
  'emergencyReserves',
  ['seat'],
  (g, seat) => {
    if (g.rules.edition.emergencyReserves === 'may') g.offer(PASS); // B22-EMERG-01
    for (let p = 0; p < g.playerCount; p++) {
      if (g.control(p as PlayerId) === seat && canTake(g, p as PlayerId, Action.reserves, Grant.emergency))
        g.offer(CHOOSE_PLAYER, p);
    }
  },
  { decline: PASS },
);
const AskHandLimit = question(
  'handLimit',
  ['seat'],
  (g, seat) => {
    for (let play = 0; play < PLAYS.length; play++) if (g.cardWithPlay(seat, play) >= 0) g.offer(DISCARD_PLAY, play);
  },
  { onTheWay: true },
);

export const Turn = procedure(
  'Turn',
  ['seat'],
  [
    start,
    stirSquigs,
    turnStart,
    refresh,
    noBall,
    injuries,
    emergency,
    takeEmergency,
    askAction,
    act,
    handLimit,
    discard,
    end,
  ],
);
function start(g: BlitzGame, seat: Seat): void {
  if (suddenDeath(g, seat, 'leaderAtTurnStart')) return g.finishMatch(seat, 'suddenDeath'); // BU-WIN-02
  g.active = seat;
  g.turn++;
  g.actionsLeft = g.rules.edition.actionsPerTurn;
  g.actionsTaken = 0;
  g.claimedThisTurn = 0;
  g.forgetPlayed();
  g.forgetActions();
  g.snapshotTurnHolders();
  g.events?.push({ type: 'turnStarted', seat, turn: g.turn });
}
/** Whether `seat` wins by a lead, tested at this moment in this edition; never again once the Endgame has begun. */
const suddenDeath = (g: BlitzGame, seat: Seat, when: 'leaderAtTurnStart' | 'trailerAtTurnEnd'): boolean => {
  if (g.rules.edition.suddenDeath !== when || g.endgame) return false; // B22-ENDGAME-06
  const lead = g.arena.suddenDeathLead ?? g.rules.edition.suddenDeathLead;
  return g.score(seat) - g.score(otherSeat(seat)) >= lead;
};
/** BU-BALLS-07 to -09, BU-OQ-40 */
function stirSquigs(g: BlitzGame, seat: Seat): void {
  if (!g.rules.options.balls) return;
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball) || g.ballKind(ball) !== BallKind.squig) continue;
    const holder = g.holder(ball);
    if (holder === NOBODY) bounce(g, ball, g.ballSquare(ball));
    else if (g.control(holder) === seat) {
      const die = g.roll(D6, 2);
      g.events?.push({ type: 'squigStirred', ball, die });
      if (die === 1) bounce(g, ball, g.square(holder));
    }
  }
}
function turnStart(g: BlitzGame, seat: Seat): void {
  offerPlaysAt(g, Moment.turnStart, seat, NOBODY, NOWHERE, 0);
}
/** BU-TURN-04: no Pre-Turn Sequence in a coach's first turn. */
function refresh(g: BlitzGame, seat: Seat): void {
  if (g.turnsTaken(seat) === 0) return g.goto(askAction);
  g.call(Refresh, seat);
}
/** BU-NEWBALL-01, BU-MULTI-03 */
function noBall(g: BlitzGame, seat: Seat): void {
  if (!g.anyBallInPlay) g.call(NewBall, seat, 1);
}
function injuries(g: BlitzGame): void {
  if ((g.rules.playsAt[Moment.injured] as readonly number[]).length > 0) g.call(AnswerInjuries);
}
/** BU-EMERG-01 to -07 */
function emergency(g: BlitzGame, seat: Seat): void {
  if (
    countReserves(g, seat) < emergencyValue(g, seat) ||
    g.isAffected(teamTarget(seat), NO_EMERGENCY) ||
    !anyCanTake(g, seat, Action.reserves, Grant.emergency)
  )
    return g.goto(askAction);
  g.ask(AskEmergency, seat, seat);
}
/** BU-ARENA-02, BU-OQ-50: never below 1. */
export const emergencyValue = (g: BlitzGame, seat: Seat): number =>
  Math.max(1, g.teamOf(seat).emergencyReserves + (g.arena.emergencyReserves ?? 0));
function takeEmergency(g: BlitzGame): void {
  if (!g.answered(PASS)) takeAction(g, Action.reserves, g.object as PlayerId, Grant.emergency);
}

function askAction(g: BlitzGame, seat: Seat): void {
  if (g.actionsLeft === 0 && !mayGoOn(g, seat)) return g.goto(handLimit);
  g.ask(AskAction, seat, seat);
}
/** After the last Action: a hidden card in hand, or a Wardance still to come. */
const mayGoOn = (g: BlitzGame, seat: Seat): boolean => {
  if (g.handCount(seat) > 0) return true;
  if (g.rules.hooks.freeSidestep.length === 0) return false;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && canDance(g, p as PlayerId)) return true;
  return false;
};
function act(g: BlitzGame, seat: Seat): void {
  if (g.answered(END_TURN)) return;
  g.goto(askAction);
  if (g.answered(PLAY)) return playCard(g, seat, g.object, NOBODY, NOWHERE);
  const player = g.object as PlayerId;
  const paid = ACTION_VERBS.indexOf(g.verb);
  if (paid < 0) return takeAction(g, FREE_VERBS.indexOf(g.verb), player, Grant.free);
  g.actionsLeft--;
  g.actionsTaken++;
  takeAction(g, paid, player, Grant.paid);
}
/** BU-CLAIM-10 */
function handLimit(g: BlitzGame, seat: Seat): void {
  if (g.handCount(seat) <= g.rules.edition.handLimit) return g.goto(end);
  g.ask(AskHandLimit, seat, seat);
}
function discard(g: BlitzGame, seat: Seat): void {
  discardPlay(g, seat, g.object);
  g.goto(handLimit);
}
function end(g: BlitzGame, seat: Seat): void {
  g.endTurnEffects(seat);
  g.forgetMoves();
  discardTurnPlays(g);
  g.setTurnsTaken(seat, g.turnsTaken(seat) + 1);
  g.events?.push({ type: 'turnEnded', seat });
  const other = otherSeat(seat);
  if (suddenDeath(g, other, 'trailerAtTurnEnd')) return g.finishMatch(other, 'suddenDeath'); // B22-WIN-01
  if (isOver(g)) g.finishMatch(leader(g), 'points'); // BU-WIN-05, -06
}
/** BU-WIN-04, B22-OQ-02: the final round is played, or the agreed number of turns. */
const isOver = (g: BlitzGame): boolean => {
  const { turnCap } = g.rules.options;
  if (turnCap > 0 && g.turn >= turnCap) return true;
  if (g.finalTurns === 0) return false;
  g.finalTurns--;
  return g.finalTurns === 0;
};
const leader = (g: BlitzGame): Seat | -1 => {
  const lead = g.score(HOME) - g.score(AWAY);
  return lead > 0 ? HOME : lead < 0 ? AWAY : -1;
};
