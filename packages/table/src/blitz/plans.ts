/** What a Blitz Bowl player could do, each in one go: the library of odds says where it gets, the rules judge the rest. */
import {
  ACTIONS,
  type ActionName,
  type Answer,
  type BlitzGame,
  type PlayerId,
  type Position,
  SeededDice,
  type Square,
} from '@ironpitch/engine';
import { reach, type Way } from '@ironpitch/odds';
import type { Scratch } from '../game.ts';
import { declineUntil, isLegal } from '../kindly.ts';
import type { Plan, PlanPart, Risk, Side } from '../service.ts';
import { straightPath } from '../straight.ts';
import { combinedPlans } from './combined.ts';
import { rollAt, scoresBy } from './rolls.ts';

const WALKS: ReadonlySet<string> = new Set(['runStep', 'markStep', 'sidestep']);

/** `run` for run and freeRun; undefined for other verbs. */
const actionOf = (verb: string): ActionName | undefined =>
  ACTIONS.find(action => verb === action || verb.toLowerCase() === `free${action}`.toLowerCase());

export const plansFor = (scratch: Scratch, player: string, part?: PlanPart): Plan[] => {
  const game = scratch.open() as BlitzGame;
  const before = game.save();
  const declared = game.legalAnswers().flatMap(answer => {
    if (typeof answer === 'string') return [];
    const [verb, object] = Object.entries(answer)[0] as [string, unknown];
    return object === player && actionOf(verb) !== undefined ? [{ verb, answer }] : [];
  });
  const plans = declared.flatMap(({ verb, answer }): Plan[] => {
    game.load(before);
    const { dieFell } = game.answer(answer);
    if (!dieFell) declineUntil(game, () => !game.question.breaksIn);
    const plan = { verb, player, to: null, target: null, path: [], roll: null, answers: [answer], gains: [] };
    if (dieFell) return [plan, ...rolledWalks(game.load(before), verb, player, answer)];
    if (game.over || game.asked !== scratch.seat) return [plan];
    const inside = insidePlans(game, before, scratch.seat, verb, player);
    return inside.length === 0 ? [plan] : inside.map(one => ({ ...one, answers: [answer, ...one.answers] }));
  });
  if (part === 'squares') return plans;
  const combined = combinedPlans(game, before, scratch.seat, plans);
  return part === 'deeds' ? combined : [...combined, ...plans];
};
/** The ways to answer what an Action asks first. Empty when it asks nothing. */
const insidePlans = (game: BlitzGame, before: Position, seat: Side, verb: string, player: string): Plan[] => {
  if (WALKS.has(game.question.name)) return walkPlans(game, before, seat, verb, player);
  const open = game.save();
  return game.legalAnswers().flatMap((answer): Plan[] => {
    if (typeof answer === 'string') return [];
    const [word, object] = Object.entries(answer)[0] as [string, unknown];
    const base = { verb, player, path: [], answers: [answer], gains: [] };
    game.load(open);
    if (word === 'to') {
      const to = object as readonly [number, number];
      return [{ ...base, to, path: [to], target: null, roll: null, ...gainsAfter(game, before, seat, [answer]) }];
    }
    if (word !== 'target' && word !== 'player') return [];
    const target = object as string;
    const roll = rollAt(game, target);
    if (roll?.kind === 'block') return [{ ...base, to: null, target, roll, wants: 'down' }];
    if (game.load(open).question.name !== 'throwTarget') return [{ ...base, to: null, target, roll }];
    const scores = scoresBy(game, seat, answer);
    return [
      { ...base, to: null, target, roll, gains: scores ? ['touchdown'] : [], wants: scores ? 'touchdown' : 'caught' },
    ];
  });
};
/** `game` is at the question of the walk. */
const walkPlans = (game: BlitzGame, before: Position, seat: Side, verb: string, player: string): Plan[] => {
  const open = game.save();
  const there = reach(game, game.playerNamed(player));
  const start = game.square(game.playerNamed(player));
  const held = game.holdsBall(game.playerNamed(player));
  const { turn } = game;
  const loose = new Set(there.squares.filter(sq => game.load(open).looseBallAt(sq) >= 0));
  const first = firstSteps(game.load(open));
  return there.squares.map((sq): Plan => {
    const way = there.safest(sq) as Way;
    const straight = straightPath(
      game,
      start,
      sq,
      way.path.length,
      one => there.safest(one)?.squares ?? first.get(one),
    );
    const squares = straight && walks(game.load(open), straight) !== null ? straight : way.path;
    const path = squares.map(square => game.squareName(square));
    const answers: Answer[] = path.map(to => ({ to }));
    const brings = (): Brought => {
      const dieFell = walks(game.load(open), squares) ?? false;
      // BU-MARK-08: whoever does not run onto it makes it bounce, unless an ability says otherwise. And what a ball does by
      // itself when the next turn begins is none of the plan's doing.
      const inTime = game.turn === turn || squares.some(square => loose.has(square));
      const takes = !held && inTime && game.holdsBall(game.playerNamed(player));
      // The walk goes on unless it is stopped.
      const stops = isLegal(game, 'stop');
      const { gains, points } = gainsAfter(game, before, seat, stops ? ['stop'] : []);
      return { dieFell, stops, gains: [...(takes ? ['ball'] : []), ...gains], points };
    };
    const { stops, gains, points } = whateverFalls(game, brings);
    if (stops) answers.push('stop');
    const to = game.squareName(sq);
    return {
      verb,
      player,
      to,
      target: null,
      path,
      roll: null,
      answers,
      gains,
      points,
    };
  });
};
/** Squares a walk may begin with, although it may not end there: one step each. */
const firstSteps = (game: BlitzGame): Map<Square, number> =>
  new Map(
    game.legalAnswers().flatMap(answer => {
      const to = typeof answer === 'string' ? undefined : (answer.to as readonly [number, number] | undefined);
      return to === undefined ? [] : [[game.grid.at(to[0], to[1]), 1] as const];
    }),
  );
/** Goes square by square; whether a die fell on the way, or null when a square cannot be entered. */
const walks = (game: BlitzGame, squares: readonly Square[]): boolean | null => {
  let dieFell = false;
  for (const sq of squares) {
    const answer = { to: game.squareName(sq) };
    if (game.over || !WALKS.has(game.question.name) || !isLegal(game, answer)) return null;
    dieFell = game.answer(answer).dieFell || dieFell;
  }
  return dieFell;
};
interface Brought {
  readonly dieFell: boolean;
  readonly stops: boolean;
  readonly gains: readonly string[];
  readonly points: number;
}
/** No outcome of a bounce comes up so often in a row. */
const THROWS = 8;
/** What is brought about with any dice: a ball that bounced away once may come back by luck. */
const whateverFalls = (game: BlitzGame, brings: () => Brought): Brought => {
  const { dice } = game;
  let sure = brings();
  for (let n = 0; n < THROWS && sure.dieFell && sure.gains.length > 0; n++) {
    game.dice = new SeededDice(`whatever falls ${n}`);
    const { gains, points } = brings();
    sure = { ...sure, gains: sure.gains.filter(gain => gains.includes(gain)), points: Math.min(sure.points, points) };
  }
  game.dice = dice;
  return sure;
};

/** Walks whose length is rolled for once the Action is declared. */
const rolledWalks = (game: BlitzGame, verb: string, player: string, answer: Answer): Plan[] => {
  const there = reach(game, game.playerNamed(player));
  return there.squares.flatMap((sq): Plan[] => {
    const way = there.ways(sq).find(one => one.action === actionOf(verb));
    if (way === undefined) return [];
    const path = way.path.map(square => game.squareName(square));
    const risk: Risk = { chance: way.chance, plain: way.chance, rolls: [] };
    const to = game.squareName(sq);
    return [{ verb, player, to, target: null, path, roll: null, answers: [answer], gains: [], risk, wants: 'there' }];
  });
};
/** What the coach would gain by these answers: points on the spot, and challenges that could be claimed. */
const gainsAfter = (
  game: BlitzGame,
  before: Position,
  seat: Side,
  answers: readonly Answer[],
): { gains: string[]; points: number } => {
  for (const answer of answers) {
    if (game.over || !isLegal(game, answer)) break;
    game.answer(answer);
  }
  declineUntil(game, () => game.question.name === 'claim' || game.question.name === 'action');
  const claims = !game.over && game.question.name === 'claim' && game.asked === seat ? claimable(game) : [];
  const score = game.score(seat);
  const scored = score - game.load(before).score(seat);
  return {
    gains: [...(scored > 0 ? ['touchdown'] : []), ...claims.map(({ id }) => id)],
    // One challenge an Action.
    points: Math.max(0, scored) + Math.max(0, ...claims.map(({ points }) => points)),
  };
};
const claimable = (game: BlitzGame): { readonly id: string; readonly points: number }[] =>
  game.legalAnswers().flatMap(answer => {
    const space = typeof answer === 'string' ? undefined : (answer.claim as number | undefined);
    return space === undefined ? [] : [game.challengeOf(game.space(space - 1))];
  });

/** Ways to answer a walk that is already under way. */
export const walksNow = (scratch: Scratch): Plan[] => {
  const game = scratch.open() as BlitzGame;
  if (game.over || !WALKS.has(game.question.name)) return [];
  const before = game.save();
  const player = game.playerName(game.about(0) as PlayerId);
  const verb = game.question.name === 'runStep' ? 'run' : game.question.name === 'markStep' ? 'mark' : 'sidestep';
  return walkPlans(game, before, scratch.seat, verb, player);
};
