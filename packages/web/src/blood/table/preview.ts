/** What an answer to the open question would roll or come to, before it is given. */
import { blood, type PlayerId } from '@ironpitch/engine';
import type { Scratch } from '../../table/game.ts';
import type { Choice, RollPreview, SquareName } from '../../table/service.ts';
import { armourRoll, blockRoll } from './blockroll.ts';
import { throwRoll } from './throws.ts';
import { faceAfter, tryOut } from './trial.ts';

type BloodGame = blood.BloodGame;

const ROLL_VERBS: ReadonlySet<string> = new Set(['target', 'stab', 'chainsaw', 'player']);
const AIMING: ReadonlySet<string> = new Set(['passTarget', 'bombTarget', 'throwTeammate']);
/** What an answer to the open question would roll. */
export const previewChoice = (scratch: Scratch, { verb, object, answer }: Omit<Choice, 'roll'>): RollPreview | null => {
  const game = scratch.open() as BloodGame;
  const { name } = game.question;
  if (AIMING.has(name) && verb === 'to') return throwRoll(game, game.save(), object as SquareName);
  if (!ROLL_VERBS.has(verb) || (name !== 'blockTarget' && name !== 'intercept' && name !== 'divingCatch')) return null;
  const from = game.save();
  const code = game.readAnswer(answer);
  const { block, armour, rolls } = tryOut(game, code, from);
  if (block) {
    const player = game.load(from).about(0) as PlayerId;
    return blockRoll(game, from, code, player, game.playerNamed(String(object)), block);
  }
  return armour ? armourRoll(game, armour) : (rolls[0] ?? null);
};
/** What a face that may be picked comes to. */
export const outcomeOf = (scratch: Scratch, { verb, answer }: Omit<Choice, 'roll'>): string | undefined => {
  if (verb !== 'face') return undefined;
  const game = scratch.open() as BloodGame;
  if (game.question.name !== 'blockDie') return undefined;
  const from = game.save();
  const [player, target] = [game.about(0) as PlayerId, game.about(1) as PlayerId];
  return faceAfter(game, game.readAnswer(answer), from, blood.Face.pushed, player, target);
};

const FACINGS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
/** A direction stands for the square next to whoever goes there. */
export const facedSquare = (scratch: Scratch, { verb, object }: Omit<Choice, 'roll'>): SquareName | undefined => {
  const facing = verb === 'facing' ? FACINGS[String(object)] : undefined;
  if (facing === undefined) return undefined;
  const game = scratch.open() as BloodGame;
  if (game.question.about[0] !== 'player') return undefined;
  const [column, row] = game.squareName(game.square(game.about(0) as PlayerId));
  const at: SquareName = [column + facing[0], row + facing[1]];
  return game.grid.at(at[0], at[1]) < 0 ? undefined : at;
};

/** The dice on the table, where the question is about them. */
export const diceOn = (game: BloodGame): string[] => {
  const about = game.over ? '' : game.question.name;
  if (about === 'reroll' && game.about(1) >= 0) return [String(game.about(2))];
  if (about !== 'blockDie' && about !== 'blockReroll' && about !== 'knuckledusters') return [];
  return Array.from({ length: game.rolledCount }, (_, i) => blood.FACES[game.rolled(i)] as string);
};
