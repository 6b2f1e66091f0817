/** Ways to play a turn: the same coach, who wants one thing more than another. */
import { type Temper, VETERAN } from '../../greedy/blood/temper.ts';
import type { Weights } from '../../greedy/blood/weights.ts';

type Change = Partial<Record<Exclude<keyof Temper, 'name' | 'weights'>, number>> & { weights?: Partial<Weights> };

/** Every number of the change is a factor. */
const like = (base: Temper, { weights = {}, ...change }: Change): Temper => {
  const times = <T extends object>(of: T, by: object): T => ({
    ...of,
    ...Object.fromEntries(
      Object.entries(by).map(([name, factor]) => [name, (of as Record<string, number>)[name] * factor]),
    ),
  });
  return { ...times(base, change), weights: times(base.weights, weights) };
};
/** Stands where the numbers of its temper say, not where it was counted: there is more to want one thing of. */
const { places: _counted, ...BY_EYE } = VETERAN;
/** The first is what meets the eye. */
export const MOODS: readonly Temper[] = [
  VETERAN,
  // Careful: nothing is risked that need not be.
  like(VETERAN, { weights: { turnover: 3, perWaiting: 2, rest: 1.5 } }),
  // Bold.
  like(VETERAN, { weights: { turnover: 0.3, perWaiting: 0.5, rest: 0.4 } }),
  // A cage that goes no faster than its corners.
  like(BY_EYE, { corner: 2, beside: 2, blitzed: 2.5, weights: { perSupport: 1.5 } }),
  // The ball runs ahead.
  like(VETERAN, { blitzed: 0.4, weights: { perColumn: 4, marked: 0.8 } }),
  // Everybody at the other side's ball.
  like(BY_EYE, { mark: 2, screen: 0.5, carrierDown: 1.5, weights: { markersEnough: 1.5, cover: 1.5 } }),
  // Everybody between the other side's ball and the End Zone.
  like(BY_EYE, { mark: 0.3, screen: 2.5, behind: 2, weights: { markedAway: 3 } }),
];
