/** The ready-made teams of 2016: the two of the quick start, and one of every team list that a coach can begin with. */

import { type Players, type Purchases, teamFile } from '../../../teams/row.ts';
import type { TeamFile } from '../../../teams/terms.ts';
import { veterans2016 } from './veterans.ts';

const team = (
  roster: string,
  name: string,
  purchases: Purchases,
  players: readonly Players[],
  stars: readonly string[] = [],
): TeamFile => teamFile('blood-2016', roster, name, roster, purchases, players, stars);

/** B16-TEAM-14, B16-TEAM-13: with roster numbers 1 to 12 (B16-DATA-11). */
const quickStart: readonly TeamFile[] = [
  teamFile('blood-2016', 'human-quick-start', 'Quick-start Humans', 'human', { rerolls: 4, fanFactor: 6 }, [
    ['blitzer', 2],
    ['catcher', 2],
    ['thrower', 2],
    ['lineman', 6],
  ]),
  teamFile('blood-2016', 'orc-quick-start', 'Quick-start Orcs', 'orc', { rerolls: 3, fanFactor: 6 }, [
    ['blitzer', 2],
    ['blackOrcBlocker', 2],
    ['thrower', 2],
    ['lineman', 6],
  ]),
];

/** One of each list: its id is that of the list. */
const beginners: readonly TeamFile[] = [
  team('amazon', 'Jade River Jaguars', { rerolls: 3, fanFactor: 3 }, [
    ['blitzer', 4],
    ['catcher', 2],
    ['thrower', 1],
    ['linewoman', 5],
  ]),
  team('chaos', 'Howling Hooves', { rerolls: 3, fanFactor: 0 }, [
    ['chaosWarrior', 4],
    ['beastman', 7],
  ]),
  team('chaosDwarf', 'Soot and Anvil', { rerolls: 2, fanFactor: 2 }, [
    ['chaosDwarfBlocker', 6],
    ['bullCentaur', 2],
    ['hobgoblin', 4],
  ]),
  team('chaosPact', 'Sworn at Swordpoint', { rerolls: 2, fanFactor: 0 }, [
    ['minotaur', 1],
    ['chaosOgre', 1],
    ['chaosTroll', 1],
    ['darkElfRenegade', 1],
    ['skavenRenegade', 1],
    ['goblinRenegade', 1],
    ['marauder', 6],
  ]),
  team('darkElf', 'Nightfall Razors', { rerolls: 2, fanFactor: 0 }, [
    ['blitzer', 4],
    ['runner', 1],
    ['lineman', 6],
  ]),
  team('dwarf', 'Deepshaft Hammers', { rerolls: 3, fanFactor: 0 }, [
    ['trollSlayer', 2],
    ['blitzer', 2],
    ['runner', 2],
    ['blocker', 5],
  ]),
  team('elvenUnion', 'Silverleaf Skylarks', { rerolls: 3, fanFactor: 0 }, [
    ['blitzer', 2],
    ['catcher', 2],
    ['thrower', 1],
    ['lineman', 6],
  ]),
  team('goblin', 'Small Print', { rerolls: 4, fanFactor: 2 }, [
    ['troll', 2],
    ['fanatic', 1],
    ['looney', 1],
    ['bombardier', 1],
    ['pogoer', 1],
    ['doomDiver', 1],
    ['goblin', 6],
  ]),
  team(
    'halfling',
    'Second Breakfast',
    { rerolls: 4, fanFactor: 3, apothecary: true },
    [
      ['treeman', 2],
      ['halfling', 10],
    ],
    ['puggyBaconbreath'],
  ),
  team('highElf', 'Pearl Coast Princes', { rerolls: 2, fanFactor: 1 }, [
    ['blitzer', 2],
    ['catcher', 2],
    ['thrower', 1],
    ['lineman', 6],
  ]),
  team('human', 'Riverport Lions', { rerolls: 3, fanFactor: 1 }, [
    ['blitzer', 4],
    ['ogre', 1],
    ['thrower', 1],
    ['catcher', 2],
    ['lineman', 3],
  ]),
  team('khemri', 'Sandstone Dynasty', { rerolls: 2, fanFactor: 1 }, [
    ['tombGuardian', 4],
    ['blitzRa', 2],
    ['throRa', 1],
    ['skeleton', 5],
  ]),
  team('lizardman', 'Sun Temple Scales', { rerolls: 2, fanFactor: 2 }, [
    ['saurus', 6],
    ['kroxigor', 1],
    ['skink', 4],
  ]),
  team('necromantic', 'Graveyard Shift', { rerolls: 2, fanFactor: 1 }, [
    ['necromanticWerewolf', 2],
    ['fleshGolem', 2],
    ['wight', 1],
    ['ghoul', 2],
    ['zombie', 4],
  ]),
  team('norse', 'Frostfjord Raiders', { rerolls: 3, fanFactor: 3 }, [
    ['norseWerewolf', 2],
    ['blitzer', 2],
    ['catcher', 1],
    ['lineman', 6],
  ]),
  team('nurgle', 'Pit of Plenty', { rerolls: 2, fanFactor: 2 }, [
    ['nurgleWarrior', 4],
    ['pestigor', 3],
    ['rotter', 4],
  ]),
  team('ogre', 'Boulder and Pebbles', { rerolls: 2, fanFactor: 0 }, [
    ['ogre', 5],
    ['snotling', 8],
  ]),
  team('orc', 'Ironjaw Bruisers', { rerolls: 3, fanFactor: 1 }, [
    ['blackOrcBlocker', 4],
    ['blitzer', 4],
    ['thrower', 1],
    ['lineman', 2],
  ]),
  team('skaven', 'Sewer Comets', { rerolls: 3, fanFactor: 0 }, [
    ['gutterRunner', 4],
    ['blitzer', 2],
    ['thrower', 1],
    ['lineman', 5],
  ]),
  team('slann', 'Lily Pad Leapers', { rerolls: 2, fanFactor: 0 }, [
    ['blitzer', 4],
    ['catcher', 2],
    ['lineman', 5],
  ]),
  team('undead', 'Restless Eleven', { rerolls: 2, fanFactor: 0 }, [
    ['mummy', 2],
    ['wight', 2],
    ['ghoul', 4],
    ['zombie', 3],
    ['skeleton', 1],
  ]),
  team('underworld', 'Below the Belt', { rerolls: 3, fanFactor: 2 }, [
    ['warpstoneTroll', 1],
    ['skavenBlitzer', 2],
    ['skavenThrower', 2],
    ['skavenLineman', 2],
    ['underworldGoblin', 6],
  ]),
  team('vampire', 'Crimson Curtain', { rerolls: 3, fanFactor: 3 }, [
    ['vampire', 4],
    ['thrall', 8],
  ]),
  team('woodElf', 'Whispering Boughs', { rerolls: 2, fanFactor: 1 }, [
    ['wardancer', 2],
    ['thrower', 1],
    ['lineman', 8],
  ]),
];

export const teamFiles2016: readonly TeamFile[] = [...quickStart, ...beginners, ...veterans2016];
