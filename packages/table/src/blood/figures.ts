/** Which silhouette and which race a position of a team list is drawn with. */
import { blood } from '@ironpitch/engine';
import type { Figure } from '../service.ts';

const RACES: Readonly<Record<string, string>> = {
  chaos: 'horns',
  chaosDwarf: 'beard',
  chaosPact: 'horns',
  darkElf: 'ears',
  dwarf: 'beard',
  elvenUnion: 'ears',
  goblin: 'tusks',
  highElf: 'ears',
  khemri: 'skull',
  lizardman: 'scales',
  necromantic: 'skull',
  norse: 'horns',
  nurgle: 'horns',
  ogre: 'tusks',
  orc: 'tusks',
  skaven: 'snout',
  slann: 'scales',
  undead: 'skull',
  underworld: 'snout',
  vampire: 'fangs',
  woodElf: 'ears',
};
/** Positions that are of another race than their team. The first word that fits decides. */
const RACE_WORDS: readonly (readonly [word: RegExp, race: string])[] = [
  [/treeman|deeproot/i, 'bark'],
  [/marauder|thrall/i, 'none'],
  [/dark ?elf/i, 'ears'],
  [/goblin|orc|troll|ogre|snotling/i, 'tusks'],
  [/skaven|rat ?ogre|werewolf|yhetee/i, 'snout'],
  [/minotaur|centaur|beast/i, 'horns'],
];
const ROLES: Readonly<Record<blood.Role, string>> = {
  bigGuy: 'big-guy',
  blocker: 'blocker',
  blitzer: 'blitzer',
  lineman: 'lineman',
  thrower: 'thrower',
  runner: 'runner',
  smallGuy: 'small-guy',
};
/** What a position is called says more than its numbers. */
const ROLE_WORDS: readonly (readonly [word: RegExp, role: string])[] = [
  [/catcher/i, 'catcher'],
  [/thrower|thro-ra/i, 'thrower'],
  [/deathroller|bombardier|looney|fanatic|pogoer|doom diver|centaur/i, 'special'],
  [/blitz|wardancer|slayer|witch/i, 'blitzer'],
  [/lineman|linewoman|skeleton|zombie|rotter/i, 'lineman'],
];
export const figureOf = (roster: string, name: string, profile: blood.Profile): Figure => {
  const word = ROLE_WORDS.find(([fits]) => fits.test(name))?.[1];
  const role = blood.roleOf(profile);
  return {
    role: role === 'bigGuy' && word !== 'special' ? 'big-guy' : (word ?? ROLES[role]),
    race: RACE_WORDS.find(([fits]) => fits.test(name))?.[1] ?? RACES[roster] ?? 'none',
  };
};
