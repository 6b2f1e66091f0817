/** What a coach types, turned into legal answers: players, squares, directions, names and numbers. */

import { answerOf, type BlitzGame, NOWHERE, type PlayerId, type Square, type Verb } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { actionMeant, actionOf } from '../../text/blitz/answers.ts';
import { labelOf, numberOf } from '../../text/blitz/players.ts';
import type { Choice } from '../../text/choice.ts';
import { squareText } from '../../text/sentences.ts';
import {
  bare,
  byEnter,
  directionNamed,
  fits,
  meaning,
  playerCalled,
  refused,
  squareNamed,
  squareTowards,
  take,
  type Understood,
} from '../typing.ts';
import { WALKS, waysFrom } from './path.ts';

/** A player by number or label, `4` or `4r`, among those of a seat. */
export const playerNamed = (g: BlitzGame, players: readonly PlayerId[], word: string): PlayerId | undefined =>
  playerCalled(players, word === '10' ? '0' : word, p => [numberOf(g, p), labelOf(g, p), g.playerName(p)]);

/** Reads the words as an answer to the open question. */
export const understand = (g: BlitzGame, choices: readonly Choice[], words: readonly string[]): Understood => {
  const [word = '', ...rest] = words;
  if (word === '') return byEnter(g, choices);
  if (choices.some(choice => actionOf(choice.verb) !== '')) return readAction(g, choices, words);
  const plain = meaning(PLAIN, word);
  const exact = choices.find(choice => choice.verb === plain);
  if (exact) return take(exact, rest);
  if (choices.some(choice => choice.verb === 'to')) return readSquare(g, choices, words);
  return readName(g, choices, words);
};

/** Words for the answers without an object; several coaches say it in several ways. */
const PLAIN: Readonly<Record<string, string>> = {
  stop: 'stop',
  '.': 'stop',
  end: 'endTurn',
  endturn: 'endTurn',
  done: 'endTurn',
  pass: 'pass',
  nothing: 'pass',
  none: 'pass',
  keep: 'keep',
  yes: 'yes',
  y: 'yes',
  no: 'no',
  n: 'no',
  roll: 'roll',
};

/** `4 run`, `run 4`, `4r`, `4` when there is only one thing to do, a card by its name, `end`. */
const readAction = (g: BlitzGame, choices: readonly Choice[], words: readonly string[]): Understood => {
  const [word = '', ...rest] = words;
  const plain = choices.find(choice => choice.verb === meaning(PLAIN, word));
  if (plain) return take(plain, rest);
  if (word === 'play' || word === 'card') return readCard(choices, rest);
  const players = [...new Set(choices.filter(c => actionOf(c.verb) !== '').map(c => c.object as PlayerId))];
  const glued = /^(\d+)([a-z]+)$/.exec(word) ?? /^([a-z]+)(\d+)$/.exec(word);
  let [first, second, more] = [word, words[1] ?? '', words.slice(2)];
  if (glued && playerNamed(g, players, word) === undefined)
    [first, second, more] = [glued[1] as string, glued[2] as string, [...rest]];
  const swapped = playerNamed(g, players, first) === undefined;
  const player = playerNamed(g, players, swapped ? second : first);
  const action = swapped ? first : second;
  if (player !== undefined) return actionBy(g, choices, player, action, more);
  if (/^\d/.test(word) || /^\d/.test(words[1] ?? '')) return refused(t.refused.nobodyActs(listed(g, players)));
  const byKind = choices.filter(choice => fitsAction(choice, word));
  if (byKind.length === 1) return take(byKind[0] as Choice, rest);
  if (byKind.length > 1) return refused(t.refused.who(byKind.map(choice => choice.label).join(', ')));
  const card = readCard(choices, words);
  return card.ok ? card : refused(t.refused.noAction(words.join(' '), '4 run'));
};
/** By its name in the language of the coach, free or not, or by the engine's own. */
const fitsAction = (choice: Choice, word: string): boolean => {
  const action = actionMeant(choice.verb);
  if (action === undefined) return false;
  const names = [t.blitz.actionNames[action], actionOf(choice.verb), action];
  return names.some(name => fits(name, word)) || (word === 'ttm' && action === 'throwTeammate');
};
const listed = (g: BlitzGame, players: readonly PlayerId[]): string => players.map(p => labelOf(g, p)).join(', ');
const actionBy = (
  g: BlitzGame,
  choices: readonly Choice[],
  player: PlayerId,
  word: string,
  rest: readonly string[],
): Understood => {
  const own = choices.filter(choice => actionOf(choice.verb) !== '' && choice.object === player);
  const can = own.map(choice => actionOf(choice.verb)).join(', ');
  if (own.length === 1 && (word === '' || squareNamed(g, word) !== NOWHERE || directionNamed(word) >= 0))
    return take(own[0] as Choice, word === '' ? rest : [word, ...rest]);
  if (word === '') return refused(t.refused.sayWhich(labelOf(g, player), can));
  // "free stand up" is three words; the longest name that fits counts.
  for (const words of [3, 2, 1]) {
    const name = [word, ...rest].slice(0, words).join('');
    const whole = own.find(choice => bare(actionOf(choice.verb)) === bare(name));
    if (whole) return take(whole, rest.slice(words - 1));
  }
  const found = own.filter(choice => fitsAction(choice, word));
  const only = found.length === 1 ? found[0] : found.find(choice => choice.verb.startsWith('free'));
  return only ? take(only, rest) : refused(t.refused.cannot(labelOf(g, player), can, word));
};
const readCard = (choices: readonly Choice[], words: readonly string[]): Understood => {
  const cards = choices.filter(choice => choice.verb === 'play' || choice.verb === 'discard');
  if (cards.length === 0) return refused(t.refused.noCard);
  const wanted = words.join('');
  const found = cards.filter(choice => fits(choice.label, wanted) || fits(choice.label.replace(/^The /, ''), wanted));
  if (found.length === 1 && wanted !== '') return take(found[0] as Choice, []);
  return refused(t.refused.whichCard(cards.map(choice => choice.label).join(', ')));
};

const readSquare = (g: BlitzGame, choices: readonly Choice[], words: readonly string[]): Understood => {
  const [word = ''] = words;
  const squares = choices.filter(choice => choice.verb === 'to');
  if (word === 'auto' && g.question.name === 'place') return take(roomiest(g, squares), ['auto']);
  const [to, more] = squareFrom(g, squares, words);
  if (to === NOWHERE) return refused(t.refused.noSquare(word, '7,5', 'g5'));
  const near = squares.find(choice => choice.object === to);
  if (near) return take(near, more);
  if (!WALKS.has(g.question.name)) return refused(t.refused.notPossible(squareText(g, to), possible(g, squares)));
  const ways = waysFrom(g);
  const way = ways.get(to);
  if (way === undefined) return refused(t.refused.noWay(squareText(g, to)));
  const step = g.verbNamed('to') as Verb;
  return { ok: true, steps: way.map(sq => ({ answer: answerOf(step, sq), rolls: '' })), rest: more, way };
};
const possible = (g: BlitzGame, squares: readonly Choice[]): string => {
  const names = squares.slice(0, 12).map(choice => squareText(g, choice.object as Square));
  return t.refused.possible(names.join('  '), squares.length > 12);
};
/** A square from one word, two bare numbers, a row where the column is clear, or a direction from where the player is. */
const squareFrom = (
  g: BlitzGame,
  squares: readonly Choice[],
  words: readonly string[],
): [Square, readonly string[]] => {
  const [word = '', next = ''] = words;
  if (/^\d+$/.test(word) && /^\d+$/.test(next)) return [g.grid.at(Number(word), Number(next)), words.slice(2)];
  const columns = new Set(squares.map(choice => g.grid.column(choice.object as Square)));
  const [column] = columns;
  if (/^\d+$/.test(word) && columns.size === 1) return [g.grid.at(column as number, Number(word)), words.slice(1)];
  const direction = directionNamed(word);
  const here = g.square(g.about(0) as PlayerId);
  if (direction >= 0 && here >= 0) return [squareTowards(g, here, direction), words.slice(1)];
  return [squareNamed(g, word), words.slice(1)];
};
/** Every second row, from the middle outwards; then the gaps. */
const roomiest = (g: BlitzGame, squares: readonly Choice[]): Choice => {
  const middle = (g.grid.height + 1) / 2;
  const crowded = (sq: Square): number => {
    const away = Math.abs(g.grid.row(sq) - middle);
    return away + (away % 2 === 0 ? 0 : g.grid.height);
  };
  return squares.reduce((best, choice) =>
    crowded(choice.object as Square) < crowded(best.object as Square) ? choice : best,
  );
};

/** Players by number, everything else by its key or by how its name begins. */
const readName = (g: BlitzGame, choices: readonly Choice[], words: readonly string[]): Understood => {
  const [word = '', ...rest] = words;
  const people = choices.filter(choice => choice.verb === 'target' || choice.verb === 'player');
  if (people.length > 0) {
    const player = playerNamed(
      g,
      people.map(choice => choice.object as PlayerId),
      word,
    );
    const found = people.find(choice => choice.object === player);
    if (found) return take(found, rest);
    return refused(
      t.refused.noneOfThem(
        word,
        listed(
          g,
          people.map(choice => choice.object as PlayerId),
        ),
      ),
    );
  }
  const byKey = choices.find(choice => choice.key === word);
  if (byKey) return take(byKey, rest);
  const named =
    words[0] === 'play' || words[0] === 'claim' || words[0] === 'discard' || words[0] === 'reroll' ? rest : words;
  if (word === 'reroll' || word === 'again') {
    const again = choices.filter(choice => choice.verb === 'reroll');
    if (again.length === 1) return take(again[0] as Choice, []);
  }
  const key = choices.find(choice => choice.key === named[0]);
  if (key) return take(key, []);
  const wanted = named.join('');
  const found = choices.filter(choice => fits(choice.label, wanted));
  if (found.length === 1) return take(found[0] as Choice, []);
  return refused(t.refused.noAnswer(words.join(' '), choices.map(c => c.key).join(', ')));
};
