/** Reading and choosing among legal answers, in whatever game. */
import { type Game, objectOf, type Seat, verbOf } from '@ironpitch/engine';

/** The verb of an answer, by name. */
export const verbName = (answer: number): string => verbOf(answer).name;
/** The object of an answer whose verb has a list of names. */
export const objectName = (answer: number): string => {
  const { object } = verbOf(answer);
  return typeof object === 'string' ? '' : (object[objectOf(answer)] as string);
};

/** By seat and square: how early its coach thinks of the square. */
const places = new WeakMap<Game['grid'], readonly Int16Array[]>();
const placesOn = (grid: Game['grid']): readonly Int16Array[] => {
  let known = places.get(grid);
  if (known === undefined) {
    const { width, height, squares } = grid;
    const away = Int16Array.from({ length: squares }, (_, sq) => (sq % width) * height + Math.floor(sq / width));
    known = [away.slice().reverse(), away];
    places.set(grid, known);
  }
  return known;
};
/**
 * Puts the squares among the answers in the order in which a coach sees them from its own end, the foremost first, and
 * after everything else. The engine lists them from home's End Zone to away's: whoever takes the first of equally good
 * ones would go forward with one team and back with the other.
 */
export const fromOwnEnd = <List extends Int16Array | number[]>(g: Game, seat: Seat, answers: List): List => {
  const order = placesOn(g.grid)[seat] as Int16Array;
  for (let i = 1; i < answers.length; i++) {
    const answer = answers[i] as number;
    const at = placeOf(answer, order);
    let j = i;
    for (; j > 0 && placeOf(answers[j - 1] as number, order) > at; j--) answers[j] = answers[j - 1] as number;
    answers[j] = answer;
  }
  return answers;
};
const placeOf = (answer: number, order: Int16Array): number =>
  verbOf(answer).object === 'square' ? order[objectOf(answer)] : -1;

/** The answer with the most points; the first of several. */
export const best = (answers: Int16Array, pointsOf: (answer: number) => number): number => {
  let chosen = answers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const points = pointsOf(answer);
    if (points > most) {
      most = points;
      chosen = answer;
    }
  }
  return chosen;
};
/** The first answer with one of the verbs, in their order; otherwise the first answer. */
export const prefer =
  (...names: readonly string[]) =>
  (g: Game, answers: Int16Array): number => {
    for (const name of names) {
      const wanted = g.verbNamed(name);
      for (const answer of answers) if (verbOf(answer) === wanted) return answer;
    }
    return answers[0];
  };
