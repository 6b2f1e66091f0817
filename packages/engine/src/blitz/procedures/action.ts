/**
 * One Action from declaration to its last consequence: perform it, Interrupts, Touchdown test, Claim Step, what waits
 * for the Claim Step, and the free Actions it grants (BU-FREE-09, BU-TURN-07).
 */
import { MATCH_TARGET, teamTarget } from '../../kernel/effects.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { removeBall } from '../ball.ts';
import { SPACES } from '../cells.ts';
import type { AbilityGrant, Hook } from '../edition.ts';
import type { BlitzGame, BonusPlay } from '../game.ts';
import { layDown, offerPlays, playAtOnce, playCard } from '../hand.ts';
import { inEndZone } from '../pitches.ts';
import { areAdjacent, isOpen, isProne, isStanding, procedure, question } from '../status.ts';
import {
  ACTIONS,
  Action,
  BARRED,
  CHOOSE_PLAYER,
  CLAIM,
  COACHES_GENEROUS,
  Fact,
  Felled,
  FREE_VERBS,
  Grant,
  Moment,
  PASS,
  PLAY,
  THROWS_WHILE_MARKED,
} from '../words.ts';
import { injure, leavePitch } from './falls.ts';
import { canTake } from './legality.ts';
import { interruptBy, PlayMoment } from './moments.ts';

/**
 * `target` and `flags` keep what the Action did once it is done. `count` and `by` first keep what the Action around it
 * had done so far, since an Interrupt is an Action inside an Action; then `count` keeps the spaces whose cards are
 * fulfilled. `from` is where the Player began.
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
  if (option !== Grant.intervention) g.factTarget = NOBODY; // Intervention names the runner there
  g.beginAction();
  g.noteAction(player, kind, option === Grant.paid);
  if (g.control(player) === g.active) {
    g.snapshotBalls();
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
  if (option === Grant.paid) g.endEffect(teamTarget(g.active), THROWS_WHILE_MARKED); // BU-BONUS-19
  const facts = g.keep('flags', g.facts);
  g.keep('target', g.factTarget);
  g.facts = count;
  g.factTarget = by;
  if (facts & Fact.cancelled) return callOff(g, kind, player, option);
  if (facts & Fact.completed) g.completionsThisTurn++;
  if (g.rules.options.interruptsBeforeTouchdown) interrupts(g, kind, player, from);
}
/** B22-OQ-23: a Block that was called off counts as not made: neither the Action nor its kind is used up. */
const callOff = (g: BlitzGame, kind: number, player: PlayerId, option: number): void => {
  g.takeBackAction(player, kind);
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
  if (moment >= 0 && g.onPitch(player)) interruptBy(g, moment, otherSeat(g.control(player)), player, from);
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
      return g.call(PlayMoment, Moment.injured, seat, player, NOWHERE, 0);
    }
  }
}

// --- Touchdowns ------------------------------------------------------------------------------------------------------
/** BU-TD-01 to -13: every Player of the active team that is Open in the other End Zone with a ball. */
function scoreTouchdowns(
  g: BlitzGame,
  _kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  flags: number,
): void {
  if (g.control(player) !== g.active || !testTouchdowns(g)) return;
  g.keep('flags', flags | Fact.touchdown);
  g.call(PlayMoment, Moment.scored, g.active, player, NOWHERE, 0);
}
const testTouchdowns = (g: BlitzGame): boolean => {
  const seat = g.active;
  let scored = false;
  for (let b = 0; b < g.ballCount; b++) {
    const p = g.holder(b as BallId);
    if (p === NOBODY || g.control(p) !== seat || !inEndZone(otherSeat(seat), g.square(p)) || !isOpen(g, p)) continue;
    scored = true;
    const points = g.rules.edition.touchdownPoints + generosity(g);
    g.addScore(seat, points);
    g.events?.push({ type: 'touchdown', player: p, seat, points });
    removeBall(g, b as BallId);
    leavePitch(g, p, true);
    if (!g.rules.edition.touchdownResetsPlayer) continue; // B22-RESERVE-02
    g.allowRepeats(p); // BU-RESERVE-10, BU-OQ-21: a new Player wears the shirt
    g.endEffect(p, BARRED);
  }
  return scored;
};
/** BU-EVENT-14 */
const generosity = (g: BlitzGame): number => (g.isAffected(MATCH_TARGET, COACHES_GENEROUS) ? 1 : 0);

// --- claiming ----------------------------------------------------------------------------------------------------------
const canClaim = (
  g: BlitzGame,
  space: number,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): boolean => {
  const card = g.space(space);
  return card >= 0 && g.challengeOf(card).met(g, kind, player, target, flags);
};
/** BU-CLAIM-05, -07: one fulfilled card, or none. `count` has a bit for each space whose card the Action fulfilled. */
const AskClaim = question('claim', ['kind', 'player', 'count'], (g, _kind, _player, count) => {
  g.offer(PASS);
  for (let space = 0; space < SPACES; space++) if (isNoted(g, space, count)) g.offer(CLAIM, space + 1);
});
const isNoted = (g: BlitzGame, space: number, count: number): boolean =>
  (count & (1 << space)) !== 0 && g.space(space) >= 0;

/** BU-CLAIM-01: own turn only. BU-TURN-05, B22-TURN-02: not in the first turn. */
const hasClaimStep = (g: BlitzGame, player: PlayerId): boolean => {
  if (g.control(player) !== g.active) return false;
  return g.rules.edition.firstTurnClaims === 'secondCoach' ? g.turn > 1 : g.turnsTaken(g.active) > 0;
};
/** Which Active cards the Action has fulfilled, as it ends (BU-OQ-03, B22-OQ-05). */
function noteClaims(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
): void {
  let noted = 0;
  if (hasClaimStep(g, player))
    for (let space = 0; space < SPACES; space++)
      if (canClaim(g, space, kind, player, target, flags)) noted |= 1 << space;
  g.keep('count', noted);
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
  let any = false;
  for (let space = 0; space < SPACES && !any; space++) any = isNoted(g, space, count);
  if (!any) return g.goto(shadowed);
  g.ask(AskClaim, g.active, kind, player, count);
}
function claim(g: BlitzGame): void {
  if (g.answered(CLAIM)) g.call(ClaimCard, g.active, g.object - 1);
}
/**
 * BU-CLAIM-08, -09, -12, B22-IMMED-04, -07: points, Clean Sweep, then the hand or the effect. `kind` is the space. Cards
 * for points just scored come before the claimed card is taken up: it is not the one to play for itself (B22-PLAY-28),
 * and nothing of its back is kept where the other coach could read it.
 */
const ClaimCard = procedure('ClaimCard', ['seat', 'kind'], ['option'], [scoreCard, celebrate, takeCard, putAway]);
function scoreCard(g: BlitzGame, seat: Seat, space: number): void {
  const challenge = g.challengeOf(g.space(space));
  const points = challenge.points + generosity(g);
  g.addScore(seat, points);
  g.claimedThisTurn++;
  g.events?.push({ type: 'claimed', seat, space: space + 1, challenge: challenge.id, points });
  if (g.claimedThisTurn !== SPACES) return;
  g.addScore(seat, g.rules.edition.cleanSweepPoints);
  g.events?.push({ type: 'cleanSweep', seat, points: g.rules.edition.cleanSweepPoints });
}
function celebrate(g: BlitzGame, seat: Seat): void {
  g.call(PlayMoment, Moment.scored, seat, NOBODY, NOWHERE, 0);
}
function takeCard(g: BlitzGame, seat: Seat, space: number): void {
  const card = g.space(space);
  const rule = g.rules.playRules[g.rules.playOf[card] as number] as BonusPlay;
  g.setSpace(space, -1);
  g.reveal();
  if (rule.immediate) {
    g.keep('option', card + 1);
    return playAtOnce(g, seat, card, rule);
  }
  g.toHand(seat, card);
  g.events?.push({ type: 'bonusTaken', seat, play: rule.id, seen: seat });
}
/** B22-IMMED-15: a card played at once leaves when its last part is done, unless it stays. `played`: the card plus one. */
function putAway(g: BlitzGame, _seat: Seat, _space: number, played: number): void {
  if (played > 0) layDown(g, played - 1, g.rules.playRules[g.rules.playOf[played - 1] as number]);
}

/** B22-FREE-02: Shadow comes after the Claim Step of the Sidestep. */
function shadowed(
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
  const printed = g.rules.playsAt[Moment.afterOpponentSidestep] as readonly number[];
  if (kind === Action.sidestep && printed.length > 0 && g.onPitch(player))
    interruptBy(g, Moment.afterOpponentSidestep, otherSeat(g.control(player)), player, from);
}

// --- Bloodlust ------------------------------------------------------------------------------------------------------------
/** BU-ABIL-17, -18: who may be Injured in place of the thirsty Player. */
const canServe = (g: BlitzGame, thrall: PlayerId, player: PlayerId): boolean =>
  thrall !== player &&
  g.control(thrall) === g.control(player) &&
  isStanding(g, thrall) &&
  areAdjacent(g, thrall, player) &&
  g.hasHook(g.rules.hooks.minion, thrall);
const AskMinion = question('minion', ['player'], (g, player) => {
  g.offer(PASS);
  for (let q = 0; q < g.playerCount; q++) if (canServe(g, q as PlayerId, player)) g.offer(CHOOSE_PLAYER, q);
});
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
/** The limits under which a Player is granted a free Action after this one, or NO_GRANT. */
const NO_GRANT = -1;
const grantFor = (
  g: BlitzGame,
  p: PlayerId,
  action: number,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): number => {
  const atOnce = (flags & Fact.atOnce) !== 0;
  if (action === Action.standUp) return !atOnce && picksUp(g, p, player) ? Grant.free : NO_GRANT;
  if (action === Action.run && kind === Action.reserves && p === player && g.arena.runAfterReserves)
    return atOnce ? NO_GRANT : Grant.free; // BU-ARENA-04
  const hooks = g.rules.hooks.grants;
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as Hook<AbilityGrant>;
    if (ACTIONS[kind] !== value.after || ACTIONS[action] !== value.action || (value.atOnce ?? false) !== atOnce)
      continue;
    if (!g.hasSkill(p, skill) || !isStanding(g, p)) continue;
    if (value.to === 'catcher' ? !(p === target && flags & Fact.completed) : p !== player) continue;
    if (value.having === undefined || g.hasDone(p, ACTIONS.indexOf(value.having))) return value.as;
  }
  return NO_GRANT;
};
/** BU-ABIL-15: a Prone Team-mate next to the Beer Boar. */
const picksUp = (g: BlitzGame, p: PlayerId, player: PlayerId): boolean =>
  p !== player &&
  g.rules.hooks.picksUpTeammates.length > 0 &&
  g.control(p) === g.control(player) &&
  isProne(g, p) &&
  isStanding(g, player) &&
  areAdjacent(g, p, player) &&
  g.hasHook(g.rules.hooks.picksUpTeammates, player);

const canTakeFree = (
  g: BlitzGame,
  p: PlayerId,
  action: number,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): boolean => {
  const grant = grantFor(g, p, action, kind, player, target, flags);
  return grant !== NO_GRANT && canTake(g, p, action, grant);
};
/** The free Actions that an Action can grant at all. */
const GRANTABLE: readonly number[] = [Action.run, Action.throw, Action.block, Action.standUp];

/** Which cards may be played after the Action: at once, or once its Claim Step is over. */
const playsAfter = (kind: number, flags: number): number => {
  if (!(flags & Fact.atOnce)) return kind === Action.mark ? Moment.afterMark : NO_MOMENT;
  if (kind === Action.mark) return Moment.atOnceAfterMark;
  const received = kind === Action.throw && (flags & (Fact.completed | Fact.handOff)) !== 0;
  return received ? Moment.received : NO_MOMENT;
};
const NO_MOMENT = -1;

/** BU-FREE-04: taken now, in any order, or lost with `pass`; Bonus Plays that follow a Mark are among them. */
const AskFree = question('freeAction', ['kind', 'player', 'target', 'flags'], (g, kind, player, target, flags) => {
  g.offer(PASS);
  for (const action of GRANTABLE) {
    for (let p = 0; p < g.playerCount; p++) {
      if (canTakeFree(g, p as PlayerId, action, kind, player, target, flags))
        g.offer(FREE_VERBS[action] as (typeof FREE_VERBS)[number], p);
    }
  }
  const moment = playsAfter(kind, flags);
  if (moment !== NO_MOMENT) offerPlays(g, g.control(player), moment, playerFor(moment, player, target), NOWHERE);
});
/** Combo Play is about the Player who received the ball. */
const playerFor = (moment: number, player: PlayerId, target: PlayerId): PlayerId =>
  moment === Moment.received ? target : player;

/** Whether anything in this match can grant a free Action after this kind: most Actions end here without a look around. */
const grantsExist = (g: BlitzGame, kind: number): boolean => {
  const { grants, picksUpTeammates } = g.rules.hooks;
  if (picksUpTeammates.length > 0 || (kind === Action.reserves && g.arena.runAfterReserves === true)) return true;
  for (let i = 0; i < grants.length; i++)
    if (ACTIONS[kind] === (grants[i] as Hook<AbilityGrant>).value.after) return true;
  return false;
};
const anythingFree = (g: BlitzGame, kind: number, player: PlayerId, target: PlayerId, flags: number): boolean => {
  const moment = playsAfter(kind, flags);
  const printed = moment !== NO_MOMENT && (g.rules.playsAt[moment] as readonly number[]).length > 0;
  if (printed && g.handCount(g.control(player)) > 0) return true;
  if (!grantsExist(g, kind)) return false;
  for (const action of GRANTABLE)
    for (let p = 0; p < g.playerCount; p++)
      if (canTakeFree(g, p as PlayerId, action, kind, player, target, flags)) return true;
  return false;
};
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
