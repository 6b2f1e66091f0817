/**
 * One Action from declaration to its last consequence: perform it, Interrupts, Touchdown test, Claim Step, what waits
 * for the Claim Step, and the free Actions it grants (BU-FREE-09, BU-TURN-07).
 */
import { MATCH_TARGET, teamTarget } from '../../kernel/effects.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { removeBall } from '../ball.ts';
import { SPACES } from '../cells.ts';
import type { AbilityGrant, Hook } from '../edition.ts';
import type { BlitzGame } from '../game.ts';
import { offerPlays, playCard } from '../hand.ts';
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
  FREE_VERBS,
  Grant,
  Moment,
  PASS,
  PLAY,
  THROWS_WHILE_MARKED,
} from '../words.ts';
import { injure, leavePitch } from './falls.ts';
import { canTake } from './legality.ts';
import { interruptBy } from './moments.ts';

/**
 * `target` and `flags` keep what the Action did once it is done; `count` and `by` what the Action around it had done so
 * far, since an Interrupt is an Action inside an Action. `from` is where the Player began.
 */
export const PlayerAction = procedure(
  'PlayerAction',
  ['kind', 'player', 'option'],
  ['target', 'flags', 'count', 'by', 'from'],
  [begin, performed, scoreTouchdowns, askClaim, claim, thirst, sacrifice, askFree, takeFree],
);
export const takeAction = (g: BlitzGame, kind: number, player: PlayerId, option: number): void =>
  g.call(PlayerAction, kind, player, option);

function begin(g: BlitzGame, kind: number, player: PlayerId, option: number): void {
  g.keep('count', g.facts);
  g.keep('by', g.factTarget);
  g.keep('from', g.square(player));
  g.facts = option === Grant.paid ? Fact.paid : 0;
  if (option !== Grant.intervention) g.factTarget = NOBODY; // Intervention names the runner there
  g.beginAction();
  g.noteAction(player, kind, option === Grant.paid);
  if (g.control(player) === g.active) {
    g.snapshotBalls();
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
  g.keep('target', g.factTarget);
  g.keep('flags', g.facts);
  g.facts = count;
  g.factTarget = by;
  if (g.rules.options.interruptsBeforeTouchdown) interrupts(g, kind, player, from);
}
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

// --- Touchdowns ------------------------------------------------------------------------------------------------------
/** BU-TD-01 to -13: every Player of the active team that is Open in the other End Zone with a ball. */
function scoreTouchdowns(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  _target: PlayerId,
  flags: number,
  _c: number,
  _b: PlayerId,
  from: Square,
): void {
  if (g.control(player) === g.active && testTouchdowns(g)) g.keep('flags', flags | Fact.touchdown);
  if (!g.rules.options.interruptsBeforeTouchdown) interrupts(g, kind, player, from);
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
/** BU-CLAIM-05, -07: one fulfilled card, or none. */
const AskClaim = question('claim', ['kind', 'player', 'target', 'flags'], (g, kind, player, target, flags) => {
  g.offer(PASS);
  for (let space = 0; space < SPACES; space++)
    if (canClaim(g, space, kind, player, target, flags)) g.offer(CLAIM, space + 1);
});
/** BU-CLAIM-01, BU-TURN-05: own turn only, and not in the very first turn of the game. */
const hasClaimStep = (g: BlitzGame, player: PlayerId): boolean => g.control(player) === g.active && g.turn > 1;

function askClaim(
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  _option: number,
  target: PlayerId,
  flags: number,
): void {
  let any = false;
  if (hasClaimStep(g, player))
    for (let space = 0; space < SPACES && !any; space++) any = canClaim(g, space, kind, player, target, flags);
  if (!any) return g.goto(thirst);
  g.ask(AskClaim, g.active, kind, player, target, flags);
}
/** BU-CLAIM-08, -09, -12 */
function claim(g: BlitzGame): void {
  if (g.answered(PASS)) return;
  const seat = g.active;
  const space = g.object - 1;
  const card = g.space(space);
  const challenge = g.challengeOf(card);
  const points = challenge.points + generosity(g);
  g.setSpace(space, -1);
  g.toHand(seat, card);
  g.addScore(seat, points);
  g.claimedThisTurn++;
  g.reveal();
  g.events?.push({ type: 'claimed', seat, space: space + 1, challenge: challenge.id, points });
  g.events?.push({
    type: 'bonusTaken',
    seat,
    play: g.rules.playRules[g.rules.playOf[card] as number]?.id as never,
    seen: seat,
  });
  if (g.claimedThisTurn !== SPACES) return;
  g.addScore(seat, g.rules.edition.cleanSweepPoints);
  g.events?.push({ type: 'cleanSweep', seat, points: g.rules.edition.cleanSweepPoints });
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
  if (action === Action.standUp) return picksUp(g, p, player) ? Grant.free : NO_GRANT;
  if (action === Action.run && kind === Action.reserves && p === player && g.arena.runAfterReserves) return Grant.free; // BU-ARENA-04
  const hooks = g.rules.hooks.grants;
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as Hook<AbilityGrant>;
    if (ACTIONS[kind] !== value.after || ACTIONS[action] !== value.action || !g.hasSkill(p, skill) || !isStanding(g, p))
      continue;
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

/** BU-FREE-04: taken now, in any order, or lost with `pass`; Bonus Plays that follow a Mark are among them. */
const AskFree = question('freeAction', ['kind', 'player', 'target', 'flags'], (g, kind, player, target, flags) => {
  g.offer(PASS);
  for (const action of GRANTABLE) {
    for (let p = 0; p < g.playerCount; p++) {
      if (canTakeFree(g, p as PlayerId, action, kind, player, target, flags))
        g.offer(FREE_VERBS[action] as (typeof FREE_VERBS)[number], p);
    }
  }
  if (kind === Action.mark) offerPlays(g, g.control(player), Moment.afterMark, player, NOWHERE);
});
/** Whether anything in this match can grant a free Action after this kind: most Actions end here without a look around. */
const grantsExist = (g: BlitzGame, kind: number): boolean => {
  const { grants, picksUpTeammates } = g.rules.hooks;
  if (picksUpTeammates.length > 0 || (kind === Action.reserves && g.arena.runAfterReserves === true)) return true;
  for (let i = 0; i < grants.length; i++)
    if (ACTIONS[kind] === (grants[i] as Hook<AbilityGrant>).value.after) return true;
  return false;
};
function askFree(g: BlitzGame, kind: number, player: PlayerId, _option: number, target: PlayerId, flags: number): void {
  let any =
    kind === Action.mark &&
    g.handCount(g.control(player)) > 0 &&
    (g.rules.playsAt[Moment.afterMark] as readonly number[]).length > 0;
  if (!any && grantsExist(g, kind)) {
    for (const action of GRANTABLE) {
      for (let p = 0; p < g.playerCount && !any; p++)
        any = canTakeFree(g, p as PlayerId, action, kind, player, target, flags);
    }
  }
  if (!any) return g.finish();
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
  if (g.answered(PLAY)) return playCard(g, g.control(player), g.object, player, g.square(player));
  const action = FREE_VERBS.indexOf(g.verb);
  const p = g.object as PlayerId;
  takeAction(g, action, p, grantFor(g, p, action, kind, player, target, flags));
}
