/** Events by names: which field of an event is a player, a square, a seat or a ball, and how it is written. */
import {
  type BallId,
  type Game,
  type GameEvent,
  type Modifier,
  NOBODY,
  type PlayerId,
  SEATS,
  type Seat,
  type Square,
} from '@ironpitch/engine';

type Value<V> = [V] extends [PlayerId]
  ? 'player'
  : [V] extends [Square]
    ? 'square'
    : [V] extends [BallId]
      ? 'ball'
      : [V] extends [Seat | null]
        ? 'seat'
        : [V] extends [readonly Modifier[]]
          ? 'modifiers'
          : 'plain';
type FieldKind = 'player' | 'square' | 'ball' | 'seat' | 'modifiers' | 'plain';
/** The compiler checks that every event of a game is in its table, with every field and of the right kind. */
export type EventTable<E extends { readonly type: string }> = {
  readonly [T in E['type']]: {
    readonly [K in Exclude<keyof Extract<E, { type: T }>, 'type' | 'seen'>]-?: Value<
      Exclude<Extract<E, { type: T }>[K], undefined>
    >;
  };
};
/** A table whose events are not told apart. */
export type EventFields = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

/** An event as files and the wire write it: players by id, squares [column, row], seats home and away, balls from 1. */
export interface NamedEvent {
  readonly type: string;
  /** The only seat that may read it. */
  readonly seen?: string;
  readonly [field: string]: unknown;
}
export const nameFields = (g: Game, event: GameEvent, table: EventFields): NamedEvent => {
  const fields = table[event.type] ?? {};
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seen') named[key] = SEATS[value as Seat];
    else named[key] = nameValue(g, fields[key] ?? 'plain', value);
  }
  return named as unknown as NamedEvent;
};
/** Nobody and nowhere are null: a ball that leaves the pitch goes to no square. */
const nameValue = (g: Game, kind: FieldKind, value: unknown): unknown => {
  if (kind === 'player') return value === NOBODY ? null : g.playerName(value as PlayerId);
  if (kind === 'square') return (value as Square) < 0 ? null : g.squareName(value as Square);
  if (kind === 'ball') return (value as BallId) + 1;
  if (kind === 'seat') return value === null ? null : SEATS[value as Seat];
  if (kind === 'modifiers') return (value as readonly Modifier[]).map(modifier => nameModifier(g, modifier));
  return value;
};
/** `who` is left out when nobody is behind the modifier. */
const nameModifier = (g: Game, { who, ...modifier }: Modifier): unknown =>
  who === NOBODY ? modifier : { ...modifier, who: g.playerName(who) };
