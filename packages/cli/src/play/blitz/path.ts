/** Ways across the pitch: which squares a Run or a Mark can end on, and the shortest legal steps to each. */
import {
  answerOf,
  BlitzGame,
  NO_BALL,
  objectOf,
  type PlayerId,
  type Position,
  SeededDice,
  type Square,
  type Verb,
} from '@ironpitch/engine';
import type { Way } from '../typing.ts';

/** The questions that are answered square by square. */
export const WALKS: ReadonlySet<string> = new Set(['runStep', 'markStep']);

const LEGAL_MAX = 512;

/**
 * Every square the walk under way can end on, with the shortest way there. Loose balls are gone round: a square with a
 * ball is reached only as a destination. The game itself is not touched; its own rules judge every step.
 */
export const waysFrom = (g: BlitzGame): ReadonlyMap<Square, Way> => {
  if (!WALKS.has(g.question.name)) return new Map();
  const start = g.square(g.about(0) as PlayerId);
  const { ends, before } = explore(g, start);
  return new Map(ends.map(to => [to, straightest(g, start, to, before)]));
};

/** Level by level from the start: where a walk can end, and for every square those one step nearer that lead to it. */
const explore = (g: BlitzGame, start: Square): { ends: Square[]; before: ReadonlyMap<Square, Square[]> } => {
  const question = g.question.name;
  const player = g.about(0);
  const to = g.verbNamed('to') as Verb;
  const stop = answerOf(g.verbNamed('stop') as Verb);
  // Dice that fall on the way (a ball kicked loose) are never looked at: such a square is not walked on from.
  const scratch = new BlitzGame(g.rules, g.lineup, new SeededDice('path'));
  const legal = new Int16Array(LEGAL_MAX);
  const ends: Square[] = [];
  const before = new Map<Square, Square[]>();
  const depth = new Map<Square, number>([[start, 0]]);
  let level = new Map<Square, Position>([[start, g.save()]]);
  for (let steps = 1; level.size > 0; steps++) {
    const next = new Map<Square, Position>();
    for (const [from, position] of level) {
      const count = scratch.load(position).legal(legal);
      const squares = [...legal.subarray(0, count)].filter(answer => answer !== stop).map(objectOf) as Square[];
      for (const sq of squares) {
        if (depth.get(sq) === steps) before.get(sq)?.push(from);
        if (depth.has(sq)) continue;
        depth.set(sq, steps);
        before.set(sq, [from]);
        const ball = scratch.load(position).looseBallAt(sq) !== NO_BALL;
        scratch.choose(answerOf(to, sq));
        const goesOn = !scratch.over && scratch.question.name === question && scratch.about(0) === player;
        if (!goesOn || scratch.isLegal(stop)) ends.push(sq);
        if (goesOn && !ball) next.set(sq, scratch.save());
      }
    }
    level = next;
  }
  return { ends, before };
};
/** Of all shortest ways the one that keeps closest to the straight line. */
const straightest = (g: BlitzGame, start: Square, end: Square, before: ReadonlyMap<Square, Square[]>): Way => {
  const { grid } = g;
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
