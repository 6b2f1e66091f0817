/** What a plan leads to when all goes well: played in a scratch game with dice that fall as wanted. */
import type { Answer, Dice, Die, Game } from '@ironpitch/engine';

/** So many dice fall as wanted. Then they change: the crowd could throw a ball in and out of the same corner for ever. */
const PATIENCE = 40;

/** Every die shows its last face; dice with symbols show the wanted one; two dice together show the least. */
export class KindDice implements Dice {
  face = 0;
  private fallen = 0;
  /** To be said before each trial. */
  begin(): void {
    this.fallen = 0;
  }
  roll(die: Die): number {
    this.fallen++;
    if (die.faces) return this.face;
    return this.fallen > PATIENCE ? 1 + (this.fallen % die.sides) : die.sides;
  }
  twoD6(): number {
    this.fallen++;
    return this.fallen > PATIENCE ? 2 + (this.fallen % 11) : 2;
  }
  pick(): number {
    return 0;
  }
  shuffle(): void {}
}
const QUIET: readonly string[] = ['keep', 'no', 'pass'];
const QUESTIONS_MAX = 20;

export const isLegal = (game: Game, answer: Answer): boolean => !game.over && game.isLegal(game.readAnswer(answer));

/** Says no to whatever is asked, until `wanted` holds; false when that never comes. */
export const declineUntil = (game: Game, wanted: () => boolean): boolean => {
  for (let asked = 0; asked < QUESTIONS_MAX && !game.over; asked++) {
    if (wanted()) return true;
    const quiet = QUIET.find(answer => game.verbNamed(answer)?.object === 'nothing' && isLegal(game, answer));
    if (quiet === undefined) return false;
    game.answer(quiet);
  }
  return false;
};
/** Gives answer after answer; whatever is asked in between is declined. False when one of them cannot be given. */
export const playKindly = (game: Game, dice: KindDice, answers: readonly Answer[]): boolean => {
  const own = game.dice;
  game.dice = dice;
  dice.begin();
  try {
    for (const answer of answers) {
      if (!declineUntil(game, () => isLegal(game, answer))) return false;
      game.answer(answer);
    }
    return true;
  } finally {
    game.dice = own;
  }
};
