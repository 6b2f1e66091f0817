/** Blocks and armour before they are rolled: how many dice, who picks, how often it is enough. */
import type { blood, PlayerId, Position } from '@ironpitch/engine';
import { type FaceOutcome, faceAfter } from '@ironpitch/odds';
import type { RollPreview } from '../service.ts';
import { modifierViews } from './trial.ts';

type BloodGame = blood.BloodGame;

const FACES = [0, 1, 2, 2, 4, 5] as const;
/** Two dice and more: the best of them for whoever picks. */
export const blockRoll = (
  game: BloodGame,
  from: Position,
  answer: number,
  player: PlayerId,
  target: PlayerId,
  block: Extract<blood.BloodEvent, { type: 'blockRolled' }>,
): RollPreview => {
  const seat = game.load(from).asked;
  const outcomes = new Map<number, FaceOutcome>();
  for (const face of new Set(FACES)) outcomes.set(face, faceAfter(game, answer, from, face, player, target));
  const share = (wanted: (outcome: FaceOutcome) => boolean): number =>
    FACES.filter(face => wanted(outcomes.get(face) as FaceOutcome)).length / FACES.length;
  const dice = block.dice.length;
  const own = block.chooser === seat;
  const any = (chance: number): number => 1 - (1 - chance) ** dice;
  const every = (chance: number): number => chance ** dice;
  const good = share(outcome => outcome === 'down');
  const bad = share(outcome => outcome === 'selfDown' || outcome === 'bothDown');
  return {
    kind: 'block',
    dice,
    sides: 6,
    needs: 0,
    target: 0,
    chance: own ? any(good) : every(good),
    fallChance: own ? every(bad) : any(bad),
    picks: own ? 'own' : 'theirs',
    modifiers: modifierViews(game, block.modifiers),
    player: game.playerName(player),
  };
};
/** Two of the six sides are bad for the blocker: how likely it is that none has to be taken. */
const BAD = 1 / 3;
export const standingAfter = (dice: number, own: boolean): number => (own ? 1 - BAD ** dice : (1 - BAD) ** dice);

/** Of 36 falls of two dice, how many reach so much. */
const twoDice = (needs: number): number => {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needs) count++;
  return count / 36;
};
export const armourRoll = (
  game: BloodGame,
  { target, modifiers, player }: Extract<blood.BloodEvent, { type: 'armourRolled' }>,
): RollPreview => {
  const needs = target - modifiers.reduce((sum, { by }) => sum + by, 0);
  return {
    kind: 'armour',
    dice: 2,
    sides: 6,
    needs,
    target,
    chance: twoDice(needs),
    modifiers: modifierViews(game, modifiers),
    player: game.playerName(player),
  };
};
