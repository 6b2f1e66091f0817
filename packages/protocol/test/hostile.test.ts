/**
 * Files that mean harm: in every place of the corpus something stands that does not belong there. Whoever reads such a
 * file gets one short sentence, or the file is taken; nothing breaks and nothing takes long.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { BadInput, checkTeam, parseTeam, teamBookOf, teamOf } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { pairUp } from '../src/compare.ts';
import {
  checkScenario,
  goalOf,
  playScenario,
  readRecord,
  readScenario,
  replayRecord,
  runScenario,
} from '../src/index.ts';

const CORPUS = new URL('corpus/', import.meta.url);
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** What a reader says; undefined when it says nothing. Anything but BadInput fails the test. */
const refusalOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    expect(error.message.length).toBeLessThan(300);
    expect(CONTROL.test(error.message)).toBe(false);
    return error.message;
  }
  return undefined;
};

/** Names that every JavaScript object knows. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty'] as const;
const ODD: readonly unknown[] = [
  ...INHERITED,
  '\u001b[2J\u202e\n',
  'x'.repeat(12_000),
  '',
  null,
  true,
  -1,
  1.5,
  1e300,
  [],
  {},
  { toString: 1 },
  Array.from({ length: 1200 }, () => 0),
];

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];
const ITEMS_TRIED = 2;
/** Every place of a file; of a list the first few. */
const pathsIn = (value: Json, path: Path = []): Path[] => {
  const parts: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, ITEMS_TRIED).map((one, i) => [i, one])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [path, ...parts.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
};
/** The text of the file with something else in that place; with a key, with one more field in it. */
const changed = (value: Json, path: Path, odd: unknown, key?: string): string => {
  const [first, ...rest] = path;
  if (first === undefined && key === undefined) return JSON.stringify(odd);
  if (first === undefined)
    return JSON.stringify(value)
      .replace('{', `{${JSON.stringify(key)}:${JSON.stringify(odd)},`)
      .replace(',}', '}');
  const inside = (one: Json, at: string | number): string =>
    at === first ? changed(one, rest, odd, key) : JSON.stringify(one);
  return Array.isArray(value)
    ? `[${value.map(inside).join(',')}]`
    : `{${Object.entries(value as object)
        .map(([at, one]) => `${JSON.stringify(at)}:${inside(one, Array.isArray(value) ? Number(at) : at)}`)
        .join(',')}}`;
};
const isObjectAt = (value: Json, path: Path): boolean => {
  const found = path.reduce<unknown>((one, key) => (one as Record<string | number, unknown>)[key], value);
  return typeof found === 'object' && found !== null && !Array.isArray(found);
};

const LOADS: Readonly<Record<string, (text: string) => unknown>> = {
  finished: text => replayRecord(readRecord(text)),
  unfinished: text => replayRecord(readRecord(text)),
  scenario: text => runScenario(readScenario(text)),
  plan: text => {
    const scenario = readScenario(text);
    return goalOf(scenario, playScenario(scenario));
  },
  team: text => {
    const team = parseTeam(text);
    const { rules } = teamBookOf(team.ruleset);
    checkTeam(rules, team);
    return teamOf(rules, team);
  },
};
/** A refusal begins with a field of the file, or speaks of the file as a whole. */
const NAMES_FIELD =
  /^[$\w…]+(?:\[\d+\]|\.[\w…-]+)*(?::| is | are )|^the (?:file|record|scenario|team)\b|^(?:ruleset|option) "|^seed, dice: |^there are no team files for the ruleset /;
const ANSWERS_KEPT = 12;
/** Records are cut short, so that they can be replayed often. */
const shortened = (file: Json): Json =>
  typeof file === 'object' && file !== null && !Array.isArray(file) && Array.isArray(file.turns)
    ? { ...file, answers: (file.answers as Json[]).slice(0, ANSWERS_KEPT) }
    : file;

test.each(readdirSync(CORPUS))('%s with anything anywhere', name => {
  const load = LOADS[/-([a-z]+)\.json$/.exec(name)?.[1] as string] as (text: string) => unknown;
  const file = shortened(JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8')) as Json);
  let refused = 0;
  for (const path of pathsIn(file)) {
    for (const odd of ODD) {
      const refusal = refusalOf(() => load(changed(file, path, odd)));
      if (refusal === undefined) continue;
      refused++;
      expect(refusal).toMatch(NAMES_FIELD);
    }
    if (!isObjectAt(file, path) || path.at(-1) === 'about') continue; // what a question is about is compared, not read
    for (const key of INHERITED) {
      const refusal = refusalOf(() => load(changed(file, path, 1, key)));
      expect([path, key, refusal]).not.toEqual([path, key, undefined]);
    }
  }
  expect(refused).toBeGreaterThan(pathsIn(file).length * 8);
});

describe('names that every object inherits are no names of ours', () => {
  const scenario = JSON.parse(readFileSync(new URL('blood-2016-scenario.json', CORPUS), 'utf8'));
  test.each(INHERITED)('%s', name => {
    const say = (changes: object): string | undefined =>
      refusalOf(() => runScenario(checkScenario({ ...scenario, ...changes })));
    expect(say(JSON.parse(`{"${name}": 1}`))).toMatch(`${name} is unknown; known here: ruleset, `);
    expect(say({ dice: [`${name}:5`] })).toMatch(`dice[0]: there is no die "${name}"; there are d3, `);
    expect(say({ expect: { events: [{ type: name }] } })).toMatch(`expect.events[0].type: there is no event "${name}"`);
    expect(say({ expect: { events: [JSON.parse(`{"type": "moved", "${name}": 1}`)] } })).toMatch(
      `expect.events[0].${name}: the event moved has no such field`,
    );
    expect(say({ answers: [name] })).toMatch(`answers[0]: unknown answer "${name}"`);
    expect(say({ answers: [JSON.parse(`{"${name}": 1}`)] })).toMatch(`answers[0]: unknown answer "${name}"`);
    expect(say({ options: JSON.parse(`{"${name}": true}`) })).toMatch(`option "${name}" is unknown`);
  });
  test('an event of a type that is no text', () => {
    for (const type of [{ toString: 1 }, ['moved'], null, 7])
      expect(refusalOf(() => checkScenario({ ...scenario, expect: { events: [{ type }] } }))).toMatch(
        /^expect\.events\[0\]\.type: there is no event /,
      );
  });
  test('a player may be called so', () => {
    const players = [{ id: 'constructor', side: 'home', square: [10, 8] }];
    const expected = { players: { constructor: { square: [11, 8] } } };
    const answers = [{ move: 'constructor' }, { to: [11, 8] }];
    const file = { ruleset: 'blood-2016', position: { players }, answers, expect: expected };
    expect(runScenario(checkScenario(file)).differences).toEqual([]);
    expect(runScenario(checkScenario({ ...file, answers: [] })).ok).toBe(false);
  });
});

describe('how much a file may hold', () => {
  const base = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc' };
  test.each<[string, object, string]>([
    ['a title', { title: 'x'.repeat(10_001) }, 'title: expected at most 10000 characters, not 10001'],
    ['rules', { rules: Array(1001).fill('x') }, 'rules: expected at most 1000, not 1001'],
    ['dice', { dice: Array(50_001).fill('d6:1') }, 'dice: expected at most 50000, not 50001'],
    ['answers', { answers: Array(50_001).fill('stop') }, 'answers: expected at most 50000, not 50001'],
    [
      'options',
      { options: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [i, 1])) },
      'options: expected at most 200 names, not 201',
    ],
    ['a long name', { ['x'.repeat(5000)]: 1 }, `${'x'.repeat(40)}… is unknown; known here: ruleset, `],
  ])('%s', (_, changes, sentence) => {
    expect(refusalOf(() => checkScenario({ ...base, ...changes }))?.slice(0, sentence.length)).toBe(sentence);
  });
  test('whole files', () => {
    for (const load of [readRecord, readScenario, parseTeam]) {
      expect(refusalOf(() => load('['.repeat(5000)))).toMatch(/ is nested too deeply: more than 32 brackets/);
      expect(refusalOf(() => load(`"${'x'.repeat(10_000_000)}"`))).toMatch(/ is too long: 10000002 characters/);
      expect(refusalOf(() => load('{"format": 1,\n"format": 1}'))).toMatch(/ says "format" twice, .* in line 2$/);
      expect(refusalOf(() => load('{"format": 1,\n"a": x}'))).toMatch(/ is not proper JSON: line 2, column 6 cannot/);
    }
  });
});

describe('dice of a record are dice', () => {
  const record = JSON.parse(readFileSync(new URL('blitz-2024-unfinished.json', CORPUS), 'utf8'));
  test.each([
    ['shuffle:13.5,25.5', 'dice[1]: "shuffle:13.5,25.5" is no order'],
    ['shuffle:1,1,2', 'dice[1]: "shuffle:1,1,2" is no order'],
    ['shuffle:1,3', 'dice[1]: "shuffle:1,3" is no order'],
    ['shuffle:0,1', 'dice[1]: "shuffle:0,1" is no order'],
    ['d6:7', 'dice[1]: "d6:7" cannot be rolled; a d6 shows 1 to 6'],
    ['d6:2.5', 'dice[1]: "d6:2.5" cannot be rolled'],
    ['d6:', 'dice[1]: "d6:" cannot be rolled'],
    ['d6: 4', 'dice[1]: "d6: 4" cannot be rolled'],
    ['2d6:1', 'dice[1]: "2d6:1" cannot be rolled'],
    ['pick:0', 'dice[1]: "pick:0" cannot be rolled'],
    ['block:pushed', 'dice[1]: "block:pushed" cannot be rolled; the faces of block are miss, tackle, shove, shove#2'],
    ['block:shove#3', 'dice[1]: "block:shove#3" cannot be rolled'],
    ['coin:edge', 'dice[1]: "coin:edge" cannot be rolled'],
    ['constructor:5', 'dice[1]: there is no die "constructor"'],
    ['\u001b[2J', 'dice[1]: there is no die "\\u001b[2J"'],
  ])('%s', (roll, sentence) => {
    const [first, , ...rest] = record.dice;
    const text = JSON.stringify({ ...record, dice: [first, roll, ...rest] });
    expect(refusalOf(() => readRecord(text))?.slice(0, sentence.length)).toBe(sentence);
  });
});

test('things that could be paired in many ways are compared at once', () => {
  const many = Array.from({ length: 40 }, (_, i) => i);
  const alike = (a: number, b: number): boolean => a < 20 === b < 20;
  expect(pairUp(many, [...many].reverse(), alike)).toBe(true);
  expect(pairUp(many, [...many.slice(1), 39], alike)).toBe(false);
  expect(pairUp([1, 2], [2, 3], (a, b) => a === b || b === 3)).toBe(true); // 1 takes 3 and leaves 2 alone
  expect(pairUp([2, 1], [3, 2], (a, b) => a === b || b === 3)).toBe(true); // 2 makes way
});
