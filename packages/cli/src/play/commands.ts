/** The words that are no answers: help, cards, log, undo and the like. */
import { t } from '@ironpitch/texts/terminal';
import { ruleLines } from './rulebook.ts';
import type { TableGame } from './table.ts';
import { meaning } from './typing.ts';

const COMMANDS = ['help', 'rules', 'cards', 'player', 'log', 'look', 'undo', 'ask', 'save', 'quit', 'concede'] as const;
export type Command = (typeof COMMANDS)[number];
const OTHER_WORDS: Readonly<Record<string, Command>> = {
  '?': 'help',
  h: 'help',
  exit: 'quit',
  q: 'quit',
  hand: 'cards',
};

export const commandNamed = (word: string): Command | undefined =>
  COMMANDS.find(command => command === word) ?? meaning(OTHER_WORDS, word);

const COLUMN = 14;
const commandHelp = (game: TableGame): string[] => {
  const { help } = t;
  const rows: readonly (readonly [typed: string, does: string])[] = [
    ['rules', help.rules(game.ruleExample)],
    ['cards', help.cards],
    ['player 4', help.player],
    ...Object.entries(game.commands),
    ['log', help.log],
    ['look', help.look],
    ['undo', help.undo],
    ['ask all', help.askAll],
    ...game.habits.map(({ name, does }) => [`ask ${name}`, help.ask(does)] as const),
    ['save [FILE]', help.save],
    ['quit', help.quit],
    ['concede', help.concede],
  ];
  return [help.besides, ...rows.map(([typed, does]) => `  ${typed.padEnd(COLUMN)}${does}`)];
};
/** The page of `help`, about the question at hand first. */
export const helpPage = (game: TableGame): string[] => [...game.help(), '', ...commandHelp(game)];
/** `rules` alone is the game in a minute; with an id it is the catalogue. */
export const rulesPage = (game: TableGame, words: readonly string[]): string[] =>
  words.length === 0
    ? game.rules()
    : [...new Set(words)].slice(0, IDS_MAX).flatMap(id => ruleLines(id, game.ruleExample));
/** Each id is looked up in every catalogue. */
const IDS_MAX = 20;
