/** Positions for tests, written like scenario files. */
import { type Dice, type Game, rulesetNamed, SeededDice } from '@ironpitch/engine';

type Square = readonly [column: number, row: number];
export interface Piece {
  readonly at: Square;
  readonly position?: string;
  readonly movement?: number;
  readonly strength?: number;
  readonly agility?: number;
  readonly armour?: number;
  readonly skills?: readonly string[];
  readonly state?: string;
  readonly acted?: boolean;
}
/** H… are home's players, A… away's. */
export const table = (
  ruleset: string,
  pieces: Readonly<Record<string, Piece>>,
  more: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, unknown>> = {},
  dice: Dice = new SeededDice('table'),
): Game => {
  const players = Object.entries(pieces).map(([id, { at, ...rest }]) => ({
    id,
    side: id.startsWith('H') ? 'home' : 'away',
    square: at,
    ...rest,
  }));
  return rulesetNamed(ruleset).setUp({ options, position: { active: 'home', players, ...more } }, dice);
};
export const blood = (
  pieces: Readonly<Record<string, Piece>>,
  more: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, unknown>> = {},
): Game => table('blood-2016', pieces, more, options);
/** One that stands far away, so that the turn goes on. */
export const BYSTANDERS: Readonly<Record<string, Piece>> = { H9: { at: [3, 14] }, A9: { at: [24, 2] } };
