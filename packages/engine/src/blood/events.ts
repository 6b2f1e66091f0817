/** The match report of Blood Bowl: what happened, one plain object a line. */
import type { Modifier } from '../kernel/roll.ts';
import type { BallId, PlayerId, Seat, Square } from '../words.ts';
import type { RerollName, RollName, SkillName } from './names.ts';
import type { ActionName, CardName, DeckName, FaceName, FeatName, TurnoverName } from './words.ts';

type Where = { readonly player: PlayerId; readonly from: Square; readonly to: Square };

/** What comes of an argument: the player may stay, has to go, the coach has argued for the last time, or would have, and may be heard once more. */
type Argued = 'stays' | 'goes' | 'lastTime' | 'onceMore';
/** `seen`: the only seat that may read the line. */
export type BloodEvent = { readonly seen?: Seat } & (
  | {
      readonly type: 'fansCame';
      readonly seat: Seat;
      readonly dice: number;
      readonly thousands: number;
      readonly fame: number;
    }
  | { readonly type: 'weatherRolled'; readonly dice: number; readonly weather: string }
  | { readonly type: 'rolledOff'; readonly home: number; readonly away: number }
  | { readonly type: 'tossed'; readonly winner: Seat }
  | { readonly type: 'kickerChosen'; readonly kicking: Seat }
  | { readonly type: 'halfStarted'; readonly half: number }
  | { readonly type: 'recoveryRolled'; readonly player: PlayerId; readonly die: number; readonly recovered: boolean }
  | { readonly type: 'setUp'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly player: PlayerId; readonly to: Square }
  | { readonly type: 'nobodyToSetUp'; readonly seat: Seat }
  | { readonly type: 'ballKicked'; readonly to: Square }
  | { readonly type: 'kickScattered'; readonly direction: number; readonly distance: number; readonly to: Square }
  | { readonly type: 'kickOffRolled'; readonly dice: number; readonly result: string }
  | { readonly type: 'kickOffDice'; readonly seat: Seat; readonly die: number; readonly total: number }
  | { readonly type: 'touchback'; readonly seat: Seat }
  | { readonly type: 'gainedReroll'; readonly seat: Seat }
  | { readonly type: 'lostReroll'; readonly seat: Seat }
  | { readonly type: 'gainedBribe'; readonly seat: Seat }
  | { readonly type: 'markersMoved'; readonly by: number }
  | { readonly type: 'markerMoved'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'invasionRolled'; readonly player: PlayerId; readonly die: number; readonly stunned: boolean }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number; readonly half: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'turnover'; readonly cause: TurnoverName }
  | { readonly type: 'driveEnded' }
  | { readonly type: 'heatRolled'; readonly player: PlayerId; readonly die: number; readonly exhausted: boolean }
  | { readonly type: 'declared'; readonly player: PlayerId; readonly action: ActionName }
  | ({ readonly type: 'moved' } & Where)
  | ({ readonly type: 'pushed' } & Where)
  | ({ readonly type: 'followedUp' } & Where)
  | ({ readonly type: 'leapt' } & Where)
  | { readonly type: 'foregone'; readonly player: PlayerId }
  | { readonly type: 'stoodUp'; readonly player: PlayerId }
  | { readonly type: 'turnedOver'; readonly player: PlayerId }
  | {
      readonly type: 'rolled';
      readonly roll: RollName;
      readonly player: PlayerId;
      readonly target: number;
      readonly die: number;
      readonly total: number;
      readonly modifiers: readonly Modifier[];
      readonly passed: boolean;
    }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly player: PlayerId; readonly source: RerollName }
  | { readonly type: 'lonerRolled'; readonly player: PlayerId; readonly die: number; readonly passed: boolean }
  | { readonly type: 'proRolled'; readonly player: PlayerId; readonly die: number; readonly passed: boolean }
  | {
      readonly type: 'blockRolled';
      readonly player: PlayerId;
      readonly target: PlayerId;
      readonly dice: readonly FaceName[];
      readonly chooser: Seat;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly type: 'knuckledustersUsed'; readonly player: PlayerId }
  | { readonly type: 'blockResult'; readonly player: PlayerId; readonly target: PlayerId; readonly face: FaceName }
  | { readonly type: 'skillUsed'; readonly player: PlayerId; readonly skill: string }
  | { readonly type: 'pushedOffPitch'; readonly player: PlayerId; readonly from: Square }
  | { readonly type: 'knockedDown'; readonly player: PlayerId }
  | { readonly type: 'placedProne'; readonly player: PlayerId }
  | {
      readonly type: 'armourRolled';
      readonly player: PlayerId;
      readonly dice: number;
      readonly total: number;
      readonly target: number;
      readonly modifiers: readonly Modifier[];
      readonly broken: boolean;
    }
  | {
      readonly type: 'injuryRolled';
      readonly player: PlayerId;
      readonly dice: number;
      readonly total: number;
      readonly modifiers: readonly Modifier[];
      readonly result: 'stunned' | 'knockedOut' | 'badlyHurt' | 'casualty';
    }
  | { readonly type: 'casualtyRolled'; readonly player: PlayerId; readonly roll: number }
  /** `loses`: a characteristic, or `nothing` where the one rolled cannot get worse. */
  | { readonly type: 'lastingInjury'; readonly player: PlayerId; readonly die: number; readonly loses: string }
  | { readonly type: 'apothecaryUsed'; readonly player: PlayerId }
  | { readonly type: 'regenerationRolled'; readonly player: PlayerId; readonly die: number; readonly passed: boolean }
  | { readonly type: 'removed'; readonly player: PlayerId; readonly to: string }
  | { readonly type: 'refereeSaw'; readonly player: PlayerId }
  | { readonly type: 'bribeRolled'; readonly seat: Seat; readonly die: number; readonly passed: boolean }
  | { readonly type: 'argued'; readonly seat: Seat; readonly die: number; readonly result: Argued }
  | { readonly type: 'stallRolled'; readonly player: PlayerId; readonly die: number; readonly knockedDown: boolean }
  | { readonly type: 'kickerNamed'; readonly player: PlayerId }
  | { readonly type: 'selected'; readonly player: PlayerId }
  | { readonly type: 'snackRolled'; readonly player: PlayerId; readonly die: number }
  | { readonly type: 'heatDie'; readonly die: number }
  | { readonly type: 'exhausted'; readonly player: PlayerId }
  | { readonly type: 'cheered'; readonly seat: Seat }
  | { readonly type: 'sentOff'; readonly player: PlayerId }
  | { readonly type: 'threw'; readonly player: PlayerId; readonly to: Square; readonly range: string }
  | { readonly type: 'passResult'; readonly player: PlayerId; readonly result: 'accurate' | 'inaccurate' | 'fumbled' }
  | {
      readonly type: 'puntRolled';
      readonly player: PlayerId;
      readonly what: 'direction' | 'distance';
      readonly die: number;
    }
  | {
      readonly type: 'swoopRolled';
      readonly player: PlayerId;
      readonly what: 'direction' | 'distance';
      readonly die: number;
    }
  | ({ readonly type: 'punted' } & Where)
  | { readonly type: 'intercepted'; readonly player: PlayerId }
  | { readonly type: 'handedOff'; readonly player: PlayerId; readonly target: PlayerId }
  | {
      readonly type: 'ballScattered';
      readonly ball: BallId;
      readonly from: Square;
      readonly to: Square;
      readonly die: number;
    }
  | {
      readonly type: 'ballBounced';
      readonly ball: BallId;
      readonly from: Square;
      readonly to: Square;
      readonly die: number;
    }
  | {
      readonly type: 'thrownIn';
      readonly ball: BallId;
      readonly from: Square;
      readonly die: number;
      readonly distance: number;
      readonly to: Square;
    }
  | { readonly type: 'ballTaken'; readonly ball: BallId; readonly player: PlayerId }
  | { readonly type: 'ballLanded'; readonly ball: BallId; readonly to: Square }
  | { readonly type: 'ballVanished'; readonly ball: BallId }
  | { readonly type: 'threwTeammate'; readonly player: PlayerId; readonly thrown: PlayerId; readonly to: Square }
  | { readonly type: 'throwResult'; readonly player: PlayerId; readonly result: 'superb' | 'subpar' | 'fumbled' }
  | { readonly type: 'teammateScattered'; readonly player: PlayerId; readonly die: number; readonly to: Square }
  | { readonly type: 'landedOn'; readonly player: PlayerId; readonly target: PlayerId }
  | { readonly type: 'eaten'; readonly player: PlayerId; readonly by: PlayerId }
  | {
      readonly type: 'contestRolled';
      readonly skill: SkillName;
      readonly player: PlayerId;
      readonly by: PlayerId;
      readonly dice: number;
      readonly total: number;
      readonly escaped: boolean;
    }
  | { readonly type: 'lostWits'; readonly player: PlayerId; readonly skill: SkillName }
  | { readonly type: 'tookRoot'; readonly player: PlayerId }
  | { readonly type: 'bitten'; readonly player: PlayerId; readonly by: PlayerId }
  | { readonly type: 'careened'; readonly player: PlayerId; readonly die: number; readonly to: Square }
  | {
      readonly type: 'kickedTeammate';
      readonly player: PlayerId;
      readonly kicked: PlayerId;
      readonly dice: readonly number[];
    }
  | { readonly type: 'threwBomb'; readonly player: PlayerId; readonly to: Square; readonly range: string }
  | { readonly type: 'bombScattered'; readonly from: Square; readonly to: Square; readonly die: number }
  | { readonly type: 'bombTaken'; readonly player: PlayerId }
  | { readonly type: 'bombExploded'; readonly at: Square }
  | { readonly type: 'bombDie'; readonly player: PlayerId; readonly die: number; readonly hit: boolean }
  | { readonly type: 'touchdown'; readonly player: PlayerId; readonly seat: Seat }
  | { readonly type: 'awardedTouchdown'; readonly seat: Seat }
  | { readonly type: 'flippedForCards'; readonly winner: Seat }
  | { readonly type: 'cardsRolled'; readonly seat: Seat; readonly die: number; readonly cards: number }
  | { readonly type: 'deckChosen'; readonly seat: Seat; readonly deck: DeckName }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardName; readonly seen: Seat }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'cardRolled'; readonly card: CardName; readonly die: number; readonly player?: PlayerId }
  | { readonly type: 'cardTarget'; readonly card: CardName; readonly player: PlayerId }
  | { readonly type: 'markerScattered'; readonly card: CardName; readonly die: number; readonly to: Square }
  | { readonly type: 'joined'; readonly player: PlayerId; readonly seat: Seat | null; readonly to: Square }
  | { readonly type: 'transformed'; readonly player: PlayerId }
  /** Something a team has brought along, by its stable name, is made use of, on a player or not. */
  | { readonly type: 'ruleUsed'; readonly seat: Seat; readonly rule: string; readonly player?: PlayerId }
  | {
      readonly type: 'ruleRolled';
      readonly seat: Seat;
      readonly rule: string;
      readonly die: number;
      readonly player?: PlayerId;
    }
  /** Star Player Points. */
  | { readonly type: 'earned'; readonly player: PlayerId; readonly feat: FeatName; readonly points: number }
  | { readonly type: 'prayed'; readonly seat: Seat; readonly die: number; readonly rule: string }
  /** A player who will not forget who hurt it; `hates`: a keyword, or nothing. */
  | { readonly type: 'grudgeRolled'; readonly player: PlayerId; readonly die: number; readonly hates: string | null }
  | { readonly type: 'winnings'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'fansRolled'; readonly seat: Seat; readonly die: number; readonly after: number }
  /** Somebody who was not with the team joins it in Reserves. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly player: PlayerId }
  | { readonly type: 'illegalProcedure'; readonly seat: Seat; readonly right: boolean }
  | { readonly type: 'penaltyRolled'; readonly seat: Seat; readonly die: number; readonly total: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'matchEnded'; readonly winner: Seat | null; readonly ending: string }
);
