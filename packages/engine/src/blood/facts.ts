/**
 * The simple facts of a position: each is declared once, and set-up, notation, scenario files and comparison read it here.
 * A cell, a name that people write, what it may be, what it is when nobody says so.
 */
import type { SeatName } from '../words.ts';
import { LAYOUT } from './cells.ts';

export interface Fact<T extends number | boolean = number | boolean, P extends 'seat' | 'one' = 'seat' | 'one'> {
  /** Its cell; with one for each seat, that of home. */
  readonly at: number;
  readonly per: P;
  /** When left out. */
  readonly otherwise: T;
  /** 1 for what is or is not. */
  readonly max: number;
  /** What the name does not say. */
  readonly about?: string;
}
interface More {
  readonly about?: string;
  /** What the notation calls it, where that is something else. */
  readonly written?: string;
}
const COUNT_MAX = 99;
const countOf =
  <P extends 'seat' | 'one'>(per: P) =>
  (name: string, { about, written = name }: More = {}): Fact<number, P> => ({
    at: LAYOUT.cells(written, 'number', per),
    per,
    otherwise: 0,
    max: COUNT_MAX,
    ...(about === undefined ? {} : { about }),
  });
const whether =
  <P extends 'seat' | 'one'>(per: P) =>
  (name: string, otherwise: boolean, about: string): Fact<boolean, P> => ({
    at: LAYOUT.cells(name, 'number', per),
    per,
    otherwise,
    max: 1,
    about,
  });
const each = countOf('seat');

export const FACTS = {
  score: each('score'),
  rerolls: each('rerolls', { about: 'Team re-rolls left; none when left out, and nobody is asked about any.' }),
  rerollsUsed: countOf('one')('rerollsUsed', {
    written: 'rerollsUsedThisTurn',
    about: 'Team re-rolls used this turn.',
  }),
  leaderReroll: whether('seat')('leaderReroll', false, 'The re-roll that a Leader brings is still there.'),
  bribes: each('bribes'),
  apothecaries: each('apothecaries', { about: 'With the option apothecary.' }),
  fans: each('fans', { about: 'In thousands.' }),
  fame: each('fame'),
  markerMoved: whether('one')(
    'markerMoved',
    true,
    'With the option illegalProcedure: whether the marker was moved this turn.',
  ),
} as const;
export type FactName = keyof typeof FACTS;

type BySide<T> = Readonly<Partial<Record<SeatName, T>>>;
type ValueOf<F> = F extends Fact<infer T, 'seat' | 'one'> ? T : never;
/** As scenario files write them. */
export type FactsGiven = {
  readonly [N in FactName]?: (typeof FACTS)[N]['per'] extends 'seat'
    ? BySide<ValueOf<(typeof FACTS)[N]>>
    : ValueOf<(typeof FACTS)[N]>;
};
/** As a position has them. */
export type FactsNamed = {
  readonly [N in FactName]: (typeof FACTS)[N]['per'] extends 'seat'
    ? Readonly<Record<SeatName, ValueOf<(typeof FACTS)[N]>>>
    : ValueOf<(typeof FACTS)[N]>;
};
export const factList = Object.entries(FACTS) as readonly (readonly [FactName, Fact])[];

const valueIn = ({ otherwise }: Fact, cell: number): number | boolean =>
  typeof otherwise === 'boolean' ? cell !== 0 : cell;
/** What the cells of a position say, by name. */
export const nameFacts = (cells: { readonly [at: number]: number }): FactsNamed =>
  Object.fromEntries(
    factList.map(([name, fact]) => {
      const at = (offset: number): number | boolean => valueIn(fact, cells[fact.at + offset] as number);
      return [name, fact.per === 'seat' ? { home: at(0), away: at(1) } : at(0)];
    }),
  ) as unknown as FactsNamed;
