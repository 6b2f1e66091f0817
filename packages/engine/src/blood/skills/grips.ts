/** Tentacles and Shadowing: opponents who do not let a player get away (B16-XSKILL-28, -36). */
import { Until } from '../../kernel/effects.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NO_BALL, NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { Unsettled } from '../cells.ts';
import { Stat } from '../characteristics.ts';
import type { BloodGame } from '../game.ts';
import { ROLLS, rollsNamed, skillsNamed } from '../names.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { reaches } from '../procedures/describe.ts';
import { scoreAtOnce } from '../procedures/prone.ts';
import { AskReroll, generalSources, PayForReroll } from '../procedures/rerolls.ts';
import { Roll as RollDie } from '../procedures/rolls.ts';
import { addTo, hasZone, isRooted, neighbourAt, procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, KEEP, NO, SHADOWED } from '../words.ts';
import { USE } from './use.ts';

const Skill = skillsNamed('ballAndChain', 'shadowing', 'tentacles');
const Roll = rollsNamed('tentacles', 'shadowing');

/** An opponent with the skill whose tackle zone covers the square, in one of the eight directions from it. */
export const gripper = (g: BloodGame, player: PlayerId, from: Square, direction: number, skill: number): PlayerId => {
  const by = neighbourAt(g, from, direction);
  if (by === NOBODY || g.control(by) !== otherSeat(g.control(player)) || !hasZone(g, by) || !g.can(by, skill))
    return NOBODY;
  return skill === Skill.shadowing && !canFollow(g, by) ? NOBODY : by;
};
/** B16-XSKILL-02, -35: not with a ball and chain, nor with roots. */
export const canFollow = (g: BloodGame, by: PlayerId): boolean =>
  !isRooted(g, by) && !g.can(by, Skill.ballAndChain) && followsLeft(g, by) > 0;
/** How often it may still follow somebody this turn, in editions that count. */
export const followsLeft = (g: BloodGame, by: PlayerId): number => mostTimes(g, by) - timesShadowed(g, by);
/** It has tried so many times more. */
export const countFollows = (g: BloodGame, by: PlayerId, more: number): void => {
  const times = timesShadowed(g, by);
  g.endEffect(by, SHADOWED);
  g.affect(by, SHADOWED, times + more, Until.turn);
};
/** B25-SKILL-SHADOWING-02: counted by editions that set a limit. */
const timesShadowed = (g: BloodGame, by: PlayerId): number =>
  g.isAffected(by, SHADOWED) ? g.effectValue(by, SHADOWED) : 0;
const mostTimes = (g: BloodGame, by: PlayerId): number => Math.max(1, g.stat(by, Stat.movement));
const offerGrippers = (g: BloodGame, player: PlayerId, from: Square, skill: number): void => {
  g.offer(NO);
  for (let d = 0; d < 8; d++) {
    const by = gripper(g, player, from, d, skill);
    if (by !== NOBODY) g.offer(CHOOSE_PLAYER, by);
  }
};
const AskTentacles = question(
  'tentacles',
  ['player', 'from'],
  (g, player, from) => offerGrippers(g, player, from, Skill.tentacles),
  { decline: NO, onTheWay: true, breaksIn: true },
);
const AskShadow = question(
  'shadowing',
  ['player', 'from'],
  (g, player, from) => offerGrippers(g, player, from, Skill.shadowing),
  { decline: NO, onTheWay: true, breaksIn: true },
);
const TENTACLES_HOLD = 5;
const SHADOW_FOLLOWS = 7;

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
  addTo(sheet, g.stat(player, stat), STAT_CAUSES[stat] as string, player, skill);
  addTo(sheet, -g.stat(by, stat), STAT_CAUSES[stat] as string, by, skill);
  return sheet;
};
/** The mover's own roll, which its side may roll again (B16-REROLL-03). Leaves 1 in `g.result` when it gets away. */
const Contest = procedure(
  'Contest',
  ['player', 'by', 'kind'],
  ['dice', 'value', 'again'],
  [rollContest, offer, payFor, rollAgain],
);
type Grip = 'tentacles' | 'shadowing';
function rollContest(g: BloodGame, mover: PlayerId, by: PlayerId, kind: number): void {
  const skill = ROLLS[kind] as Grip;
  const sheet = describeGrip(g, g.sheet, mover, by, skill);
  const dice = g.keep('dice', g.twoD6(sheet.target - sheet.sum));
  const escaped = reaches(sheet, dice);
  g.events?.push({ type: 'contestRolled', skill, player: mover, by, dice, total: dice + sheet.sum, escaped });
  g.result = escaped ? 1 : 0;
}
function offer(g: BloodGame, mover: PlayerId, _by: PlayerId, kind: number): void {
  const sources = g.slot('again') !== 0 ? 0 : generalSources(g, mover);
  if (sources === 0) return g.finish();
  g.keep('value', g.result);
  g.keep('again', 1);
  g.ask(AskReroll, g.control(mover), mover, kind, g.slot('dice'), sources);
}
function payFor(g: BloodGame, mover: PlayerId): void {
  if (!g.answered(KEEP)) return g.call(PayForReroll, mover, g.object);
  g.result = g.slot('value');
  g.finish();
}
function rollAgain(g: BloodGame): void {
  if (g.result !== 0) return g.goto(rollContest);
  g.result = g.slot('value'); // the re-roll came to nothing
}

/** One of those who could hold the mover is named. Leaves 0 in `g.result` when the mover is held where it stands. */
export const Tentacles = procedure('Tentacles', USE, [offerTentacles, grip]);
function offerTentacles(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  g.ask(AskTentacles, otherSeat(g.control(mover)), mover, g.slot('from'));
}
function grip(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  g.result = 1;
  if (g.answered(NO)) return;
  g.become(Contest, mover, g.object as PlayerId, Roll.tentacles);
}

/** The shadower moves into the square just left. */
export const Shadow = procedure('Shadow', USE, [offerShadow, shake, follow, settleBall]);
function offerShadow(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  g.ask(AskShadow, otherSeat(g.control(mover)), mover, g.slot('from'));
}
function shake(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  if (g.answered(NO)) return g.finish();
  g.call(Contest, mover, g.keep('player', g.object as PlayerId), Roll.shadowing);
}
function follow(g: BloodGame, by: PlayerId): void {
  if (g.result === 1) return g.finish();
  comeAfter(g, by);
}
const comeAfter = (g: BloodGame, by: PlayerId): void => {
  const from = g.square(by);
  const to = g.slot('from');
  g.put(by, to);
  g.events?.push({ type: 'followedUp', player: by, from, to });
  scoreAtOnce(g, by); // B16-TD-06
  const ball = g.looseBallAt(to);
  if (ball === NO_BALL) return g.finish();
  g.setUnsettled(ball, Unsettled.bounces); // B16-PICKUP-05
};
function settleBall(g: BloodGame): void {
  g.call(SettleBalls);
}

// --- with one die of the opponent's (B25-SKILL-SHADOWING, B25-SKILL-TENTACLES) -----------------------------------------
/** On the die as it stands, with the two of them compared. The mover stands on `to`. */
export const describeHold = (g: BloodGame, sheet: RollSheet, by: PlayerId, to: Square): void => {
  addTo(sheet, g.stat(by, Stat.strength), 'strength', by, 'tentacles');
  addTo(sheet, -g.stat(g.playerAt(to), Stat.strength), 'strength', g.playerAt(to), 'tentacles');
};
/** Leaves 0 in `g.result` when the mover is held where it stands. */
export const Hold = procedure('Hold', USE, [offerTentacles, reachOut, heldOn]);
function reachOut(g: BloodGame, _by: PlayerId, mover: PlayerId): void {
  g.result = 0;
  if (g.answered(NO)) return;
  const by = g.object as PlayerId;
  g.events?.push({ type: 'skillUsed', player: by, skill: 'tentacles' });
  g.call(RollDie, Roll.tentacles, by, g.square(by), g.square(mover), 0);
}
function heldOn(g: BloodGame): void {
  g.result = g.result === 0 ? 1 : 0;
}
/** One of those who could go after the mover is named, and rolls for it. */
export const GoAfter = procedure('GoAfter', USE, [offerShadow, setOut, comeUp, settleBall]);
function setOut(g: BloodGame): void {
  if (g.answered(NO)) return g.finish();
  const by = g.keep('player', g.object as PlayerId);
  countFollows(g, by, 1);
  g.events?.push({ type: 'skillUsed', player: by, skill: 'shadowing' });
  g.call(RollDie, Roll.shadowing, by, g.square(by), g.slot('from'), 0);
}
function comeUp(g: BloodGame, by: PlayerId): void {
  if (g.result === 0) return g.finish();
  comeAfter(g, by);
}
