/** Star Players: who hires whom, for how much, and what their cards say. */
import { describe, expect, test } from 'vitest';
import type { Star } from '../../src/blood/rosters/row.ts';
import { checkTeam, teamOf, withoutSharedStars } from '../../src/blood/team.ts';
import { parseTeam } from '../../src/blood/team-file.ts';
import { teamBookOf, teamFileNamed } from '../../src/blood/teams/books.ts';
import { rosterNamed, type TeamFile } from '../../src/blood/teams/terms.ts';

const book = teamBookOf('blood-2016');
const { rules } = book;

/** Linemen of a list, and these Star Players after them. */
const hiring = (roster: string, lineman: string, count: number, ...stars: string[]): TeamFile => ({
  format: 'ironpitch-team',
  version: 1,
  ruleset: 'blood-2016',
  id: roster,
  name: 'Test Eleven',
  roster,
  rerolls: 0,
  fanFactor: 0,
  players: Array.from({ length: count }, (_, i) => ({ number: i + 1, position: lineman })),
  stars: stars.map((star, i) => ({ number: count + i + 1, star })),
});
const broken = (file: TeamFile): string[] =>
  checkTeam(rules, file).violations.map(({ rule, place }) => `${rule} ${place}`);
const card = (name: string): Star => rules.stars.find(star => star.name === name) as Star;

/** Name, fee in thousands: MA ST AG AV, skills; teams. */
const written = (star: Star): string => {
  const values = [star.movement, star.strength, star.agility, star.armour].join(' ');
  const skills = star.skills.map(skill => rules.skills[skill]?.name).join(', ');
  const teams = star.teams.map(team => rosterNamed(rules, team)?.name).join(', ');
  return `${star.name}, ${star.cost / 1000}: ${values}, ${skills}; ${teams}`;
};

describe('hiring', () => {
  test('B16-STAR-01: hired beside the list players, and paid from the same treasury', () => {
    const file = hiring('human', 'lineman', 11, 'griffOberwald');
    expect(checkTeam(rules, file)).toEqual({ cost: 11 * 50_000 + 320_000, treasury: 1_000_000, violations: [] });
    expect(broken({ ...file, rerolls: 2, fanFactor: 3 })).toEqual([]);
    expect(broken({ ...file, rerolls: 2, fanFactor: 4 })).toEqual(['B16-TEAM-01 treasury']);
    const griff = teamOf(rules, file).players[11];
    expect(griff).toEqual({
      number: 12,
      name: 'Griff Oberwald',
      position: 'griffOberwald',
      positionName: 'Star Player',
      star: true,
      race: 'human',
      movement: 7,
      strength: 4,
      agility: 4,
      armour: 8,
      skills: ['block', 'dodge', 'fend', 'loner', 'sprint', 'sureFeet'],
    });
  });
  test('B16-STAR-01, B16-OQ-65: a star takes no place of a list maximum', () => {
    expect(
      broken({
        ...hiring('human', 'ogre', 1, 'morgNThorg'),
        players: [
          { number: 1, position: 'ogre' },
          ...Array.from({ length: 9 }, (_, i) => ({ number: i + 3, position: 'lineman' })),
        ],
        treasury: 1_020_000,
      }),
    ).toEqual([]);
  });
  test('B16-STAR-02: only for the teams on the card', () => {
    expect(broken(hiring('orc', 'lineman', 10, 'varagGhoulChewer'))).toEqual([]);
    const file = hiring('human', 'lineman', 10, 'varagGhoulChewer');
    expect(broken(file)).toEqual(['B16-STAR-02 stars[0].star']);
    expect(checkTeam(rules, file).violations[0]?.sentence).toBe('Varag Ghoul-Chewer plays for orc only, not for human');
  });
  test('B16-STAR-02: somebody who has no card is refused, with those who have one', () => {
    const file = hiring('halfling', 'halfling', 11, 'brickFarth');
    expect(checkTeam(rules, file).violations).toEqual([
      {
        rule: 'B16-STAR-02',
        place: 'stars[0].star',
        sentence:
          '"brickFarth" is no Star Player; for halfling play berthaBigfist, deeprootStrongbranch, puggyBaconbreath, ' +
          'willowRosebark, zaraTheSlayer, karlaVonKill',
      },
    ]);
  });
  test('B16-STAR-03: each star once a team; different ones together', () => {
    expect(broken(hiring('human', 'lineman', 9, 'mightyZug', 'griffOberwald'))).toEqual(['B16-TEAM-01 treasury']);
    const rich = { treasury: 1_300_000 };
    expect(broken({ ...hiring('human', 'lineman', 9, 'mightyZug', 'griffOberwald'), ...rich })).toEqual([]);
    expect(broken({ ...hiring('human', 'lineman', 9, 'mightyZug', 'mightyZug'), ...rich })).toEqual([
      'B16-STAR-03 stars[1].star',
    ]);
  });
  test('B16-STAR-04: a star hired by both teams plays for neither, and both fees are lost', () => {
    const rich = { treasury: 1_300_000 };
    const home = teamOf(rules, { ...hiring('human', 'lineman', 11, 'morgNThorg', 'mightyZug'), ...rich });
    const away = teamOf(rules, hiring('orc', 'lineman', 11, 'morgNThorg'));
    const [homeLeft, awayLeft] = withoutSharedStars(rules, home, away);
    expect(homeLeft.players.filter(p => p.star).map(p => p.name)).toEqual(['Mighty Zug']);
    expect(awayLeft.players.filter(p => p.star)).toEqual([]);
    expect([homeLeft.players.length, awayLeft.players.length]).toEqual([12, 11]);
    expect([homeLeft.cost, awayLeft.cost]).toEqual([home.cost, away.cost]);
  });
  test('B16-STAR-04, B16-OQ-66: a team left with fewer than 11 plays with the rest', () => {
    const home = teamOf(rules, hiring('human', 'lineman', 10, 'morgNThorg'));
    const [left] = withoutSharedStars(rules, home, teamOf(rules, hiring('orc', 'lineman', 10, 'morgNThorg')));
    expect(left.players.length).toBe(10);
  });
  test('B16-STAR-04: different stars, or only one hirer, change nothing', () => {
    const home = teamOf(rules, hiring('human', 'lineman', 10, 'griffOberwald'));
    const away = teamOf(rules, hiring('orc', 'lineman', 10, 'varagGhoulChewer'));
    expect(withoutSharedStars(rules, home, away)).toEqual([home, away]);
  });
  test('B16-OQ-67: a Human team with Throw Team-mate and nobody to throw is legal', () => {
    expect(broken(hiring('human', 'lineman', 10, 'morgNThorg'))).toEqual([]);
  });
  test('B16-STAR-08: stars are hired when a team is created; the quick-start teams have none', () => {
    for (const id of ['human-quick-start', 'orc-quick-start']) {
      const file = teamFileNamed(book, id) as TeamFile;
      expect(teamOf(rules, file).players.filter(p => p.star)).toEqual([]);
      // Whoever adds one has a created team, and must pay for it.
      expect(broken({ ...file, stars: [{ number: 13, star: 'morgNThorg' }] })).toEqual(['B16-TEAM-01 treasury']);
    }
  });
  test('a star may learn nothing', () => {
    const file = hiring('human', 'lineman', 10, 'mightyZug');
    const learned = { ...file, stars: [{ number: 11, star: 'mightyZug', skills: ['guard'] }] };
    expect(() => parseTeam(JSON.stringify(learned))).toThrow('stars[0].skills is unknown');
  });
});

describe('cards', () => {
  test('B16-STAR-05, B16-DATA-09: the four of the box, with race, fee, characteristics, skills and teams', () => {
    expect(rules.stars.slice(0, 4).map(star => `${star.race}: ${written(star)}`)).toEqual([
      'human: Griff Oberwald, 320: 7 4 4 8, Block, Dodge, Fend, Loner, Sprint, Sure Feet; Human',
      'human: Mighty Zug, 260: 4 5 2 9, Block, Loner, Mighty Blow; Human',
      "ogre: Morg 'N' Thorg, 430: 6 6 3 10, Block, Loner, Mighty Blow, Thick Skull, Throw Team-mate; Human, Orc",
      'orc: Varag Ghoul-Chewer, 290: 6 4 3 9, Block, Jump Up, Loner, Mighty Blow, Thick Skull; Orc',
    ]);
  });
  test("B16-STAR-06: Morg 'N' Thorg plays for Humans and Orcs, and for nobody else", () => {
    const morg = card("Morg 'N' Thorg");
    expect([morg.race, morg.cost]).toEqual(['ogre', 430_000]);
    expect([morg.movement, morg.strength, morg.agility, morg.armour]).toEqual([6, 6, 3, 10]);
    const hirers = rules.rosters.filter(({ id, positions }) => {
      const lineman = positions[0]?.id as string;
      return !broken(hiring(id, lineman, 10, 'morgNThorg')).includes('B16-STAR-02 stars[0].star');
    });
    expect(hirers.map(roster => roster.name)).toEqual(['Human', 'Orc']);
  });
  test('B16-STAR-07: Griff Oberwald plays for Humans only', () => {
    expect(broken(hiring('human', 'lineman', 10, 'griffOberwald'))).toEqual([]);
    expect(broken(hiring('orc', 'lineman', 10, 'griffOberwald'))).toEqual(['B16-STAR-02 stars[0].star']);
  });
});

const FURTHER: readonly string[] = [
  'Barik Farblast, 60: 6 3 3 8, Hail Mary Pass, Loner, Pass, Secret Weapon, Strong Arm, Sure Hands, Thick Skull; Dwarf',
  'Bertha Bigfist, 290: 6 5 2 9, Bone-head, Break Tackle, Dodge, Loner, Mighty Blow, Thick Skull, Throw Team-mate; Amazon, Halfling, Ogre',
  'Bomber Dribblesnot, 60: 6 2 3 7, Accurate, Bombardier, Dodge, Loner, Right Stuff, Secret Weapon, Stunty; Chaos Pact, Goblin, Ogre, Orc, Underworld',
  'Boomer Eziasson, 60: 4 3 2 9, Accurate, Block, Bombardier, Loner, Secret Weapon, Thick Skull; Dwarf, Norse',
  'Count Luthor Von Drakenborg, 390: 6 5 4 9, Block, Hypnotic Gaze, Loner, Regeneration, Side Step; Necromantic, Undead, Vampire',
  'Crazy Igor, 120: 6 3 3 8, Dauntless, Loner, Regeneration, Thick Skull; Chaos Pact, Vampire',
  'Deeproot Strongbranch, 300: 2 7 1 10, Block, Loner, Mighty Blow, Stand Firm, Strong Arm, Thick Skull, Throw Team-mate; Halfling',
  'Dolfar Longstride, 150: 7 3 4 7, Diving Catch, Hail Mary Pass, Kick, Kick-off Return, Loner, Pass Block; Elven Union, High Elf, Wood Elf',
  'Eldril Sidewinder, 200: 8 3 4 7, Catch, Dodge, Hypnotic Gaze, Loner, Nerves of Steel, Pass Block; Dark Elf, Elven Union, High Elf, Wood Elf',
  'Fezglitch, 100: 4 7 3 7, Ball and Chain, Disturbing Presence, Foul Appearance, Loner, No Hands, Secret Weapon; Skaven, Underworld',
  'Flint Churnblade, 130: 5 3 2 8, Block, Chainsaw, Loner, Secret Weapon, Thick Skull; Dwarf',
  'Fungus the Loon, 80: 4 7 3 7, Ball and Chain, Loner, Mighty Blow, No Hands, Secret Weapon, Stunty; Goblin',
  'Glart Smashrip Jr., 210: 7 4 3 8, Block, Claw, Juggernaut, Loner; Skaven, Underworld',
  'Grashnak Blackhoof, 310: 6 6 2 8, Frenzy, Horns, Loner, Mighty Blow, Thick Skull; Chaos, Chaos Dwarf, Nurgle',
  'Grim Ironjaw, 220: 5 4 3 8, Block, Dauntless, Frenzy, Loner, Multiple Block, Thick Skull; Dwarf',
  'Hack Enslash, 120: 6 3 2 7, Chainsaw, Loner, Regeneration, Secret Weapon, Side Step; Khemri, Necromantic, Undead',
  'Hakflem Skuttlespike, 200: 9 3 4 7, Dodge, Extra Arms, Loner, Prehensile Tail, Two Heads; Skaven',
  'Headsplitter, 340: 6 6 3 8, Frenzy, Loner, Mighty Blow, Prehensile Tail; Skaven',
  'Helmut Wulf, 110: 6 3 3 8, Chainsaw, Loner, Secret Weapon, Stand Firm; Amazon, Human, Lizardman, Norse, Slann, Vampire',
  'Hemlock, 170: 8 2 3 7, Block, Dodge, Jump Up, Loner, Side Step, Stab, Stunty; Lizardman, Slann',
  'Horkon Heartripper, 210: 7 3 4 7, Dodge, Leap, Loner, Multiple Block, Shadowing, Stab; Dark Elf',
  'Hthark the Unstoppable, 330: 6 5 2 9, Block, Break Tackle, Juggernaut, Loner, Sprint, Sure Feet, Thick Skull; Chaos Dwarf',
  'Hubris Rakarth, 260: 7 4 4 8, Block, Dirty Player, Jump Up, Loner, Mighty Blow, Strip Ball; Dark Elf, Elven Union',
  'Humerus Carpal, 130: 7 2 3 7, Catch, Dodge, Loner, Nerves of Steel, Regeneration; Khemri',
  'Icepelt Hammerblow, 330: 5 6 1 8, Claw, Disturbing Presence, Frenzy, Loner, Regeneration, Thick Skull; Norse',
  'Ithaca Benoin, 220: 7 3 3 7, Accurate, Dump-Off, Loner, Nerves of Steel, Pass, Regeneration, Sure Hands; Dark Elf, Khemri',
  'J Earlice, 180: 8 3 3 7, Catch, Diving Catch, Dodge, Loner, Sprint; Necromantic, Undead, Vampire',
  'Jordell Freshbreeze, 260: 8 3 5 7, Block, Diving Catch, Dodge, Leap, Loner, Side Step; Wood Elf, Elven Union',
  'Lewdgrip Whiparm, 150: 6 3 3 9, Loner, Pass, Strong Arm, Sure Hands, Tentacles; Chaos, Chaos Pact, Nurgle',
  'Lord Borak the Despoiler, 300: 5 5 3 9, Block, Dirty Player, Loner, Mighty Blow; Chaos, Nurgle',
  'Lottabottol, 220: 8 3 3 8, Catch, Diving Tackle, Jump Up, Leap, Loner, Pass Block, Shadowing, Very Long Legs; Lizardman, Slann',
  'Max Spleenripper, 130: 5 4 3 8, Chainsaw, Loner, Secret Weapon; Chaos, Nurgle',
  'Nobbla Blackwart, 130: 6 2 3 7, Block, Chainsaw, Dodge, Loner, Secret Weapon, Stunty; Chaos Dwarf, Goblin, Ogre, Underworld',
  'Prince Moranion, 230: 7 4 4 8, Block, Dauntless, Loner, Tackle, Wrestle; Elven Union, High Elf',
  'Puggy Baconbreath, 140: 5 3 3 6, Block, Dodge, Loner, Nerves of Steel, Right Stuff, Stunty; Halfling, Human',
  'Quetzal Leap, 250: 8 2 4 7, Catch, Diving Catch, Fend, Kick-off Return, Leap, Loner, Nerves of Steel, Very Long Legs; Lizardman, Slann',
  'Ramtut III, 380: 5 6 1 9, Break Tackle, Loner, Mighty Blow, Regeneration, Wrestle; Khemri, Necromantic, Undead',
  'Rashnak Backstabber, 200: 7 3 3 7, Dodge, Loner, Side Step, Sneaky Git, Stab; Chaos Dwarf',
  'Ripper, 270: 4 6 1 9, Grab, Loner, Mighty Blow, Regeneration, Throw Team-mate; Goblin, Orc',
  'Roxanna Darknail, 250: 8 3 5 7, Dodge, Frenzy, Juggernaut, Jump Up, Leap, Loner; Amazon, Dark Elf',
  'Scrappa Sorehead, 150: 7 2 3 7, Dirty Player, Dodge, Leap, Loner, Right Stuff, Sprint, Stunty, Sure Feet, Very Long Legs; Goblin, Ogre, Orc',
  'Setekh, 220: 6 4 2 8, Block, Break Tackle, Juggernaut, Loner, Regeneration, Strip Ball; Khemri, Necromantic, Undead',
  'Slibli, 250: 7 4 1 9, Block, Grab, Guard, Loner, Stand Firm; Lizardman, Slann',
  'Sinnedbad, 80: 6 3 2 7, Block, Jump Up, Loner, Pass Block, Regeneration, Secret Weapon, Side Step, Stab; Khemri, Undead',
  'Skitter Stab-Stab, 160: 9 2 4 7, Dodge, Loner, Prehensile Tail, Shadowing, Stab; Skaven, Underworld',
  'Soaren Hightower, 180: 6 3 4 8, Fend, Kick-off Return, Loner, Pass, Safe Throw, Strong Arm, Sure Hands; High Elf',
  'Ugroth Bolgrot, 100: 5 3 3 9, Chainsaw, Loner, Secret Weapon; Chaos Pact, Orc',
  'Wilhelm Chaney, 240: 8 4 3 8, Catch, Claw, Frenzy, Loner, Regeneration, Wrestle; Necromantic, Norse, Vampire',
  'Willow Rosebark, 150: 5 4 3 8, Dauntless, Loner, Side Step, Thick Skull; Amazon, Halfling, Wood Elf',
  'Zara the Slayer, 270: 6 4 3 8, Block, Dauntless, Dodge, Jump Up, Loner, Stab, Stakes; Amazon, Dwarf, Halfling, High Elf, Human, Norse, Wood Elf',
  'Zzharg Madeye, 90: 4 4 3 9, Hail Mary Pass, Loner, Pass, Secret Weapon, Strong Arm, Sure Hands, Tackle, Thick Skull; Chaos Dwarf, Chaos Pact',
  'Rasta Tailspike, 110: 8 3 3 7, Catch, Extra Arms, Loner; Skaven',
  'Frank N Stein, 210: 4 5 1 9, Break Tackle, Loner, Mighty Blow, Regeneration, Stand Firm, Thick Skull; Human, Necromantic, Undead',
  'Bilerot Vomitflesh, 180: 4 5 2 9, Dirty Player, Disturbing Presence, Foul Appearance, Loner; Chaos, Nurgle',
  "Guffle Pushmaw, 210: 5 3 4 9, Loner, Monstrous Mouth, Nurgle's Rot; Chaos Pact, Nurgle",
  'Glart Smashrip Sr., 210: 7 4 3 8, Block, Claw, Juggernaut, Loner; Skaven',
  'Kreek Rustgouger, 130: 5 7 2 9, Ball and Chain, Loner, Mighty Blow, No Hands, Prehensile Tail, Secret Weapon; Skaven, Underworld',
  'Bo Gallanté, 160: 8 3 4 7, Dodge, Loner, Side Step, Sprint, Sure Feet; High Elf',
  'Karla von Kill, 160: 6 4 4 8, Block, Dauntless, Dodge, Jump Up, Loner; Amazon, Halfling, Human, Norse',
  'Madcap Miggs, 170: 6 4 3 8, Break Tackle, Claw, Leap, Loner, No Hands, Very Long Legs, Wild Animal; Goblin, Underworld',
  'Withergrasp Doubledrool, 170: 6 4 3 8, Loner, Prehensile Tail, Tackle, Tentacles, Two Heads, Wrestle; Chaos, Chaos Pact, Nurgle',
  'Gobbler Grimlich, 230: 5 4 2 9, Big Hand, Disturbing Presence, Leap, Loner, Monstrous Mouth, Regeneration, Tentacles, Very Long Legs; Chaos, Chaos Pact, Underworld',
  'Scyla Anfingrimm, 250: 5 5 1 9, Claw, Frenzy, Loner, Prehensile Tail, Thick Skull, Wild Animal; Chaos, Norse',
];
test('B16-XTEAM-07: 63 further Star Players', () => {
  expect(FURTHER.length).toBe(63);
  expect(rules.stars.slice(4).map(written)).toEqual(FURTHER);
});
test('B16-XTEAM-07: every star is a Loner, plays for lists that exist, and has a stable name of its own', () => {
  for (const star of rules.stars) {
    expect([star.name, star.skills.includes('loner'), star.teams.length > 0]).toEqual([star.name, true, true]);
    for (const team of star.teams) expect([star.name, rosterNamed(rules, team)?.id]).toEqual([star.name, team]);
    expect(star.id).toMatch(/^[a-z][A-Za-z]+$/);
  }
  expect(new Set(rules.stars.map(star => star.id)).size).toBe(67);
  expect(['Bo Gallanté', 'Glart Smashrip Jr.', 'Skitter Stab-Stab'].map(name => card(name).id)).toEqual([
    'boGallante',
    'glartSmashripJr',
    'skitterStabStab',
  ]);
});
