/** What a Blood Bowl player could do now, each in one go: the library of odds says where it gets, the rules judge the rest. */
import { type Answer, blood, NO_BALL, otherSeat, type PlayerId, type Square } from '@ironpitch/engine';
import { type Way, walksFrom } from '@ironpitch/odds';
import type { Scratch } from '../game.ts';
import { isLegal } from '../kindly.ts';
import type { Plan, PlanPart, SquareName } from '../service.ts';
import { deedPlans } from './deeds.ts';
import { throwPlans } from './throws.ts';
import { tryOut } from './trial.ts';
import { addRisk, type Mover, moverOf, NO_RISK, stalled, walkOf } from './walk.ts';

type BloodGame = blood.BloodGame;

/** Walks nobody rolls for: answered square by square, outside of an Action. */
const STROLLS: ReadonlySet<string> = new Set(['kickOffReturnSquare', 'passBlockStep']);

export const plansFor = (scratch: Scratch, player: string, part?: PlanPart): Plan[] => {
  const game = scratch.open() as BloodGame;
  if (game.question.name === 'setUp' || game.question.name === 'setUpPlayer')
    return part === 'deeds' ? [] : placingPlans(game, player);
  if (game.question.name !== 'action') return [];
  const verbs = game.legalAnswers().flatMap((answer): string[] => {
    if (typeof answer === 'string') return [];
    const [verb, object] = Object.entries(answer)[0] as [string, unknown];
    const wanted = part === undefined || (part === 'squares') === (verb === 'move');
    return object === player && wanted ? [verb] : [];
  });
  if (verbs.length === 0) return [];
  const mover = moverOf(game, game.playerNamed(player));
  return verbs.flatMap(verb => plansBy(mover, verb, [{ [verb]: player }]));
};
/** Ways to answer a walk that is already under way. */
export const walksNow = (scratch: Scratch): Plan[] => {
  const game = scratch.open() as BloodGame;
  if (game.over) return [];
  if (STROLLS.has(game.question.name)) {
    const leaper = { game, before: game.save(), player: game.playerName(game.about(0) as PlayerId) };
    return [...strolls(game), ...leapPlans(leaper)];
  }
  if (game.question.name !== 'activity') return [];
  const mover = moverOf(game, game.about(0) as PlayerId);
  const verb = blood.ACTIONS[game.about(1)] as string;
  const squares = [...squarePlans(mover, verb, []), ...leapPlans(mover)];
  return verb === 'move' ? squares : [...plansBy(mover, verb, []), ...squares];
};
const plansBy = (mover: Mover, verb: string, first: readonly Answer[]): Plan[] => {
  switch (verb) {
    case 'move':
      return squarePlans(mover, verb, first);
    case 'blitz':
    case 'foul':
    case 'handOff':
    case 'block':
      return deedPlans(mover, verb, first);
    case 'pass':
      return throwPlans(mover, first);
    case 'secureBall':
      return first.length === 0 ? [] : securePlans(mover, verb, first);
    default:
      return first.length === 0 ? [] : [declareOnly(verb, mover.player, first)];
  }
};
const declareOnly = (verb: string, player: string, answers: readonly Answer[]): Plan => ({
  verb,
  player,
  to: null,
  target: null,
  path: [],
  roll: null,
  answers,
  gains: [],
});

/** B25-SECURE-01: declared first, since securing is another roll than picking up; then the way to each ball. */
const securePlans = ({ game, before, player, id }: Mover, verb: string, first: readonly Answer[]): Plan[] => {
  const declared = game.load(before) as BloodGame;
  for (const answer of first) declared.answer(answer);
  // Whoever has to roll before it may act is only told to.
  if (declared.over || declared.question.name !== 'activity') return [declareOnly(verb, player, first)];
  const ways = squarePlans(moverOf(declared, id), verb, first).filter(({ gains }) => gains.includes('ball'));
  const onto = ways.filter(({ to }) => to !== null && game.load(before).looseBallAt(game.grid.at(...to)) !== NO_BALL);
  return onto.length === 0 ? [declareOnly(verb, player, first)] : onto;
};
/** One plan a square: the safest way; into the end zone rather with the ball. */
const squarePlans = (mover: Mover, verb: string, first: readonly Answer[]): Plan[] =>
  mover.there.squares
    .filter(sq => sq !== mover.game.load(mover.before).square(mover.id))
    .map(sq => squarePlan(mover, likeliest(mover, sq), verb, first));
const scoresAt = ({ game, before, id }: Mover, sq: Square): boolean =>
  blood.ownEndZone(otherSeat(game.load(before).control(id)), sq);
const likeliest = (mover: Mover, sq: Square): Way => {
  const safest = mover.there.safest(sq) as Way;
  if (safest.ball || !scoresAt(mover, sq)) return safest;
  return mover.there.ways(sq).find(way => way.ball) ?? safest;
};
/** Of another way to the same square: so much likelier to keep the re-roll, and it is worth a thought. */
const WORTH_KEEPING = 0.05;
/** Other ways to a square that save a rush or a re-roll, or bring the ball along or leave it. */
export const otherWays = (scratch: Scratch, player: string, to: SquareName): Plan[] => {
  const game = scratch.open() as BloodGame;
  const id = game.playerNamed(player);
  if (game.over || id < 0 || !game.onPitch(id)) return [];
  const underWay = game.question.name === 'activity';
  if (!underWay && !isLegal(game, { move: player })) return [];
  const verb = underWay ? (blood.ACTIONS[game.about(1)] as string) : 'move';
  const mover = moverOf(game, id);
  const sq = game.load(mover.before).grid.at(to[0], to[1]);
  if (mover.there.safest(sq) === undefined) return [];
  const shown = likeliest(mover, sq);
  const ways = mover.there.ways(sq);
  const ball = ways.find(way => way.ball !== shown.ball);
  const thrifty = ways.find(
    way => way.ball === shown.ball && (way.extra < shown.extra || way.keepsReroll > shown.keepsReroll + WORTH_KEEPING),
  );
  return [ball, thrifty]
    .filter(way => way !== undefined)
    .map(way => squarePlan(mover, way, verb, underWay ? [] : [{ move: player }]));
};
const squarePlan = (mover: Mover, way: Way, verb: string, first: readonly Answer[]): Plan => {
  const { game, player, holds } = mover;
  const walk = walkOf(mover, way);
  const takes = walk.ball && !holds;
  const endsOnBall = game.load(mover.before).looseBallAt(walk.end) !== NO_BALL;
  const scores = walk.ball && scoresAt(mover, walk.end);
  const ends = verb === 'move' && !endsOnBall;
  return {
    verb,
    player,
    to: game.squareName(walk.end),
    target: null,
    path: walk.path,
    roll: null,
    // A Move ends where it was aimed at; with the ball just picked up, or in another Action, it may go on from there.
    // B16-TD-05: in the end zone with the ball the Action ends, and that scores.
    answers: [...first, ...walk.answers, ...(scores || ends ? ['stop'] : [])],
    gains: [...(takes ? ['ball'] : []), ...(scores ? ['touchdown'] : [])],
    risk: ends && !scores ? stalled(walk.risk, mover.stalls) : walk.risk,
    wants: scores ? 'touchdown' : takes ? 'ball' : 'there',
  };
};
/** One leap, right now, to each square it can be made to; where walking is as good it comes second. */
const leapPlans = ({ game, before, player }: Pick<Mover, 'game' | 'before' | 'player'>): Plan[] =>
  game
    .load(before)
    .legalAnswers()
    .flatMap((answer): Plan[] => {
      const to = typeof answer === 'string' ? undefined : (answer.leap as SquareName | undefined);
      if (to === undefined) return [];
      const { rolls } = tryOut(game, game.load(before).readAnswer(answer), before);
      const risk = addRisk(
        NO_RISK,
        rolls.map(roll => ({ ...roll, at: to })),
      );
      return [
        {
          verb: 'leap',
          player,
          to,
          target: null,
          path: [to],
          roll: null,
          answers: [answer],
          gains: [],
          risk,
          wants: 'there',
        },
      ];
    });
const strolls = (game: BloodGame): Plan[] => {
  const player = game.playerName(game.about(0) as PlayerId);
  return walksFrom(game).map((walk): Plan => {
    const path = walk.path.map(sq => game.squareName(sq));
    return {
      verb: 'move',
      player,
      to: game.squareName(walk.to),
      target: null,
      path,
      roll: null,
      answers: path.map(to => ({ to })),
      gains: [],
    };
  });
};

/** In a set-up: every square of the own half, and back to the question in one go. */
const placingPlans = (game: BloodGame, player: string): Plan[] => {
  const inHand = game.question.name === 'setUp';
  const first: Answer[] = [...(inHand ? ['byHand'] : []), { place: player }];
  for (const answer of first) {
    if (!isLegal(game, answer)) return [];
    game.answer(answer);
  }
  const last = inHand ? ['ready'] : [];
  return game.legalAnswers().map((answer): Plan => {
    const to = typeof answer === 'string' ? null : (answer.to as SquareName);
    return {
      verb: to === null ? 'bench' : 'place',
      player,
      to,
      target: null,
      path: [],
      roll: null,
      answers: [...first, answer, ...last],
      gains: [],
      atOnce: true,
    };
  });
};
