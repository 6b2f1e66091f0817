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
  const team = program
    .command('team')
    .description('check team files; list, show and export ready-made teams')
    .addHelpText('after', '\nExample:\n  $ npx ironpitch team check my-team.json\n  $ npx ironpitch team show human');
  team
    .command('check')
    .description('check team files: what each team costs, and every rule it breaks')
    .argument('<files...>', 'team files, as team export prints them')
    .option('--json', 'print the results as JSON')
    .addHelpText(
      'after',
      '\nExit code 1: a team breaks a rule; 2: a file is not a team file.' +
        '\n\nExample:\n  $ npx ironpitch team check my-team.json',
    )
    .action(check);
  team
    .command('list')
    .description('list the ready-made teams')
    .addOption(bookOption())
    .option('--json', 'print the list as JSON')
    .addHelpText('after', '\nExample:\n  $ npx ironpitch team list --ruleset blood-2016')
    .action(list);
  team
    .command('show')
    .description('show the roster of a team')
    .argument('<team>', 'the id of a ready-made team, or a team file')
    .addOption(bookOption())
    .option('--json', 'print the team as JSON, with every value')
    .addHelpText('after', '\nExample:\n  $ npx ironpitch team show orc-quick-start')
    .action(show);
  team
    .command('export')
    .description('print the team file of a ready-made team, to begin your own from')
    .argument('<id>', 'the id of a ready-made team')
    .addOption(bookOption())
    .addHelpText('after', '\nExample:\n  $ npx ironpitch team export human > my-team.json')
    .action(exportTeam);
  team
    .command('roster')
    .description('show a team list: its positions, what they may learn, and the Star Players for hire')
    .argument('<roster>', 'the id of the team list, such as woodElf')
    .addOption(bookOption())
    .option('--json', 'print the team list as JSON')
    .addHelpText('after', '\nExample:\n  $ npx ironpitch team roster human')
    .action(showRoster);
};
const bookOption = (): Option =>
  new Option('--ruleset <id>', 'whose teams')
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
  `${ok ? 'ok     ' : 'illegal'}  ${printablePlace(file)}  ${name} (${roster}): ${players} players, ` +
    `${goldPieces(cost)} of ${goldPieces(treasury)} gold pieces`,
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
  print(table([['id', 'Team', 'List', '>Players', '>Re-rolls', '>Cost'], ...rows]));
};
const show = (name: string, { ruleset: book, json }: BookFlags): void => {
  const file = teamFileNamed(book, name) ?? teamFileAt(name, book);
  const own = teamBookOf(file.ruleset);
  const { rules } = own;
  const team = teamOf(rules, file);
  if (json) return printJson({ ...team, ...(file.coach === undefined ? {} : { coach: file.coach }) });
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
    `${team.name}, ${list?.name}${file.coach === undefined ? '' : `, coached by ${file.coach}`}`,
    ...circumstances(rules, team),
    '',
    ...table([['>#', 'Name', 'Position', ...titles(rules), 'Skills', '>Cost'], ...rows]),
    '',
    ...table([
      ['', '>'],
      [`${team.rerolls} re-rolls`, goldPieces(team.rerolls * (list?.rerollCost ?? 0))],
      [`${rules.fans.name} ${team.fanFactor}`, goldPieces(fansCost(rules, file))],
      ...(team.apothecary ? [['Apothecary', goldPieces(rules.apothecaryCost)]] : []),
      ...backing(rules, team),
      ['Total', goldPieces(team.cost)],
    ]).slice(1),
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
  const apothecary = roster.apothecary ? `apothecary ${goldPieces(rules.apothecaryCost)}` : 'no apothecary';
  print([
    `${roster.name}: re-rolls ${goldPieces(roster.rerollCost)} each, ${apothecary}`,
    ...allegiance(rules, roster),
    '',
    ...table([
      ['>Most', 'position', ...titles(rules), 'Skills', 'Learns', 'Doubles', '>Cost'],
      ...roster.positions.map(position => [
        String(position.max),
        position.id,
        ...characteristics(rules, position),
        skillNames(book, position.skills),
        position.normal,
        position.double,
        goldPieces(position.cost),
      ]),
    ]),
    '',
    ...table([
      ['star', ...titles(rules), 'Skills', '>Cost'],
      ...stars.map(star => [
        star.id,
        ...characteristics(rules, star),
        skillNames(book, star.skills),
        goldPieces(star.cost),
      ]),
    ]),
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
const titles = (rules: TeamRules): string[] =>
  asRolls(rules) ? ['>MA', '>ST', '>AG', '>PA', '>AV'] : ['>MA', '>ST', '>AG', '>AV'];
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
  const some = (what: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${what}: ${names.join(', ')}`];
  const inLeagues = Object.entries(list.patronsIn).flatMap(([league, ids = []]) =>
    ids.map(id => `${patrons[id]} (${leagues[league]})`),
  );
  return [
    `Tier ${list.tier}`,
    ...some(
      'Leagues',
      list.leagues.map(id => `${id} (${leagues[id]})`),
    ),
    ...some('Favoured of', [...list.patrons.map(id => `${id} (${patrons[id]})`), ...inLeagues]),
    ...some(
      'Special rules',
      list.rules.map(id => draft.specials[id] as string),
    ),
  ];
};
/** What a team has chosen, where an edition asks for it. */
const circumstances = ({ draft }: TeamRules, { backing }: ReturnType<typeof teamOf>): string[] => {
  if (!draft || !backing) return [];
  const { play, league, patron, captain } = backing;
  return [
    [
      `${play === 'league' ? 'League' : 'Matched'} play`,
      draft.leagues[league],
      ...(patron === undefined ? [] : [`favoured of ${draft.patrons[patron]}`]),
      ...(captain === undefined ? [] : [`captain: number ${captain}`]),
    ].join(', '),
  ];
};
/** What a team has besides, where an edition has it. */
const backing = ({ draft }: TeamRules, team: ReturnType<typeof teamOf>): string[][] => {
  if (!draft || !team.backing) return [];
  const { assistantCoaches, cheerleaders, inducements } = team.backing;
  const staff = (count: number, what: string, cost: number): string[][] =>
    count === 0 ? [] : [[`${count} ${what}`, goldPieces(count * cost)]];
  return [
    ...staff(assistantCoaches, 'assistant coaches', draft.assistantCoaches.cost),
    ...staff(cheerleaders, 'cheerleaders', draft.cheerleaders.cost),
    ...Object.entries(inducements).map(([id, { count, cost }]) => [
      `${count} × ${draft.inducements.find(one => one.id === id)?.name}`,
      goldPieces(count * cost),
    ]),
  ];
};
const skillNames = ({ rules }: TeamBook, skills: readonly string[]): string =>
  skills.map(skill => rules.skills[skill]?.name ?? skill).join(', ');

/** Columns as wide as their widest entry; those whose title begins with `>` stand on the right. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const [titles = []] = rows;
  const right = titles.map(title => title.startsWith('>'));
  const all = [titles.map(title => title.replace(/^>/, '')), ...rows.slice(1)];
  const widths = titles.map((_, column) => Math.max(...all.map(row => (row[column] as string).length)));
  const aligned = (entry: string, column: number): string =>
    right[column] ? entry.padStart(widths[column] as number) : entry.padEnd(widths[column] as number);
  return all.map(row => row.map(aligned).join('  '));
};
