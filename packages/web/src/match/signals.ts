/** Plain state that the screen follows: every field is a signal behind a getter and a setter. */
import { createSignal } from 'solid-js';

export const signals = <T extends object>(first: T): T => {
  const state = {} as T;
  for (const key of Object.keys(first) as (keyof T)[]) {
    const [get, set] = createSignal(first[key]);
    Object.defineProperty(state, key, { enumerable: true, get, set: (value: T[typeof key]) => set(() => value) });
  }
  return state;
};
/** Sets one field, for whoever wants a function. */
export const setter =
  <T, K extends keyof T>(state: T, key: K) =>
  (value: T[K]): void => {
    state[key] = value;
  };
