/** Passes: to whom the ball could be thrown, from here or after a walk, and from where that is likeliest to be caught. */
import { type Answer, blood, type PlayerId, type Position, type Square } from '@ironpitch/engine';
import { plainChance } from '@ironpitch/odds';
import type { Plan, RollPreview, SquareName } from '../service.ts';
import { type Tried, tryOut } from './trial.ts';
import { addRisk, arriveBy, type Mover, standing, type Walk, walkOf } from './walk.ts';

type BloodGame = blood.BloodGame;

/** Roughly how often a throw over each range is accurate: only to look at likely squares first. */
const BY_RANGE: readonly number[] = [0, 0.8, 0.65, 0.5, 0.33, 0];
const BY_ZONE = 0.75;
/** So many squares are tried for each receiver. */
const TRIED_MAX = 5;
/** A walk must make the throw so much likelier. */
const WORTH_WALKING = 0.02;

interface Throw {
  readonly walk: Walk;
  readonly tried: Tried;
  readonly to: SquareName;
  readonly chance: number;
}
export const throwPlans = (mover: Mover, first: readonly Answer[]): Plan[] => {
  const { game, before, id, holds } = mover;
  const mates = game
    .load(before)
    .playersOf(game.control(id))
    .filter(mate => mate !== id && blood.isStanding(game, mate));
  const arrived = new Map<Walk, Position | null>();
  const aim = (walk: Walk): Position | null => {
    if (!arrived.has(walk)) arrived.set(walk, aimFrom(mover, first, walk));
    return arrived.get(walk) ?? null;
  };
  const here = standing(mover);
  const walks = mover.there.squares.flatMap(sq => {
    const way = mover.there.ways(sq).find(one => holds || one.ball);
    return way === undefined ? [] : [{ way, sq }];
  });
  const walked = new Map<Square, Walk>();
  return mates.flatMap(mate => {
    game.load(before);
    const from = game.square(mate);
    const guess = ({ way, sq }: (typeof walks)[0]): number => way.chance * guessed(game, id, sq, from);
    const likely = walks
      .map(one => ({ ...one, worth: guess(one) }))
      .filter(one => one.worth > 0)
      .sort((a, b) => b.worth - a.worth || a.way.squares - b.way.squares)
      .slice(0, TRIED_MAX)
      .map(({ way, sq }) => {
        const known = walked.get(sq) ?? walkOf(mover, way);
        walked.set(sq, known);
        return known;
      });
    const plain = holds ? throwFrom(mover, aim(here), here, mate) : null;
    const moved = likely.reduce<Throw | null>((best, walk) => {
      const found = throwFrom(mover, aim(walk), walk, mate);
      return found && found.chance > (best?.chance ?? 0) ? found : best;
    }, null);
    const worth = moved && moved.chance > (plain?.chance ?? 0) + WORTH_WALKING ? [moved] : [];
    return [...(plain ? [plain] : []), ...worth].map(found => throwPlan(mover, first, mate, found));
  });
};
const guessed = (game: BloodGame, thrower: PlayerId, from: Square, to: Square): number => {
  if (from === to || game.grid.distance(from, to) <= 1) return 0;
  const zones = blood.zonesAgainst(game, game.control(thrower), from);
  const range = blood.rangeBetween(game.rules.ranges, from, to);
  return (BY_RANGE[range] ?? 0) * BY_ZONE ** zones;
};
/** The position in which the receiver is chosen. */
const aimFrom = (mover: Mover, first: readonly Answer[], walk: Walk): Position | null => {
  const { game } = mover;
  if (arriveBy(mover, first, walk) === null || !game.legalAnswers().includes('throw')) return null;
  game.answer('throw');
  return !game.over && game.question.name === 'passTarget' ? game.save() : null;
};
const throwFrom = (mover: Mover, aiming: Position | null, walk: Walk, mate: PlayerId): Throw | null => {
  if (aiming === null) return null;
  const { game } = mover;
  const to = game.load(aiming).squareName(game.square(mate));
  const tried = tryThrow(game, aiming, to);
  return tried && { walk, tried, to, chance: walk.risk.chance * plainChance(tried.rolls) };
};
const tryThrow = (game: BloodGame, from: Position, to: SquareName): Tried | null => {
  const answer = game.load(from).readAnswer({ to });
  if (!game.isLegal(answer)) return null;
  const tried = tryOut(game, answer, from);
  return tried.rolls.length === 0 ? null : tried;
};
const rollOf = ({ rolls, interceptors }: Tried): RollPreview => ({
  ...(rolls[0] as RollPreview),
  chance: plainChance(rolls),
  against: interceptors,
});
/** The roll of a throw at a square, from the question where to. */
export const throwRoll = (game: BloodGame, from: Position, to: SquareName): RollPreview | null => {
  const tried = tryThrow(game, from, to);
  return tried && rollOf(tried);
};
const throwPlan = ({ game, player, holds }: Mover, first: readonly Answer[], mate: PlayerId, found: Throw): Plan => {
  const { walk, tried, to } = found;
  return {
    verb: 'pass',
    player,
    to: null,
    target: game.playerName(mate),
    path: walk.path,
    roll: rollOf(tried),
    answers: [...first, ...walk.answers, 'throw', { to }],
    gains: [...(walk.ball && !holds ? ['ball'] : []), ...(tried.scored ? ['touchdown'] : [])],
    risk: addRisk(walk.risk, tried.rolls),
    wants: tried.scored ? 'touchdown' : 'caught',
  };
};
