/** What is typed at the table: matches of every game, at all kinds of questions, and lines that make no sense there. */
import { type Dice, rulesets } from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';
import { mutateText } from '../bytes.ts';
import { corpusOf } from '../corpus.ts';
import { type Format, oneIn, pickFrom } from '../format.ts';
import { ODD_STRINGS } from '../odd.ts';
import { type CommandLine, commandLineOf, DIR, runLine } from '../program.ts';
import { Sandbox } from '../sandbox.ts';
import { keeperOf } from './matches.ts';

const BEGUN = [0, 12, 50, 120, 160];
const LINES_MAX = 6;
const WORDS: readonly string[] = [
  ...['help', '?', 'h', 'rules', 'cards', 'hand', 'player', 'log', 'look', 'undo', 'ask', 'save', 'concede', 'quit'],
  ...[
    'all',
    'less',
    'them',
    'yes',
    'no',
    'y',
    'way',
    'end',
    'stop',
    'pass',
    'keep',
    'done',
    'block',
    'run',
    'blitz',
    'throw',
  ],
  ...[
    '1',
    '2',
    '3',
    '4',
    '7',
    '12',
    '99',
    '0',
    '-1',
    '1.5',
    '7,5',
    '(7, 5)',
    'g5',
    'a1',
    'z99',
    '0,0',
    '999,999',
    'h4',
    'a2',
  ],
  ...['n', 'ne', 'up', '↗', 'down-left', 'heads', 'tails', 'kick', 'receive', 'rookies', 'BU-BLOCK-01', 'B16-BLOCK-01'],
  ...[
    'constructor',
    'toString',
    '__proto__',
    'save /nowhere/x.json',
    `save ${DIR}/copy.json`,
    `save ${DIR}`,
    'player them 4',
  ],
];
const lineOf = (dice: Dice): string => {
  if (oneIn(dice, 8)) return mutateText(dice, pickFrom(dice, WORDS));
  const words = Array.from({ length: 1 + dice.pick(3) }, () => pickFrom(dice, oneIn(dice, 6) ? ODD_STRINGS : WORDS));
  return words.join(pickFrom(dice, [' ', ' ', ' ', ';', ', ', '\t']));
};

/** How a match at the table ends by itself: nothing more is typed, or it is over. */
const ENDED = /The input has ended|The record is in /;
const isLeaving = (line: string): boolean => /(?:^|[\n\r])[\s()[\];]*(?:q|quit|exit|concede)\b/i.test(line);
/** A transcript shows what was typed as it was typed. */
const withoutEcho = (printed: string, typed: readonly string[]): string =>
  typed
    .flatMap(line => [...line.split(/\r\n|[\n\r]/), ...line.split(/\r\n|[\n\r\u2028\u2029]/)])
    .sort((a, b) => b.length - a.length)
    .reduce((text, line) => text.replaceAll(`${line}\n`, '\n'), printed);

export const lines = (): Format => {
  const matches = rulesets.flatMap(ruleset =>
    BEGUN.map(answers => [`${ruleset.id}-${answers}.json`, keeperOf(ruleset, `typed/${answers}`, answers)] as const),
  );
  const going = matches.filter(([, keeper]) => !keeper.game.over);
  const sandbox = new Sandbox(Object.fromEntries(going.map(([name, keeper]) => [name, writeRecord(keeper.record())])));
  const names = going.map(([name]) => name);
  const typed = (name: string, texts: readonly string[], bot: boolean): string => {
    const seats = bot ? ['--bot', 'random', '--speed', 'instant'] : ['--coach', 'both'];
    return JSON.stringify({
      args: ['play', '--resume', `${DIR}/${name}`, ...seats],
      lines: texts,
    } satisfies CommandLine);
  };
  return {
    name: 'lines',
    close: () => sandbox.remove(),
    given: [
      ...names
        .filter((_, i) => i % 3 === 0)
        .flatMap(name => corpusOf('lines').map(text => typed(name, text.split('\n'), false))),
      ...names.map(name => typed(name, ['x'.repeat(1_000_000), ODD_STRINGS.join('\n')], false)),
    ],
    mutate: dice =>
      typed(
        pickFrom(dice, names),
        Array.from({ length: 1 + dice.pick(LINES_MAX) }, () => lineOf(dice)),
        oneIn(dice, 4),
      ),
    async attempt(input) {
      const line = commandLineOf(input);
      const said = await runLine(sandbox, line);
      const played = said.refusals.length === 0 && line.args.includes('--resume');
      if (played && !ENDED.test(said.printed ?? '') && !(line.lines ?? []).some(isLeaving))
        throw new Error('the match was left before everything that was typed had been read');
      return { ...said, printed: withoutEcho((said.printed ?? '').replaceAll(sandbox.folder, DIR), line.lines ?? []) };
    },
    names: () => true,
  };
};
