/** The match report of Blitz Bowl: what happened, one plain object a line. */
import type { Modifier } from '../kernel/roll.ts';
import type { BallId, PlayerId, Seat, Square } from '../words.ts';
import type { ActionName, FaceName, PlayName } from './words.ts';

/** `seen`: the only seat that may read the line. */
export type BlitzEvent = { readonly seen?: Seat } & (
  | { readonly type: 'tossed'; readonly winner: Seat }
  | { readonly type: 'arenaRolled'; readonly arena: string; readonly die: number }
  | { readonly type: 'pitchChosen'; readonly pitch: string }
  | { readonly type: 'teamsSwapped' }
  | { readonly type: 'cardDealt'; readonly space: number; readonly challenge: string }
  | { readonly type: 'cardDiscarded'; readonly space: number; readonly challenge: string }
  | { readonly type: 'deckTop'; readonly challenge: string }
  | { readonly type: 'lastCardDealt' }
  | { readonly type: 'placed'; readonly player: PlayerId; readonly to: Square }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'actionStarted'; readonly player: PlayerId; readonly action: ActionName; readonly free: boolean }
  | { readonly type: 'moved'; readonly player: PlayerId; readonly from: Square; readonly to: Square }
  | { readonly type: 'pushed'; readonly player: PlayerId; readonly from: Square; readonly to: Square }
  | { readonly type: 'followedUp'; readonly player: PlayerId; readonly from: Square; readonly to: Square }
  | { readonly type: 'moveRolled'; readonly player: PlayerId; readonly die: number }
  | {
      readonly type: 'checked';
      readonly check: string;
      readonly player: PlayerId;
      readonly target: number;
      readonly die: number;
      readonly total: number;
      readonly modifiers: readonly Modifier[];
      readonly passed: boolean;
    }
  | {
      readonly type: 'blockRolled';
      readonly player: PlayerId;
      readonly target: PlayerId;
      readonly dice: readonly FaceName[];
      readonly modifiers: readonly Modifier[];
    }
  | { readonly type: 'blockResult'; readonly player: PlayerId; readonly target: PlayerId; readonly face: FaceName }
  | { readonly type: 'foulRolled'; readonly player: PlayerId; readonly target: PlayerId; readonly face: FaceName }
  | { readonly type: 'violentRolled'; readonly player: PlayerId; readonly die: number }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'barred'; readonly player: PlayerId }
  | { readonly type: 'wentProne'; readonly player: PlayerId; readonly knockedDown: boolean }
  | { readonly type: 'stoodUp'; readonly player: PlayerId }
  | { readonly type: 'injured'; readonly player: PlayerId; readonly cause: string }
  | { readonly type: 'sentOff'; readonly player: PlayerId }
  | {
      readonly type: 'threw';
      readonly player: PlayerId;
      readonly target: PlayerId;
      readonly result: 'completed' | 'failed' | 'fumbled' | 'handedOff' | 'dropped';
    }
  | {
      readonly type: 'threwTeammate';
      readonly player: PlayerId;
      readonly thrown: PlayerId;
      readonly to: Square;
      readonly result: 'landed' | 'fell' | 'crashed' | 'fumbled';
    }
  | { readonly type: 'ballPlaced'; readonly ball: BallId; readonly kind: string; readonly to: Square }
  | {
      readonly type: 'ballBounced';
      readonly ball: BallId;
      readonly from: Square;
      readonly to: Square;
      readonly die: number;
    }
  | { readonly type: 'ballTaken'; readonly ball: BallId; readonly player: PlayerId }
  | { readonly type: 'ballRemoved'; readonly ball: BallId; readonly from: Square }
  | { readonly type: 'squigStirred'; readonly ball: BallId; readonly die: number }
  | { readonly type: 'touchdown'; readonly player: PlayerId; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly space: number;
      readonly challenge: string;
      readonly points: number;
    }
  | { readonly type: 'cleanSweep'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'bonusPoint'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly play: PlayName }
  | { readonly type: 'bonusPlayed'; readonly seat: Seat; readonly play: PlayName }
  | { readonly type: 'bonusDiscarded'; readonly seat: Seat; readonly play: PlayName }
  | { readonly type: 'eventDrawn'; readonly event: string }
  | { readonly type: 'invasionRolled'; readonly player: PlayerId; readonly face: FaceName }
  | { readonly type: 'passedTurn'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'matchEnded'; readonly winner: Seat | null; readonly ending: string }
);
