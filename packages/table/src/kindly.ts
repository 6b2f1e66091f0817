/** What a plan leads to when all goes well: played in a scratch game with dice that fall as wanted. */
import type { Answer, Game } from '@ironpitch/engine';
import { type KindDice, quietAnswer } from '@ironpitch/odds';

const QUESTIONS_MAX = 20;

export const isLegal = (game: Game, answer: Answer): boolean => !game.over && game.isLegal(game.readAnswer(answer));

/** Says no to whatever is asked, until `wanted` holds; false when that never comes. */
export const declineUntil = (game: Game, wanted: () => boolean): boolean => {
  for (let asked = 0; asked < QUESTIONS_MAX && !game.over; asked++) {
    if (wanted()) return true;
    const quiet = quietAnswer(game);
    if (quiet === undefined) return false;
    game.choose(quiet);
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
