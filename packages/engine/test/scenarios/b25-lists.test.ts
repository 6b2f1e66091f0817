/** The 30 team lists and the 66 Star Players of 2025 in the words and order of print, row by row. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skillList2025 } from '../../src/blood/editions/2025/rosters/skills.ts';
import { teamRules2025 } from '../../src/blood/editions/2025/teams/rules.ts';
import type { Roster, RosterPosition } from '../../src/blood/roster.ts';
import type { Star } from '../../src/blood/rosters/row.ts';

const { rosters, stars, draft } = teamRules2025;
const { leagues = {}, patrons = {}, specials = {} } = draft ?? {};
const skills: Readonly<Record<string, { readonly name: string }>> = skillList2025;

const PRINTED = readFileSync(new URL('../blood/b25-lists.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const SECTIONS: readonly (readonly string[])[] = PRINTED.reduce<string[][]>((all, line) => {
  if (line.startsWith('== ')) all.push([]);
  if (line !== '') all.at(-1)?.push(line);
  return all;
}, []);
const LISTS = SECTIONS.slice(0, -1);
const CARDS = (SECTIONS.at(-1) as readonly string[]).slice(1);

const printed = (names: readonly (string | undefined)[]): string => names.join(', ') || '-';
const sorted = (names: readonly (string | undefined)[]): string => printed([...names].sort());
const roll = (value: number | undefined): string => (value ? `${value}+` : '-');
const valuesOf = ({ movement, strength, agility, passing, armour }: RosterPosition | Star): string =>
  `${movement} ${strength} ${roll(agility)} ${roll(passing)} ${roll(armour)}`;
const namesOf = (ids: readonly string[]): (string | undefined)[] => ids.map(id => skills[id]?.name);
/** The catalogue's short name of the patron. */
const patronNamed = (id: string): string => (patrons[id] as string).replace('Chaos ', '');
const lettersOf = (letters: string): string => [...letters].sort().join('') || '-';

const headOf = ({ name, rerollCost, apothecary, allegiance }: Roster): string => {
  const list = allegiance as NonNullable<Roster['allegiance']>;
  const favoured = Object.entries(list.patronsIn).flatMap(([league, ids = []]) =>
    ids.map(id => `${patronNamed(id)} in the ${leagues[league]}`),
  );
  return [
    `== ${name}`,
    `tier ${list.tier}`,
    printed(list.leagues.map(id => leagues[id])),
    sorted(list.rules.map(id => specials[id])),
    printed([...list.patrons.map(patronNamed), ...favoured]),
    rerollCost,
    apothecary ? 'Apothecary' : '-',
    list.limitedMax ?? '-',
  ].join(' | ');
};
const rowOf = (position: RosterPosition): string =>
  [
    `${position.max}${position.limited ? '*' : ''} ${position.name}`,
    position.cost,
    sorted(position.keywords ?? []),
    valuesOf(position),
    sorted(namesOf(position.skills)),
    `${lettersOf(position.normal)} ${lettersOf(position.double)}`,
  ].join(' | ');
const whomOf = ({ playsFor }: Star): string => {
  const without = Object.keys(leagues).filter(id => !playsFor?.leagues.includes(id));
  if (without.length <= 1) return without.length === 0 ? 'any' : `any but ${leagues[without[0] as string]}`;
  return printed([
    ...(playsFor?.leagues ?? []).map(id => leagues[id]),
    ...(playsFor?.patrons ?? []).map(id => `Favoured of ${patronNamed(id)}`),
  ]);
};
const cardOf = (star: Star): string =>
  [
    star.name,
    star.pair === undefined ? star.cost : 2 * star.cost, // printed is what both cost
    sorted(star.keywords ?? []),
    valuesOf(star),
    sorted(namesOf(star.skills.filter(id => id in skills))),
    star.special,
    whomOf(star),
    star.pair === undefined
      ? star.mega
        ? 'Mega-star'
        : '-'
      : `with ${stars.find(({ id }) => id === star.pair)?.name}`,
    star.teams.length,
  ].join(' | ');

describe('B25-TEAM-17: the team lists', () => {
  test('B25-TEAM-17: there are 30, in the order of print', () => {
    expect(rosters.map(({ name }) => name)).toEqual(LISTS.map(([head]) => /^== ([^|]+) \|/.exec(head as string)?.[1]));
    expect(rosters.length).toBe(30);
  });
  test.each(rosters.map((roster, i) => [roster.name, roster, LISTS[i] as readonly string[]] as const))(
    'B25-TEAM-17, B25-TEAM-13, B25-TEAM-18: %s',
    (_, roster, lines) => {
      expect([headOf(roster), ...roster.positions.map(rowOf)]).toEqual(lines);
    },
  );
});

describe('B25-STAR-08: the Star Players', () => {
  test('B25-STAR-08: there are 66, in the order of print', () => {
    expect(stars.map(({ name }) => name)).toEqual(CARDS.map(line => line.split(' | ')[0]));
    expect(CARDS.length).toBe(66);
  });
  test.each(stars.map((star, i) => [star.name, star, CARDS[i] as string] as const))(
    'B25-STAR-08, B25-STAR-02: %s',
    (_, star, line) => {
      expect(cardOf(star)).toBe(line);
    },
  );
});
