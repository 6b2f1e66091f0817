/** What the page keeps on a device, as it finds it there again: changed by another version, another program or a person. */
import { corpusOf, largeValues, ROOT } from '../corpus.ts';
import { type Format, pickFrom, type Said } from '../format.ts';
import { mutateJson, treesOf } from '../mutate.ts';
import { matchRecords } from './matches.ts';

// --- the page's side: these are its own readers, loaded as they are -----------------------------------------------
interface Place {
  readonly kind: string;
  readonly key: string;
  readonly migrations: readonly unknown[];
}
interface Aside {
  readonly kind: string;
  readonly how: string;
}
interface Readers {
  readonly places: Readonly<Record<string, Place>>;
  shelf(place: Place): { read(): unknown };
  readMatch(found: unknown): unknown;
  asides(): readonly Aside[];
  acknowledge(): void;
}
/** The page is another house: its files are found by their names, not imported. */
const load = async (): Promise<Readers> => {
  const module = (name: string) => import(new URL(`packages/web/src/keep/${name}.ts`, ROOT).href);
  const [{ Shelf }, { PREFERENCES }, { FORMATIONS }, { TEAMS }, { readMatch }, { asides, acknowledge }] =
    await Promise.all(['shelf', 'preferences', 'formations', 'teams', 'kept', 'aside'].map(module));
  const places = { preferences: PREFERENCES, formations: FORMATIONS, teams: TEAMS };
  return { places, shelf: place => new Shelf(place), readMatch, asides, acknowledge };
};

// --- what must come of it -----------------------------------------------------------------------------------------
const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const listOf = (value: unknown, fits: (one: unknown) => boolean, length?: number): boolean =>
  Array.isArray(value) && (length === undefined || value.length === length) && value.every(fits);
type Fields = Record<string, unknown>;
/** What the screens take for granted. */
const SOUND: Readonly<Record<string, (value: unknown) => boolean>> = {
  preferences(value) {
    const { theme, kits, speed, motion, confirmEnd, askAlways, met, learnt } = value as Fields;
    return (
      [theme, kits, speed, motion].every(isText) &&
      typeof confirmEnd === 'boolean' &&
      listOf(askAlways, isText) &&
      listOf(learnt, isText) &&
      Object.values(met as Fields).every(isWhole)
    );
  },
  formations: value =>
    listOf(value, one => {
      const { ruleset, attack, places, name } = one as Fields;
      const isPlace = (place: unknown): boolean => listOf(place, isWhole, 3);
      return (
        isText(ruleset) &&
        typeof attack === 'boolean' &&
        listOf(places, isPlace) &&
        (name === undefined || isText(name))
      );
    }),
  teams: value => listOf(value, isText),
  match(value) {
    const { id, saved, ruleset, teams, teamIds, coaches, score, turn, active, over, record } = value as Fields;
    return (
      [id, ruleset, record].every(isText) &&
      [saved, turn, active].every(isWhole) &&
      [teams, teamIds, coaches].every(pair => listOf(pair, isText, 2)) &&
      listOf(score, isWhole, 2) &&
      typeof over === 'boolean'
    );
  },
};

class Memory {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.kept.set(key, String(text));
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
const withStorage = <T>(storage: Memory, act: () => T): T => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    return act();
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
};
/** Reads one thing twice, as two visits would; what could not be read must still be somewhere, and be told. */
const visit = (readers: Readers, place: Place, text: string): Said => {
  const storage = new Memory();
  storage.setItem(place.key, text);
  const read = (): string =>
    withStorage(storage, () => {
      const value = readers.shelf(place).read();
      if (!SOUND[place.kind]?.(value)) throw new Error(`${place.kind} are read that no screen can show`);
      return JSON.stringify(value);
    });
  readers.acknowledge();
  const first = read();
  const told = readers.asides().map(({ kind, how }) => `${kind}: ${how}`);
  if (read() !== first) throw new Error(`${place.kind} are read otherwise the second time`);
  if (told.length > 0 && ![...storage.kept.values()].includes(text)) throw new Error('what could not be read is lost');
  return { refusals: told };
};
const visitMatch = ({ readMatch }: Readers, text: string): Said => {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { refusals: ['match: unread'] };
  }
  const read = readMatch(found);
  if (read === undefined || read === 'newer') return { refusals: ['match: set aside'] };
  if (!SOUND.match?.(read)) throw new Error('a match is read that no screen can show');
  return { refusals: [] };
};

// --- what is kept -------------------------------------------------------------------------------------------------
interface Kept {
  readonly store: string;
  readonly text: string;
}
const versioned = (kept: unknown): string => JSON.stringify({ version: 1, kept });
const PREFERRED = {
  theme: 'dark',
  kits: 'b',
  speed: 'calm',
  motion: 'off',
  confirmEnd: false,
  askAlways: ['push'],
  met: { blockDie: 3, claim: 1 },
  learnt: ['drill-1-controlling-the-board.json'],
};
const LINED_UP = [
  {
    ruleset: 'blood-2016',
    attack: true,
    places: [
      [1, 13, 7],
      [2, 13, 8],
    ],
    name: 'Wall',
  },
  { ruleset: 'blitz-2024', attack: false, places: [[1, 5, 5]] },
];
const matchKept = (record: string, n: number): string =>
  JSON.stringify({
    version: 1,
    id: `m${n}`,
    saved: 1_700_000_000_000 + n,
    ruleset: 'blitz-2024',
    teams: ['Dwarf', 'Orc'],
    teamIds: ['dwarf', 'orc'],
    coaches: ['person', 'greedy'],
    score: [3, 4],
    turn: 5,
    active: 1,
    over: false,
    record,
  });

export const kept = async (): Promise<Format> => {
  const readers = await withStorage(new Memory(), load);
  const proper: Readonly<Record<string, readonly string[]>> = {
    preferences: [JSON.stringify(PREFERRED), versioned(PREFERRED)],
    formations: [JSON.stringify(LINED_UP), versioned(LINED_UP)],
    teams: [versioned(['{"format":"ironpitch-team"}', '']), JSON.stringify(['{}'])],
    match: matchRecords().slice(0, 3).map(matchKept),
  };
  const stores = Object.keys(proper);
  const trees = new Map(stores.map(store => [store, treesOf(proper[store] ?? [])]));
  const inputOf = (store: string, text: string): string => JSON.stringify({ store, text } satisfies Kept);
  return {
    name: 'kept',
    given: [
      ...stores.flatMap(store => (proper[store] ?? []).map(text => inputOf(store, text))),
      ...corpusOf('kept'),
      ...stores.flatMap(store => largeValues().map(value => inputOf(store, `{"version":1,"kept":${value}}`))),
      ...largeValues().map(value => inputOf('formations', JSON.stringify(LINED_UP).replace('{', `{"more":${value},`))),
    ],
    mutate(dice) {
      const store = pickFrom(dice, stores);
      return inputOf(store, mutateJson(dice, trees.get(store) ?? []));
    },
    attempt(input) {
      const { store, text } = JSON.parse(input) as Kept;
      const place = Object.hasOwn(readers.places, store) ? readers.places[store] : undefined;
      return place ? visit(readers, place, String(text)) : visitMatch(readers, String(text));
    },
    names: (input, sentence) => sentence.startsWith(`${(JSON.parse(input) as Kept).store}:`),
  };
};
