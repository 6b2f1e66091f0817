/** Which letter stands for a position of a team on the pitch. */

interface Named {
  readonly id: string;
  readonly name: string;
}
const known = new WeakMap<readonly Named[], ReadonlyMap<string, string>>();

/** A vowel says least about a name. */
const CONSONANTS_FIRST = (a: string, b: string): number => Number(/[aeiou]/i.test(a)) - Number(/[aeiou]/i.test(b));

/** 5O looks like fifty. */
const DIGITS_LAST = (a: string, b: string): number => Number(/[OI]/.test(a)) - Number(/[OI]/.test(b));

/** One letter a position, different within a team: the initial of the last word, or else the next best. */
export const lettersOf = (positions: readonly Named[], order?: 'consonantsFirst'): ReadonlyMap<string, string> => {
  const before = known.get(positions);
  if (before) return before;
  const made = new Map<string, string>();
  for (const { id, name } of positions) {
    const words = name.split(/[\s-]+/);
    const initials = [...words.slice(-1), ...words.slice(0, -1)].map(word => word[0] as string);
    const letters = [...name.replace(/[^a-z]/gi, '')];
    if (order === 'consonantsFirst') letters.sort(CONSONANTS_FIRST);
    const wanted = [...initials, ...letters].map(letter => letter.toUpperCase());
    if (order === 'consonantsFirst') wanted.sort(DIGITS_LAST);
    made.set(id, wanted.find(letter => ![...made.values()].includes(letter)) ?? '?');
  }
  known.set(positions, made);
  return made;
};
