/** Building a team on the page: what a coach does to the file, and what the table says of it. */
import type { TeamFile } from '@ironpitch/engine';
import { hostTable, type TeamBookView, type TeamSheet } from '@ironpitch/table';
import { describe, expect, test } from 'vitest';
import { kitColours } from '../src/look/kits.ts';
import {
  asOwn,
  buy,
  dismiss,
  fileText,
  hire,
  learn,
  removeLine,
  renamePlayer,
  sell,
  setCaptain,
  setCount,
  setInducement,
  setText,
  unlearn,
  withRoster,
} from '../src/teams/edit.ts';
import { bestOf, strengthsOf } from '../src/teams/good.ts';

const host = hostTable();
const bookOf = (ruleset: string): TeamBookView => {
  const book = host.teamBook(ruleset);
  if (!book) throw new Error(`${ruleset} has no book`);
  return book;
};
const blankOf = (ruleset: string): TeamFile => JSON.parse(bookOf(ruleset).blank) as TeamFile;
const sheetOf = (file: TeamFile): TeamSheet => host.teamSheet(file.ruleset, JSON.stringify(file));
const rulesBroken = (file: TeamFile): string[] => sheetOf(file).faults.map(({ rule }) => rule);
const times = (count: number, act: (file: TeamFile) => TeamFile, file: TeamFile): TeamFile =>
  Array.from({ length: count }).reduce<TeamFile>(act, file);

test.each(['blood-2016', 'blood-2025'])('%s: every ready-made team keeps every rule on its sheet', ruleset => {
  for (const { text, id } of bookOf(ruleset).ready) {
    const file = JSON.parse(text) as TeamFile;
    const sheet = sheetOf(file);
    expect([id, sheet.faults]).toEqual([id, []]);
    // Everything that has a price is on the sheet, and comes to what the check says.
    const bought = (offers: readonly { now: number; cost: number; min?: number }[]): number =>
      offers.reduce((sum, { now, cost, min = 0 }) => sum + (now - min) * cost, 0);
    const lines = sheet.lines.reduce((sum, { cost }) => sum + cost, 0);
    expect([id, lines + bought(sheet.counts) + bought(sheet.inducements)]).toEqual([id, sheet.cost]);
  }
});
test('a team is built from nothing, and each broken rule is named until it is kept [B16-TEAM-01, B16-TEAM-03, B16-TEAM-04]', () => {
  let file = withRoster(blankOf('blood-2016'), { ...blankOf('blood-2016'), name: 'Menders' }, 'human');
  expect(rulesBroken(file)).toEqual(['B16-TEAM-04']);
  file = times(5, now => buy(now, 'blitzer'), file);
  expect(rulesBroken(file)).toContain('B16-TEAM-03');
  file = sell(file, 'blitzer');
  file = times(7, now => buy(now, 'lineman'), file);
  expect(rulesBroken(file)).toEqual([]);
  expect(file.players.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  file = setCount(setCount(file, 'rerolls', 6), 'apothecary', 1);
  expect(file.apothecary).toBe(true);
  expect(rulesBroken(file)).toEqual(['B16-TEAM-01']);
  file = setCount(file, 'rerolls', 2);
  expect(rulesBroken(file)).toEqual([]);
  expect(host.readTeam('blood-2016', fileText(file)).card?.name).toBe('Human: Menders');
});
test('whoever leaves makes room for the next, and is captain no more', () => {
  const file = setCaptain(
    times(3, now => buy(now, 'lineman'), blankOf('blood-2016')),
    2,
  );
  const left = removeLine(file, 2);
  expect(left.captain).toBeUndefined();
  expect(buy(left, 'blitzer').players.at(-1)).toEqual({ number: 2, position: 'blitzer' });
});
test('names, skills, stars, inducements and colours come and go without a trace', () => {
  const file = buy(blankOf('blood-2025'), 'lineman');
  expect(renamePlayer(renamePlayer(file, 1, 'Odo'), 1, ' ')).toEqual(file);
  expect(unlearn(learn(file, 1, 'block'), 1, 'block')).toEqual(file);
  expect(dismiss(hire(file, 'akhorne'), 'akhorne')).toEqual(file);
  expect(setInducement(setInducement(file, 'bribe', 2), 'bribe', 0)).toEqual(file);
  expect(setText(setText(file, 'colour', '#1a5fb0'), 'colour', '')).toEqual(file);
  const readyMade = { ...file, id: 'x', name: 'Old' };
  expect(asOwn(readyMade, 'New')).toEqual({ ...file, name: 'New' });
});
test('what is open to a team depends on what it has chosen [B25-STAR-02, B25-MATCHED-05]', () => {
  const ready = bookOf('blood-2025').ready.find(one => one.roster === 'oldWorldAlliance');
  const file = JSON.parse(ready?.text ?? '') as TeamFile;
  const league = sheetOf(file);
  expect(league.points).toBeNull();
  expect(league.stars.length).toBeGreaterThan(3);
  const matched = sheetOf(setText(file, 'play', 'matched'));
  expect(matched.points).toEqual({ spent: 0, all: expect.any(Number) });
  expect(matched.treasury).toBeGreaterThan(league.treasury);
});
test('a colour that is none is refused in a sentence, one that is reaches the match', () => {
  const ready = JSON.parse(bookOf('blood-2016').ready[0]?.text ?? '') as TeamFile;
  expect(() => sheetOf({ ...ready, colour: 'red' })).toThrow('colour: expected a colour such as "#1a5fb0", not "red"');
  const home = JSON.stringify({ ...ready, colour: '#7d2a8c' });
  const { view } = host.start({
    match: { ruleset: 'blood-2016', home, away: 'orc', options: {} },
    coaches: ['person', 'gentle'],
    seed: 'colour',
  });
  expect(view.teams.map(({ colour }) => colour)).toEqual(['#7d2a8c', undefined]);
});
describe('kits are told apart', () => {
  const team = (colour?: string) => ({ id: 'a', name: 'A', ...(colour === undefined ? {} : { colour }) });
  test.each([
    [undefined, undefined, null, null],
    ['#e2a413', undefined, '#e2a413', null],
    ['#00695c', undefined, '#00695c', '#c2410f'],
    ['#1a5fb0', undefined, '#1a5fb0', '#c2410f'],
    ['#e2a413', '#e2a413', '#e2a413', null],
    [undefined, '#b3123b', null, null],
    ['#e2a413', '#7d2a8c', '#e2a413', '#7d2a8c'],
  ])('home %s, away %s', (home, away, homeWears, awayWears) => {
    expect(kitColours([team(home), team(away)])).toEqual([homeWears, awayWears]);
  });
});
test('teams of Blitz Bowl are good at what their cards say', () => {
  const teams = host.rulesets().find(({ id }) => id === 'blitz-2024')?.teams ?? [];
  const goodAt = (id: string): string[] => {
    const card = teams.find(one => one.id === id);
    return card ? bestOf(strengthsOf(card, teams), teams.length) : [];
  };
  expect(goodAt('skaven')).toContain('move');
  expect(goodAt('black-orc')).toContain('block');
  expect(host.teamBook('blitz-2024')).toBeNull();
});
