/** The 19 Team Cards of the 2022 edition. */
import { describe, expect, test } from 'vitest';
import type { Position, Team } from '../../src/blitz/edition.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { match2022 } from '../dsl.ts';

const teamOf = (id: string): Team => blitz2022.teams.find(team => team.id === id) as Team;
const value = (number: number | string): string => (typeof number === 'number' ? `${number}+` : number);
const written = (p: Position): string =>
  [
    `${p.count} ${p.name}`,
    `${p.move}/${p.block}/${value(p.throw)}/${value(p.armour)}`,
    ...p.abilities.map(ability => blitz2022.abilities[ability]?.name as string),
    ...(p.throwsTeammates ? ['Throw Team-mate'] : []),
  ].join(', ');

test('B22-TEAM-01: 19 Team Cards', () => {
  expect(blitz2022.teams.map(team => team.name)).toEqual([
    'Black Orc',
    'Chaos',
    'Dark Elf',
    'Dwarf',
    'Elf',
    'Goblin',
    'Halfling',
    'Human',
    'Khorne',
    'Lizardmen',
    'Necromantic',
    'Noble',
    'Nurgle',
    'Ogre',
    'Orc',
    'Skaven',
    'Snotling',
    'Undead',
    'Wood Elf',
  ]);
});
test.each(blitz2022.teams.map(team => team.id))('B22-TEAM-01: %s may take the place of a boxed team', id => {
  const s = match2022(id, 'skaven', { pitch: 'braziers' }).dice('coin:heads', 'shuffle').starts();
  s.placesTeam().placesTeam().expectAsked('action', 'away').done();
});

test.each(['amazon', 'gnome', 'norse', 'vampire'])('B22-TEAM-02: there is no card of %s', id => {
  expect(blitz2024.teams.map(team => team.id)).toContain(id);
  expect(() => match2022(id).dice('coin:heads').starts()).toThrow(`team "${id}" is unknown in blitz-2022`);
});

describe('B22-TEAM-03: the boxed teams', () => {
  test('are Human and Skaven', () => {
    expect(blitz2022.boxTeams).toEqual(['human', 'skaven']);
  });
  test.each([
    ['human', 'Catcher', "Catcher's Instincts"],
    ['skaven', 'Gutter Runner', 'Safe Hands'],
  ])('%s: six Players, three Linemen, Thrower, Blitzer and %s', (id, last, ability) => {
    const positions = teamOf(id).positions.map(p => [
      p.count,
      p.name,
      ...p.abilities.map(one => blitz2022.abilities[one]?.name as string),
    ]);
    expect(positions).toHaveLength(4);
    expect(positions).toContainEqual([3, 'Lineman']);
    expect(positions).toContainEqual([1, 'Thrower', 'Handling Skills']);
    expect(positions).toContainEqual([1, 'Blitzer', 'Offensive Specialist']);
    expect(positions).toContainEqual([1, last, ability]);
  });
});
test('B22-TEAM-04: no boxed Player has a Block Value above 1', () => {
  for (const id of blitz2022.boxTeams)
    for (const p of teamOf(id).positions) expect([p.name, p.block]).toEqual([p.name, 1]);
});

describe('B22-TEAM-05: every position', () => {
  const cards: [string, number, string[]][] = [
    ['black-orc', 4, ['3 Goblin, 6/1/4+/6+, Elusive', '3 Black Orc, 4/2/5+/2+']],
    ['chaos', 4, ['4 Beastman, 6/1/4+/4+, Head-butt', '2 Chosen Blocker, 5/2/5+/2+']],
    [
      'dark-elf',
      4,
      [
        '3 Lineman, 6/1/4+/3+',
        '1 Runner, 7/1/3+/4+, Safe Hands',
        '1 Blitzer, 7/1/4+/3+, Offensive Specialist',
        '1 Witch Elf, 7/1/5+/4+, Frenzied',
      ],
    ],
    [
      'dwarf',
      4,
      [
        '3 Lineman, 4/1/5+/2+',
        '1 Runner, 6/1/4+/3+, Safe Hands',
        '1 Blitzer, 5/1/4+/2+, Offensive Specialist',
        '1 Troll Slayer, 5/1/6+/4+, Frenzied',
      ],
    ],
    [
      'elf',
      4,
      [
        '3 Lineman, 6/1/4+/4+',
        '1 Thrower, 6/1/2+/4+, Handling Skills',
        "1 Catcher, 8/1/4+/5+, Catcher's Instincts",
        '1 Blitzer, 7/1/3+/3+, Offensive Specialist',
      ],
    ],
    ['goblin', 4, ['6 Goblin, 6/1/4+/6+, Elusive', '1 Troll, 4/2/5+/2+, Hulking Brute, Throw Team-mate']],
    [
      'halfling',
      2,
      [
        '4 Lineman, 5/1/4+/6+',
        "1 Catcher, 5/1/4+/6+, Catcher's Instincts",
        '1 Hefty, 5/1/4+/4+, Stand Firm',
        '1 Treeman, 2/2/5+/2+, Hulking Brute, Throw Team-mate',
      ],
    ],
    [
      'human',
      4,
      [
        '3 Lineman, 6/1/4+/3+',
        '1 Thrower, 6/1/3+/3+, Handling Skills',
        "1 Catcher, 8/1/4+/5+, Catcher's Instincts",
        '1 Blitzer, 7/1/4+/3+, Offensive Specialist',
      ],
    ],
    ['khorne', 4, ['3 Marauder, 6/1/4+/4+', '1 Khorngor, 6/1/4+/4+, Head-butt', '2 Bloodseeker, 5/2/6+/3+, Enforcer']],
    [
      'lizardmen',
      4,
      [
        '2 Skink, 8/1/4+/6+, Safe Hands',
        "1 Chameleon Skink, 7/1/3+/5+, Catcher's Instincts",
        '3 Saurus Blocker, 6/2/6+/2+',
      ],
    ],
    [
      'necromantic',
      5,
      [
        '3 Zombie, 4/1/6+/3+',
        '1 Ghoul, 7/1/4+/4+, Safe Hands',
        '1 Wraith, 6/1/-/3+, Ethereal',
        '1 Werewolf, 8/1/4+/3+, Claws',
        '1 Flesh Golem, 4/2/6+/2+',
      ],
    ],
    [
      'noble',
      4,
      [
        '2 Lineman, 6/1/4+/4+',
        '1 Thrower, 6/1/3+/4+, Handling Skills',
        '2 Bodyguard, 6/1/5+/3+, Stand Firm',
        '1 Blitzer, 7/1/4+/3+, Offensive Specialist',
      ],
    ],
    ['nurgle', 4, ['3 Lineman, 5/1/6+/4+', '1 Pestigor, 6/1/4+/3+, Head-butt', '2 Bloater, 4/2/6+/3+, Stand Firm']],
    ['ogre', 5, ['6 Gnoblar, 5/1/5+/6+, Titchy', '2 Ogre, 5/2/5+/2+, Hulking Brute, Throw Team-mate']],
    [
      'orc',
      4,
      [
        '3 Lineman, 5/1/4+/2+',
        '1 Thrower, 5/1/3+/3+, Handling Skills',
        '1 Blitzer, 6/1/4+/2+, Offensive Specialist',
        "1 Big'un Blocker, 5/2/6+/2+",
      ],
    ],
    [
      'skaven',
      4,
      [
        '3 Lineman, 7/1/4+/4+',
        '1 Thrower, 7/1/3+/4+, Handling Skills',
        '1 Blitzer, 7/1/5+/3+, Offensive Specialist',
        '1 Gutter Runner, 9/1/4+/5+, Safe Hands',
      ],
    ],
    [
      'snotling',
      6,
      [
        '6 Snotling, 5/1/5+/-, Insignificant',
        '1 Fungus Flinga, 5/1/4+/-, Bomber',
        '1 Fun-hoppa, 6/1/5+/-, Leap',
        '1 Stilty Runna, 7/1/5+/-',
        '1 Pump Wagon, D6/3/-/3+, War Machine',
      ],
    ],
    [
      'undead',
      4,
      [
        '2 Zombie, 4/1/6+/3+',
        '2 Skeleton, 5/1/6+/4+, Regenerate',
        '1 Ghoul, 7/1/4+/4+, Safe Hands',
        '1 Wight, 6/1/5+/3+, Offensive Specialist',
        '1 Mummy, 3/2/6+/2+, Mighty Blow',
      ],
    ],
    [
      'wood-elf',
      4,
      [
        '3 Lineman, 7/1/4+/5+',
        '1 Thrower, 7/1/2+/5+, Handling Skills',
        "1 Catcher, 8/1/4+/6+, Catcher's Instincts",
        '1 Wardancer, 8/1/4+/5+, Rush',
      ],
    ],
  ];
  test.each(cards)('%s, Emergency Reserves %i', (id, reserves, positions) => {
    expect(teamOf(id).emergencyReserves).toBe(reserves);
    expect(teamOf(id).positions.map(written)).toEqual(positions);
  });
  test('the Values that differ from 2024', () => {
    const names: Readonly<Record<string, string>> = { noble: 'imperial-nobility' };
    const differ = ['lizardmen', 'noble', 'ogre', 'snotling'].map(id => [
      teamOf(id).emergencyReserves,
      blitz2024.teams.find(team => team.id === (names[id] ?? id))?.emergencyReserves,
    ]);
    expect(differ).toEqual([
      [4, 5],
      [4, 3],
      [5, 4],
      [6, 5],
    ]);
  });
});

const positionOf = (path: string): Position => {
  const [team = '', id = ''] = path.split('/');
  return teamOf(team).positions.find(p => p.id === id) as Position;
};
test.each([
  ['elf/lineman', 'throw', 4],
  ['elf/catcher', 'throw', 4],
  ['lizardmen/chameleon-skink', 'armour', 5],
  ['noble/lineman', 'armour', 4],
  ['orc/lineman', 'armour', 2],
  ['wood-elf/wardancer', 'armour', 5],
  ['wood-elf/thrower', 'armour', 5],
] as const)('B22-TEAM-06: %s has %s %i+', (path, stat, number) => {
  expect(positionOf(path)[stat]).toBe(number);
});
test.each([
  ['dark-elf/runner', ['Safe Hands']],
  ['elf/thrower', ['Handling Skills']],
  ['noble/thrower', ['Handling Skills']],
  ['necromantic/werewolf', ['Claws']],
  ['necromantic/flesh-golem', []],
  ['orc/big-un-blocker', []],
  ['wood-elf/wardancer', ['Rush']],
])('B22-TEAM-07: %s has %j', (path, abilities) => {
  expect(positionOf(path).abilities.map(ability => blitz2022.abilities[ability]?.name)).toEqual(abilities);
});
test('B22-TEAM-08: the Orc card', () => {
  const orc = teamOf('orc');
  expect(orc.emergencyReserves).toBe(4);
  expect(
    orc.positions.map(({ move, block, throw: throws, armour, abilities }) => [
      move,
      block,
      throws,
      armour,
      ...abilities,
    ]),
  ).toEqual([
    [5, 1, 4, 2],
    [5, 1, 3, 3, 'handlingSkills'],
    [6, 1, 4, 2, 'offensiveSpecialist'],
    [5, 2, 6, 2],
  ]);
});
