/** The open question as its coach is shown it: every legal answer with what it rolls and what comes of it. */
import { describeQuestion } from '@ironpitch/protocol';
import { isWeighed, type Scratch, type TableGame } from './game.ts';
import type { Choice, QuestionView } from './service.ts';

/** The question that is open in a scratch game, for the page. */
export const questionView = (scratch: Scratch, rules: TableGame): QuestionView | null => {
  const game = scratch.open();
  const asked = describeQuestion(game, scratch.seat);
  if (!('about' in asked)) return null;
  const choices = game.legalAnswers().map((answer): Omit<Choice, 'roll'> => {
    if (typeof answer === 'string') return { verb: answer, object: null, answer };
    const [verb, object] = Object.entries(answer)[0] as [string, Choice['object']];
    return { verb, object, answer };
  });
  return {
    name: asked.question,
    side: scratch.seat,
    about: asked.about,
    dice: rules.dice(scratch.open()),
    choices: choices.map(choice => {
      const outcome = rules.outcome(scratch, choice);
      const square = rules.squareOf(scratch, choice);
      return {
        ...choice,
        roll: rules.preview(scratch, choice),
        ...(outcome === undefined ? {} : { outcome }),
        ...(square === undefined ? {} : { square }),
      };
    }),
    plans: rules.walks(scratch),
    weighed: isWeighed(rules, scratch.open(), scratch.seat),
    faults: rules.faults(scratch.open()),
  };
};
