/** The words that are no answers: help, cards, log, undo and the like. */
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
const commandHelp = (game: TableGame): string[] => [
  'Besides answers you can type:',
  `  rules         the game in a minute; "rules ${game.ruleExample}" shows that rule`,
  '  cards         all cards in words',
  '  player 4      about your player; "player them 4" about one of theirs',
  ...Object.entries(game.commands).map(([word, does]) => `  ${word.padEnd(COLUMN)}${does}`),
  '  log           the whole match report',
  '  look          draw the screen again',
  '  undo          take back, until a die fell or a card was turned up',
  '  ask all       be asked even what has only one answer; "ask less" ends that',
  ...game.habits.map(({ name, does }) => `  ${`ask ${name}`.padEnd(COLUMN)}be asked; otherwise ${does}`),
  '  save [FILE]   keep a copy; the match is saved after every answer anyway',
  '  quit          leave; the match can be resumed',
  '  concede       give up',
];
/** The page of `help`, about the question at hand first. */
export const helpPage = (game: TableGame): string[] => [...game.help(), '', ...commandHelp(game)];
/** `rules` alone is the game in a minute; with an id it is the catalogue. */
export const rulesPage = (game: TableGame, words: readonly string[]): string[] =>
  words.length === 0
    ? game.rules()
    : [...new Set(words)].slice(0, IDS_MAX).flatMap(id => ruleLines(id, game.ruleExample));
/** Each id is looked up in every catalogue. */
const IDS_MAX = 20;
