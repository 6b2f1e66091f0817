/** What Blitz Bowl adds to a position: one line per fact. */
import { gameLayout, type Layout, PLAYERS_MAX } from '../kernel/layout.ts';
import { GRID } from './pitches.ts';
import { PITCH_NAMES } from './words.ts';

const CARDS_MAX = 40;
/** Deck cells below this are Challenge Cards, from here on Random Events. */
export const EVENT_BASE = CARDS_MAX;
export const DECK_MAX = 40;
export const SPACES = 3;

const BITS = 16;
export const MOVED_CELLS = PLAYERS_MAX / BITS;

/** Where a Challenge Card is. */
export const CardPlace = { out: 0, deck: 1, space: 2, homeHand: 3, awayHand: 4, discard: 5, inFront: 6 } as const;
export const CARD_PLACES = ['out', 'deck', 'space', 'homeHand', 'awayHand', 'discard', 'inFront'] as const;

export const ENDINGS = ['none', 'suddenDeath', 'points', 'concession'] as const;

export const LAYOUT: Layout = gameLayout(GRID.squares);
const cells = LAYOUT.cells.bind(LAYOUT);

export const PITCH_CELL: number = cells('pitch', PITCH_NAMES);
export const ARENA: number = cells('arena');
export const TOSS_WINNER: number = cells('tossWinner', 'seat');
/** The two coaches have exchanged teams after the toss. */
export const SWAPPED: number = cells('teamsSwapped');
export const ACTIVE: number = cells('active', 'seat');
export const TURN: number = cells('turn');
export const TURNS_TAKEN: number = cells('turnsTaken', 'number', 'seat');
export const ACTIONS_LEFT: number = cells('actionsLeft');
export const ACTIONS_TAKEN: number = cells('actionsTaken');
/** Turns left once the last Challenge Card is dealt, the one under way counted; 0 before that. */
export const FINAL_TURNS: number = cells('finalTurns');
/** An endgame card has been Active. */
export const ENDGAME: number = cells('endgame');
export const SCORE: number = cells('score', 'number', 'seat');
export const WINNER: number = cells('winner', 'seat');
export const ENDING: number = cells('ending', ENDINGS);

// Cards. The last cell of the deck is its top.
export const CARD_PLACE: number = cells('card', CARD_PLACES, 'number', CARDS_MAX);
export const DECK: number = cells('deck', 'number', 'number', DECK_MAX);
export const DECK_SIZE: number = cells('deckSize');
/** Random Event cards that have been drawn, one bit each. */
export const EVENTS_DRAWN: number = cells('eventsDrawn');
/** The card in an Active space, plus one. */
export const SPACE: number = cells('space', 'number', 'number', SPACES);
export const HAND_COUNT: number = cells('handCount', 'number', 'seat');
/** Bonus Plays played this turn, by seat, one bit each. */
export const PLAYED: number = cells('played', 'number', 'number', 2 * 4);
export const CLAIMED: number = cells('claimedThisTurn');
/** Who holds the Rookies to Watch card, plus one. */
export const ROOKIES: number = cells('rookies');

// What players did this turn, a bit per kind of Action: what they may not repeat, what they made, what was paid for.
export const DONE: number = cells('done', 'number', 'player');
export const MADE: number = cells('made', 'number', 'player');
export const PAID: number = cells('paid', 'number', 'player');
export const RUNS: number = cells('runsThisTurn');
/** Throws completed this turn, Hand-offs not counted. */
export const COMPLETIONS: number = cells('completionsThisTurn');
/** Knocked Down (1) or Injured (2) this turn; waiting for somebody to answer the Injury (4). */
export const FELLED: number = cells('felled', 'number', 'player');

// The Action under way, for Challenge Cards and grants.
export const FACTS: number = cells('facts');
export const FACT_TARGET: number = cells('factTarget', 'player');
/** Where each Player stood as the Action began, plus one; 0 unless it was Open. */
export const START_OPEN: number = cells('startOpen', 'number', 'player');
export const START_HOLDER: number = cells('startHolder', 'player', 'ball');
export const START_SQUARE: number = cells('startSquare', 'square', 'ball');
/** Who gained a ball during the Action; the last of the active team, if any of it did. */
export const GAINED: number = cells('gained', 'player', 'ball');
/** Players that have moved during the Action, or in a reaction after it, one bit each; none when a turn is over. */
export const MOVED: number = cells('moved', 'number', 'number', MOVED_CELLS);
/** All that is remembered of an Action as it began, from START_OPEN to here. */
export const STARTED_CELLS: number = MOVED + MOVED_CELLS - START_OPEN;
/** The same of the Actions of the active coach that Interrupts have paused, the outermost first; empty between Actions. */
export const PAUSED_MAX = 2;
export const PAUSED: number = cells('paused', 'number', 'number', PAUSED_MAX * STARTED_CELLS);
export const PAUSED_COUNT: number = cells('pausedCount');
/** Who held a ball when the turn began, as seat plus one. */
export const TURN_HELD: number = cells('turnHeld', 'number', 'ball');
/** Where those stood that Marked a Player before its Sidestep: a bit for each direction from the square it left. */
export const MARKED_FROM: number = cells('markedFrom');
export const INTERRUPTING: number = cells('interrupting');
