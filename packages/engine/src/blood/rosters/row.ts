/** How team lists, Star Player cards and skills are written down; the same in every edition. */

import type { SkillName } from '../names.ts';
import type { Category, RosterPosition, StarPlayer } from '../roster.ts';

/** A Star Player with its race, which the card names too. */
export interface Star extends StarPlayer {
  readonly race: string;
}
export interface SkillEntry {
  readonly name: string;
  readonly category: Category;
}

type Characteristics = readonly [movement: number, strength: number, agility: number, armour: number];
const THOUSAND = 1000;

/** `Varag Ghoul-Chewer` becomes `varagGhoulChewer`. */
export const stableName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z -]/g, '')
    .split(/[ -]+/)
    .map((word, i) => (i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** One row of a team list; the price in thousands of gold pieces, the categories by their letters. */
export const row = (
  max: number,
  name: string,
  thousands: number,
  [movement, strength, agility, armour]: Characteristics,
  skills: readonly SkillName[],
  normal: string,
  double: string,
  race?: string,
): RosterPosition => ({
  id: stableName(name),
  name,
  max,
  cost: thousands * THOUSAND,
  movement,
  strength,
  agility,
  armour,
  skills,
  normal,
  double,
  ...(race === undefined ? {} : { race }),
});

/** One Star Player card; the fee in thousands of gold pieces. */
export const star = (
  name: string,
  race: string,
  thousands: number,
  [movement, strength, agility, armour]: Characteristics,
  skills: readonly SkillName[],
  teams: readonly string[],
): Star => ({
  id: stableName(name),
  name,
  race,
  cost: thousands * THOUSAND,
  movement,
  strength,
  agility,
  armour,
  skills,
  teams,
});
