/** Command lines: every command with everything that can stand after it, and files that are not what they should be. */

import { readFileSync } from 'node:fs';
import { type Dice, rulesets, teamBooks } from '@ironpitch/engine';
import { mutateText } from '../bytes.ts';
import { corpusOf, ROOT } from '../corpus.ts';
import { type Format, oneIn, pickFrom } from '../format.ts';
import { core, namesField } from '../names.ts';
import { ODD_STRINGS } from '../odd.ts';
import { type CommandLine, commandLineOf, DIR, GIVEN, runLine } from '../program.ts';
import { Sandbox } from '../sandbox.ts';
import { plans, records, scenarios, teams } from './files.ts';
import { matchRecords } from './matches.ts';

const file = (name: string): string => `${DIR}/${name}`;
const RULESETS = rulesets.map(({ id }) => id);
const TEAMS = rulesets.flatMap(one => one.teams.map(({ id }) => id));

const LINES: readonly (readonly string[])[] = [
  ['play', '--ruleset', 'blitz-2024', '--home', 'dwarf', '--away', 'any', '--coach', 'both', '--seed', '1'],
  ['play', '--pitch', 'stone', '--events', '--fouls', '--arena', 'roll', '--bot', 'random', '--speed', 'instant'],
  ['play', '--ruleset', 'blitz-2022', '--endgame', '--balls', '--rookies', 'home', '--bot', 'random', '--no-color'],
  ['play', '--ruleset', 'blood-2016', '--home', file('team.json'), '--option', 'cards=on', '--coach', 'both'],
  ['play', '--resume', file('going.json'), '--coach', 'both'],
  ['play', '--resume', file(GIVEN), '--coach', 'both', '--save', file('kept.json')],
  ['play', '--save', file('kept.json'), '--coach', 'both'],
  ['simulate', '--games', '2', '--workers', '1', '--seed', '1', '--home', 'orc', '--away', 'dwarf', '--json'],
  ['simulate', '--ruleset', 'blood-2016', '--bots', 'random,random', '--first', '3', '--records', file('records')],
  ['simulate', '--ruleset', 'blitz-2022', '--coverage', '--option', 'arena=roll', '--home', 'any'],
  ['scenario', file('scenario.json'), '--json'],
  ['scenario', file('scenario.json'), file(GIVEN)],
  ['scenario', file('*.json')],
  ['replay', file('finished.json'), '--until', '12'],
  ['replay', file('going.json'), '--json'],
  ['replay', file(GIVEN)],
  ['odds', file('plan.json'), '--json'],
  ['odds', file(GIVEN)],
  ['team', 'check', file('team.json'), file(GIVEN)],
  ['team', 'check', '--json', file(GIVEN)],
  ['team', 'list', '--ruleset', 'blood-2016', '--json'],
  ['team', 'show', 'human', '--json'],
  ['team', 'show', file(GIVEN)],
  ['team', 'export', 'orc'],
  ['team', 'roster', 'woodElf', '--json'],
  ['bench', '--ruleset', 'blitz-2024', '--games', '1', '--repeats', '1', '--json'],
  ['trace', '--json'],
  ['--version'],
  ['help', 'play'],
];
const WORDS: readonly string[] = [
  ...new Set(LINES.flat().filter(word => word !== 'none')),
  ...RULESETS,
  ...TEAMS,
  ...['--help', '-h', '-V', '--', '-', '--games=0', '--option=a', '--until=-1', '--seed=', '--debug', '--home=any'],
  ...['0', '-1', '1.5', '1e3', '999999999999', '9007199254740993', '', ' ', '.', '..', '/', '~', '*', '**', '?', '[a'],
  ...[
    DIR,
    file('folder'),
    file('none.json'),
    file(`${'x'.repeat(300)}.json`),
    file('a\0b'),
    '/nowhere/x.json',
    '/proc/self/mem',
  ],
  ...[
    'random,random',
    'greedy,random',
    'random',
    'random,nobody',
    'cards=on',
    'arena=roll',
    'constructor=1',
    '__proto__=1',
    '=1',
    'a=',
  ],
];
/** Their work takes seconds by itself: with this the line is read to its end, and nothing is begun. */
const WORKERS = new Set(['bench', 'trace']);

export const commands = (): Format => {
  const sources = [records(), scenarios(), plans(), teams()];
  const [going = '', finished = ''] = [matchRecords()[2], matchRecords()[4]];
  const files = {
    'going.json': going,
    'finished.json': finished,
    'scenario.json': readFileSync(new URL('scenarios/blitz-2024/bu-block-x1.json', ROOT), 'utf8'),
    'plan.json': readFileSync(new URL('scenarios/odds/hand-off.json', ROOT), 'utf8'),
    'team.json': JSON.stringify(teamBooks[0]?.files[0]),
    'broken.json': '{"ruleset":',
    'empty.json': '',
  };
  const sandbox = new Sandbox(files);
  const standing = Object.values(files).join('\n');
  const changed = (dice: Dice, args: string[]): void => {
    const at = dice.pick(args.length);
    const word = (): string => pickFrom(dice, oneIn(dice, 3) ? ODD_STRINGS : WORDS);
    const changes = [
      () => args.splice(at, 1, word()),
      () => args.splice(at, 1),
      () => args.splice(at, 0, word()),
      () => args.push(word()),
      () => args.splice(at, 0, args[at] as string),
      () => args.splice(at, 1, mutateText(dice, args[at] as string)),
      () => args.splice(at, 1, ...pickFrom(dice, LINES)),
    ];
    pickFrom(dice, changes)();
  };
  const fields = new Set(['argument', 'command', 'option', 'team', 'directory', 'pattern', 'folder']);
  return {
    name: 'commands',
    close: () => sandbox.remove(),
    given: [...LINES.map(args => JSON.stringify({ args })), ...corpusOf('commands')],
    mutate(dice) {
      const args = [...pickFrom(dice, LINES)];
      const changes = dice.pick(4);
      for (let i = 0; i < changes && args.length > 0; i++) changed(dice, args);
      const given = args.some(arg => arg.includes(GIVEN)) ? { given: pickFrom(dice, sources).mutate(dice) } : {};
      return JSON.stringify({ args, ...given } satisfies CommandLine);
    },
    attempt(input) {
      const line = commandLineOf(input);
      const args = line.args.map(arg => (arg === 'none' ? 'both' : arg));
      return runLine(sandbox, { ...line, args: args.some(arg => WORKERS.has(arg)) ? [...args, '--help'] : args });
    },
    names(input, sentence) {
      const { args, given = '' } = commandLineOf(input);
      if (/(?:^|[\s'"`(])--?[a-zA-Z]/.test(sentence)) return true;
      const said = core(sentence);
      const shown = (arg: string): boolean => {
        const name = core(arg.replace(DIR, sandbox.folder)).slice(0, 30);
        return name !== '' && said.includes(name);
      };
      if (args.some(shown) || namesField(fields, '', sentence)) return true;
      // A file that a folder or a pattern stands for: it names the file, and then a field of it.
      const inFile = sentence.replace(/^\S+\.json: /, '');
      return sources.some(source => source.names(given + standing, inFile));
    },
  };
};
