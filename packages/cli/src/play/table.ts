/** A game at the table: what a session needs to know of it. Its words, its drawing and its typing are its own. */
import type { Answer, Game, GameEvent, Outcome, Seat, Square } from '@ironpitch/engine';
import type { Choice } from '../text/choice.ts';
import type { Style } from './style.ts';
import type { Understood } from './typing.ts';

/** What a screen is drawn from, besides the position. */
export interface Frame {
  /** Whose hand is shown; null for a spectator. */
  readonly viewer: Seat | null;
  /** The only coach at the keyboard. */
  readonly you?: Seat;
  readonly style: Style;
  readonly columns: number;
  readonly rows: number;
  /** The match report so far, the newest line last. */
  readonly log: readonly string[];
  /** The question and its answers, ready to print. */
  readonly question: readonly string[];
  /** What may be answered, to be marked on the pitch. */
  readonly choices: readonly Choice[];
  /** Squares about to be walked, marked in place of the answers. */
  readonly way?: ReadonlySet<Square>;
}

/** Something that is answered for the coach unless they want to be asked: `ask skills`. */
export interface Habit {
  readonly name: string;
  /** `a roll that succeeded is not rolled again` */
  readonly does: string;
}

export interface TableGame {
  readonly g: Game;
  teamName(seat: Seat): string;

  // --- answers -----------------------------------------------------------------------------------------------
  choices(): Choice[];
  understand(choices: readonly Choice[], words: readonly string[]): Understood;
  /** What an answer, given now, would have to roll for; '' for nothing. */
  rollsFor(answer: number): string;
  /** Whether words left over from the last line can be meant for the open question. */
  keepsWords(rest: readonly string[]): boolean;
  /** Why an empty line is not taken for an answer just now; '' when it is. */
  enterRefused(report: readonly GameEvent[]): string;
  readonly habits: readonly Habit[];
  /** The answer that a habit gives for the coach; `asked` names the habits that are switched off. */
  habitual(asked: ReadonlySet<string>): number | undefined;

  // --- showing -----------------------------------------------------------------------------------------------
  questionLines(choices: readonly Choice[], columns: number, style: Style): string[];
  draw(frame: Frame): string[];
  /** The pitch alone, without a question. */
  pitch(style: Style): string[];
  tell(events: readonly GameEvent[]): string[];
  /** Whether an event is told together with what comes of it. */
  isHead(event: GameEvent): boolean;
  /** For plain lines: the pitch is shown whenever this changes, unless it is ''. */
  pitchNews(): string;
  summary(outcome: Outcome, report: readonly GameEvent[]): string[];
  /** The score and where the match is, for somebody who does not play. */
  standing(): string[];
  /** What a kind of roll is called in this edition; undefined for dice of no player. */
  rollName(kind: string): string | undefined;
  /** The same of a face of a Block Die. */
  faceName(face: string): string | undefined;
  /** Whether anybody holds cards that the other coach must not see. */
  hasHands(): boolean;

  // --- pages -------------------------------------------------------------------------------------------------
  help(): string[];
  rules(): string[];
  /** Such as `BU-RUN-03`. */
  readonly ruleExample: string;
  cards(viewer: Seat | null): string[];
  player(viewer: Seat, words: readonly string[]): string[];
  /** The game's own commands: a word, and what help says of it. */
  readonly commands: Readonly<Record<string, string>>;
  command(name: string, words: readonly string[]): Effect;
}
/** What comes of a command: a page to read, a notice with the question, or an answer that may come at any time. */
export type Effect =
  | { readonly page: string[] }
  | { readonly notice: string }
  | { readonly standing: Answer; readonly seat: Seat };
