/** The open question by names: what a client needs to show it, and nothing for the coach who is not asked. */
import { type Answer, type Game, SEATS, type Seat, type SeatName } from '@ironpitch/engine';
import { wordsOf } from './games.ts';
import type { Named } from './words.ts';

export interface DescribedQuestion {
  readonly question: string;
  readonly seat: SeatName;
  /** The player, squares and numbers it is about, by name. */
  readonly about: Readonly<Record<string, Named>>;
  /** Per verb the things it may name; an empty list for a verb that stands alone, such as `stop`. */
  readonly options: Readonly<Record<string, readonly Named[]>>;
}
/** Nobody is asked any more, or the other coach is: what they are asked is not for this one to see. */
export interface NoQuestion {
  readonly question: 'over' | 'waiting';
  readonly seat: SeatName;
}

/** What a seat is asked now. A view (`Game.view`) loaded into a game gives the same for its own seat. */
export const describeQuestion = (g: Game, seat: Seat): DescribedQuestion | NoQuestion => {
  const name = SEATS[seat] as SeatName;
  if (g.over) return { question: 'over', seat: name };
  if (g.asked !== seat || g.question.name === 'waiting') return { question: 'waiting', seat: name };
  return {
    question: g.question.name,
    seat: name,
    about: wordsOf(g).describeAbout(g),
    options: factor(g.legalAnswers()),
  };
};

/** The answers by verb: the list is as long as there are objects, never a product of them. */
const factor = (answers: readonly Answer[]): Record<string, Named[]> => {
  const options: Record<string, Named[]> = {};
  for (const answer of answers) {
    const [verb, object] = typeof answer === 'string' ? [answer] : (Object.entries(answer)[0] as [string, Named]);
    options[verb] ??= [];
    if (object !== undefined) options[verb].push(object);
  }
  return options;
};
