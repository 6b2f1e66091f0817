/** The words that scenario files of every game use: sides, squares, ids, answers. */
import { type Answer, BadInput, show } from '@ironpitch/engine';
import { named, object, oneOf, pattern, type Shape, tuple, whole } from './shape.ts';

/** What one position has room for. */
export const PLAYERS_MAX = 48;
export const BALLS_MAX = 8;
const POINTS_MAX = 30000;

export const side = oneOf('home', 'away');
export const square = named('square', tuple('a square [column, row]', whole(1, 99), whole(1, 99)));
export const points = whole(0, POINTS_MAX);
export const bySide = <T>(item: Shape<T>) => object({}, { home: item, away: item });

/** Ids stand in answers and in the position's notation, where some words are taken. */
export const id = pattern(
  'an id of letters, digits, - and _ (but not home, away, nobody, match)',
  /^(?!(?:home|away|nobody|match)$)[\p{L}\p{N}_-]{1,30}$/u,
);

/** A word, or an object with one key: `"stop"`, `{"run":"H3"}`, `{"to":[7,5]}`. */
export const answer: Shape<Answer> = named('answer', {
  says: 'an answer: a word such as "stop", or an object with one key such as {"run":"A"}',
  check(given, field) {
    const proper =
      typeof given === 'string' ||
      (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 1);
    if (!proper)
      throw new BadInput(
        `${field}: expected an answer, a word such as "stop" or an object with one key such as {"run":"A"}, not ${show(given)}`,
      );
  },
  schema: () => ({ anyOf: [{ type: 'string' }, { type: 'object', minProperties: 1, maxProperties: 1 }] }),
});

export type NamedSquare = readonly [column: number, row: number];
/** A value by name, as answers and questions have it. */
export type Named = string | number | boolean | NamedSquare | readonly (string | number)[];
