/**
 * One Action from declaration to its last consequence: perform it, Interrupts, Touchdown test, Claim Step, what waits
 * for the Claim Step, and the free Actions it grants (BU-FREE-09, BU-TURN-07).
 */
import { teamTarget } from '../../kernel/effects.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { SPACES } from '../cells.ts';
import type { BlitzGame } from '../game.ts';
import { playCard } from '../hand.ts';
import { areAdjacent, isOpen, isStanding, markedFrom, procedure, question } from '../status.ts';
import {
  ACTIONS,
  Action,
  CHOOSE_PLAYER,
  CLAIM,
  Fact,
  Felled,
  FREE_VERBS,
  Grant,
  Moment,
  PASS,
  PLAY,
  THROWS_WHILE_MARKED,
} from '../words.ts';
import { injure } from './falls.ts';
import { AskFree, anythingFree, grantFor, playerFor, playsAfter } from './grants.ts';
import { interruptBy, offerPlaysAt } from './moments.ts';
import { AskClaim, anyNoted, ClaimCard, fulfilledSpaces, testTouchdowns } from './scoring.ts';

/**
 * `target` and `flags` keep what the Action did once it is done. `count` and `by` first keep what the Action around it
 * had done so far, since an Interrupt is an Action inside an Action; then `count` keeps the spaces whose cards are
 * fulfilled, and above them from where a Player that sidestepped was Marked. `from` is where the Player began.
 */
export const PlayerAction = procedure(
  'PlayerAction',
  ['kind', 'player', 'option'],
  ['target', 'flags', 'count', 'by', 'from'],
  [
    begin,
    performed,
    scoreTouchdowns,
    noteClaims,
    answerInjuries,
    askAtOnce,
    takeAtOnce,
    lateInterrupts,
    askClaim,
    claim,
    shadowed,
    shadowOver,
    thirst,
    sacrifice,
    askFree,
    takeFree,
  ],
);
export const takeAction = (g: BlitzGame, kind: number, player: PlayerId, option: number): void =>
  g.call(PlayerAction, kind, player, option);

function begin(g: BlitzGame, kind: number, player: PlayerId, option: number): void {
  g.keep('count', g.facts);
  g.keep('by', g.factTarget);
  g.keep('from', g.square(player));
  g.facts = (option === Grant.paid ? Fact.paid : 0) | (option === Grant.emergency ? Fact.emergency : 0);
  if (g.isNewToTeam(player, kind)) g.note(Fact.newToTeam);
  if (option !== Grant.intervention) g.factTarget = NOBODY; // Intervention names the runner there
  g.beginAction();
  g.noteAction(player, kind, option === Grant.paid);
  if (g.control(player) === g.active) {
    if (isInside(g)) g.pauseStarted();
    g.snapshotBalls();
    g.forgetMoves();
    if (g.rules.edition.asksWhoBecameOpen) g.snapshotOpen(p => isOpen(g, p));
    if (kind === Action.run) g.runsThisTurn++;
  }
  g.events?.push({
    type: 'actionStarted',
    player,
    action: ACTIONS[kind] as (typeof ACTIONS)[number],
    free: option !== Grant.paid,
  });
  g.call(g.rules.performs[kind] as (typeof g.rules.performs)[number], player, option);
}
/** An Interrupt is under way: another Action may be waiting that still has to be judged (B22-REACT-03). */
const isInside = (g: BlitzGame): boolean => g.interrupting > 0;
/** Nothing asks any more what the Action of the active coach has changed. */
const closeStarted = (g: BlitzGame): void => {
  if (isInside(g)) g.resumeStarted();
  else g.forgetMoves();
};
/** The Action itself is over; what lasted for it ends, and the other coach may Interrupt (BU-OQ-66). */
function performed(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  option: number,
  _t: PlayerId,
  _f: number,
  count: number,
  by: PlayerId,
  from: Square,
): void {
  g.endAction();
  const facts = g.keep('flags', g.facts);
  g.keep('target', g.factTarget);
  g.facts = count;
  g.factTarget = by;
  if (facts & Fact.cancelled) return callOff(g, kind, player, option);
  if (option === Grant.paid) g.endEffect(teamTarget(g.active), THROWS_WHILE_MARKED); // BU-BONUS-19
  if (facts & Fact.completed) g.completionsThisTurn++;
  if (g.rules.options.interruptsBeforeTouchdown) interrupts(g, kind, player, from);
}
/** B22-OQ-23: a Block that was called off counts as not made: neither the Action nor its kind is used up. */
const callOff = (g: BlitzGame, kind: number, player: PlayerId, option: number): void => {
  g.takeBackAction(player, kind);
  if (g.control(player) === g.active) closeStarted(g);
  if (option === Grant.paid) {
    g.actionsLeft++;
    g.actionsTaken--;
  }
  g.finish();
};
const INTERRUPTED_BY: readonly number[] = ACTIONS.map(name =>
  name === 'run'
    ? Moment.opponentRan
    : name === 'mark'
      ? Moment.opponentMarked
      : name === 'sidestep'
        ? Moment.opponentSidestepped
        : -1,
);
function interrupts(g: BlitzGame, kind: number, player: PlayerId, from: Square): void {
  const moment = INTERRUPTED_BY[kind] as number;
  // Whoever sidestepped has left a square, though it may be off the pitch with a Touchdown by now.
  if (moment < 0 || (!g.onPitch(player) && kind !== Action.sidestep)) return;
  if (kind === Action.sidestep) g.markedFrom = markedFrom(g, g.control(player), from);
  interruptBy(g, moment, otherSeat(g.control(player)), player, from);
}
/** B22-OQ-05: cards that answer an Injury come once it is noted what the Action fulfils; the active coach first. */
function answerInjuries(g: BlitzGame): void {
  if ((g.rules.playsAt[Moment.injured] as readonly number[]).length > 0) g.call(AnswerInjuries);
}
export const AnswerInjuries = procedure('AnswerInjuries', [], [answerNext]);
function answerNext(g: BlitzGame): void {
  for (const seat of [g.active, otherSeat(g.active)]) {
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== seat || !(g.felled(player) & Felled.unanswered)) continue;
      g.setFelled(player, g.felled(player) & ~Felled.unanswered);
      g.goto(answerNext);
      return offerPlaysAt(g, Moment.injured, seat, player, NOWHERE, 0);
    }
  }
}

// --- Touchdowns ------------------------------------------------------------------------------------------------------
/**
 * BU-TD-01, BU-TURN-07: at the end of every Action in the active coach's turn, before the Claim Step. Those of the other
 * coach are among them, and it is still the active team that scores (BU-TD-05).
 */
function scoreTouchdowns(
  g: BlitzGame,
  _kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  flags: number,
): void {
  if (!testTouchdowns(g)) return;
  g.keep('flags', flags | Fact.touchdown);
  offerPlaysAt(g, Moment.scored, g.active, player, NOWHERE, 0);
}
/** Which Active cards the Action has fulfilled, as it ends (BU-OQ-03, B22-OQ-05). */
function noteClaims(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
  _count: number,
  _by: PlayerId,
  from: Square,
): void {
  const markers = kind === Action.sidestep ? markedFrom(g, g.control(player), from) : 0;
  g.keep('count', fulfilledSpaces(g, kind, player, target, flags) | (markers << SPACES));
  if (g.control(player) === g.active) closeStarted(g);
}
function lateInterrupts(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  _flags: number,
  _count: number,
  _by: PlayerId,
  from: Square,
): void {
  if (!g.rules.options.interruptsBeforeTouchdown) interrupts(g, kind, player, from);
}
function askClaim(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  _flags: number,
  count: number,
): void {
  if (!anyNoted(g, count)) return g.goto(shadowed);
  g.ask(AskClaim, g.active, kind, player, count & ((1 << SPACES) - 1));
}
function claim(g: BlitzGame): void {
  if (g.answered(CLAIM)) g.call(ClaimCard, g.active, g.object - 1);
}
/** B22-FREE-02: Shadow comes after the Claim Step of the Sidestep, by those that Marked the Player before it. */
function shadowed(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  _flags: number,
  count: number,
  _by: PlayerId,
  from: Square,
): void {
  const printed = g.rules.playsAt[Moment.afterOpponentSidestep] as readonly number[];
  if (kind !== Action.sidestep || printed.length === 0) return;
  g.markedFrom = count >> SPACES;
  interruptBy(g, Moment.afterOpponentSidestep, otherSeat(g.control(player)), player, from);
}
function shadowOver(g: BlitzGame): void {
  g.markedFrom = 0;
}

// --- Bloodlust ------------------------------------------------------------------------------------------------------------
/** BU-ABIL-17, -18: who may be Injured in place of the thirsty Player. */
const canServe = (g: BlitzGame, thrall: PlayerId, player: PlayerId): boolean =>
  thrall !== player &&
  g.control(thrall) === g.control(player) &&
  isStanding(g, thrall) &&
  areAdjacent(g, thrall, player) &&
  g.hasHook(g.rules.hooks.minion, thrall);
const AskMinion = question(
  'minion',
  ['player'],
  (g, player) => {
    g.offer(PASS);
    for (let q = 0; q < g.playerCount; q++) if (canServe(g, q as PlayerId, player)) g.offer(CHOOSE_PLAYER, q);
  },
  { decline: PASS, onTheWay: true },
);
/** BU-ABIL-19 to -23 */
function thirst(g: BlitzGame, kind: number, player: PlayerId, _option: number, _target: PlayerId, flags: number): void {
  if (
    kind !== Action.block ||
    !(flags & Fact.missRolled) ||
    !g.hasHook(g.rules.hooks.bloodlust, player) ||
    !isStanding(g, player)
  )
    return g.goto(askFree);
  for (let q = 0; q < g.playerCount; q++)
    if (canServe(g, q as PlayerId, player)) return g.ask(AskMinion, g.control(player), player);
  injure(g, player, 'bloodlust');
  g.goto(askFree);
}
function sacrifice(g: BlitzGame, _kind: number, player: PlayerId): void {
  injure(g, g.answered(PASS) ? player : (g.object as PlayerId), 'bloodlust');
}

// --- free Actions ------------------------------------------------------------------------------------------------------------
const take = (g: BlitzGame, kind: number, player: PlayerId, target: PlayerId, flags: number): void => {
  if (g.answered(PLAY)) {
    const about = playerFor(playsAfter(kind, flags), player, target);
    return playCard(g, g.control(player), g.object, about, g.square(about));
  }
  const action = FREE_VERBS.indexOf(g.verb);
  const p = g.object as PlayerId;
  takeAction(g, action, p, grantFor(g, p, action, kind, player, target, flags));
};
/** B22-FREE-01: before the Claim Step. */
function askAtOnce(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
): void {
  if (!anythingFree(g, kind, player, target, flags | Fact.atOnce)) return g.goto(lateInterrupts);
  g.ask(AskFree, g.control(player), kind, player, target, flags | Fact.atOnce);
}
function takeAtOnce(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
): void {
  if (g.answered(PASS)) return;
  g.goto(askAtOnce);
  take(g, kind, player, target, flags | Fact.atOnce);
}
/** BU-FREE-09: after it. */
function askFree(g: BlitzGame, kind: number, player: PlayerId, _option: number, target: PlayerId, flags: number): void {
  if (!anythingFree(g, kind, player, target, flags)) return g.finish();
  g.ask(AskFree, g.control(player), kind, player, target, flags);
}
function takeFree(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
): void {
  if (g.answered(PASS)) return g.finish();
  g.goto(askFree);
  take(g, kind, player, target, flags);
}
