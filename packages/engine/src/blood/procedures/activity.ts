/** The middle of an Action: square by square, and the one thing it was declared for (B16-ACTION, B16-BLITZ, B16-GFI). */
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import type { SkillActivity } from '../edition.ts';
import type { BloodGame } from '../game.ts';
import { stepFrom } from '../pitch.ts';
import { isRooted, isStanding, isWitless, neighbourAt, procedure, question } from '../status.ts';
import { Action, Roll as Kind, Skill, STOP, TARGET, THROW, TO } from '../words.ts';
import { isAboutToScore } from './aim.ts';
import { Block, Blocking } from './block.ts';
import { Foul, mayFoul } from './foul.ts';
import { HandOff, PassAction } from './pass.ts';
import { OncePerTurn, Roll } from './rolls.ts';
import { Fall, Step, Stepping } from './step.ts';

/** B16-GFI-01, -07: extra squares still open to a player that has used so many. */
export const extraSquares = (g: BloodGame, player: PlayerId, used: number): number => {
  if (!g.rules.options.goForIt || isRooted(g, player)) return 0;
  return g.rules.edition.goForIt.squares + (g.can(player, Skill.sprint) ? 1 : 0) - used;
};
export const mayBlock = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  target !== NOBODY && g.control(target) === otherSeat(g.control(player)) && isStanding(g, target);

export const mayThrow = (g: BloodGame, player: PlayerId): boolean =>
  g.holdsBall(player) && !isAboutToScore(g, player) && !isWitless(g, player);

const offerSteps = (g: BloodGame, player: PlayerId): void => {
  const from = g.square(player);
  const staysIn = isAboutToScore(g, player);
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(from, d);
    if (to < 0 || g.playerAt(to) !== NOBODY) continue; // B16-MOVE-02
    if (!staysIn || g.grid.column(to) === g.grid.column(from)) g.offer(TO, to);
  }
};
const offerBlocks = (g: BloodGame, player: PlayerId): void => {
  if (g.can(player, Skill.chainsaw)) return; // it must be used instead
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (mayBlock(g, player, target)) g.offer(TARGET, target);
  }
};
/** B16-HANDOFF-01, B16-OQ-45, B16-XSKILL-23: somebody without hands only if there is nobody else. */
const offerHandOffs = (g: BloodGame, player: PlayerId): void => {
  if (!g.holdsBall(player) || isAboutToScore(g, player)) return;
  const before = g.offered;
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (target !== NOBODY && isStanding(g, target) && !g.can(target, Skill.noHands)) g.offer(TARGET, target);
  }
  if (g.offered > before) return;
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (target !== NOBODY && isStanding(g, target)) g.offer(TARGET, target);
  }
};
const offerFouls = (g: BloodGame, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (target !== NOBODY && mayFoul(g, player, target)) g.offer(TARGET, target);
  }
};
const offerActivities = (g: BloodGame, player: PlayerId, kind: number, squares: number): void => {
  const hooks = g.rules.hooks.activities[kind] as BloodGame['rules']['hooks']['activities'][number];
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as (typeof hooks)[number];
    if (!g.can(player, skill) || (value.costs ?? 0) > squares) continue;
    if (!value.block || !g.used(player, OncePerTurn.block)) value.offer(g, player, squares);
  }
};

const AskActivity = question('activity', ['player', 'kind', 'left', 'count'], (g, player, kind, left, count) => {
  if (g.turnover !== 0) return g.offer(STOP); // the clock or the other coach has ended the turn
  const squares = left + extraSquares(g, player, count);
  if (squares > 0 && !isRooted(g, player)) offerSteps(g, player);
  if (kind === Action.blitz && squares > 0 && !g.used(player, OncePerTurn.block)) offerBlocks(g, player);
  else if (kind === Action.pass && mayThrow(g, player)) g.offer(THROW);
  else if (kind === Action.handOff) offerHandOffs(g, player);
  else if (kind === Action.foul) offerFouls(g, player);
  offerActivities(g, player, kind, squares);
  g.offer(STOP);
});

/** `left` squares of normal movement; `count` extra ones used. */
export const Activity = procedure(
  'Activity',
  ['player', 'kind', 'left'],
  ['count', 'target', 'value', 'option', 'flags'],
  [askNext, chosen, stepped, goFor, went, block, blocked, doSpecial, specialDone, quench, deliver],
);
/** The Action cannot go on: the turn is over, or its player is down. */
export const isOver = (g: BloodGame, player: PlayerId): boolean => g.turnover !== 0 || !isStanding(g, player);
function askNext(g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void {
  if (isOver(g, player)) return g.finish();
  g.ask(AskActivity, g.control(player), player, kind, left, count);
}
function chosen(g: BloodGame, player: PlayerId, kind: number, left: number, count: number): void {
  if (g.answered(TO)) return walk(g, player, left, count);
  if (g.answered(STOP)) return g.finish();
  const object = g.object;
  if (g.answered(TARGET)) {
    g.keep('target', object as PlayerId);
    if (kind === Action.foul) return g.become(Foul, player, object as PlayerId);
    if (kind !== Action.blitz) return g.goto(quench);
    g.setUsed(player, OncePerTurn.block);
    g.keep('flags', Blocking.blitz | (g.used(player, OncePerTurn.moved) ? Blocking.moved : 0));
    return pay(g, left, count, block);
  }
  g.keep('target', NOBODY);
  if (g.answered(THROW)) return g.goto(quench);
  // A skill of the player's own.
  const hooks = g.rules.hooks.activities[kind] as BloodGame['rules']['hooks']['activities'][number];
  const index = hooks.findIndex(hook => g.answered(hook.value.verb));
  const activity = (hooks[index] as (typeof hooks)[number]).value;
  g.keep('value', object);
  g.keep('option', index);
  if (activity.block) g.setUsed(player, OncePerTurn.block);
  const costs = activity.costs ?? 0;
  const extra = Math.max(0, costs - left);
  g.keep('left', Math.max(0, left - costs));
  g.keep('count', count + extra);
  g.keep('flags', extra);
  g.goto(extra > 0 && !activity.rollsItself ? goFor : doSpecial);
}
const walk = (g: BloodGame, player: PlayerId, left: number, count: number): void => {
  const extra = left === 0;
  if (extra) g.keep('count', count + 1);
  else g.keep('left', left - 1);
  g.setUsed(player, OncePerTurn.moved);
  g.goto(stepped);
  g.call(Step, player, g.object as Square, extra ? Stepping.goForIt : 0);
};
function stepped(g: BloodGame): void {
  if (g.result === 0) return g.finish(); // down, held, or without the ball it went for
  g.goto(askNext);
}
/** B16-BLITZ-03, B16-GFI-05, -08: one square, or a roll for one. */
const pay = (g: BloodGame, left: number, count: number, then: typeof block): void => {
  g.keep('option', -1);
  if (left > 0) {
    g.keep('left', left - 1);
    return g.goto(then);
  }
  g.keep('count', count + 1);
  g.goto(goFor);
};
function goFor(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.goForIt, player, sq, sq, 0);
}
function went(
  g: BloodGame,
  player: PlayerId,
  _kind: number,
  _left: number,
  _count: number,
  _target: PlayerId,
  _value: number,
  option: number,
): void {
  if (g.result === 0) return g.become(Fall, player);
  g.goto(option < 0 ? block : doSpecial);
}
function block(
  g: BloodGame,
  player: PlayerId,
  _kind: number,
  _left: number,
  _count: number,
  target: PlayerId,
  _value: number,
  _option: number,
  flags: number,
): void {
  g.goto(blocked);
  g.call(Block, player, target, flags);
}
/** A Frenzy blocks again if there is a square for it. */
function blocked(
  g: BloodGame,
  player: PlayerId,
  _kind: number,
  left: number,
  count: number,
  _target: PlayerId,
  _value: number,
  _option: number,
  flags: number,
): void {
  const again = g.result === 1 && left + extraSquares(g, player, count) > 0;
  if (!again) return g.goto(askNext);
  g.keep('flags', flags | Blocking.again);
  pay(g, left, count, block);
}
const activityOf = (g: BloodGame, kind: number, option: number): SkillActivity<BloodGame> =>
  ((g.rules.hooks.activities[kind] as readonly unknown[])[option] as { value: SkillActivity<BloodGame> }).value;
function doSpecial(
  g: BloodGame,
  player: PlayerId,
  kind: number,
  _left: number,
  _count: number,
  _target: PlayerId,
  value: number,
  option: number,
  extra: number,
): void {
  g.goto(specialDone);
  g.call(activityOf(g, kind, option).procedure, player, value, extra);
}
function specialDone(
  g: BloodGame,
  _player: PlayerId,
  kind: number,
  _left: number,
  _count: number,
  _target: PlayerId,
  _value: number,
  option: number,
): void {
  if (!activityOf(g, kind, option).goesOn || g.result === 0) return g.finish();
  g.goto(askNext);
}
/** What has to be done before the ball leaves its hands. */
function quench(g: BloodGame, player: PlayerId): void {
  g.call(BeforeEnding, player);
}
function deliver(g: BloodGame, player: PlayerId, kind: number, _left: number, _count: number, target: PlayerId): void {
  if (isOver(g, player) || !g.holdsBall(player)) return g.finish();
  if (kind === Action.handOff) return g.become(HandOff, player, target);
  g.become(PassAction, player, 0);
}

/** Calls what the player's skills demand before it lets go of the ball or ends its Action. */
export const BeforeEnding = procedure('BeforeEnding', ['player'], ['count'], [nextDemand]);
function nextDemand(g: BloodGame, player: PlayerId, count: number): void {
  const hooks = g.rules.hooks.beforeEnding;
  for (let i = count; i < hooks.length; i++) {
    const hook = hooks[i] as (typeof hooks)[number];
    if (!g.hasSkill(player, hook.skill)) continue;
    g.keep('count', i + 1);
    g.goto(nextDemand);
    return g.call(hook.value, player);
  }
}

// --- the Block Action ----------------------------------------------------------------------------------------------------
const AskBlockTarget = question('blockTarget', ['player'], (g, player) => {
  if (g.turnover !== 0) return g.offer(STOP); // as in the middle of any Action
  offerBlocks(g, player);
  offerActivities(g, player, Action.block, 0);
  g.offer(STOP);
});
/** B16-ACTION-05, B16-BLOCK-03: one block, no movement. */
export const BlockAction = procedure('BlockAction', ['player'], ['target', 'option'], [askTarget, strike, strikeAgain]);
function askTarget(g: BloodGame, player: PlayerId): void {
  g.ask(AskBlockTarget, g.control(player), player);
}
function strike(g: BloodGame, player: PlayerId): void {
  if (g.answered(STOP)) return g.finish();
  if (g.answered(TARGET)) return g.call(Block, player, g.keep('target', g.object as PlayerId), 0);
  const hooks = g.rules.hooks.activities[Action.block] as BloodGame['rules']['hooks']['activities'][number];
  const hook = hooks.find(one => g.answered(one.value.verb)) as (typeof hooks)[number];
  g.become(hook.value.procedure, player, g.object, 0);
}
function strikeAgain(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === 1 && isStanding(g, player)) g.become(Block, player, target, Blocking.again);
}
