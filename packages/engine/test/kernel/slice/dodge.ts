/** One square of movement: the dodge, its re-roll, the other coach's answer in the middle of it, and the fall. */
import { D6 } from '../../../src/dice/dice.ts';
import type { RollSheet } from '../../../src/kernel/roll.ts';
import { NOBODY, otherSeat, type PlayerId, Posture, type Seat, type Square } from '../../../src/words.ts';
import {
  CHOOSE_PLAYER,
  KEEP,
  NO,
  procedure,
  question,
  REROLL,
  REROLL_SOURCES,
  Skill,
  type SliceGame,
  Stat,
} from './game.ts';

const DIVING_TACKLE = -2;
const Source = { skill: 0, team: 1 } as const;

/** What a dodge onto the player's square needs: the one description behind the roll, its report and its odds. */
export const describeDodge = (g: SliceGame, sheet: RollSheet, player: PlayerId): RollSheet => {
  sheet.begin('dodge', player, g.stat(player, Stat.agility));
  const marks = g.reach(otherSeat(g.control(player)), g.square(player));
  if (marks > 0) sheet.add(-marks, 'marked', 'slice');
  if (g.hasSkill(player, Skill.twoHeads)) sheet.add(1, 'twoHeads', 'slice');
  return sheet;
};
/** A natural 1 fails and a natural 6 succeeds, whatever the modifiers. */
export const passes = (die: number, modifier: number, target: number): boolean =>
  die === 6 || (die !== 1 && die + modifier >= target);

export const StepInto = procedure('SliceStepInto', ['player', 'to'], [leave, land]);
function leave(g: SliceGame, player: PlayerId, to: Square): void {
  const from = g.square(player);
  const marked = g.reach(otherSeat(g.control(player)), from) > 0;
  g.put(player, to);
  g.setMoved(player, g.moved(player) + 1);
  g.events?.push({ type: 'moved', player, to });
  g.result = 1;
  if (marked) g.call(DodgeTest, player, from);
}
function land(g: SliceGame, player: PlayerId): void {
  if (g.result === 0) return g.become(FallOver, player);
  const ball = g.looseBallAt(g.square(player));
  if (ball >= 0 && !g.holdsBall(player)) g.give(ball, player);
}

const AskReroll = question('sliceReroll', ['player', 'die'], (g, player) => {
  g.offer(KEEP);
  for (let source = 0; source < REROLL_SOURCES.length; source++)
    if (mayReroll(g, player, source)) g.offer(REROLL, source);
});
const mayReroll = (g: SliceGame, player: PlayerId, source: number): boolean => {
  if (source === Source.skill) return g.hasSkill(player, Skill.dodge) && !g.usedDodge(player);
  return g.control(player) === g.active && g.rerolls(g.active) > 0;
};
const AskDivingTackle = question('sliceDivingTackle', ['player', 'from', 'die'], (g, player, from) => {
  g.offer(NO);
  for (let d = 0; d < 8; d++) {
    const by = tackler(g, player, from, d);
    if (by !== NOBODY) g.offer(CHOOSE_PLAYER, by);
  }
});
/** An opponent with the skill that marks the square being left, in one of the eight directions from it. */
const tackler = (g: SliceGame, player: PlayerId, from: Square, direction: number): PlayerId => {
  const sq = g.grid.neighbours[from * 8 + direction] as Square;
  const by = sq < 0 ? NOBODY : g.playerAt(sq);
  if (by === NOBODY || g.control(by) !== otherSeat(g.control(player)) || !g.reaches(by)) return NOBODY;
  return g.hasSkill(by, Skill.divingTackle) ? by : NOBODY;
};

/** Leaves 1 or 0 in `g.result`. The order of 2025: re-roll first, then the other coach's answer. */
export const DodgeTest = procedure(
  'SliceDodgeTest',
  ['player', 'from'],
  ['die', 'modifier', 'by'],
  [roll, offerReroll, rollAgain, offerTackle, tackle, settle],
);
function roll(g: SliceGame, player: PlayerId): void {
  g.keep('by', NOBODY);
  castDodge(g, player);
}
const castDodge = (g: SliceGame, player: PlayerId): void => {
  const sheet = describeDodge(g, g.sheet, player);
  const needs = sheet.target - sheet.sum;
  // Results are told apart where the dodge passes, and where it still passes after the answer.
  const die = g.keep('die', g.roll(D6, needs, needs - DIVING_TACKLE));
  g.keep('modifier', sheet.sum);
  g.setRolledCount(1);
  g.setRolled(0, die);
  g.events?.push({ type: 'dodged', player, target: sheet.target, die, modifiers: sheet.modifiers() });
};
const passed = (g: SliceGame, player: PlayerId, die: number, modifier: number): boolean =>
  passes(die, modifier, g.stat(player, Stat.agility));

function offerReroll(g: SliceGame, player: PlayerId, _from: Square, die: number, modifier: number): void {
  const may = mayReroll(g, player, Source.skill) || mayReroll(g, player, Source.team);
  if (!may || passed(g, player, die, modifier)) return g.goto(offerTackle);
  g.ask(AskReroll, g.control(player), player, die);
}
function rollAgain(g: SliceGame, player: PlayerId): void {
  if (g.answered(KEEP)) return;
  if (g.object === Source.skill) g.setUsedDodge(player, true);
  else g.setRerolls(g.active, g.rerolls(g.active) - 1);
  g.events?.push({ type: 'rerolled', source: REROLL_SOURCES[g.object] as string });
  castDodge(g, player);
}
/** Asked only when the dodge would pass. */
function offerTackle(g: SliceGame, player: PlayerId, from: Square, die: number, modifier: number): void {
  if (!passed(g, player, die, modifier)) return g.goto(settle);
  for (let d = 0; d < 8; d++) {
    if (tackler(g, player, from, d) !== NOBODY)
      return g.ask(AskDivingTackle, otherSeat(g.control(player)), player, from, die);
  }
  g.goto(settle);
}
function tackle(g: SliceGame, _player: PlayerId, _from: Square, _die: number, modifier: number): void {
  if (g.answered(NO)) return;
  const by = g.keep('by', g.object as PlayerId);
  g.keep('modifier', modifier + DIVING_TACKLE);
  g.setPosture(by, Posture.prone);
  g.setReaches(by, false);
  g.events?.push({ type: 'divingTackle', by });
}
function settle(g: SliceGame, player: PlayerId, _from: Square, die: number, modifier: number): void {
  g.setRolledCount(0);
  g.result = passed(g, player, die, modifier) ? 1 : 0;
}

/** Goes prone, lets go of the ball, armour; a turnover for the side that moves. */
export const FallOver = procedure('SliceFallOver', ['player'], [fall, armour]);
function fall(g: SliceGame, player: PlayerId): void {
  g.setPosture(player, Posture.prone);
  g.setReaches(player, false);
  if (g.holdsBall(player)) g.drop(g.held(player));
  if (g.control(player) === g.active) g.turnover = true;
}
function armour(g: SliceGame, player: PlayerId): void {
  const needs = g.stat(player, Stat.armour) + 1;
  const stunned = g.twoD6(needs) >= needs;
  if (stunned) g.setPosture(player, Posture.stunned);
  g.events?.push({ type: 'fell', player, stunned });
}
/** For questions and tests: who may be chosen at all by a seat. */
export const standsFor = (g: SliceGame, p: PlayerId, seat: Seat): boolean =>
  g.control(p) === seat && g.onPitch(p) && g.posture(p) === Posture.standing;
