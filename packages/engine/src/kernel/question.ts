/** Questions and answers: who is asked what, and how an answer is written. One number inside, one word outside. */
import { EngineError } from '../words.ts';
import { ASKED_MAX } from './layout.ts';
import type { SlotName, Values } from './procedure.ts';

/** What an answer names besides its verb. A list of names is an index into that list. */
export type ObjectKind = 'nothing' | 'player' | 'square' | 'seat' | 'number' | readonly string[];
export interface Verb {
  readonly id: number;
  readonly name: string;
  readonly object: ObjectKind;
  /** Ends a turn or an activation: `random` takes it rarely. */
  readonly ends: boolean;
  /** Not an answer to a question: names its seat and may come at any time (concede). */
  readonly standing: boolean;
}
const OBJECT_BITS = 9;
const OBJECT_MASK = (1 << OBJECT_BITS) - 1;
const VERB_MASK = 127;
const UNUSED_BITS = 16;

/** All verbs of all games, by their number in an answer. */
export const verbs: Verb[] = [];

/** The verbs a game is played with: a name means one thing in one game. What two games mean alike is the same verb. */
export class Vocabulary {
  private readonly byName = new Map<string, Verb>();
  verb(name: string, object: ObjectKind = 'nothing', traits: { ends?: boolean; standing?: boolean } = {}): Verb {
    if (this.byName.has(name)) throw new EngineError(`the verb ${name} is there already`);
    const { ends = false, standing = false } = traits;
    const same = (v: Verb): boolean =>
      v.name === name && v.object === object && v.ends === ends && v.standing === standing;
    let made = verbs.find(same);
    if (made === undefined) {
      if (verbs.length > VERB_MASK) throw new EngineError('too many verbs for one cell');
      made = { id: verbs.length, name, object, ends, standing };
      verbs.push(made);
    }
    this.byName.set(name, made);
    return made;
  }
  named(name: string): Verb | undefined {
    return this.byName.get(name);
  }
}

/** An answer inside the engine: the verb and its object in one cell, of which it uses the sign as well. */
export const answerOf = (v: Verb, object = 0): number =>
  (((v.id << OBJECT_BITS) | object) << UNUSED_BITS) >> UNUSED_BITS;
export const verbOf = (answer: number): Verb => verbs[(answer >> OBJECT_BITS) & VERB_MASK] as Verb;
export const objectOf = (answer: number): number => answer & OBJECT_MASK;

/** An answer as people, files and the wire write it: `"stop"`, `{"run":"H3"}`, `{"to":[7,5]}`. */
export type Answer = string | { readonly [verb: string]: string | number | readonly [number, number] };

/** What is true of a question whenever it comes up. The engine does not act on it; a client may, each as it sees fit. */
interface Facts<G, N extends readonly SlotName[]> {
  /** The answer that lets things be: nothing is used, changed or begun. It may not be open every time. */
  readonly decline?: Verb;
  /** Comes up while something is carried out that was decided before: it has to be answered, but is no step of a plan. */
  readonly onTheWay?: true;
  /** Nobody who gives several orders at once can count on it: the rest of them waits until it is answered. */
  readonly breaksIn?: true;
  /** The answer nobody in their right mind would not give; undefined where a coach has to think. */
  readonly obvious?: (g: G, ...about: Values<N>) => number | undefined;
  /** Whether an answer is legal that was offered unproved, since that takes long to find out. */
  readonly proof?: (g: G, verb: Verb, object: number, ...about: Values<N>) => boolean;
}
export interface Question<N extends readonly SlotName[] = readonly SlotName[]> {
  readonly id: number;
  /** Whose question it is: a name is used once in a game. */
  readonly game: string;
  readonly name: string;
  readonly about: N;
  /** Offers every legal answer by `g.offer`, or by `g.offerUnproved` where `proof` has the last word. */
  readonly legal: (g: unknown, ...about: number[]) => void;
  readonly decline: Verb | undefined;
  readonly onTheWay: boolean;
  readonly breaksIn: boolean;
  readonly obvious: ((g: unknown, ...about: number[]) => number | undefined) | undefined;
  readonly proof: ((g: unknown, verb: Verb, object: number, ...about: number[]) => boolean) | undefined;
}
export const questions: Question[] = [];

/** `const question = questionOf<MyGame>('my game')` gives a game the word with its own type in it. */
export const questionOf =
  <G>(game: string) =>
  <const N extends readonly SlotName[]>(
    name: string,
    about: N,
    legal: (g: G, ...about: Values<N>) => void,
    facts: Facts<G, N> = {},
  ): Question<N> => {
    if (about.length > ASKED_MAX) throw new EngineError(`the question ${name} is about more than ${ASKED_MAX} things`);
    if (questions.some(q => q.name === name && q.game === game))
      throw new EngineError(`two questions are called ${name}`);
    const made: Question<N> = {
      id: questions.length,
      game,
      name,
      about,
      legal: legal as unknown as Question['legal'],
      decline: facts.decline,
      onTheWay: facts.onTheWay === true,
      breaksIn: facts.breaksIn === true,
      obvious: facts.obvious as unknown as Question['obvious'],
      proof: facts.proof as unknown as Question['proof'],
    };
    questions.push(made as unknown as Question);
    return made;
  };
