/** What tests of Star Players share: which special rules are used up, and for how long. */
import { writePosition } from '../../src/kernel/notation.ts';
import type { BloodScenario } from './b25.ts';

/** `lordOfChaos match`, in the order in which they were used. */
export const spentIn = (s: BloodScenario): string[] =>
  [...writePosition(s.game).matchAll(/skillSpent (\w+ \w+)/g)].map(match => match[1] as string);
