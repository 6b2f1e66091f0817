/** Ways across the pitch: which squares a move can end on, and the way there that is most likely to succeed. */
import {
  answerOf,
  blood,
  NO_BALL,
  objectOf,
  type PlayerId,
  type Position,
  type Square,
  type Verb,
  verbOf,
} from '@ironpitch/engine';
import { plainChance } from '@ironpitch/odds';
import { foresee, type Hurdle, hurdlesText } from '../../text/blood/foresight.ts';
import type { Step, Way } from '../typing.ts';

type BloodGame = blood.BloodGame;

/** The questions that are answered square by square. */
export const WALKS: ReadonlySet<string> = new Set(['activity', 'kickOffReturnSquare', 'passBlockStep']);

/** A square on the way: how likely it is to get there, and from where. */
interface Stop {
  readonly square: Square;
  readonly chance: number;
  readonly position: Position;
  readonly ball: boolean;
  /** Equally good stops one step before it. */
  readonly before: Stop[];
}
export interface Ways {
  /** Where the move can go, with the chance to arrive. */
  readonly squares: ReadonlyMap<Square, number>;
  /** Answers that become possible on the way, such as blocking somebody, with the chance to get so far. */
  readonly deeds: ReadonlyMap<number, number>;
  /** The steps to a square, or to where an answer can be given. */
  to(end: Square): Planned | undefined;
  towards(deed: number): Planned | undefined;
}
export interface Planned {
  readonly steps: readonly Step[];
  readonly way: Way;
  readonly hurdles: readonly Hurdle[];
}

const LEGAL_MAX = 512;
const legal = new Int16Array(LEGAL_MAX);

/**
 * Level by level from where the player stands: a longer way to a square counts only if it is more likely to succeed.
 * Loose balls are gone round: a square with a ball is reached only as a destination. The rules of the match itself judge
 * every step.
 */
const explore = (g: BloodGame): Ways => {
  const from = g.save();
  const to = g.verbNamed('to') as Verb;
  const start = g.square(g.about(0) as PlayerId);
  const best = new Map<Square, Stop>();
  const deeds = new Map<number, Deed>();
  const scratch = new blood.BloodGame(g.rules, g.lineup, g.dice);
  let level: Stop[] = [{ square: start, chance: 1, position: from, ball: false, before: [] }];
  while (level.length > 0) {
    const next = new Map<Square, Stop>();
    for (const stop of level) {
      scratch.load(stop.position);
      if (scratch.over || scratch.question !== g.question || scratch.about(0) !== g.about(0)) continue;
      for (const answer of [...legal.subarray(0, scratch.legal(legal))]) {
        const verb = verbOf(answer);
        if (verb === to) step(g, scratch, stop, objectOf(answer) as Square, best, next);
        else if (verb.object === 'player') note(g, answer, stop, deeds);
      }
    }
    for (const stop of next.values()) best.set(stop.square, stop);
    level = [...next.values()].filter(stop => !stop.ball);
  }
  best.delete(start);
  const planned = (stop: Stop | undefined): Planned | undefined => stop && plan(g, from, straightest(g, start, stop));
  return {
    squares: new Map([...best].map(([square, { chance }]) => [square, chance])),
    deeds: new Map([...deeds].map(([answer, { stop }]) => [answer, stop.chance])),
    to: end => planned(best.get(end)),
    towards: deed => planned(deeds.get(deed)?.stop),
  };
};
/** Something that can be done from a stop, and what it is worth to do it from there. */
interface Deed {
  readonly stop: Stop;
  readonly worth: number;
}
/** Where a deed is best done: the way there and, for a block, its dice count. */
const note = (g: BloodGame, answer: number, stop: Stop, deeds: Map<number, Deed>): void => {
  if (stop.chance <= (deeds.get(answer)?.worth ?? 0)) return;
  const { hurdles, block } = foresee(g, answer, stop.position);
  const worth =
    stop.chance * plainChance(hurdles) * (block ? standing(block.dice.length, block.chooser === g.asked) : 1);
  if (worth > (deeds.get(answer)?.worth ?? 0) + ALIKE) deeds.set(answer, { stop, worth });
};
/** Two of the six sides are bad for the blocker: how likely it is that none has to be taken. */
const BAD = 1 / 3;
const standing = (dice: number, own: boolean): number => (own ? 1 - BAD ** dice : (1 - BAD) ** dice);
/** Chances closer than this are the same one, added up in another order. */
const ALIKE = 1e-9;
const step = (
  g: BloodGame,
  scratch: BloodGame,
  stop: Stop,
  square: Square,
  best: ReadonlyMap<Square, Stop>,
  next: Map<Square, Stop>,
): void => {
  const { hurdles, position } = foresee(g, answerOf(g.verbNamed('to') as Verb, square), stop.position);
  const chance = stop.chance * plainChance(hurdles);
  if ((best.get(square)?.chance ?? 0) + ALIKE >= chance) return;
  const rival = next.get(square);
  if (rival !== undefined && rival.chance > chance + ALIKE) return;
  if (rival !== undefined && rival.chance > chance - ALIKE) {
    rival.before.push(stop);
    return;
  }
  const ball = scratch.looseBallAt(square) !== NO_BALL;
  next.set(square, { square, chance, position: position(), ball, before: [stop] });
};
/** Of all equally good ways the one that keeps closest to the straight line. */
const straightest = (g: BloodGame, start: Square, end: Stop): Way => {
  const { grid } = g;
  const [dx, dy] = [grid.column(end.square) - grid.column(start), grid.row(end.square) - grid.row(start)];
  const off = ({ square }: Stop): number =>
    Math.abs((grid.column(square) - grid.column(start)) * dy - (grid.row(square) - grid.row(start)) * dx);
  const way: Square[] = [];
  for (let at = end; at.before.length > 0; at = at.before.reduce((a, b) => (off(b) < off(a) ? b : a)))
    way.unshift(at.square);
  return way;
};
/** Goes along the way once, to know what each step has to roll for. */
const plan = (g: BloodGame, from: Position, way: Way): Planned => {
  let position = from;
  const hurdles: Hurdle[] = [];
  const steps = way.map(square => {
    const answer = answerOf(g.verbNamed('to') as Verb, square);
    const seen = foresee(g, answer, position);
    position = seen.position();
    hurdles.push(...seen.hurdles);
    return { answer, rolls: hurdlesText(seen.hurdles) };
  });
  return { steps, way, hurdles };
};

const known = new WeakMap<BloodGame, { readonly fingerprint: number; readonly ways: Ways }>();
const NONE: Ways = { squares: new Map(), deeds: new Map(), to: () => undefined, towards: () => undefined };
/** Where the move under way can go; worked out once for every position. */
export const waysFrom = (g: BloodGame): Ways => {
  if (!WALKS.has(g.question.name)) return NONE;
  const fingerprint = g.fingerprint();
  const before = known.get(g);
  if (before?.fingerprint === fingerprint) return before.ways;
  const ways = explore(g);
  known.set(g, { fingerprint, ways });
  return ways;
};
