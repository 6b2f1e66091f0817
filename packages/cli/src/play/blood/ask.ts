/** The question at hand as lines: what is asked, what can be answered, and what each answer means. */

import { blood, objectOf, type PlayerId, type Square, verbOf } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import {
  actionOf,
  DECLARING,
  isActionVerb,
  LEAPS,
  PERSON_VERBS,
  receivers,
  throwHint,
} from '../../text/blood/answers.ts';
import { labelOf } from '../../text/blood/players.ts';
import { askText } from '../../text/blood/questions.ts';
import type { Choice } from '../../text/choice.ts';
import { squareText } from '../../text/sentences.ts';
import { explained, flowed, key, keyed } from '../choices.ts';
import { plainStyle, type Style, wrap } from '../style.ts';
import { WALKS, waysFrom } from './path.ts';

type BloodGame = blood.BloodGame;

export const questionLines = (
  g: BloodGame,
  choices: readonly Choice[],
  columns: number,
  style: Style = plainStyle,
): string[] => [
  ...wrap(askText(g), columns, '  ').map(line => style.paint(line, 'bold')),
  ...choiceLines(g, choices, columns, style),
];

/** Questions in which something is thrown across the pitch. */
const THROWS: ReadonlySet<string> = new Set(['passTarget', 'bombTarget', 'throwTeammate']);

const choiceLines = (g: BloodGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  const { name } = g.question;
  if (DECLARING.has(name)) return actionLines(g, choices, columns, style);
  if (name === 'setUp') return setUpLines(choices, columns, style);
  if (name === 'setUpPlayer') return placingLines(columns, style);
  if (WALKS.has(name)) return walkLines(g, choices, columns, style);
  if (THROWS.has(name)) return throwLines(g, choices, columns, style);
  if (choices.some(choice => choice.verb === 'to')) return squareLines(choices, columns, style);
  return flowed(
    choices.map(choice => keyed(choice, columns, style)),
    columns,
  );
};

/** `Move, Blitz: 1T 2T 3L`: Actions that the same players may take stand together. */
const actionLines = (g: BloodGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  const players = new Map<string, PlayerId[]>();
  for (const { verb, object } of choices)
    if (isActionVerb(verb)) players.set(verb, [...(players.get(verb) ?? []), object as PlayerId]);
  const groups = new Map<string, string[]>();
  for (const [verb, able] of players) {
    const list = able.map(p => labelOf(g, p)).join(' ');
    groups.set(list, [...(groups.get(list) ?? []), verb]);
  }
  const entries = [...groups].map(([list, verbs]) => [`${verbs.map(actionOf).join(', ')}: `, list] as const);
  const others = choices.filter(choice => !isActionVerb(choice.verb)).map(choice => keyed(choice, columns, style));
  return flowed(
    [
      ...entries.flatMap(([head, list]) => {
        const [first = '', ...more] = wrap(list, columns - INDENT - head.length);
        return [head + key(first, style), ...more.map(line => key(line, style))];
      }),
      ...others,
    ],
    columns,
  );
};
const INDENT = 2;
const setUpLines = (choices: readonly Choice[], columns: number, style: Style): string[] => {
  const formations = choices.filter(choice => choice.verb === 'formation');
  const others = choices.filter(choice => choice.verb !== 'formation');
  return [
    ...flowed(
      formations.map(({ key: typed, label }) => `${key(typed, style)} ${label}`),
      columns,
    ),
    ...flowed([t.blood.moves(key('4 10,7', style)), ...others.map(c => key(c.key, style))], columns),
  ];
};
const placingLines = (columns: number, style: Style): string[] => {
  const { puts, takesOff, toFormations } = t.blood;
  const entries = [puts(key('4 10,7', style)), takesOff(key('4 off', style)), key('ready', style)];
  return flowed([...entries, toFormations(key('back', style))], columns);
};
/** A walk may end anywhere within reach: the pitch shows where. What else can be done stands below. */
const walkLines = (g: BloodGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  const near = choices.find(choice => choice.verb === 'to');
  const deeds = choices.filter(({ verb }) => verb !== 'to' && !LEAPS.has(verb));
  const leaps = choices.filter(({ verb }) => LEAPS.has(verb));
  const entries = [
    ...(near ? [t.blood.squareSuch(key(near.key, style), key('n ne e …', style))] : []),
    ...(leaps.length > 0 ? [key(leaps[0]?.key as string, style)] : []),
    ...deeds.map(choice => deedEntry(g, choice, columns, style)),
    ...farTargets(g, choices, style),
  ];
  return flowed(entries, columns);
};
const deedEntry = (g: BloodGame, choice: Choice, columns: number, style: Style): string =>
  choice.verb === 'target'
    ? `${key(`${targetWord(g)} ${choice.key}`, style)}${explained(choice.hint, columns - 20, style)}`
    : keyed(choice, columns, style);
/** What is done to the target of this Action. */
export const targetWord = (g: BloodGame): string => {
  const words: Readonly<Partial<Record<blood.ActionName, string>>> = { handOff: 'hand', foul: 'foul' };
  return words[blood.ACTIONS[g.about(1)] as blood.ActionName] ?? 'block';
};
/** Targets that can be reached on the way, by number. */
const farTargets = (g: BloodGame, choices: readonly Choice[], style: Style): string[] => {
  const near = new Set(choices.map(choice => choice.answer));
  const far = [...waysFrom(g).deeds.keys()].filter(answer => !near.has(answer) && verbOf(answer).name === 'target');
  if (far.length === 0) return [];
  const players = far.map(objectOf).sort((a, b) => a - b);
  return [t.blood.onTheWay(key(targetWord(g), style), players.map(p => labelOf(g, p as PlayerId)).join(' '))];
};

const RECEIVERS_LISTED = 6;
const throwLines = (g: BloodGame, choices: readonly Choice[], columns: number, style: Style): string[] => {
  const entries = receivers(g, choices)
    .slice(0, RECEIVERS_LISTED)
    .map(p => {
      const hint = throwHint(g, g.square(p));
      return `${t.blood.receiverAt(key(labelOf(g, p), style), squareText(g, g.square(p)))}${explained(hint, columns - 16, style)}`;
    });
  const others = choices.filter(choice => choice.verb !== 'to').map(choice => keyed(choice, columns, style));
  return flowed([...entries, ...others], columns);
};
const SQUARES_LISTED = 11;
const squareLines = (choices: readonly Choice[], columns: number, style: Style): string[] => {
  const squares = choices.filter(choice => choice.verb === 'to');
  const others = choices.filter(choice => choice.verb !== 'to');
  const listed = squares.length > SQUARES_LISTED ? [] : squares;
  return flowed(
    [...listed, ...others].map(choice => key(choice.key, style)),
    columns,
  );
};

// --- marks on the pitch ------------------------------------------------------------------------------------------
const RANGE_SIGNS: Readonly<Record<number, string>> = {
  [blood.Range.quick]: 'q',
  [blood.Range.short]: 's',
  [blood.Range.long]: 'l',
  [blood.Range.bomb]: 'b',
};
/** More squares than this are half the pitch: marks would only be in the way. */
const MARKED_MAX = 120;
const SURE = 1;
const marksOn = (g: BloodGame, choices: readonly Choice[]): ReadonlyMap<Square, string> => {
  const squares = choices.filter(({ verb }) => verb === 'to').map(choice => choice.object as Square);
  if (WALKS.has(g.question.name))
    return new Map([...waysFrom(g).squares].map(([sq, chance]) => [sq, chance === SURE ? '+' : '!']));
  if (THROWS.has(g.question.name)) {
    const player = g.about(0) as PlayerId;
    return new Map(squares.map(sq => [sq, RANGE_SIGNS[blood.rangeTo(g, player, sq)] ?? '+']));
  }
  return squares.length > MARKED_MAX ? new Map() : new Map(squares.map(sq => [sq, '+']));
};
/** Squares and players that may be answered, for the drawing of the pitch. */
export const marksFor = (
  g: BloodGame,
  choices: readonly Choice[],
): { marks: ReadonlyMap<Square, string>; players: ReadonlySet<PlayerId>; focus?: PlayerId } => {
  const players = choices
    .filter(({ verb }) => PERSON_VERBS.has(verb) || isActionVerb(verb))
    .map(choice => choice.object as PlayerId);
  const at = (g.question.about as readonly string[]).findIndex(slot => slot === 'player' || slot === 'runner');
  const about = at < 0 ? -1 : g.about(at);
  return {
    marks: marksOn(g, choices),
    players: new Set(players),
    ...(about >= 0 && g.onPitch(about as PlayerId) ? { focus: about as PlayerId } : {}),
  };
};
