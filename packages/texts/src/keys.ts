/**
 * A language in which every text is its own key, for translators and for tests: `⟦match.pause⟧`. A sentence says what it is
 * given, too: `⟦match.leads|Dwarf|3⟧`. What still reads as English comes from somewhere else.
 */
type Said = (...given: readonly unknown[]) => unknown;

/** The texts of another language with each one replaced by its key. */
export const keysOf = <T>(texts: T, path = ''): T => keyed(texts, path) as T;

const keyed = (text: unknown, path: string): unknown => {
  if (typeof text === 'string') return text === '' ? '' : keyFor(path, []);
  if (typeof text === 'function') return sentence(text as Said, path);
  if (Array.isArray(text)) return text.map((one, i) => keyed(one, `${path}.${i}`));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([name, one]) => [name, keyed(one, path === '' ? name : `${path}.${name}`)]),
  );
};
const keyFor = (path: string, given: readonly string[]): string => `⟦${[path, ...given].join('|')}⟧`;

/** Says its key where the text says anything, and what it says of what it was given. */
const sentence =
  (text: Said, path: string): Said =>
  (...given) => {
    const heard: string[] = [];
    const said = text(...given.map(one => listening(one, heard)));
    const all = Array.isArray(said) ? said.join(' ') : String(said);
    return said === ''
      ? ''
      : named(said, path, [...(given.some(answers) ? [] : given.flatMap(valuesIn)), ...heard].filter(isPrinted(all)));
  };
/** Who is given somebody to ask reads events beside it: facts, no words yet. */
const answers = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.values(given).some(one => typeof one === 'function');
/** Facts that a text only looks at, such as an id, are not part of it. Keys may have been written small. */
const isPrinted = (said: string) => (value: string) =>
  value.includes('⟦') ? said.toLowerCase().includes(value.toLowerCase()) : withoutKeys(said).includes(value);
const withoutKeys = (text: string): string => {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : withoutKeys(less);
};
const named = (said: unknown, path: string, given: readonly string[]): unknown => {
  if (typeof said === 'string') return said === '' ? '' : keyFor(path, given);
  if (Array.isArray(said)) return said.map((one, i) => named(one, `${path}.${i}`, given));
  return said;
};
const valuesIn = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesIn);
};
/** Hears what the functions say that a text is given to ask. */
const listening = (given: unknown, heard: string[]): unknown => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, one]) => {
      if (typeof one !== 'function') return [name, one];
      return [
        name,
        (...asked: readonly unknown[]) => {
          const answer = (one as Said)(...asked);
          heard.push(...valuesIn(answer));
          return answer;
        },
      ];
    }),
  );
};
