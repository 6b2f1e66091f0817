/** What the page keeps, read again: every form it ever had, and what no page ever wrote. */
import { readFileSync } from 'node:fs';
import { hostTable } from '@ironpitch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATIONS } from '../src/keep/formations.ts';
import { readMatch } from '../src/keep/kept.ts';
import { PREFERENCES } from '../src/keep/preferences.ts';
import { readKept } from '../src/keep/shelf.ts';
import { TEAMS } from '../src/keep/teams.ts';

/** As a page without versions left it: settings changed, a drill passed, a set-up, a team file, three matches. */
interface Unversioned {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly matches: readonly Readonly<Record<string, unknown>>[];
}
const OLD: Unversioned = JSON.parse(readFileSync(new URL('./kept/unversioned.json', import.meta.url), 'utf8'));
const PLACES = [PREFERENCES, FORMATIONS, TEAMS] as const;

describe('what was kept before there were versions', () => {
  test.each(PLACES.map(place => [place.key, place] as const))('%s is read as it is', (key, place) => {
    const text = OLD.local[key] as string;
    // What it did not know yet is as usual.
    expect(readKept<unknown>(place, text)).toMatchObject({ value: JSON.parse(text), mended: false });
  });
  test.each(OLD.matches.map(match => [match.ruleset, match] as const))(
    'a match of %s is read and goes on',
    (_, old) => {
      const read = readMatch(old);
      if (!read || read === 'newer') throw new Error('not read');
      expect(read).toEqual({ ...old, version: 1 });
      const shown = hostTable().openReplay(read.record);
      expect(shown.view.score).toEqual(old.score);
      expect(shown.outcome !== null).toBe(old.over);
    },
  );
  test('the last match of the tab', () => {
    expect(readMatch(JSON.parse(OLD.session['ironpitch.match'] as string))).toMatchObject({ version: 1, over: true });
  });
});

test.each(PLACES.map(place => [place.key, place] as const))('%s: today’s form, a newer one, and none', (key, place) => {
  const kept: unknown = JSON.parse(OLD.local[key] as string);
  const now = place.migrations.length;
  const read = (value: unknown): unknown => readKept<unknown>(place, JSON.stringify(value));
  expect(read({ version: now, kept })).toMatchObject({ value: kept, mended: false });
  expect(read({ version: now + 1, kept })).toBe('newer');
  for (const version of [0, -1, 1.5, '1', null, {}]) expect(read({ version, kept })).toBeUndefined();
  for (const text of ['', '{', 'null', '7', '"x"', 'true', '\u0000'])
    expect(readKept<unknown>(place, text)).toBeUndefined();
});

test('what is wrong in the settings is as usual again, and the rest stays', () => {
  const read = (kept: object): unknown => readKept(PREFERENCES, JSON.stringify(kept));
  const { none } = PREFERENCES;
  expect(read({ learnt: null, theme: 'dark' })).toEqual({ value: { ...none, theme: 'dark' }, mended: true });
  expect(read({ kits: 'constructor', met: { action: 'x' } })).toEqual({ value: none, mended: true });
  expect(read({ met: { action: -1 } })).toEqual({ value: none, mended: true });
  expect(read({ askAlways: 'push' })).toEqual({ value: none, mended: true });
  // What an older page did not know yet, or a later one has given up, is no fault.
  expect(read({ speed: 'calm', music: 'loud' })).toEqual({ value: { ...none, speed: 'calm' }, mended: false });
});
test('of set-ups and team files the right ones stay', () => {
  const [good] = JSON.parse(OLD.local['ironpitch.formations'] as string) as object[];
  for (const bad of [
    null,
    7,
    {},
    { ...good, places: [[1, 2]] },
    { ...good, places: [[1, 2, Number.NaN]] },
    { ...good, name: 5 },
  ])
    expect(readKept(FORMATIONS, JSON.stringify([bad, good]))).toEqual({ value: [good], mended: true });
  const nested = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const odd = JSON.stringify([good]).replace('{', `{"odd":${nested},`);
  expect(readKept(FORMATIONS, odd)).toEqual({ value: [good], mended: false });
  expect(readKept(TEAMS, JSON.stringify(['a', 5, null]))).toEqual({ value: ['a'], mended: true });
});
test('a match that lacks anything is none, and one of a newer page is left alone', () => {
  const [good] = OLD.matches as [Record<string, unknown>];
  for (const name of Object.keys(good)) {
    const { [name]: _, ...without } = good;
    expect([name, readMatch(without)]).toEqual([name, undefined]);
    expect([name, readMatch({ ...good, [name]: null })]).toEqual([name, undefined]);
  }
  expect(readMatch({ ...good, coaches: ['person', 'constructor'] })).toBeUndefined();
  expect(readMatch({ ...good, score: [1, 2, 3] })).toBeUndefined();
  expect(readMatch(Object.create(good))).toBeUndefined();
  expect(readMatch({ ...good, version: 2 })).toBe('newer');
});
test('whatever lies there, reading it is never a fault, and what is read can be written and read again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.jsonValue(), fc.constantFrom(0, 1), (place, value, version) => {
      const text = JSON.stringify(version === 0 ? value : { version, kept: value });
      const read = readKept<unknown>(place, text);
      if (read === undefined || read === 'newer') return;
      const again = JSON.stringify({ version: place.migrations.length, kept: read.value });
      expect(readKept<unknown>(place, again)).toEqual({ value: JSON.parse(JSON.stringify(read.value)), mended: false });
    }),
    { seed: 11, numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.anything(), value => void readMatch(value)),
    { seed: 11, numRuns: 1000 },
  );
});
