/** Chances that are quick to count: the faces of one die, or all results of one answer. Whole plans are reckoned by `@ironpitch/odds`. */
import { D8, type Die, EngineError, EnumeratingDice, type Game, type Position, SeededDice } from '@ironpitch/engine';

/** How many of a die's faces pass, and the least of them; a 1 never does. */
export const countFaces = (sides: number, passes: (face: number) => boolean): { needs: number; chance: number } => {
  let needs = 0;
  let count = 0;
  for (let face = 1; face <= sides; face++) {
    if (!passes(face)) continue;
    if (needs === 0) needs = face;
    count++;
  }
  return { needs, chance: count / sides };
};

/** Every way the dice can fall, but for a ball that bounces: it goes one way only, until it rests. */
class FallingDice extends EnumeratingDice {
  private readonly bounces = new SeededDice('');
  visit(act: () => void): void {
    this.forEach(() => {
      this.bounces.reseed('');
      act();
    });
  }
  override roll(die: Die, target = 0, otherTarget = 0): number {
    return die === D8 && target === 0 ? this.bounces.roll(die) : super.roll(die, target, otherTarget);
  }
}
const OUTCOMES_MAX = 20_000;
/**
 * The chance that `wanted` holds after an answer, over every way the dice can fall until `until` has played on to the
 * choice it is about. Where a ball bounces to must make no difference to it. `wanted` may try answers out: what they
 * roll is not counted.
 */
export const chanceAfter = (
  game: Game,
  before: Position,
  answer: number,
  until: (game: Game) => void,
  wanted: (game: Game) => boolean,
): number | null => {
  const dice = new FallingDice();
  const own = game.dice;
  let chance = 0;
  let outcomes = 0;
  try {
    dice.visit(() => {
      if (++outcomes > OUTCOMES_MAX) throw new RangeError('too many outcomes to count');
      game.dice = dice;
      game.load(before).choose(answer);
      until(game);
      const { probability } = dice;
      game.dice = new SeededDice('');
      if (wanted(game)) chance += probability;
    });
  } catch (error) {
    // Too many ways, or a deck that would have to be shuffled.
    if (error instanceof RangeError || error instanceof EngineError) return null;
    throw error;
  } finally {
    game.dice = own;
  }
  return chance;
};
