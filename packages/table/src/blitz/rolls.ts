/** Rolls of a Throw or a Block before they fall, by the description that will resolve them. */
import {
  type Answer,
  BLOCK_DIE,
  type BlitzGame,
  Check,
  cappedModifier,
  describeBlock,
  describeThrow,
  Grant,
  isStanding,
  NOBODY,
  type PlayerId,
  passes,
  type Seat,
  Throwing,
} from '@ironpitch/engine';
import { KindDice } from '@ironpitch/odds';
import type { Scratch } from '../game.ts';
import { declineUntil, playKindly } from '../kindly.ts';
import { chanceAfter, countFaces } from '../odds.ts';
import type { Choice, ModifierView, RollPreview } from '../service.ts';

/** The dice on the table, where the question is about them. */
export const diceOn = (game: BlitzGame): string[] => {
  const about = game.over ? '' : game.question.name;
  const block = about === 'blockFace' || (about === 'reroll' && game.about(0) === Check.block);
  if (!block && about !== 'reroll') return [];
  return Array.from({ length: game.rolledCount }, (_, i) =>
    block ? (BLOCK_DIE.faces?.[game.rolled(i)] as string) : String(game.rolled(i)),
  );
};

/** What an answer to the open question would roll. */
export const previewChoice = (scratch: Scratch, { verb, object }: Omit<Choice, 'roll'>): RollPreview | null => {
  if (verb !== 'target' || typeof object !== 'string') return null;
  return rollAt(scratch.open() as BlitzGame, object);
};
/** The roll of a Throw or a Block at a target; `roughly`: a Block without its chance, which takes counting. */
export const rollAt = (game: BlitzGame, target: string, roughly = false): RollPreview | null => {
  const at = game.playerNamed(target);
  if (at === NOBODY) return null;
  if (game.question.name === 'throwTarget') return throwRoll(game, at);
  if (game.question.name === 'blockTarget') return blockRoll(game, at, roughly);
  return null;
};
const NO_ROLL: RollPreview = { kind: 'none', dice: 0, sides: 0, needs: 0, target: 0, chance: 1, modifiers: [] };
const throwRoll = (game: BlitzGame, target: PlayerId): RollPreview => {
  const player = game.about(0) as PlayerId;
  if (game.grid.distance(game.square(player), game.square(target)) === 1) return NO_ROLL;
  const flags = game.about(1) === Grant.dumpOff ? Throwing.dumpOff : 0;
  const sheet = describeThrow(game, game.sheet, player, game.square(target), flags);
  const modifier = cappedModifier(game, sheet);
  const { sides } = sheet.die;
  const { needs, chance } = countFaces(sides, face => passes(sheet, face, modifier));
  return {
    kind: 'throw',
    dice: 1,
    sides,
    needs,
    target: sheet.target,
    chance,
    modifiers: causesOf(game, sheet.modifiers()),
    player: game.playerName(player),
    ...inTheWay(game, sheet.modifiers()),
  };
};
const blockRoll = (game: BlitzGame, target: PlayerId, roughly: boolean): RollPreview => {
  const player = game.about(0) as PlayerId;
  const sheet = describeBlock(game, game.sheet, player, target);
  const { dice } = sheet;
  const modifiers = causesOf(game, sheet.modifiers());
  const sheetRoll = { kind: 'block', dice, sides: 6, needs: 0, target: 0, modifiers, player: game.playerName(player) };
  if (roughly) return { ...sheetRoll, chance: null };
  const before = game.save();
  const answer = game.readAnswer({ target: game.playerName(target) });
  const chance = chanceAfter(
    game,
    before,
    answer,
    () => void declineUntil(game, () => !game.question.breaksIn),
    () => canFell(game, target),
  );
  return { ...sheetRoll, chance };
};
/** Whether one of the results on the table, or what has already happened, puts the target down. */
const canFell = (game: BlitzGame, target: PlayerId): boolean => {
  if (game.over || game.question.name !== 'blockFace') return !isStanding(game, target);
  const rolled = game.save();
  return game.legalAnswers().some(face => {
    game.load(rolled).answer(face);
    return !isStanding(game, target);
  });
};
const kind = new KindDice();
/** Whether an answer scores at once when all goes well. */
export const scoresBy = (game: BlitzGame, seat: Seat, answer: Answer): boolean => {
  const before = game.score(seat);
  playKindly(game, kind, [answer]);
  declineUntil(game, () => game.question.name === 'action' || game.question.name === 'claim');
  return game.score(seat) > before;
};
type Causes = readonly { readonly by: number; readonly cause: string; readonly rule: string; readonly who: PlayerId }[];
const causesOf = (game: BlitzGame, modifiers: Causes): ModifierView[] =>
  modifiers.map(({ by, cause, rule, who }) => ({
    by,
    cause,
    rule,
    ...(who === NOBODY ? {} : { who: game.playerName(who) }),
  }));
/** Opponents under the ruler. */
const inTheWay = (game: BlitzGame, modifiers: Causes): Pick<RollPreview, 'against'> => {
  const against = modifiers.filter(({ cause }) => cause === 'openOpponent').map(({ who }) => game.playerName(who));
  return against.length > 0 ? { against } : {};
};
