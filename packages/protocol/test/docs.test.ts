import { readdirSync, readFileSync } from 'node:fs';
import {
  ACTIONS,
  BALL_KINDS,
  type BlitzGame,
  MOMENTS,
  PLAYS,
  REROLLS,
  rulesetNamed,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { describeDifference, diceNames, eventFields, readScenario, runScenario, scenarioSchema } from '../src/index.ts';

const doc = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const ENGINE = new URL('../../engine/src/blitz/', import.meta.url);
const engineSource = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name.replaceAll('\\', '/'), ENGINE), 'utf8'))
  .join('\n');
const { edition, options } = (
  rulesetNamed('blitz-2024').create({ home: 'dwarf', away: 'orc', options: {} }, new SeededDice('')) as BlitzGame
).rules;

/** Names written as code anywhere in the page: alone, or as the word of an answer. */
const written = new Set([...doc.matchAll(/[`"]([A-Za-z0-9$-]+)[`":]/g)].map(([, name]) => name as string));
const missing = (names: readonly string[]): string[] => names.filter(name => !written.has(name));

const questionsInSource = [...engineSource.matchAll(/\bquestion\(\s*'([a-zA-Z]+)'/g)].map(([, name]) => name as string);
const verbsInSource = [...engineSource.matchAll(/\bverb\('([a-zA-Z]+)'/g)].map(([, name]) => name as string);
const rowsOf = (heading: string): string[] => {
  const [, section = ''] = doc.split(heading);
  const table = section.slice(0, section.search(/\n(?:\n[^|\n]|##)/));
  return [...table.matchAll(/^\| `([a-zA-Z]+)`/gm)].map(([, name]) => name as string);
};

describe('docs/scenarios.md names everything the engine knows', () => {
  test('questions: each has its row, and each row is a question', () => {
    expect(questionsInSource.length).toBeGreaterThan(25);
    expect(rowsOf('| question | asked when | answers |').sort()).toEqual([...questionsInSource].sort());
  });
  test('verbs', () => {
    const free = ACTIONS.map(name => `free${(name[0] as string).toUpperCase()}${name.slice(1)}`);
    expect(verbsInSource).toContain('endTurn');
    expect(missing([...verbsInSource, ...ACTIONS, ...free])).toEqual([]);
  });
  test('cards, moments, re-rolls, events, arenas, abilities, balls, pitches', () => {
    expect(missing(PLAYS)).toEqual([]);
    expect(missing(edition.plays.map(play => play.id))).toEqual([]);
    expect(missing(edition.challenges.map(challenge => challenge.id))).toEqual([]);
    expect(missing(edition.events.map(event => event.id))).toEqual([]);
    expect(missing(edition.arenas.map(arena => arena.id))).toEqual([]);
    expect(missing(edition.pitches.map(pitch => pitch.id))).toEqual([]);
    expect(missing(Object.keys(edition.abilities))).toEqual([]);
    expect(missing(MOMENTS)).toEqual([]);
    expect(missing(REROLLS)).toEqual([]);
    expect(missing(BALL_KINDS)).toEqual([]);
  });
  test('each Bonus Play stands in the row of each moment that its card prints', () => {
    const [, moments = ''] = doc.split('| moment | Bonus Plays | asked as |');
    for (const moment of MOMENTS) {
      const row = new RegExp(`^\\| \`${moment}\` \\| ([^|]*) \\|`, 'm').exec(moments)?.[1] ?? '';
      const plays = edition.plays
        .filter(play => (play.moments as readonly string[]).includes(moment))
        .map(play => play.id);
      expect([moment, ...[...row.matchAll(/`(\w+)`/g)].map(([, play]) => play).sort()]).toEqual([
        moment,
        ...plays.sort(),
      ]);
    }
  });
  test('the 26 cards with their points', () => {
    for (const { id, name, points } of edition.challenges) {
      const backs = edition.deck.filter(card => card.challenge === id).map(card => `\`${card.play}\``);
      expect(doc).toContain(`| \`${id}\` | ${name} | ${points} | ${backs.join(', ')} |`);
    }
  });
  test('options', () => {
    expect(rowsOf('| option | values | usual |').sort()).toEqual(Object.keys(options).sort());
  });
  test('teams and positions', () => {
    for (const { id, positions } of edition.teams)
      expect(doc).toContain(`| \`${id}\` | ${positions.map(position => `\`${position.id}\``).join(', ')} |`);
  });
  test('dice', () => {
    expect(diceNames.filter(name => !new RegExp(`\`${name}[:\`]`).test(doc))).toEqual([]);
    for (const face of ['miss', 'tackle', 'shove', 'smash', 'kerrunch', 'heads', 'tails'])
      expect(written).toContain(face);
  });
  test('events of the report and their fields', () => {
    const [, table = ''] = doc.split('| event | fields |');
    for (const [type, fields] of Object.entries(eventFields)) {
      const row =
        table.split('\n').find(line => line.startsWith('|') && line.split('|')[1]?.includes(`\`${type}\``)) ?? '';
      expect([type, ...fields.filter(field => !row.includes(`\`${field}\``))]).toEqual([type]);
    }
  });
  test('causes of modifiers and injuries', () => {
    const causes = [...engineSource.matchAll(/sheet\.add\([^,]+, '([a-zA-Z]+)'/g)].map(([, cause]) => cause as string);
    const injuries = [...engineSource.matchAll(/(?:injure\(g, \w+|cause:),? '([a-zA-Z]+)'/g)].map(
      ([, cause]) => cause as string,
    );
    expect([causes.length > 8, injuries.length > 8]).toEqual([true, true]);
    expect(missing([...causes, ...injuries])).toEqual([]);
  });
  test('every field of the schema', () => {
    const fields = new Set<string>();
    const collect = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const properties = (schema as { properties?: Record<string, unknown> }).properties ?? {};
      for (const name of Object.keys(properties)) fields.add(name);
      for (const part of Object.values(schema)) collect(part);
    };
    collect(scenarioSchema());
    expect(fields.size).toBeGreaterThan(60);
    expect(missing([...fields])).toEqual([]);
  });
});

describe('the examples of docs/scenarios.md', () => {
  const examples = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text as string);
  test('there are three', () => expect(examples.length).toBe(3));
  test.each(examples.map(text => [readScenario(text).title, text] as const))('%s', (_, text) => {
    expect(runScenario(readScenario(text)).differences.map(describeDifference)).toEqual([]);
  });
});
