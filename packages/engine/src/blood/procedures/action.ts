/** An Action from its declaration to its end: wits, standing up, and then what was declared (B16-ACTION, B16-STAND). */
import { NOBODY, type PlayerId } from '../../words.ts';
import { bears, hasQuality } from '../bearing.ts';
import { Stat } from '../characteristics.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { isProne, isRooted, procedure, standUpright, wakeUp } from '../status.ts';
import { ACTIONS, Action, type ActionName, Roll as Kind } from '../words.ts';
import { Activity, BlockAction } from './activity.ts';
import { atMoment, sayingAt } from './moment.ts';
import { Roll } from './rolls.ts';

/** B16-ACTION-01 to -03: one player, one Action, to its end. */
export const TakeAction = procedure(
  'TakeAction',
  ['player', 'kind'],
  ['left'],
  [declare, tryIt, standUp, stoodUp, jumpedUp, perform, wrapUp, finish],
);
function declare(g: BloodGame, player: PlayerId, kind: number): void {
  g.setActed(player, true);
  g.noteDeclared(kind);
  g.beginAction();
  g.events?.push({ type: 'declared', player, action: ACTIONS[kind] as ActionName });
  wakeUp(g, player);
  atMoment(g, Moment.declared, player, NOBODY, kind, 1);
}
/** What the player has to roll for once it has declared an Action: the entries, by name and in order. */
export const trialsOf = (g: BloodGame, player: PlayerId, kind: number = Action.move): string[] =>
  sayingAt(g, Moment.declared, player, kind, 1);
/** Nothing may come of it: that is known before anything else happens. */
function tryIt(g: BloodGame): void {
  if (g.result === 0) g.goto(finish);
}
/** B16-STAND-01 to -04: squares of movement for whoever stands or has stood up; -1 when that takes a roll and all of them. */
export const movementOnceUp = (g: BloodGame, player: PlayerId): number => {
  const movement = isRooted(g, player) ? 0 : Math.max(0, g.stat(player, Stat.movement));
  if (!isProne(g, player) || hasQuality(g, player, Quality.nimble)) return movement;
  const { cost } = g.rules.edition.standUp;
  return movement >= cost ? movement - cost : -1;
};
/** B16-STAND-05 */
function standUp(g: BloodGame, player: PlayerId, kind: number): void {
  const movement = movementOnceUp(g, player);
  g.keep('left', Math.max(0, movement));
  if (!isProne(g, player)) return g.goto(perform);
  const sq = g.square(player);
  if (kind === Action.block) {
    g.goto(jumpedUp);
    return atMoment(g, Moment.risesToBlock, player, NOBODY, kind, 0);
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
  if (g.result === 0) return g.goto(wrapUp);
  rise(g, player);
  g.goto(perform);
}
function jumpedUp(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.goto(wrapUp);
  rise(g, player);
}
function perform(g: BloodGame, player: PlayerId, kind: number, left: number): void {
  const { performs, ownActions } = g.rules.hooks;
  for (let i = 0; i < performs.length; i++) {
    const { skill, value } = performs[i] as (typeof performs)[number];
    if (bears(g, skill, player)) return g.call(value, player, left);
  }
  for (let i = 0; i < ownActions.length; i++) {
    const { value } = ownActions[i] as (typeof ownActions)[number];
    if (Action[value.action] === kind) return g.call(value.procedure, player);
  }
  if (kind === Action.block) return g.call(BlockAction, player);
  g.call(Activity, player, kind, left);
}
/** The other side's Touchdown has stopped play, and nothing is left to be done (B16-TD-02, -06). */
function wrapUp(g: BloodGame, player: PlayerId, kind: number): void {
  if (g.onPitch(player) && g.scorer === NOBODY) atMoment(g, Moment.ending, player, NOBODY, kind, 0);
}
function finish(g: BloodGame): void {
  g.endAction();
}
