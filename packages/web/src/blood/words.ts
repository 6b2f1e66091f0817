/** Names of what a Blood Bowl match is made of, as sentences use them. */
import type { Refusal } from '@ironpitch/engine';
import type { Choice, MatchView, Plan, QuestionView, Risk, RollPreview } from '@ironpitch/table';
import { type Named, sayRefusal, t } from '@ironpitch/texts/page';
import type { IconName } from '../look/Icon.tsx';
import { cardName, entriesOf, entryOf, wordsInPlay } from '../match/entries.ts';
import type { RollWords } from '../match/face.ts';
import { nameById } from '../match/names.ts';

const words = t.blood.answers;

export const actionName = (verb: string): string => t.blood.actions[verb]?.name ?? verb;
/** The same by itself: `Gaze`, not `Gaze at`. */
export const deedName = (verb: string): string => t.blood.deeds[verb] ?? actionName(verb);
const isAction = (verb: string): boolean => verb in ICONS;
/** An Action that is declared, Special Actions and foregoing among them: each names who takes it. */
export const isDeed = ({ name }: QuestionView, { verb, object }: Choice): boolean =>
  isAction(verb) || (name === 'action' && typeof object === 'string');
const ICONS: Readonly<Record<string, IconName>> = {
  move: 'run',
  block: 'block',
  blitz: 'block',
  pass: 'throw',
  handOff: 'reserves',
  foul: 'foul',
  bomb: 'throw',
};
const OTHER_ICONS: Readonly<Record<string, IconName>> = {
  place: 'player',
  forego: 'end',
  player: 'player',
  to: 'throw',
  leap: 'standUp',
  throwTeammate: 'throw',
  kickTeammate: 'throw',
};
export const iconOf = (verb: string): IconName => ICONS[verb] ?? OTHER_ICONS[verb] ?? 'block';
/** Why a roll is as it is, in the middle of a sentence: a circumstance, a skill or a card. */
export const causeWithin = (cause: string): string =>
  wordsInPlay().causes?.[cause] ?? t.blood.causes[cause] ?? cardName(cause);
/** The same at the beginning of a line. */
export const causeName = (cause: string): string => t.capital(causeWithin(cause));
/** A roll without a name of its own goes by the skill it belongs to. */
export const rollName = (kind: string): string =>
  wordsInPlay().rolls?.[kind] ??
  t.blood.rolls[kind] ??
  Object.values(entriesOf()).find(({ rolls }) => rolls.includes(kind))?.name ??
  kind;
export const rerollName = (source: string): string =>
  source === 'team' ? t.blood.teamReroll : (t.blood.sharedRerolls[source] ?? cardName(source));
export const weatherWords = (weather: string): Named =>
  wordsInPlay().weather?.[weather] ?? t.blood.weather[weather] ?? { name: '', does: '' };
export const kickOffWords = (result: string): readonly [name: string, does: string] =>
  wordsInPlay().kickOffs?.[result] ?? t.blood.kickOffs[result] ?? ['', ''];
/** A face of a Block Die and what it does. */
export const faceWords = (face: string): { readonly name: string; readonly why: string } =>
  wordsInPlay().faces?.[face] ?? t.blood.faces[face] ?? { name: face, why: '' };
export const faceName = (face: string): string => faceWords(face).name;

/** `Dodge 3+, Going for it 2+.` */
export const riskWords = ({ rolls, first, stalls }: Risk): string =>
  [
    ...(rolls.length > 0 ? [`${rolls.map(one => words.needs(rollName(one.kind), one.needs)).join(', ')}.`] : []),
    ...(first ? [words.firstRolled[first]] : []),
    ...(stalls ? [words.stalls(stalls)] : []),
  ].join(' ') || words.noRoll;
/** The roll a deed ends with: its dice, or what it needs. */
export const rollWords = (roll: RollPreview): string => {
  if (roll.kind === 'block')
    return [
      words.blockDice(roll.dice, roll.picks ?? 'own'),
      ...(roll.fallChance ? [words.falls(t.percent(roll.fallChance))] : []),
    ].join(' ');
  if (roll.kind === 'armour') return words.breaks(roll.needs);
  return [
    `${words.needs(rollName(roll.kind), roll.needs)}.`,
    ...(roll.against?.length ? [words.intercept(roll.against.length)] : []),
  ].join(' ');
};
/** A roll of a plan: what it needs, what it is, and every cause with its rule. */
export const rollTold = (roll: RollPreview, view: MatchView): RollWords => {
  const who = (id: string | undefined): string => (id === undefined ? '' : nameById(view, id));
  const value = t.match.follows.value;
  const causes = roll.modifiers
    .filter(({ by }) => by !== 0)
    .map(({ by, cause, rule, who: whose }) => ({
      text: `${whose === undefined ? causeName(cause) : t.match.follows.bySomebody(causeName(cause), who(whose))} ${value(by)}`,
      rule,
    }));
  const name = roll.player === undefined ? rollName(roll.kind) : `${rollName(roll.kind)} · ${who(roll.player)}`;
  if (roll.kind === 'block') {
    const picks = roll.dice === 1 ? '' : ` (${roll.picks === 'theirs' ? words.theyPick : words.youPick})`;
    return { needs: words.diceFor(roll.dice), name: `${name}${picks}`, why: causes };
  }
  if (roll.results) {
    const likely = Object.entries(roll.results).map(([result, chance]) => ({
      text: `${t.blood.injuries[result] ?? result} ${t.percent(chance)} %`,
      rule: '',
    }));
    return { needs: '2D6', name, why: [...likely, ...causes] };
  }
  const needs = roll.needs === 0 ? '–' : `${roll.needs}+`;
  return { needs, name, why: causes.length > 0 ? [{ text: words.agility(roll.target), rule: '' }, ...causes] : causes };
};
export const refusalTold = (refusal: Refusal, view: MatchView): string =>
  sayRefusal(t.blood.refusals, refusal, {
    player: id => nameById(view, id),
    square: t.square,
    action: actionName,
    skill: id => entryOf(id)?.name ?? id,
    reroll: rerollName,
    face: faceName,
  });
export const wantedBy = ({ wants, risk }: Plan): string => {
  const words = t.match.follows.wants;
  if (risk?.stalls) return words.spared as string;
  return words[wants === 'down' ? 'safelyDown' : (wants ?? 'done')] ?? (words.done as string);
};

/** Symbols of the Block Dice in the sprite. */
export const DIE_SYMBOLS: Readonly<Record<string, string>> = {
  attackerDown: 'bb-player-down',
  bothDown: 'bb-both-down',
  pushed: 'bb-push-back',
  defenderStumbles: 'bb-stumble',
  defenderDown: 'bb-pow',
};
