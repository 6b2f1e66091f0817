/** Procedures: lists of short named steps. A running procedure is a frame in the position, never a closure. */
import { type BallId, EngineError, type PlayerId, type Seat, type Square } from '../words.ts';
import { SLOTS_MAX } from './layout.ts';

/** The vocabulary of frame slots: a slot's name decides its type, everywhere. */
export interface Slots {
  player: PlayerId;
  by: PlayerId;
  target: PlayerId;
  runner: PlayerId;
  seat: Seat;
  to: Square;
  from: Square;
  ball: BallId;
  kind: number;
  die: number;
  count: number;
  value: number;
  left: number;
  mode: number;
  flags: number;
  modifier: number;
  moment: number;
  option: number;
  sources: number;
  dice: number;
  face: number;
  before: Square;
  spent: number;
  casualty: number;
  injury: number;
  broken: number;
  doubles: number;
  again: number;
  stays: number;
  extra: number;
  squares: number;
  fell: number;
}
export type SlotName = keyof Slots;
export type Values<N extends readonly SlotName[]> = { [I in keyof N]: Slots[N[I]] };
export type Step<G, N extends readonly SlotName[]> = (g: G, ...slots: Values<N>) => void;
/** A step as the run loop calls it: with all cells of its frame. */
export type RawStep = (g: unknown, ...slots: number[]) => void;

/** What a procedure is called with (`params`), and what its frame keeps besides (`locals`, 0 at first). */
export interface Procedure<P extends readonly SlotName[] = readonly SlotName[]> {
  readonly id: number;
  /** Whose procedure it is: a name is used once in a game. */
  readonly game: string;
  readonly name: string;
  readonly params: P;
  readonly slots: readonly SlotName[];
  readonly steps: readonly RawStep[];
}

export const procedures: Procedure[] = [];
/** Per procedure the steps alone: what the run loop needs, one lookup away. */
export const stepsOf: (readonly RawStep[])[] = [];

export interface ProcedureMaker<G> {
  <const P extends readonly SlotName[]>(name: string, params: P, steps: readonly Step<G, P>[]): Procedure<P>;
  <const P extends readonly SlotName[], const L extends readonly SlotName[]>(
    name: string,
    params: P,
    locals: L,
    steps: readonly Step<G, [...P, ...L]>[],
  ): Procedure<P>;
}
/** `const procedure = procedureOf<MyGame>('my game')` gives a game the word with its own type in it. */
export const procedureOf = <G>(game: string): ProcedureMaker<G> => {
  const make = (name: string, params: readonly SlotName[], ...rest: readonly unknown[]): Procedure => {
    const [locals, steps] = (rest.length === 2 ? rest : [[], rest[0]]) as [readonly SlotName[], readonly RawStep[]];
    const slots = [...params, ...locals];
    if (slots.length > SLOTS_MAX) throw new EngineError(`${name} has more than ${SLOTS_MAX} slots`);
    if (procedures.some(p => p.name === name && p.game === game))
      throw new EngineError(`two procedures are called ${name}`);
    const made: Procedure = { id: procedures.length, game, name, params, slots, steps };
    procedures.push(made);
    stepsOf.push(steps);
    return made;
  };
  return make as ProcedureMaker<G>;
};

/** Per procedure the one an edition does instead; itself where the edition says nothing. */
export const resolveOverrides = (overrides: readonly (readonly [Procedure, Procedure])[]): Int16Array => {
  const resolve = new Int16Array(procedures.length);
  for (let id = 0; id < procedures.length; id++) resolve[id] = id;
  for (const [instead, use] of overrides) resolve[instead.id] = use.id;
  return resolve;
};
