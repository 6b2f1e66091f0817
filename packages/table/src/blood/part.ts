/** What Blood Bowl adds to the view of a match: halves, turn markers, weather, re-rolls, cards. */
import type { GamePart, Side } from '../service.ts';

export interface BloodPart extends GamePart {
  readonly kind: 'blood';
  readonly half: number;
  readonly turns: readonly [number, number];
  readonly turnsPerHalf: number;
  readonly weather: string;
  readonly rerolls: readonly [number, number];
  /** As many as each side had at most: spent ones are drawn empty. */
  readonly rerollsMost: readonly [number, number];
  readonly rerollUsed: boolean;
  /** How many team re-rolls the edition allows in one turn. */
  readonly rerollsPerTurn: number;
  /** What each range adds to a pass. */
  readonly ranges: Readonly<Record<'quick' | 'short' | 'long' | 'bomb', number>>;
  readonly bribes: readonly [number, number];
  readonly apothecaries: readonly [number, number];
  readonly fame: readonly [number, number];
  readonly kicking: Side;
  /** Actions that are allowed once a turn, by name, and whether they were declared; only those the match has. */
  readonly onceATurn: readonly (readonly [action: string, declared: boolean])[];
  /** A turn is under way; otherwise a kick-off is. */
  readonly inTurn: boolean;
  /** Special Play cards the viewer holds. */
  readonly hand: readonly string[];
  readonly handCounts: readonly [number, number];
}
