/** What typed words can mean in any game: squares, directions, names; and what becomes of a line that was understood. */

import {
  DIRECTION_X,
  DIRECTION_Y,
  type Game,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import type { Choice } from '../text/choice.ts';

/** One answer to give, and what it will have to roll for; '' for nothing. */
export interface Step {
  readonly answer: number;
  readonly rolls: string;
}
/** The squares to step on, one after the other; the last one is the destination. */
export type Way = readonly Square[];
/** Answers to give one after the other, and words left over for the questions that follow. */
export type Understood =
  | {
      readonly ok: true;
      readonly steps: readonly Step[];
      readonly rest: readonly string[];
      readonly way?: Way;
      /** What the way will have to roll for, and its chance. */
      readonly risk?: string;
    }
  | { readonly ok: false; readonly reason: string };

export const refused = (reason: string): Understood => ({ ok: false, reason });
export const take = (choice: Choice, rest: readonly string[]): Understood => ({
  ok: true,
  steps: [{ answer: choice.answer, rolls: '' }],
  rest,
});

/** What a typed word means in a table; words that every object knows, such as `constructor`, mean nothing. */
export const meaning = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
/** Enter alone lets things be. Saying no to a plain question, giving up points, ending a turn or a set-up takes a word. */
export const byEnter = (g: Game, choices: readonly Choice[]): Understood => {
  const weighty = choices.some(({ verb }) => verb === 'yes' || verb === 'claim');
  const quiet = weighty ? undefined : choices.find(({ answer }) => answer === g.declining);
  return quiet ? take(quiet, []) : refused(t.refused.answerPlease);
};

/** Lower case, one word each; `(7, 5)` comes together. */
export const wordsOf = (line: string): string[] =>
  line
    .trim()
    .toLowerCase()
    .replace(/[()[\]]/g, ' ')
    .replace(/(\d)\s*,\s*(\d)/g, '$1,$2')
    .split(/[\s;]+/)
    .filter(word => word !== '');

/** `7,5` or `g5`. */
export const squareNamed = (g: Game, word: string): Square => {
  const [, column, row] = /^(\d+),(\d+)$/.exec(word) ?? [];
  if (column !== undefined) return g.grid.at(Number(column), Number(row));
  const [, letter, line] = /^([a-z])(\d+)$/.exec(word) ?? [];
  return letter === undefined ? NOWHERE : g.grid.at(letter.charCodeAt(0) - 96, Number(line));
};
/** Squares may be named by letter and row, `g5`: the letters stand in the lower edge of the pitch. */
export const columnLetter = (column: number): string => String.fromCharCode(96 + column);

/** A compass point, an arrow or a word, as the direction 0..7 of the D8; -1 for none. */
export const directionNamed = (word: string): number =>
  DIRECTION_WORDS.findIndex(words => words.includes(word.replace('-', '')));
const DIRECTION_WORDS: readonly (readonly string[])[] = [
  ['nw', 'upleft', '↖'],
  ['n', 'up', '↑'],
  ['ne', 'upright', '↗'],
  ['e', 'right', '→'],
  ['se', 'downright', '↘'],
  ['s', 'down', '↓'],
  ['sw', 'downleft', '↙'],
  ['w', 'left', '←'],
];
/** The square a direction leads to from another one. */
export const squareTowards = (g: Game, from: Square, direction: number): Square =>
  g.grid.at(
    g.grid.column(from) + (DIRECTION_X[direction] as number),
    g.grid.row(from) + (DIRECTION_Y[direction] as number),
  );

export const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Whether a word is how a name begins. */
export const fits = (name: string, word: string): boolean => bare(word) !== '' && bare(name).startsWith(bare(word));

/** A player by one of the names it goes by, `4`, `4r` or `h4`. */
export const playerCalled = (
  players: readonly PlayerId[],
  word: string,
  namesOf: (p: PlayerId) => readonly string[],
): PlayerId | undefined => players.find(p => namesOf(p).some(name => name.toLowerCase() === word));
/** Whom `4`, `them 4` or `7,5` means: the team, the word, and the player if there is one. */
export const personAsked = (
  g: Game,
  viewer: Seat,
  words: readonly string[],
  named: (players: readonly PlayerId[], word: string) => PlayerId | undefined,
): { readonly seat: Seat; readonly team: readonly PlayerId[]; readonly word: string; readonly player: PlayerId } => {
  const theirs = words[0] === 'them' || words[0] === 'their' || words[0] === 'opponent';
  const seat = theirs ? otherSeat(viewer) : viewer;
  const word = words[theirs ? 1 : 0] ?? '';
  const team = g.playersOf(seat);
  const square = squareNamed(g, word);
  const player = named(team, word) ?? (square === NOWHERE ? NOBODY : g.playerAt(square));
  return { seat, team, word, player };
};
