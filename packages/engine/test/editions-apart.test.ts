/** One edition is never reached from another: what both print alike is shared, what differs is stated twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const BLITZ = new URL('../src/blitz/', import.meta.url);
const years = readdirSync(new URL('editions/', BLITZ)).map(name => name.replace('.ts', ''));

/** Every module a module imports or re-exports by a path, as the source says it: types too. */
const importsOf = (module: URL): URL[] =>
  [...readFileSync(module, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, path]) => new URL(path as string, module),
  );
const reachedFrom = (start: URL, imports = importsOf): string[] => {
  const reached = new Map([[start.href, start]]);
  for (const module of reached.values()) for (const next of imports(module)) reached.set(next.href, next);
  return [...reached.keys()];
};
/** The modules named after another edition than this one. */
const strangers = (modules: readonly string[], year: string): string[] =>
  modules.filter(module => years.some(other => other !== year && module.includes(`/${other}.`)));

test('there are two editions, each with Bonus Plays and teams of its own', () => {
  expect(years).toEqual(['2022', '2024']);
  for (const year of years) {
    const reached = reachedFrom(new URL(`editions/${year}.ts`, BLITZ));
    const own = reached.filter(module => module.endsWith(`/${year}.ts`)).map(module => module.slice(BLITZ.href.length));
    expect(own.sort()).toEqual([`editions/${year}.ts`, `plays/${year}.ts`, `teams/${year}.ts`]);
    expect(reached.length).toBeGreaterThan(40);
  }
});
describe('no module of another edition is reached', () => {
  test.each(years)('from editions/%s.ts', year => {
    expect(strangers(reachedFrom(new URL(`editions/${year}.ts`, BLITZ)), year)).toEqual([]);
  });
  test.each(years)('from any module named after %s', year => {
    const files = readdirSync(BLITZ, { recursive: true, encoding: 'utf8' }).filter(name => name.includes(year));
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files)
      expect(strangers(reachedFrom(new URL(file.replaceAll('\\', '/'), BLITZ)), year)).toEqual([]);
  });
  test('and one that were would be found, however far round', () => {
    const shared = new URL('plays/common.ts', BLITZ);
    const other = new URL('teams/2024.ts', BLITZ);
    const planted = (module: URL): URL[] => [...importsOf(module), ...(module.href === shared.href ? [other] : [])];
    const found = strangers(reachedFrom(new URL('editions/2022.ts', BLITZ), planted), '2022');
    expect(found).toEqual([other.href]);
  });
});
