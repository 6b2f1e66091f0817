/** A slice of a game like Blood Bowl 2025, for the kernel's own tests: its cells, statistics, skills, words and accessors. */
import { Game, type GameEvent } from '../../../src/kernel/game.ts';
import { Grid } from '../../../src/kernel/grid.ts';
import { gameLayout, type Layout } from '../../../src/kernel/layout.ts';
import { procedureOf } from '../../../src/kernel/procedure.ts';
import { questionOf, type Verb, Vocabulary } from '../../../src/kernel/question.ts';
import type { Modifier } from '../../../src/kernel/roll.ts';
import type { PlayerId, Seat, Square } from '../../../src/words.ts';

export const Stat = { movement: 0, strength: 1, agility: 2, passing: 3, armour: 4 } as const;
/** 130 skills; those that nothing here asks about are only numbers. */
export const SKILL_COUNT = 130;
export const Skill = { dodge: 0, divingTackle: 1, sideStep: 2, twoHeads: 129 } as const;
/** Places off the pitch. */
export const Place = { reserves: 0, knockedOut: 1, casualty: 2, crowd: 3 } as const;

export const WEATHERS = ['perfect', 'sweltering', 'sunny', 'rain', 'blizzard'] as const;

export const GRID: Grid = new Grid(26, 15);
export const LAYOUT: Layout = gameLayout(GRID.squares);
const cells = LAYOUT.cells.bind(LAYOUT);
export const ACTIVE: number = cells('active', 'seat');
export const HALF: number = cells('half');
export const TURN: number = cells('turn');
export const TURNOVER: number = cells('turnover');
export const REROLLS: number = cells('rerolls', 'number', 'seat');
/** Team treasury in thousands: 2,450,000 gold pieces are 2450. */
export const GOLD: number = cells('gold', 'number', 'seat');
export const WEATHER: number = cells('weather', WEATHERS);
/** A prayer only its own coach may see. */
export const PRAYER: number = cells('prayer', 'number', 'seat');
export const MOVED: number = cells('moved', 'number', 'player');
/** Skills used this turn that work once a turn: one bit, the Dodge re-roll. */
export const USED: number = cells('used', 'number', 'player');

export type SliceEvent = GameEvent &
  (
    | { readonly type: 'moved'; readonly player: PlayerId; readonly to: Square }
    | {
        readonly type: 'dodged';
        readonly player: PlayerId;
        readonly target: number;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
      }
    | { readonly type: 'rerolled'; readonly source: string }
    | { readonly type: 'divingTackle'; readonly by: PlayerId }
    | { readonly type: 'fell'; readonly player: PlayerId; readonly stunned: boolean }
    | { readonly type: 'pushed'; readonly player: PlayerId; readonly to: Square }
    | { readonly type: 'intoTheCrowd'; readonly player: PlayerId }
    | { readonly type: 'hitByRock'; readonly player: PlayerId }
    | { readonly type: 'raised'; readonly player: PlayerId }
    | { readonly type: 'prayed'; readonly prayer: number }
    | { readonly type: 'turnEnded' }
  );

export class SliceGame extends Game {
  declare events: SliceEvent[] | undefined;
  get active(): Seat {
    return this.cells[ACTIVE] as Seat;
  }
  set active(seat: Seat) {
    this.cells[ACTIVE] = seat;
  }
  get turn(): number {
    return this.cells[TURN];
  }
  set turn(turn: number) {
    this.cells[TURN] = turn;
  }
  get turnover(): boolean {
    return this.cells[TURNOVER] !== 0;
  }
  set turnover(on: boolean) {
    this.cells[TURNOVER] = on ? 1 : 0;
  }
  rerolls(seat: Seat): number {
    return this.cells[REROLLS + seat];
  }
  setRerolls(seat: Seat, count: number): void {
    this.cells[REROLLS + seat] = count;
  }
  gold(seat: Seat): number {
    return this.cells[GOLD + seat];
  }
  setGold(seat: Seat, thousands: number): void {
    this.cells[GOLD + seat] = thousands;
  }
  prayer(seat: Seat): number {
    return this.cells[PRAYER + seat];
  }
  setPrayer(seat: Seat, prayer: number): void {
    this.cells[PRAYER + seat] = prayer;
  }
  moved(p: PlayerId): number {
    return this.cells[MOVED + p];
  }
  setMoved(p: PlayerId, squares: number): void {
    this.cells[MOVED + p] = squares;
  }
  usedDodge(p: PlayerId): boolean {
    return this.cells[USED + p] !== 0;
  }
  setUsedDodge(p: PlayerId, used: boolean): void {
    this.cells[USED + p] = used ? 1 : 0;
  }
}

export const procedure = procedureOf<SliceGame>('slice');
export const question = questionOf<SliceGame>('slice');

// Verbs are shared between games where they name the same kind of thing.
export const VOCABULARY: Vocabulary = new Vocabulary();
const verb = VOCABULARY.verb.bind(VOCABULARY);
export const MOVE: Verb = verb('move', 'player');
export const BLOCK: Verb = verb('block', 'player');
export const TARGET: Verb = verb('target', 'player');
export const TO: Verb = verb('to', 'square');
export const STOP: Verb = verb('stop', 'nothing', { ends: true });
export const END_TURN: Verb = verb('endTurn', 'nothing', { ends: true });
export const KEEP: Verb = verb('keep');
export const NO: Verb = verb('no');
export const CHOOSE_PLAYER: Verb = verb('player', 'player');
export const REROLL_SOURCES = ['skill', 'team'] as const;
export const REROLL: Verb = verb('sliceReroll', REROLL_SOURCES);
export const CONCEDE: Verb = verb('concede', 'seat', { standing: true });
