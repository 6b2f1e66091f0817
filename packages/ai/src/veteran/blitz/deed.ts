/** One Action that a coach could go on with, and the numbers of the kinds there are. */
import { ACTIONS, type ActionName, type PlayerId, type Square } from '@ironpitch/engine';

export interface Deed {
  readonly answer: number;
  readonly kind: number;
  readonly player: PlayerId;
  /** Where it ends, on whom it is; the other one is absent. */
  readonly to: Square;
  readonly target: PlayerId;
  /** A loose ball that is picked up on the way. */
  readonly via: Square;
  /** The Bonus Play that it takes, by number, or -1. */
  readonly card: number;
  /** How likely a Throw arrives; 1 where nothing is rolled for. */
  readonly chance: number;
  /** What it brings by itself, and what may come of it later in the turn as well. */
  readonly gain: number;
  readonly hope: number;
}
export const NO_CARD = -1;
/** A deed without what most have not. */
export type Given = Pick<Deed, 'answer' | 'kind' | 'player' | 'gain'> & Partial<Omit<Deed, 'hope'>>;
const kind = (name: ActionName): number => ACTIONS.indexOf(name);
export const RUN: number = kind('run');
export const MARK: number = kind('mark');
export const THROW: number = kind('throw');
export const BLOCK: number = kind('block');
export const SIDESTEP: number = kind('sidestep');
export const STAND_UP: number = kind('standUp');
export const RESERVES: number = kind('reserves');
export const KIND_OF: ReadonlyMap<string, number> = new Map(ACTIONS.map((name, number) => [name, number]));
