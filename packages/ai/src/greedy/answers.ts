/** Reading and choosing among legal answers, in whatever game. */
import { type Game, objectOf, verbOf } from '@ironpitch/engine';

/** The verb of an answer, by name. */
export const verbName = (answer: number): string => verbOf(answer).name;
/** The object of an answer whose verb has a list of names. */
export const objectName = (answer: number): string => {
  const { object } = verbOf(answer);
  return typeof object === 'string' ? '' : (object[objectOf(answer)] as string);
};
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
