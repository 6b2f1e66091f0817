/** The skills, traits and special rules of Star Players of Blood Bowl 2025, in our own words. */
import type { Edition } from '../../../shape.ts';
import { agility } from './agility.ts';
import { devious } from './devious.ts';
import { general } from './general.ts';
import { mutations } from './mutations.ts';
import { passing } from './passing.ts';
import { stars } from './stars.ts';
import { strength } from './strength.ts';
import { traits } from './traits.ts';

export const edition = {
  skills: { ...agility, ...devious, ...general, ...mutations, ...passing, ...strength, ...traits, ...stars },
  cards: {},
} satisfies Edition;
