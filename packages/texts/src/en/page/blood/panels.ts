/** Blood Bowl on the page: what stands beside the pitch and on it. */
import { words } from '../../../shape.ts';
import { plural, signed } from '../../grammar.ts';

export const panels = {
  facts: words()({ rerolls: 'Re-rolls', players: 'Players', cost: 'Cost' }),
  clock: {
    half: 'Half',
    of: (turns: number): string => `of ${turns}`,
    rerolls: 'Re-rolls',
    rerollsLeft: (left: number, most: number): string => `${left} of ${plural(most, 're-roll')} left`,
    turnOf: (turn: number, turns: number): string => `Turn ${turn} of ${turns}`,
  },
  panel: {
    title: 'This turn',
    between: 'Between turns',
    tab: 'Match',
    once: 'Once a turn',
    used: 'used',
    free: 'still free',
    rerollUsed: 'The re-roll of this turn is spent.',
    kicking: (team: string): string => `Kicking: ${team}`,
    bribes: (count: number): string => plural(count, 'bribe'),
    apothecary: 'Apothecary',
    hand: 'Special plays',
  },
  overlay: {
    sure: 'no roll',
    risky: 'chance in %',
    place: 'your half',
    aimed: 'may be chosen',
    target: 'target',
    gain: 'ball or touchdown',
    push: 'may be pushed there',
    spot: 'comes down here',
    bands: words<(by: number) => string>()({
      quick: by => `quick ${signed(by)}`,
      short: by => `short ${signed(by)}`,
      long: by => `long ${signed(by)}`,
      bomb: by => `bomb ${signed(by)}`,
    }),
  },
};
