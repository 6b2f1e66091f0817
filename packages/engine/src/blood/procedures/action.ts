/** An Action from its declaration to its end: wits, standing up, and then what was declared (B16-ACTION, B16-STAND). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { isProne, isRooted, procedure, regainWits, standUpright } from '../status.ts';
import { ACTIONS, Action, type ActionName, ENTRANCED, Roll as Kind, Skill, Stat } from '../words.ts';
import { Activity, BeforeEnding, BlockAction } from './activity.ts';
import { ThrowBomb } from './bomb.ts';
import { Careen } from './chain.ts';
import { Roll } from './rolls.ts';

/** B16-ACTION-01 to -03: one player, one Action, to its end. */
export const TakeAction = procedure(
  'TakeAction',
  ['player', 'kind'],
  ['left', 'count'],
  [declare, nextTrait, traitRolled, standUp, stoodUp, jumpedUp, perform, demand, finish],
);
function declare(g: BloodGame, player: PlayerId, kind: number): void {
  g.setActed(player, true);
  g.noteDeclared(kind);
  g.beginAction();
  g.events?.push({ type: 'declared', player, action: ACTIONS[kind] as ActionName });
  if (g.isAffected(player, ENTRANCED)) regainWits(g, player, ENTRANCED);
}
/** B16-BONE-01, B16-STUPID-01 and the like: rolled before anything else happens. */
function nextTrait(g: BloodGame, player: PlayerId, kind: number, _left: number, count: number): void {
  const hooks = g.rules.hooks.afterDeclaring;
  for (let i = count; i < hooks.length; i++) {
    const hook = hooks[i] as (typeof hooks)[number];
    if (!g.hasSkill(player, hook.skill)) continue;
    g.keep('count', i + 1);
    return g.call(hook.value, player, kind);
  }
  g.goto(standUp);
}
function traitRolled(g: BloodGame): void {
  g.goto(g.result === 0 ? finish : nextTrait);
}
/** B16-STAND-01 to -04: squares of movement for whoever stands or has stood up; -1 when that takes a roll and all of them. */
export const movementOnceUp = (g: BloodGame, player: PlayerId): number => {
  const movement = isRooted(g, player) ? 0 : Math.max(0, g.stat(player, Stat.movement));
  if (!isProne(g, player) || g.can(player, Skill.jumpUp)) return movement;
  const { cost } = g.rules.edition.standUp;
  return movement >= cost ? movement - cost : -1;
};
/** B16-STAND-05, B16-SKILL-16 to -18 */
function standUp(g: BloodGame, player: PlayerId, kind: number): void {
  const movement = movementOnceUp(g, player);
  g.keep('left', Math.max(0, movement));
  if (!isProne(g, player)) return g.goto(perform);
  const sq = g.square(player);
  if (kind === Action.block && g.can(player, Skill.jumpUp)) {
    g.goto(jumpedUp);
    return g.call(Roll, Kind.jumpUp, player, sq, sq, 0);
  }
  if (movement < 0) return g.call(Roll, Kind.standUp, player, sq, sq, 0);
  rise(g, player);
  g.goto(perform);
}
const rise = (g: BloodGame, player: PlayerId): void => {
  g.notePlay();
  standUpright(g, player);
  g.events?.push({ type: 'stoodUp', player });
};
function stoodUp(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.goto(demand);
  rise(g, player);
  g.goto(perform);
}
function jumpedUp(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.goto(demand);
  rise(g, player);
}
function perform(g: BloodGame, player: PlayerId, kind: number, left: number): void {
  if (g.can(player, Skill.ballAndChain)) return g.call(Careen, player, left);
  if (kind === Action.block) return g.call(BlockAction, player);
  if (kind === Action.bomb) return g.call(ThrowBomb, player);
  g.call(Activity, player, kind, left);
}
function demand(g: BloodGame, player: PlayerId): void {
  if (g.onPitch(player)) g.call(BeforeEnding, player);
}
function finish(g: BloodGame): void {
  g.endAction();
}
