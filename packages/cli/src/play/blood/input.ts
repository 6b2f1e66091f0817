/** What a coach types, turned into legal answers: players, squares, directions, names and numbers. */

import { answerOf, type blood, NOBODY, NOWHERE, type PlayerId, type Square, type Verb } from '@ironpitch/engine';
import { chanceOf } from '@ironpitch/odds';
import { t } from '@ironpitch/texts/terminal';
import { actionOf, isActionVerb, LEAPS, PERSON_VERBS } from '../../text/blood/answers.ts';
import { riskText } from '../../text/blood/foresight.ts';
import { labelOf, nameOf, numberOf } from '../../text/blood/players.ts';
import { faultsOf } from '../../text/blood/questions.ts';
import type { Choice } from '../../text/choice.ts';
import { squareText } from '../../text/sentences.ts';
import {
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
import { type Planned, WALKS, waysFrom } from './path.ts';

type BloodGame = blood.BloodGame;
type Words = readonly string[];

/** A player by number, label or stable name, `4`, `4b` or `h4`. */
export const playerNamed = (g: BloodGame, players: readonly PlayerId[], word: string): PlayerId | undefined =>
  playerCalled(players, word, p => [numberOf(g, p), labelOf(g, p), g.playerName(p)]);
const listed = (g: BloodGame, players: readonly PlayerId[]): string => players.map(p => labelOf(g, p)).join(', ');

/** Reads the words as an answer to the open question. */
export const understand = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  if (words.length === 0) return byEnter(g, choices);
  switch (g.question.name) {
    case 'action':
    case 'charge':
      return readAction(g, choices, words);
    case 'setUp':
      return readSetUp(g, choices, words);
    case 'setUpPlayer':
      return readPlacing(g, choices, words);
    default:
      return readAnswer(g, choices, words);
  }
};

/** Words for the answers without an object; several coaches say it in several ways. */
const PLAIN: Readonly<Record<string, string>> = {
  stop: 'stop',
  '.': 'stop',
  end: 'endTurn',
  endturn: 'endTurn',
  done: 'ready',
  ready: 'ready',
  ok: 'ready',
  nobody: 'no',
  none: 'no',
  nothing: 'no',
  no: 'no',
  n: 'no',
  yes: 'yes',
  y: 'yes',
  keep: 'keep',
  kick: 'kick',
  receive: 'receive',
  hand: 'byHand',
  off: 'bench',
  bench: 'bench',
  before: 'asBefore',
  throw: 'throw',
  hail: 'hailMary',
  hailmary: 'hailMary',
  short: 'short',
  long: 'long',
  first: 'first',
  second: 'second',
  marker: 'moveMarker',
  punt: 'punt',
  leave: 'leaveBall',
};
const plainAnswer = (choices: readonly Choice[], word: string): Choice | undefined =>
  choices.find(choice => choice.verb === meaning(PLAIN, word));

// --- who does what ---------------------------------------------------------------------------------------------------
/** `4 block`, `block 4`, `4b blitz 7`, `4 14,7`: a square alone means a Move. */
const readAction = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const [word = '', next = ''] = words;
  const plain = plainAnswer(
    choices.filter(choice => !isActionVerb(choice.verb)),
    word,
  );
  if (plain) return take(plain, words.slice(1));
  const players = [...new Set(choices.filter(c => isActionVerb(c.verb)).map(c => c.object as PlayerId))];
  const glued = /^(\d+)([a-z]{2,})$/.exec(word) ?? /^([a-z]{2,})(\d+)$/.exec(word);
  if (glued && playerNamed(g, players, word) === undefined)
    return readAction(g, choices, [glued[1] as string, glued[2] as string, ...words.slice(1)]);
  const first = playerNamed(g, players, word);
  const player = first ?? playerNamed(g, players, next);
  if (player === undefined) {
    if (/^\d/.test(word) || /^\d/.test(next)) return refused(t.refused.nobodyActs(listed(g, players)));
    return refused(t.refused.noAction(words.join(' '), '4 move'));
  }
  const own = choices.filter(choice => isActionVerb(choice.verb) && choice.object === player);
  return first === undefined
    ? actionBy(g, own, player, word, words.slice(2))
    : actionBy(g, own, player, next, words.slice(2));
};
/** The name of an Action has at most so many. */
const WORDS_MAX = 3;
const actionBy = (g: BloodGame, own: readonly Choice[], player: PlayerId, word: string, rest: Words): Understood => {
  const can = own.map(choice => actionOf(choice.verb)).join(', ');
  const move = own.find(choice => choice.verb === 'move');
  if (move && (squareNamed(g, word) !== NOWHERE || directionNamed(word) >= 0)) return take(move, [word, ...rest]);
  if (word === '')
    return own.length === 1 ? take(own[0] as Choice, []) : refused(t.refused.sayWhich(labelOf(g, player), can));
  // "hand off" may be two words, "secure the ball" three.
  for (let count = WORDS_MAX; count > 0; count--) {
    const name = [word, ...rest].slice(0, count).join('');
    const whole = own.find(choice => fits(actionOf(choice.verb), name) || fits(choice.verb, name));
    if (whole) return take(whole, rest.slice(count - 1));
  }
  return refused(t.refused.cannot(labelOf(g, player), can, word));
};

// --- set-up ----------------------------------------------------------------------------------------------------------
/** A formation by number or name, `ready`, `hand`; a player and a square go through to placing by hand. */
const readSetUp = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const [word = '', ...rest] = words;
  if (meaning(PLAIN, word) === 'ready') {
    const ready = choices.find(choice => choice.verb === 'ready');
    if (ready) return take(ready, rest);
    return refused(t.blood.notLegal(faultsOf(g, g.about(1))));
  }
  const byHand = choices.find(choice => choice.verb === 'byHand') as Choice;
  if (meaning(PLAIN, word) === 'byHand') return take(byHand, rest);
  if (isPlacing(g, words)) return take(byHand, words);
  const formations = choices.filter(choice => choice.verb === 'formation');
  const byNumber = formations.find(choice => choice.key === word);
  if (byNumber) return take(byNumber, rest);
  const found = formations.filter(choice => fits(choice.label, words.join('')));
  if (found.length === 1) return take(found[0] as Choice, []);
  return refused(t.refused.noFormation(words.join(' ')));
};
/** A player followed by a square, a direction or `off`. */
const isPlacing = (g: BloodGame, [word = '', next = '']: Words): boolean =>
  playerNamed(g, g.playersOf(g.asked), word) !== undefined &&
  (squareNamed(g, next) !== NOWHERE || directionNamed(next) >= 0 || meaning(PLAIN, next) === 'bench');
/** `4 10,7`; whatever belongs to the formations goes back to them. */
const readPlacing = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const [word = '', ...rest] = words;
  const back = choices.find(choice => choice.verb === 'ready') as Choice;
  if (word === 'back') return take(back, rest);
  if (meaning(PLAIN, word) === 'ready') return take(back, ['ready', ...rest]);
  const able = choices.filter(choice => choice.verb === 'place');
  const player = playerNamed(
    g,
    able.map(choice => choice.object as PlayerId),
    word,
  );
  const found = able.find(choice => choice.object === player);
  if (found) return take(found, rest);
  if (/^\d/.test(word)) return refused(t.refused.noneToSetUp(word));
  return take(back, words);
};

// --- everything else -------------------------------------------------------------------------------------------------
const readAnswer = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const [word = '', ...rest] = words;
  const squares = choices.filter(choice => choice.verb === 'to');
  if (squares.length > 0 && directionNamed(word) >= 0) return readSquare(g, squares, words);
  const deed = readDeed(g, choices, words);
  if (deed) return deed;
  const plain = plainAnswer(choices, word);
  if (plain) return take(plain, rest);
  if (choices.some(choice => PERSON_VERBS.has(choice.verb)) && !WALKS.has(g.question.name))
    return readPerson(g, choices, words);
  if (squares.length > 0) return readSquare(g, squares, words);
  return readName(choices, words);
};

/** What is done to somebody in the middle of an Action, and the verbs it may mean. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  block: ['target'],
  hit: ['target'],
  blitz: ['target'],
  hand: ['target'],
  handoff: ['target'],
  give: ['target'],
  foul: ['target'],
  stab: ['stab'],
  saw: ['chainsaw'],
  chainsaw: ['chainsaw'],
  gaze: ['gaze'],
  stare: ['gaze'],
  both: ['multipleBlock'],
  throw: ['throwTeammate'],
  kick: ['kickTeammate'],
  chomp: ['chomp'],
  bite: ['chomp'],
  vomit: ['vomit'],
  spew: ['vomit'],
  breathe: ['breatheFire'],
  burn: ['breatheFire'],
  leap: ['leap'],
  jump: ['jump'],
};
/** `block 7`, `throw 5`, `leap 14,7`; in a move also a bare number, if it means somebody. */
const readDeed = (g: BloodGame, choices: readonly Choice[], words: Words): Understood | undefined => {
  const [word = '', next = ''] = words;
  const verbs = meaning(DEEDS, word);
  if (LEAPS.has(verbs?.[0] ?? '')) return readLeap(g, choices, words.slice(1));
  const named = verbs !== undefined && next !== '';
  const deeds = choices.filter(choice => (named ? verbs.includes(choice.verb) : isDeed(choice)));
  const who = named ? next : word;
  const near = deeds.find(choice => isCalled(g, choice.object as PlayerId, who));
  if (near && (named || WALKS.has(g.question.name))) return take(near, words.slice(named ? 2 : 1));
  if (!WALKS.has(g.question.name) || (!named && !/^\d+[a-z*]?$/.test(word))) return undefined;
  if (named && plainAnswer(choices, word)) return undefined; // "throw 5" throws the ball
  return readFarDeed(g, named ? verbs : undefined, who, words, words.slice(named ? 2 : 1));
};
const isDeed = ({ verb }: Choice): boolean => PERSON_VERBS.has(verb);
const isCalled = (g: BloodGame, p: PlayerId, word: string): boolean => playerNamed(g, [p], word) !== undefined;
/** Somebody who is not alongside yet: walks there first. */
const readFarDeed = (
  g: BloodGame,
  verbs: readonly string[] | undefined,
  who: string,
  words: Words,
  rest: Words,
): Understood | undefined => {
  const ways = waysFrom(g);
  const found = [...ways.deeds.keys()].find(answer => {
    const [verb, name] = Object.entries(g.nameAnswer(answer))[0] as [string, string];
    return (verbs === undefined || verbs.includes(verb)) && isCalled(g, g.playerNamed(name), who);
  });
  const plan = found === undefined ? undefined : ways.towards(found);
  if (plan !== undefined && plan.steps.length > 0)
    return walk(plan, verbs === undefined ? ['block', who, ...rest] : words);
  if (verbs === undefined) return undefined;
  return /^\d+[a-z*]?$/.test(who) ? refused(t.refused.noWayToDo(who)) : undefined;
};
const readLeap = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const leaps = choices.filter(choice => LEAPS.has(choice.verb));
  const [to, rest] = squareFrom(g, words);
  const found = leaps.find(choice => choice.object === to);
  if (found) return take(found, rest);
  return refused(leaps.length === 0 ? t.refused.cannotLeap : t.refused.cannotLeapThere);
};
const walk = ({ steps, way, hurdles }: Planned, rest: Words): Understood => ({
  ok: true,
  steps,
  rest,
  way,
  risk: riskText(hurdles),
});

/** A square from one word, two bare numbers, or a direction from where the player is. */
const squareFrom = (g: BloodGame, words: Words): [Square, Words] => {
  const [word = '', next = ''] = words;
  if (/^\d+$/.test(word) && /^\d+$/.test(next)) return [g.grid.at(Number(word), Number(next)), words.slice(2)];
  const direction = directionNamed(word);
  const at = (g.question.about as readonly string[]).findIndex(slot => slot === 'player' || slot === 'runner');
  const here = at < 0 ? startOf(g) : g.square(g.about(at) as PlayerId);
  if (direction >= 0 && here >= 0) return [squareTowards(g, here, direction), words.slice(1)];
  return [squareNamed(g, word), words.slice(1)];
};
/** Where a ball lies that the question is about. */
const startOf = (g: BloodGame): Square => {
  const at = (g.question.about as readonly string[]).indexOf('from');
  return at < 0 ? NOWHERE : (g.about(at) as Square);
};
const readSquare = (g: BloodGame, squares: readonly Choice[], words: Words): Understood => {
  const [word = ''] = words;
  const mate = throughPlayer(g, squares, word);
  if (mate) return take(mate, words.slice(1));
  const [to, rest] = squareFrom(g, words);
  if (to === NOWHERE) return refused(t.refused.noSquare(word, '14,7', 'n7'));
  if (WALKS.has(g.question.name)) return readWalk(g, squares, to, rest);
  const found = squares.find(choice => choice.object === to);
  if (found) return take(found, rest);
  return refused(t.refused.notPossible(squareText(g, to), possible(g, squares)));
};
/** A throw may be aimed at a team-mate by number, a bomb at an opponent. */
const throughPlayer = (g: BloodGame, squares: readonly Choice[], word: string): Choice | undefined => {
  if (WALKS.has(g.question.name) || !/^\d+[a-z*]?$/.test(word)) return undefined;
  return squares.find(choice => {
    const p = g.playerAt(choice.object as Square);
    return p !== NOBODY && (g.control(p) === g.asked) !== g.question.name.startsWith('bomb') && isCalled(g, p, word);
  });
};
const readWalk = (g: BloodGame, squares: readonly Choice[], to: Square, rest: Words): Understood => {
  const plan = waysFrom(g).to(to);
  if (plan !== undefined) return walk(plan, rest);
  const near = squares.find(choice => choice.object === to);
  if (near) return take(near, rest);
  const there = g.playerAt(to);
  if (there !== NOBODY) return refused(t.refused.standsThere(nameOf(g, there), squareText(g, to)));
  return refused(t.refused.noWayRolling(squareText(g, to)));
};
const POSSIBLE_LISTED = 12;
const possible = (g: BloodGame, squares: readonly Choice[]): string => {
  const names = squares.slice(0, POSSIBLE_LISTED).map(choice => squareText(g, choice.object as Square));
  return t.refused.possible(names.join('  '), squares.length > POSSIBLE_LISTED);
};

/** `7`, `7l`, `a7`, `them 7`, or with what is done to it: `stab 7`. */
const readPerson = (g: BloodGame, choices: readonly Choice[], words: Words): Understood => {
  const [word = '', ...rest] = words;
  const people = choices.filter(isDeed);
  const stated = people.filter(choice => g.playerName(choice.object as PlayerId).toLowerCase() === word);
  const found = stated.length > 0 ? stated : people.filter(c => isCalled(g, c.object as PlayerId, word));
  const only = found.length === 1 ? found[0] : found.find(choice => choice.verb === 'target');
  if (only) return take(only, rest);
  if (found.length > 1) return refused(t.refused.whichOne(found.map(choice => choice.key).join(', ')));
  const byName = readName(choices, words);
  if (byName.ok) return byName;
  return refused(t.refused.noneOfThem(word, people.map(choice => choice.key).join(', ')));
};
/** Everything else by its key or by how its name begins. */
const readName = (choices: readonly Choice[], words: Words): Understood => {
  const typed = words.join(' ');
  const whole = choices.find(choice => choice.key.toLowerCase() === typed);
  if (whole) return take(whole, []);
  const [word = '', ...rest] = words;
  const byKey = choices.find(choice => choice.key.toLowerCase() === word);
  if (byKey) return take(byKey, rest);
  const again = choices.filter(choice => choice.verb === 'reroll');
  if (AGAIN.has(word) && again.length > 0) {
    const source = rest.join('');
    const found = source === '' ? again : again.filter(choice => fits(choice.name, source));
    if (found.length === 1) return take(found[0] as Choice, []);
    return refused(t.refused.withWhat(again.map(choice => choice.name).join(', ')));
  }
  const wanted = (NAMED.has(word) ? rest : words).join('');
  const found = choices.filter(
    choice => fits(choice.label, wanted) || (choice.name !== '' && fits(choice.name, wanted)),
  );
  if (found.length === 1) return take(found[0] as Choice, []);
  return refused(t.refused.noAnswer(typed, choices.map(c => c.key).join(', ')));
};
const AGAIN: ReadonlySet<string> = new Set(['reroll', 're-roll', 'again', 'rr']);
const NAMED: ReadonlySet<string> = new Set(['play', 'card', 'draw', 'from']);

/** The way that `way 14,7` or `way 7` asks about. */
export const wayAsked = (g: BloodGame, words: Words): string => {
  if (!WALKS.has(g.question.name)) return t.blood.way.nobodyMoves;
  const ways = waysFrom(g);
  const [to] = squareFrom(g, words);
  const target = g.verbNamed('target') as Verb;
  const player = g.playersOf(g.asked === 0 ? 1 : 0).find(p => isCalled(g, p, words[0] ?? ''));
  const plan = to !== NOWHERE ? ways.to(to) : player === undefined ? undefined : ways.towards(answerOf(target, player));
  if (plan === undefined) return t.blood.way.none;
  const risk = plan.hurdles.length === 0 ? t.blood.way.noRoll : `${riskText(plan.hurdles)}${withRerolls(g, plan)}`;
  return t.blood.way.told(plan.way.map(sq => squareText(g, sq)).join(' > '), risk);
};
/** The chance of the whole way when every re-roll is used as well as can be, where that makes a difference. */
const withRerolls = (g: BloodGame, { steps }: Planned): string => {
  const { success, withoutRerolls } = chanceOf(g, { steps: steps.map(({ answer }) => g.nameAnswer(answer)) });
  const { chance } = t.blood;
  return chance(success) === chance(withoutRerolls) ? '' : t.blood.way.withRerolls(chance(success));
};
