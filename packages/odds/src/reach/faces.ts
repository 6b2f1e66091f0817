/** The faces of a die as bits, and what they come to. */

const FACE = 1 / 6;
const FACES = 6;

/** Of a die showing one of these faces. */
export const shareOf = (faces: number): number => {
  let count = 0;
  for (let rest = faces; rest !== 0; rest &= rest - 1) count++;
  return count / FACES;
};

/** The faces of a die that pass a Dodge, as bits: as it is and with Break Tackle, and both with somebody diving. */
export interface DodgeFaces {
  readonly plain: number;
  readonly strong: number;
  readonly divedAt: number;
  readonly divedAtStrong: number;
  /** On which nobody keeps its feet. */
  readonly slips: number;
  /** One face of every kind, as a bit, and the share of the die that is of its kind. */
  readonly kinds: readonly { readonly bit: number; readonly share: number }[];
}
const FACE_BITS = FACES + 1;
const known = new Map<number, DodgeFaces>();
/** Puts the faces together that pass and fail alike; there are few ways to, and every square has one of them. */
export const dodgeFaces = (
  plain: number,
  strong: number,
  divedAt: number,
  divedAtStrong: number,
  slips = 0,
): DodgeFaces => {
  const rolled = (((divedAt << FACE_BITS) | divedAtStrong) << FACE_BITS) | slips;
  const key = rolled * 2 ** (2 * FACE_BITS) + ((plain << FACE_BITS) | strong);
  const faces = known.get(key) ?? together(plain, strong, divedAt, divedAtStrong, slips);
  known.set(key, faces);
  return faces;
};
const together = (plain: number, strong: number, divedAt: number, divedAtStrong: number, slips: number): DodgeFaces => {
  const kinds: { readonly bit: number; share: number }[] = [];
  const isAlike = (a: number, b: number): boolean => {
    for (const faces of [plain, strong, divedAt, divedAtStrong, slips])
      if (((faces & a) === 0) !== ((faces & b) === 0)) return false;
    return true;
  };
  for (let face = 1; face <= FACES; face++) {
    const bit = 1 << face;
    const alike = kinds.find(kind => isAlike(kind.bit, bit));
    if (alike === undefined) kinds.push({ bit, share: FACE });
    else alike.share += FACE;
  }
  return { plain, strong, divedAt, divedAtStrong, slips, kinds };
};
