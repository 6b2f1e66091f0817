/** How the facts of a refusal become the words of its sentence: whoever shows it says what things are called there. */
import type { Refusal, RefusalFacts } from '@ironpitch/engine';

/** The facts, written out. */
export type FactWords = { readonly [K in keyof RefusalFacts]: RefusalFacts[K] extends number ? number : string };
/** One sentence for every reason of a game, from the facts that the reason states and no others. */
export type RefusalSentences<R> = {
  readonly [K in keyof R]: (words: Pick<FactWords, Extract<R[K], keyof RefusalFacts>>) => string;
};
/** What things are called where the refusal is shown. */
export interface FactNames {
  player(id: string): string;
  square(square: RefusalFacts['square']): string;
  action(name: string): string;
  skill?(id: string): string;
  reroll?(source: string): string;
  face?(name: string): string;
}
export const sayRefusal = <R>(
  sentences: RefusalSentences<R>,
  { reason, facts }: Pick<Refusal, 'reason' | 'facts'>,
  names: FactNames,
): string => {
  const said = <T>(fact: T | undefined, say: ((fact: T) => string) | undefined): string =>
    fact === undefined ? '' : (say?.(fact) ?? '');
  const words: FactWords = {
    who: said(facts.who, names.player),
    whom: said(facts.whom, names.player),
    square: said(facts.square, names.square),
    from: said(facts.from, names.square),
    action: said(facts.action, names.action),
    skill: said(facts.skill, names.skill),
    reroll: said(facts.reroll, names.reroll),
    face: said(facts.face, names.face),
    fault: facts.fault ?? '',
    wanted: facts.wanted ?? 0,
    found: facts.found ?? 0,
  };
  // The reasons of a game are the keys of its sentences: another one does not compile on either side.
  return (sentences[reason as keyof R] as (words: FactWords) => string)(words);
};
