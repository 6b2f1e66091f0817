/** One legal answer as a screen offers it, in every game. */
import { type Game, objectOf, verbOf } from '@ironpitch/engine';

/** `key` is what to type; `hint` says what it means. */
export interface Choice {
  readonly answer: number;
  readonly verb: string;
  readonly object: number;
  /** A name from the verb's own list (`smash`, `sprint`), or ''. */
  readonly name: string;
  readonly key: string;
  readonly label: string;
  readonly hint: string;
}
/** The words for one answer. */
export interface AnswerText {
  readonly label: string;
  readonly hint?: string;
  /** Left out: the answers without a key of their own are numbered. */
  readonly key?: string;
}

const LEGAL_MAX = 512;
const buffer = new Int16Array(LEGAL_MAX);

/** Every legal answer, in the engine's order, with a game's words for it. */
export const choicesIn = <G extends Game>(
  g: G,
  wordsFor: (g: G, verb: string, object: number, name: string) => AnswerText,
): Choice[] => {
  const answers = [...buffer.subarray(0, g.legal(buffer))];
  let number = 0;
  return answers.map(answer => {
    const verb = verbOf(answer);
    const object = objectOf(answer);
    const name = Array.isArray(verb.object) ? (verb.object[object] as string) : '';
    const words = wordsFor(g, verb.name, object, name);
    const key = words.key ?? String(++number);
    return { answer, verb: verb.name, object, name, key, label: words.label, hint: words.hint ?? '' };
  });
};
