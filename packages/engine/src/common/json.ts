/** Reading JSON from outside: what is too long, too deep, broken, cut off or said twice gets one sentence. */
import { BadInput, show } from '../words.ts';

/** The longest file that is read, in bytes: a match with all its dice takes a hundredth of it. */
export const FILE_MAX = 4_000_000;
/** How many brackets may be open at once: the files there are need six. */
const DEPTH_MAX = 32;

/** Throws BadInput unless the text is proper JSON in which no field of an object is written twice. */
export const parseJson = (source: string, what: string): unknown => {
  if (source.length > FILE_MAX)
    throw new BadInput(`${what} is too long: ${source.length} characters, where at most ${FILE_MAX} are read`);
  const whole = source.trimEnd();
  if (whole === '') throw new BadInput(`${what} is empty; expected a JSON object { … }`);
  checkText(whole, what);
  return JSON.parse(whole);
};

const SPACE = /[ \t\n\r]*/y;
const VALUE = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** The beginning of something that would be proper if only the text went on. */
const UNFINISHED = /^(?:-|\.|[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul|\\|\\u[0-9a-fA-F]{0,3})$/;
const UNFINISHED_MAX = 5;

/** Where a match of the sticky `form` that begins at `at` ends; -1 without one. */
const endOf = (form: RegExp, text: string, at: number): number => {
  form.lastIndex = at;
  return form.test(text) ? form.lastIndex : -1;
};

/** What a place of the text waits for. */
type Awaited = 'value' | 'value or ]' | 'field' | 'field or }' | ':' | ', or the end';

/** Walks once through the text, with the brackets that are open on a stack: of an object the fields it has named so far. */
const checkText = (text: string, what: string): void => {
  const open: (Set<string> | 'list')[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const broken = (place: number): BadInput => {
    const rest = text.slice(place, place + UNFINISHED_MAX + 1);
    if (rest === '' || UNFINISHED.test(rest))
      return new BadInput(`${what} is cut off: its JSON ends in the middle, after ${text.length} characters`);
    const before = text.slice(0, place).split('\n');
    const column = (before[before.length - 1] as string).length + 1;
    return new BadInput(`${what} is not proper JSON: line ${before.length}, column ${column} cannot be read`);
  };
  const line = (): number => text.slice(0, at).split('\n').length;
  const endOfString = (): number => {
    for (let i = at + 1; i < text.length; i++) {
      const sign = text.charCodeAt(i);
      if (sign === 0x22) return i + 1;
      if (sign < 0x20) throw broken(i);
      if (sign !== 0x5c) continue;
      const end = endOf(ESCAPE, text, i);
      if (end < 0) throw broken(i);
      i = end - 1;
    }
    throw broken(text.length);
  };
  const enter = (kind: Set<string> | 'list'): Awaited => {
    if (open.push(kind) > DEPTH_MAX)
      throw new BadInput(`${what} is nested too deeply: more than ${DEPTH_MAX} brackets are open in line ${line()}`);
    at++;
    return kind === 'list' ? 'value or ]' : 'field or }';
  };
  const field = (fields: Set<string>): Awaited => {
    const end = endOfString();
    const name = JSON.parse(text.slice(at, end)) as string;
    if (fields.has(name)) throw new BadInput(`${what} says ${show(name)} twice, the second time in line ${line()}`);
    fields.add(name);
    at = end;
    return ':';
  };
  for (;;) {
    at = endOf(SPACE, text, at);
    const sign = text[at];
    const inside = open.at(-1);
    const closes = sign === (inside === 'list' ? ']' : '}');
    if (awaited === ', or the end') {
      if (inside === undefined && sign === undefined) return;
      if (inside === undefined || (sign !== ',' && !closes)) throw broken(at);
      if (closes) open.pop();
      else awaited = inside === 'list' ? 'value' : 'field';
      at++;
    } else if (closes && (awaited === 'value or ]' || awaited === 'field or }')) {
      open.pop();
      awaited = ', or the end';
      at++;
    } else if (awaited === 'field' || awaited === 'field or }') {
      if (sign !== '"') throw broken(at);
      awaited = field(inside as Set<string>);
    } else if (awaited === ':') {
      if (sign !== ':') throw broken(at);
      awaited = 'value';
      at++;
    } else if (sign === '{' || sign === '[') {
      awaited = enter(sign === '{' ? new Set() : 'list');
    } else {
      const end = sign === '"' ? endOfString() : endOf(VALUE, text, at);
      if (end < 0) throw broken(at);
      at = end;
      awaited = ', or the end';
    }
  }
};
