/** Chances as a coach works them out on paper: faces counted, fractions multiplied. Knows nothing of the program. */

const D6 = [1, 2, 3, 4, 5, 6] as const;
const BLOCK_DIE = ['attackerDown', 'bothDown', 'pushed', 'pushed', 'defenderStumbles', 'defenderDown'] as const;
export type Face = (typeof BLOCK_DIE)[number];

/** A D6 that must reach `needed` with `modifier`; a natural 1 always fails, a natural 6 never does. */
export const onD6 = (needed: number, modifier = 0): number =>
  D6.filter(d => d === 6 || (d > 1 && d + modifier >= needed)).length / 6;
/** The Agility table: AG 1 needs a 6, AG 6 a 1. */
export const agility = (ag: number, modifier = 0): number => onD6(7 - Math.min(ag, 6), modifier);
/** A plain D6, without the rules about a natural 1 and 6. */
export const plain = (needed: number): number => (7 - needed) / 6;
/** A second try of the same thing, if the first fails. */
export const twice = (p: number): number => p + (1 - p) * p;
/** A second try that first needs a 4+: Loner, or Pro. */
export const twiceOnFour = (p: number): number => p + ((1 - p) * p) / 2;

/** Two D6: the chance that `good` holds for them. */
export const on2D6 = (good: (a: number, b: number) => boolean): number =>
  D6.flatMap(a => D6.map(b => good(a, b))).filter(Boolean).length / 36;
export const total = (least: number): number => on2D6((a, b) => a + b >= least);

/** Block dice, -3 to 3; below 0 the other coach picks. What the best (or worst) of the faces is worth, on average. */
export const blockDice = (dice: number, worth: (face: Face) => number): number => {
  const count = Math.abs(dice);
  const pick = dice < 0 ? Math.min : Math.max;
  const all = (left: number, best: number): number =>
    left === 0
      ? best
      : BLOCK_DIE.reduce(
          (sum, face) => sum + all(left - 1, left === count ? worth(face) : pick(best, worth(face))) / 6,
          0,
        );
  return all(count, 0);
};
/** The same with faces that will do. */
export const faces = (dice: number, ...good: Face[]): number => blockDice(dice, face => (good.includes(face) ? 1 : 0));
/** Block dice with one re-roll: the second roll stands. `worthKept` is what faces are worth while the re-roll is there. */
export const blockDiceRerolled = (
  dice: number,
  worthKept: (face: Face) => number,
  worthSpent: (face: Face) => number,
): number => {
  const again = blockDice(dice, worthSpent);
  const count = Math.abs(dice);
  const pick = dice < 0 ? Math.min : Math.max;
  const all = (left: number, shown: readonly Face[]): number =>
    left === 0
      ? Math.max(again, pick(...shown.map(worthKept)))
      : BLOCK_DIE.reduce((sum, face) => sum + all(left - 1, [...shown, face]) / 6, 0);
  return all(count, []);
};

/** One roll of a chain: its chance, and which skill could re-roll it. */
export interface Roll {
  readonly p: number;
  readonly skill?: string;
}
/**
 * All rolls of a chain, with skills that re-roll their own kind (`once` in the whole chain, or any number of times) and
 * one team re-roll, which a Loner has to earn with a 4+. Whoever fails takes what is best for the rest of the chain.
 */
export const chain = (
  rolls: readonly Roll[],
  {
    once = [],
    always = [],
    team = 0,
    loner = false,
  }: { once?: string[]; always?: string[]; team?: number; loner?: boolean },
): number => {
  const [roll, ...rest] = rolls;
  if (roll === undefined) return 1;
  const { p, skill } = roll;
  const after = (left: string[], teamLeft: number): number =>
    chain(rest, { once: left, always, team: teamLeft, loner });
  const tries = [0];
  if (skill !== undefined && always.includes(skill)) tries.push(p * after(once, team));
  if (skill !== undefined && once.includes(skill))
    tries.push(
      p *
        after(
          once.filter(one => one !== skill),
          team,
        ),
    );
  if (team > 0) tries.push((loner ? 1 / 2 : 1) * p * after(once, team - 1));
  return p * after(once, team) + (1 - p) * Math.max(...tries);
};

type Spot = readonly [column: number, row: number];
const AROUND: readonly Spot[] = [-1, 0, 1].flatMap(x => [-1, 0, 1].map((y): Spot => [x, y])).filter(([x, y]) => x || y);
/** Where something ends up that scatters so many squares from [0, 0], far from every edge: chances by `column,row`. */
export const scattered = (squares: number): ReadonlyMap<string, number> => {
  let spots = new Map<string, number>([['0,0', 1]]);
  for (let i = 0; i < squares; i++) {
    const next = new Map<string, number>();
    for (const [spot, p] of spots) {
      const [x, y] = spot.split(',').map(Number) as [number, number];
      for (const [dx, dy] of AROUND) {
        const key = `${x + dx},${y + dy}`;
        next.set(key, (next.get(key) ?? 0) + p / 8);
      }
    }
    spots = next;
  }
  return spots;
};
/** Of a ball that scatters three squares from a lone catcher: it comes down on them, or bounces onto them once. */
export const comesBack = (): number => {
  const spots = scattered(3);
  const beside = AROUND.reduce((sum, [x, y]) => sum + (spots.get(`${x},${y}`) ?? 0), 0);
  return (spots.get('0,0') ?? 0) + beside / 8;
};

/** Somebody standing, and how likely they catch a ball that bounces onto them. */
export interface Standing {
  readonly at: Spot;
  readonly catches: number;
}
/** A ball bounces away from `from` until it is caught or rests: how likely `wanted` ends up with it, far from every edge. */
export const bounced = (standing: Readonly<Record<string, Standing>>, from: string, wanted: string): number => {
  let worth: Readonly<Record<string, number>> = {};
  const names = Object.keys(standing);
  const next = (name: string): number =>
    names.reduce((sum, other) => {
      const [a, b] = [standing[name] as Standing, standing[other] as Standing];
      const apart = Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]));
      const caught = other === wanted ? b.catches : 0;
      return apart === 1 ? sum + (caught + (1 - b.catches) * (worth[other] ?? 0)) / 8 : sum;
    }, 0);
  for (let i = 0; i < 60; i++) worth = Object.fromEntries(names.map(name => [name, next(name)]));
  return worth[from] ?? 0;
};
