/** What a person likes: kept on this device, and never needed for a match. */
import { createSignal } from 'solid-js';

export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly kits: 'a' | 'b' | 'c' | 'd';
  readonly speed: 'calm' | 'brisk' | 'fast';
  readonly motion: 'on' | 'off';
  readonly confirmEnd: boolean;
  /** Repetitive questions that are asked all the same, by name. */
  readonly askAlways: readonly string[];
  /** How often each kind of question was met: the first times it is explained. */
  readonly met: Readonly<Record<string, number>>;
  /** Lessons passed, by file. */
  readonly learnt: readonly string[];
}
const USUAL: Preferences = {
  theme: 'system',
  kits: 'a',
  speed: 'brisk',
  motion: 'on',
  confirmEnd: true,
  askAlways: ['followUp', 'push', 'cards'],
  met: {},
  learnt: [],
};
const KEY = 'ironpitch.preferences';

/** Blocked or broken storage means the usual preferences, for as long as the page is open. */
const read = (): Preferences => {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return USUAL;
  }
};
const [preferences, set] = createSignal<Preferences>(read());

export { preferences };

export const prefer = (changed: Partial<Preferences>): void => {
  const next = { ...preferences(), ...changed };
  set(next);
  show(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Kept until the page is closed.
  }
};
/** Puts theme, kits and motion on the document, where the style sheet reads them. */
const show = ({ theme, kits, motion }: Preferences): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.kits = kits;
  dataset.motion = motion;
};
export const showPreferences = (): void => show(preferences());
export const isDark = (): boolean =>
  preferences().theme === 'dark' ||
  (preferences().theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
