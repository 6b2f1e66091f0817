/** A tree of texts that stays where it is while another language is put into it: whoever holds a branch keeps it. */

type Tree = Record<string, unknown>;
const isBranch = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const put = (into: Tree, from: Tree): void => {
  for (const [name, value] of Object.entries(from)) {
    const there = into[name];
    if (!isBranch(value)) into[name] = value;
    else if (isBranch(there)) put(there, value);
    else {
      const branch: Tree = {};
      put(branch, value);
      into[name] = branch;
    }
  }
};
/** The texts in force, and how to put others in their place. */
export const tongue = <T extends object>(first: T): { readonly texts: T; readonly speak: (other: T) => void } => {
  const texts: Tree = {};
  const speak = (other: object): void => put(texts, other as Tree);
  speak(first);
  return { texts: texts as T, speak };
};
