/** The match of the slice: two halves of two turns a side, activations, things that happen to random players. */

import { Until } from '../../../src/kernel/effects.ts';
import type { Ruleset } from '../../../src/kernel/game.ts';
import { type Procedure, resolveOverrides } from '../../../src/kernel/procedure.ts';
import { refuseAnyway } from '../../../src/kernel/refusal.ts';
import {
  AWAY,
  BadInput,
  HOME,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
  type Square,
} from '../../../src/words.ts';
import { StepInto, standsFor } from './dodge.ts';
import {
  BLOCK,
  CONCEDE,
  END_TURN,
  GRID,
  HALF,
  LAYOUT,
  MOVE,
  Place,
  PRAYER,
  procedure,
  question,
  type SliceGame,
  STOP,
  Stat,
  TARGET,
  TO,
  VOCABULARY,
} from './game.ts';
import { Push } from './push.ts';

export { GRID };

const TURNS_PER_HALF = 4;
const HALVES = 2;
const PRAYERS = 16;

// --- one player's activation -----------------------------------------------------------------------------
const AskStep = question('sliceStep', ['player'], (g, player) => {
  g.offer(STOP);
  if (g.moved(player) >= g.stat(player, Stat.movement)) return;
  for (let d = 0; d < 8; d++) {
    const to = g.grid.neighbours[g.square(player) * 8 + d] as Square;
    if (to !== NOWHERE && g.playerAt(to) === NOBODY) g.offer(TO, to);
  }
});
export const Activation = procedure('SliceActivation', ['player'], [begin, askStep, step, end]);
function begin(g: SliceGame): void {
  g.beginAction();
}
function askStep(g: SliceGame, player: PlayerId): void {
  if (g.turnover) return g.goto(end);
  g.ask(AskStep, g.control(player), player);
}
function step(g: SliceGame, player: PlayerId): void {
  if (g.answered(STOP)) return;
  g.goto(askStep);
  g.call(StepInto, player, g.object as Square);
}
function end(g: SliceGame): void {
  g.endAction();
}

const AskTarget = question('sliceTarget', ['player'], (g, player) => {
  for (let d = 0; d < 8; d++) {
    const q = opponentAt(g, player, d);
    if (q !== NOBODY) g.offer(TARGET, q);
  }
});
const opponentAt = (g: SliceGame, player: PlayerId, direction: number): PlayerId => {
  const sq = g.grid.neighbours[g.square(player) * 8 + direction] as Square;
  const q = sq < 0 ? NOBODY : g.playerAt(sq);
  return q !== NOBODY && standsFor(g, q, otherSeat(g.control(player))) ? q : NOBODY;
};
const hasTarget = (g: SliceGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (opponentAt(g, player, d) !== NOBODY) return true;
  return false;
};
/** A block that always pushes: enough to show chains. */
export const Block = procedure('SliceBlock', ['player'], [askTarget, push]);
function askTarget(g: SliceGame, player: PlayerId): void {
  g.ask(AskTarget, g.control(player), player);
}
function push(g: SliceGame, player: PlayerId): void {
  g.become(Push, g.control(player), player, g.object as PlayerId);
}

// --- turns -----------------------------------------------------------------------------------------------
const AskAction = question('sliceAction', ['seat'], (g, seat) => {
  g.offer(END_TURN);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!standsFor(g, player, seat)) continue;
    if (g.moved(player) === 0) g.offer(MOVE, player);
    if (hasTarget(g, player)) g.offer(BLOCK, player);
  }
});
export const Turn = procedure('SliceTurn', ['seat'], [startTurn, askAction, act, endTurn]);
function startTurn(g: SliceGame, seat: Seat): void {
  g.active = seat;
  g.turn++;
  g.turnover = false;
  for (let p = 0; p < g.playerCount; p++) {
    g.setMoved(p as PlayerId, 0);
    g.setUsedDodge(p as PlayerId, false);
  }
}
function askAction(g: SliceGame, seat: Seat): void {
  if (g.turnover) return g.goto(endTurn);
  g.ask(AskAction, seat, seat);
}
function act(g: SliceGame): void {
  if (g.answered(END_TURN)) return;
  g.goto(askAction);
  if (g.answered(MOVE)) g.call(Activation, g.object as PlayerId);
  else g.call(Block, g.object as PlayerId);
}
function endTurn(g: SliceGame, seat: Seat): void {
  g.endTurnEffects(seat);
  g.events?.push({ type: 'turnEnded' });
}

export const Match = procedure('SliceMatch', [], [nextTurn]);
function nextTurn(g: SliceGame): void {
  if (g.turn === TURNS_PER_HALF) {
    g.endEffects(Until.half);
    g.turn = 0;
    g.cells[HALF]++;
    if (g.cells[HALF] === HALVES) {
      g.endEffects(Until.match);
      return g.endMatch();
    }
  }
  g.goto(nextTurn);
  g.call(Turn, g.turn % 2 === 0 ? HOME : AWAY);
}

// --- things that happen ------------------------------------------------------------------------------------
/** A rock hits a player on the pitch, chosen at random among one side's. */
export const ThrowRock = procedure('SliceThrowRock', ['seat'], [hit]);
function hit(g: SliceGame, seat: Seat): void {
  const players = g.playersOf(seat).filter(p => g.onPitch(p));
  const player = players[g.pick(players.length)] as PlayerId;
  g.setPosture(player, Posture.stunned);
  g.setReaches(player, false);
  g.events?.push({ type: 'hitByRock', player });
}
/** Somebody new joins a side in mid-match, on a square: `kind` is its profile. */
export const RaiseDead = procedure('SliceRaiseDead', ['seat', 'to', 'kind'], [raise]);
function raise(g: SliceGame, seat: Seat, to: Square, kind: number): void {
  const player = g.join(seat, kind, Place.reserves);
  g.put(player, to);
  g.setReaches(player, true);
  g.events?.push({ type: 'raised', player });
}
/** A prayer that only its coach may read. */
export const Pray = procedure('SlicePray', ['seat'], [pray]);
function pray(g: SliceGame, seat: Seat): void {
  g.setPrayer(seat, 1 + g.pick(PRAYERS));
  g.reveal();
  g.events?.push({ type: 'prayed', prayer: g.prayer(seat), seen: seat });
}
/** A step that breaks the rule of one ending, for the strict mode's test. */
export const EndsTwice = procedure('SliceEndsTwice', [], [callAndFinish]);
function callAndFinish(g: SliceGame): void {
  g.call(ThrowRock, HOME);
  g.finish();
}

export const sliceRules = (overrides: readonly (readonly [Procedure, Procedure])[] = []): Ruleset => ({
  id: 'slice-2025',
  layout: LAYOUT,
  grid: GRID,
  resolve: resolveOverrides(overrides),
  game: 'slice',
  neverAsks: [],
  match: Match,
  vocabulary: VOCABULARY,
  standing(g, verb, seat) {
    if (verb !== CONCEDE) throw new BadInput(`"${verb.name}" is no answer here`);
    (g as SliceGame).setRerolls(seat, 0);
    g.endMatch();
  },
  why: () => refuseAnyway('notAsked', {}),
  hide(cells, seat) {
    // That a coach has a prayer is public, which one is not.
    if (cells[PRAYER + otherSeat(seat)] > 0) cells[PRAYER + otherSeat(seat)] = 1;
  },
  redeal(cells, seat, dice) {
    if (cells[PRAYER + otherSeat(seat)] > 0) cells[PRAYER + otherSeat(seat)] = 1 + dice.pick(PRAYERS);
  },
});
