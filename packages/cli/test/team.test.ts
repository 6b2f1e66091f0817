import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TeamFile, teamBookOf, teamFileNamed } from '@ironpitch/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/team.ts';
import { capture } from './capture.ts';

const book = teamBookOf('blood-2016');
const good = teamFileNamed(book, 'human-quick-start') as TeamFile;
/** Two too many Throwers, one point of Fan Factor too many, and so 180,000 too dear. */
const illegal = {
  ...good,
  name: 'Passing Fancy',
  fanFactor: 10,
  players: [...good.players, ...[13, 14].map(number => ({ number, position: 'thrower' }))],
};

describe('ironpitch team check', () => {
  let folder = '';
  const file = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-team-'));
    writeFileSync(file('good.json'), JSON.stringify(good));
    writeFileSync(file('illegal.json'), JSON.stringify(illegal));
    writeFileSync(file('bad.json'), JSON.stringify({ ...good, rerolls: 'many' }));
    writeFileSync(file('blitz.json'), JSON.stringify({ ...good, ruleset: 'blitz-2024' }));
    writeFileSync(file('cut.json'), JSON.stringify(good).slice(0, 100));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a legal team: one line with what it costs, exit code 0', async () => {
    const { code, out, err } = await capture(register, 'team', 'check', file('good.json'));
    const line = 'Quick-start Humans (human): 12 players, 1,000,000 of 1,000,000 gold pieces';
    expect([code, out, err]).toEqual([0, `ok       ${file('good.json')}  ${line}\n`, '']);
  });
  test('every rule a team breaks has a line of its own, exit code 1; the others are checked all the same', async () => {
    const { code, out, err } = await capture(register, 'team', 'check', file('illegal.json'), file('good.json'));
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')).toEqual([
      `illegal  ${file('illegal.json')}  Passing Fancy (human): 14 players, 1,180,000 of 1,000,000 gold pieces`,
      '  B16-TEAM-08  fanFactor: Fan Factor 10; at most 9 may be bought',
      '  B16-TEAM-03  players: 4 of position Thrower; the Human list allows 2',
      '  B16-TEAM-01  treasury: the team costs 1,180,000 gold pieces, 180,000 more than the 1,000,000 there are',
      `ok       ${file('good.json')}  Quick-start Humans (human): 12 players, 1,000,000 of 1,000,000 gold pieces`,
      '',
    ]);
  });
  test('with --json everything comes as data', async () => {
    const files = [file('illegal.json'), file('good.json'), file('bad.json')];
    const { code, out } = await capture(register, 'team', 'check', ...files, '--json');
    expect(code).toBe(2);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ teams: 3, legal: 1, illegal: 1, bad: 1 });
    expect(found.files[0]).toMatchObject({ ok: false, name: 'Passing Fancy', cost: 1_180_000, treasury: 1_000_000 });
    expect(found.files[0].violations.map((v: { rule: string; place: string }) => [v.rule, v.place])).toEqual([
      ['B16-TEAM-08', 'fanFactor'],
      ['B16-TEAM-03', 'players'],
      ['B16-TEAM-01', 'treasury'],
    ]);
    expect(found.files[1]).toEqual({
      file: file('good.json'),
      ok: true,
      name: 'Quick-start Humans',
      ruleset: 'blood-2016',
      roster: 'human',
      players: 12,
      cost: 1_000_000,
      treasury: 1_000_000,
      violations: [],
    });
    expect(found.files[2].error).toBe('rerolls: expected a whole number, 0 or more, not "many"');
  });
  test.each([
    ['bad.json', 'rerolls: expected a whole number, 0 or more, not "many"'],
    ['blitz.json', 'there are no team files for the ruleset "blitz-2024"; there are for blood-2016, blood-2025'],
    ['cut.json', 'the team file is cut off'],
  ])('%s is no team file: one sentence, exit code 2', async (name, sentence) => {
    const { code, out, err } = await capture(register, 'team', 'check', file(name));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`ironpitch: ${file(name)}: ${sentence}`);
    expect(err.trimEnd()).not.toContain('\n');
  });
  test('a file that does not exist is named once', async () => {
    expect(await capture(register, 'team', 'check', 'nowhere.json')).toEqual({
      code: 2,
      out: '',
      err: 'ironpitch: the file nowhere.json does not exist\n',
    });
  });
  test('team export prints a file that team check accepts', async () => {
    for (const id of ['orc-quick-start', 'goblin-veterans', 'ogre-exhibition']) {
      const { code, out } = await capture(register, 'team', 'export', id);
      expect([id, code]).toEqual([id, 0]);
      expect(JSON.parse(out)).toEqual(teamFileNamed(book, id));
      writeFileSync(file('exported.json'), out);
      expect(await capture(register, 'team', 'check', file('exported.json'))).toMatchObject({ code: 0, err: '' });
    }
  });
  test('team show takes a team file, and refuses one that is not legal with the rules it breaks', async () => {
    writeFileSync(file('mine.json'), JSON.stringify({ ...good, coach: 'Ada' }));
    const { out } = await capture(register, 'team', 'show', file('mine.json'));
    expect(out.split('\n')[0]).toBe('Quick-start Humans, Human, coached by Ada');
    const refused = await capture(register, 'team', 'show', file('illegal.json'));
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain('the team "Passing Fancy" is not legal: B16-TEAM-08, fanFactor: Fan Factor 10');
  });
});

describe('ironpitch team list', () => {
  test('one line for each ready-made team', async () => {
    const { code, out, err } = await capture(register, 'team', 'list', '--ruleset', 'blood-2016');
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^id +Team +List +Players +Re-rolls +Cost$/);
    expect(lines.slice(1).map(line => line.split(' ')[0])).toEqual(book.files.map(team => team.id));
    expect(lines[1]).toMatch(/^human-quick-start +Quick-start Humans +Human +12 +4 +1,000,000$/);
  });
  test('with --json as data', async () => {
    const { out } = await capture(register, 'team', 'list', '--json');
    const { ruleset, teams } = JSON.parse(out);
    expect(ruleset).toBe('blood-2016');
    expect(teams[1]).toEqual({
      id: 'orc-quick-start',
      name: 'Quick-start Orcs',
      roster: 'orc',
      players: 12,
      rerolls: 3,
      cost: 1_000_000,
    });
  });
  test('a ruleset without team files is refused', async () => {
    const { code, err } = await capture(register, 'team', 'list', '--ruleset', 'blitz-2022');
    expect([code, err]).toEqual([
      2,
      'ironpitch: --ruleset: there are no team files for the ruleset "blitz-2022"; there are for blood-2016, blood-2025\n',
    ]);
  });
});

describe('ironpitch team show', () => {
  test('the roster, line by line, with what everything cost', async () => {
    const { code, out, err } = await capture(register, 'team', 'show', 'human-veterans');
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n').map(line => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines).toEqual([
      'Riverport Old Lions, Human',
      '',
      '# | Name | Position | MA | ST | AG | AV | Skills | Cost',
      '1 | Blitzer 1 | Blitzer | 7 | 3 | 3 | 8 | Block, Guard | 110,000',
      '2 | Blitzer 2 | Blitzer | 7 | 3 | 3 | 8 | Block, Tackle | 110,000',
      '3 | Blitzer 3 | Blitzer | 7 | 3 | 3 | 8 | Block, Mighty Blow | 110,000',
      '4 | Blitzer 4 | Blitzer | 7 | 3 | 3 | 8 | Block | 90,000',
      '5 | Thrower 5 | Thrower | 6 | 3 | 3 | 8 | Pass, Sure Hands, Accurate | 90,000',
      '6 | Catcher 6 | Catcher | 8 | 2 | 3 | 7 | Catch, Dodge, Side Step | 80,000',
      '7 | Catcher 7 | Catcher | 8 | 2 | 3 | 7 | Catch, Dodge | 60,000',
      '8 | Lineman 8 | Lineman | 6 | 3 | 3 | 8 | Kick | 70,000',
      '9 | Lineman 9 | Lineman | 6 | 3 | 3 | 8 | 50,000',
      '10 | Lineman 10 | Lineman | 6 | 3 | 3 | 8 | 50,000',
      '11 | Griff Oberwald | Star Player | 7 | 4 | 4 | 8 | Block, Dodge, Fend, Loner, Sprint, Sure Feet | 320,000',
      '',
      '3 re-rolls | 150,000',
      'Fan Factor 1 | 10,000',
      'Total | 1,300,000',
      '',
    ]);
  });
  test('an apothecary has its line', async () => {
    const { out } = await capture(register, 'team', 'show', 'halfling');
    expect(out).toMatch(/^Apothecary +50,000$/m);
  });
  test('with --json as data', async () => {
    const { out } = await capture(register, 'team', 'show', 'orc', '--json');
    const team = JSON.parse(out);
    expect(team).toMatchObject({ id: 'orc', roster: 'orc', rerolls: 3, cost: 1_000_000 });
    expect(team.players[0]).toMatchObject({ number: 1, position: 'blackOrcBlocker', strength: 4, skills: [] });
  });
  test.each(['show', 'export'])('team %s of an unknown team names those there are', async command => {
    const { code, out, err } = await capture(register, 'team', command, 'nobody');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^ironpitch: team "nobody" is unknown in blood-2016; known: human-quick-start, .*\n$/);
  });
});

describe('ironpitch team roster', () => {
  test('positions, what they may learn, and the Star Players for hire', async () => {
    const { code, out, err } = await capture(register, 'team', 'roster', 'human');
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n').map(line => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines[0]).toBe('Human: re-rolls 50,000 each, apothecary 50,000');
    expect(lines).toContain('4 | catcher | 8 | 2 | 3 | 7 | Catch, Dodge | GA | SP | 60,000');
    expect(lines).toContain('mightyZug | 4 | 5 | 2 | 9 | Block, Loner, Mighty Blow | 260,000');
    expect(out).not.toContain('varagGhoulChewer');
  });
  test('a list without apothecary says so; with --json as data', async () => {
    expect((await capture(register, 'team', 'roster', 'undead')).out).toContain('re-rolls 70,000 each, no apothecary');
    const { out } = await capture(register, 'team', 'roster', 'orc', '--json');
    const { id, stars } = JSON.parse(out);
    expect([id, stars.map((star: { id: string }) => star.id)]).toEqual([
      'orc',
      ['morgNThorg', 'varagGhoulChewer', 'bomberDribblesnot', 'ripper', 'scrappaSorehead', 'ugrothBolgrot'],
    ]);
  });
  test('an unknown list is refused with those there are', async () => {
    const { code, err } = await capture(register, 'team', 'roster', 'elf');
    expect(code).toBe(2);
    expect(err).toMatch(/^ironpitch: the team list "elf" is unknown in blood-2016; known: amazon, .*, woodElf\n$/);
  });
});

describe('teams of 2025', () => {
  const book2025 = teamBookOf('blood-2025');
  const at2025 = (...words: readonly string[]) => capture(register, 'team', ...words, '--ruleset', 'blood-2025');
  const cells = (out: string): string[] => out.split('\n').map(line => line.trim().replace(/ {2,}/g, ' | '));
  let folder = '';
  const file = (team: object): string => {
    const path = join(folder, 'team.json');
    writeFileSync(path, JSON.stringify(team));
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-team-2025-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('team list has every ready-made team', async () => {
    const { code, out } = await at2025('list');
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(1)
        .map(line => line.split(' ')[0]),
    ).toEqual(book2025.files.map(({ id }) => id));
  });
  test('B25-PRIN-PROF-01, B25-PRIN-PROF-03: team show prints MA, ST, AG, PA and AV as the edition does', async () => {
    const lines = cells((await at2025('show', 'goblin-tournament')).out);
    expect(lines.slice(0, 2)).toEqual(['Rattle, Bang and Whistle, Goblin', 'Matched play, Underworld Challenge']);
    expect(lines[3]).toBe('# | Name | Position | MA | ST | AG | PA | AV | Skills | Cost');
    expect(lines).toContain(
      '3 | Fanatic 3 | Fanatic | 3 | 7 | 3+ | – | 8+ | Ball & Chain, No Ball, Secret Weapon, Stunty | 70,000',
    );
    expect(lines).toEqual(
      expect.arrayContaining(['Dedicated Fans 0 | 0', '2 assistant coaches | 20,000', '3 × Bribes | 150,000']),
    );
  });
  test('B25-TSPEC-12: team show names league, patron and captain', async () => {
    expect(cells((await at2025('show', 'orc')).out)[1]).toBe('League play, Badlands Brawl, captain: number 3');
    expect(cells((await at2025('show', 'khorne')).out)[1]).toBe('League play, Chaos Clash, favoured of Khorne');
  });
  test('B25-TEAM-13, B25-TEAM-15: team roster shows tier, leagues, patrons and special rules', async () => {
    const norse = cells((await at2025('roster', 'norse')).out);
    expect(norse.slice(1, 4)).toEqual([
      'Tier 1',
      'Leagues: chaosClash (Chaos Clash), oldWorldClassic (Old World Classic)',
      'Favoured of: Khorne (Chaos Clash)',
    ]);
    expect(cells((await at2025('roster', 'orc')).out)[3]).toBe("Special rules: Brawlin' Brutes, Team Captain");
  });
  test('team export prints what team check accepts', async () => {
    for (const id of ['human', 'nurgle-tournament', 'tombKings-stars']) {
      const { out } = await at2025('export', id);
      expect(JSON.parse(out)).toEqual(teamFileNamed(book2025, id));
      expect(await capture(register, 'team', 'check', file(JSON.parse(out)))).toMatchObject({ code: 0, err: '' });
    }
  });
  test('every rule a team breaks has a line of its own', async () => {
    const human = teamFileNamed(book2025, 'human') as TeamFile;
    const { captain: _, ...without } = human;
    const path = file({ ...without, cheerleaders: 7, league: 'chaosClash' });
    const { code, out } = await capture(register, 'team', 'check', path);
    expect(code).toBe(1);
    expect(
      out
        .split('\n')
        .slice(1, 5)
        .map(line => line.split(':')[0]),
    ).toEqual([
      '  B25-TEAM-13  league',
      '  B25-TEAM-10  cheerleaders',
      '  B25-TSPEC-12  captain',
      '  B25-TEAM-01  treasury',
    ]);
  });
  test('B25-TEAM-21: a file of 2016 under the name of 2025 is refused with one sentence', async () => {
    const path = file({ ...good, ruleset: 'blood-2025' });
    expect(await capture(register, 'team', 'check', path)).toEqual({
      code: 2,
      out: '',
      err: `ironpitch: ${path}: fanFactor: no team of blood-2025 has that; was the file written for another edition?\n`,
    });
  });
});

test.each(['check', 'list', 'show', 'export', 'roster'])(
  'team %s --help shows an example and exits with 0',
  async command => {
    const { code, out } = await capture(register, 'team', command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`$ npx ironpitch team ${command}`);
  },
);
