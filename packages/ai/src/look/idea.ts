/** An idea: answers one might give one after the other, and what they are about. */
import type { PlayerId, Square } from '@ironpitch/engine';

export interface Step {
  readonly question: string;
  readonly answer: number;
}
/** What an idea is about, for whoever puts it into words. */
export const PURPOSES = [
  'score',
  'carry',
  'hold',
  'pickUp',
  'pass',
  'handOff',
  'blitzCarrier',
  'blockCarrier',
  'blitz',
  'block',
  'foul',
  'standUp',
  'position',
  'mark',
  'reserves',
  'card',
  'endTurn',
  'other',
] as const;
export type Purpose = (typeof PURPOSES)[number];
export interface Idea {
  readonly steps: readonly Step[];
  readonly purpose: Purpose;
  /** Who does it, to whom, and where that one ends up. */
  readonly player?: PlayerId;
  readonly target?: PlayerId;
  readonly to?: Square;
}
export const isSameIdea = (a: Idea, b: Idea): boolean =>
  a.steps.length === b.steps.length && a.steps.every((step, i) => step.answer === b.steps[i]?.answer);
