/** The Special Play cards of the 2016 box: both decks. */
import type { SpecialPlay } from '../../../game.ts';
import { miscellaneousMayhem2016 } from './mayhem.ts';
import { randomEvents2016 } from './random-events.ts';

export const cards2016: readonly SpecialPlay[] = [...randomEvents2016, ...miscellaneousMayhem2016];
