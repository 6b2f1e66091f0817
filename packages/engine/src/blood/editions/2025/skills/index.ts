/** The skills and traits of 2025 put together. */
import { agility } from './agility.ts';
import { devious } from './devious.ts';
import { general } from './general.ts';
import { mutations } from './mutations.ts';
import { passing } from './passing.ts';
import { strength } from './strength.ts';
import { traits } from './traits.ts';

export const skills2025 = {
  ...agility,
  ...devious,
  ...general,
  ...mutations,
  ...passing,
  ...strength,
  ...traits,
};
