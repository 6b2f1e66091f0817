/** Multiple Block: two opponents in one Block Action, each stronger for it (B16-XSKILL-50). */
import { NOBODY, type PlayerId } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { isOver, mayBlock } from '../procedures/activity.ts';
import { Block } from '../procedures/block.ts';
import { AskSkill } from '../procedures/moment.ts';
import { Blocking } from '../procedures/strength.ts';
import { areAdjacent, isStanding, neighbourAt, procedure, question } from '../status.ts';
import { MULTIPLE_BLOCK, TARGET, YES } from '../words.ts';
import { StabAttack } from './saw.ts';

const Skill = skillsNamed('stab');

const victimAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const p = neighbourAt(g, g.square(player), direction);
  return mayBlock(g, player, p) ? p : NOBODY;
};
/** A weapon is used once or not at all (B16-XSKILL-06). */
export const offerMultipleBlocks = (g: BloodGame, player: PlayerId): void => {
  if (hasQuality(g, player, Quality.armed)) return;
  let victims = 0;
  for (let d = 0; d < 8; d++) if (victimAt(g, player, d) !== NOBODY) victims++;
  if (victims < 2) return;
  for (let d = 0; d < 8; d++) {
    const victim = victimAt(g, player, d);
    if (victim !== NOBODY) g.offer(MULTIPLE_BLOCK, victim);
  }
};
export const AskSecond = question('secondTarget', ['player', 'target'], (g, player, first) => {
  for (let d = 0; d < 8; d++) {
    const victim = victimAt(g, player, d);
    if (victim !== NOBODY && victim !== first) g.offer(TARGET, victim);
  }
});

/** Both are named before either is blocked; `value` is the one whose turn it is. */
export const MultipleBlock = procedure(
  'MultipleBlock',
  ['player', 'value', 'count'],
  ['target'],
  [askSecond, nameSecond, askStab, strike, turnToSecond],
);
function askSecond(g: BloodGame, player: PlayerId, first: number): void {
  g.ask(AskSecond, g.control(player), player, first as PlayerId);
}
function nameSecond(g: BloodGame): void {
  g.keep('target', g.object as PlayerId);
}
/** B16-XSKILL-30: either or both may be stabbed. */
function askStab(g: BloodGame, player: PlayerId): void {
  if (g.can(player, Skill.stab)) g.ask(AskSkill, g.control(player), player, Skill.stab);
}
function strike(g: BloodGame, player: PlayerId, victim: number): void {
  if (g.can(player, Skill.stab) && g.answered(YES)) return g.call(StabAttack, player, victim as PlayerId);
  g.call(Block, player, victim as PlayerId, Blocking.multiple);
}
function turnToSecond(g: BloodGame, player: PlayerId, first: number, _count: number, second: PlayerId): void {
  if (first === second || isOver(g, player)) return;
  if (!isStanding(g, second) || !areAdjacent(g, player, second)) return;
  g.keep('value', second);
  g.goto(askStab);
}
