/** The Block Action: target, Interrupts, Block Dice, the chosen result, push and follow-up. */
import { Until } from '../../../kernel/effects.ts';
import type { PlayerId, Square } from '../../../words.ts';
import { moveInto } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { GRID } from '../../pitches.ts';
import { areAdjacent, isFree, isProne, procedure, question } from '../../status.ts';
import {
  Action,
  BARRED,
  BLOCK_DIE,
  BODY_CHECK,
  DIE_FACE,
  Face,
  type FaceName,
  Fact,
  Grant,
  Moment,
  NO,
  TARGET,
  YES,
} from '../../words.ts';
import { takeAction } from '../action.ts';
import { injure, KnockDown } from '../falls.ts';
import { canBlock, canTake } from '../legality.ts';
import { interruptBy, mayInterrupt, offerPlaysAt } from '../moments.ts';
import { Armour, Check, describeBlock, isAssisted, Roll, resultFace, rolledMiss } from '../rolls.ts';

const AskTarget = question('blockTarget', ['player'], (g, player) => {
  for (let q = 0; q < g.playerCount; q++) if (canBlock(g, player, q as PlayerId)) g.offer(TARGET, q);
});
/** BU-ABIL-49: the target may get rid of its ball first. */
const AskDumpOff = question(
  'dumpOff',
  ['player', 'by'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** BU-BLOCK-03: one of the results that were rolled, as they count here. */
const AskFace = question(
  'blockFace',
  ['player', 'target', 'count', 'left'],
  (g, player, target) => {
    for (let i = 0; i < g.rolledCount; i++) {
      const face = resultFace(g, player, target, g.rolled(i) as Face);
      let before = 0;
      while (before < i && resultFace(g, player, target, g.rolled(before) as Face) !== face) before++;
      if (before === i) g.offer(DIE_FACE, face);
    }
  },
  { onTheWay: true },
);
const AskFollowUp = question(
  'followUp',
  ['player', 'to'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);

export const Block = procedure(
  'Block',
  ['player', 'option'],
  ['target'],
  [askTarget, targeted, dumpOff, beforeDice, castDice, readDice, choose],
);
function askTarget(g: BlitzGame, player: PlayerId): void {
  g.ask(AskTarget, g.control(player), player);
}
function targeted(g: BlitzGame, player: PlayerId): void {
  const target = g.keep('target', g.object as PlayerId);
  g.factTarget = target;
  interruptBy(g, Moment.targeted, g.control(target), target, g.square(player));
}
function dumpOff(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId): void {
  if (g.facts & Fact.cancelled) return g.finish(); // B22-PLAY-17: the target is gone
  const may =
    mayInterrupt(g) && g.hasHook(g.rules.hooks.dumpOff, target) && canTake(g, target, Action.throw, Grant.dumpOff);
  if (may) g.call(DumpOff, target, player);
}
function beforeDice(g: BlitzGame, player: PlayerId, option: number, target: PlayerId): void {
  if (!g.onPitch(player)) return g.finish(); // BU-INTERRUPT-04: it scored by what the target threw away
  offerPlaysAt(g, Moment.beforeBlock, g.control(player), player, g.square(target), option);
}
function castDice(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId): void {
  if (isAssisted(describeBlock(g, g.whatIf, player, target))) g.note(Fact.assisted);
  if (g.isAffected(player, BODY_CHECK)) return g.become(ResolveFace, player, target, Face.kerrunch); // B22-PLAY-23
  g.call(Roll, Check.block, player, target, g.square(target), 0);
}
function readDice(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId): void {
  if (rolledMiss(g)) g.note(Fact.missRolled);
  if (g.result === 6 && g.hasHook(g.rules.hooks.violent, player)) {
    injure(g, target, 'violent', true); // BU-OQ-71
    return g.finish();
  }
  if (g.hasHook(g.rules.hooks.enforcer, player)) {
    // BU-OQ-68: what a die counts as is settled before the first of them is resolved.
    for (let i = 0; i < g.rolledCount; i++) g.setRolled(i, resultFace(g, player, target, g.rolled(i) as Face));
    return g.become(ResolveAll, player, target);
  }
  if (g.rolledCount === 1)
    return g.become(ResolveFace, player, target, resultFace(g, player, target, g.rolled(0) as Face));
  g.ask(AskFace, g.control(player), player, target, g.rolledCount, 1);
}
function choose(g: BlitzGame, player: PlayerId, _option: number, target: PlayerId): void {
  g.become(ResolveFace, player, target, g.object);
}

/** BU-ABIL-49, BU-OQ-70: an Interrupt by the target; whatever comes of it, the Block goes on. */
const DumpOff = procedure('DumpOff', ['target', 'by'], [offerDumpOff, throwAway, blockGoesOn]);
function offerDumpOff(g: BlitzGame, target: PlayerId, by: PlayerId): void {
  g.ask(AskDumpOff, g.control(target), target, by);
}
function throwAway(g: BlitzGame, target: PlayerId): void {
  if (g.answered(NO)) return g.finish();
  g.interrupting++;
  takeAction(g, Action.throw, target, Grant.dumpOff);
}
function blockGoesOn(g: BlitzGame): void {
  g.interrupting--;
}

/**
 * BU-ABIL-51, BU-OQ-69: every die, one after the other, in the order the coach picks. The dice to come are kept in the
 * frame, three bits a face: a Check on the way puts its own die on the table.
 */
const ResolveAll = procedure('ResolveAll', ['player', 'target'], ['left'], [takeUp, askNext, resolveNext]);
const SETTLED: readonly Face[] = [Face.miss, Face.tackle, Face.shove, Face.smash, Face.kerrunch];
const oneOf = (face: Face): number => 1 << (3 * SETTLED.indexOf(face));
function takeUp(g: BlitzGame): void {
  let left = 0;
  for (let i = 0; i < g.rolledCount; i++) left += oneOf(g.rolled(i) as Face);
  g.keep('left', left);
}
function askNext(g: BlitzGame, player: PlayerId, target: PlayerId, left: number): void {
  layOut(g, left);
  if (left === 0) return g.finish();
  g.ask(AskFace, g.control(player), player, target, g.rolledCount, g.rolledCount);
}
function resolveNext(g: BlitzGame, player: PlayerId, target: PlayerId, left: number): void {
  const face = g.object as Face;
  g.keep('left', left - oneOf(face));
  g.goto(askNext);
  g.call(ResolveFace, player, target, face);
}
const layOut = (g: BlitzGame, left: number): void => {
  let count = 0;
  for (const face of SETTLED) for (let n = (left / oneOf(face)) & 7; n > 0; n--) g.setRolled(count++, face);
  g.setRolledCount(count);
};

/** BU-BLOCK-09 to -24: one result. */
const ResolveFace = procedure('ResolveFace', ['player', 'target', 'kind'], ['from'], [apply, followUp]);
function apply(g: BlitzGame, player: PlayerId, target: PlayerId, face: number): void {
  const idle = findsNobody(g, player, target);
  if (idle && !g.hasHook(g.rules.hooks.idleDiceBar, player)) return g.finish(); // B22-OQ-26: not resolved at all
  g.events?.push({ type: 'blockResult', player, target, face: BLOCK_DIE.faces?.[face] as FaceName });
  if (face === Face.tackle || face === Face.miss) bar(g, player);
  if (face === Face.miss || idle) return g.finish();
  if (face === Face.shove) return shove(g, player, target);
  g.become(KnockDown, target, player, Armour.block | (face === Face.kerrunch ? Armour.kerrunch : 0));
}
/** Only one who resolves several dice can find the target pushed away or gone; a bomb's target is never next to it. */
const findsNobody = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean =>
  g.hasHook(g.rules.hooks.enforcer, player) && !areAdjacent(g, player, target);
/** BU-BLOCK-22, -23: no more Actions this turn, free ones included. */
export const bar = (g: BlitzGame, player: PlayerId): void => {
  g.affect(player, BARRED, 0, Until.turn);
  g.events?.push({ type: 'barred', player });
};
/** BU-BLOCK-13 to -18 */
function shove(g: BlitzGame, player: PlayerId, target: PlayerId): void {
  if (isProne(g, target)) return g.finish(); // BU-OQ-69
  const from = g.square(target);
  const to = straightAway(g.square(player), from);
  if (!isFree(g, to)) {
    const byPitch = to < 0 || g.pitch.blocked[to] !== 0;
    const harder = g.arena.stuckShoveIs === 'kerrunch' && (byPitch || !g.arena.stuckByPitchOnly);
    const stuck = harder ? Armour.kerrunch : 0; // BU-BLOCK-14, BU-ARENA-06, B22-ARENA-05
    return g.become(KnockDown, target, player, Armour.block | stuck);
  }
  moveInto(g, target, to, 'pushed');
  g.keep('from', from);
  if (!isFree(g, from)) return g.finish();
  if (!g.hasHook(g.rules.hooks.mustFollowUp, player)) return g.ask(AskFollowUp, g.control(player), player, from);
  moveInto(g, player, from, 'followedUp');
  g.finish();
}
/** The square behind the target, seen from the blocker: T + (T - B). */
export const straightAway = (blocker: Square, target: Square): Square =>
  GRID.at(2 * GRID.column(target) - GRID.column(blocker), 2 * GRID.row(target) - GRID.row(blocker));
/** BU-BLOCK-19, -20 */
function followUp(g: BlitzGame, player: PlayerId, _target: PlayerId, _face: number, from: Square): void {
  if (g.answered(YES)) moveInto(g, player, from, 'followedUp');
}
