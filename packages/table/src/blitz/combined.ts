/** Two Actions of one player in one go: get somewhere, then throw or block from there. */
import type { Answer, BlitzGame, Position } from '@ironpitch/engine';
import { declineUntil, isLegal } from '../kindly.ts';
import type { Plan, RollPreview, Side, SquareName } from '../service.ts';
import { rollAt, scoresBy } from './rolls.ts';

const SECOND: readonly string[] = ['throw', 'block'];
/** A walk must make it so much likelier. */
const WORTH_WALKING = 0.02;

interface Second {
  readonly walk: Plan;
  readonly answer: Answer;
  readonly target: string;
  readonly at: Position;
  readonly roll: RollPreview;
}
/** `plans` are what the player can do with one Action. */
export const combinedPlans = (game: BlitzGame, before: Position, seat: Side, plans: readonly Plan[]): Plan[] => {
  const found = new Map<string, Second[]>();
  for (const walk of plans) {
    if (walk.to === null || walk.gains.includes('touchdown') || walk.risk) continue;
    for (const second of secondsAfter(game, before, seat, walk)) {
      const key = JSON.stringify([second.answer, second.target]);
      found.set(key, [...(found.get(key) ?? []), second]);
    }
  }
  return [...found.values()].flatMap(seconds => {
    const best = seconds.reduce((a, b) => (isBetter(b, a) ? b : a));
    const verb = Object.keys(best.answer as object)[0] as string;
    const here = plans.find(plan => plan.verb === verb && plan.target === best.target);
    if (here && worthOf(best.roll) <= worthOf(here.roll) + WORTH_WALKING) return [];
    return [planOf(game, seat, best, verb, seconds)];
  });
};
/** What the player could do next, once it has got there. */
const secondsAfter = (game: BlitzGame, before: Position, seat: Side, walk: Plan): Second[] => {
  game.load(before);
  for (const answer of walk.answers) {
    if (!declineUntil(game, () => isLegal(game, answer))) return [];
    game.answer(answer);
  }
  if (!declineUntil(game, () => game.question.name === 'action') || game.asked !== seat) return [];
  const next = game.save();
  return SECOND.flatMap(verb => {
    const answer = { [verb]: walk.player };
    if (!isLegal(game.load(next), answer)) return [];
    const { dieFell } = game.answer(answer);
    if (dieFell || !declineUntil(game, () => game.question.name === `${verb}Target`)) return [];
    const at = game.save();
    return game.legalAnswers().flatMap((one): Second[] => {
      const target = typeof one === 'string' ? undefined : (one.target as string | undefined);
      if (target === undefined) return [];
      const roll = rollAt(game.load(at), target, true);
      return roll ? [{ walk, answer, target, at, roll }] : [];
    });
  });
};
/** Dice of a block stand for its chance until somebody counts. */
const worthOf = (roll: RollPreview | null): number => (roll?.kind === 'block' ? roll.dice : (roll?.chance ?? 0));
const isBetter = (a: Second, b: Second): boolean => {
  const more = worthOf(a.roll) - worthOf(b.roll);
  return more === 0 ? a.walk.path.length < b.walk.path.length : more > 0;
};
const planOf = (
  game: BlitzGame,
  seat: Side,
  { walk, answer, target, at, roll }: Second,
  verb: string,
  all: readonly Second[],
): Plan => {
  const counted = roll.kind === 'block' ? (rollAt(game.load(at), target) ?? roll) : roll;
  const throws = verb === 'throw';
  const scores = throws && scoresBy(game.load(at), seat, { target });
  return {
    verb,
    player: walk.player,
    to: null,
    target,
    path: walk.path,
    roll: counted,
    answers: [...walk.answers, answer, { target }],
    gains: scores ? ['touchdown', ...walk.gains] : walk.gains,
    wants: scores ? 'touchdown' : throws ? 'caught' : 'down',
    ...(throws ? { from: all.map(one => ({ square: one.walk.to as SquareName, chance: one.roll.chance ?? 1 })) } : {}),
  };
};
