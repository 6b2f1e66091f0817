/** Creating a team: what it may hold, what it costs, which rule a team file breaks, and the ready-made teams. */
import { describe, expect, test } from 'vitest';
import { skills2016 } from '../../src/blood/editions/2016/skills/index.ts';
import type { Roster, RosterPosition } from '../../src/blood/roster.ts';
import { checkTeam, teamOf } from '../../src/blood/team.ts';
import { parseTeam } from '../../src/blood/team-file.ts';
import { readyMadeTeam, teamBookOf, teamFileNamed } from '../../src/blood/teams/books.ts';
import type { TeamFile } from '../../src/blood/teams/terms.ts';
import { BadInput } from '../../src/words.ts';

const book = teamBookOf('blood-2016');
const { rules, files } = book;

/** A team file with so many players of each position, numbered from 1. */
const teamFile = (
  roster: string,
  counts: Readonly<Record<string, number>>,
  more: Partial<TeamFile> = {},
): TeamFile => ({
  format: 'ironpitch-team',
  version: 1,
  ruleset: 'blood-2016',
  name: 'Test Eleven',
  roster,
  rerolls: 0,
  fanFactor: 0,
  players: Object.entries(counts)
    .flatMap(([position, count]) => Array.from({ length: count }, () => position))
    .map((position, i) => ({ number: i + 1, position })),
  ...more,
});
const humans = (more: Partial<TeamFile> = {}): TeamFile => teamFile('human', { lineman: 11 }, more);
/** Eleven Linemen, the first of whom is this player. */
const withFirst = (roster: string, others: string, position: string, ...skills: string[]): TeamFile => {
  const file = teamFile(roster, { [others]: 11 });
  return { ...file, players: file.players.map((p, i) => (i === 0 ? { number: 1, position, skills } : p)) };
};
const broken = (file: TeamFile): string[] =>
  checkTeam(rules, file).violations.map(({ rule, place }) => `${rule} ${place}`);
const costOf = (file: TeamFile): number => checkTeam(rules, file).cost;
const listOf = (name: string): Roster => rules.rosters.find(roster => roster.name === name) as Roster;
const ready = (id: string): TeamFile => teamFileNamed(book, id) as TeamFile;
const counts = (file: TeamFile): Record<string, number> =>
  Object.fromEntries(file.players.map(p => [p.position, file.players.filter(q => q.position === p.position).length]));

describe('what a team may hold', () => {
  test('B16-TEAM-01: 1,000,000 gold pieces may be spent, and not 10,000 more', () => {
    // 11 Linemen 550,000, 8 re-rolls 400,000: 50,000 are left.
    expect(broken(humans({ rerolls: 8, fanFactor: 5 }))).toEqual([]);
    expect(broken(humans({ rerolls: 8, fanFactor: 6 }))).toEqual(['B16-TEAM-01 treasury']);
    expect(checkTeam(rules, humans({ rerolls: 8, fanFactor: 6 })).violations[0]?.sentence).toBe(
      'the team costs 1,010,000 gold pieces, 10,000 more than the 1,000,000 there are',
    );
  });
  test('B16-TEAM-02: a player of another list is refused, and so is one of no list', () => {
    const mixed = withFirst('human', 'lineman', 'blackOrcBlocker');
    expect(broken(mixed)).toEqual(['B16-TEAM-02 players[0].position']);
    expect(checkTeam(rules, mixed).violations[0]?.sentence).toBe(
      '"blackOrcBlocker" is not on the Human list, but on that of Orc; this one has lineman, thrower, catcher, blitzer, ogre',
    );
    expect(checkTeam(rules, withFirst('human', 'lineman', 'wizard')).violations[0]?.sentence).toContain(
      '"wizard" is not on the Human list, nor on any other',
    );
    expect(broken(withFirst('human', 'lineman', 'thrower'))).toEqual([]);
  });
  test('B16-TEAM-02: a team list that does not exist is refused, with those that do', () => {
    const { violations } = checkTeam(rules, teamFile('elf', { lineman: 11 }));
    expect(violations.map(({ rule, place }) => `${rule} ${place}`)).toEqual(['B16-TEAM-02 roster']);
    expect(violations[0]?.sentence).toMatch(/^"elf" is no team list of blood-2016; there are amazon, .*, woodElf$/);
  });
  test.each(
    rules.rosters.flatMap(roster => roster.positions.map(p => [roster.name, p.name, p.max, p, roster] as const)),
  )('B16-TEAM-03: %s, %s: at most %i', (_, __, max, position, roster) => {
    const over = (count: number): string[] => broken(teamFile(roster.id, { [position.id]: count }));
    expect(over(max)).not.toContain('B16-TEAM-03 players');
    expect(over(max + 1)).toContain('B16-TEAM-03 players');
  });
  test('B16-TEAM-04: 11 to 16 players', () => {
    const size = (count: number): string[] => broken(teamFile('human', { lineman: count - 2, thrower: 2 }));
    expect(size(10)).toEqual(['B16-TEAM-04 players']);
    expect(size(11)).toEqual([]);
    expect(size(16)).toEqual([]);
    expect(size(17)).toContain('B16-TEAM-04 players');
  });
  test('B16-TEAM-04, B16-OQ-65: Star Players count, both ways', () => {
    const stars = (number: number) => [{ number, star: 'mightyZug' }];
    expect(broken(teamFile('human', { lineman: 10 }, { stars: stars(11) }))).toEqual([]);
    expect(broken(teamFile('human', { lineman: 9 }, { stars: stars(10) }))).toEqual(['B16-TEAM-04 players']);
    // 16 Linemen are 800,000, Zug is 260,000.
    const seventeen = teamFile('human', { lineman: 16 }, { treasury: 1_060_000, stars: stars(17) });
    expect(broken(seventeen)).toEqual(['B16-TEAM-10 stars[0].number', 'B16-TEAM-04 players']);
  });
  test('B16-TEAM-05: a roster has no hidden part: every value is in the team, and no field can hide it', () => {
    const team = teamOf(rules, ready('human-veterans'));
    for (const player of team.players)
      expect(Object.keys(player).sort()).toEqual(
        'agility armour movement name number position positionName race skills star strength'.split(' '),
      );
    expect(() => parseTeam(JSON.stringify({ ...humans(), hidden: true }))).toThrow('hidden is unknown');
  });
  test('B16-TEAM-07: 8 re-rolls at most', () => {
    expect(broken(humans({ rerolls: 8 }))).toEqual([]);
    expect(broken(humans({ rerolls: 9 }))).toEqual(['B16-TEAM-07 rerolls']);
  });
  test('B16-TEAM-08: Fan Factor 0 to 9', () => {
    expect(broken(humans({ fanFactor: 0 }))).toEqual([]);
    expect(broken(humans({ fanFactor: 9 }))).toEqual([]);
    expect(broken(humans({ fanFactor: 10 }))).toEqual(['B16-TEAM-08 fanFactor']);
  });
  test('B16-TEAM-10: each player has a line of its own, 1 to 16', () => {
    const numbered = (...numbers: number[]): string[] =>
      broken(humans({ players: numbers.map(number => ({ number, position: 'lineman' })) }));
    expect(numbered(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 1)).toEqual([]);
    expect(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17)).toEqual(['B16-TEAM-10 players[10].number']);
    expect(numbered(0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toEqual(['B16-TEAM-10 players[0].number']);
    expect(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 11)).toEqual(['B16-TEAM-10 players[9].number']);
  });
  test.each([
    ['3 Human Throwers', teamFile('human', { thrower: 3, lineman: 8 }), ['B16-TEAM-03 players']],
    ['10 players', teamFile('human', { lineman: 10 }), ['B16-TEAM-04 players']],
    [
      '17 players',
      teamFile('human', { thrower: 2, lineman: 15 }),
      ['B16-TEAM-10 players[16].number', 'B16-TEAM-04 players'],
    ],
    [
      'Human and Orc mixed',
      teamFile('human', { lineman: 10, blackOrcBlocker: 1 }),
      ['B16-TEAM-02 players[10].position'],
    ],
    ['Fan Factor 10', humans({ fanFactor: 10 }), ['B16-TEAM-08 fanFactor']],
    ['9 re-rolls', humans({ rerolls: 9 }), ['B16-TEAM-07 rerolls']],
    ['1,010,000 spent', teamFile('human', { blitzer: 4, lineman: 9 }, { rerolls: 4 }), ['B16-TEAM-01 treasury']],
  ])('B16-TEAM-X3: %s: refused', (_, file, expected) => {
    expect(broken(file)).toEqual(expected);
  });
  test('every broken rule is named at once', () => {
    const file = teamFile(
      'orc',
      { goblin: 5, lineman: 5 },
      { rerolls: 12, fanFactor: 11, stars: [{ number: 1, star: 'griffOberwald' }] },
    );
    expect(broken(file)).toEqual([
      'B16-TEAM-07 rerolls',
      'B16-TEAM-08 fanFactor',
      'B16-TEAM-10 stars[0].number',
      'B16-TEAM-03 players',
      'B16-STAR-02 stars[0].star',
      'B16-TEAM-01 treasury',
    ]);
  });
});

describe('what a team costs', () => {
  test('B16-TEAM-06: nothing comes free: each re-roll has the price of its list', () => {
    expect(costOf(humans())).toBe(550_000);
    expect(costOf(humans({ rerolls: 1 }))).toBe(600_000);
    expect(costOf(teamFile('orc', { lineman: 11 }, { rerolls: 2 }))).toBe(670_000);
    expect(costOf(teamFile('chaosDwarf', { hobgoblin: 11 }, { rerolls: 3 }))).toBe(650_000);
  });
  test('B16-TEAM-08, B16-TEAM-09: Fan Factor begins at nothing; each point adds 10,000', () => {
    expect([0, 1, 9].map(fanFactor => costOf(humans({ fanFactor })))).toEqual([550_000, 560_000, 640_000]);
  });
  test('B16-TEAM-09: players, re-rolls and Fan Factor together', () => {
    // 4 × 90,000 + 1 × 140,000 + 6 × 50,000, 2 × 50,000, 3 × 10,000
    expect(costOf(teamFile('human', { blitzer: 4, ogre: 1, lineman: 6 }, { rerolls: 2, fanFactor: 3 }))).toBe(930_000);
  });
  test('B16-APOTH-01: an apothecary costs 50,000, and only lists that have one may buy it', () => {
    expect(costOf(humans({ apothecary: true }))).toBe(600_000);
    expect(costOf(humans({ apothecary: false }))).toBe(550_000);
    expect(broken(humans({ apothecary: true }))).toEqual([]);
    const without = rules.rosters.filter(roster => {
      const position = (roster.positions[0] as RosterPosition).id;
      return broken(teamFile(roster.id, { [position]: 11 }, { apothecary: true })).includes('B16-APOTH-01 apothecary');
    });
    expect(without.map(roster => roster.name)).toEqual(['Khemri', 'Necromantic', 'Nurgle', 'Undead']);
  });
  test('B16-XTEAM-04: a file may state another treasury, and is held to it', () => {
    const file = humans({ rerolls: 8, fanFactor: 6 });
    expect(broken({ ...file, treasury: 1_010_000 })).toEqual([]);
    expect(broken({ ...file, treasury: 1_009_000 })).toEqual(['B16-TEAM-01 treasury']);
    expect(broken({ ...humans(), treasury: 540_000 })).toEqual(['B16-TEAM-01 treasury']);
  });
});

describe('learned skills', () => {
  test.each([
    ['human', 'lineman', 'lineman', 'kick', 50_000 + 20_000],
    ['human', 'lineman', 'lineman', 'guard', 50_000 + 30_000],
    ['human', 'lineman', 'blitzer', 'guard', 90_000 + 20_000],
    ['human', 'lineman', 'thrower', 'accurate', 70_000 + 20_000],
    ['human', 'lineman', 'catcher', 'accurate', 60_000 + 30_000],
    ['skaven', 'lineman', 'gutterRunner', 'twoHeads', 80_000 + 30_000],
    ['chaos', 'beastman', 'beastman', 'twoHeads', 60_000 + 20_000],
  ])('B16-XTEAM-01: %s, %s: a %s learns %s and costs %i', (roster, others, position, skill, cost) => {
    const file = withFirst(roster, others, position, skill);
    expect(broken(file)).toEqual([]);
    const rest = costOf(teamFile(roster, { [others]: 10 }));
    expect(costOf(file) - rest).toBe(cost);
  });
  test.each([
    ['human', 'lineman', 'lineman', 'claw', 'mutations are closed to Humans'],
    ['human', 'lineman', 'lineman', 'loner', 'Extraordinary skills are closed to all'],
    ['ogre', 'snotling', 'snotling', 'claw', 'mutations are closed to Snotlings'],
  ])('B16-XTEAM-02: %s, %s: a %s may not learn %s: %s', (roster, others, position, skill) => {
    expect(broken(withFirst(roster, others, position, skill))).toEqual(['B16-XTEAM-02 players[0].skills[0]']);
  });
  test.each(['swiftReaction', 'constructor'])('B16-XTEAM-02: %s is no skill at all, and is told so', skill => {
    const { violations } = checkTeam(rules, withFirst('human', 'lineman', 'lineman', skill));
    expect(violations.map(({ sentence }) => sentence)).toEqual([`"${skill}" is no skill of blood-2016`]);
  });
  test('B16-SKILL-06: no skill twice: not a printed one, not a learned one', () => {
    expect(broken(withFirst('human', 'lineman', 'blitzer', 'block'))).toEqual(['B16-SKILL-06 players[0].skills[0]']);
    expect(broken(withFirst('human', 'lineman', 'lineman', 'kick', 'kick'))).toEqual([
      'B16-SKILL-06 players[0].skills[1]',
    ]);
  });
  test('B16-XSKILL-43: Grab and Frenzy never go together, whichever came first', () => {
    expect(broken(withFirst('dwarf', 'blocker', 'trollSlayer', 'grab'))).toEqual([
      'B16-XSKILL-43 players[0].skills[0]',
    ]);
    expect(broken(withFirst('orc', 'lineman', 'blitzer', 'frenzy', 'grab'))).toEqual([
      'B16-XSKILL-43 players[0].skills[1]',
    ]);
    expect(broken(withFirst('orc', 'lineman', 'blitzer', 'grab', 'frenzy'))).toEqual([
      'B16-XSKILL-43 players[0].skills[1]',
    ]);
    expect(broken(withFirst('orc', 'lineman', 'blitzer', 'frenzy', 'guard'))).toEqual([]);
  });
  test('B16-XTEAM-03: six learned skills at most', () => {
    const six = ['kick', 'fend', 'tackle', 'wrestle', 'block', 'pro'];
    expect(broken(withFirst('human', 'lineman', 'lineman', ...six))).toEqual([]);
    expect(broken(withFirst('human', 'lineman', 'lineman', ...six, 'shadowing'))).toEqual([
      'B16-XTEAM-03 players[0].skills',
    ]);
  });
  test('B16-XTEAM-05: exhibition teams may learn Extraordinary skills, at the double price, and nothing else that is closed', () => {
    const file = withFirst('halfling', 'halfling', 'treeman', 'timmmBer');
    expect(broken(file)).toEqual(['B16-XTEAM-02 players[0].skills[0]']);
    expect(broken({ ...file, exhibition: true })).toEqual([]);
    expect(costOf({ ...file, exhibition: true })).toBe(120_000 + 30_000 + 10 * 30_000);
    const mutant = { ...withFirst('halfling', 'halfling', 'treeman', 'claw'), exhibition: true };
    expect(broken(mutant)).toEqual(['B16-XTEAM-02 players[0].skills[0]']);
  });
  test('B16-XSKILL-63: a player with Disposable is paid for like any other', () => {
    const file = { ...withFirst('ogre', 'snotling', 'snotling', 'disposable'), exhibition: true };
    expect(broken(file)).toEqual([]);
    expect(costOf(file) - costOf(teamFile('ogre', { snotling: 10 }))).toBe(20_000 + 30_000);
  });
  test('B16-SKILL-09: the categories of the 19 skills in the rulebook', () => {
    const bookSkills = {
      general: ['block', 'fend', 'sureHands'],
      agility: ['catch', 'dodge', 'jumpUp', 'sprint', 'sureFeet'],
      strength: ['mightyBlow', 'thickSkull'],
      passing: ['pass'],
      extraordinary: 'alwaysHungry boneHead loner reallyStupid regeneration rightStuff stunty throwTeammate'.split(' '),
    };
    for (const [category, skills] of Object.entries(bookSkills))
      for (const skill of skills) expect([skill, rules.skills[skill]?.category]).toEqual([skill, category]);
    expect(Object.keys(skills2016).length).toBe(19 + 63);
  });
});

// --- the lists ---------------------------------------------------------------------------------------------------
/** A line of a team list: at most, position, price in thousands: MA ST AG AV, skills; normal/double categories. */
const written = (p: RosterPosition): string => {
  const skills = p.skills.map(skill => rules.skills[skill]?.name).join(', ') || '-';
  const values = [p.movement, p.strength, p.agility, p.armour].join(' ');
  return `${p.max} ${p.name}, ${p.cost / 1000}: ${values}, ${skills}; ${p.normal}/${p.double}`;
};
const head = ({ name, rerollCost, apothecary }: Roster): string =>
  `${name}, re-roll ${rerollCost / 1000}, ${apothecary ? 'with' : 'no'} apothecary`;
const withoutAccess = (p: RosterPosition): string => written(p).replace(/; .*$/, '');

test('B16-TEAM-11, B16-OQ-64: the Human list', () => {
  const human = listOf('Human');
  expect(human.rerollCost).toBe(50_000);
  expect(human.positions.map(withoutAccess).sort()).toEqual([
    '1 Ogre, 140: 5 5 2 9, Bone-head, Loner, Mighty Blow, Thick Skull, Throw Team-mate',
    '16 Lineman, 50: 6 3 3 8, -',
    '2 Thrower, 70: 6 3 3 8, Pass, Sure Hands',
    '4 Blitzer, 90: 7 3 3 8, Block',
    '4 Catcher, 60: 8 2 3 7, Catch, Dodge',
  ]);
});
test('B16-TEAM-12: the Orc list', () => {
  const orc = listOf('Orc');
  expect(orc.rerollCost).toBe(60_000);
  expect(orc.positions.map(withoutAccess).sort()).toEqual([
    '1 Troll, 110: 4 5 1 9, Always Hungry, Loner, Mighty Blow, Really Stupid, Regeneration, Throw Team-mate',
    '16 Lineman, 50: 5 3 3 9, -',
    '2 Thrower, 70: 5 3 3 8, Pass, Sure Hands',
    '4 Black Orc Blocker, 80: 4 4 2 9, -',
    '4 Blitzer, 80: 6 3 3 9, Block',
    '4 Goblin, 40: 6 2 3 7, Dodge, Right Stuff, Stunty',
  ]);
});
test('B16-DATA-08: the eight player types of the box are lines of the two lists', () => {
  const box = ['blitzer', 'catcher', 'thrower', 'lineman', 'blitzer', 'blackOrcBlocker', 'thrower', 'lineman'];
  const used = ['human-quick-start', 'orc-quick-start'].flatMap(id => Object.keys(counts(ready(id))));
  expect(used).toEqual(box);
});

const LISTS: readonly (readonly string[])[] = [
  [
    'Amazon, re-roll 50, with apothecary',
    '16 Linewoman, 50: 6 3 3 7, Dodge; G/ASP',
    '2 Thrower, 70: 6 3 3 7, Dodge, Pass; GP/AS',
    '2 Catcher, 70: 6 3 3 7, Catch, Dodge; GA/SP',
    '4 Blitzer, 90: 6 3 3 7, Block, Dodge; GS/AP',
  ],
  [
    'Chaos, re-roll 60, with apothecary',
    '16 Beastman, 60: 6 3 3 8, Horns; GSM/AP',
    '4 Chaos Warrior, 100: 5 4 3 9, -; GSM/AP',
    '1 Minotaur, 150: 5 5 2 8, Frenzy, Horns, Loner, Mighty Blow, Thick Skull, Wild Animal; SM/GAP',
  ],
  [
    'Chaos Dwarf, re-roll 70, with apothecary',
    '16 Hobgoblin, 40: 6 3 3 7, -; G/ASP',
    '6 Chaos Dwarf Blocker, 70: 4 3 2 9, Block, Tackle, Thick Skull; GS/APM',
    '2 Bull Centaur, 130: 6 4 2 9, Sprint, Sure Feet, Thick Skull; GS/AP',
    '1 Minotaur, 150: 5 5 2 8, Frenzy, Horns, Loner, Mighty Blow, Thick Skull, Wild Animal; S/GAPM',
  ],
  [
    'Chaos Pact, re-roll 70, with apothecary',
    '12 Marauder, 50: 6 3 3 8, -; GSPM/A',
    '1 Goblin Renegade, 40: 6 2 3 7, Animosity, Dodge, Right Stuff, Stunty; AM/GSP',
    '1 Skaven Renegade, 50: 7 3 3 7, Animosity; GM/ASP',
    '1 Dark Elf Renegade, 70: 6 3 4 8, Animosity; GAM/SP',
    '1 Chaos Troll, 110: 4 5 1 9, Always Hungry, Loner, Mighty Blow, Really Stupid, Regeneration, Throw Team-mate; S/GAPM',
    '1 Chaos Ogre, 140: 5 5 2 9, Bone-head, Loner, Mighty Blow, Thick Skull, Throw Team-mate; S/GAPM',
    '1 Minotaur, 150: 5 5 2 8, Frenzy, Horns, Loner, Mighty Blow, Thick Skull, Wild Animal; S/GAPM',
  ],
  [
    'Dark Elf, re-roll 50, with apothecary',
    '16 Lineman, 70: 6 3 4 8, -; GA/SP',
    '2 Runner, 80: 7 3 4 7, Dump-Off; GAP/S',
    '2 Assassin, 90: 6 3 4 7, Shadowing, Stab; GA/SP',
    '4 Blitzer, 100: 7 3 4 8, Block; GA/SP',
    '2 Witch Elf, 110: 7 3 4 7, Dodge, Frenzy, Jump Up; GA/SP',
  ],
  [
    'Dwarf, re-roll 50, with apothecary',
    '16 Blocker, 70: 4 3 2 9, Block, Tackle, Thick Skull; GS/AP',
    '2 Runner, 80: 6 3 3 8, Sure Hands, Thick Skull; GP/AS',
    '2 Blitzer, 80: 5 3 3 9, Block, Thick Skull; GS/AP',
    '2 Troll Slayer, 90: 5 3 2 8, Block, Dauntless, Frenzy, Thick Skull; GS/AP',
    '1 Deathroller, 160: 4 7 1 10, Break Tackle, Dirty Player, Juggernaut, Loner, Mighty Blow, No Hands, Secret Weapon, Stand Firm; S/GAP',
  ],
  [
    'Elven Union, re-roll 50, with apothecary',
    '16 Lineman, 60: 6 3 4 7, -; GA/SP',
    '2 Thrower, 70: 6 3 4 7, Pass; GAP/S',
    '4 Catcher, 100: 8 3 4 7, Catch, Nerves of Steel; GA/SP',
    '2 Blitzer, 110: 7 3 4 8, Block, Side Step; GA/SP',
  ],
  [
    'Goblin, re-roll 60, with apothecary',
    '16 Goblin, 40: 6 2 3 7, Dodge, Right Stuff, Stunty; A/GSP',
    '1 Bombardier, 40: 6 2 3 7, Bombardier, Dodge, Secret Weapon, Stunty; A/GSP',
    '1 Pogoer, 70: 7 2 3 7, Dodge, Leap, Stunty, Very Long Legs; A/GSP',
    '1 Looney, 40: 6 2 3 7, Chainsaw, Secret Weapon, Stunty; A/GSP',
    '1 Fanatic, 70: 3 7 3 7, Ball and Chain, No Hands, Secret Weapon, Stunty; S/GAP',
    '1 Doom Diver, 60: 6 2 3 7, Right Stuff, Stunty, Swoop; A/GSP',
    "1 'Ooligan, 70: 6 2 3 7, Disturbing Presence, Dodge, Fan Favourite, Right Stuff, Stunty; A/GSP",
    '2 Troll, 110: 4 5 1 9, Always Hungry, Loner, Mighty Blow, Really Stupid, Regeneration, Throw Team-mate; S/GAP',
  ],
  [
    'Halfling, re-roll 60, with apothecary',
    '16 Halfling, 30: 5 2 3 6, Dodge, Right Stuff, Stunty; A/GSP',
    '2 Treeman, 120: 2 6 1 10, Mighty Blow, Stand Firm, Strong Arm, Take Root, Thick Skull, Throw Team-mate; S/GAP',
  ],
  [
    'High Elf, re-roll 50, with apothecary',
    '16 Lineman, 70: 6 3 4 8, -; GA/SP',
    '2 Thrower, 90: 6 3 4 8, Pass, Safe Throw; GAP/S',
    '4 Catcher, 90: 8 3 4 7, Catch; GA/SP',
    '2 Blitzer, 100: 7 3 4 8, Block; GA/SP',
  ],
  [
    'Human, re-roll 50, with apothecary',
    '16 Lineman, 50: 6 3 3 8, -; G/ASP',
    '2 Thrower, 70: 6 3 3 8, Pass, Sure Hands; GP/AS',
    '4 Catcher, 60: 8 2 3 7, Catch, Dodge; GA/SP',
    '4 Blitzer, 90: 7 3 3 8, Block; GS/AP',
    '1 Ogre, 140: 5 5 2 9, Bone-head, Loner, Mighty Blow, Thick Skull, Throw Team-mate; S/GAP',
  ],
  [
    'Khemri, re-roll 70, no apothecary',
    '16 Skeleton, 40: 5 3 2 7, Regeneration, Thick Skull; G/ASP',
    '2 Thro-Ra, 70: 6 3 2 7, Pass, Regeneration, Sure Hands; GP/AS',
    '2 Blitz-Ra, 90: 6 3 2 8, Block, Regeneration; GS/AP',
    '4 Tomb Guardian, 100: 4 5 1 9, Decay, Regeneration; S/GAP',
  ],
  [
    'Lizardman, re-roll 60, with apothecary',
    '16 Skink, 60: 8 2 3 7, Dodge, Stunty; A/GSP',
    '6 Saurus, 80: 6 4 1 9, -; GS/AP',
    '1 Kroxigor, 140: 6 5 1 9, Bone-head, Loner, Mighty Blow, Prehensile Tail, Thick Skull; S/GAP',
  ],
  [
    'Necromantic, re-roll 70, no apothecary',
    '16 Zombie, 40: 4 3 2 8, Regeneration; G/ASP',
    '2 Ghoul, 70: 7 3 3 7, Dodge; GA/SP',
    '2 Wight, 90: 6 3 3 8, Block, Regeneration; GS/AP',
    '2 Flesh Golem, 110: 4 4 2 9, Regeneration, Stand Firm, Thick Skull; GS/AP',
    '2 Necromantic Werewolf, 120: 8 3 3 8, Claw, Frenzy, Regeneration; GA/SP',
  ],
  [
    'Norse, re-roll 60, with apothecary',
    '16 Lineman, 50: 6 3 3 7, Block; G/ASP',
    '2 Thrower, 70: 6 3 3 7, Block, Pass; GP/AS',
    '2 Catcher, 90: 7 3 3 7, Block, Dauntless; GA/SP',
    '2 Blitzer, 90: 6 3 3 7, Block, Frenzy, Jump Up; GS/AP',
    '2 Norse Werewolf, 110: 6 4 2 8, Frenzy; GS/AP',
    '1 Yhetee, 140: 5 5 1 8, Claw, Disturbing Presence, Frenzy, Loner, Wild Animal; S/GAP',
  ],
  [
    'Nurgle, re-roll 70, no apothecary',
    "16 Rotter, 40: 5 3 3 8, Decay, Nurgle's Rot; GM/ASP",
    "4 Pestigor, 80: 6 3 3 8, Horns, Nurgle's Rot, Regeneration; GSM/AP",
    "4 Nurgle Warrior, 110: 4 4 2 9, Disturbing Presence, Foul Appearance, Nurgle's Rot, Regeneration; GSM/AP",
    "1 Beast of Nurgle, 140: 4 5 1 9, Disturbing Presence, Foul Appearance, Loner, Mighty Blow, Nurgle's Rot, Really Stupid, Regeneration, Tentacles; S/GAPM",
  ],
  [
    'Ogre, re-roll 70, with apothecary',
    '16 Snotling, 20: 5 1 3 5, Dodge, Right Stuff, Side Step, Stunty, Titchy; A/GSP',
    '6 Ogre, 140: 5 5 2 9, Bone-head, Mighty Blow, Thick Skull, Throw Team-mate; S/GAP',
  ],
  [
    'Orc, re-roll 60, with apothecary',
    '16 Lineman, 50: 5 3 3 9, -; G/ASP',
    '4 Goblin, 40: 6 2 3 7, Dodge, Right Stuff, Stunty; A/GSP',
    '2 Thrower, 70: 5 3 3 8, Pass, Sure Hands; GP/AS',
    '4 Black Orc Blocker, 80: 4 4 2 9, -; GS/AP',
    '4 Blitzer, 80: 6 3 3 9, Block; GS/AP',
    '1 Troll, 110: 4 5 1 9, Always Hungry, Loner, Mighty Blow, Really Stupid, Regeneration, Throw Team-mate; S/GAP',
  ],
  [
    'Skaven, re-roll 60, with apothecary',
    '16 Lineman, 50: 7 3 3 7, -; G/ASPM',
    '2 Thrower, 70: 7 3 3 7, Pass, Sure Hands; GP/ASM',
    '4 Gutter Runner, 80: 9 2 4 7, Dodge; GA/SPM',
    '2 Blitzer, 90: 7 3 3 8, Block; GS/APM',
    '1 Rat Ogre, 150: 6 5 2 8, Frenzy, Loner, Mighty Blow, Prehensile Tail, Wild Animal; S/GAPM',
  ],
  [
    'Slann, re-roll 50, with apothecary',
    '16 Lineman, 60: 6 3 3 8, Leap, Very Long Legs; G/ASP',
    '4 Catcher, 80: 7 2 4 7, Diving Catch, Leap, Very Long Legs; GA/SP',
    '4 Blitzer, 110: 7 3 3 8, Diving Tackle, Jump Up, Leap, Very Long Legs; GAS/P',
    '1 Kroxigor, 140: 6 5 1 9, Bone-head, Loner, Mighty Blow, Prehensile Tail, Thick Skull; S/GAP',
  ],
  [
    'Undead, re-roll 70, no apothecary',
    '16 Skeleton, 40: 5 3 2 7, Regeneration, Thick Skull; G/ASP',
    '16 Zombie, 40: 4 3 2 8, Regeneration; G/ASP',
    '4 Ghoul, 70: 7 3 3 7, Dodge; GA/SP',
    '2 Wight, 90: 6 3 3 8, Block, Regeneration; GS/AP',
    '2 Mummy, 120: 3 5 1 9, Mighty Blow, Regeneration; S/GAP',
  ],
  [
    'Underworld, re-roll 70, with apothecary',
    '12 Underworld Goblin, 40: 6 2 3 7, Dodge, Right Stuff, Stunty; AM/GSP',
    '2 Skaven Lineman, 50: 7 3 3 7, Animosity; GM/ASP',
    '2 Skaven Thrower, 70: 7 3 3 7, Animosity, Pass, Sure Hands; GPM/AS',
    '2 Skaven Blitzer, 90: 7 3 3 8, Animosity, Block; GSM/AP',
    '1 Warpstone Troll, 110: 4 5 1 9, Always Hungry, Loner, Mighty Blow, Really Stupid, Regeneration, Throw Team-mate; SM/GAP',
  ],
  [
    'Vampire, re-roll 70, with apothecary',
    '16 Thrall, 40: 6 3 3 7, -; G/ASP',
    '6 Vampire, 110: 6 4 4 8, Blood Lust, Hypnotic Gaze, Regeneration; GAS/P',
  ],
  [
    'Wood Elf, re-roll 50, with apothecary',
    '16 Lineman, 70: 7 3 4 7, -; GA/SP',
    '2 Thrower, 90: 7 3 4 7, Pass; GAP/S',
    '4 Catcher, 90: 8 2 4 7, Catch, Dodge, Sprint; GA/SP',
    '2 Wardancer, 120: 8 3 4 7, Block, Dodge, Leap; GA/SP',
    '1 Treeman, 120: 2 6 1 10, Loner, Mighty Blow, Stand Firm, Strong Arm, Take Root, Thick Skull, Throw Team-mate; S/GAP',
  ],
];
test('B16-XTEAM-06: 24 team lists', () => {
  expect(rules.rosters.map(head)).toEqual(LISTS.map(list => list[0]));
});
test.each(LISTS)('B16-XTEAM-06: %s', (title, ...lines) => {
  const roster = rules.rosters.find(r => head(r) === title) as Roster;
  expect(roster.positions.map(written)).toEqual(lines);
});
test('B16-XSKILL-01: in mixed teams each player has its race, elsewhere that of the list', () => {
  const races = (id: string): string[] => [...new Set(readyMadeTeam(book, id)?.players.map(p => p.race))];
  expect(races('underworld')).toEqual(['troll', 'skaven', 'goblin']);
  expect(races('chaosPact')).toEqual(['minotaur', 'ogre', 'troll', 'darkElf', 'skaven', 'goblin', 'human']);
  expect(races('orc')).toEqual(['orc']);
});

describe('ready-made teams', () => {
  test('B16-TEAM-13, B16-TEAM-X2: the quick-start Orcs, exactly 1,000,000', () => {
    const file = ready('orc-quick-start');
    expect(counts(file)).toEqual({ blitzer: 2, blackOrcBlocker: 2, thrower: 2, lineman: 6 });
    expect([file.roster, file.rerolls, file.fanFactor, file.stars]).toEqual(['orc', 3, 6, undefined]);
    // 160 + 160 + 140 + 300, 3 × 60, 6 × 10 thousand
    expect(costOf({ ...file, rerolls: 0, fanFactor: 0 })).toBe(760_000);
    expect(costOf({ ...file, fanFactor: 0 })).toBe(760_000 + 180_000);
    expect(costOf(file)).toBe(1_000_000);
  });
  test('B16-TEAM-14, B16-TEAM-X1: the quick-start Humans, exactly 1,000,000', () => {
    const file = ready('human-quick-start');
    expect(counts(file)).toEqual({ blitzer: 2, catcher: 2, thrower: 2, lineman: 6 });
    expect([file.roster, file.rerolls, file.fanFactor, file.stars]).toEqual(['human', 4, 6, undefined]);
    expect(costOf({ ...file, rerolls: 0, fanFactor: 0 })).toBe(740_000);
    expect(costOf({ ...file, fanFactor: 0 })).toBe(740_000 + 200_000);
    expect(costOf(file)).toBe(1_000_000);
  });
  test('B16-DATA-11: quick-start players are numbered 1 to 12', () => {
    for (const id of ['human-quick-start', 'orc-quick-start'])
      expect(ready(id).players.map(p => p.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
  test('each list has one, under its own id: 11 to 13 players, 2 to 4 re-rolls, 900,000 or more spent', () => {
    for (const { id } of rules.rosters) {
      const file = ready(id);
      const size = file.players.length + (file.stars?.length ?? 0);
      expect([id, file.roster, file.treasury, file.exhibition]).toEqual([id, id, undefined, undefined]);
      expect([id, size >= 11 && size <= 13, file.rerolls >= 2 && file.rerolls <= 4]).toEqual([id, true, true]);
      expect([id, costOf(file) >= 900_000]).toEqual([id, true]);
    }
  });
  test.each(files.map(file => [file.id as string, file] as const))('%s is legal, and survives its file', (id, file) => {
    expect(checkTeam(rules, file).violations).toEqual([]);
    expect(parseTeam(JSON.stringify(file))).toEqual(file);
    expect(readyMadeTeam(book, id)?.id).toBe(id);
  });
  test('ids are unique, and nobody has another', () => {
    expect(new Set(files.map(file => file.id)).size).toBe(files.length);
    expect(teamFileNamed(book, 'nobody')).toBeUndefined();
    expect(readyMadeTeam(book, 'nobody')).toBeUndefined();
  });
  test('veterans stay within 1,300,000 and have a Star Player', () => {
    const veterans = files.filter(file => file.id?.endsWith('-veterans'));
    expect(veterans.length).toBe(12);
    for (const file of veterans) {
      expect([file.id, file.treasury, file.stars?.length]).toEqual([file.id, 1_300_000, 1]);
      expect([file.id, file.players.some(p => p.skills)]).toEqual([file.id, true]);
    }
  });
  test('together they show every skill', () => {
    const met = new Set<string>(files.flatMap(file => teamOf(rules, file).players.flatMap(p => p.skills)));
    expect(Object.keys(skills2016).filter(skill => !met.has(skill))).toEqual([]);
  });
});

describe('the team that enters a match', () => {
  test('B16-TEAM-10: per line name, position, characteristics and skills; re-rolls, Fan Factor and total cost', () => {
    const file = teamFile(
      'orc',
      { lineman: 9 },
      {
        id: 'greens',
        rerolls: 2,
        fanFactor: 4,
        apothecary: true,
        players: [
          ...Array.from({ length: 9 }, (_, i) => ({ number: i + 4, position: 'lineman' })),
          { number: 2, name: 'Grot', position: 'goblin', skills: ['sneakyGit'] },
          { number: 1, position: 'blackOrcBlocker' },
        ],
      },
    );
    const team = teamOf(rules, file);
    expect({ ...team, players: [] }).toEqual({
      id: 'greens',
      name: 'Test Eleven',
      roster: 'orc',
      rerolls: 2,
      fanFactor: 4,
      apothecary: true,
      cost: 9 * 50_000 + 60_000 + 80_000 + 120_000 + 40_000 + 50_000,
      players: [],
    });
    expect(team.players.map(p => p.number)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(team.players[1]).toEqual({
      number: 2,
      name: 'Grot',
      position: 'goblin',
      positionName: 'Goblin',
      star: false,
      race: 'orc',
      movement: 6,
      strength: 2,
      agility: 3,
      armour: 7,
      skills: ['dodge', 'rightStuff', 'stunty', 'sneakyGit'],
    });
    expect(team.players[0]?.name).toBe('Black Orc Blocker 1');
  });
  test('a file without an id is called by its name', () => {
    const called = (name: string): string => teamOf(rules, humans({ name })).id;
    expect(['Test Eleven', "The Élan o' Nuln!", '???'].map(called)).toEqual(['test-eleven', 'the-elan-o-nuln', 'team']);
  });
  test('an illegal file is refused with every rule it breaks', () => {
    expect(() => teamOf(rules, humans({ rerolls: 9, fanFactor: 10 }))).toThrow(BadInput);
    expect(() => teamOf(rules, humans({ rerolls: 9, fanFactor: 10 }))).toThrow(
      'the team "Test Eleven" is not legal: B16-TEAM-07, rerolls: 9 re-rolls; a team has at most 8; ' +
        'B16-TEAM-08, fanFactor: Fan Factor 10; at most 9 may be bought',
    );
  });
  test('a team of other rules is refused', () => {
    expect(() => checkTeam(rules, humans({ ruleset: 'blood-2025' }))).toThrow(BadInput);
    expect(() => teamBookOf('blitz-2024')).toThrow('there are no team files for the ruleset "blitz-2024"');
  });
});

describe('a file that is no team file is refused with one sentence', () => {
  const { name: _, ...nameless } = humans();
  test.each<readonly [string, unknown, string]>([
    ['a list', [], 'the team file: expected an object { … }, not []'],
    ['another format', { ...humans(), format: 'team' }, 'format: expected "ironpitch-team", not "team"'],
    ['another version', { ...humans(), version: 2 }, 'version: expected 1, not 2'],
    ['no name', nameless, 'name is missing'],
    ['an empty name', { ...humans(), name: ' ' }, 'name: expected a name of 1 to 60 signs in one line, not " "'],
    [
      'a name of two lines',
      { ...humans(), name: 'a\nb' },
      'name: expected a name of 1 to 60 signs in one line, not "a\\nb"',
    ],
    ['half a re-roll', { ...humans(), rerolls: 0.5 }, 'rerolls: expected a whole number, 0 or more, not 0.5'],
    [
      'more money than there is',
      { ...humans(), treasury: 10 ** 15 },
      'treasury: expected a whole number of at most 1000000000, not 1000000000000000',
    ],
    ['re-rolls owed', { ...humans(), rerolls: -1 }, 'rerolls: expected a whole number, 0 or more, not -1'],
    ['a text for a number', { ...humans(), fanFactor: '5' }, 'fanFactor: expected a whole number, 0 or more, not "5"'],
    ['players by name', { ...humans(), players: {} }, 'players: expected a list [ … ], not {}'],
    ['a player without position', { ...humans(), players: [{ number: 1 }] }, 'players[0].position is missing'],
    [
      'one skill not in a list',
      { ...humans(), players: [{ number: 1, position: 'lineman', skills: 'kick' }] },
      'players[0].skills: expected a list [ … ], not "kick"',
    ],
    [
      'an unknown field of a player',
      { ...humans(), players: [{ number: 1, position: 'lineman', strength: 9 }] },
      'players[0].strength is unknown; known here: number, position, name, skills',
    ],
    [
      'a star with skills',
      { ...humans(), stars: [{ number: 12, star: 'griffOberwald', skills: [] }] },
      'stars[0].skills is unknown; known here: number, star',
    ],
    ['an apothecary in numbers', { ...humans(), apothecary: 1 }, 'apothecary: expected true or false, not 1'],
    [
      'an id with blanks',
      { ...humans(), id: 'my team' },
      'id: expected a text of small and capital letters, digits and dashes, not "my team"',
    ],
  ])('%s', (_, value, sentence) => {
    expect(() => parseTeam(JSON.stringify(value))).toThrow(new BadInput(sentence));
  });
  test('a text that is no JSON', () => {
    expect(() => parseTeam('{ "format": ')).toThrow(BadInput);
    expect(() => parseTeam('{ "format": ')).toThrow('the team file is cut off');
    expect(() => parseTeam('{ "format": x }')).toThrow('the team file is not proper JSON: line 1, column 13');
    expect(() => parseTeam('{ "id": "a", "id": "b" }')).toThrow('the team file says "id" twice');
  });
});
