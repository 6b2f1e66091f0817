/** Drafting a team of 2025: what it may hold, what it costs, which rule a team file breaks, and the ready-made teams. */
import { describe, expect, test } from 'vitest';
import { ELITE, skillList2025 } from '../../src/blood/editions/2025/rosters/skills.ts';
import { POSITION_KEYWORDS, RACE_KEYWORDS } from '../../src/blood/editions/2025/rosters/words.ts';
import { type StarRule, starRuleList2025 } from '../../src/blood/editions/2025/stars/names.ts';
import type { Allegiance, Roster, RosterPosition } from '../../src/blood/roster.ts';
import { checkTeam, teamOf } from '../../src/blood/team.ts';
import { parseTeam } from '../../src/blood/team-file.ts';
import { readyMadeTeam, teamBookOf, teamFileNamed } from '../../src/blood/teams/books.ts';
import type { TeamFile, TeamFilePlayer } from '../../src/blood/teams/terms.ts';
import { BadInput } from '../../src/words.ts';

const book = teamBookOf('blood-2025');
const { rules, files } = book;
const { rosters } = rules;

/** A team file with so many players of each position, numbered from 1. */
const squad = (roster: string, counts: Readonly<Record<string, number>>, more: Partial<TeamFile> = {}): TeamFile => ({
  format: 'ironpitch-team',
  version: 1,
  ruleset: 'blood-2025',
  name: 'Test Eleven',
  roster,
  rerolls: 0,
  players: Object.entries(counts)
    .flatMap(([position, count]) => Array.from({ length: count }, () => position))
    .map((position, i) => ({ number: i + 1, position })),
  ...more,
});
/** A list of tier 2 with one league and no special rule. */
const knights = (more: Partial<TeamFile> = {}): TeamFile => squad('bretonnian', { bretonnianSquire: 11 }, more);
/** The first players learn these, one after the other. */
const teach = (file: TeamFile, ...lessons: readonly (readonly string[])[]): TeamFile => ({
  ...file,
  players: file.players.map((player, i): TeamFilePlayer => (lessons[i] ? { ...player, skills: lessons[i] } : player)),
});
const broken = (file: TeamFile): string[] =>
  checkTeam(rules, file).violations.map(({ rule, place }) => `${rule} ${place}`);
const why = (file: TeamFile): string[] => checkTeam(rules, file).violations.map(({ sentence }) => sentence);
const costOf = (file: TeamFile): number => checkTeam(rules, file).cost;
const listOf = (id: string): Roster => rosters.find(roster => roster.id === id) as Roster;
const allegianceOf = (id: string): Allegiance => listOf(id).allegiance as Allegiance;
const positionOf = (roster: string, id: string): RosterPosition =>
  listOf(roster).positions.find(position => position.id === id) as RosterPosition;
const ready = (id: string): TeamFile => teamFileNamed(book, id) as TeamFile;
const withRule = (rule: string): string[] =>
  rosters.filter(({ allegiance }) => allegiance?.rules.includes(rule)).map(({ id }) => id);

describe('the team lists', () => {
  test('B25-TEAM-17: 30 of them, each with a stable name of its own', () => {
    expect(rosters.length).toBe(30);
    expect(new Set(rosters.map(({ id }) => id)).size).toBe(30);
  });
  test.each(rosters.map(roster => [roster.name, roster] as const))(
    'B25-TEAM-17: %s: positions with names, categories, keywords and values that can be',
    (_, { positions }) => {
      expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
      for (const {
        id,
        cost,
        keywords = [],
        movement,
        strength,
        agility,
        passing,
        armour,
        normal,
        double,
      } of positions) {
        expect([id, cost % 5_000, /^[A-Za-z]+$/.test(id)]).toEqual([id, 0, true]);
        const fits = [
          movement >= 1 && movement <= 9,
          strength >= 1 && strength <= 8,
          agility >= 1 && agility <= 6,
          passing !== undefined && passing <= 6,
          armour >= 3 && armour <= 11,
        ];
        expect([id, fits.every(Boolean)]).toEqual([id, true]);
        const letters = [...normal, ...double];
        expect([id, letters.every(letter => 'ADGMPS'.includes(letter)), new Set(letters).size]).toEqual([
          id,
          true,
          letters.length,
        ]);
        const known: readonly string[] = [...POSITION_KEYWORDS, ...RACE_KEYWORDS];
        expect([id, keywords.every(keyword => known.includes(keyword))]).toEqual([id, true]);
        expect([id, keywords.some(keyword => (RACE_KEYWORDS as readonly string[]).includes(keyword))]).toEqual([
          id,
          true,
        ]);
      }
      // Whoever fills a team up: a Lineman of whom there may be any number.
      expect(positions.some(({ max, keywords }) => max === 16 && keywords?.includes('Lineman'))).toBe(true);
    },
  );
  test('B25-SKILL-01, B25-STAR-08: every printed skill is one of the 108, besides a star its special rule, and nobody has one twice', () => {
    const stars = new Map(rules.stars.map(({ id, special }) => [id, special]));
    for (const { id, skills } of [...rosters.flatMap(roster => roster.positions), ...rules.stars]) {
      const others = skills.filter(skill => !Object.hasOwn(skillList2025, skill));
      const special = stars.get(id);
      expect([id, others.map(rule => starRuleList2025[rule as StarRule]?.name)]).toEqual([
        id,
        special ? [special] : [],
      ]);
      expect([id, new Set(skills).size]).toEqual([id, skills.length]);
    }
  });
  test('B25-SKILL-01: twelve skills in each of six categories, 36 traits', () => {
    const names = (category: string): string[] => [
      ...new Set(
        Object.values(skillList2025)
          .filter(skill => skill.category === category)
          .map(({ name }) => name.replace(/ \(.*\)$/, '')),
      ),
    ];
    for (const category of ['agility', 'devious', 'general', 'mutation', 'passing', 'strength'])
      expect([category, names(category).length]).toEqual([category, 12]);
    expect(names('trait').length).toBe(36);
  });
  test('B25-SKILL-02: the Elite four', () => {
    expect(ELITE.map(skill => skillList2025[skill].name)).toEqual(['Block', 'Dodge', 'Guard', 'Mighty Blow']);
  });
  test('B25-SKILL-07: no printed profile of a list has two that never go together', () => {
    for (const { id, skills } of rosters.flatMap(roster => roster.positions))
      expect([id, rules.apart.filter(([a, b]) => skills.includes(a) && skills.includes(b))]).toEqual([id, []]);
  });
  test('B25-TEAM-17: a few rows, as printed', () => {
    expect(positionOf('human', 'humanBlitzer')).toMatchObject({
      max: 2,
      cost: 85_000,
      movement: 7,
      strength: 3,
      agility: 3,
      passing: 4,
      armour: 9,
      skills: ['block', 'tackle'],
    });
    expect(positionOf('orc', 'bigUnBlocker')).toMatchObject({ max: 2, cost: 95_000, strength: 4, armour: 10 });
    expect(positionOf('dwarf', 'trollSlayer').skills).toContain('hatredTroll');
    // Errata of May 2026, and what copies of the page differ on.
    expect(positionOf('chaosRenegades', 'ogre').skills).toEqual(expect.arrayContaining(['loner3', 'mightyBlow']));
    expect(positionOf('oldWorldAlliance', 'halflingHopeful').max).toBe(3);
    expect(positionOf('underworldDenizens', 'skavenBlitzer').double).toBe('AD');
    expect(positionOf('woodElf', 'lorenForestTreeman').double).toBe('AGP');
    expect(positionOf('vampire', 'vampireBlitzer').double).toBe('');
    expect(positionOf('necromanticHorror', 'wraith').cost).toBe(85_000);
    expect([listOf('chaosChosen').rerollCost, listOf('imperialNobility').rerollCost]).toEqual([50_000, 60_000]);
    expect(listOf('highElf').positions.map(({ id }) => id)).toContain('whiteLion');
  });
  test('B25-TEAM-18: tiers', () => {
    const ofTier = (tier: number): number => rosters.filter(({ allegiance }) => allegiance?.tier === tier).length;
    expect([1, 2, 3, 4].map(ofTier)).toEqual([9, 11, 5, 5]);
    expect(['dwarf', 'underworldDenizens', 'nurgle', 'snotling'].map(id => allegianceOf(id).tier)).toEqual([
      2, 1, 3, 4,
    ]);
  });
  test('B25-TSPEC-10: who has which special rule', () => {
    expect(withRule('swarming')).toEqual(['snotling']);
    expect(withRule('teamCaptain')).toEqual(['human', 'orc']);
    expect(withRule('mastersOfUndeath')).toEqual(['necromanticHorror', 'shamblingUndead', 'tombKings', 'vampire']);
    expect(withRule('lowCostLinemen')).toEqual(['ogre', 'snotling']);
  });
});

describe('what a team may hold', () => {
  test('B25-TEAM-01: 1,000,000 gold pieces may be spent, and not 5,000 more', () => {
    // 11 Squires 550,000, 7 re-rolls 420,000, 3 coaches: all of it.
    const all = knights({ rerolls: 7, assistantCoaches: 3 });
    expect([costOf(all), broken(all)]).toEqual([1_000_000, []]);
    const more = { ...all, dedicatedFans: 2 };
    expect([broken(more), why(more)]).toEqual([
      ['B25-TEAM-01 treasury'],
      ['the team costs 1,005,000 gold pieces, 5,000 more than the 1,000,000 there are'],
    ]);
  });
  test('B25-TEAM-02: a player of another list is refused, and a list that is none', () => {
    const mixed = squad('bretonnian', { bretonnianSquire: 10, orcLineman: 1 });
    expect(broken(mixed)).toEqual(['B25-TEAM-02 players[10].position']);
    expect(why(mixed)[0]).toContain('"orcLineman" is not on the Bretonnian list, but on that of Orc');
    expect(broken(squad('slann', { lineman: 11 }))).toEqual(['B25-TEAM-02 roster']);
  });
  test.each(rosters.flatMap(roster => roster.positions.map(p => [roster.name, p.name, p.max, p, roster] as const)))(
    'B25-TEAM-03: %s, %s: at most %i',
    (_, __, max, position, roster) => {
      const over = (count: number): string[] => broken(squad(roster.id, { [position.id]: count }));
      expect(over(max)).not.toContain('B25-TEAM-03 players');
      expect(over(max + 1)).toContain('B25-TEAM-03 players');
    },
  );
  test('B25-TEAM-04: 11 to 16 players, Star Players counted', () => {
    const size = (count: number, more: Partial<TeamFile> = {}): string[] =>
      broken(squad('bretonnian', { bretonnianSquire: count }, more));
    const star = { stars: [{ number: 16, star: 'barikFarblast' }], treasury: 2_000_000 };
    expect([size(10), size(11), size(16)]).toEqual([['B25-TEAM-04 players'], [], []]);
    expect([size(10, star), size(15, star)]).toEqual([[], []]);
    expect(size(16, { ...star, stars: [{ number: 17, star: 'barikFarblast' }] })).toContain('B25-TEAM-04 players');
  });
  test.each([
    ['chaosChosen', { minotaur: 1 }, { troll: 1 }],
    ['chaosRenegades', { troll: 1, ogre: 1, minotaur: 1 }, { ratOgre: 1 }],
    ['oldWorldAlliance', { ogre: 1 }, { alternForestTreeman: 1 }],
    ['underworldDenizens', { troll: 1 }, { ratOgre: 1 }],
  ])('B25-TEAM-05: %s: Big Guys together', (roster, some, another) => {
    expect(broken(squad(roster, some))).not.toContain('B25-TEAM-05 players');
    expect(broken(squad(roster, { ...some, ...another }))).toContain('B25-TEAM-05 players');
  });
  test('B25-TEAM-06, B25-TEAM-07: re-rolls at the price of the list, eight at most', () => {
    expect(costOf(knights({ rerolls: 3 })) - costOf(knights())).toBe(180_000);
    const treasury = 2_000_000;
    expect(broken(knights({ rerolls: 8, treasury }))).toEqual([]);
    expect(broken(knights({ rerolls: 9, treasury }))).toEqual(['B25-TEAM-07 rerolls']);
  });
  test('B25-TEAM-09, B25-TEAM-10: six assistant coaches and six cheerleaders at 10,000 each', () => {
    expect(costOf(knights({ assistantCoaches: 6, cheerleaders: 6 })) - costOf(knights())).toBe(120_000);
    expect(broken(knights({ assistantCoaches: 6, cheerleaders: 6 }))).toEqual([]);
    expect(broken(knights({ assistantCoaches: 7, cheerleaders: 7 }))).toEqual([
      'B25-TEAM-09 assistantCoaches',
      'B25-TEAM-10 cheerleaders',
    ]);
  });
  test('B25-TEAM-11: an apothecary at 50,000, but not for four lists', () => {
    expect(costOf(knights({ apothecary: true })) - costOf(knights())).toBe(50_000);
    const without = rosters.filter(({ apothecary }) => !apothecary).map(({ id }) => id);
    expect(without).toEqual(['necromanticHorror', 'nurgle', 'shamblingUndead', 'tombKings']);
    expect(broken(squad('nurgle', { rotterLineman: 11 }, { apothecary: true }))).toEqual(['B25-TEAM-11 apothecary']);
  });
  test('B25-TEAM-12: one Dedicated Fan for nothing, up to three, 5,000 for each further one', () => {
    expect([1, 2, 3].map(dedicatedFans => costOf(knights({ dedicatedFans })) - costOf(knights()))).toEqual([
      0, 5_000, 10_000,
    ]);
    expect(teamOf(rules, knights()).fanFactor).toBe(1);
    expect(broken(knights({ dedicatedFans: 4 }))).toEqual(['B25-TEAM-12 dedicatedFans']);
    expect(why(knights({ dedicatedFans: 0 }))).toEqual(['Dedicated Fans 0; every team begins with 1']);
  });
  test('B25-TEAM-13: a list with several leagues: the team picks one of them', () => {
    const gnomes = (league?: string): TeamFile =>
      squad('gnome', { gnomeLineman: 11 }, league === undefined ? {} : { league });
    expect(broken(gnomes('woodlandLeague'))).toEqual([]);
    expect(broken(gnomes())).toEqual(['B25-TEAM-13 league']);
    expect(why(gnomes('chaosClash'))).toEqual([
      'a Gnome team cannot play in "chaosClash", only in halflingThimbleCup (Halfling Thimble Cup), woodlandLeague (Woodland League)',
    ]);
    expect(teamOf(rules, knights()).backing?.league).toBe('oldWorldClassic');
  });
  test('B25-TEAM-14: a list with several patrons: the team picks one of them; one needs no choice', () => {
    const chosen = (patron?: string): TeamFile =>
      squad('chaosChosen', { beastmanLineman: 11 }, patron === undefined ? {} : { patron });
    expect(broken(chosen('hashut'))).toEqual([]);
    expect(broken(chosen())).toEqual(['B25-TEAM-14 patron']);
    expect(broken(squad('chaosRenegades', { renegadeHuman: 11 }, { patron: 'hashut' }))).toEqual([
      'B25-TEAM-14 patron',
    ]);
    expect(broken(knights({ patron: 'khorne' }))).toEqual(['B25-TEAM-14 patron']);
    expect(teamOf(rules, squad('khorne', { bloodbornMarauder: 11 })).backing?.patron).toBe('khorne');
  });
  test('B25-TEAM-15: Norse have the favour of Khorne in the Chaos Clash only', () => {
    const patronIn = (league: string): string | undefined =>
      teamOf(rules, squad('norse', { norseRaider: 11 }, { league })).backing?.patron;
    expect([patronIn('chaosClash'), patronIn('oldWorldClassic')]).toEqual(['khorne', undefined]);
  });
  test('B25-TEAM-16: each player has a number of its own, 1 to 16', () => {
    const numbered = (number: number): TeamFile => {
      const file = knights();
      return { ...file, players: file.players.map((player, i) => (i === 0 ? { ...player, number } : player)) };
    };
    expect(broken(numbered(16))).toEqual([]);
    expect(broken(numbered(17))).toEqual(['B25-TEAM-16 players[0].number']);
    expect(broken(numbered(2))).toEqual(['B25-TEAM-16 players[1].number']);
  });
  test('B25-TEAM-20: a file may state another treasury, and is held to it', () => {
    expect(broken(knights({ treasury: 550_000 }))).toEqual([]);
    expect(broken(knights({ treasury: 545_000 }))).toEqual(['B25-TEAM-01 treasury']);
  });
  test('B25-TRAIT-INSIGNIFICANT-01: at most half of a team', () => {
    const snotlings = (snotlingLineman: number): TeamFile =>
      squad('snotling', { snotlingLineman, funHoppa: 2, stiltyRunna: 2, fungusFlinga: 2 });
    expect(broken(snotlings(6))).toEqual([]);
    expect(broken(snotlings(7))).toEqual(['B25-TRAIT-INSIGNIFICANT-01 players']);
  });
  test('B25-TSPEC-06: Linemen of Low Cost are paid for when the team is drafted', () => {
    expect(costOf(squad('ogre', { gnoblarLineman: 12 }))).toBe(180_000);
  });
});

describe('B25-TSPEC-12: the captain', () => {
  const humans = (captain?: number): TeamFile =>
    squad('human', { humanLineman: 10, ogre: 1 }, captain === undefined ? {} : { captain });
  test('B25-TSPEC-12: has Pro for nothing', () => {
    const team = teamOf(rules, humans(3));
    expect(team.cost).toBe(640_000);
    expect(team.players.filter(({ skills }) => skills.includes('pro')).map(({ number }) => number)).toEqual([3]);
    expect(team.backing?.captain).toBe(3);
  });
  test('B25-TSPEC-12, B25-Q-73: must be named, is on the list, is no Big Guy, and only where the team has the rule', () => {
    expect(why(humans())).toEqual(['a Human team names its captain: the number of a player who is no Big Guy']);
    expect(why(squad('orc', { orcLineman: 11 }))).toEqual([
      'an Orc team names its captain: the number of a player who is no Big Guy',
    ]);
    expect(why(humans(12))).toEqual(['no player of the list has number 12']);
    expect(why(humans(11))).toEqual(['number 11 is a Big Guy, who cannot be captain']);
    expect(why(knights({ captain: 1 }))).toEqual(['a Bretonnian team has no captain']);
    expect(why(teach(humans(1), ['pro']))).toEqual(['number 1 has what a captain is given already']);
  });
});

describe('learned skills', () => {
  test('B25-ADV-T1: 20,000 for a Primary skill, 40,000 for a Secondary one, 10,000 on top for an Elite one', () => {
    const extra = (skill: string): number => costOf(teach(knights(), [skill])) - costOf(knights());
    expect(['kick', 'block', 'sprint', 'guard'].map(extra)).toEqual([20_000, 30_000, 40_000, 50_000]);
  });
  test('B25-ADV-02: nothing of a closed category, no Trait; Hatred of a race comes free', () => {
    expect(broken(teach(knights(), ['accurate'], ['loner4'], ['hatredOrc'], ['hatredBigGuy']))).toEqual([
      'B25-ADV-02 players[0].skills[0]',
      'B25-ADV-02 players[1].skills[0]',
      'B25-ADV-02 players[3].skills[0]',
    ]);
    expect(costOf(teach(knights(), ['hatredOrc']))).toBe(costOf(knights()));
  });
  test('B25-ADV-02: a skill that only 2016 has is none here', () => {
    for (const skill of ['wildAnimal', 'pilingOn', 'passBlock'])
      expect(why(teach(knights(), [skill]))).toEqual([`"${skill}" is no skill of blood-2025`]);
  });
  test('B25-ADV-01: six at most', () => {
    const six = ['kick', 'block', 'tackle', 'fend', 'pro', 'dauntless'];
    expect(broken(teach(knights(), six))).toEqual([]);
    expect(broken(teach(knights(), [...six, 'taunt']))).toEqual(['B25-ADV-01 players[0].skills']);
  });
  test('B25-SKILL-06: none twice', () => {
    expect(broken(teach(knights(), ['wrestle'], ['kick', 'kick']))).toEqual([
      'B25-SKILL-06 players[0].skills[0]',
      'B25-SKILL-06 players[1].skills[1]',
    ]);
  });
  test.each([
    ['frenzy', 'grab', 'khorne', 'bloodbornMarauder'],
    ['frenzy', 'multipleBlock', 'khorne', 'bloodbornMarauder'],
    ['hitAndRun', 'frenzy', 'amazon', 'piranhaWarrior'],
    ['pogo', 'leap', 'goblin', 'pogoer'],
    ['ballAndChain', 'grab', 'goblin', 'fanatic'],
    ['ballAndChain', 'eyeGouge', 'goblin', 'fanatic'],
  ])('B25-SKILL-07: %s never goes together with %s', (had, learned, roster, position) => {
    expect(positionOf(roster, position).skills).toContain(had);
    const file = teach(squad(roster, { [position]: 1 }), [learned]);
    expect(broken(file)).toContain('B25-SKILL-07 players[0].skills[0]');
  });
  test.each([
    ['B25-SKILL-LETHALFLIGHT-02', 'lethalFlight', 'goblin', 'goblinLineman', 'bomma'],
    ['B25-SKILL-SABOTEUR-02', 'saboteur', 'goblin', 'bomma', 'goblinLineman'],
    ['B25-SKILL-VIOLENTINNOVATOR-02', 'violentInnovator', 'goblin', 'bomma', 'goblinLineman'],
    ['B25-SKILL-BULLSEYE-02', 'bullseye', 'goblin', 'trainedTroll', 'fanatic'],
    ['B25-SKILL-STRONGARM-02', 'strongArm', 'goblin', 'trainedTroll', 'fanatic'],
  ])('B25-SKILL-08, %s: %s only with what it needs', (_rule, skill, roster, may, mayNot) => {
    const learning = (position: string): string[] => broken(teach(squad(roster, { [position]: 1 }), [skill]));
    expect(learning(may)).not.toContain('B25-SKILL-08 players[0].skills[0]');
    expect(learning(mayNot)).toContain('B25-SKILL-08 players[0].skills[0]');
  });
});

describe('matched play', () => {
  const matched = (file: TeamFile): TeamFile => ({ ...file, play: 'matched' });
  /** Tier 2: eight points, two Secondary skills. */
  const eleven = matched(knights());
  const lessons = (count: number, skill: string): string[][] => Array.from({ length: count }, () => [skill]);
  const star = (...names: readonly string[]): Partial<TeamFile> => ({
    stars: names.map((one, i) => ({ number: 15 - i, star: one })),
  });
  test('B25-MATCHED-01, B25-Q-66: 1,150,000 gold pieces, where the file says nothing else', () => {
    expect(checkTeam(rules, eleven).treasury).toBe(1_150_000);
    expect(checkTeam(rules, { ...eleven, treasury: 1_100_000 }).treasury).toBe(1_100_000);
    expect(broken({ ...eleven, treasury: 500_000 })).toEqual(['B25-MATCHED-01 treasury']);
  });
  test('B25-MATCHED-02: no Dedicated Fans', () => {
    expect(teamOf(rules, eleven).fanFactor).toBe(0);
    expect(broken({ ...eleven, dedicatedFans: 1 })).toEqual(['B25-MATCHED-02 dedicatedFans']);
  });
  test('B25-MATCHED-04: Star Players count for the eleven', () => {
    const ten = matched(squad('bretonnian', { bretonnianSquire: 10 }, star('barikFarblast')));
    expect(broken(ten)).toEqual([]);
  });
  test.each([
    ['amazon', 'eagleWarrior', 6],
    ['bretonnian', 'bretonnianSquire', 8],
    ['khorne', 'bloodbornMarauder', 9],
    ['halfling', 'halflingHopeful', 10],
  ])(
    'B25-MATCHED-05, B25-MATCHED-06: %s: as many points as its tier has, one for each Primary skill',
    (roster, position, points) => {
      const skill = roster === 'halfling' ? 'catch' : 'kick';
      const team = (count: number): string[] =>
        broken(
          teach(
            matched(squad(roster, { [position]: 12 }, roster === 'halfling' ? { league: 'woodlandLeague' } : {})),
            ...lessons(count, skill),
          ),
        );
      expect(team(points)).toEqual([]);
      expect(team(points + 1)).toEqual(['B25-MATCHED-05 players']);
    },
  );
  test('B25-MATCHED-06, B25-MATCHED-07: a Secondary skill takes two points; two of them in tier 2', () => {
    expect(broken(teach(eleven, ...lessons(2, 'sprint'), ...lessons(4, 'kick')))).toEqual([]);
    expect(broken(teach(eleven, ...lessons(2, 'sprint'), ...lessons(5, 'kick')))).toEqual(['B25-MATCHED-05 players']);
    expect(broken(teach(eleven, ...lessons(3, 'sprint')))).toEqual(['B25-MATCHED-07 players']);
  });
  test('B25-MATCHED-08: one skill a player, without price', () => {
    expect(costOf(teach(eleven, ['block']))).toBe(costOf(eleven));
    expect(broken(teach(eleven, ['block', 'kick']))).toEqual(['B25-MATCHED-08 players[0].skills']);
  });
  test('B25-MATCHED-09: each Elite skill four times, others more often', () => {
    expect(broken(teach(eleven, ...lessons(4, 'block'), ...lessons(4, 'kick')))).toEqual([]);
    expect(broken(teach(eleven, ...lessons(5, 'block')))).toEqual(['B25-MATCHED-09 players']);
    expect(broken(teach(eleven, ...lessons(5, 'kick')))).toEqual([]);
  });
  test('B25-MATCHED-11: a Star Player takes two points, a pair two in all', () => {
    const six = teach(eleven, ...lessons(6, 'kick'));
    expect(broken({ ...six, ...star('barikFarblast') })).toEqual([]);
    expect(broken({ ...six, ...star('grak', 'crumbleberry') })).toEqual([]);
    expect(broken({ ...six, ...star('barikFarblast', 'cindyPiewhistle') })).toEqual(['B25-MATCHED-05 players']);
  });
  test('B25-MATCHED-12: a Mega-star takes four points, and there is one at most', () => {
    const treasury = 2_000_000;
    const four = teach({ ...eleven, treasury }, ...lessons(4, 'kick'));
    expect(broken({ ...four, ...star('griffOberwald') })).toEqual([]);
    expect(broken({ ...teach(four, ...lessons(5, 'kick')), ...star('griffOberwald') })).toEqual([
      'B25-MATCHED-05 players',
    ]);
    expect(broken({ ...eleven, treasury, ...star('griffOberwald', 'morgNThorg') })).toEqual(['B25-MATCHED-12 stars']);
  });
  test('B25-MATCHED-13: one Star Player in tier 1, two in the others', () => {
    const two = star('akhorneTheSquirrel', 'estelleLaVeneaux');
    expect(broken(matched(squad('amazon', { eagleWarrior: 11 }, two)))).toEqual(['B25-MATCHED-13 stars']);
    expect(broken({ ...eleven, ...star('akhorneTheSquirrel', 'barikFarblast') })).toEqual([]);
  });
});

describe('ready-made teams', () => {
  test('three of every list: for a league under its own id, for a tournament, and with Star Players', () => {
    for (const { id } of rosters)
      expect(files.filter(({ roster }) => roster === id).map(file => file.id)).toEqual([
        id,
        `${id}-tournament`,
        `${id}-stars`,
      ]);
    expect(files.length).toBe(90);
  });
  test('ids and names are unique', () => {
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });
  test.each(files.map(file => [file.id, file] as const))('%s is legal', (_, file) => {
    expect(broken(file)).toEqual([]);
    expect(parseTeam(JSON.stringify(file))).toEqual(file);
  });
  test('B25-TEAM-01, B25-TEAM-08: those for a league spend nearly all of their 1,000,000', () => {
    for (const { id } of rosters) {
      const { cost, treasury } = checkTeam(rules, ready(id));
      expect([id, treasury, cost >= 980_000]).toEqual([id, 1_000_000, true]);
      expect([id, ready(id).rerolls >= 2, ready(id).stars]).toEqual([id, true, undefined]);
    }
  });
  test('those for a tournament use nearly all points of their tier', () => {
    for (const { id } of rosters) {
      const file = ready(`${id}-tournament`);
      const taught = file.players.filter(({ skills }) => skills !== undefined).length;
      expect([id, file.play, checkTeam(rules, file).treasury]).toEqual([id, 'matched', 1_150_000]);
      expect([id, taught + 2 * (file.stars?.length ?? 0) >= 5]).toEqual([id, true]);
    }
  });
  test('together they have every skill that can be had, and every Star Player', () => {
    const players = files.flatMap(({ id }) => readyMadeTeam(book, id as string)?.players ?? []);
    const had = new Set(players.flatMap(({ skills }) => skills));
    const seldom = ['loner2', ...Object.keys(skillList2025).filter(skill => skill.startsWith('hatred'))];
    expect(Object.keys(skillList2025).filter(skill => !had.has(skill) && !seldom.includes(skill))).toEqual([]);
    const stars = new Set(players.filter(({ star }) => star).map(({ position }) => position));
    expect(rules.stars.map(({ id }) => id).filter(id => !stars.has(id))).toEqual([]);
  });
});

describe('the team that enters a match', () => {
  test('B25-PRIN-KEYW-01: players bring their keywords, values and skills; a dash for Passing is none', () => {
    const [player] = teamOf(rules, knights()).players;
    expect(player).toMatchObject({
      keywords: ['Human', 'Lineman'],
      agility: 3,
      passing: 4,
      armour: 8,
      skills: ['wrestle'],
    });
    expect(positionOf('goblin', 'fanatic').passing).toBe(0);
  });
  test('tier, special rules, staff and inducements come along', () => {
    const file = ready('goblin-tournament');
    expect(teamOf(rules, file).backing).toEqual({
      play: 'matched',
      tier: 4,
      league: 'underworldChallenge',
      rules: ['briberyAndCorruption'],
      assistantCoaches: 2,
      cheerleaders: 1,
      inducements: { bribes: { count: 3, cost: 50_000 } },
    });
  });
});

describe('files of another edition', () => {
  const old = teamFileNamed(teamBookOf('blood-2016'), 'human') as TeamFile;
  test('B25-TEAM-21: one of 2016 is refused, whatever it calls itself', () => {
    expect(() => checkTeam(rules, old)).toThrow(
      new BadInput('ruleset: the team is written for "blood-2016", not for "blood-2025"'),
    );
    expect(() => checkTeam(rules, { ...old, ruleset: 'blood-2025' })).toThrow(
      new BadInput('fanFactor: no team of blood-2025 has that; was the file written for another edition?'),
    );
  });
  test('B25-TEAM-21: and one of 2025 in 2016', () => {
    const { rules: rules2016 } = teamBookOf('blood-2016');
    expect(() => checkTeam(rules2016, { ...old, dedicatedFans: 1 })).toThrow(
      new BadInput('dedicatedFans: no team of blood-2016 has that; was the file written for another edition?'),
    );
    const { fanFactor: _, ...without } = old;
    expect(() => checkTeam(rules2016, without)).toThrow(new BadInput('fanFactor is missing'));
  });
  test.each<readonly [string, unknown, string]>([
    ['another kind of play', { play: 'cup' }, 'play: expected league or matched, not "cup"'],
    ['a captain by name', { captain: 'Bob' }, 'captain: expected a whole number, 0 or more, not "Bob"'],
    ['inducements by name', { inducements: ['bribes'] }, 'inducements[0]: expected an object { … }, not "bribes"'],
    ['an inducement without number', { inducements: [{ inducement: 'bribes' }] }, 'inducements[0].count is missing'],
  ])('%s: one sentence', (_, part, sentence) => {
    expect(() => parseTeam(JSON.stringify({ ...knights(), ...(part as object) }))).toThrow(new BadInput(sentence));
  });
});
