/** Break Tackle and Diving Tackle: answers to a Dodge while its die lies on the table (B16-XSKILL-05, -13). */
import { Until } from '../../kernel/effects.ts';
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Stat } from '../characteristics.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { type Matter, Moment } from '../moments.ts';
import { skillsNamed } from '../names.ts';
import { anyUnsettled, SettleBalls } from '../procedures/ball.ts';
import { describeRoll, passes } from '../procedures/describe.ts';
import { anySayAt, atMoment } from '../procedures/moment.ts';
import { placeProne } from '../procedures/prone.ts';
import { passesAs } from '../procedures/rolls.ts';
import { Stepping } from '../procedures/step.ts';
import { hasZone, isRooted, neighbourAt, procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, DIVING, Roll as Kind, NO } from '../words.ts';
import { Once, USE } from './use.ts';

const Skill = skillsNamed('breakTackle', 'divingTackle');

/** How a Dodge is made: bits of the slot `flags`. */
export const Dodging = { breakTackle: 1, divingTackle: 2 } as const;

const succeeds = (g: BloodGame, player: PlayerId, from: Square, to: Square, how: number): boolean =>
  passes(describeRoll(g, g.whatIf, Kind.dodge, player, from, to, how), g.rolled(0));

// --- Break Tackle --------------------------------------------------------------------------------------------------
/** Once a turn, and where Strength is the better of the two. */
export const mayBreakTackle = (g: BloodGame, player: PlayerId, how: number): boolean =>
  (how & Dodging.breakTackle) === 0 &&
  g.can(player, Skill.breakTackle) &&
  !g.used(player, Once.breakTackle) &&
  g.stat(player, Stat.strength) > g.stat(player, Stat.agility);
/** Asked where it turns a failed Dodge into a success. It holds for a re-roll of the same Dodge as well. */
export const breakTackleHelps = (g: BloodGame, { owner, value, from, to }: Matter): boolean =>
  mayBreakTackle(g, owner, value) &&
  !succeeds(g, owner, from, to, value) &&
  succeeds(g, owner, from, to, value | Dodging.breakTackle);

/** Asked where it turns a failed Dodge into a success, or saves one from an opponent who may still dive at its feet. */
export const dodgeNeedsMore = (g: BloodGame, { owner, value, from, to }: Matter): boolean => {
  if ((value & Dodging.breakTackle) !== 0) return false;
  const stronger = value | Dodging.breakTackle;
  if (!succeeds(g, owner, from, to, value)) return succeeds(g, owner, from, to, stronger);
  if (!anyDivingTackler(g, owner, from)) return false;
  const tackled = Dodging.divingTackle;
  return !succeeds(g, owner, from, to, value | tackled) && succeeds(g, owner, from, to, stronger | tackled);
};
const anyDivingTackler = (g: BloodGame, player: PlayerId, from: Square): boolean => {
  for (let d = 0; d < 8; d++) if (divingTackler(g, player, from, d) !== NOBODY) return true;
  return false;
};

// --- Diving Tackle -------------------------------------------------------------------------------------------------
/** An opponent in one of the eight directions that may throw itself at whoever dodges away from the square. */
export const divingTackler = (g: BloodGame, player: PlayerId, from: Square, direction: number): PlayerId => {
  const by = neighbourAt(g, from, direction);
  if (by === NOBODY || g.control(by) !== otherSeat(g.control(player)) || !hasZone(g, by)) return NOBODY;
  return g.can(by, Skill.divingTackle) && canDive(g, by) ? by : NOBODY;
};
const canDive = (g: BloodGame, by: PlayerId): boolean => !isRooted(g, by) && !hasQuality(g, by, Quality.reeling);
/** Asked of the other coach when the Dodge succeeds and would fail with it. */
export const divingTackleMatters = (g: BloodGame, { owner, player, value, from, to }: Matter): boolean =>
  (value & Dodging.divingTackle) === 0 &&
  g.playerAt(from) === NOBODY &&
  canDive(g, owner) &&
  succeeds(g, player, from, to, value) &&
  !succeeds(g, player, from, to, value | Dodging.divingTackle);

const AskDivingTackle = question(
  'divingTackle',
  ['player', 'from', 'die'],
  (g, player, from) => {
    g.offer(NO);
    for (let d = 0; d < 8; d++) {
      const by = divingTackler(g, player, from, d);
      if (by !== NOBODY) g.offer(CHOOSE_PLAYER, by);
    }
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** One of those who could dive is named. */
export const DivingTackle = procedure('DivingTackle', USE, [askDiver, dive]);
function askDiver(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  g.ask(AskDivingTackle, otherSeat(g.control(mover)), mover, g.slot('from'), g.rolled(0));
}
function dive(g: BloodGame): void {
  g.result = g.slot('value');
  if (g.answered(NO)) return;
  throwItself(g, g.object as PlayerId);
  g.result |= Dodging.divingTackle;
}
/** … once nobody can roll again: asked where a Dodge or a jump that has succeeded would fail (B25-SKILL-DIVINGTACKLE-01). */
export const lateTackleMatters = (g: BloodGame, m: Matter): boolean => {
  const there = g.playerAt(m.from);
  if (m.value !== 1 || (there !== NOBODY && there !== m.player) || !canDive(g, m.owner)) return false;
  return !passesAs(g, m, Dodging.divingTackle);
};
/** Leaves 0 in `g.result` when somebody dives, and whoever dodges has nothing left to say to it (B25-Q-187). */
export const LateTackle = procedure('LateTackle', USE, [askDiver, diveLate, fallShort]);
function diveLate(g: BloodGame): void {
  g.result = 1;
  if (g.answered(NO)) return g.finish();
  throwItself(g, g.object as PlayerId);
  g.result = 0;
}
function fallShort(g: BloodGame, _by: PlayerId, mover: PlayerId, flags: number): void {
  if (!anySayAt(g, Moment.fallsShort)) return;
  const how = flags | Dodging.divingTackle;
  atMoment(g, Moment.fallsShort, mover, NOBODY, how, 0, g.slot('from'), g.slot('to'));
}
const throwItself = (g: BloodGame, by: PlayerId): void => {
  g.affect(by, DIVING, 0, Until.turn);
  g.events?.push({ type: 'skillUsed', player: by, skill: 'divingTackle' });
};
export const hasDived = (g: BloodGame, { owner }: Matter): boolean => g.isAffected(owner, DIVING);
/** It lies down in the square left once the Dodge is settled. */
export const lieInTheSquareLeft = (g: BloodGame, { owner, from }: Matter): void => lieDownIn(g, owner, from);
const lieDownIn = (g: BloodGame, owner: PlayerId, from: Square): void => {
  g.endEffect(owner, DIVING);
  g.put(owner, from);
  placeProne(g, owner);
};
/** … and a ball of its own bounces: now where the Dodge has passed after all, otherwise when whoever fell is seen to. */
export const LieInTheWay = procedure('LieInTheWay', USE, [lieInTheWay]);
function lieInTheWay(g: BloodGame, owner: PlayerId, _mover: PlayerId, how: number): void {
  g.result = g.slot('value');
  lieDownIn(g, owner, g.slot('from'));
  if (!(how & Stepping.fell) && anyUnsettled(g)) g.become(SettleBalls);
}
