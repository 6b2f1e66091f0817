/** The Run Action, square by square, and what abilities and cards change about it. */
import { D6 } from '../../../dice/dice.ts';
import { teamTarget } from '../../../kernel/effects.ts';
import { answerOf } from '../../../kernel/question.ts';
import { NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../../words.ts';
import { runInto } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { GRID } from '../../pitches.ts';
import { isSomebodyHome, isStanding, neighbourAt, procedure, question, wouldBeOpen } from '../../status.ts';
import { Grant, Mode, Moment, ROLLED_MOVE, RUN_DODGES, RUNS_STOP_NEAR, STOP, Stat, TO } from '../../words.ts';
import { offerPlaysAt } from '../moments.ts';

const HIT_AND_RUN_SQUARES = 2;

/** One square of a Run: `to` a square, or `stop`. */
const AskStep = question(
  'runStep',
  ['player', 'left', 'mode'],
  (g, player, left, mode) => {
    const from = g.square(player);
    const seat = g.control(player);
    if (canEndAt(g, seat, from, mode, player)) g.offer(STOP);
    const squares = runNeighbours(g, mode);
    for (let i = from * 8, end = i + 8; i < end; i++) {
      const to = squares[i] as Square;
      if (to < 0 || !mayEnter(g, seat, to, mode, player)) continue;
      if (!(mode & Mode.endsOpen) || leadsOut(g, seat, to, left - 1, mode, player)) g.offer(TO, to);
    }
    if (g.offered === 0) g.offer(STOP);
  },
  { decline: STOP, obvious: g => (isSomebodyHome(g) ? answerOf(STOP) : undefined) },
);

/** Where a step of the Run can lead, eight to a square. */
export const runNeighbours = (g: BlitzGame, mode: number): Int16Array =>
  mode & Mode.blocked ? GRID.neighbours : g.pitch.open;
/** BU-RUN-03 to -08 for one square, under the freedoms of this Run; the square the runner leaves is free to come back to. */
export const mayEnter = (g: BlitzGame, seat: Seat, to: Square, mode: number, player: PlayerId): boolean => {
  const there = g.playerAt(to);
  if (there !== NOBODY && there !== player && !(mode & Mode.through)) return false;
  if (mode & (Mode.near | Mode.stopsNear)) return true;
  const opponent = otherSeat(seat);
  return g.reach(opponent, to) === 0 || (g.rules.hooks.harmless.length > 0 && !repels(g, opponent, to, 'any'));
};
/** Whether an Opponent next to the square keeps runners away: BU-ABIL-29 and BU-ABIL-61 do not. */
const repels = (g: BlitzGame, opponent: Seat, sq: Square, who: 'any' | 'stopping'): boolean => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, sq, d);
    if (q === NOBODY || g.control(q) !== opponent || !isStanding(g, q)) continue;
    const kind = g.hook(g.rules.hooks.harmless, q)?.value;
    if (kind === undefined || (who === 'stopping' && kind === 'stops')) return true;
  }
  return false;
};
/** BU-BOARD-06, and Open where the ability or card demands it. */
export const canEndAt = (g: BlitzGame, seat: Seat, sq: Square, mode: number, player: PlayerId): boolean => {
  if (!(mode & Mode.endsOpen)) return true;
  if (g.pitch.blocked[sq] !== 0 || (g.playerAt(sq) !== NOBODY && g.playerAt(sq) !== player)) return false;
  return wouldBeOpen(g, seat, sq);
};

/** By square the search that saw it last: nothing has to be wiped before the next one. */
const seen = new Int32Array(GRID.squares);
const searches = { made: 0 };
const queue = new Int16Array(GRID.squares);
/** Whether a Run that must end Open can still do so from `from` with `left` squares: a search over at most that many. */
const leadsOut = (g: BlitzGame, seat: Seat, from: Square, left: number, mode: number, player: PlayerId): boolean => {
  if (canEndAt(g, seat, from, mode, player)) return true;
  if (left <= 0) return false;
  const now = ++searches.made;
  seen[from] = now;
  queue[0] = from;
  let tail = 1;
  let levelEnd = 1;
  const squares = runNeighbours(g, mode);
  for (let head = 0; head < tail; head++) {
    if (head === levelEnd) {
      if (--left === 0) return false;
      levelEnd = tail;
    }
    for (let i = queue[head] * 8, end = i + 8; i < end; i++) {
      const to = squares[i] as Square;
      if (to < 0 || seen[to] === now || !mayEnter(g, seat, to, mode, player)) continue;
      if (canEndAt(g, seat, to, mode, player)) return true;
      seen[to] = now;
      queue[tail++] = to;
    }
  }
  return false;
};

/** What a Player's abilities and the cards in play make of its Run. */
export const runMode = (g: BlitzGame, player: PlayerId): number => {
  let mode = g.hook(g.rules.hooks.run, player)?.value ?? 0;
  if (g.isAffected(player, RUN_DODGES)) mode |= Mode.near | Mode.endsOpen; // BU-BONUS-14
  if (g.isAffected(teamTarget(g.control(player)), RUNS_STOP_NEAR) && !(mode & Mode.near)) mode |= Mode.stopsNear; // BU-BONUS-12
  return mode;
};

export const Run = procedure('Run', ['player', 'option'], ['left', 'mode'], [beforeRun, measure, askStep, step]);
function beforeRun(g: BlitzGame, player: PlayerId, option: number): void {
  offerPlaysAt(g, Moment.beforeRun, g.control(player), player, g.square(player), option);
}
/** BU-RUN-11: a die is added to its Move. */
export const rollsItsMove = (g: BlitzGame, player: PlayerId): boolean =>
  g.lineup.profiles.stat(g.profile(player), Stat.move) === ROLLED_MOVE;
/** BU-RUN-02, BU-RUN-11 */
function measure(g: BlitzGame, player: PlayerId, option: number): void {
  g.keep('mode', runMode(g, player));
  if (option === Grant.hitAndRun || option === Grant.oneSquare) {
    g.keep('left', option === Grant.oneSquare ? 1 : HIT_AND_RUN_SQUARES);
    return;
  }
  let squares = g.stat(player, Stat.move);
  if (rollsItsMove(g, player)) {
    const die = g.roll(D6);
    g.events?.push({ type: 'moveRolled', player, die });
    squares += die;
  }
  g.keep('left', squares);
}
function askStep(g: BlitzGame, player: PlayerId, _option: number, left: number, mode: number): void {
  if (left === 0) return g.finish();
  g.ask(AskStep, g.control(player), player, left, mode);
}
function step(g: BlitzGame, player: PlayerId, _option: number, left: number, mode: number): void {
  if (g.answered(STOP)) return g.finish();
  const to = g.object as Square;
  runInto(g, player, to);
  g.keep('left', stopsAt(g, player, to, mode) ? 0 : left - 1);
  g.goto(askStep);
}
/** Whether the square just entered ends the Run: BU-BONUS-12, BU-ABIL-61. */
export const stopsAt = (g: BlitzGame, player: PlayerId, sq: Square, mode: number): boolean => {
  const opponent = otherSeat(g.control(player));
  if (mode & Mode.near || g.reach(opponent, sq) === 0) return false;
  return g.rules.hooks.harmless.length === 0 || repels(g, opponent, sq, 'stopping');
};
