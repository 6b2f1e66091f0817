/** Tentacles and Shadowing: opponents who do not let a player get away (B16-XSKILL-28, -36). */
import type { RollSheet } from '../../kernel/roll.ts';
import { NO_BALL, NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { Unsettled } from '../cells.ts';
import type { BloodGame } from '../game.ts';
import { hasZone, isRooted, neighbourAt, procedure, question, zonesAgainst } from '../status.ts';
import { CHOOSE_PLAYER, NO, Skill, Stat } from '../words.ts';
import { SettleBalls } from './ball.ts';
import { scoreAtOnce } from './prone.ts';
import { reaches } from './rolls.ts';

/** An opponent with the skill whose tackle zone covers the square, in one of the eight directions from it. */
export const gripper = (g: BloodGame, player: PlayerId, from: Square, direction: number, skill: number): PlayerId => {
  const by = neighbourAt(g, from, direction);
  if (by === NOBODY || g.control(by) !== otherSeat(g.control(player)) || !hasZone(g, by) || !g.can(by, skill))
    return NOBODY;
  return skill === Skill.shadowing && !canFollow(g, by) ? NOBODY : by;
};
/** B16-XSKILL-02, -35: not with a ball and chain, nor with roots. */
const canFollow = (g: BloodGame, by: PlayerId): boolean => !isRooted(g, by) && !g.can(by, Skill.ballAndChain);
const anyGripper = (g: BloodGame, player: PlayerId, from: Square, skill: number): boolean => {
  for (let d = 0; d < 8; d++) if (gripper(g, player, from, d, skill) !== NOBODY) return true;
  return false;
};
const offerGrippers = (g: BloodGame, player: PlayerId, from: Square, skill: number): void => {
  g.offer(NO);
  for (let d = 0; d < 8; d++) {
    const by = gripper(g, player, from, d, skill);
    if (by !== NOBODY) g.offer(CHOOSE_PLAYER, by);
  }
};
const AskTentacles = question('tentacles', ['player', 'from'], (g, player, from) =>
  offerGrippers(g, player, from, Skill.tentacles),
);
const AskShadow = question('shadowing', ['player', 'from'], (g, player, from) =>
  offerGrippers(g, player, from, Skill.shadowing),
);
const TENTACLES_HOLD = 5;
const SHADOW_FOLLOWS = 7;

const CONTEST_RULES = { tentacles: 'B16-XSKILL-36', shadowing: 'B16-XSKILL-28' } as const;
const STAT_CAUSES = ['movement', 'strength'] as const;

/** What 2D6 must reach for the mover to get away: the difference between the two counts. */
export const describeGrip = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  by: PlayerId,
  skill: 'tentacles' | 'shadowing',
): RollSheet => {
  const stat = skill === 'tentacles' ? Stat.strength : Stat.movement;
  sheet.begin(skill, player, (skill === 'tentacles' ? TENTACLES_HOLD : SHADOW_FOLLOWS) + 1, 2);
  sheet.add(g.stat(player, stat), STAT_CAUSES[stat] as string, CONTEST_RULES[skill], player);
  sheet.add(-g.stat(by, stat), STAT_CAUSES[stat] as string, CONTEST_RULES[skill], by);
  return sheet;
};
/** Reports whether the mover gets away. */
const escapes = (g: BloodGame, player: PlayerId, by: PlayerId, skill: 'tentacles' | 'shadowing'): boolean => {
  const sheet = describeGrip(g, g.sheet, player, by, skill);
  const dice = g.twoD6(sheet.target - sheet.sum);
  const escaped = reaches(sheet, dice);
  g.events?.push({ type: 'contestRolled', skill, player, by, dice, total: dice + sheet.sum, escaped });
  return escaped;
};

/** Leaves 0 in `g.result` when the player is held where it stands. */
export const Tentacles = procedure('Tentacles', ['player', 'from'], [offerTentacles, grip]);
function offerTentacles(g: BloodGame, player: PlayerId, from: Square): void {
  g.result = 1;
  if (!anyGripper(g, player, from, Skill.tentacles)) return g.finish();
  g.ask(AskTentacles, otherSeat(g.control(player)), player, from);
}
function grip(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.answered(NO)) return;
  g.result = escapes(g, player, g.object as PlayerId, 'tentacles') ? 1 : 0;
}

/** The shadower moves into the square just left. */
export const Shadow = procedure('Shadow', ['player', 'from'], [offerShadow, follow, settleBall]);
function offerShadow(g: BloodGame, player: PlayerId, from: Square): void {
  if (g.playerAt(from) !== NOBODY || !anyGripper(g, player, from, Skill.shadowing)) return g.finish();
  g.ask(AskShadow, otherSeat(g.control(player)), player, from);
}
function follow(g: BloodGame, player: PlayerId, from: Square): void {
  if (g.answered(NO)) return g.finish();
  const by = g.object as PlayerId;
  if (escapes(g, player, by, 'shadowing')) return g.finish();
  const before = g.square(by);
  g.put(by, from);
  g.events?.push({ type: 'followedUp', player: by, from: before, to: from });
  scoreAtOnce(g, by); // B16-TD-06
  const ball = g.looseBallAt(from);
  if (ball === NO_BALL) return g.finish();
  g.setUnsettled(ball, Unsettled.bounces); // B16-PICKUP-05
}
function settleBall(g: BloodGame): void {
  g.call(SettleBalls);
}
/** For the step after a player has left a square: calls `Shadow` where somebody may follow. */
export const maybeShadow = (g: BloodGame, player: PlayerId, from: Square): void => {
  if (g.rules.inMatch[Skill.shadowing] !== 0 && zonesAgainst(g, g.control(player), from) > 0)
    g.call(Shadow, player, from);
};
