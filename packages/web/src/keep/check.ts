/** What kept data may look like: anybody may have written it, an older page, a newer one, or a broken disk. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Own properties only: `constructor` is nobody's preference. */
export const field = (value: Fields, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
export const isWhole = (value: unknown, from = 0, to = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
export const isOneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    (values as readonly unknown[]).includes(value);
export const isPair = <T>(value: unknown, isRight: (one: unknown) => one is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(isRight);

/** What could be read, and whether something had to be left out; undefined when nothing could. */
export type Read<T> = { readonly value: T; readonly mended: boolean } | undefined;
/** The right ones of a list. */
export const readList = <T>(found: unknown, isRight: (one: unknown) => one is T): Read<readonly T[]> => {
  if (!Array.isArray(found)) return undefined;
  const value = found.filter(isRight);
  return { value, mended: value.length < found.length };
};
