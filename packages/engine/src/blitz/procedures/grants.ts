/** The free Actions an Action grants, by abilities, arenas and cards: who may make which, under which limits. */
import { NOWHERE, type PlayerId } from '../../words.ts';
import type { CompiledGrant, Hook } from '../edition.ts';
import type { BlitzGame } from '../game.ts';
import { offerPlays } from '../hand.ts';
import { areAdjacent, isProne, isStanding, question } from '../status.ts';
import { Action, Fact, FREE_VERBS, Grant, Moment, PASS } from '../words.ts';
import { canTake } from './legality.ts';

/** The limits under which a Player is granted a free Action after this one, or NO_GRANT. */
const NO_GRANT = -1;
export const grantFor = (
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
    const { skill, value } = hooks[i] as Hook<CompiledGrant>;
    if (kind !== value.after || action !== value.action || value.atOnce !== atOnce) continue;
    if (!g.hasSkill(p, skill) || !isStanding(g, p)) continue;
    if (value.toCatcher ? !(p === target && flags & Fact.completed) : p !== player) continue;
    if (value.having < 0 || g.hasDone(p, value.having)) return value.as;
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
export const playsAfter = (kind: number, flags: number): number => {
  if (!(flags & Fact.atOnce)) return kind === Action.mark ? Moment.afterMark : NO_MOMENT;
  if (kind === Action.mark) return Moment.atOnceAfterMark;
  return flags & Fact.received ? Moment.received : NO_MOMENT; // B22-PLAY-25
};
const NO_MOMENT = -1;

/** BU-FREE-04: taken now, in any order, or lost with `pass`; Bonus Plays that follow a Mark are among them. */
export const AskFree = question(
  'freeAction',
  ['kind', 'player', 'target', 'flags'],
  (g, kind, player, target, flags) => {
    g.offer(PASS);
    for (const action of GRANTABLE) {
      for (let p = 0; p < g.playerCount; p++) {
        if (canTakeFree(g, p as PlayerId, action, kind, player, target, flags))
          g.offer(FREE_VERBS[action] as (typeof FREE_VERBS)[number], p);
      }
    }
    const moment = playsAfter(kind, flags);
    if (moment !== NO_MOMENT) offerPlays(g, g.control(player), moment, playerFor(moment, player, target), NOWHERE);
  },
  { decline: PASS, breaksIn: true },
);
/** Combo Play is about the Player who received the ball. */
export const playerFor = (moment: number, player: PlayerId, target: PlayerId): PlayerId =>
  moment === Moment.received ? target : player;

/** Whether anything in this match can grant a free Action after this kind: most Actions end here without a look around. */
const grantsExist = (g: BlitzGame, kind: number, atOnce: boolean): boolean => {
  const { grants, picksUpTeammates } = g.rules.hooks;
  const runsOn = kind === Action.reserves && g.arena.runAfterReserves === true;
  if (!atOnce && (picksUpTeammates.length > 0 || runsOn)) return true;
  for (let i = 0; i < grants.length; i++) {
    const { value } = grants[i] as Hook<CompiledGrant>;
    if (kind === value.after && value.atOnce === atOnce) return true;
  }
  return false;
};
export const anythingFree = (
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): boolean => {
  const moment = playsAfter(kind, flags);
  const printed = moment !== NO_MOMENT && (g.rules.playsAt[moment] as readonly number[]).length > 0;
  if (printed && g.handCount(g.control(player)) > 0) return true;
  if (!grantsExist(g, kind, (flags & Fact.atOnce) !== 0)) return false;
  for (const action of GRANTABLE)
    for (let p = 0; p < g.playerCount; p++)
      if (canTakeFree(g, p as PlayerId, action, kind, player, target, flags)) return true;
  return false;
};
