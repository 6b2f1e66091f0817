/** What goes without saying when a position is weighed: when one throw stands by itself, and who has nothing left to do. */
import { type blood, type Game, verbOf } from '@ironpitch/engine';

export interface Habits {
  /** A step that rolls is a quiet place by itself: between turns one thing happens after the other. */
  isQuietStep(g: Game): boolean;
}
export const HABITS: Readonly<Record<'blitz' | 'blood', Habits>> = {
  blood: { isQuietStep: g => (g as blood.BloodGame).active < 0 || / Drive\([^()]*\)$/.test(g.describe()) },
  blitz: { isQuietStep: g => g.describe().includes(' DrawEvents(') },
};
/** Ends what has come to its end: whoever is home with the ball stops. Everything else is weighed, however obvious. */
export const habitual = (g: Game): number | undefined => {
  const { obvious } = g;
  return obvious !== undefined && verbOf(obvious).ends ? obvious : undefined;
};
