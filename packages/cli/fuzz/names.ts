/** Whether a sentence says where to look: it names a field of the format or a key of the file, or the file as a whole. */
import { keysIn } from './json.ts';

/** What is the matter with a whole file rather than with a field of it. */
const WHOLE = /^the (?:file|record|scenario|team file|match|plan|text|position|save)\b/i;
/** Letters and digits only, as a sentence may show a key cut short or with its odd signs written out. */
export const core = (text: string): string =>
  text.replace(/\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[a-z]|[^\p{L}\p{N}_-]/giu, '');
const CORE_SHOWN = 12;

export const namesField = (words: ReadonlySet<string>, input: string, sentence: string): boolean => {
  if (WHOLE.test(sentence)) return true;
  const [clause = ''] = sentence.split('; ');
  // What stands in quotes is what the file says, not where.
  const told = clause.replace(/"(?:[^"\\]|\\.)*"?/g, ' ').match(/[\p{L}\p{N}_$-]+/gu) ?? [];
  if (told.some(word => words.has(word))) return true;
  // A key may hold anything, the sign that ends a clause too.
  const [subject = '', isNotThere] = sentence.split(/ is (?:unknown|missing)/);
  const head = core(isNotThere === undefined ? clause : subject);
  return [...keysIn(input)].some(key => {
    const shown = core(key).slice(0, CORE_SHOWN);
    return shown === '' ? head === '' : head.includes(shown);
  });
};
/** Every name of a field in a JSON Schema. */
export const fieldsOf = (schema: unknown, into = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return into;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) into.add(name);
    fieldsOf(value, into);
  }
  return into;
};
