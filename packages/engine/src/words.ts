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
/** The longest sentence about an input, its `…` not counted. */
const SENTENCE_MAX = 298;
/** What a terminal or a page would obey or hide instead of showing it. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** A text from outside as it may be printed: one line, its control characters written out, cut after `most` signs. */
export const printable = (text: string, most = SENTENCE_MAX): string => {
  const line = text
    .slice(0, most + 1)
    .replace(UNPRINTABLE, sign => `\\u${(sign.codePointAt(0) as number).toString(16).padStart(4, '0')}`);
  // No sign of two code units is cut in half.
  return line.length > most ? `${line.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : line;
};
const SHOWN_MAX = 60;
/** A value from outside as it stands in a sentence. */
export const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return printable(asJson(typeof value === 'string' ? value.slice(0, SHOWN_MAX + 1) : value), SHOWN_MAX);
};
const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`;
  } catch {
    return 'something that cannot be written down';
  }
};
/**
 * An input that breaks a rule or a format. The message is one sentence in one line: what, where, what would be right.
 * Whatever it quotes, it is fit to be printed.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  constructor(message: string) {
    super(printable(message));
  }
}
