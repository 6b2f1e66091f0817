import { readdirSync, readFileSync } from 'node:fs';
import {
  ACTIONS,
  BALL_KINDS,
  type BlitzGame,
  blood,
  MOMENTS,
  PLAYS,
  questions,
  REROLLS,
  rulesetNamed,
  rulesets,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import {
  describeDifference,
  describeQuestion,
  diceNames,
  eventFields,
  namePosition,
  readScenario,
  runScenario,
  scenarioSchema,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const [shared = '', blitzPart = '', bloodPart = ''] = page.split(/^# (?=Bl)/m);
const ENGINE = new URL('../../engine/src/', import.meta.url);
const sourceOf = (game: string): string => {
  const folder = new URL(`${game}/`, ENGINE);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8'))
    .join('\n');
};
const wordsIn = (source: string, form: RegExp): string[] =>
  [...source.matchAll(form)].map(([, name]) => name as string);

const codeIn = (text: string): string[] => wordsIn(text, /`([\w-]+)`/g);
/** One part of the page, with what it says in common with the other. */
class Part {
  readonly text: string;
  private readonly written: Set<string>;
  constructor(own: string) {
    this.text = own;
    // Names written as code anywhere: alone, or as the word of an answer.
    this.written = new Set(wordsIn(shared + own, /[`"]([A-Za-z0-9$-]+)[`":]/g));
  }
  missing(names: readonly string[]): string[] {
    return names.filter(name => !this.written.has(name));
  }
  /** The first words of the rows of the table under a heading. */
  rowsOf(heading: string): string[] {
    const [, section = ''] = this.text.split(heading);
    const table = section.slice(0, section.search(/\n(?:\n[^|\n]|##)/));
    return wordsIn(table, /^\| `([a-zA-Z]+)`/gm);
  }
  /** What is written as code in the rest of the line that has these words. */
  namesIn(words: string): string[] {
    return codeIn(this.text.split(words)[1]?.split('\n')[0] ?? '');
  }
  /** The rows of all tables whose heading begins with these words. */
  tablesOf(words: string): string[] {
    return this.text
      .split(`\n${words}`)
      .slice(1)
      .flatMap(part => (part.split('\n\n')[1] ?? '').trim().split('\n').slice(2));
  }
  /** Every kind of event has its row, with all of its fields. */
  expectEvents(fields: Readonly<Record<string, readonly string[]>>): void {
    const [, table = ''] = this.text.split('| event | fields |');
    for (const [type, names] of Object.entries(fields)) {
      const row =
        table.split('\n').find(line => line.startsWith('|') && line.split('|')[1]?.includes(`\`${type}\``)) ?? '';
      expect([type, row === '', ...names.filter(name => !row.includes(`\`${name}\``))]).toEqual([type, false]);
    }
  }
}
const QUESTIONS = '| question | asked when | answers |';
const questionsOf = (game: string): string[] =>
  questions
    .filter(question => question.game === game)
    .map(question => question.name)
    .sort();
const verbsIn = (source: string): string[] => wordsIn(source, /\bverb\('([a-zA-Z]+)'/g);
const fieldsOf = (schema: unknown, found = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const name of Object.keys((schema as { properties?: object }).properties ?? {})) found.add(name);
  for (const part of Object.values(schema)) fieldsOf(part, found);
  return found;
};

test('the page has its three parts', () => {
  expect([blitzPart, bloodPart].map(part => part.split('\n')[0])).toEqual(['Blitz Bowl', 'Blood Bowl']);
  expect(rulesets.map(({ id }) => id).filter(id => !shared.includes(`\`${id}\``))).toEqual([]);
});
test('every link of the page leads somewhere', () => {
  const headings = page
    .replace(/```[\s\S]*?```/g, '')
    .match(/^#+ .*$/gm)
    ?.map(heading =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  expect(new Set(headings).size).toBe(headings?.length);
  const links = wordsIn(page, /\]\(#([^)]+)\)/g);
  expect(links.filter(link => !headings?.includes(link))).toEqual([]);
});
test('dice', () => {
  expect(diceNames.filter(name => !new RegExp(`\`${name}[:\`]`).test(blitzPart))).toEqual([]);
  expect(diceNames.filter(name => !new RegExp(`\`${name}[:\`]`).test(bloodPart))).toEqual([]);
});

const blitz = new Part(blitzPart);
const blitzSource = sourceOf('blitz');
const editions = rulesets
  .filter(({ game }) => game === 'blitz')
  .map(
    ({ boxTeams: [home, away], create }) =>
      (create({ home, away, options: {} }, new SeededDice('')) as BlitzGame).rules.edition,
  );
const { pitches } = (
  rulesetNamed('blitz-2024').create({ home: 'dwarf', away: 'orc', options: {} }, new SeededDice('')) as BlitzGame
).rules;

/** The shapes with a name that belong to one game, as `blitzEvent`. */
const definitionsOf = (game: string): unknown[] =>
  Object.entries(scenarioSchema().$defs as object).flatMap(([name, shape]) => (name.startsWith(game) ? [shape] : []));

describe('Blitz Bowl: the page names everything the engine knows', () => {
  test('questions: each has its row, and each row is a question', () => {
    expect(questionsOf('blitz').length).toBeGreaterThan(25);
    expect(blitz.rowsOf(QUESTIONS).sort()).toEqual(questionsOf('blitz'));
  });
  test('verbs', () => {
    const free = ACTIONS.map(name => `free${(name[0] as string).toUpperCase()}${name.slice(1)}`);
    expect(verbsIn(blitzSource)).toContain('endTurn');
    expect(blitz.missing([...verbsIn(blitzSource), ...ACTIONS, ...free])).toEqual([]);
  });
  test('cards, moments, re-rolls, events, arenas, abilities, balls, pitches', () => {
    expect(blitz.missing(PLAYS)).toEqual([]);
    for (const edition of editions) {
      expect(blitz.missing([edition.id])).toEqual([]);
      expect(blitz.missing(edition.events.map(event => event.id))).toEqual([]);
      expect(blitz.namesIn(`Arenas of \`${edition.id}\``)).toEqual(edition.arenas.map(arena => arena.id));
      expect(blitz.namesIn(`Abilities of \`${edition.id}\``).sort()).toEqual(Object.keys(edition.abilities).sort());
    }
    expect(blitz.missing(pitches.map(pitch => pitch.id))).toEqual([]);
    expect(blitz.missing(MOMENTS)).toEqual([]);
    expect(blitz.missing(REROLLS)).toEqual([]);
    expect(blitz.missing(BALL_KINDS)).toEqual([]);
  });
  test('each Bonus Play stands in the row of each moment that its card prints', () => {
    const [, moments = ''] = blitz.text.split(
      `| moment | ${editions.map(edition => edition.id).join(' | ')} | asked as |`,
    );
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
    expect(blitz.namesIn('`roll` is the question `reroll`.').sort()).toEqual(atOnce.sort());
  });
  test.each(editions.map(edition => [edition.id, edition] as const))(
    '%s: the cards with their points',
    (id, edition) => {
      const cards = [...edition.deck, ...edition.endgameDeck];
      const rows = edition.challenges.map(({ id: challenge, name, points }) => {
        const backs = cards.filter(card => card.challenge === challenge).map(card => `\`${card.play}\``);
        return `| \`${challenge}\` | ${name} | ${points} | ${backs.join(', ')} |`;
      });
      expect(blitz.tablesOf(`Cards of \`${id}\``).sort()).toEqual(rows.sort());
    },
  );
  test('options, and what they are when left out', () => {
    const names = new Set(editions.flatMap(edition => Object.keys(edition.options)));
    const heading = `| option | values | ${editions.map(edition => edition.id).join(' | ')} |`;
    expect(blitz.rowsOf(heading).sort()).toEqual([...names].sort());
    for (const name of names) {
      const row =
        new RegExp(`^\\| \`${name}\` \\|(.*)\\|$`, 'm').exec(blitz.text.split(heading)[1] ?? '')?.[1]?.split('|') ?? [];
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
    expect(blitz.tablesOf(`Teams of \`${id}\``)).toEqual(rows);
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
      [...PLAYS].filter(play => blitz.namesIn('| `inForce` | a list').includes(play)).sort(),
    );
  });
  test('dice', () => {
    expect(blitz.missing(['miss', 'tackle', 'shove', 'smash', 'kerrunch', 'heads', 'tails'])).toEqual([]);
  });
  test('events of the report and their fields', () => blitz.expectEvents(eventFields('blitz')));
  test('causes of modifiers and injuries', () => {
    const causes = wordsIn(blitzSource, /sheet\.add(?:Beyond)?\([^,]+, '([a-zA-Z]+)'/g);
    const injuries = wordsIn(blitzSource, /(?:injure\(g, \w+|cause:),? '([a-zA-Z]+)'/g);
    expect([causes.length > 8, injuries.length > 8]).toEqual([true, true]);
    expect(blitz.missing([...causes, ...injuries])).toEqual([]);
  });
  test('every field of the schema', () => {
    const [schema] = scenarioSchema().anyOf as readonly unknown[];
    const fields = fieldsOf([schema, ...definitionsOf('blitz')]);
    expect(fields.size).toBeGreaterThan(60);
    expect(blitz.missing([...fields])).toEqual([]);
  });
});

const bloodDoc = new Part(bloodPart);
const bloodSource = sourceOf('blood');
const { rules } = rulesetNamed('blood-2016').create(
  { home: 'human', away: 'orc', options: { cards: true } },
  new SeededDice(''),
) as blood.BloodGame;
const { edition } = rules;
/** All names are there, and nothing else is in that place. */
const lists = (words: string, names: readonly string[]): void =>
  expect([words, ...bloodDoc.namesIn(words)]).toEqual([words, ...names]);
/** The same of names that entries bring along, in any order. */
const listsAll = (words: string, names: readonly string[]): void =>
  expect([words, ...[...bloodDoc.namesIn(words)].sort()]).toEqual([words, ...[...names].sort()]);

describe('Blood Bowl: the page names everything the engine knows', () => {
  test('questions: each has its row, and each row is a question', () => {
    expect(questionsOf('blood').length).toBeGreaterThan(40);
    expect(bloodDoc.rowsOf(QUESTIONS).sort()).toEqual(questionsOf('blood'));
  });
  test('verbs', () => {
    expect(verbsIn(bloodSource)).toContain('endTurn');
    expect(bloodDoc.missing([...verbsIn(bloodSource), ...blood.ACTIONS, ...blood.FACINGS])).toEqual([]);
  });
  test('lists of words', () => {
    lists('- Actions: ', blood.ACTIONS);
    listsAll('- Rolls: ', Object.keys(blood.Roll));
    lists('- Causes of a turnover: ', blood.TURNOVERS.slice(1));
    lists(
      '- Results of the Kick-off table, from 2 to 12: ',
      edition.kickOffTable.flatMap(row => row?.id ?? []),
    );
    lists('- Formations to attack with: ', blood.FORMATION_NAMES);
    listsAll('Sources of a re-roll: ', Object.keys(blood.Reroll));
    lists(
      'Star Players: ',
      edition.teams.rules.stars.map(star => star.id),
    );
    listsAll('### Skills\n\n', Object.keys(blood.Skill));
    expect(bloodDoc.namesIn('Teams for `home` and `away`: ')).toEqual(edition.teams.files.map(file => file.id));
    expect(bloodDoc.missing([...blood.STATES, ...blood.WEATHERS, ...blood.ENDINGS.slice(1)])).toEqual([]);
    expect(bloodDoc.missing([...blood.INJURIES, ...blood.CARD_MOMENTS, ...blood.DECKS])).toEqual([]);
    expect(bloodDoc.missing(blood.RANGES.slice(1))).toEqual([]);
  });
  test('faces of the Block Dice and of the coin', () => {
    expect(bloodDoc.missing([...blood.FACES, 'heads', 'tails'])).toEqual([]);
  });
  test('rosters and their positions', () => {
    const rows = edition.teams.rules.rosters.map(
      ({ id, positions }) => `| \`${id}\` | ${positions.map(position => `\`${position.id}\``).join(', ')} |`,
    );
    expect(bloodDoc.text).toContain(`| roster | positions |\n|---|---|\n${rows.join('\n')}\n\n`);
  });
  test('cards with their decks and moments', () => {
    const rows = edition.cards.map(card => `| \`${card.id}\` | ${card.name} | \`${card.deck}\` | \`${card.moment}\` |`);
    expect(bloodDoc.text).toContain(`| card | | deck | moment |\n|---|---|---|---|\n${rows.join('\n')}\n\n`);
    expect(edition.cards.map(card => card.id)).toEqual(blood.CARDS);
  });
  test('options, and what they are when left out', () => {
    const heading = '| option | when `true` | when left out |';
    expect(bloodDoc.rowsOf(heading)).toEqual(edition.switches);
    for (const [name, value] of edition.switches.map(name => [name, edition.options[name]] as const))
      expect([name, new RegExp(`^\\| \`${name}\` \\|.*\\| \`${value}\` \\|$`, 'm').test(bloodDoc.text)]).toEqual([
        name,
        true,
      ]);
  });
  test('skills that work without the option skills', () => {
    const [row = ''] = /^\| `skills` \| all skills.*$/m.exec(bloodDoc.text) ?? [];
    expect(codeIn(row)).toEqual(['skills', 'false', ...edition.basicSkills, 'true']);
  });
  test('events of the report and their fields', () => bloodDoc.expectEvents(eventFields('blood')));
  test('causes of modifiers', () => {
    const { setUp: _faults, ...byRoll } = rules.cites;
    // The first changes no roll, the second only under which id the assists are cited.
    const unseen = ['specialPlays', 'assistsAgainst'];
    const causes = Object.values(byRoll).flatMap(byCause =>
      Object.keys(byCause).filter(cause => !unseen.includes(cause)),
    );
    expect(causes.length).toBeGreaterThan(20);
    expect(bloodDoc.missing(causes)).toEqual([]);
  });
  test('every field of the schema', () => {
    const [, schema] = scenarioSchema().anyOf as readonly unknown[];
    const fields = fieldsOf([schema, ...definitionsOf('blood')]);
    expect(fields.size).toBeGreaterThan(60);
    expect(bloodDoc.missing([...fields])).toEqual([]);
  });
  test('what a question is about besides players, squares and seats', () => {
    const [, table = ''] = bloodDoc.text.split('| question | `about` |');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').map(row => row.split('|').map(codeIn));
    const told = (question: string): string[] =>
      rows.flatMap(([, asked = [], about = []]) => (asked.includes(question) ? about : []));
    const PLAIN = ['player', 'target', 'by', 'runner', 'to', 'from', 'seat'];
    const untold = new Set<string>();
    const teams = ['goblin', 'vampire', 'skaven-veterans', 'woodElf-veterans'];
    for (const [i, home] of teams.entries()) {
      const dice = new SeededDice(`about ${i}`);
      const match = { home, away: teams[(i + 1) % teams.length] as string, options: { cards: true, apothecary: true } };
      const game = rulesetNamed('blood-2016').create(match, dice).start();
      while (!game.over) {
        const described = describeQuestion(game, game.asked);
        const about = 'about' in described ? Object.keys(described.about) : [];
        for (const name of about)
          if (!PLAIN.includes(name) && !told(described.question).includes(name))
            untold.add(`${described.question}.${name}`);
        const legal = game.legalAnswers();
        const going = legal.filter(answer => answer !== 'endTurn' && answer !== 'byHand');
        const from = going.length > 0 && dice.pick(20) > 0 ? going : legal;
        game.answer(from[dice.pick(from.length)]);
      }
    }
    expect([...untold]).toEqual([]);
  });
});

describe('the examples of the page', () => {
  const examples = wordsIn(page, /```json\n([\s\S]*?)```/g);
  test('there are some of every ruleset', () => {
    expect(examples.length).toBe(7);
    expect(new Set(examples.map(text => readScenario(text).ruleset))).toEqual(new Set(rulesets.map(({ id }) => id)));
  });
  test.each(examples.map(text => [readScenario(text).title, text] as const))('%s', (_, text) => {
    expect(runScenario(readScenario(text)).differences.map(describeDifference)).toEqual([]);
  });
});
