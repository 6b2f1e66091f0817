/** Star Players and inducements of 2025: who may have them, for how much, and that the catalogue has a line for each. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inducements2025 } from '../../src/blood/editions/2025/inducements/inducements.ts';
import { prayers2025 } from '../../src/blood/editions/2025/inducements/prayers.ts';
import { skillList2025 } from '../../src/blood/editions/2025/rosters/skills.ts';
import { checkTeam, teamOf, withoutSharedStars } from '../../src/blood/team.ts';
import { teamBookOf, teamFileNamed } from '../../src/blood/teams/books.ts';
import { starNamed, type TeamFile } from '../../src/blood/teams/terms.ts';

const book = teamBookOf('blood-2025');
const { rules } = book;
const { stars, rosters } = rules;
const catalogue = readFileSync(new URL('../../../../docs/rules/blood-2025.md', import.meta.url), 'utf8');

/** A ready-made team with money enough, and what it is given here. */
const rich = (id: string, more: Partial<TeamFile> = {}): TeamFile => ({
  ...(teamFileNamed(book, id) as TeamFile),
  treasury: 3_000_000,
  ...more,
});
const hiring = (id: string, names: readonly string[], more: Partial<TeamFile> = {}): TeamFile =>
  rich(id, { stars: names.map((star, i) => ({ number: 16 - i, star })), ...more });
const broken = (file: TeamFile): string[] =>
  checkTeam(rules, file).violations.map(({ rule, place }) => `${rule} ${place}`);
const why = (file: TeamFile): string[] => checkTeam(rules, file).violations.map(({ sentence }) => sentence);
const costOf = (file: TeamFile): number => checkTeam(rules, file).cost;
const teamsOf = (star: string): readonly string[] => starNamed(rules, star)?.teams ?? [];

describe('Star Players', () => {
  test('B25-STAR-08: 66 profiles with stable names of their own, 63 to be hired, each with a special rule in the catalogue', () => {
    expect(stars.length).toBe(66);
    expect(new Set(stars.map(({ id }) => id)).size).toBe(66);
    expect(stars.filter(({ pair }) => pair !== undefined).length).toBe(6);
    const lines = catalogue.split('\n').filter(line => line.startsWith('- **B25-STARRULE-'));
    expect(lines.length).toBe(63);
    for (const { name, special } of stars) {
      const partner = stars.find(other => other.special === special && other.pair !== undefined);
      const line = lines.find(
        one => one.includes(` ${name}, ${special}: `) || one.includes(` ${partner?.name}, ${special}: `),
      );
      expect([name, line !== undefined]).toEqual([name, true]);
    }
  });
  test('B25-STAR-08: every one has Loner and plays for somebody', () => {
    for (const { id, skills, teams } of stars)
      expect([id, skills.some(skill => skill.startsWith('loner')), teams.length > 0]).toEqual([id, true, true]);
  });
  test('B25-STAR-08: a few of them, as printed', () => {
    expect(starNamed(rules, 'griffOberwald')).toMatchObject({
      cost: 300_000,
      movement: 7,
      agility: 2,
      passing: 3,
      armour: 9,
    });
    expect(starNamed(rules, 'captainKarinaVonRiesz')).toMatchObject({ passing: 3 });
    expect(starNamed(rules, 'hakflemSkuttlespike')).toMatchObject({ movement: 8, special: 'Treacherous' });
    expect(starNamed(rules, 'theBlackGobbo')?.skills).toContain('stunty');
    expect(starNamed(rules, 'fungusTheLoon')?.passing).toBe(0);
  });
  test('B25-STAR-01: two at most, a pair counted once', () => {
    expect(broken(hiring('human', ['griffOberwald', 'karlaVonKill']))).toEqual([]);
    expect(broken(hiring('human', ['grak', 'crumbleberry', 'karlaVonKill']))).toEqual([]);
    expect(broken(hiring('human', ['griffOberwald', 'karlaVonKill', 'ivarEriksson']))).toEqual(['B25-STAR-01 stars']);
  });
  test('B25-STAR-02: by league', () => {
    expect(teamsOf('griffOberwald')).toEqual(['bretonnian', 'human', 'imperialNobility', 'norse', 'oldWorldAlliance']);
    expect(broken(hiring('orc', ['griffOberwald']))).toEqual(['B25-STAR-02 stars[0].star']);
    // A Norse team that has chosen the other league.
    const inLeague = (league: string): string[] => broken(hiring('norse', ['griffOberwald'], { league }));
    expect([inLeague('oldWorldClassic'), inLeague('chaosClash')]).toEqual([[], ['B25-STAR-02 stars[0].star']]);
  });
  test('B25-STAR-02, B25-TSPEC-05: by patron', () => {
    expect(teamsOf('maxSpleenripper')).toEqual(['chaosChosen', 'chaosRenegades', 'khorne', 'norse']);
    const favoured = (patron: string): TeamFile => hiring('chaosChosen', ['maxSpleenripper'], { patron });
    expect([broken(favoured('khorne')), broken(favoured('nurgle'))]).toEqual([[], ['B25-STAR-02 stars[0].star']]);
    expect(why(favoured('nurgle'))).toEqual([
      'Max Spleenripper plays for teams favoured of Khorne; this team has chosen otherwise',
    ]);
  });
  test("B25-STAR-10: three play for any team, Morg 'n' Thorg for all but the four of the Sylvanian Spotlight", () => {
    for (const star of ['akhorneTheSquirrel', 'grak', 'crumbleberry'])
      expect(teamsOf(star).length).toBe(rosters.length);
    const without = rosters.map(({ id }) => id).filter(id => !teamsOf('morgNThorg').includes(id));
    expect(without).toEqual(['necromanticHorror', 'shamblingUndead', 'tombKings', 'vampire']);
  });
  test('B25-STAR-03: a pair is hired together, for one fee', () => {
    expect(why(hiring('human', ['grak']))).toEqual(['Grak is hired only together with Crumbleberry']);
    const fee = (...pair: string[]): number => costOf(hiring('human', pair)) - costOf(rich('human'));
    expect(fee('grak', 'crumbleberry')).toBe(250_000);
    const pairs = stars.filter(({ pair }) => pair !== undefined);
    for (const { id, pair } of pairs) expect([id, starNamed(rules, pair as string)?.pair]).toEqual([id, id]);
  });
  test('B25-STAR-04: both teams may have the same one', () => {
    const [home, away] = [
      teamOf(rules, hiring('human', ['karlaVonKill'])),
      teamOf(rules, hiring('amazon', ['karlaVonKill'])),
    ];
    expect(withoutSharedStars(rules, home, away)).toEqual([home, away]);
  });
  test('B25-STAR-05: one team has it once', () => {
    expect(broken(hiring('human', ['karlaVonKill', 'karlaVonKill']))).toEqual(['B25-STAR-05 stars[1].star']);
  });
  test('B25-STAR-09: the five Mega-stars', () => {
    expect(stars.filter(({ mega }) => mega).map(({ id }) => id)).toEqual([
      'griffOberwald',
      'htharkTheUnstoppable',
      'hakflemSkuttlespike',
      'ivanTheAnimalDeathshroud',
      'morgNThorg',
    ]);
  });
});

describe('inducements', () => {
  const buying = (id: string, inducement: string, count = 1, more: Partial<TeamFile> = {}): TeamFile =>
    rich(id, { inducements: [{ inducement, count }], ...more });
  const price = (id: string, inducement: string): number =>
    costOf(buying(id, inducement)) - costOf(rich(id, { inducements: [] }));

  test.each(inducements2025.map(one => [one.name, one] as const))(
    'B25-IND-02, B25-IND-T1: %s: so many, at its price',
    (_, one) => {
      // Somebody who may have it, at the usual terms.
      const id =
        { mortuaryAssistant: 'vampire', plagueDoctor: 'nurgle', riotousRookies: 'ogre' }[one.id] ?? 'bretonnian';
      const row = catalogue.split('\n').find(line => line.startsWith(`| ${one.name.split(': ').at(-1)}`)) as string;
      const [, , most, cost] = row.split('|').map(cell => cell.trim().split(',').join('').replace(/ .*$/, ''));
      expect([one.max, price(id, one.id)]).toEqual([Number(most), Number(cost)]);
      expect(broken(buying(id, one.id, one.max))).toEqual([]);
      expect(broken(buying(id, one.id, one.max + 1))).toEqual(['B25-IND-02 inducements[0].count']);
    },
  );
  test('B25-IND-02: what does not exist is refused with what does, and nothing is bought twice over', () => {
    expect(why(buying('human', 'wizard'))[0]).toMatch(/^there is no inducement "wizard"; there are prayersToNuffle, /);
    const twice = {
      inducements: [
        { inducement: 'bribes', count: 2 },
        { inducement: 'bribes', count: 2 },
      ],
    };
    expect(broken(rich('human', twice))).toEqual(['B25-IND-02 inducements[1]']);
  });
  test('B25-TSPEC-03, B25-TSPEC-04: Bribery and Corruption makes them cheaper and allows more', () => {
    expect([price('human', 'bribes'), price('goblin', 'bribes')]).toEqual([100_000, 50_000]);
    expect([broken(buying('goblin', 'bribes', 6)), broken(buying('human', 'bribes', 6))]).toEqual([
      [],
      ['B25-IND-02 inducements[0].count'],
    ]);
    expect([price('human', 'dodgyLeagueRep'), price('goblin', 'dodgyLeagueRep')]).toEqual([120_000, 80_000]);
  });
  test('B25-IND-T1: the Master Chef is at a third of the price for Halflings', () => {
    expect([price('human', 'halflingMasterChef'), price('halfling', 'halflingMasterChef')]).toEqual([300_000, 100_000]);
  });
  test.each([
    ['B25-TSPEC-09', 'mortuaryAssistant', 'tombKings', 'human'],
    ['B25-TSPEC-07', 'riotousRookies', 'snotling', 'goblin'],
    ['B25-TSPEC-05', 'plagueDoctor', 'nurgle', 'khorne'],
    ['B25-IND-T1', 'wanderingApothecary', 'human', 'nurgle'],
  ])('%s: %s only for those who may', (_, inducement, may, mayNot) => {
    expect(broken(buying(may, inducement))).toEqual([]);
    expect(broken(buying(mayNot, inducement))).toEqual(['B25-IND-02 inducements[0]']);
  });
  test('B25-TSPEC-05: the Plague Doctor comes to whoever has chosen Nurgle', () => {
    expect(broken(buying('chaosChosen', 'plagueDoctor', 1, { patron: 'nurgle' }))).toEqual([]);
    expect(broken(buying('chaosChosen', 'plagueDoctor', 1, { patron: 'khorne' }))).toEqual([
      'B25-IND-02 inducements[0]',
    ]);
  });
  test('B25-IND-BUGMAN-03: Josef Bugman is on the staff or on the pitch', () => {
    const staff = { inducements: [{ inducement: 'josefBugmanOnStaff', count: 1 }] };
    expect(broken(hiring('dwarf', ['grimIronjaw'], staff))).toEqual([]);
    expect(broken(hiring('dwarf', ['josefBugman'], staff))).toEqual(['B25-IND-02 inducements[0]']);
  });
  test('B25-MATCHED-01, B25-IND-01: in matched play they come out of the same money', () => {
    const team = teamFileNamed(book, 'goblin-tournament') as TeamFile;
    const more = { ...team, inducements: [{ inducement: 'bribes', count: 4 }] };
    expect(broken(more)).toEqual(['B25-MATCHED-01 treasury']);
  });
});

describe('the catalogue', () => {
  test('has a line for every skill and trait, under its name', () => {
    for (const [id, { name, category }] of Object.entries(skillList2025)) {
      const [title] = name.split(' (');
      const word = id.replace(/^(animosity|bloodlust|hatred|loner).*$/, '$1').toUpperCase();
      const line = `- **B25-${category === 'trait' ? 'TRAIT' : 'SKILL'}-${word}-01** ${title}`;
      expect([id, catalogue.includes(`\n${line}`)]).toEqual([id, true]);
    }
  });
  test('has a line for every inducement and prayer', () => {
    for (const { id, rule } of [...inducements2025, ...prayers2025])
      expect([id, catalogue.includes(`\n- **${rule}** `)]).toEqual([id, true]);
  });
  test('numbers the sixteen prayers as the D16 does', () => {
    const lines = prayers2025.map(({ name }, i) => `- **B25-PRAYER-${String(i + 1).padStart(2, '0')}** ${name}: `);
    expect(lines.filter(line => !catalogue.includes(line))).toEqual([]);
    expect(lines.length).toBe(16);
  });
  test('knows every rule that team building names', () => {
    const { cites, draft } = rules;
    const named = [
      ...Object.values(cites),
      ...Object.values(draft?.cites ?? {}),
      ...Object.values(draft?.plays.matched.itsCites ?? {}),
    ];
    expect(named.filter(rule => !catalogue.includes(`\n- **${rule}** `))).toEqual([]);
  });
});
