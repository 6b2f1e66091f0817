/** What a bot is: somebody who sees what a coach may see, and answers within its clock. */
import type { Game, Seat } from '@ironpitch/engine';
import type { Clock } from './clock.ts';

/** The question a bot is asked. */
export interface Asked {
  readonly name: string;
  readonly seat: Seat;
  /** The legal answers, as `game.legal` gives them. */
  readonly answers: Int16Array;
}
export interface Bot {
  readonly name: string;
  /** What it decided before it was asked, if that still fits: then nobody has to cut a view for it. */
  follow?(question: Asked): number | undefined;
  /**
   * `view` holds what the bot's coach may see and belongs to it: it may be played on, with the bot's own dice. Whoever
   * hosts the bot answers in its place when it fails, answers something illegal or overdraws its clock.
   */
  choose(view: Game, question: Asked, clock: Clock): number;
}
/** The answers to an open question, for whoever looks at nothing else; a game is such a list itself. */
export type Answers = Pick<Game, 'listed' | 'listAnswers' | 'listCandidates' | 'proves'>;
/** A bot that needs nothing but the legal answers: nobody has to cut a view for it. */
export interface BlindBot extends Bot {
  /** Returns the place of a legal answer. */
  pick(answers: Answers): number;
}
export const isBlind = (bot: Bot): bot is BlindBot => 'pick' in bot;
