/** The answers to a question in words, each with what it would mean: dice to roll, points to win, cards to spend. */
import {
  ACTIONS,
  BALL_KINDS,
  type BlitzGame,
  cappedModifier,
  D6,
  describeBlock,
  describeThrow,
  Grant,
  otherSeat,
  type PlayerId,
  type PlayName,
  passes,
  REROLLS,
  type Square,
  Throwing,
} from '@ironpitch/engine';
import { type AnswerText, type Choice, choicesIn } from '../choice.ts';
import { aboutOf, squareText } from '../sentences.ts';
import type { PlayText } from './boxes/box.ts';
import { challengeText, playText } from './cards.ts';
import {
  actionNames,
  ballHelp,
  ballNames,
  faceHelp,
  faceNames,
  modifierNames,
  pitchHelp,
  pitchNames,
  rerollNames,
} from './names.ts';
import { labelOf, positionOf, teamName } from './players.ts';

/** Every legal answer, in the engine's order. */
export const choicesOf = (g: BlitzGame): Choice[] => choicesIn(g, wordsFor);

const wordsFor = (g: BlitzGame, verb: string, object: number, name: string): AnswerText => {
  const action = actionOf(verb);
  if (action) return { label: `${labelOf(g, object as PlayerId)} ${action}`, key: labelOf(g, object as PlayerId) };
  switch (verb) {
    case 'to':
      return { label: squareText(g, object as Square), key: squareText(g, object as Square) };
    case 'target':
      return { ...person(g, object as PlayerId), hint: targetHint(g, object as PlayerId) };
    case 'player':
      return person(g, object as PlayerId);
    case 'face':
      return { label: faceNames[name as keyof typeof faceNames], hint: faceHelp[name as keyof typeof faceHelp] };
    case 'play':
    case 'discard':
      return playWords(playText(g, name as PlayName));
    case 'reroll':
      return { label: `roll again with ${rerollNames[REROLLS[object] as string]}` };
    case 'claim':
    case 'discardSpace':
      return spaceWords(g, object);
    case 'pitch':
      return { label: pitchNames[name] as string, hint: pitchHelp[name] as string };
    case 'ball':
      return {
        label: ballNames[BALL_KINDS[object] as string] as string,
        hint: ballHelp[BALL_KINDS[object] as string] as string,
      };
    case 'team':
      return { label: `${teamName(g, object === 0 ? g.asked : otherSeat(g.asked))}` };
    default:
      return plainWords[verb] ?? { label: verb, key: verb };
  }
};
const plainWords: Readonly<Record<string, AnswerText>> = {
  stop: { label: 'stop here', key: 'stop' },
  endTurn: { label: 'end the turn', key: 'end' },
  pass: { label: 'nothing', key: 'pass' },
  keep: { label: 'keep it', key: 'keep' },
  yes: { label: 'yes', key: 'yes' },
  no: { label: 'no', key: 'no' },
  roll: { label: 'roll the D8', key: 'roll' },
};

/** `run` and `freeRun` as the name of the Action; '' for other verbs. */
export const actionOf = (verb: string): string => {
  const free = ACTIONS.find(action => verb === `free${action[0]?.toUpperCase()}${action.slice(1)}`);
  if (free) return `free ${actionNames[free]}`;
  const paid = ACTIONS.find(action => verb === action);
  return paid ? actionNames[paid] : '';
};
const person = (g: BlitzGame, p: PlayerId): AnswerText => ({
  label: `${labelOf(g, p)} ${positionOf(g, p).name}`,
  key: labelOf(g, p),
});
const playWords = ({ name, does }: PlayText): AnswerText => ({ label: name, hint: does });
const spaceWords = (g: BlitzGame, space: number): AnswerText => {
  const { id, name, points } = g.challengeOf(g.space(space - 1));
  return { label: `${name} (${points})`, hint: challengeText(g, id).does, key: String(space) };
};

/** What a Throw or a Block at this target would roll, by the description that will resolve it. */
const targetHint = (g: BlitzGame, target: PlayerId): string => {
  const player = aboutOf(g, 'player') as PlayerId;
  if (g.question.name === 'blockTarget') return blockHint(g, player, target);
  if (g.question.name === 'throwTarget') return throwHint(g, player, target);
  return '';
};
const blockHint = (g: BlitzGame, player: PlayerId, target: PlayerId): string => {
  const sheet = describeBlock(g, g.sheet, player, target);
  const why = sheet.modifiers().map(m => modifierNames[m.cause] ?? m.cause);
  return `${sheet.dice} ${sheet.dice === 1 ? 'die' : 'dice'}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
};
const throwHint = (g: BlitzGame, player: PlayerId, target: PlayerId): string => {
  if (g.grid.distance(g.square(player), g.square(target)) === 1) return 'Hand-off, no roll';
  const flags = aboutOf(g, 'option') === Grant.dumpOff ? Throwing.dumpOff : 0;
  const sheet = describeThrow(g, g.sheet, player, g.square(target), flags);
  const modifier = cappedModifier(g, sheet);
  const why = sheet.modifiers().map(m => modifierNames[m.cause] ?? m.cause);
  const { sides } = sheet.die;
  let needs = 2;
  while (needs < sides && !passes(sheet, needs, modifier)) needs++;
  const on = sheet.die === D6 ? '' : ` on a D${sides}`;
  return `needs ${needs === sides ? needs : `${needs}+`}${on}${why.length > 0 ? ` (${modifier} ${why.join(', ')})` : ''}`;
};
