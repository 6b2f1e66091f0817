/** One side of a position being turned into numbers: where each goes, and how much it weighs in the time that is left. */
import type { Game, Seat } from '@ironpitch/engine';

/** Where a match has next to no time left, it still has some: added to the turns that are left. */
export const LEAST_TIME = 0.5;

type Places<Name extends string> = Readonly<Record<Name, number>>;
/** By name, where a feature is written: in the order of the meanings. */
export const placesOf = <Name extends string>(meanings: Readonly<Record<Name, string>>): Places<Name> =>
  Object.fromEntries(Object.keys(meanings).map((name, i) => [name, i])) as Places<Name>;

export abstract class SideWriter<G extends Game, Name extends string> {
  protected readonly g: G;
  protected readonly seat: Seat;
  /** What happens now weighs the more the less time is left; what goes on for the rest of the match, the more is left. */
  protected readonly now: number;
  protected readonly rest: number;
  private readonly places: Places<Name>;
  private readonly out: Float64Array;
  /** `time` is what is left of the match, in turns. */
  constructor(g: G, seat: Seat, time: number, places: Places<Name>, out: Float64Array) {
    this.g = g;
    this.seat = seat;
    this.places = places;
    this.out = out;
    this.now = 1 / Math.sqrt(time + LEAST_TIME);
    this.rest = time * this.now;
  }
  protected add(name: Name, value: number): void {
    const at = this.places[name];
    this.out[at] = (this.out[at] as number) + value;
  }
  abstract write(): void;
}
