/** The 19 Team Cards of the 2022 box: positions, values and abilities (B22-TEAM-01, B22-TEAM-05). */
import type { Team } from '../edition.ts';
import { row } from './row.ts';

export const teams2022: readonly Team[] = [
  {
    id: 'black-orc',
    name: 'Black Orc',
    emergencyReserves: 4,
    positions: [row('Goblin', 3, 6, 1, 4, 6, ['elusive']), row('Black Orc', 3, 4, 2, 5, 2)],
  },
  {
    id: 'chaos',
    name: 'Chaos',
    emergencyReserves: 4,
    positions: [row('Beastman', 4, 6, 1, 4, 4, ['headButt']), row('Chosen Blocker', 2, 5, 2, 5, 2)],
  },
  {
    id: 'dark-elf',
    name: 'Dark Elf',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 6, 1, 4, 3),
      row('Runner', 1, 7, 1, 3, 4, ['safeHands']),
      row('Blitzer', 1, 7, 1, 4, 3, ['offensiveSpecialist']),
      row('Witch Elf', 1, 7, 1, 5, 4, ['frenzied']),
    ],
  },
  {
    id: 'dwarf',
    name: 'Dwarf',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 4, 1, 5, 2),
      row('Runner', 1, 6, 1, 4, 3, ['safeHands']),
      row('Blitzer', 1, 5, 1, 4, 2, ['offensiveSpecialist']),
      row('Troll Slayer', 1, 5, 1, 6, 4, ['frenzied']),
    ],
  },
  {
    id: 'elf',
    name: 'Elf',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 6, 1, 4, 4),
      row('Thrower', 1, 6, 1, 2, 4, ['handlingSkills']),
      row('Catcher', 1, 8, 1, 4, 5, ['catchersInstincts']),
      row('Blitzer', 1, 7, 1, 3, 3, ['offensiveSpecialist']),
    ],
  },
  {
    id: 'goblin',
    name: 'Goblin',
    emergencyReserves: 4,
    positions: [row('Goblin', 6, 6, 1, 4, 6, ['elusive']), row('Troll', 1, 4, 2, 5, 2, ['hulkingBrute'], true)],
  },
  {
    id: 'halfling',
    name: 'Halfling',
    emergencyReserves: 2,
    positions: [
      row('Lineman', 4, 5, 1, 4, 6),
      row('Catcher', 1, 5, 1, 4, 6, ['catchersInstincts']),
      row('Hefty', 1, 5, 1, 4, 4, ['standFirm']),
      row('Treeman', 1, 2, 2, 5, 2, ['hulkingBrute'], true),
    ],
  },
  {
    id: 'human',
    name: 'Human',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 6, 1, 4, 3),
      row('Thrower', 1, 6, 1, 3, 3, ['handlingSkills']),
      row('Catcher', 1, 8, 1, 4, 5, ['catchersInstincts']),
      row('Blitzer', 1, 7, 1, 4, 3, ['offensiveSpecialist']),
    ],
  },
  {
    id: 'khorne',
    name: 'Khorne',
    emergencyReserves: 4,
    positions: [
      row('Marauder', 3, 6, 1, 4, 4),
      row('Khorngor', 1, 6, 1, 4, 4, ['headButt']),
      row('Bloodseeker', 2, 5, 2, 6, 3, ['enforcer']),
    ],
  },
  {
    id: 'lizardmen',
    name: 'Lizardmen',
    emergencyReserves: 4,
    positions: [
      row('Skink', 2, 8, 1, 4, 6, ['safeHands']),
      row('Chameleon Skink', 1, 7, 1, 3, 5, ['catchersInstincts']),
      row('Saurus Blocker', 3, 6, 2, 6, 2),
    ],
  },
  {
    id: 'necromantic',
    name: 'Necromantic',
    emergencyReserves: 5,
    positions: [
      row('Zombie', 3, 4, 1, 6, 3),
      row('Ghoul', 1, 7, 1, 4, 4, ['safeHands']),
      row('Wraith', 1, 6, 1, '-', 3, ['ethereal']),
      row('Werewolf', 1, 8, 1, 4, 3, ['claws']),
      row('Flesh Golem', 1, 4, 2, 6, 2),
    ],
  },
  {
    id: 'noble',
    name: 'Noble',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 2, 6, 1, 4, 4),
      row('Thrower', 1, 6, 1, 3, 4, ['handlingSkills']),
      row('Bodyguard', 2, 6, 1, 5, 3, ['standFirm']),
      row('Blitzer', 1, 7, 1, 4, 3, ['offensiveSpecialist']),
    ],
  },
  {
    id: 'nurgle',
    name: 'Nurgle',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 5, 1, 6, 4),
      row('Pestigor', 1, 6, 1, 4, 3, ['headButt']),
      row('Bloater', 2, 4, 2, 6, 3, ['standFirm']),
    ],
  },
  {
    id: 'ogre',
    name: 'Ogre',
    emergencyReserves: 5,
    positions: [row('Gnoblar', 6, 5, 1, 5, 6, ['titchy']), row('Ogre', 2, 5, 2, 5, 2, ['hulkingBrute'], true)],
  },
  {
    id: 'orc',
    name: 'Orc',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 5, 1, 4, 2),
      row('Thrower', 1, 5, 1, 3, 3, ['handlingSkills']),
      row('Blitzer', 1, 6, 1, 4, 2, ['offensiveSpecialist']),
      row("Big'un Blocker", 1, 5, 2, 6, 2),
    ],
  },
  {
    id: 'skaven',
    name: 'Skaven',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 7, 1, 4, 4),
      row('Thrower', 1, 7, 1, 3, 4, ['handlingSkills']),
      row('Blitzer', 1, 7, 1, 5, 3, ['offensiveSpecialist']),
      row('Gutter Runner', 1, 9, 1, 4, 5, ['safeHands']),
    ],
  },
  {
    id: 'snotling',
    name: 'Snotling',
    emergencyReserves: 6,
    positions: [
      row('Snotling', 6, 5, 1, 5, '-', ['insignificant']),
      row('Fungus Flinga', 1, 5, 1, 4, '-', ['bomber']),
      row('Fun-hoppa', 1, 6, 1, 5, '-', ['leap']),
      row('Stilty Runna', 1, 7, 1, 5, '-'),
      row('Pump Wagon', 1, 'D6', 3, '-', 3, ['warMachine']),
    ],
  },
  {
    id: 'undead',
    name: 'Undead',
    emergencyReserves: 4,
    positions: [
      row('Zombie', 2, 4, 1, 6, 3),
      row('Skeleton', 2, 5, 1, 6, 4, ['regenerate']),
      row('Ghoul', 1, 7, 1, 4, 4, ['safeHands']),
      row('Wight', 1, 6, 1, 5, 3, ['offensiveSpecialist']),
      row('Mummy', 1, 3, 2, 6, 2, ['mightyBlow']),
    ],
  },
  {
    id: 'wood-elf',
    name: 'Wood Elf',
    emergencyReserves: 4,
    positions: [
      row('Lineman', 3, 7, 1, 4, 5),
      row('Thrower', 1, 7, 1, 2, 5, ['handlingSkills']),
      row('Catcher', 1, 8, 1, 4, 6, ['catchersInstincts']),
      row('Wardancer', 1, 8, 1, 4, 5, ['rush']),
    ],
  },
];
