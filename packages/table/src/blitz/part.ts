/** What Blitz Bowl adds to the view of a match: cards, hands, actions, the arena. */
import type { GamePart, Side } from '../service.ts';

export interface ChallengeView {
  readonly id: string;
  readonly points: number;
  readonly rule: string;
}
export interface BlitzPart extends GamePart {
  readonly kind: 'blitz';
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly cards: readonly (ChallengeView | null)[];
  /** The top card of the deck lies open; null for an empty deck. */
  readonly next: ChallengeView | null;
  /** Whether cards may be claimed this turn. */
  readonly claims: boolean;
  readonly cardsToGo: number;
  /** The viewer's Bonus Plays by name; of anybody else only how many there are. */
  readonly hand: readonly string[];
  readonly handCounts: readonly [number, number];
  readonly inForce: readonly string[];
  readonly arena: string;
  readonly pitch: string;
  readonly rookies: Side | null;
  readonly finalTurns: number;
  readonly suddenDeathLead: number;
}
