/** How strong both sides of a block are, who helps, and how many dice that makes (B16-BLOCK-04, B16-ASSIST). */
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import { bears, hasQuality } from '../bearing.ts';
import { Stat } from '../characteristics.ts';
import { type BlockStrength, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import type { CancellableSource } from '../hooks.ts';
import { Moment } from '../moments.ts';
import { addTo, neighbourAt, zonesAgainst } from '../status.ts';
import { HELPS } from '../words.ts';
import { isCancelledAround, quietly } from './moment.ts';

/** How a block or a push came about: bits of the slot `flags`. */
export const Blocking = {
  blitz: 1,
  /** The blitzer moved before it. */
  moved: 2,
  /** Another block on top of the first, against the same opponent. */
  again: 4,
  /** One of two blocks at once. */
  multiple: 8,
  /** Not chosen but run into: the follow-up is a must. */
  careering: 16,
  /** Found the courage to face a stronger opponent. */
  brave: 32,
  /** Made with a weapon: no dice, no push. */
  weapon: 64,
  /** Pushed by somebody who is pushed. */
  chained: 128,
  /** Pushed aside while lying down. */
  trampled: 256,
  /** Who chooses the squares of a chain begun by somebody who belongs to neither side. */
  byHome: 512,
  byAway: 1024,
  /** A Block Action was declared for it: no Blitz (B25-DECL-X1). */
  declared: 2048,
  /** Made from two squares away. */
  afar: 8192,
  /** … and found so much of it that it is twice as strong. */
  fierce: 16384,
  /** The second of two blocks at once: whoever helped when both were named does so, whatever has become of it since. */
  asNamed: 4096,
} as const;

/** `sheet.dice` is below 0 when the defender's coach picks. */
export const describeBlock = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): RollSheet => {
  sheet.begin('block', player, 0);
  const found = strengthFound(g, player, target, flags);
  let ours = g.stat(player, Stat.strength) + fromEntries(g, player, flags, undefined, found);
  let theirs = defenceStrength(g, player, target, flags);
  addTo(sheet, g.stat(player, Stat.strength), 'strength', player);
  addEntries(g, sheet, player, player, flags, undefined, 1, found);
  ours += addLack(g, sheet, player, target, flags, theirs - ours);
  const amongFriends = areFriends(g, player, target);
  if (!amongFriends || g.rules.edition.assistsAgainstMates) ours += addAssists(g, sheet, player, target, 1, flags);
  addTo(sheet, -g.stat(target, Stat.strength), 'strength', target);
  addEntries(g, sheet, player, target, flags, 'target', -1, found);
  if (!amongFriends) theirs += addAssists(g, sheet, target, player, -1, flags);
  const dice = amongFriends ? Math.abs(diceFor(ours, theirs)) : diceFor(ours, theirs);
  sheet.dice = quietly(g, Moment.blockDice, player, target, flags, dice);
  return sheet;
};
/** B16-BLOCK-04 */
export const diceFor = (ours: number, theirs: number): number => {
  if (ours === theirs) return 1;
  if (ours > theirs) return ours > 2 * theirs ? 3 : 2;
  return theirs > 2 * ours ? -3 : -2;
};
/** Without assists. */
export const attackStrength = (g: BloodGame, player: PlayerId, flags: number): number =>
  g.stat(player, Stat.strength) + fromEntries(g, player, flags, undefined);
export const defenceStrength = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number =>
  g.stat(target, Stat.strength) + fromEntries(g, player, flags, 'target');
const fromEntries = (
  g: BloodGame,
  player: PlayerId,
  flags: number,
  whom: 'target' | undefined,
  found: number = g.stat(player, Stat.strength),
): number => {
  const hooks = g.hooks.strength;
  let sum = 0;
  for (let i = 0; i < hooks.length; i++) {
    const { source, rule } = hooks[i] as (typeof hooks)[number];
    if (typeof rule.by !== 'number' || rule.for !== whom) continue;
    if (rule.when(flags) && bears(g, source, player)) sum += atLeastOne(found, rule.by);
  }
  return sum;
};
/** What is taken off leaves the blocker a Strength of 1 (B25-SKILL-MULTIPLEBLOCK-01). */
const atLeastOne = (strength: number, by: number): number => (by < 0 ? Math.max(by, 1 - strength) : by);
const BORN = 'what it lacks by birth';
/** The blocker's Strength before anything is added or taken off in the block: its own, or that of whom it dares to face. */
const strengthFound = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number => {
  const own = g.stat(player, Stat.strength);
  const hooks = g.hooks.strength;
  for (let i = 0; i < hooks.length; i++) {
    const { source, rule } = hooks[i] as (typeof hooks)[number];
    if (rule.by === BORN && rule.when(flags) && bears(g, source, player))
      return Math.max(own, g.stat(target, Stat.strength));
  }
  return own;
};
/** What an entry adds to make the blocker as strong as its opponent, or stronger. */
const lackOf = (g: BloodGame, player: PlayerId, target: PlayerId, gap: number, by: BlockStrength['by']): number => {
  if (by === 'what it lacks') return gap;
  const theirs = g.stat(target, Stat.strength);
  return (by === 'to be twice as strong' ? 2 * theirs : theirs) - g.stat(player, Stat.strength);
};
/** The one that adds most. */
const addLack = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  gap: number,
): number => {
  const hooks = g.hooks.strength;
  let most = 0;
  let why = '';
  for (let i = 0; i < hooks.length; i++) {
    const { source, cause, rule } = hooks[i] as (typeof hooks)[number];
    if (typeof rule.by === 'number' || !rule.when(flags) || !bears(g, source, player)) continue;
    const lack = lackOf(g, player, target, gap, rule.by);
    if (lack <= most) continue;
    most = lack;
    why = cause;
  }
  if (most > 0) addTo(sheet, most, why, player);
  return most;
};
const addEntries = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  who: PlayerId,
  flags: number,
  whom: 'target' | undefined,
  sign: 1 | -1,
  found: number,
): void => {
  const hooks = g.hooks.strength;
  for (let i = 0; i < hooks.length; i++) {
    const { source, cause, rule } = hooks[i] as (typeof hooks)[number];
    if (typeof rule.by !== 'number' || rule.for !== whom) continue;
    if (rule.when(flags) && bears(g, source, player)) addTo(sheet, sign * atLeastOne(found, rule.by), cause, who);
  }
};
/** A team-mate that somebody runs into: its coach picks the die, and nobody helps it (B16-XSKILL-02). */
const areFriends = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  g.control(player) === g.control(target) && !hasQuality(g, player, Quality.neutral);

// --- assists -------------------------------------------------------------------------------------------------------
/** Every player that helps `helped` against `opponent`, and whatever else does. */
const addAssists = (
  g: BloodGame,
  sheet: RollSheet,
  helped: PlayerId,
  opponent: PlayerId,
  sign: 1 | -1,
  flags: number,
): number => {
  if (!g.rules.options.assists || hasQuality(g, helped, Quality.neutral)) return 0;
  const count =
    (flags & Blocking.asNamed) !== 0
      ? addNamed(g, sheet, helped, sign)
      : addHelpers(g, sheet, helped, opponent, sign, (flags & Blocking.afar) !== 0);
  return count + addExtras(g, sheet, helped, opponent, sign);
};
/** Those who helped when two blocks at once were named (B25-Q-91). */
const addNamed = (g: BloodGame, sheet: RollSheet, helped: PlayerId, sign: 1 | -1): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    if (!g.isAffectedWith(p, HELPS, helped)) continue;
    addTo(sheet, sign, 'assist', p as PlayerId);
    count++;
  }
  return count;
};
/** B16-ASSIST-04 to -07, B16-OQ-72, -73; `afar`: they are not side by side. */
const addHelpers = (
  g: BloodGame,
  sheet: RollSheet,
  helped: PlayerId,
  opponent: PlayerId,
  sign: 1 | -1,
  afar: boolean,
): number => {
  const seat = g.control(helped);
  const sq = g.square(opponent);
  const ownZone = g.reaches(opponent) && g.control(opponent) !== seat ? 1 : 0;
  let count = 0;
  if (g.reach(seat, sq) > (g.reaches(helped) && !afar ? 1 : 0)) {
    for (let d = 0; d < 8; d++) {
      const p = neighbourAt(g, sq, d);
      if (p === NOBODY || p === helped || g.control(p) !== seat || !g.reaches(p)) continue;
      if (zonesAgainst(g, seat, g.square(p)) > ownZone && !helpsAnyway(g, g.hooks.assistsInZones, p)) continue;
      if (!mayAssist(g, p)) continue;
      addTo(sheet, sign, 'assist', p);
      count++;
    }
  }
  return count;
};
const addExtras = (g: BloodGame, sheet: RollSheet, helped: PlayerId, opponent: PlayerId, sign: 1 | -1): number => {
  let count = 0;
  const hooks = g.hooks.assists;
  for (let i = 0; i < hooks.length; i++) {
    const { source, cause, rule } = hooks[i] as (typeof hooks)[number];
    if (!bears(g, source, helped) || !rule.when(g, helped, opponent)) continue;
    addTo(sheet, sign, cause, opponent);
    count++;
  }
  return count;
};
/** Whether an entry lets it help from inside tackle zones, and nobody who marks it takes that away. */
export const helpsAnyway = (g: BloodGame, hooks: readonly CancellableSource<BloodGame>[], p: PlayerId): boolean => {
  for (let i = 0; i < hooks.length; i++) {
    const { source, cancelledBy } = hooks[i] as CancellableSource<BloodGame>;
    if (bears(g, source, p) && !isCancelledAround(g, cancelledBy, p, g.square(p))) return true;
  }
  return false;
};
/** Something may keep a player from helping anybody, in a block or a foul. */
export const mayAssist = (g: BloodGame, p: PlayerId): boolean => quietly(g, Moment.assists, p, NOBODY, 0, 1) !== 0;
/** Assists that come from nobody on the pitch. */
export const extraAssists = (g: BloodGame, helped: PlayerId, opponent: PlayerId): number => {
  const hooks = g.hooks.assists;
  let count = 0;
  for (let i = 0; i < hooks.length; i++) {
    const { source, rule } = hooks[i] as (typeof hooks)[number];
    if (!rule.blocksOnly && bears(g, source, helped) && rule.when(g, helped, opponent)) count++;
  }
  return count;
};
