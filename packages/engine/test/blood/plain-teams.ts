/** Two plain teams of 2025, for matches whose dice are scripted from the first one on. */

import { skills2025 } from '../../src/blood/editions/2025/skills/index.ts';
import type { Roster, RosterPosition } from '../../src/blood/roster.ts';
import { teamFile } from '../../src/blood/teams/row.ts';
import type { TeamBook } from '../../src/blood/teams/terms.ts';

const THOUSAND = 1000;
const position = (
  id: string,
  name: string,
  max: number,
  thousands: number,
  [movement, strength, agility, passing, armour]: readonly [number, number, number, number, number],
  skills: readonly string[],
  keywords: readonly string[],
): RosterPosition => ({
  id,
  name,
  max,
  cost: thousands * THOUSAND,
  movement,
  strength,
  agility,
  passing,
  armour,
  skills,
  normal: 'G',
  double: 'AS',
  keywords,
});
const plain: Roster = {
  id: 'plain',
  name: 'Plain',
  rerollCost: 50 * THOUSAND,
  apothecary: true,
  positions: [
    position('lineman', 'Lineman', 16, 50, [6, 3, 3, 4, 9], [], ['Human', 'Lineman']),
    position('thrower', 'Thrower', 2, 75, [6, 3, 3, 3, 9], ['pass', 'sureHands'], ['Human', 'Thrower']),
    position('catcher', 'Catcher', 2, 75, [8, 3, 3, 4, 8], ['catch', 'dodge'], ['Human', 'Catcher']),
    position('blitzer', 'Blitzer', 2, 85, [7, 3, 3, 4, 9], ['block', 'tackle'], ['Human', 'Blitzer']),
    position('blocker', 'Blocker', 2, 80, [4, 4, 5, 0, 10], ['guard', 'mightyBlow'], ['Human', 'Blocker']),
    position('giant', 'Giant', 1, 100, [5, 5, 5, 5, 10], ['throwTeammate'], ['Big Guy', 'Ogre']),
    position('runt', 'Runt', 4, 20, [5, 1, 3, 5, 6], ['rightStuff'], ['Gnome', 'Lineman']),
  ],
};
const players = (blockers: number): readonly (readonly [string, number])[] => [
  ['lineman', 7 - blockers],
  ['thrower', 1],
  ['catcher', 2],
  ['blitzer', 2],
  ['blocker', blockers],
];
export const plainTeams: TeamBook = {
  rules: {
    ruleset: 'blood-2025',
    treasury: 1_000_000,
    players: { min: 11, max: 16 },
    lines: 16,
    rerollsMax: 8,
    fans: { field: 'fanFactor', name: 'Dedicated Fans', free: 0, max: 7, cost: 10_000 },
    apothecaryCost: 50_000,
    learned: { normal: 20_000, double: 40_000, max: 6 },
    apart: [],
    sharedStars: 'both',
    rosters: [plain],
    stars: [],
    skills: skills2025,
    cites: {
      treasury: '',
      list: '',
      positionMax: '',
      players: '',
      rerolls: '',
      fanFactor: '',
      line: '',
      starTeams: '',
      starOnce: '',
      skillOnce: '',
      access: '',
      learnedMax: '',
      apart: '',
      apothecary: '',
    },
  },
  files: [
    teamFile(
      'blood-2025',
      'plain-one',
      'Plain One',
      'plain',
      { rerolls: 2, fanFactor: 2, apothecary: true },
      players(2),
    ),
    teamFile(
      'blood-2025',
      'plain-two',
      'Plain Two',
      'plain',
      { rerolls: 3, fanFactor: 1, apothecary: true },
      players(1),
    ),
  ],
};
