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
import { t } from '@ironpitch/texts/terminal';
import { type AnswerText, type Choice, choicesIn } from '../choice.ts';
import { aboutOf, squareText } from '../sentences.ts';
import { foresee, foreseenText } from './foresight.ts';
import {
  cardName,
  cardText,
  faceWords,
  labelOf,
  nameOf,
  numberOf,
  positionOf,
  rerollName,
  skillName,
  skillText,
  stableName,
} from './players.ts';

type BloodGame = blood.BloodGame;

/** Every legal answer, in the engine's order. */
export const choicesOf = (g: BloodGame): Choice[] => choicesIn(g, wordsFor);

/** The name of the Action a verb declares; '' for other verbs. */
export const actionOf = (verb: string): string => {
  if (verb === FOREGO) return t.blood.foregoes;
  return isActionVerb(verb) ? (t.blood.actions[verb as blood.ActionName]?.name ?? '') : '';
};
/** No Action, said as one: this player does nothing in this turn (B25-FOREGO-01). */
const FOREGO = 'forego';
/** Whether it says what a player does in a turn: in other questions `pass` and `block` do not come up as verbs. */
export const isActionVerb = (verb: string): boolean =>
  verb === FOREGO || (blood.ACTIONS as readonly string[]).includes(verb);
/** Where a verb declares an Action; elsewhere `stab` and the like are what is done to somebody. */
export const DECLARING: ReadonlySet<string> = new Set(['action', 'charge']);
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
  'chomp',
  'vomit',
  'breatheFire',
]);
/** Verbs that take a player over others to a square. */
export const LEAPS: ReadonlySet<string> = new Set(['leap', 'jump']);

/** What is typed where it is not the verb itself. */
const PLAIN_KEYS: Readonly<Record<string, string>> = {
  endTurn: 'end',
  byHand: 'hand',
  bench: 'off',
  asBefore: 'before',
  hailMary: 'hail',
  moveMarker: 'marker',
  leaveBall: 'leave',
};
const plain = (verb: string): AnswerText => ({ label: t.blood.plain[verb] ?? verb, key: PLAIN_KEYS[verb] ?? verb });

const wordsFor = (g: BloodGame, verb: string, object: number, name: string): AnswerText => {
  if (isActionVerb(verb) && DECLARING.has(g.question.name)) {
    const label = keyOf(g, object as PlayerId);
    return { label: `${label} ${actionOf(verb)}`, key: `${label} ${actionOf(verb).toLowerCase()}` };
  }
  switch (verb) {
    case 'to':
      return { label: squareText(g, object as Square), key: squareText(g, object as Square) };
    case 'leap':
      return { label: t.blood.leapTo(squareText(g, object as Square)), key: `leap ${squareText(g, object as Square)}` };
    case 'jump':
      return { label: t.blood.jumpTo(squareText(g, object as Square)), key: `jump ${squareText(g, object as Square)}` };
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
    case 'chomp':
    case 'vomit':
    case 'breatheFire':
      return deed(g, verb, object as PlayerId);
    case 'face': {
      const face = faceWords(g, name);
      return { label: face.name, hint: face.why };
    }
    case 'reroll':
      return {
        label:
          name === 'team'
            ? t.blood.againLeft(rerollName(g, name), g.rerolls(g.asked))
            : t.blood.again(rerollName(g, name)),
      };
    case 'formation': {
      const formation = t.blood.formations[name as blood.FormationName];
      return { label: formation.name, hint: formation.does };
    }
    case 'deck':
      return { label: t.blood.decks[name as blood.DeckName] };
    case 'play':
      return { label: cardName(g, name), hint: cardText(g, name) };
    case 'weather':
      return { label: t.blood.weather[name]?.name ?? name, hint: t.blood.weather[name]?.does ?? '', key: name };
    case 'skill':
      return { label: skillName(g, name), key: name, hint: skillText(g, name) };
    case 'keyword':
      return { label: name, key: name };
    case 'facing':
      return { label: t.blood.facings[name] ?? name, key: name };
    case 'ready':
      return g.question.name === 'setUpPlayer' ? plain('back') : plain('ready');
    case 'first':
      return { label: String(aboutOf(g, 'value')), key: 'first' };
    case 'second':
      return { label: String(aboutOf(g, 'die')), key: 'second' };
    default:
      return verb === 'byHand' ? { ...plain(verb), hint: t.blood.byHandHint } : plain(verb);
  }
};
/** `4B` for the asked coach's own players and where only one side is meant; `H4` where both may be. */
const keyOf = (g: BloodGame, p: PlayerId): string => (isMixed(g) ? stableName(g, p) : labelOf(g, p));
/** Cards may be played on players of both sides, and a stray shot may hit anybody. */
const isMixed = (g: BloodGame): boolean => g.question.name === 'cardTarget' || g.question.name === 'strayShot';
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
  chomp: 'chomp',
  vomit: 'vomit',
  breatheFire: 'breathe',
};
const deed = (g: BloodGame, verb: string, p: PlayerId): AnswerText => ({
  label: `${t.blood.deeds[verb]} ${labelOf(g, p)}`,
  key: `${SHORT_DEEDS[verb]} ${numberOf(g, p)}`,
  hint: hintFor(g, verb, p),
});

/** Questions in which trying an answer tells the coach something. */
const FORESEEN: ReadonlySet<string> = new Set([
  'activity',
  'blockTarget',
  'attackTarget',
  'chompTarget',
  'intercept',
  'interceptBomb',
  'divingCatch',
]);
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
