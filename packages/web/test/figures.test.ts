/** Every position of every team has drawings of its own, and positions of one team are told apart. */
import { readFileSync } from 'node:fs';
import { hostTable } from '@ironpitch/table';
import { describe, expect, test } from 'vitest';

const look = (name: string): string => readFileSync(new URL(`../src/look/${name}`, import.meta.url), 'utf8');
const DRAWN = new Set(
  [...`${look('figures.svg')}${look('figures-2.svg')}`.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);
describe.each(
  hostTable()
    .rulesets()
    .map(ruleset => [ruleset.id, ruleset.teams] as const),
)('%s', (_, teams) => {
  test('every figure is drawn', () => {
    const figures = teams.flatMap(team => team.positions.map(position => position.figure));
    expect(figures.length).toBeGreaterThan(50);
    expect(figures.filter(({ role, race }) => !DRAWN.has(`r-${role}`) || !DRAWN.has(`x-${race}`))).toEqual([]);
  });
  test('positions of one team are told apart', () => {
    const alike = teams.flatMap(({ name, positions }) => {
      const key = ({ figure }: (typeof positions)[number]): string => `${figure.role} ${figure.race} ${figure.star}`;
      return positions.flatMap((position, i) => {
        const other = positions.slice(0, i).find(one => key(one) === key(position) && one.name !== position.name);
        return other ? [`${name}: ${other.name} and ${position.name}`] : [];
      });
    });
    expect(alike).toEqual([]);
  });
});
