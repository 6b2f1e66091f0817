/** The answers to a question in words, each with what it would mean: dice to roll, and how likely they are to do. */
import {
  answerOf,
  blood,
  NOBODY,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  type Verb,
} from '@ironpitch/engine';
import { type AnswerText, type Choice, choicesIn } from '../choice.ts';
import { aboutOf, squareText } from '../sentences.ts';
import { foresee, foreseenText } from './foresight.ts';
import { actionNames, deckNames, deedNames, faceHelp, faceNames, facingNames } from './names.ts';
import { cardName, cardText, labelOf, nameOf, numberOf, positionOf, rerollName, stableName } from './players.ts';

type BloodGame = blood.BloodGame;

/** Every legal answer, in the engine's order. */
export const choicesOf = (g: BloodGame): Choice[] => choicesIn(g, wordsFor);

/** The name of the Action a verb declares; '' for other verbs. */
export const actionOf = (verb: string): string => actionNames[verb as blood.ActionName] ?? '';
/** Whether the question is who does what: in other questions `pass` and `block` do not come up as verbs. */
export const isActionVerb = (verb: string): verb is blood.ActionName => Object.hasOwn(actionNames, verb);
/** Verbs that name a player, in the middle of an Action and elsewhere. */
export const PERSON_VERBS: ReadonlySet<string> = new Set([
  'target',
  'player',
  'place',
  'throwTeammate',
  'kickTeammate',
  'stab',
  'chainsaw',
  'gaze',
  'multipleBlock',
]);

const plainWords: Readonly<Record<string, AnswerText>> = {
  stop: { label: 'stop here', key: 'stop' },
  endTurn: { label: 'end the turn', key: 'end' },
  yes: { label: 'yes', key: 'yes' },
  no: { label: 'no', key: 'no' },
  keep: { label: 'keep it', key: 'keep' },
  kick: { label: 'kick off', key: 'kick' },
  receive: { label: 'receive', key: 'receive' },
  byHand: { label: 'by hand', key: 'hand', hint: 'or at once "4 10,7"' },
  bench: { label: 'off the pitch', key: 'off' },
  throw: { label: 'throw the ball', key: 'throw' },
  hailMary: { label: 'Hail Mary Pass', key: 'hail' },
  short: { label: 'one die', key: 'short' },
  long: { label: 'two dice', key: 'long' },
  moveMarker: { label: 'move your Turn marker', key: 'marker' },
};

const READY: AnswerText = { label: 'ready', key: 'ready' };
const wordsFor = (g: BloodGame, verb: string, object: number, name: string): AnswerText => {
  if (isActionVerb(verb)) {
    const label = keyOf(g, object as PlayerId);
    return { label: `${label} ${actionNames[verb]}`, key: `${label} ${actionNames[verb].toLowerCase()}` };
  }
  switch (verb) {
    case 'to':
      return { label: squareText(g, object as Square), key: squareText(g, object as Square) };
    case 'leap':
      return { label: `leap to ${squareText(g, object as Square)}`, key: `leap ${squareText(g, object as Square)}` };
    case 'target':
    case 'player':
    case 'place':
      return { ...person(g, object as PlayerId), hint: hintFor(g, verb, object) };
    case 'throwTeammate':
    case 'kickTeammate':
    case 'stab':
    case 'chainsaw':
    case 'gaze':
    case 'multipleBlock':
      return deed(g, verb, object as PlayerId);
    case 'face':
      return { label: faceNames[name as blood.FaceName], hint: faceHelp[name as blood.FaceName] };
    case 'reroll':
      return {
        label: `roll again with ${rerollName(g, name)}${name === 'team' ? ` (${g.rerolls(g.asked)} left)` : ''}`,
      };
    case 'formation': {
      const formation = blood.FORMATIONS[object] as blood.Formation;
      return { label: formation.name, hint: formation.purpose };
    }
    case 'deck':
      return { label: deckNames[name as blood.DeckName] };
    case 'play':
      return { label: cardName(g, name), hint: cardText(g, name) };
    case 'facing':
      return { label: facingNames[name as keyof typeof facingNames], key: name };
    case 'ready':
      return g.question.name === 'setUpPlayer' ? { label: 'back to the formations', key: 'back' } : READY;
    case 'first':
      return { label: String(aboutOf(g, 'value')), key: 'first' };
    case 'second':
      return { label: String(aboutOf(g, 'die')), key: 'second' };
    default:
      return plainWords[verb] ?? { label: verb, key: verb };
  }
};
/** `4B` for the asked coach's own players and where only one side is meant; `H4` where both may be. */
const keyOf = (g: BloodGame, p: PlayerId): string => (isMixed(g) ? stableName(g, p) : labelOf(g, p));
/** Cards may be played on players of both sides. */
const isMixed = (g: BloodGame): boolean => g.question.name === 'cardTarget';
const person = (g: BloodGame, p: PlayerId): AnswerText => {
  const key = keyOf(g, p);
  return { label: isMixed(g) ? `${key} ${nameOf(g, p)}` : `${key} ${positionOf(g, p).name}`, key };
};
const SHORT_DEEDS: Readonly<Record<string, string>> = {
  throwTeammate: 'throw',
  kickTeammate: 'kick',
  stab: 'stab',
  chainsaw: 'saw',
  gaze: 'gaze',
  multipleBlock: 'both',
};
const deed = (g: BloodGame, verb: string, p: PlayerId): AnswerText => ({
  label: `${deedNames[verb]} ${labelOf(g, p)}`,
  key: `${SHORT_DEEDS[verb]} ${numberOf(g, p)}`,
  hint: hintFor(g, verb, p),
});

/** Questions in which trying an answer tells the coach something. */
const FORESEEN: ReadonlySet<string> = new Set(['activity', 'blockTarget', 'intercept', 'interceptBomb', 'divingCatch']);
const hintFor = (g: BloodGame, verb: string, object: number): string => {
  if (!FORESEEN.has(g.question.name)) return '';
  return foreseenText(g, foresee(g, answerOf(g.verbNamed(verb) as Verb, object)));
};
/** What a throw at a team-mate, or at a square, would roll. */
export const throwHint = (g: BloodGame, to: Square): string =>
  foreseenText(g, foresee(g, answerOf(g.verbNamed('to') as Verb, to)));
/** Whom a throw can be aimed at, among the squares that may be answered: a pass at team-mates, a bomb at opponents. */
export const receivers = (g: BloodGame, choices: readonly Choice[]): PlayerId[] => {
  const seat = AIMED_AT[g.question.name];
  if (seat === undefined) return [];
  return choices.flatMap(({ verb, object }) => {
    const p = verb === 'to' ? g.playerAt(object as Square) : NOBODY;
    return p !== NOBODY && g.control(p) === seat(g) && blood.isStanding(g, p) ? [p] : [];
  });
};
const AIMED_AT: Readonly<Record<string, (g: BloodGame) => Seat>> = {
  passTarget: g => g.asked,
  bombTarget: g => otherSeat(g.asked),
};
