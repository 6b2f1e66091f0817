/** A coach's turn: the marker, Actions one after the other, and how it ends (B16-TURN, B16-TURNOVER, B16-TD). */
import type { Verb } from '../../kernel/question.ts';
import {
  type BallId,
  NO_SEAT,
  NOBODY,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
  type Square,
} from '../../words.ts';
import { bears, hasQuality, owns, qualitiesAmong } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment, Pause } from '../moments.ts';
import { GRID } from '../pitch.ts';
import type { Source } from '../sources.ts';
import {
  inScoringZone,
  isProne,
  isStanding,
  isStunned,
  procedure,
  question,
  settleZones,
  zonesAgainst,
} from '../status.ts';
import { ACTION_VERBS, Action, END_TURN, FOREGO, MOVE_MARKER } from '../words.ts';
import { TakeAction } from './action.ts';
import { mayReachSomebody } from './activity.ts';
import { foesOf } from './foes.ts';
import { moveMarker } from './illegal.ts';
import { anySayAt, anythingIn, atMoment, pause, quietly } from './moment.ts';
import { doesScore } from './prone.ts';
import { canReachSomebody } from './reach.ts';

// --- who may do what -------------------------------------------------------------------------------------------------
/** B16-ACTION-01, -14 */
export const mayAct = (g: BloodGame, player: PlayerId): boolean =>
  g.onPitch(player) && !g.acted(player) && g.posture(player) !== Posture.stunned && !comesTooLate(g, player);
/** Has to act before its team-mates, and somebody has acted; the other side's turn is no turn of its own (B16-SPCARD-19). */
export const comesTooLate = (g: BloodGame, player: PlayerId): boolean =>
  g.anyDeclared && hasQuality(g, player, Quality.actsFirst) && g.ownSeat(player) === g.active;
/** B16-ACTION-05, -06, B16-BLOCK-01, -02 */
const mayDeclareBlock = (g: BloodGame, player: PlayerId): boolean => {
  if (!isStanding(g, player) && !(isProne(g, player) && hasQuality(g, player, Quality.nimble))) return false;
  const sq = g.square(player);
  if (zonesAgainst(g, g.control(player), sq) > 0) return true;
  if (open.fromAfar && mayReachSomebody(g, player, Action.block)) return true;
  const { list, count } = foesOf(g, g.control(player)).unnoticed;
  for (let i = 0; i < count; i++) if (GRID.distance(sq, list[i] as Square) === 1) return true;
  return false;
};
/** Whether an entry lets the player do something in the Action for which it needs no ball. */
const needsNoBall = (g: BloodGame, player: PlayerId, action: number): boolean => {
  const hooks = g.hooks.activities[action] as BloodGame['rules']['hooks']['activities'][number];
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as (typeof hooks)[number];
    if (value.needsNoBall && bears(g, skill, player)) return true;
  }
  return false;
};
type OwnActionHook = BloodGame['rules']['hooks']['ownActions'][number];
/** Those that are open to a side as things are, a bit each, for the list of answers under way. */
const openActions = (g: BloodGame, seat: Seat): number => {
  const hooks = g.rules.hooks.ownActions;
  let open = 0;
  for (let i = 0; i < hooks.length; i++) {
    const { value } = hooks[i] as OwnActionHook;
    if (value.open === undefined || value.open(g, seat)) open |= 1 << i;
  }
  return open;
};
/** Whoever has gained a skill is not as printed: all others go by their profile. */
const offerOwnActions = (g: BloodGame, player: PlayerId): void => {
  const hooks = g.rules.hooks.ownActions;
  let left = g.isAsPrinted(player) ? open.own & (g.rules.ownActionsOf[g.profile(player)] as number) : open.own;
  for (let i = 0; left !== 0; i++, left >>>= 1) {
    if ((left & 1) === 0) continue;
    const hook = hooks[i] as OwnActionHook;
    const verb = ACTION_VERBS[hook.value.kind] as Verb;
    if (hook.value.takesLong) g.offerUnproved(verb, player);
    else if (mayDeclareOwn(g, hook, player)) g.offer(verb, player);
  }
};
/** The Action of whatever binds a player to it, and none of its other skills or of anybody's (B25-TRAIT-BALLANDCHAIN-01). */
const offerBoundAction = (g: BloodGame, player: PlayerId): void => {
  const { ownActions, qualities } = g.rules.hooks;
  const binding = qualities[Quality.bound] as readonly Source[];
  for (let i = 0; i < ownActions.length; i++) {
    const { skill, value } = ownActions[i] as OwnActionHook;
    if (binding.includes(skill) && owns(g, skill, player) && value.may(g, player))
      g.offer(ACTION_VERBS[value.kind] as Verb, player);
  }
};
/** Whoever is without its tackle zone has it back by then (B25-PRIN-FAQ-04); whoever is Prone stands up first (B25-Q-36). */
const mayDeclareOwn = (g: BloodGame, { skill, value }: OwnActionHook, player: PlayerId): boolean =>
  owns(g, skill, player) &&
  (value.procedure === undefined || isStanding(g, player) || bears(g, skill, player)) &&
  value.may(g, player);
const [MOVE, BLOCK, BLITZ, PASS, HAND_OFF, FOUL] = ACTION_VERBS as [Verb, Verb, Verb, Verb, Verb, Verb];
/** What holds for a whole side, found out once for a list of answers. */
const open = {
  blitz: false,
  pass: false,
  ball: false,
  handOff: false,
  foul: false,
  /** Whether an entry may let somebody attack from afar, or foul a second time. */
  fromAfar: false,
  again: false,
  /** Actions of entries, a bit each. */
  own: 0,
};
const findOpen = (g: BloodGame, seat: Seat): void => {
  const { options, edition } = g.rules;
  const ball = g.anyBallInPlay || edition.declaresFreely;
  open.blitz = !g.declared(Action.blitz);
  open.pass = !g.declared(Action.pass);
  open.ball = ball;
  open.handOff = options.handOff && ball && !g.declared(Action.handOff);
  open.foul = options.fouls && !g.declared(Action.foul) && (edition.declaresFreely || foesOf(g, seat).anyDown);
  open.again = options.fouls && !open.foul && anySayAt(g, Moment.declaresAgain);
  open.fromAfar = anySayAt(g, Moment.mayAttack);
  open.own = openActions(g, seat);
};
const AskAction = question(
  'action',
  ['seat'],
  (g, seat) => {
    if (g.turnover !== 0) return g.offer(END_TURN);
    findOpen(g, seat);
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) === seat && mayAct(g, p as PlayerId)) offerActions(g, p as PlayerId);
    if (!g.markerMoved) g.offer(MOVE_MARKER);
    g.offer(END_TURN);
  },
  { proof: canDeclare },
);
function canDeclare(g: BloodGame, verb: Verb, object: number): boolean {
  const player = object as PlayerId;
  if (verb === BLITZ) return canReachSomebody(g, player);
  if (verb === BLOCK) return mayDeclareBlock(g, player);
  const hooks = g.rules.hooks.ownActions;
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as OwnActionHook;
    if (ACTION_VERBS[hook.value.kind] === verb) return mayDeclareOwn(g, hook, player);
  }
  return false;
}
const BOUND = 1 << Quality.bound;
const REELING = 1 << Quality.reeling;
const POSSESSIVE = 1 << Quality.possessive;
const offerActions = (g: BloodGame, player: PlayerId): void => {
  const is = qualitiesAmong(g, player, BOUND | REELING | POSSESSIVE);
  if (is & BOUND) return offerBoundAction(g, player);
  g.offer(MOVE, player);
  if (is & REELING) return;
  const { edition } = g.rules;
  if (edition.targetsNamed) {
    g.offerUnproved(BLOCK, player);
    if (open.blitz) g.offerUnproved(BLITZ, player);
  } else {
    if (mayDeclareBlock(g, player)) g.offer(BLOCK, player);
    if (open.blitz) g.offer(BLITZ, player);
  }
  const keepsBall = (is & POSSESSIVE) !== 0;
  if (open.pass && !keepsBall && (open.ball || needsNoBall(g, player, Action.pass))) g.offer(PASS, player);
  if (open.handOff && !keepsBall) g.offer(HAND_OFF, player);
  if (open.foul || (open.again && declaresAgain(g, player, Action.foul))) g.offer(FOUL, player);
  offerOwnActions(g, player);
  if (edition.declaresFreely && g.holdsBall(player)) g.offer(FOREGO, player); // for anybody else it is the same as not being activated
};
const declaresAgain = (g: BloodGame, player: PlayerId, action: number): boolean =>
  quietly(g, Moment.declaresAgain, player, NOBODY, action, 0) !== 0;
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
  [begin, mayPrepare, askAction, act, judge, leaveOut, end, mayReply, over],
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
function mayPrepare(g: BloodGame, seat: Seat): void {
  if (!anythingIn(g, Pause.turnBegins)) return;
  g.goto(judge); // the ball may have come to somebody in the End Zone
  pause(g, Pause.turnBegins, seat);
}
function askAction(g: BloodGame, seat: Seat): void {
  if (g.turnover !== 0 || !anybodyMayAct(g, seat)) return g.goto(end);
  g.ask(AskAction, seat, seat);
}
function act(g: BloodGame, seat: Seat): void {
  if (g.answered(END_TURN)) return g.goto(leaveOut);
  if (g.answered(FOREGO)) return forego(g, g.object as PlayerId);
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
    if (holder === g.scorer || !doesScore(g, holder)) continue; // it may have scored at once
    g.scorer = holder;
    g.causeTurnover('touchdown');
    return;
  }
}
/** B25-FOREGO-01 to -04 */
const forego = (g: BloodGame, player: PlayerId): void => {
  g.setActed(player, true);
  g.events?.push({ type: 'foregone', player });
  atMoment(g, Moment.notActivated, player, NOBODY, 0, 0);
};
/** Whoever has not been activated when the coach ends the turn by choice (B25-STALL-07, B25-Q-51). */
function leaveOut(g: BloodGame, seat: Seat): void {
  if (g.turnover !== 0 || !anySayAt(g, Moment.notActivated)) return;
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (holder !== NOBODY && g.control(holder) === seat && mayAct(g, holder))
      return atMoment(g, Moment.notActivated, holder, NOBODY, 0, 0);
  }
}
/** B16-TURNOVER-13, B16-INJURY-04, -05, B16-OQ-30 */
function end(g: BloodGame, seat: Seat, bonus: number): void {
  if (bonus === 0) {
    if (!g.markerMoved) moveMarker(g, seat); // the turn has been taken, noticed or not
    turnOver(g, seat);
  }
  g.events?.push({ type: 'turnEnded', seat });
  const lasting = g.effectCount;
  g.endTurnEffects(seat);
  quietly(g, Moment.effectsEnded, NOBODY, NOBODY, seat + 1, 0);
  if (g.effectCount !== lasting) settleZones(g);
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
/** Between two turns it is nobody's turn, and nothing is a turnover. */
function mayReply(g: BloodGame, seat: Seat, bonus: number): void {
  if (bonus === 1 || g.scorer !== NOBODY) return g.finish();
  if (!anythingIn(g, Pause.turnEnds) && !anythingIn(g, Pause.turnOver)) return g.finish();
  g.active = NO_SEAT;
  g.clearTurnover();
  pause(g, Pause.turnEnds, seat);
}
function over(g: BloodGame, seat: Seat): void {
  if (g.scorer === NOBODY) pause(g, Pause.turnOver, seat);
}
