/** Where a walk that is asked square by square can end, and the straightest of the shortest ways there. */
import {
  answerOf,
  type Game,
  NO_BALL,
  objectOf,
  type PlayerId,
  type Position,
  type Square,
  verbOf,
} from '@ironpitch/engine';

const LEGAL_MAX = 512;

/** One end of the walk under way. */
export interface Walk {
  readonly to: Square;
  readonly path: readonly Square[];
}
/** From each square to those one step nearer to the start. */
type Before = ReadonlyMap<Square, readonly Square[]>;

/**
 * Every square the walk under way can end on, where nothing has to be rolled for. `game` is at the question of the walk
 * and is played on: its own rules judge every step. Loose balls are gone round; a square with one is reached only as a
 * destination.
 */
export const walksFrom = (game: Game): Walk[] => {
  const start = game.square(game.about(0) as PlayerId);
  const { ends, before } = explore(game, start);
  return ends.map(to => ({ to, path: straightest(game, start, to, before) }));
};

/** Level by level from the start. */
const explore = (game: Game, start: Square): { ends: Square[]; before: Before } => {
  const ends: Square[] = [];
  const before = new Map<Square, Square[]>();
  const to = game.verbNamed('to');
  const stopVerb = game.verbNamed('stop');
  if (to === undefined || stopVerb === undefined) return { ends, before };
  const stop = answerOf(stopVerb);
  const question = game.question.name;
  const player = game.about(0);
  const legal = new Int16Array(LEGAL_MAX);
  const depth = new Map<Square, number>([[start, 0]]);
  let level = new Map<Square, Position>([[start, game.save()]]);
  for (let steps = 1; level.size > 0; steps++) {
    const next = new Map<Square, Position>();
    for (const [from, position] of level) {
      const count = game.load(position).legal(legal);
      // Whoever could leap there has to roll for it.
      const squares = [...legal.subarray(0, count)].filter(answer => verbOf(answer) === to).map(objectOf) as Square[];
      for (const sq of squares) {
        if (depth.get(sq) === steps) before.get(sq)?.push(from);
        if (depth.has(sq)) continue;
        depth.set(sq, steps);
        before.set(sq, [from]);
        const ball = game.load(position).looseBallAt(sq) !== NO_BALL;
        game.choose(answerOf(to, sq));
        const goesOn = !game.over && game.question.name === question && game.about(0) === player;
        if (!goesOn || game.isLegal(stop)) ends.push(sq);
        if (goesOn && !ball) next.set(sq, game.save());
      }
    }
    level = next;
  }
  return { ends, before };
};

/** Of all shortest ways the one that keeps closest to the straight line. */
const straightest = ({ grid }: Game, start: Square, end: Square, before: Before): Square[] => {
  const [dx, dy] = [grid.column(end) - grid.column(start), grid.row(end) - grid.row(start)];
  const off = (sq: Square): number =>
    Math.abs((grid.column(sq) - grid.column(start)) * dy - (grid.row(sq) - grid.row(start)) * dx);
  const way: Square[] = [end];
  for (let at = before.get(end); at !== undefined; at = before.get(way[0] as Square)) {
    const nearest = at.reduce((best, sq) => (off(sq) < off(best) ? sq : best));
    if (nearest === start) break;
    way.unshift(nearest);
  }
  return way;
};
