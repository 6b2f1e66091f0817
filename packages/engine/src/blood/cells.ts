/** What Blood Bowl adds to a position: one line per fact. Those that scenario files know by name stand in facts.ts. */
import { gameLayout, type Layout } from '../kernel/layout.ts';
import { GRID } from './pitch.ts';
import { CARDS, RANGES, TURNOVERS, WEATHERS } from './words.ts';

export const ENDINGS = ['none', 'touchdowns', 'suddenDeath', 'penalties', 'draw', 'concession'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where a Special Play card is. */
export const CardPlace = { out: 0, deck: 1, homeHand: 2, awayHand: 3, discard: 4 } as const;
export const CARD_PLACES = ['out', 'deck', 'homeHand', 'awayHand', 'discard'] as const;

/** What a ball has still to do once everything else of the moment is settled. */
export const Unsettled = { no: 0, bounces: 1, thrownIn: 2 } as const;

export const LAYOUT: Layout = gameLayout(GRID.squares);
const cells = LAYOUT.cells.bind(LAYOUT);

export const HALF: number = cells('half');
/** Whose turn it is; nobody's while a kick-off is resolved. */
export const ACTIVE: number = cells('active', 'seat');
export const KICKING: number = cells('kicking', 'seat');
/** Who kicked off first: the other coach kicks off the second half. */
export const FIRST_KICKER: number = cells('firstKicker', 'seat');
/** B16-TURN-05: the Turn markers. */
export const TURN: number = cells('turn', 'number', 'seat');
/** Team re-rolls lost for the whole match. */
export const REROLLS_LOST: number = cells('rerollsLost', 'number', 'seat');
export const WEATHER: number = cells('weather', WEATHERS);
export const TURNOVER: number = cells('turnover', TURNOVERS);
/** The player whose Touchdown stopped play. */
export const SCORER: number = cells('scorer', 'player');
/** Kinds of Action declared this turn, one bit each; those there is no bit left for have theirs in a cell of their own. */
export const DECLARED: number = cells('declared');
/** A bonus turn: the Turn marker stays where it is. */
export const BONUS_TURN: number = cells('bonusTurn');
/** Has taken its Action this turn, or may take none. */
export const ACTED: number = cells('acted', 'number', 'player');
/** Skills used up this turn, one bit each: see `OncePerTurn`. */
export const USED: number = cells('usedThisTurn', 'number', 'player');
/** Stunned in its own team's turn, which is not over yet (B16-INJURY-05). */
export const FRESH: number = cells('stunnedThisTurn', 'number', 'player');
/** Has taken part in this drive (Secret Weapon). */
export const PLAYED: number = cells('playedThisDrive', 'number', 'player');
/** What the casualty table said, tens and units; 0 for nothing. */
export const CASUALTY: number = cells('casualty', 'number', 'player');

/** Star Player Points earned in this match. */
export const POINTS: number = cells('points', 'number', 'player');
/** Has taken part in the match, in editions that ask. */
export const TOOK_PART: number = cells('tookPart', 'number', 'player');

// The ball.
/** Where the kick is about to land; nowhere for a touchback. */
export const LANDING: number = cells('landing', 'square');
/** A kick in the air or still bouncing: leaving the receiving half is a touchback. */
export const KICK_LIVE: number = cells('kickLive');
export const UNSETTLED: number = cells('unsettled', 'number', 'ball');
/** Who went over the sideline in the push being resolved, and from which square. */
export const PUSHED_OFF: number = cells('pushedOff', 'player');
export const PUSHED_FROM: number = cells('pushedFrom', 'square');
/** The range of the throw under way. */
export const RANGE: number = cells('range', RANGES);

// Illegal procedure.
/** A player has moved or stood up, or dice were rolled (B16-ILLEGAL-02). */
export const PLAY_BEGUN: number = cells('playBegun');

// Special Play cards. The last cell of a deck is its top.
export const CARD_PLACE: number = cells('card', CARD_PLACES, CARDS);
export const DECK_CELLS: number = cells('deck', 'number', 'number', CARDS.length);
export const DECK_SIZE: number = cells('deckSize', 'number', 'number', 2);
/** Who won the flip for the cards and is asked first before the match. */
export const FIRST_DEALT: number = cells('firstDealt', 'seat');
/** A side whose player was hurt in the other coach's last turn. */
export const HURT: number = cells('hurtLastTurn', 'number', 'seat');

export const WINNER: number = cells('winner', 'seat');
export const ENDING: number = cells('ending', ENDINGS);

export const DECLARED_TOO: number = cells('declaredToo');
