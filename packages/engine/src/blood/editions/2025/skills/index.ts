/** The skills of 2025 put together. */
import { agility } from './agility.ts';
import { general } from './general.ts';
import { passing } from './passing.ts';
import { strength } from './strength.ts';
import { traits } from './traits.ts';

export const skills2025 = { ...agility, ...general, ...passing, ...strength, ...traits };
