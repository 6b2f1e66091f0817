/** The command `team`: checks team files against the rules, and shows the ready-made teams and the team lists. */

import {
  BadInput,
  checkTeam,
  fansCost,
  goldPieces,
  parseTeam,
  playerCost,
  type Roster,
  rosterNamed,
  starNamed,
  type TeamBook,
  type TeamFile,
  type TeamRules,
  teamBookOf,
  teamBooks,
  teamFileNamed,
  teamOf,
  type Violation,
} from '@ironpitch/engine';
import { editions, t } from '@ironpitch/texts/terminal';
import { type Command, Option } from 'commander';
import { aboutFile, BadFiles, isBadInput, sentenceFor, Unsuccessful } from '../errors.ts';
import { readText } from '../files/read.ts';
import { jsonText, printableLines, printablePlace } from '../text/printable.ts';

interface Flags {
  readonly json?: true;
}
interface BookFlags extends Flags {
  readonly ruleset: TeamBook;
}
/** How one file went: legal, with the rules it breaks, or not at all because it does not have the form of a team file. */
interface Report {
  readonly file: string;
  readonly ok: boolean;
  readonly name?: string;
  readonly ruleset?: string;
  readonly roster?: string;
  readonly players?: number;
  readonly cost?: number;
  readonly treasury?: number;
  readonly violations: readonly Violation[];
  readonly error?: string;
}
const DEFAULT_BOOK = teamBooks[0] as TeamBook;

export const register = (program: Command): void => {
  const words = t.commands.team;
  const team = program.command('team').description(words.about).addHelpText('after', words.examples);
  team
    .command('check')
    .description(words.check.about)
    .argument('<files...>', words.check.files)
    .option('--json', words.check.json)
    .addHelpText('after', words.check.examples)
    .action(check);
  team
    .command('list')
    .description(words.list.about)
    .addOption(bookOption())
    .option('--json', words.list.json)
    .addHelpText('after', words.list.examples)
    .action(list);
  team
    .command('show')
    .description(words.show.about)
    .argument('<team>', words.show.team)
    .addOption(bookOption())
    .option('--json', words.show.json)
    .addHelpText('after', words.show.examples)
    .action(show);
  team
    .command('export')
    .description(words.export.about)
    .argument('<id>', words.export.id)
    .addOption(bookOption())
    .addHelpText('after', words.export.examples)
    .action(exportTeam);
  team
    .command('roster')
    .description(words.roster.about)
    .argument('<roster>', words.roster.roster)
    .addOption(bookOption())
    .option('--json', words.roster.json)
    .addHelpText('after', words.roster.examples)
    .action(showRoster);
};
const bookOption = (): Option =>
  new Option('--ruleset <id>', t.commands.team.ruleset)
    .argParser((text: string): TeamBook => {
      try {
        return teamBookOf(text);
      } catch (error) {
        throw error instanceof BadInput ? new BadInput(`--ruleset: ${error.message}`) : error;
      }
    })
    .default(DEFAULT_BOOK, DEFAULT_BOOK.rules.ruleset);
const print = (lines: readonly string[]): void => {
  process.stdout.write(lines.map(line => `${printableLines(line.trimEnd())}\n`).join(''));
};
const printJson = (value: unknown): void => print([jsonText(value)]);

// --- check ------------------------------------------------------------------------------------------------------
const check = (files: readonly string[], flags: Flags): void => {
  const reports = files.map(checkFile);
  const bad = reports.filter(report => report.error !== undefined);
  const illegal = reports.filter(report => report.violations.length > 0);
  if (flags.json) {
    const legal = reports.length - bad.length - illegal.length;
    printJson({ teams: reports.length, legal, illegal: illegal.length, bad: bad.length, files: reports });
  } else print(reports.filter(report => report.error === undefined).flatMap(inWords));
  if (bad.length > 0) throw new BadFiles(bad.map(({ file, error }) => aboutFile(file, error as string)));
  if (illegal.length > 0) throw new Unsuccessful();
};
const checkFile = (file: string): Report => {
  try {
    const read = parseTeam(readText(file));
    const { cost, treasury, violations } = checkTeam(teamBookOf(read.ruleset).rules, read);
    const { name, ruleset, roster } = read;
    const ok = violations.length === 0;
    return { file, ok, name, ruleset, roster, players: sizeOf(read), cost, treasury, violations };
  } catch (error) {
    if (!isBadInput(error)) throw error;
    return { file, ok: false, violations: [], error: sentenceFor(error) };
  }
};
const sizeOf = (file: TeamFile): number => file.players.length + (file.stars?.length ?? 0);
const inWords = ({ file, ok, name, roster, players, cost = 0, treasury = 0, violations }: Report): string[] => [
  `${(ok ? t.commands.team.check.ok : t.commands.team.check.illegal).padEnd(7)}  ${t.commands.team.check.is(
    printablePlace(file),
    name ?? '',
    roster ?? '',
    players ?? 0,
    goldPieces(cost),
    goldPieces(treasury),
  )}`,
  ...violations.map(({ rule, place, sentence }) => `  ${rule}  ${place}: ${sentence}`),
];

// --- list, show, export, roster ---------------------------------------------------------------------------------
const list = ({ ruleset: { rules, files }, json }: BookFlags): void => {
  const teams = files.map(file => {
    const { id, name, roster, rerolls } = file;
    return { id, name, roster, players: sizeOf(file), rerolls, cost: checkTeam(rules, file).cost };
  });
  if (json) return printJson({ ruleset: rules.ruleset, teams });
  const rows = teams.map(({ id, name, roster, players, rerolls, cost }) => [
    id as string,
    name,
    rosterNamed(rules, roster)?.name as string,
    String(players),
    String(rerolls),
    goldPieces(cost),
  ]);
  print(table(t.commands.team.list.columns, [3, 4, 5], rows));
};
const show = (name: string, { ruleset: book, json }: BookFlags): void => {
  const file = teamFileNamed(book, name) ?? teamFileAt(name, book);
  const own = teamBookOf(file.ruleset);
  const { rules } = own;
  const team = teamOf(rules, file);
  if (json) return printJson({ ...team, ...(file.coach === undefined ? {} : { coach: file.coach }) });
  const words = t.commands.team.show;
  const list = rosterNamed(rules, file.roster);
  const costs = new Map([
    ...file.players.map(player => [player.number, playerCost(rules, file, player)] as const),
    ...(file.stars ?? []).map(({ number, star }) => [number, starNamed(rules, star)?.cost ?? 0] as const),
  ]);
  const rows = team.players.map(player => [
    String(player.number),
    player.name,
    player.positionName,
    ...characteristics(rules, player),
    skillNames(own, player.skills),
    goldPieces(costs.get(player.number) ?? 0),
  ]);
  print([
    words.title(team.name, list?.name ?? '', file.coach ?? ''),
    ...circumstances(rules, team),
    '',
    ...table(...valued(rules, words.columns, 3, [0, 4]), rows),
    '',
    ...table(
      ['', ''],
      [1],
      [
        [words.rerolls(team.rerolls), goldPieces(team.rerolls * (list?.rerollCost ?? 0))],
        [words.fans(rules.fans.name, team.fanFactor), goldPieces(fansCost(rules, file))],
        ...(team.apothecary ? [[words.apothecary, goldPieces(rules.apothecaryCost)]] : []),
        ...backing(rules, team),
        [words.total, goldPieces(team.cost)],
      ],
    ).slice(1),
  ]);
};
/** Whatever is no ready-made team is the name of a file; what is neither is told so. */
const teamFileAt = (name: string, book: TeamBook): TeamFile => {
  let text = '';
  try {
    text = readText(name);
  } catch (error) {
    if (isBadInput(error) && !/[./\\]/.test(name)) throw unknownTeam(name, book);
    throw error;
  }
  try {
    return parseTeam(text);
  } catch (error) {
    throw isBadInput(error) ? new BadInput(aboutFile(name, sentenceFor(error))) : error;
  }
};
const unknownTeam = (id: string, { rules, files }: TeamBook): BadInput =>
  new BadInput(`team "${id}" is unknown in ${rules.ruleset}; known: ${files.map(file => file.id).join(', ')}`);
const exportTeam = (id: string, { ruleset: book }: BookFlags): void => {
  const file = teamFileNamed(book, id);
  if (!file) throw unknownTeam(id, book);
  // One line per player: the file is to be read and changed by hand.
  const text = JSON.stringify(file, null, 2);
  print([text.replace(/\{\s+("number"[^}]*?)\s+\}/g, (_, fields: string) => `{ ${fields.replace(/\s+/g, ' ')} }`)]);
};
const showRoster = (id: string, { ruleset: book, json }: BookFlags): void => {
  const { rules } = book;
  const roster = rosterNamed(rules, id);
  if (!roster) {
    const known = rules.rosters.map(r => r.id).join(', ');
    throw new BadInput(`the team list "${id}" is unknown in ${rules.ruleset}; known: ${known}`);
  }
  const stars = rules.stars.filter(star => star.teams.includes(id));
  if (json) return printJson({ ...roster, stars });
  const words = t.commands.team.roster;
  const apothecary = roster.apothecary ? goldPieces(rules.apothecaryCost) : '';
  print([
    words.title(roster.name, goldPieces(roster.rerollCost), apothecary),
    ...allegiance(rules, roster),
    '',
    ...table(
      ...valued(rules, words.columns, 2, [0, 5]),
      roster.positions.map(position => [
        String(position.max),
        position.id,
        ...characteristics(rules, position),
        skillNames(book, position.skills),
        position.normal,
        position.double,
        goldPieces(position.cost),
      ]),
    ),
    '',
    ...table(
      ...valued(rules, words.stars, 1, [2]),
      stars.map(star => [
        star.id,
        ...characteristics(rules, star),
        skillNames(book, star.skills),
        goldPieces(star.cost),
      ]),
    ),
  ]);
};
interface Characteristics {
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  readonly passing?: number;
}
/** Where there is a Passing Ability, values are printed as what has to be rolled. */
const asRolls = ({ rosters }: TeamRules): boolean => rosters[0]?.positions[0]?.passing !== undefined;
const titles = (rules: TeamRules): readonly string[] =>
  asRolls(rules) ? t.commands.team.valuesAsRolls : t.commands.team.values;
/** Columns with the values in them, from `at` on; which of them hold numbers. */
const valued = (
  rules: TeamRules,
  columns: readonly string[],
  at: number,
  numbers: readonly number[],
): readonly [readonly string[], readonly number[]] => {
  const own = titles(rules);
  return [
    [...columns.slice(0, at), ...own, ...columns.slice(at)],
    [...own.map((_, i) => at + i), ...numbers.map(one => (one < at ? one : one + own.length))],
  ];
};
const characteristics = (
  rules: TeamRules,
  { movement, strength, agility, armour, passing }: Characteristics,
): string[] =>
  asRolls(rules)
    ? [`${movement}`, `${strength}`, `${agility}+`, passing ? `${passing}+` : '–', `${armour}+`]
    : [movement, strength, agility, armour].map(String);
/** Tier, leagues, patrons and special rules, where an edition has them. */
const allegiance = ({ draft }: TeamRules, { allegiance: list }: Roster): string[] => {
  if (!draft || !list) return [];
  const { leagues, patrons } = draft;
  const words = t.commands.team.roster;
  const some = (said: (names: string) => string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [said(names.join(', '))];
  const inLeagues = Object.entries(list.patronsIn).flatMap(([league, ids = []]) =>
    ids.map(id => `${patrons[id]} (${leagues[league]})`),
  );
  return [
    words.tier(list.tier),
    ...some(
      words.leagues,
      list.leagues.map(id => `${id} (${leagues[id]})`),
    ),
    ...some(words.favoured, [...list.patrons.map(id => `${id} (${patrons[id]})`), ...inLeagues]),
    ...some(
      words.special,
      list.rules.map(id => draft.specials[id] as string),
    ),
  ];
};
/** What a team has chosen, where an edition asks for it. */
const circumstances = ({ draft }: TeamRules, { backing }: ReturnType<typeof teamOf>): string[] => {
  if (!draft || !backing) return [];
  const words = t.commands.team.show;
  const { play, league, patron, captain } = backing;
  return [
    [
      play === 'league' ? words.league : words.matched,
      draft.leagues[league],
      ...(patron === undefined ? [] : [words.favoured(draft.patrons[patron] as string)]),
      ...(captain === undefined ? [] : [words.captain(captain)]),
    ].join(', '),
  ];
};
/** What a team has besides, where an edition has it. */
const backing = ({ draft }: TeamRules, team: ReturnType<typeof teamOf>): string[][] => {
  if (!draft || !team.backing) return [];
  const { assistantCoaches, cheerleaders, inducements } = team.backing;
  const words = t.commands.team.show;
  const staff = (count: number, said: (count: number) => string, cost: number): string[][] =>
    count === 0 ? [] : [[said(count), goldPieces(count * cost)]];
  return [
    ...staff(assistantCoaches, words.assistantCoaches, draft.assistantCoaches.cost),
    ...staff(cheerleaders, words.cheerleaders, draft.cheerleaders.cost),
    ...Object.entries(inducements).map(([id, { count, cost }]) => [
      words.inducement(count, draft.inducements.find(one => one.id === id)?.name ?? id),
      goldPieces(count * cost),
    ]),
  ];
};
const skillNames = ({ rules }: TeamBook, skills: readonly string[]): string =>
  skills
    .map(skill => editions.blood[rules.ruleset]?.skills[skill]?.name ?? rules.skills[skill]?.name ?? skill)
    .join(', ');

/** Columns as wide as their widest entry; numbers stand on the right. */
const table = (
  titles: readonly string[],
  numbers: readonly number[],
  rows: readonly (readonly string[])[],
): string[] => {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map(row => (row[column] as string).length)));
  const aligned = (entry: string, column: number): string =>
    numbers.includes(column) ? entry.padStart(widths[column] as number) : entry.padEnd(widths[column] as number);
  return all.map(row => row.map(aligned).join('  '));
};
