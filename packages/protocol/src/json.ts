/** Reading JSON from outside: broken and cut-off texts get one sentence. */
import { BadInput } from '@ironpitch/engine';

export const parseJson = (source: string, what: string): unknown => {
  const whole = source.trimEnd();
  if (whole === '') throw new BadInput(`${what} is empty; expected a JSON object { … }`);
  try {
    return JSON.parse(whole);
  } catch (error) {
    const place = placeOf(whole, error as Error) ?? search(whole);
    if (place >= whole.length)
      throw new BadInput(`${what} is cut off: its JSON ends in the middle, after ${whole.length} characters`);
    const before = whole.slice(0, place).split('\n');
    const column = (before[before.length - 1] as string).length + 1;
    throw new BadInput(`${what} is not proper JSON: line ${before.length}, column ${column} cannot be read`);
  }
};
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
/** A field that is written twice would silently lose what it said first. */
export const checkFieldsOnce = (source: string, what: string): void => {
  const open: Set<string>[] = [];
  let last = '';
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      if (open.at(-1)?.has(last))
        throw new BadInput(
          `${what} says ${last} twice, the second time in line ${source.slice(0, index).split('\n').length}`,
        );
      open.at(-1)?.add(last);
    }
    last = token;
  }
};
/** Where the parser stopped, if it says so: it names a position, or only that the text ended. */
const placeOf = (source: string, error: Error): number | undefined => {
  if (/end of|unterminated/i.test(error.message)) return source.length;
  const [, at] = /position (\d+)/.exec(error.message) ?? [];
  return at === undefined ? undefined : Number(at);
};
/** The longest beginning that lacks nothing but its end. */
const search = (source: string): number => {
  let good = 0;
  let bad = source.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (lacksOnlyItsEnd(source.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
};
const lacksOnlyItsEnd = (source: string): boolean => {
  try {
    JSON.parse(source);
    return true;
  } catch (error) {
    return (placeOf(source, error as Error) ?? 0) >= source.length;
  }
};
