/** The question at hand as lines: what is asked, what can be answered, and what each answer means. */

import type { BlitzGame, PlayerId, Square } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { actionOf } from '../../text/blitz/answers.ts';
import { labelOf } from '../../text/blitz/players.ts';
import { askText } from '../../text/blitz/questions.ts';
import type { Choice } from '../../text/choice.ts';
import { explained, flowed, key, keyed } from '../choices.ts';
import { plainStyle, type Style, wrap } from '../style.ts';
import { WALKS, waysFrom } from './path.ts';

export const questionLines = (
  g: BlitzGame,
  choices: readonly Choice[],
  columns: number,
  style: Style = plainStyle,
): string[] => [
  ...wrap(askText(g), columns, '  ').map(line => style.paint(line, 'bold')),
  ...choiceLines(g, choices, columns, style),
];

const choiceLines = (g: BlitzGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  if (choices.some(choice => actionOf(choice.verb) !== '')) return actionLines(g, choices, columns, style);
  if (WALKS.has(g.question.name)) return [walkLine(choices, style)];
  if (choices.some(choice => choice.verb === 'to')) return squareLines(choices, columns, style);
  return flowed(
    choices.map(choice => keyed(choice, columns, style)),
    columns,
  );
};
/** `4R Run, Throw   5B Run`: one entry a player, then the cards and the end of the turn. */
const actionLines = (g: BlitzGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  const players = [...new Set(choices.filter(c => actionOf(c.verb) !== '').map(c => c.object as PlayerId))];
  const entries = players.map(p => {
    const can = choices.filter(c => c.object === p && actionOf(c.verb) !== '').map(c => actionOf(c.verb));
    return `${key(labelOf(g, p), style)} ${can.join(', ')}`;
  });
  const cards = choices
    .filter(c => c.verb === 'play')
    .map(c => `${key('play', style)} ${c.label}${explained(c.hint, columns - 7 - c.label.length, style)}`);
  const quiet = choices.filter(c => c.verb === 'endTurn' || c.verb === 'pass');
  return [...flowed([...entries, ...quiet.map(c => keyed(c, columns, style))], columns), ...flowed(cards, columns)];
};
/** A walk may end anywhere within reach: the pitch shows where. */
const walkLine = (choices: readonly Choice[], style: Style): string => {
  const near = choices.find(choice => choice.verb === 'to');
  const stop = choices.some(choice => choice.verb === 'stop') ? key('stop', style) : '';
  return t.blitz.walk(key(near?.key ?? '7,5', style), key('n ne e se s sw w nw', style), stop);
};
const SQUARES_LISTED = 11;
const squareLines = (choices: readonly Choice[], columns: number, style: Style): string[] => {
  const squares = choices.filter(choice => choice.verb === 'to');
  const others = choices.filter(choice => choice.verb !== 'to');
  if (squares.length > SQUARES_LISTED) return [];
  return flowed(
    [...squares, ...others].map(choice => key(choice.key, style)),
    columns,
  );
};

/** Squares and players that may be answered, for the drawing of the pitch. */
export const marksFor = (
  g: BlitzGame,
  choices: readonly Choice[],
): { marks: ReadonlySet<Square>; players: ReadonlySet<PlayerId>; focus?: PlayerId } => {
  const squares = WALKS.has(g.question.name)
    ? [...waysFrom(g).keys()]
    : choices.filter(choice => choice.verb === 'to').map(choice => choice.object as Square);
  const players = choices
    .filter(({ verb }) => verb === 'target' || verb === 'player' || actionOf(verb) !== '')
    .map(choice => choice.object as PlayerId);
  const about = g.question.about[0] === 'player' ? (g.about(0) as PlayerId) : undefined;
  return {
    marks: new Set(squares),
    players: new Set(players),
    ...(about !== undefined && about >= 0 && g.onPitch(about) ? { focus: about } : {}),
  };
};
