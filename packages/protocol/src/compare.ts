/** What a scenario expects against what there is: every difference with its field. */
import type { NamedEvent } from './events.ts';
import { isObject } from './shape.ts';

export interface Difference {
  /** `players.A.square`, `asked.legal`, `events[2]`. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}
export type Check = (field: string, expected: unknown, actual: unknown, same: boolean) => void;

export const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The same names, in any order. */
export const sameNames = (a: readonly string[], b: readonly string[]): boolean => equal([...a].sort(), [...b].sort());

const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;
/** An object need only have the fields that are named; a list has all its items; anything else is equal. */
export const matches = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) && expected.length === actual.length && expected.every((one, i) => matches(one, actual[i]))
    );
  if (isObject(expected))
    return isObject(actual) && Object.entries(expected).every(([key, one]) => matches(one, own(actual, key)));
  return equal(expected, actual);
};

/** Each of one list finds a partner of its own in the other; whoever is taken already looks for another one. */
export const pairUp = <E, A>(
  expected: readonly E[],
  actual: readonly A[],
  fits: (expected: E, actual: A) => boolean,
): boolean => {
  if (expected.length !== actual.length) return false;
  const partners = expected.map(one => actual.flatMap((other, i) => (fits(one, other) ? [i] : [])));
  const takenBy = new Map<number, number>();
  const place = (one: number, asked: Set<number>): boolean =>
    (partners[one] as number[]).some(other => {
      if (asked.has(other)) return false;
      asked.add(other);
      const holder = takenBy.get(other);
      if (holder !== undefined && !place(holder, asked)) return false;
      takenBy.set(other, one);
      return true;
    });
  return expected.every((_, one) => place(one, new Set()));
};

interface ExpectedEvents {
  readonly events?: readonly { readonly type: string }[];
  readonly noEvents?: readonly { readonly type: string }[];
}
/** Each expected event comes after the one before it; whatever lies between does not matter. */
export const compareEvents = (expected: ExpectedEvents, actual: readonly NamedEvent[], check: Check): void => {
  let from = 0;
  for (const [i, wanted] of (expected.events ?? []).entries()) {
    const at = actual.findIndex((event, k) => k >= from && matches(wanted, event));
    if (at < 0) {
      const rest = actual.slice(from);
      const alike = rest.filter(event => event.type === wanted.type);
      check(`events[${i}]`, wanted, alike.length > 0 ? alike : rest.map(event => event.type), false);
      return;
    }
    from = at + 1;
  }
  for (const [i, unwanted] of (expected.noEvents ?? []).entries()) {
    const found = actual.find(event => matches(unwanted, event));
    if (found !== undefined) check(`noEvents[${i}]`, 'no such event', found, false);
  }
};
