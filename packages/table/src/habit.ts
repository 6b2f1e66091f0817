/** What goes without saying, as the table gives it for a person. */
import { habitual } from '@ironpitch/ai';
import type { Answer, Game } from '@ironpitch/engine';

/** `always` names the habits a person does not want: `rerolls`, `skills`. */
export const usual = (game: Game, always: ReadonlySet<string>): Answer | undefined => {
  const answer = habitual(game, always);
  return answer === undefined ? undefined : game.nameAnswer(answer);
};
