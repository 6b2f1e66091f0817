/** The skills and traits of Blood Bowl 2025, special rules of Star Players, and what teams bring along, in our own words. */
import type { Edition } from '../../../shape.ts';
import { agility } from './agility.ts';
import { brings } from './brings.ts';
import { devious } from './devious.ts';
import { general } from './general.ts';
import { mutations } from './mutations.ts';
import { own } from './own.ts';
import { passing } from './passing.ts';
import { stars } from './stars.ts';
import { strength } from './strength.ts';
import { traits } from './traits.ts';

export const edition = {
  skills: { ...agility, ...devious, ...general, ...mutations, ...passing, ...strength, ...traits, ...stars },
  cards: brings,
  own,
} satisfies Edition;
