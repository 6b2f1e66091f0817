/** What a refusal of an answer states: a reason by name, the facts behind it and the rule. Its sentence stands with the texts. */

/** What a reason may state; players, Actions, skills and the like by their names in files. */
export interface RefusalFacts {
  /** Who was to do it. */
  readonly who: string;
  /** To whom, or who is in the way. */
  readonly whom: string;
  readonly square: readonly [column: number, row: number];
  readonly from: readonly [column: number, row: number];
  readonly action: string;
  readonly skill: string;
  /** What was to be re-rolled with. */
  readonly reroll: string;
  readonly face: string;
  /** What is wrong with a set-up. */
  readonly fault: string;
  readonly wanted: number;
  readonly found: number;
}
/** Which facts each reason of a game states. */
type ReasonTable<R> = { readonly [K in keyof R]: keyof RefusalFacts };
/** The reasons that every game has. */
export interface CommonReasons {
  readonly matchOver: never;
  /** It is no word of the game, or names something that is not there. */
  readonly unknownAnswer: never;
  /** Nothing better to say: it does not answer what is asked. */
  readonly notAsked: never;
}
/** Why an answer is not legal, with the rule behind it where there is one. */
export interface Refusal {
  readonly reason: string;
  readonly facts: Partial<RefusalFacts>;
  readonly rule?: string;
}
/** Makes the refusals of a game: no reason that its table does not list, and none without its facts. */
export const refusalsOf =
  <R extends ReasonTable<R>>() =>
  <K extends keyof R & string>(reason: K, facts: Pick<RefusalFacts, R[K]>, rule?: string): Refusal =>
    rule === undefined ? { reason, facts } : { reason, facts, rule };
export const refuseAnyway = refusalsOf<CommonReasons>();
