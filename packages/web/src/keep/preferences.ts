/** What a person likes: kept on this device, and never needed for a match. */
import { createSignal } from 'solid-js';
import { type Fields, field, isFields, isOneOf, isTexts, isWhole, type Read } from './check.ts';
import { asItWas, Shelf } from './shelf.ts';

export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly kits: 'a' | 'b' | 'c' | 'd';
  readonly speed: 'calm' | 'brisk' | 'fast';
  readonly motion: 'on' | 'off';
  /** Stadium, weather and celebrations. */
  readonly atmosphere: 'full' | 'calm' | 'off';
  readonly sound: 'on' | 'off';
  /** Whether the supporters are heard, too. */
  readonly crowd: 'on' | 'off';
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
  atmosphere: 'full',
  sound: 'off',
  crowd: 'on',
  confirmEnd: true,
  askAlways: ['followUp', 'push', 'cards'],
  met: {},
  learnt: [],
};
const RIGHT: { readonly [K in keyof Preferences]: (value: unknown) => value is Preferences[K] } = {
  theme: isOneOf(['system', 'light', 'dark']),
  kits: isOneOf(['a', 'b', 'c', 'd']),
  speed: isOneOf(['calm', 'brisk', 'fast']),
  motion: isOneOf(['on', 'off']),
  atmosphere: isOneOf(['full', 'calm', 'off']),
  sound: isOneOf(['on', 'off']),
  crowd: isOneOf(['on', 'off']),
  confirmEnd: isOneOf([true, false]),
  askAlways: isTexts,
  met: (value): value is Preferences['met'] => isFields(value) && Object.values(value).every(times => isWhole(times)),
  learnt: isTexts,
};
/** What is missing or wrong is as usual; what is missing is not missed. */
const check = (kept: unknown): Read<Preferences> => {
  if (!isFields(kept)) return undefined;
  const names = Object.keys(USUAL) as (keyof Preferences)[];
  const right = names.filter(name => RIGHT[name](field(kept, name)));
  const wrong = names.filter(name => Object.hasOwn(kept, name) && !right.includes(name));
  const found: Fields = Object.fromEntries(right.map(name => [name, kept[name]]));
  return { value: { ...USUAL, ...found }, mended: wrong.length > 0 };
};
const KEY = 'ironpitch.preferences';
export const PREFERENCES = { kind: 'preferences', key: KEY, none: USUAL, migrations: [asItWas], check } as const;
const shelf = new Shelf<Preferences>(PREFERENCES);

const [preferences, set] = createSignal<Preferences>(shelf.read());

export { preferences };

/** Where nothing can be stored it holds until the page is closed. */
export const prefer = (changed: Partial<Preferences>): void => {
  const next = { ...preferences(), ...changed };
  set(next);
  show(next);
  shelf.write(next);
};
/** Puts theme, kits, motion and atmosphere on the document, where the style sheet reads them. */
const show = ({ theme, kits, motion, atmosphere }: Preferences): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.kits = kits;
  dataset.motion = motion;
  dataset.atmosphere = atmosphere;
};
/** Shows them, and those that another tab changes. */
export const showPreferences = (): void => {
  show(preferences());
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    set(shelf.read());
    show(preferences());
  });
};
export const isDark = (): boolean =>
  preferences().theme === 'dark' ||
  (preferences().theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
