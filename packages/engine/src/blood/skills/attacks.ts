/** What happens before a block is made: shrinking back from a Foul Appearance, finding the courage (B16-XSKILL-08, -16). */
import type { PlayerId } from '../../words.ts';
import { Stat } from '../characteristics.ts';
import type { BloodGame } from '../game.ts';
import { CALLED_OFF, type Matter } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { Roll } from '../procedures/rolls.ts';
import { attackStrength, Blocking, defenceStrength } from '../procedures/strength.ts';
import { procedure } from '../status.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('dauntless', 'foulAppearance');

/** The attacker shrinks back on a 1: the attack is called off. */
export const Appal = procedure('Appal', USE, [beAppalled, appalled]);
function beAppalled(g: BloodGame, owner: PlayerId, attacker: PlayerId): void {
  g.call(Roll, Kind.foulAppearance, attacker, g.square(attacker), g.square(owner), 0);
}
function appalled(g: BloodGame): void {
  g.result = g.result === 0 ? CALLED_OFF : g.slot('value');
}
/** Somebody it merely runs into, or has already faced, does not appal. */
export const isFirstSight = (_g: BloodGame, m: Matter): boolean => !(m.flags & (Blocking.careering | Blocking.again));

/** Compared after what adds to Strength in a block, before assists. */
const gapBetween = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number =>
  defenceStrength(g, player, target, flags) - attackStrength(g, player, flags);
export const facesStronger = (g: BloodGame, m: Matter): boolean =>
  !(m.flags & Blocking.weapon) && gapBetween(g, m.player, m.target, m.flags) > 0;
export const SummonCourage = procedure('SummonCourage', USE, [rollCourage, findCourage]);
function rollCourage(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const gap = gapBetween(g, player, target, flags);
  g.call(Roll, Kind.dauntless, player, g.square(player), g.square(target), gap);
}

/** By the Strength of both as it is printed, whatever is added in the block (B25-SKILL-DAUNTLESS-01). */
const bornGap = (g: BloodGame, player: PlayerId, target: PlayerId): number =>
  g.stat(target, Stat.strength) - g.stat(player, Stat.strength);
export const facesBornStronger = (g: BloodGame, m: Matter): boolean =>
  !(m.flags & Blocking.weapon) && bornGap(g, m.player, m.target) > 0;
export const MusterCourage = procedure('MusterCourage', USE, [rollBornCourage, findCourage]);
function rollBornCourage(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.call(Roll, Kind.dauntless, player, g.square(player), g.square(target), bornGap(g, player, target));
}
function findCourage(g: BloodGame): void {
  const how = g.slot('value');
  g.result = g.result === 1 ? how | Blocking.brave : how;
}
