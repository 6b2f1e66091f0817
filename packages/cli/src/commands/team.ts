/** The command `team`: checks team files against the rules, and shows the ready-made teams and the team lists. */

import {
  BadInput,
  checkTeam,
  goldPieces,
  parseTeam,
  playerCost,
  rosterNamed,
  starNamed,
  type TeamBook,
  type TeamFile,
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
    ...characteristics(player),
    skillNames(own, player.skills),
    goldPieces(costs.get(player.number) ?? 0),
  ]);
  print([
    words.title(team.name, list?.name ?? '', file.coach ?? ''),
    '',
    ...table(words.columns, [0, 3, 4, 5, 6, 8], rows),
    '',
    ...table(
      ['', ''],
      [1],
      [
        [words.rerolls(team.rerolls), goldPieces(team.rerolls * (list?.rerollCost ?? 0))],
        [words.fanFactor(team.fanFactor), goldPieces(team.fanFactor * rules.fanFactor.cost)],
        ...(team.apothecary ? [[words.apothecary, goldPieces(rules.apothecaryCost)]] : []),
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
    '',
    ...table(
      words.columns,
      [0, 2, 3, 4, 5, 9],
      roster.positions.map(position => [
        String(position.max),
        position.id,
        ...characteristics(position),
        skillNames(book, position.skills),
        position.normal,
        position.double,
        goldPieces(position.cost),
      ]),
    ),
    '',
    ...table(
      words.stars,
      [1, 2, 3, 4, 6],
      stars.map(star => [star.id, ...characteristics(star), skillNames(book, star.skills), goldPieces(star.cost)]),
    ),
  ]);
};
interface Characteristics {
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
}
const characteristics = ({ movement, strength, agility, armour }: Characteristics): string[] =>
  [movement, strength, agility, armour].map(String);
const skillNames = ({ rules }: TeamBook, skills: readonly string[]): string =>
  skills.map(skill => editions.blood[rules.ruleset]?.skills[skill]?.name ?? skill).join(', ');

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
