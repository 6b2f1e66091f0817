/** How a trial gets past what comes in between. */
import { type Game, verbOf } from '@ironpitch/engine';

/** The answer that lets things be, where there is one that does not end what is tried. */
export const quietAnswer = (g: Game): number | undefined => {
  const { declining } = g;
  return declining === undefined || verbOf(declining).ends ? undefined : declining;
};
