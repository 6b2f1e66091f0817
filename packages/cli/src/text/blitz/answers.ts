/** The answers to a question in words, each with what it would mean: dice to roll, points to win, cards to spend. */
import {
  ACTIONS,
  type ActionName,
  BALL_KINDS,
  type BlitzGame,
  cappedModifier,
  describeBlock,
  describeThrow,
  type FaceName,
  Grant,
  otherSeat,
  type PlayerId,
  type PlayName,
  passes,
  REROLLS,
  type RollSheet,
  type Square,
  Throwing,
} from '@ironpitch/engine';
import { type PlayWords, t } from '@ironpitch/texts/terminal';
import { type AnswerText, type Choice, choicesIn } from '../choice.ts';
import { aboutOf, squareText } from '../sentences.ts';
import { challengeText, playText } from './cards.ts';
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
      return { label: t.blitz.faces[name as FaceName].name, hint: t.blitz.faces[name as FaceName].why };
    case 'play':
    case 'discard':
      return playWords(playText(g, name as PlayName));
    case 'reroll':
      return { label: t.blitz.again(t.blitz.rerolls[REROLLS[object] as string] as string) };
    case 'claim':
    case 'discardSpace':
      return spaceWords(g, object);
    case 'pitch':
      return { label: t.blitz.pitches[name] as string, hint: t.blitz.pitchWhys[name] as string };
    case 'ball':
      return {
        label: t.blitz.balls[BALL_KINDS[object] as string] as string,
        hint: t.blitz.ballWhys[BALL_KINDS[object] as string] as string,
      };
    case 'team':
      return { label: `${teamName(g, object === 0 ? g.asked : otherSeat(g.asked))}` };
    default:
      return { label: t.blitz.plain[verb] ?? verb, key: PLAIN_KEYS[verb] ?? verb };
  }
};
/** What is typed where it is not the verb itself. */
const PLAIN_KEYS: Readonly<Record<string, string>> = { endTurn: 'end' };

/** The Action that `run` and `freeRun` mean; undefined for other verbs. */
export const actionMeant = (verb: string): ActionName | undefined =>
  ACTIONS.find(action => verb === action || verb === `free${action[0]?.toUpperCase()}${action.slice(1)}`);
/** `run` and `freeRun` as the name of the Action; '' for other verbs. */
export const actionOf = (verb: string): string => {
  const action = actionMeant(verb);
  if (action === undefined) return '';
  const name = t.blitz.actionNames[action];
  return verb === action ? name : t.blitz.freeAction(name);
};
const person = (g: BlitzGame, p: PlayerId): AnswerText => ({
  label: `${labelOf(g, p)} ${positionOf(g, p).name}`,
  key: labelOf(g, p),
});
const playWords = ({ name, does }: PlayWords): AnswerText => ({ label: name, hint: does });
const spaceWords = (g: BlitzGame, space: number): AnswerText => {
  const { id, points } = g.challengeOf(g.space(space - 1));
  return {
    label: t.blitz.worth(challengeText(g, id).name, points),
    hint: challengeText(g, id).does,
    key: String(space),
  };
};

/** What a Throw or a Block at this target would roll, by the description that will resolve it. */
const targetHint = (g: BlitzGame, target: PlayerId): string => {
  const player = aboutOf(g, 'player') as PlayerId;
  if (g.question.name === 'blockTarget') return blockHint(g, player, target);
  if (g.question.name === 'throwTarget') return throwHint(g, player, target);
  return '';
};
const causesOf = (sheet: RollSheet): string =>
  sheet
    .modifiers()
    .map(({ cause }) => t.blitz.causes[cause] ?? cause)
    .join(', ');
const blockHint = (g: BlitzGame, player: PlayerId, target: PlayerId): string => {
  const sheet = describeBlock(g, g.sheet, player, target);
  return t.blitz.blockHint(sheet.dice, causesOf(sheet));
};
const throwHint = (g: BlitzGame, player: PlayerId, target: PlayerId): string => {
  if (g.grid.distance(g.square(player), g.square(target)) === 1) return t.blitz.handOffHint;
  const flags = aboutOf(g, 'option') === Grant.dumpOff ? Throwing.dumpOff : 0;
  const sheet = describeThrow(g, g.sheet, player, g.square(target), flags);
  const modifier = cappedModifier(g, sheet);
  const { sides } = sheet.die;
  let needs = 2;
  while (needs < sides && !passes(sheet, needs, modifier)) needs++;
  return t.blitz.throwHint(needs, sides, t.signed(modifier), causesOf(sheet));
};
