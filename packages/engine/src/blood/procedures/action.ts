/** An Action from its declaration to its end: wits, standing up, and then what was declared (B16-ACTION, B16-STAND). */
import { Until } from '../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import { bears, owns } from '../bearing.ts';
import type { BloodGame } from '../game.ts';
import { MOVES_INSTEAD, Moment } from '../moments.ts';
import { isProne, procedure, standUpright, wakeUp } from '../status.ts';
import { ACTING, ACTIONS, Action, type ActionName, Roll as Kind, SECURING } from '../words.ts';
import { Activity, AskBlitzTarget, AskBlockTarget, BlockAction, noteTarget } from './activity.ts';
import { anybodySays, atMoment, quietly, sayingAt } from './moment.ts';
import { movementOnceUp, rushesToStand } from './movement.ts';
import { Roll } from './rolls.ts';
import { Fall } from './step.ts';

/** B16-ACTION-01 to -03: one player, one Action, to its end. */
export const TakeAction = procedure(
  'TakeAction',
  ['player', 'kind'],
  ['left', 'extra'],
  [
    declare,
    nameTarget,
    tryIt,
    standUp,
    stoodUp,
    rushUp,
    rushedUp,
    jumpedUp,
    perform,
    performed,
    wrapUp,
    endActivation,
    finish,
  ],
);
function declare(g: BloodGame, player: PlayerId, kind: number): void {
  g.setActed(player, true);
  g.noteDeclared(kind);
  g.beginAction();
  g.events?.push({ type: 'declared', player, action: ACTIONS[kind] as ActionName });
  beginActing(g, player);
  if (kind === Action.secureBall) g.affect(player, SECURING, 0, Until.action);
  quietly(g, Moment.activated, player, NOBODY, kind, 0);
  if (g.rules.edition.targetsNamed) {
    if (kind === Action.blitz) return g.ask(AskBlitzTarget, g.control(player), player);
    if (kind === Action.block) return g.ask(AskBlockTarget, g.control(player), player);
  }
  g.goto(tryIt);
  atMoment(g, Moment.declared, player, NOBODY, kind, 1);
}
/** What holds for a player from its declaration on; odds look ahead by it. */
export const beginActing = (g: BloodGame, player: PlayerId): void => {
  wakeUp(g, player);
  if (g.rules.edition.skillsNeedZone) g.affect(player, ACTING, 0, Until.action);
};
/** B25-BLOCK-01, B25-BLITZ-02 */
function nameTarget(g: BloodGame, player: PlayerId, kind: number): void {
  noteTarget(g, player, kind);
  atMoment(g, Moment.declared, player, NOBODY, kind, 1);
}
/** What the player has to roll for once it has declared an Action: the entries, by name and in order. */
export const trialsOf = (g: BloodGame, player: PlayerId, kind: number = Action.move): string[] =>
  sayingAt(g, Moment.declared, player, kind, 1);
/** Nothing may come of it: that is known before anything else happens. */
function tryIt(g: BloodGame): void {
  if (g.result === 0) g.goto(endActivation);
  else if (g.result === MOVES_INSTEAD) g.keep('kind', Action.move);
}
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
  if (rushesToStand(g, player) > 0) return g.goto(rushUp);
  rise(g, player);
  g.goto(perform);
}
function stoodUp(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.goto(wrapUp);
  rise(g, player);
  g.goto(perform);
}
/** One square after the other, and then the player is up. */
function rushUp(g: BloodGame, player: PlayerId): void {
  const done = g.slot('extra');
  if (done === rushesToStand(g, player)) {
    rise(g, player);
    return g.goto(perform);
  }
  g.keep('extra', done + 1);
  const sq = g.square(player);
  g.call(Roll, Kind.goForIt, player, sq, sq, 0);
}
function rushedUp(g: BloodGame, player: PlayerId): void {
  if (g.result !== 0) return g.goto(rushUp);
  g.goto(wrapUp);
  g.call(Fall, player, NOBODY);
}
const rise = (g: BloodGame, player: PlayerId): void => {
  g.notePlay();
  standUpright(g, player);
  g.events?.push({ type: 'stoodUp', player });
};
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
    const { skill, value } = ownActions[i] as (typeof ownActions)[number];
    const { procedure: own } = value;
    if (value.kind === kind && own !== undefined && owns(g, skill, player)) return g.call(own, player);
  }
  if (kind === Action.block) return g.call(BlockAction, player);
  g.call(Activity, player, kind, left, g.slot('extra'));
}
/** The ball has to be secured once a player has set out to (B25-SECURE-09, B25-Q-27). */
function performed(g: BloodGame, player: PlayerId, kind: number): void {
  if (kind === Action.secureBall && g.turnover === 0 && !g.holdsBall(player)) g.causeTurnover('notSecured');
}
/** The other side's Touchdown has stopped play, and nothing is left to be done (B16-TD-02, -06). */
function wrapUp(g: BloodGame, player: PlayerId, kind: number): void {
  if (anybodySays(g, Moment.atRest, player)) {
    g.goto(wrapUp);
    return atMoment(g, Moment.atRest, player, NOBODY, 0, 0);
  }
  if (g.onPitch(player) && g.scorer === NOBODY) atMoment(g, Moment.ending, player, NOBODY, kind, 0);
}
function endActivation(g: BloodGame, player: PlayerId, kind: number): void {
  if (g.scorer === NOBODY) atMoment(g, Moment.activationOver, player, NOBODY, kind, 0);
}
function finish(g: BloodGame): void {
  g.endAction();
}
