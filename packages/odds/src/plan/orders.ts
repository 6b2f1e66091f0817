/**
 * Whether what was ordered really happens. A step of a plan counts as taken only when the match report or the next
 * question shows it: the player has moved there, the ball has left the hands, the block was made. That it was said, and
 * that the turn goes on, is not enough.
 */
import { type Game, objectOf, type PlayerId, type Seat, verbOf } from '@ironpitch/engine';
import { OUTCOMES } from './plan.ts';

/** A step did not take place. Comes after the outcomes and the ball. */
export const NOT_DONE: number = 1 << (OUTCOMES.length + 1);
/** The last step was ordered, and does not show yet; and of two signs that it takes the first one has been seen. */
const ORDERED: number = NOT_DONE << 1;
const BEGUN: number = NOT_DONE << 2;
export const IN_VAIN: number = NOT_DONE | ORDERED;
/** More than any set of flags. */
export const ALL_FLAGS: number = NOT_DONE << 3;

/** A step as it is given. */
export interface Said {
  readonly verb: string;
  readonly object: number;
}
/** A step that has to show, and how. */
export interface Order extends Said {
  /** What the step before it named: some orders are given in two parts and carried out together. */
  readonly before: Said | undefined;
  readonly shows: Shows;
}
/** What a line of the match report says of an order: nothing, that it is carried out, or one of two signs of that. */
export const Sign = { none: 0, done: 1, first: 2, second: 3 } as const;
export type Sign = (typeof Sign)[keyof typeof Sign];
/** How it shows that orders of a kind are carried out: in the report, or by what is asked next. */
export type Shows =
  | { readonly by: 'report'; sign(event: { readonly type: string }, order: Order, own: Own): Sign }
  | { readonly by: 'question'; isAsked(g: Game, order: Order): boolean };
/** How the step at this place shows; undefined for one that happens by being said. */
export type ShowsOf = (g: Game, seat: Seat, said: readonly Said[], step: number) => Shows | undefined;
/** Tells the planning side's players. */
export type Own = (player: PlayerId) => boolean;

/** By step, what has to show; nothing for steps that happen by being said. */
export const ordersOf = (
  g: Game,
  seat: Seat,
  steps: readonly number[],
  shows: ShowsOf,
): readonly (Order | undefined)[] => {
  const said = steps.map((step): Said => ({ verb: verbOf(step).name, object: objectOf(step) }));
  return said.map((one, i) => {
    const how = shows(g, seat, said, i);
    return how && { ...one, before: said[i - 1], shows: how };
  });
};

/** The flags once a step has been ordered. */
export const ordered = (flags: number, order: Order | undefined): number =>
  order === undefined ? flags : (flags & ~BEGUN) | ORDERED;
/** The flags after a line of the match report. */
export const heardOf = (flags: number, event: { readonly type: string }, order: Order, own: Own): number => {
  if ((flags & ORDERED) === 0 || order.shows.by !== 'report') return flags;
  const sign = order.shows.sign(event, order, own);
  if (sign === Sign.none) return flags;
  if (sign === Sign.first) return flags | BEGUN;
  return sign === Sign.done || (flags & BEGUN) !== 0 ? flags & ~(ORDERED | BEGUN) : flags;
};
/** The flags once the next step is asked for: what does not show by now has not happened. */
export const judged = (flags: number, order: Order | undefined, g: Game): number => {
  if ((flags & ORDERED) === 0) return flags;
  const done = order?.shows.by === 'question' && order.shows.isAsked(g, order);
  return (done ? flags : flags | NOT_DONE) & ~(ORDERED | BEGUN);
};
