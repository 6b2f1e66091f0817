/** What came of courses that met the same dice: which are still worth a try, and which is best. */

export interface Trial {
  readonly place: number;
  /** One a round. */
  readonly values: number[];
}
export const ROUNDS_LEAST = 3;
/** The first course is what meets the eye: how much better it is than others, and how far they lie apart, by experience. */
const TRUST = 0.012;
const APART = 0.03;
/** What the judge tells apart is seldom finer than this. */
const MARGIN = 0.004;
/** Who lies so many standard errors behind the best drops out. */
const HOPELESS = 1.6;
/** Few rounds that agree by chance prove nothing. */
const VARIANCE_LEAST = 0.0004;
/** Whoever dropped out comes after everybody else. */
const DROPPED = 1;

const mean = (values: readonly number[], rounds: number): number => {
  let sum = 0;
  for (let i = 0; i < rounds; i++) sum += values[i] as number;
  return sum / rounds;
};
interface Lead {
  readonly rounds: number;
  readonly more: number;
  /** The standard error. */
  readonly error: number;
}
/** How far one is ahead of another over the rounds they have in common. */
const lead = ({ values: one }: Trial, { values: other }: Trial): Lead => {
  const rounds = Math.min(one.length, other.length);
  if (rounds < 2) return { rounds, more: 0, error: 1 };
  const more = mean(one, rounds) - mean(other, rounds);
  let squares = 0;
  for (let i = 0; i < rounds; i++) squares += ((one[i] as number) - (other[i] as number) - more) ** 2;
  return { rounds, more, error: Math.sqrt((squares / (rounds - 1) + VARIANCE_LEAST) / rounds) };
};
/** What meets the eye stays: everything else is held against it. */
export const promising = (open: readonly Trial[]): Trial[] => {
  const worth = ({ values }: Trial): number => mean(values, values.length);
  let best = open[0] as Trial;
  for (const trial of open) if (worth(trial) > worth(best)) best = trial;
  return open.filter(trial => {
    if (trial === best || trial.place === 0) return true;
    const { more, error } = lead(best, trial);
    return more < HOPELESS * error;
  });
};
/** The places, the best one first; what meets the eye comes before whatever is not plainly better. */
export const ranked = (trials: readonly Trial[], open: readonly Trial[]): number[] => {
  const [first] = trials as readonly [Trial];
  const points = (trial: Trial): number => {
    if (trial === first) return 0;
    const { rounds, more, error } = lead(trial, first);
    if (rounds < ROUNDS_LEAST) return Number.NEGATIVE_INFINITY;
    return more - MARGIN - TRUST * (error / APART) ** 2 - (open.includes(trial) ? 0 : DROPPED);
  };
  const all = trials.map(trial => ({ place: trial.place, points: points(trial) }));
  return all.sort((a, b) => b.points - a.points || a.place - b.place).map(({ place }) => place);
};
