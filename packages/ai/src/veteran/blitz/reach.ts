/** Where a Player can walk in a Run or a Mark, ring by ring, and the way there: asked of the rules square by square, without playing it. */
import {
  type BlitzGame,
  canEndAt,
  canTakeBall,
  endsMark,
  markGoesOn,
  mayEnter,
  NO_BALL,
  NOBODY,
  type PlayerId,
  runMode,
  runNeighbours,
  type Square,
  stopsAt,
} from '@ironpitch/engine';

const SQUARES_MAX = 165;
const NOWHERE = -1 as Square;
/** The direction looked at first, seen from either end alike. */
const AHEAD: readonly [number, number] = [4, 0];

export class Reach {
  /** Where the walk may end, the nearest first. */
  readonly ends = new Int16Array(SQUARES_MAX);
  count = 0;
  /** The nearest loose ball that the walker would pick up; it goes on from there with so many squares left. */
  ball: Square = NOWHERE;
  leftAtBall = 0;
  private readonly from = new Int16Array(SQUARES_MAX);
  private readonly seen = new Int32Array(SQUARES_MAX);
  private readonly queue = new Int16Array(SQUARES_MAX);
  private round = 0;

  /** A Run from a square with so many steps; the walk ends where it finds a ball, since it goes on as another then. */
  run(g: BlitzGame, player: PlayerId, start: Square, left: number): this {
    const { seen, queue, from, ends } = this;
    const seat = g.control(player);
    const ahead = AHEAD[seat];
    const mode = runMode(g, player);
    const squares = runNeighbours(g, mode);
    const wantsBall = !g.holdsBall(player) && canTakeBall(g, player) && g.looseBallAt(start) === NO_BALL;
    const round = this.begin(start);
    let tail = 1;
    let ringEnd = 1;
    for (let head = 0; head < tail && left > 0; head++) {
      if (head === ringEnd) {
        ringEnd = tail;
        if (--left === 0) break;
      }
      const here = queue[head] as Square;
      for (let d = 0; d < 8; d++) {
        const to = squares[here * 8 + ((d + ahead) & 7)] as Square;
        if (to < 0 || seen[to] === round || !mayEnter(g, seat, to, mode, player)) continue;
        seen[to] = round;
        from[to] = here;
        if (wantsBall && g.looseBallAt(to) !== NO_BALL) {
          if (this.ball !== NOWHERE) continue;
          this.ball = to;
          this.leftAtBall = left - 1;
          continue;
        }
        if (canEndAt(g, seat, to, mode, player)) ends[this.count++] = to;
        if (!stopsAt(g, player, to, mode)) queue[tail++] = to;
      }
    }
    return this;
  }
  /** A Mark of so many squares. */
  mark(g: BlitzGame, player: PlayerId, left: number): this {
    const { seen, queue, from, ends } = this;
    const seat = g.control(player);
    const ahead = AHEAD[seat];
    const { open } = g.pitch;
    const round = this.begin(g.square(player));
    let tail = 1;
    let ringEnd = 1;
    for (let head = 0; head < tail; head++) {
      if (head === ringEnd) {
        ringEnd = tail;
        left--;
      }
      const here = queue[head] as Square;
      for (let d = 0; d < 8; d++) {
        const to = open[here * 8 + ((d + ahead) & 7)] as Square;
        if (to < 0 || seen[to] === round || g.playerAt(to) !== NOBODY) continue;
        seen[to] = round;
        from[to] = here;
        if (endsMark(g, seat, to, NOBODY)) ends[this.count++] = to;
        if (left > 1 && markGoesOn(g, seat, to)) queue[tail++] = to;
      }
    }
    return this;
  }
  private begin(start: Square): number {
    this.count = 0;
    this.ball = NOWHERE;
    this.seen[start] = ++this.round;
    this.from[start] = NOWHERE;
    this.queue[0] = start;
    return this.round;
  }
  /** The squares on the way, the last one included. */
  wayTo(sq: Square): Square[] {
    const way: Square[] = [];
    for (let at = sq; this.from[at] !== NOWHERE; at = this.from[at] as Square) way.push(at);
    return way.reverse();
  }
  reaches(sq: Square): boolean {
    return this.seen[sq] === this.round;
  }
}
