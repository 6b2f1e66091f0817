import { readdirSync, readFileSync } from 'node:fs';
import {
  ACTIONS,
  BALL_KINDS,
  type BlitzGame,
  MOMENTS,
  PLAYS,
  REROLLS,
  rulesetNamed,
  rulesets,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import {
  describeDifference,
  diceNames,
  eventFields,
  namePosition,
  readScenario,
  runScenario,
  scenarioSchema,
} from '../src/index.ts';

const doc = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const ENGINE = new URL('../../engine/src/blitz/', import.meta.url);
const engineSource = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name.replaceAll('\\', '/'), ENGINE), 'utf8'))
  .join('\n');
const editions = rulesets.map(
  ({ boxTeams: [home, away], create }) =>
    (create({ home, away, options: {} }, new SeededDice('')) as BlitzGame).rules.edition,
);
const { pitches } = (
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

const codeIn = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name as string);
/** What is written as code in the rest of the line that has these words. */
const namesIn = (words: string): string[] => codeIn(doc.split(words)[1]?.split('\n')[0] ?? '');
/** The rows of all tables whose heading begins with these words. */
const tablesOf = (words: string): string[] =>
  doc
    .split(`\n${words}`)
    .slice(1)
    .flatMap(part => (part.split('\n\n')[1] ?? '').trim().split('\n').slice(2));

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
    for (const edition of editions) {
      expect(missing([edition.id])).toEqual([]);
      expect(missing(edition.events.map(event => event.id))).toEqual([]);
      expect(namesIn(`Arenas of \`${edition.id}\``)).toEqual(edition.arenas.map(arena => arena.id));
      expect(namesIn(`Abilities of \`${edition.id}\``).sort()).toEqual(Object.keys(edition.abilities).sort());
    }
    expect(missing(pitches.map(pitch => pitch.id))).toEqual([]);
    expect(missing(MOMENTS)).toEqual([]);
    expect(missing(REROLLS)).toEqual([]);
    expect(missing(BALL_KINDS)).toEqual([]);
  });
  test('each Bonus Play stands in the row of each moment that its card prints', () => {
    const [, moments = ''] = doc.split(`| moment | ${editions.map(edition => edition.id).join(' | ')} | asked as |`);
    for (const moment of MOMENTS) {
      const row = new RegExp(`^\\| \`${moment}\` \\|(.*)\\|$`, 'm').exec(moments)?.[1]?.split('|') ?? [];
      for (const [column, edition] of editions.entries()) {
        const plays = edition.plays
          .filter(play => (play.moments as readonly string[]).includes(moment))
          .map(play => play.id);
        expect([moment, ...codeIn(row[column] ?? '').sort()]).toEqual([moment, ...plays.sort()]);
      }
    }
    const atOnce = editions.flatMap(edition => edition.plays.filter(play => play.immediate).map(play => play.id));
    expect(namesIn('`roll` is the question `reroll`.').sort()).toEqual(atOnce.sort());
  });
  test.each(editions.map(edition => [edition.id, edition] as const))(
    '%s: the cards with their points',
    (id, edition) => {
      const cards = [...edition.deck, ...edition.endgameDeck];
      const rows = edition.challenges.map(({ id: challenge, name, points }) => {
        const backs = cards.filter(card => card.challenge === challenge).map(card => `\`${card.play}\``);
        return `| \`${challenge}\` | ${name} | ${points} | ${backs.join(', ')} |`;
      });
      expect(tablesOf(`Cards of \`${id}\``).sort()).toEqual(rows.sort());
    },
  );
  test('options, and what they are when left out', () => {
    const names = new Set(editions.flatMap(edition => Object.keys(edition.options)));
    const heading = `| option | values | ${editions.map(edition => edition.id).join(' | ')} |`;
    expect(rowsOf(heading).sort()).toEqual([...names].sort());
    for (const name of names) {
      const row =
        new RegExp(`^\\| \`${name}\` \\|(.*)\\|$`, 'm').exec(doc.split(heading)[1] ?? '')?.[1]?.split('|') ?? [];
      const usual = editions.map(({ options }) => options[name as keyof typeof options]);
      expect([name, ...row.slice(1).map(cell => cell.trim())]).toEqual([
        name,
        ...usual.map(value => (value === undefined ? '-' : `\`${value}\``)),
      ]);
    }
  });
  test.each(editions.map(edition => [edition.id, edition] as const))('%s: teams and positions', (id, { teams }) => {
    const rows = teams.map(
      ({ id: team, positions }) => `| \`${team}\` | ${positions.map(position => `\`${position.id}\``).join(', ')} |`,
    );
    expect(tablesOf(`Teams of \`${id}\``)).toEqual(rows);
  });
  test('what a Bonus Play is in force by is what a position can put in force', () => {
    const lasting = new Set(
      editions.flatMap(edition => edition.plays.filter(play => play.inForce).map(play => play.id)),
    );
    for (const edition of editions) {
      for (const play of edition.plays) {
        if (!lasting.has(play.id)) continue;
        const game = rulesetNamed(edition.id).setUp(
          { position: { players: [], inForce: [play.id as 'blockingPlay'] } },
          new SeededDice(''),
        ) as BlitzGame;
        expect(namePosition(game).inForce).toEqual([play.id]);
      }
    }
    expect([...lasting].sort()).toEqual(
      [...PLAYS].filter(play => namesIn('| `inForce` | a list').includes(play)).sort(),
    );
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
    const causes = [...engineSource.matchAll(/sheet\.add(?:Beyond)?\([^,]+, '([a-zA-Z]+)'/g)].map(
      ([, cause]) => cause as string,
    );
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
  test('there are four, of both editions', () => {
    expect(examples.length).toBe(4);
    expect(new Set(examples.map(text => readScenario(text).ruleset))).toEqual(new Set(['blitz-2022', 'blitz-2024']));
  });
  test.each(examples.map(text => [readScenario(text).title, text] as const))('%s', (_, text) => {
    expect(runScenario(readScenario(text)).differences.map(describeDifference)).toEqual([]);
  });
});
