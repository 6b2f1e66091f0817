/** The middle of an Action: square by square, and the one thing it was declared for (B16-ACTION, B16-BLITZ, B16-GFI). */
import { Until } from '../../kernel/effects.ts';
import { answerOf } from '../../kernel/question.ts';
import { NOBODY, otherSeat, type PlayerId, Posture, type Square } from '../../words.ts';
import { bears, hasQuality } from '../bearing.ts';
import { type Activity as EntryActivity, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import type { Hook } from '../hooks.ts';
import { Moment } from '../moments.ts';
import { stepFrom } from '../pitch.ts';
import {
  hasZone,
  isRooted,
  isSomebodyHome,
  isStanding,
  isWitless,
  neighbourAt,
  procedure,
  question,
} from '../status.ts';
import { Action, Roll as Kind, NAMED, STOP, TARGET, THROW, TO } from '../words.ts';
import { isAboutToScore } from './aim.ts';
import { Block, SHRUNK_BACK } from './block.ts';
import { Foul, mayFoul } from './foul.ts';
import { anybodySays, anySayAt, atMoment, quietly } from './moment.ts';
import { extraSquares } from './movement.ts';
import { HandOff, PassAction } from './pass.ts';
import { scoreAtOnce } from './prone.ts';
import { canReachNextTo, offerReachable } from './reach.ts';
import { Roll, Used } from './rolls.ts';
import { Fall, Step, Stepping, strolls } from './step.ts';
import { Blocking } from './strength.ts';

export const mayBlock = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  target !== NOBODY &&
  g.control(target) === otherSeat(g.control(player)) &&
  isStanding(g, target) &&
  (!g.isAffected(player, NAMED) || g.effectValue(player, NAMED) === target); // B25-BLITZ-06

export const mayThrow = (g: BloodGame, player: PlayerId): boolean =>
  g.holdsBall(player) && !isAboutToScore(g, player) && !isWitless(g, player);

/** Tells whether somebody lies next to the player. */
const offerSteps = (g: BloodGame, player: PlayerId): boolean => {
  const from = g.square(player);
  const staysIn = isAboutToScore(g, player);
  let fallen = false;
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(from, d);
    if (to < 0) continue;
    const there = g.playerAt(to);
    if (there !== NOBODY)
      fallen ||= g.posture(there) !== Posture.standing; // B16-MOVE-02
    else if (!staysIn || g.grid.column(to) === g.grid.column(from)) g.offer(TO, to);
  }
  return fallen;
};
const offerBlocks = (g: BloodGame, player: PlayerId): void => {
  if (hasQuality(g, player, Quality.armed)) return;
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (mayBlock(g, player, target)) g.offer(TARGET, target);
  }
};
/** Opponents that nobody else could block: an entry reaches them from afar. */
const offerFarBlocks = (g: BloodGame, player: PlayerId): void => {
  if (!anySayAt(g, Moment.mayAttack)) return;
  for (let p = 0; p < g.playerCount; p++) if (mayReach(g, player, p as PlayerId, Action.block)) g.offer(TARGET, p);
};
/** Whether an entry lets a player attack in this Action whom it could not attack otherwise. */
export const mayReach = (g: BloodGame, player: PlayerId, target: PlayerId, action: number): boolean =>
  g.onPitch(target) &&
  g.control(target) === otherSeat(g.control(player)) &&
  quietly(g, Moment.mayAttack, player, target, action, 0) !== 0;
export const mayReachSomebody = (g: BloodGame, player: PlayerId, action: number): boolean => {
  if (!anySayAt(g, Moment.mayAttack)) return false;
  for (let p = 0; p < g.playerCount; p++) if (mayReach(g, player, p as PlayerId, action)) return true;
  return false;
};
/** B16-HANDOFF-01, B16-OQ-45: somebody without hands only if there is nobody else. */
const offerHandOffs = (g: BloodGame, player: PlayerId): void => {
  if (!g.holdsBall(player) || isAboutToScore(g, player)) return;
  const before = g.offered;
  const handless = g.rules.edition.handsOffTo === 'teammates'; // B25-HAND-04, -05: the Catch simply fails
  offerReceivers(g, player, handless);
  if (g.offered === before && !handless) offerReceivers(g, player, true);
};
const offerReceivers = (g: BloodGame, player: PlayerId, handless: boolean): void => {
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (canReceive(g, player, target) && (handless || !hasQuality(g, target, Quality.handless)))
      g.offer(TARGET, target);
  }
};
/** A player of either team that stands (B16-HANDOFF-01), or a team-mate with a tackle zone (B25-HAND-04). */
const canReceive = (g: BloodGame, player: PlayerId, target: PlayerId): boolean => {
  if (target === NOBODY || !isStanding(g, target) || hasQuality(g, target, Quality.neutral)) return false;
  return g.rules.edition.handsOffTo === 'anybody' || (g.control(target) === g.control(player) && hasZone(g, target));
};
const offerFouls = (g: BloodGame, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (target !== NOBODY && mayFoul(g, player, target)) g.offer(TARGET, target);
  }
};
type ActivityHook = Hook<EntryActivity<BloodGame>>;
/** What entries let a player do in an Action of the kind. */
const activitiesOf = (g: BloodGame, kind: number): readonly ActivityHook[] =>
  g.rules.hooks.activities[kind] as readonly ActivityHook[];
const offerActivities = (g: BloodGame, player: PlayerId, kind: number, squares: number, fallen: boolean): void => {
  const hooks = activitiesOf(g, kind);
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as ActivityHook;
    if ((value.needsFallen && !fallen) || !bears(g, skill, player) || (value.costs ?? 0) > squares) continue;
    if (!value.block || !g.used(player, Used.block)) value.offer(g, player, squares);
  }
};

const AskActivity = question(
  'activity',
  ['player', 'kind', 'left', 'count'],
  (g, player, kind, left, count) => {
    if (g.turnover !== 0) return g.offer(STOP); // the clock or the other coach has ended the turn
    const squares = left + extraSquares(g, player, count);
    const fallen = squares > 0 && !isRooted(g, player) && offerSteps(g, player);
    if (kind === Action.blitz && squares > 0 && !g.used(player, Used.block)) offerBlocks(g, player);
    else if (kind === Action.pass && mayThrow(g, player)) g.offer(THROW);
    else if (kind === Action.handOff) offerHandOffs(g, player);
    else if (kind === Action.foul) offerFouls(g, player);
    offerActivities(g, player, kind, squares, fallen);
    g.offer(STOP);
  },
  { decline: STOP, obvious: g => (isSomebodyHome(g) ? answerOf(STOP) : undefined) },
);

/** `left` squares of normal movement, `count` extra ones used; `option` is the place of the entry's activity under way. */
export const Activity = procedure(
  'Activity',
  ['player', 'kind', 'left', 'count'],
  ['target', 'value', 'option', 'flags'],
  [
    askNext,
    chosen,
    stepped,
    goFor,
    went,
    caughtItself,
    block,
    blocked,
    doSpecial,
    specialDone,
    beforeThrow,
    deliver,
    delivered,
    mayGoOn,
  ],
);
/** The Action cannot go on: the turn is over, or its player is down. */
export const isOver = (g: BloodGame, player: PlayerId): boolean => g.turnover !== 0 || !isStanding(g, player);
function askNext(g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void {
  if (g.rules.edition.scoresAtOnce) scoreAtOnce(g, player);
  if (anybodySays(g, Moment.atRest, player)) {
    g.goto(askNext);
    return atMoment(g, Moment.atRest, player, NOBODY, 0, 0);
  }
  if (isOver(g, player)) return g.finish();
  g.ask(AskActivity, g.control(player), player, kind, left, count);
}
function chosen(g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void {
  if (g.answered(TO)) return walk(g, player, kind, left, count);
  if (g.answered(STOP)) return g.finish();
  const object = g.object;
  if (g.answered(TARGET)) {
    g.keep('target', object as PlayerId);
    if (kind === Action.foul) {
      g.goto(delivered);
      return g.call(Foul, player, object as PlayerId);
    }
    if (kind !== Action.blitz) return g.goto(beforeThrow);
    g.setUsed(player, Used.block);
    g.keep('flags', Blocking.blitz | (g.used(player, Used.moved) ? Blocking.moved : 0));
    return payForBlock(g, left, count);
  }
  g.keep('target', NOBODY);
  if (g.answered(THROW)) return g.goto(beforeThrow);
  begin(g, player, kind, left, count);
}
/** Which of the entries' activities was chosen. */
const placeAnswered = (g: BloodGame, kind: number): number => {
  const hooks = activitiesOf(g, kind);
  for (let i = 0; i < hooks.length; i++) if (g.answered((hooks[i] as ActivityHook).value.verb)) return i;
  return -1;
};
/** Something that an entry of the player's own allows. */
const begin = (g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void => {
  const index = placeAnswered(g, kind);
  const activity = (activitiesOf(g, kind)[index] as ActivityHook).value;
  g.keep('value', g.object);
  g.keep('option', index);
  if (activity.block) g.setUsed(player, Used.block);
  const costs = activity.costs ?? 0;
  const extra = Math.max(0, costs - left);
  g.keep('left', Math.max(0, left - costs));
  g.keep('count', count + extra);
  g.keep('flags', extra);
  g.goto(extra > 0 && !activity.rollsItself ? goFor : doSpecial);
};
const walk = (g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void => {
  const extra = left === 0;
  if (extra) g.keep('count', count + 1);
  else g.keep('left', left - 1);
  g.setUsed(player, Used.moved);
  const to = g.object as Square;
  if (!extra && strolls(g, player, to)) return goOn(g, player, kind, left - 1, count);
  g.goto(stepped);
  g.call(Step, player, to, extra ? Stepping.goForIt : 0);
};
function stepped(g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void {
  if (g.result === 0) return g.finish(); // down, held, or without the ball it went for
  goOn(g, player, kind, left, count);
}
/** Asks at once, as the first step does. */
const goOn = (g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void => {
  g.goto(chosen);
  askNext(g, player, kind, left, count);
};
/** B16-BLITZ-03, B16-GFI-05, -08: one square, or a roll for one. */
const payForBlock = (g: BloodGame, left: number, count: number): void => {
  g.keep('option', -1);
  if (left > 0) {
    g.keep('left', left - 1);
    return g.goto(block);
  }
  g.keep('count', count + 1);
  g.goto(goFor);
};
function goFor(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.goForIt, player, sq, sq, 0);
}
function went(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.call(Fall, player, NOBODY);
  g.goto(g.slot('option') < 0 ? block : doSpecial);
}
/** Who has kept its feet goes on with what it set out to do (B25-Q-80). */
function caughtItself(g: BloodGame): void {
  if (g.result === 0) return g.finish();
  g.goto(g.slot('option') < 0 ? block : doSpecial);
}
function block(g: BloodGame, player: PlayerId): void {
  g.goto(blocked);
  g.call(Block, player, g.slot('target'), g.slot('flags'));
}
/** Another block takes another square. */
function blocked(g: BloodGame, player: PlayerId, _kind: number, left: number, count: number): void {
  if (g.result === SHRUNK_BACK && g.rules.edition.skillsNeedZone) return g.finish(); // its activation ends
  const again = g.result === 1 && left + extraSquares(g, player, count) > 0;
  if (!again) return g.goto(askNext);
  g.keep('flags', g.slot('flags') | Blocking.again);
  payForBlock(g, left, count);
}
const underWay = (g: BloodGame, kind: number): EntryActivity<BloodGame> =>
  (activitiesOf(g, kind)[g.slot('option')] as ActivityHook).value;
function doSpecial(g: BloodGame, player: PlayerId, kind: number): void {
  g.goto(specialDone);
  g.call(underWay(g, kind).procedure, player, g.slot('value'), g.slot('flags'));
}
function specialDone(g: BloodGame, _player: PlayerId, kind: number): void {
  if (!underWay(g, kind).goesOn || g.result === 0) return g.finish();
  g.goto(askNext);
}
/** What has to be done before the ball leaves its hands. */
function beforeThrow(g: BloodGame, player: PlayerId, kind: number): void {
  atMoment(g, Moment.ending, player, NOBODY, kind, 0);
}
function deliver(g: BloodGame, player: PlayerId, kind: number): void {
  if (isOver(g, player) || !g.holdsBall(player)) return g.finish();
  if (kind === Action.handOff) return handOver(g, player, g.slot('target'));
  g.call(PassAction, player, 0);
}
/** What came before may have felled the receiver: then the player keeps the ball. */
const handOver = (g: BloodGame, player: PlayerId, target: PlayerId): void => {
  if (canReceive(g, player, target)) g.call(HandOff, player, target);
  else g.finish();
};
/** What the Action was declared for is done: it ends there, unless somebody has another idea. */
function delivered(g: BloodGame, player: PlayerId, kind: number): void {
  if (isOver(g, player) || !anySayAt(g, Moment.actionDone)) return g.finish();
  atMoment(g, Moment.actionDone, player, NOBODY, kind, 0);
}
/** … and moves on, but does nothing else. */
function mayGoOn(g: BloodGame): void {
  if (g.result === 0) return g.finish();
  g.keep('kind', Action.move);
  g.goto(askNext);
}

// --- the Block Action ----------------------------------------------------------------------------------------------------
export const AskBlockTarget = question(
  'blockTarget',
  ['player'],
  (g, player) => {
    if (g.turnover !== 0) return g.offer(STOP); // as in the middle of any Action
    offerBlocks(g, player);
    offerFarBlocks(g, player);
    offerActivities(g, player, Action.block, 0, false);
    g.offer(STOP);
  },
  { decline: STOP },
);
/** B25-BLITZ-02, -03: somebody who stands and can be reached. */
export const AskBlitzTarget = question(
  'blitzTarget',
  ['player'],
  (g, player) => {
    if (g.turnover !== 0) return g.offer(STOP);
    offerReachable(g, player, TARGET);
  },
  { proof: (g, _verb, target, player) => canReachNextTo(g, player, target as PlayerId) },
);
/** Whom the Action was declared against, and above that what else than a block. */
const WITH = 64;
const NOTHING = -1;
export const noteTarget = (g: BloodGame, player: PlayerId, kind: number): void => {
  const activity = g.answered(TARGET) ? 0 : placeAnswered(g, kind) + 1;
  g.affect(player, NAMED, g.answered(STOP) ? NOTHING : g.object + activity * WITH, Until.action);
};
/** B16-ACTION-05, B16-BLOCK-03: one block, no movement. */
export const BlockAction = procedure('BlockAction', ['player'], ['target'], [askTarget, strike, strikeAgain]);
function askTarget(g: BloodGame, player: PlayerId): void {
  if (!g.isAffected(player, NAMED)) return g.ask(AskBlockTarget, g.control(player), player);
  const named = g.effectValue(player, NAMED);
  g.endEffect(player, NAMED);
  if (named === NOTHING) return g.finish();
  const activity = Math.floor(named / WITH);
  if (activity > 0) return strikeWith(g, player, activity - 1, named % WITH);
  g.goto(strikeAgain);
  g.call(Block, player, g.keep('target', named as PlayerId), Blocking.declared);
}
function strike(g: BloodGame, player: PlayerId): void {
  if (g.answered(STOP)) return g.finish();
  if (g.answered(TARGET)) return g.call(Block, player, g.keep('target', g.object as PlayerId), 0);
  strikeWith(g, player, placeAnswered(g, Action.block), g.object);
}
const strikeWith = (g: BloodGame, player: PlayerId, index: number, object: number): void =>
  g.become((activitiesOf(g, Action.block)[index] as ActivityHook).value.procedure, player, object, 0);
function strikeAgain(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result !== 1 || !isStanding(g, player)) return;
  g.become(Block, player, target, Blocking.again | (g.rules.edition.targetsNamed ? Blocking.declared : 0));
}
