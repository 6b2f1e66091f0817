/** What was kept and cannot be read: it is put aside, never thrown away, and the person is told. */
import { createSignal } from 'solid-js';

export type Kind = 'preferences' | 'formations' | 'teams' | 'match';
export interface Aside {
  readonly kind: Kind;
  /** Some of it could be read; or it is of a newer page and was left where it is. */
  readonly how: 'unread' | 'mended' | 'newer';
  /** As it was found. */
  readonly found: unknown;
}
const [asides, setAsides] = createSignal<readonly Aside[]>([]);

/** What was found since the page was opened and not yet acknowledged. */
export { asides };
export const tellAside = (aside: Aside): void => void setAsides([...asides(), aside]);
export const acknowledge = (): void => void setAsides([]);

/** The name under which a text is put aside: no earlier one is overwritten. */
const asideKey = (storage: Storage, key: string): string => {
  for (let n = 1; ; n++) if (storage.getItem(`${key}.aside.${n}`) === null) return `${key}.aside.${n}`;
};
/** Copies the text of a key to another; false when there is no room, and it must stay where it is. */
export const copyAside = (storage: Storage, key: string, text: string): boolean => {
  try {
    storage.setItem(asideKey(storage, key), text);
    return true;
  } catch {
    return false;
  }
};
