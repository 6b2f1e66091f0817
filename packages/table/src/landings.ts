/** Where a ball may come down that is kicked, or goes astray: every fall of the dice, until it has come down once. */
import { type Answer, type Dice, type Die, EnumeratingDice, type Game, type GameEvent } from '@ironpitch/engine';
import { quietAnswer } from '@ironpitch/odds';
import type { Flight, Flights, Landing, SquareName } from './service.ts';

/** What a game knows of a ball in the air. */
export interface InTheAir {
  /** The kind of roll that sends it off. */
  readonly kinds: ReadonlySet<string>;
  /** Where the events have brought it: `null` when it is safe in somebody's hands, `undefined` while it still flies. */
  landed(game: Game, heard: readonly GameEvent[]): Landed | null | undefined;
  /** Whether the open question is about a skill that makes the flight shorter. */
  shortens(game: Game): boolean;
}
export interface Landed {
  /** null off the pitch. */
  readonly square: SquareName | null;
  readonly outside: boolean;
}

const ENOUGH = Symbol('the ball has come down');
/** Rolls on only as long as the ball is in the air. */
class UntilLanded implements Dice {
  private readonly all: EnumeratingDice;
  private readonly isDown: () => boolean;
  constructor(all: EnumeratingDice, isDown: () => boolean) {
    this.all = all;
    this.isDown = isDown;
  }
  roll(die: Die, target?: number, otherTarget?: number): number {
    this.check();
    return this.all.roll(die, target, otherTarget);
  }
  twoD6(target?: number, otherTarget?: number): number {
    this.check();
    return this.all.twoD6(target, otherTarget);
  }
  pick(count: number): number {
    this.check();
    return this.all.pick(count);
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    this.check();
    this.all.shuffle(cells, from, count);
  }
  private check(): void {
    if (this.isDown()) throw ENOUGH;
  }
}
const QUESTIONS_MAX = 12;

interface Tally {
  readonly squares: Map<string, Landing>;
  outside: number;
  /** Somebody had a skill to make it shorter. */
  skilled: boolean;
}
/** Answers what comes in between until the ball is down: no, but for the skill that is to be used. */
const settle = (game: Game, air: InTheAir, shorten: boolean, tally: Tally, isDown: () => boolean): void => {
  for (let asked = 0; asked < QUESTIONS_MAX && !game.over && !isDown(); asked++) {
    const shortens = air.shortens(game);
    if (shortens) tally.skilled = true;
    const next = shortens && shorten ? game.readAnswer('yes') : quietAnswer(game);
    if (next === undefined) return;
    game.choose(next);
  }
};
const note = (tally: Tally, { square, outside }: Landed, chance: number): void => {
  if (outside) tally.outside += chance;
  if (square === null) return;
  const key = square.join();
  tally.squares.set(key, { square, outside, chance: chance + (tally.squares.get(key)?.chance ?? 0) });
};
const tallyOf = (game: Game, air: InTheAir, answer: Answer, shorten: boolean): Tally => {
  const from = game.save();
  const { dice, events } = game;
  const tally: Tally = { squares: new Map(), outside: 0, skilled: false };
  const all = new EnumeratingDice();
  let heard: GameEvent[] = [];
  const isDown = (): boolean => air.landed(game, heard) !== undefined;
  game.dice = new UntilLanded(all, isDown);
  try {
    all.forEach(() => {
      heard = [];
      game.load(from).events = heard;
      try {
        game.answer(answer);
        settle(game, air, shorten, tally, isDown);
      } catch (reason) {
        if (reason !== ENOUGH) throw reason;
      }
      const landed = air.landed(game, heard);
      if (landed) note(tally, landed, all.probability);
    });
  } finally {
    game.dice = dice;
    game.events = events;
    game.load(from);
  }
  return tally;
};
const flightOf = ({ squares, outside }: Tally): Flight => ({
  squares: [...squares.values()].sort((a, b) => b.chance - a.chance),
  outside,
});
/** The flights an answer may bring: as the dice say, and cut short by a skill where somebody has it. */
export const flightsOf = (game: Game, air: InTheAir, answer: Answer): Flights => {
  const plain = tallyOf(game, air, answer, false);
  return {
    plain: flightOf(plain),
    shortened: plain.skilled ? flightOf(tallyOf(game, air, answer, true)) : null,
  };
};
