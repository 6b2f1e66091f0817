/** The vocabulary everybody imports: numbers with a brand, so that a square is never passed for a player. */
declare const brand: unique symbol;
type Branded<Name extends string> = number & { readonly [brand]: Name };

export type PlayerId = Branded<'PlayerId'>;
export type Square = Branded<'Square'>;
export type BallId = Branded<'BallId'>;

/** Coaches sit on a seat: home plays from column 1, away from the last column. */
export type Seat = 0 | 1;
export const SEATS = ['home', 'away'] as const;
export type SeatName = (typeof SEATS)[number];
export const HOME: Seat = 0;
export const AWAY: Seat = 1;
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Absent values have names, and the type of what is absent. */
export const NOBODY = -1 as PlayerId;
export const NOWHERE = -1 as Square;
export const NO_BALL = -1 as BallId;
/** Control of a player whom neither coach controls. */
export const NO_SEAT = -1;

/** How a player is held in the position; the rules of a game give these their names. */
export const Posture = { standing: 0, prone: 1, stunned: 2 } as const;
export type Posture = (typeof Posture)[keyof typeof Posture];
export const POSTURES = ['standing', 'prone', 'stunned'] as const;

/** A mistake of a programmer or a corrupted position: never caused by a coach. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
/** An input that breaks a rule or a format. The message is one sentence: what, where, what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
