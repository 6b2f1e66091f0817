/** Small parts of sentences, the same in every game. */
import type { Game, GameEvent, Square } from '@ironpitch/engine';

export const squareText = (g: Game, sq: Square): string => g.squareName(sq).join(',');
/** One of the values the open question is about, by its name. */
export const aboutOf = (g: Game, name: string): number =>
  g.about((g.question.about as readonly string[]).indexOf(name));

/** Whether the open question is about such a value. */
export const hasAbout = (g: Game, name: string): boolean => (g.question.about as readonly string[]).includes(name);

/** The events from `start` on that fit, up to the first that does not. */
export const together = <E extends GameEvent, T extends E>(
  events: readonly E[],
  start: number,
  fits: (event: E) => event is T,
): T[] => {
  const out: T[] = [];
  for (let i = start; i < events.length; i++) {
    const event = events[i] as E;
    if (!fits(event)) break;
    out.push(event);
  }
  return out;
};
