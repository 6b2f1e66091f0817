/** Where everything lies in a position: one Int16Array, one line per fact. Nobody outside may count on the numbers. */
import { EngineError, POSTURES } from '../words.ts';

export type Position = Int16Array;

export const PLAYERS_MAX = 48;
export const BALLS_MAX = 8;
export const EFFECTS_MAX = 64;
export const EFFECT_CELLS = 3;
export const SLOTS_MAX = 8;
export const FRAME_CELLS = 2 + SLOTS_MAX;
/**
 * Twice as deep as thousands of matches between any teams have ever come. The deepest that is possible needs 31: cards
 * of 2022 that are played at once, each claimed inside the one before, with reactions at the end (B22-IMMED-14).
 */
export const DEPTH_MAX = 32;
export const ROLLED_MAX = 8;
export const ASKED_MAX = 4;
export const GAME_CELLS = 640;

/** What a cell means: decides how the notation writes it. A list of names is an index into that list. */
export type CellType = 'number' | 'player' | 'square' | 'ball' | 'seat' | 'profile' | readonly string[];
/** What the cells of a field are counted by. */
export type Per = 'one' | 'player' | 'seat' | 'ball' | 'number' | readonly string[];
export interface Field {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly per: Per;
  readonly type: CellType;
  /** Can be worked out from the other fields: left out of the notation and of the hash. */
  readonly derived: boolean;
}

/** The value a cell has when nothing is written about it. */
export const emptyValue = (type: CellType): number => (typeof type === 'string' && type !== 'number' ? -1 : 0);

/** Hands out cells and remembers their names. */
export class Layout {
  readonly fields: Field[] = [];
  private next: number;
  private readonly end: number;
  constructor(from: number, end: number) {
    this.next = from;
    this.end = end;
  }
  cells(name: string, type: CellType = 'number', per: Per = 'one', count = countOf(per), derived = false): number {
    const at = this.next;
    if (at + count > this.end) throw new EngineError(`no room for ${count} cells of "${name}"`);
    this.fields.push({ name, at, count, per, type, derived });
    this.next += count;
    return at;
  }
  /** Cells in use, for the size that tests assert. */
  get used(): number {
    return this.next;
  }
}
const countOf = (per: Per): number => {
  if (typeof per !== 'string') return per.length;
  if (per === 'player') return PLAYERS_MAX;
  if (per === 'seat') return 2;
  if (per === 'ball') return BALLS_MAX;
  return 1;
};

export const KERNEL: Layout = new Layout(0, Number.POSITIVE_INFINITY);

// The question that is open, and what was answered last.
export const QUESTION: number = KERNEL.cells('question', 'number', 'one', 1, true);
export const ASKED_SEAT: number = KERNEL.cells('askedSeat', 'number', 'one', 1, true);
export const ASKED: number = KERNEL.cells('asked', 'number', 'number', ASKED_MAX, true);
export const ANSWER: number = KERNEL.cells('answer', 'number', 'one', 1, true);
export const DEPTH: number = KERNEL.cells('depth', 'number', 'one', 1, true);
/** What a finished procedure hands to the one below it. */
export const RESULT: number = KERNEL.cells('result');
export const SCOPE: number = KERNEL.cells('actionDepth');
/** Dice that lie on the table because a question is about them. */
export const ROLLED: number = KERNEL.cells('rolled', 'number', 'number', ROLLED_MAX);
export const ROLLED_COUNT: number = KERNEL.cells('rolledCount');

// Players. Whoever has not joined is controlled by nobody and stands nowhere.
export const PLAYER_COUNT: number = KERNEL.cells('players');
export const SQUARE: number = KERNEL.cells('square', 'square', 'player');
export const POSTURE: number = KERNEL.cells('posture', POSTURES, 'player');
export const CONTROL: number = KERNEL.cells('control', 'seat', 'player');
export const PROFILE: number = KERNEL.cells('profile', 'profile', 'player');
/** Where a player is who is not on the pitch: the game's own list of places. */
export const PLACE: number = KERNEL.cells('place', 'number', 'player');
/** Whether a player counts in `reach` around its square. */
export const REACHES: number = KERNEL.cells('reaches', 'number', 'player');
/** Whether a player only passes over its square: the board shows whoever stands there, or nobody. */
export const HOVERS: number = KERNEL.cells('hovers', 'number', 'player');
/** Whom a lasting effect can touch: a player, a team, the whole match. */
export const TARGETS_MAX: number = PLAYERS_MAX + 3;
/** Which kinds of lasting effects touch somebody, a bit for each (see `effectBit`): 0 keeps the common question cheap. */
export const AFFECTED: number = KERNEL.cells('affected', 'number', 'number', TARGETS_MAX, true);
/** Which kinds touch anybody at all: a bit for each kind, sixteen a cell. */
export const LASTING_CELLS = 10;
export const KINDS_MAX: number = 16 * LASTING_CELLS;
export const LASTING: number = KERNEL.cells('lasting', 'number', 'number', LASTING_CELLS, true);
export const lastingAt = (kind: number): number => LASTING + (kind >> 4);
export const lastingBit = (kind: number): number => 1 << (kind & 15);

export const BALL_COUNT: number = KERNEL.cells('balls');
export const BALL_SQUARE: number = KERNEL.cells('ballSquare', 'square', 'ball');
export const BALL_HOLDER: number = KERNEL.cells('ballHolder', 'player', 'ball');
export const BALL_KIND: number = KERNEL.cells('ballKind', 'number', 'ball');

/** Lasting effects, one after the other: whom and how long (see `effectHead`), kind, value. */
export const EFFECT_COUNT: number = KERNEL.cells('effects', 'number', 'one', 1, true);
export const EFFECTS: number = KERNEL.cells('effect', 'number', 'number', EFFECTS_MAX * EFFECT_CELLS, true);

/** Frames above the current depth are leftovers: no comparison looks at them. */
export const STACK: number = KERNEL.cells('stack', 'number', 'number', FRAME_CELLS * DEPTH_MAX, true);

/**
 * The pitch, a cell a square (see `Board`): the last of what every game has, since each has a pitch of its own size.
 * Then come the facts of the game.
 */
export const BOARD: number = KERNEL.used;
export const gameLayout = (squares: number): Layout => {
  const layout = new Layout(BOARD, BOARD + squares + GAME_CELLS);
  layout.cells('board', 'number', 'number', squares, true);
  return layout;
};
/** How many cells a position of a game has: an even number, so that they can be read two by two. */
export const positionCells = (game: Layout): number => game.used + (game.used % 2);

// Whom an effect touches, until when, and in which scope: 6, 3 and 6 bits of one cell.
export const SCOPES_MAX = 64;
export const effectHead = (target: number, until: number, scope: number): number =>
  target | (until << 6) | (scope << 9);
export const EFFECT_HEAD = 0;
export const EFFECT_KIND = 1;
export const EFFECT_VALUE = 2;
// The bits of `AFFECTED`: the kinds that the kernel itself knows have one each, the others share the rest.
const BITS = 16;
const OWN_BITS = 4;
const BIT_OF = Int16Array.from({ length: 512 }, (_, kind) =>
  kind < OWN_BITS ? 1 << kind : 1 << (OWN_BITS + ((kind - OWN_BITS) % (BITS - OWN_BITS))),
);
export const effectBit = (kind: number): number => BIT_OF[kind] as number;
export const targetIn = (head: number): number => head & 63;
export const untilIn = (head: number): number => (head >> 6) & 7;
export const scopeIn = (head: number): number => head >> 9;
