/**
 * Descriptions of what a file holds. One description gives the TypeScript type, the check with its sentence, and the
 * JSON Schema, so that the three cannot drift apart.
 */
import { BadInput, printable, show } from '@ironpitch/engine';

export type JsonSchema = Readonly<Record<string, unknown>>;
export interface Shape<T> {
  /** What would be right, as it ends a sentence: "a whole number from 0 to 4". */
  readonly says: string;
  /** Throws BadInput, naming the field and what would be right. */
  check(value: unknown, field: string): void;
  /** `defs` collects the shapes that have a name. */
  schema(defs: Record<string, JsonSchema>): JsonSchema;
  /** Never there: what a value of this shape is. */
  readonly type?: T;
}
export type TypeOf<S> = S extends Shape<infer T> ? T : never;
/** The value, once it has been checked. */
export const read = <T>(shape: Shape<T>, value: unknown, field = ''): T => {
  shape.check(value, field);
  return value as T;
};

/** The longest text, unless a shape says otherwise; the most items of a list, and the most names of an object. */
const TEXT_MAX = 10_000;
const ITEMS_MAX = 1000;
const NAMES_MAX = 200;
const wrong = (field: string, says: string, value: unknown): BadInput =>
  new BadInput(`${field}: expected ${says}, not ${show(value)}`);

const simple = <T>(says: string, fits: (value: unknown) => boolean, schema: JsonSchema): Shape<T> => ({
  says,
  check(value, field) {
    if (!fits(value)) throw wrong(field, says, value);
  },
  schema: () => schema,
});
export const text = (says = 'a text', maxLength = TEXT_MAX): Shape<string> => ({
  says,
  check(value, field) {
    if (typeof value !== 'string') throw wrong(field, says, value);
    if (value.length > maxLength)
      throw new BadInput(`${field}: expected at most ${maxLength} characters, not ${value.length}`);
  },
  schema: () => ({ type: 'string', maxLength }),
});
/** A text of a certain form. */
export const pattern = (says: string, form: RegExp): Shape<string> =>
  simple(says, value => typeof value === 'string' && form.test(value), { type: 'string', pattern: form.source });
export const yesNo: Shape<boolean> = simple('true or false', value => typeof value === 'boolean', { type: 'boolean' });
export const whole = (
  minimum: number,
  maximum: number,
  says = `a whole number from ${minimum} to ${maximum}`,
): Shape<number> =>
  simple(says, value => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum, {
    type: 'integer',
    minimum,
    maximum,
  });
export const anything: Shape<unknown> = simple('anything', () => true, {});

export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
export const oneOf = <const T extends readonly string[]>(...names: T): Shape<T[number]> =>
  simple(listNames(names), value => names.includes(value as string), { enum: names });

/** One of several simple shapes. */
export const either = <S extends readonly Shape<unknown>[]>(...shapes: S): Shape<TypeOf<S[number]>> => {
  const says = listNames(shapes.map(shape => shape.says));
  return {
    says,
    check(value, field) {
      if (!shapes.some(shape => fits(shape, value))) throw wrong(field, says, value);
    },
    schema: defs => ({ anyOf: shapes.map(shape => shape.schema(defs)) }),
  };
};
export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  says: `${shape.says}, or null`,
  check(value, field) {
    if (value !== null) shape.check(value, field);
  },
  schema: defs => ({ anyOf: [shape.schema(defs), { type: 'null' }] }),
});

export const list = <T>(item: Shape<T>, maxItems = ITEMS_MAX): Shape<readonly T[]> => ({
  says: `a list [ … ] in which each is ${item.says}`,
  check(value, field) {
    if (!Array.isArray(value)) throw wrong(field, 'a list [ … ]', value);
    if (value.length > maxItems) throw new BadInput(`${field}: expected at most ${maxItems}, not ${value.length}`);
    for (const [i, one] of value.entries()) item.check(one, `${field}[${i}]`);
  },
  schema: defs => ({ type: 'array', items: item.schema(defs), maxItems }),
});
/** A list of a fixed length, each place with its own shape. */
export const tuple = <const S extends readonly Shape<unknown>[]>(
  says: string,
  ...items: S
): Shape<{ readonly [K in keyof S]: TypeOf<S[K]> }> => ({
  says,
  check(value, field) {
    const proper = Array.isArray(value) && value.length === items.length;
    if (!proper || !items.every((item, i) => fits(item, value[i]))) throw wrong(field, says, value);
  },
  schema: defs => ({
    type: 'array',
    prefixItems: items.map(item => item.schema(defs)),
    minItems: items.length,
    maxItems: items.length,
  }),
});
const fits = (shape: Shape<unknown>, value: unknown): boolean => {
  try {
    shape.check(value, '');
    return true;
  } catch {
    return false;
  }
};

export type Fields = Readonly<Record<string, Shape<unknown>>>;
type Entry<R extends Fields, O extends Fields> = {
  readonly [K in keyof R]: TypeOf<R[K]>;
} & { readonly [K in keyof O]?: TypeOf<O[K]> };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const KEY_MAX = 40;
/** The field that a key of the file stands for, in a sentence. */
export const within = (field: string, key: string): string => {
  const shown = printable(key, KEY_MAX);
  return field === '' ? shown : `${field}.${shown}`;
};

/** An object with these fields and no others. */
export const object = <R extends Fields, O extends Fields>(required: R, optional: O): Shape<Entry<R, O>> => {
  // A map: what every JavaScript object inherits (`constructor`, `toString`) is no field of a file.
  const all = new Map(Object.entries({ ...required, ...optional }));
  return {
    says: `an object { … } with ${listNames([...all.keys()]).replace(/ or (?=[^ ]*$)/, ' and ')}`,
    check(value, field) {
      if (!isObject(value)) throw wrong(field === '' ? 'the file' : field, 'an object { … }', value);
      for (const key of Object.keys(value)) {
        if (!all.has(key))
          throw new BadInput(`${within(field, key)} is unknown; known here: ${[...all.keys()].join(', ')}`);
      }
      for (const [key, shape] of Object.entries(required)) {
        if (!Object.hasOwn(value, key) || value[key] === undefined)
          throw new BadInput(`${within(field, key)} is missing; expected ${shape.says}`);
      }
      for (const [key, one] of Object.entries(value)) all.get(key)?.check(one, within(field, key));
    },
    schema: defs => ({
      type: 'object',
      properties: Object.fromEntries([...all].map(([key, shape]) => [key, shape.schema(defs)])),
      ...(Object.keys(required).length > 0 ? { required: Object.keys(required) } : {}),
      additionalProperties: false,
    }),
  };
};
/** An object whose keys are names of the file's own: players, options. */
export const record = <T>(says: string, item: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  says,
  check(value, field) {
    if (!isObject(value)) throw wrong(field, says, value);
    const names = Object.keys(value).length;
    if (names > NAMES_MAX) throw new BadInput(`${field}: expected at most ${NAMES_MAX} names, not ${names}`);
    for (const [key, one] of Object.entries(value)) item.check(one, within(field, key));
  },
  schema: defs => ({ type: 'object', additionalProperties: item.schema(defs), maxProperties: NAMES_MAX }),
});

/** Adds the sentence an editor shows. */
export const about = <T>(description: string, shape: Shape<T>): Shape<T> => ({
  ...shape,
  schema: defs => ({ description, ...shape.schema(defs) }),
});
/** Written once in the schema, under its name. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> => ({
  ...shape,
  schema(defs) {
    if (defs[name] === undefined) {
      defs[name] = {};
      defs[name] = shape.schema(defs);
    }
    return { $ref: `#/$defs/${name}` };
  },
});
