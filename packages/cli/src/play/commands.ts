/** The words that are no answers: help, cards, log, undo and the like. */
import { type BlitzGame, NOWHERE, otherSeat, type PlayerId, type Seat } from '@ironpitch/engine';
import { COMMAND_HELP, gameHelp } from '../text/help.ts';
import { actionHelp, actionNames } from '../text/names.ts';
import { describePlayer, labelOf } from '../text/players.ts';
import { helpText, questionText } from '../text/questions.ts';
import { playerNamed, squareNamed } from './input.ts';
import { LEGEND } from './pitch.ts';
import { ruleLines } from './rulebook.ts';

export const COMMANDS = [
  'help',
  'rules',
  'cards',
  'player',
  'log',
  'look',
  'undo',
  'ask',
  'save',
  'quit',
  'concede',
] as const;
export type Command = (typeof COMMANDS)[number];
const OTHER_WORDS: Readonly<Record<string, Command>> = {
  '?': 'help',
  h: 'help',
  exit: 'quit',
  q: 'quit',
  hand: 'cards',
};

export const commandNamed = (word: string): Command | undefined =>
  COMMANDS.find(command => command === word) ?? OTHER_WORDS[word];

/** The page of `help`, about the question at hand first. */
export const helpPage = (g: BlitzGame): string[] => {
  const { asks } = questionText(g);
  const actions = g.question.name === 'action' ? ['', ...actionLines(g)] : [];
  return [
    asks(g),
    `  ${helpText(g)}`,
    ...actions,
    '',
    'On the pitch:',
    ...LEGEND.map(line => `  ${line}`),
    '',
    ...COMMAND_HELP,
  ];
};
const actionLines = (g: BlitzGame): string[] =>
  (Object.keys(actionNames) as (keyof typeof actionNames)[])
    .filter(
      action =>
        (action !== 'foul' || g.rules.options.fouls) && (action !== 'throwTeammate' || g.rules.options.throwTeammate),
    )
    .map(action => `  ${actionNames[action].padEnd(16)}${actionHelp[action]}`);

/** `rules` alone is the game in a minute; with an id it is the catalogue. */
export const rulesPage = (g: BlitzGame, words: readonly string[]): string[] =>
  words.length === 0 ? [...gameHelp(g)] : words.flatMap(id => ruleLines(id));

/** `player 4`, `player them 4`, `player 7,5`; without a number the whole team in short. */
export const playerPage = (g: BlitzGame, viewer: Seat, words: readonly string[]): string[] => {
  const theirs = words[0] === 'them' || words[0] === 'their' || words[0] === 'opponent';
  const seat = theirs ? otherSeat(viewer) : viewer;
  const word = words[theirs ? 1 : 0] ?? '';
  const team = g.playersOf(seat);
  if (word === '') return team.flatMap(p => describePlayer(g, p).slice(0, 2));
  const square = squareNamed(g, word);
  const there = playerNamed(g, team, word) ?? (square === NOWHERE ? undefined : g.playerAt(square));
  if (there === undefined || there < 0)
    return [`There is no player "${word}": ${team.map(p => labelOf(g, p)).join(', ')}.`];
  return describePlayer(g, there as PlayerId);
};
