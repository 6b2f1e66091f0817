/** A place in the browser's storage for one kind of thing: what lies there has a version and is checked when it is read. */
import { copyAside, type Kind, tellAside } from './aside.ts';
import { field, isFields, isWhole, type Read } from './check.ts';

interface Place<T> {
  readonly kind: Kind;
  readonly key: string;
  /** When nothing is there, or nothing can be read. */
  readonly none: T;
  /** The n-th turns form n into form n + 1; form 0 is what the page kept before there were versions. */
  readonly migrations: readonly ((kept: unknown) => unknown)[];
  readonly check: (kept: unknown) => Read<T>;
}
/** From before there were versions, and alike since. */
export const asItWas = (kept: unknown): unknown => kept;

/** What a text in the storage holds; `newer` when only a later page can tell. */
export const readKept = <T>({ migrations, check }: Place<T>, text: string): Read<T> | 'newer' => {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  const version = isFields(found) ? field(found, 'version') : undefined;
  if (version === undefined) return check(migrate(migrations, found));
  if (!isWhole(version, 1)) return undefined;
  if (version > migrations.length) return 'newer';
  return check(migrate(migrations.slice(version), field(found as object as Record<string, unknown>, 'kept')));
};
const migrate = (migrations: Place<unknown>['migrations'], kept: unknown): unknown =>
  migrations.reduce((form, turn) => turn(form), kept);

export class Shelf<T> {
  private readonly place: Place<T>;
  /** What lies there must stay: a newer page needs it, or there was no room to put it aside. */
  private taken = false;
  constructor(place: Place<T>) {
    this.place = place;
  }
  /** Blocked storage means nothing is there. */
  read(): T {
    const { place } = this;
    const { kind, key, none } = place;
    let text: string | null;
    try {
      text = localStorage.getItem(key);
    } catch {
      return none;
    }
    if (text === null) return none;
    const read = readKept(place, text);
    if (read === 'newer') {
      if (!this.taken) tellAside({ kind, how: 'newer', found: text });
      this.taken = true;
      return none;
    }
    if (read && !read.mended) {
      this.taken = false;
      return read.value;
    }
    if (!this.taken) tellAside({ kind, how: read ? 'mended' : 'unread', found: text });
    this.taken = !copyAside(localStorage, key, text);
    const value = read?.value ?? none;
    this.write(value);
    return value;
  }
  /** Returns whether it could be kept. */
  write(value: T): boolean {
    if (this.taken) return false;
    const { key, migrations } = this.place;
    try {
      localStorage.setItem(key, JSON.stringify({ version: migrations.length, kept: value }));
      return true;
    } catch {
      return false;
    }
  }
}
