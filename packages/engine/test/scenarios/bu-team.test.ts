/** The Team Cards: what is printed on them, and that a match is played with exactly that. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import type { Position, Team } from '../../src/blitz/edition.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { Stat } from '../../src/blitz/words.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { HOME } from '../../src/words.ts';
import { scenario } from '../dsl.ts';
import { currentEdition, describe, ofBox, test } from '../editions.ts';

/** Team, Players, Emergency Reserves Value, and per position: number, name, Move/Block/Throw/Armour, ability. */
type Card = readonly [team: string, players: number, emergencyReserves: number, positions: readonly string[]];
const CARDS: readonly Card[] = [
  [
    'Amazon',
    6,
    4,
    [
      '3 Eagle Warrior Linewoman 6/1/4+/4+ -',
      '1 Python Warrior Thrower 6/1/3+/4+ Handling Skills',
      '1 Piranha Warrior Blitzer 7/1/4+/4+ Hit And Run',
      '1 Jaguar Warrior Blocker 6/2/4+/3+ Defensive',
    ],
  ],
  ['Black Orc', 6, 4, ['3 Goblin 6/1/4+/6+ Elusive', '3 Black Orc 4/2/5+/2+ -']],
  ['Chaos Chosen', 6, 4, ['4 Beastman 6/1/4+/4+ Head-butt', '2 Chosen Blocker 5/2/5+/2+ -']],
  [
    'Dark Elf',
    6,
    4,
    [
      '3 Lineman 6/1/4+/3+ -',
      '1 Runner 7/1/3+/4+ Dump-off',
      '1 Blitzer 7/1/4+/3+ Offensive Specialist',
      '1 Witch Elf 7/1/5+/4+ Frenzied',
    ],
  ],
  [
    'Dwarf',
    6,
    4,
    [
      '3 Lineman 4/1/5+/2+ -',
      '1 Runner 6/1/4+/3+ Safe Hands',
      '1 Blitzer 5/1/4+/2+ Offensive Specialist',
      '1 Troll Slayer 5/1/6+/4+ Frenzied',
    ],
  ],
  [
    'Elven Union',
    6,
    4,
    [
      '3 Lineman 6/1/3+/4+ -',
      '1 Thrower 6/1/2+/4+ Expert Passer',
      "1 Catcher 8/1/3+/5+ Catcher's Instincts",
      '1 Blitzer 7/1/3+/3+ Offensive Specialist',
    ],
  ],
  [
    'Gnome',
    8,
    4,
    [
      '4 Lineman 5/1/4+/6+ -',
      '1 Illusionist 5/1/3+/6+ Dump-off',
      '1 Beastmaster 5/1/4+/4+ Woodland Aid',
      '1 Woodland Fox 7/1/6+/6+ Lithe Creature',
      '1 Treeman 2/2/5+/2+ Hulking Brute, TTM',
    ],
  ],
  ['Goblin', 7, 4, ['6 Goblin 6/1/4+/6+ Elusive', '1 Troll 4/2/5+/2+ Hulking Brute, TTM']],
  [
    'Halfling',
    7,
    2,
    [
      '4 Lineman 5/1/4+/6+ -',
      "1 Catcher 5/1/4+/6+ Catcher's Instincts",
      '1 Hefty 5/1/4+/4+ Stand Firm',
      '1 Treeman 2/2/5+/2+ Hulking Brute, TTM',
    ],
  ],
  [
    'Human',
    6,
    4,
    [
      '3 Lineman 6/1/4+/3+ -',
      '1 Thrower 6/1/3+/3+ Handling Skills',
      "1 Catcher 8/1/4+/5+ Catcher's Instincts",
      '1 Blitzer 7/1/4+/3+ Offensive Specialist',
    ],
  ],
  [
    'Imperial Nobility',
    6,
    3,
    [
      '2 Lineman 6/1/4+/5+ -',
      '1 Thrower 6/1/3+/4+ Running Pass',
      '2 Bodyguard 6/1/5+/3+ Stand Firm',
      '1 Blitzer 7/1/4+/3+ Offensive Specialist',
    ],
  ],
  ['Khorne', 6, 4, ['3 Marauder 6/1/4+/4+ -', '1 Khorngor 6/1/4+/4+ Head-butt', '2 Bloodseeker 5/2/6+/3+ Enforcer']],
  [
    'Lizardmen',
    6,
    5,
    ['2 Skink 8/1/4+/6+ Safe Hands', "1 Chameleon Skink 7/1/3+/6+ Catcher's Instincts", '3 Saurus Blocker 6/2/6+/2+ -'],
  ],
  [
    'Necromantic',
    7,
    5,
    [
      '3 Zombie 4/1/6+/3+ -',
      '1 Ghoul 7/1/4+/4+ Safe Hands',
      '1 Wraith 6/1/-/3+ Ethereal',
      '1 Werewolf 8/1/4+/3+ Violent',
      '1 Flesh Golem 4/2/6+/2+ Stand Firm',
    ],
  ],
  [
    'Norse',
    7,
    3,
    [
      '3 Lineman 6/1/4+/4+ -',
      '1 Beer Boar 5/1/-/6+ Pick-me-up',
      '1 Berserker 6/1/4+/4+ Offensive Specialist',
      '1 Valkyrie 7/1/3+/4+ Safe Hands',
      '1 Ulfwerener 6/2/6+/3+ Frenzied',
    ],
  ],
  ['Nurgle', 6, 4, ['3 Lineman 5/1/6+/4+ -', '1 Pestigor 6/1/4+/3+ Head-butt', '2 Bloater 4/2/6+/3+ Stand Firm']],
  ['Ogre', 8, 4, ['6 Gnoblar 5/1/5+/6+ Titchy', '2 Ogre 5/2/5+/2+ Hulking Brute, TTM']],
  [
    'Orc',
    6,
    4,
    [
      '3 Lineman 5/1/4+/3+ -',
      '1 Thrower 5/1/3+/3+ Handling Skills',
      '1 Blitzer 6/1/4+/2+ Offensive Specialist',
      '1 Big Un Blocker 5/2/6+/2+ Mighty Blow',
    ],
  ],
  [
    'Shambling Undead',
    7,
    4,
    [
      '2 Zombie 4/1/6+/3+ -',
      '2 Skeleton 5/1/6+/4+ Regenerate',
      '1 Ghoul 7/1/4+/4+ Safe Hands',
      '1 Wight 6/1/5+/3+ Offensive Specialist',
      '1 Mummy 3/2/6+/2+ Mighty Blow',
    ],
  ],
  [
    'Skaven',
    6,
    4,
    [
      '3 Lineman 7/1/4+/4+ -',
      '1 Thrower 7/1/3+/4+ Handling Skills',
      '1 Blitzer 7/1/5+/3+ Offensive Specialist',
      '1 Gutter Runner 9/1/4+/5+ Safe Hands',
    ],
  ],
  [
    'Snotling',
    10,
    5,
    [
      '6 Snotling 5/1/5+/- Insignificant',
      '1 Fungus Flinga 5/1/4+/- Bomber',
      '1 Fun-hoppa 6/1/5+/- Leap',
      '1 Stilty Runna 7/1/5+/- -',
      '1 Pump Wagon D6/3/-/3+ War Machine',
    ],
  ],
  [
    'Vampire',
    7,
    4,
    [
      '4 Thrall 6/1/5+/6+ Minion',
      '1 Runner 8/1/4+/3+ Bloodlust',
      '1 Thrower 6/2/2+/3+ Bloodlust',
      '1 Blitzer 6/2/5+/3+ Bloodlust',
    ],
  ],
  [
    'Wood Elf',
    6,
    4,
    [
      '3 Lineman 7/1/4+/5+ -',
      '1 Thrower 7/1/2+/5+ Handling Skills',
      "1 Catcher 8/1/4+/6+ Catcher's Instincts",
      '1 Wardancer 8/1/4+/4+ Wardance',
    ],
  ],
];

const team = (id: string): Team => {
  const found = currentEdition().teams.find(t => t.id === id);
  if (!found) throw new Error(`no team ${id}`);
  return found;
};
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const needs = (value: number | '-'): string => (value === '-' ? '-' : `${value}+`);
const abilityNames = (position: Position): string =>
  [
    ...position.abilities.map(id => currentEdition().abilities[id]?.name as string),
    ...(position.throwsTeammates ? ['TTM'] : []),
  ].join(', ') || '-';
const printed = (p: Position): string =>
  `${p.count} ${p.name} ${p.move}/${p.block}/${needs(p.throw)}/${needs(p.armour)} ${abilityNames(p)}`;

describe('BU-TEAM-11: every Team Card', () => {
  test.each(CARDS)('%s: %s Players, Emergency Reserves %s', (name, players, emergencyReserves, positions) => {
    const card = team(idOf(name));
    expect([card.name, card.emergencyReserves, card.positions.map(printed)]).toEqual([
      name,
      emergencyReserves,
      positions,
    ]);
    expect(positions.reduce((sum, row) => sum + Number.parseInt(row, 10), 0)).toBe(players);
  });
  test.each(CARDS)('%s: a match is played with those Players', (name, players, _value, positions) => {
    const g = createGame(blitz2024, { home: idOf(name), away: 'orc' }, new ScriptedDice());
    const home = g.playersOf(HOME);
    expect(home).toHaveLength(players);
    const values = home.map(p => {
      const [move, block, throws, armour] = [Stat.move, Stat.block, Stat.throw, Stat.armour].map(s => g.stat(p, s));
      const ability = Object.values(blitz2024.abilities).find((_, skill) => g.hasSkill(p, skill));
      const tag = g.rules.throwsTeammates[g.profile(p)] ? ', TTM' : '';
      const or = (value = 0): string => (value === 0 ? '-' : `${value}+`);
      return `${move === 0 ? 'D6' : move}/${block}/${or(throws)}/${or(armour)} ${ability?.name ?? '-'}${tag}`;
    });
    const wanted = positions.flatMap(row => {
      const count = Number.parseInt(row, 10);
      return Array.from({ length: count }, () => row.slice(row.search(/(D6|\d)\/\d/)));
    });
    expect(values).toEqual(wanted);
  });
});

test('BU-TEAM-01: 23 Team Cards, and any two of them can meet, the same one twice included', () => {
  expect(blitz2024.teams.map(t => t.name)).toEqual(CARDS.map(([name]) => name));
  expect(CARDS).toHaveLength(23);
  for (const home of blitz2024.teams) {
    for (const away of blitz2024.teams) {
      const g = createGame(blitz2024, { home: home.id, away: away.id }, new ScriptedDice());
      expect([g.teamOf(0).id, g.teamOf(1).id]).toEqual([home.id, away.id]);
    }
  }
});
test('BU-TEAM-01: without the module only the two teams of the box play', () => {
  const match = (home: string): unknown =>
    createGame(blitz2024, { home, away: 'orc', options: { additionalTeams: false } }, new ScriptedDice());
  expect(() => match('dwarf')).not.toThrow();
  expect(() => match('human')).toThrow(/not in the box/);
});
test('BU-TEAM-02: sizes: 6 for most, more for some, 10 at most', () => {
  const sizes = new Map<number, string[]>();
  for (const t of currentEdition().teams) {
    const size = t.positions.reduce((sum, p) => sum + p.count, 0);
    sizes.set(size, [...(sizes.get(size) ?? []), t.id]);
  }
  expect([...sizes.keys()].sort((a, b) => a - b)).toEqual([6, 7, 8, 10]);
  expect(sizes.get(6)).toHaveLength(ofBox(14, 13));
  expect(sizes.get(7)).toEqual(
    ofBox(
      ['goblin', 'halfling', 'necromantic', 'norse', 'shambling-undead', 'vampire'],
      ['goblin', 'halfling', 'necromantic', 'undead'],
    ),
  );
  expect(sizes.get(8)).toEqual(ofBox(['gnome', 'ogre'], ['ogre']));
  expect(sizes.get(10)).toEqual(['snotling']);
});

const numbers = (id: string): (string | number)[][] => team(id).positions.map(p => [p.count, p.name]);
test('BU-TEAM-03: the Dwarf team', () => {
  expect(numbers('dwarf')).toEqual([
    [3, 'Lineman'],
    [1, 'Runner'],
    [1, 'Blitzer'],
    [1, 'Troll Slayer'],
  ]);
});
test('BU-TEAM-04: the Orc team', () => {
  expect(numbers('orc')).toEqual([
    [3, 'Lineman'],
    [1, 'Thrower'],
    [1, 'Blitzer'],
    [1, ofBox('Big Un Blocker', "Big'un Blocker")],
  ]);
});
test('BU-TEAM-05: Dwarfs: six Players, Emergency Reserves from four in the Dugout on', () => {
  const match = createGame(currentEdition(), { home: 'dwarf', away: 'orc' }, new ScriptedDice());
  expect(match.playersOf(HOME)).toHaveLength(6);
  const start = (reserves: readonly string[]): string => {
    const s = scenario('A * 1', {
      moment: 'turnStart',
      home: 'dwarf',
      reserves: Object.fromEntries(reserves.map(name => [name, 'dwarf/lineman'])),
    }).starts();
    return s.game.question.name;
  };
  expect([start(['B', 'C', 'D', 'E']), start(['B', 'C', 'D'])]).toEqual(['emergencyReserves', 'action']);
});

const boxed = ['dwarf', 'orc'].flatMap(id => team(id).positions);
test('BU-TEAM-06: Linemen of the box have no ability, both Blitzers have Offensive Specialist', () => {
  expect(boxed.filter(p => p.name === 'Lineman').map(abilityNames)).toEqual(['-', '-']);
  expect(boxed.filter(p => p.name === 'Blitzer').map(abilityNames)).toEqual([
    'Offensive Specialist',
    'Offensive Specialist',
  ]);
});
test('BU-TEAM-07: Orc values; the Big Un Blocker has the Mighty Blow of its card unless the switch says otherwise', () => {
  expect([team('orc').emergencyReserves, team('orc').positions.map(printed)]).toEqual([
    4,
    [
      '3 Lineman 5/1/4+/3+ -',
      '1 Thrower 5/1/3+/3+ Handling Skills',
      '1 Blitzer 6/1/4+/2+ Offensive Specialist',
      '1 Big Un Blocker 5/2/6+/2+ Mighty Blow',
    ],
  ]);
  const smashes = (bigUnMightyBlow: boolean): string[] => {
    const s = scenario('A 1', {
      active: 'away',
      options: { bigUnMightyBlow },
      who: { 1: 'orc/big-un-blocker' },
    })
      .dice('block:smash', 'block:smash')
      .blocks('1', 'A');
    return s.game.legalAnswers().map(a => JSON.stringify(a));
  };
  expect(smashes(true)).toEqual(['{"face":"kerrunch"}']);
  expect(smashes(false)).toEqual(['{"face":"smash"}']);
});
test('BU-TEAM-08: the Big Un Blocker alone in the box has Block 2, all others Block 1', () => {
  expect(boxed.filter(p => p.block === 2).map(p => p.name)).toEqual(['Big Un Blocker']);
  expect(boxed.filter(p => p.block === 1)).toHaveLength(boxed.length - 1);
});
test('BU-TEAM-09: the Runner is the fastest Dwarf', () => {
  const moves = team('dwarf').positions.map(p => [p.name, p.move] as const);
  expect(moves.filter(([, move]) => move === Math.max(...moves.map(([, m]) => Number(m))))).toEqual([['Runner', 6]]);
});
test('BU-TEAM-10: Dwarf values', () => {
  expect(team('dwarf').positions.map(printed)).toEqual([
    '3 Lineman 4/1/5+/2+ -',
    '1 Runner 6/1/4+/3+ Safe Hands',
    '1 Blitzer 5/1/4+/2+ Offensive Specialist',
    '1 Troll Slayer 5/1/6+/4+ Frenzied',
  ]);
});
