/** The match report by names: which field of an event is a player, a square, a seat or a ball, and how it is written. */
import {
  type BallId,
  type BlitzEvent,
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
/** The compiler checks that every event of the engine is here, with every field and of the right kind. */
type EventTable = {
  readonly [T in BlitzEvent['type']]: {
    readonly [K in Exclude<keyof Extract<BlitzEvent, { type: T }>, 'type' | 'seen'>]: Value<
      Extract<BlitzEvent, { type: T }>[K]
    >;
  };
};
const table: EventTable = {
  tossed: { winner: 'seat' },
  arenaRolled: { arena: 'plain', die: 'plain' },
  pitchChosen: { pitch: 'plain' },
  teamsSwapped: {},
  cardDealt: { space: 'plain', challenge: 'plain' },
  cardDiscarded: { space: 'plain', challenge: 'plain' },
  deckTop: { challenge: 'plain' },
  lastCardDealt: {},
  placed: { player: 'player', to: 'square' },
  turnStarted: { seat: 'seat', turn: 'plain' },
  turnEnded: { seat: 'seat' },
  actionStarted: { player: 'player', action: 'plain', free: 'plain' },
  moved: { player: 'player', from: 'square', to: 'square' },
  pushed: { player: 'player', from: 'square', to: 'square' },
  followedUp: { player: 'player', from: 'square', to: 'square' },
  moveRolled: { player: 'player', die: 'plain' },
  checked: {
    check: 'plain',
    player: 'player',
    target: 'plain',
    die: 'plain',
    total: 'plain',
    modifiers: 'modifiers',
    passed: 'plain',
  },
  blockRolled: { player: 'player', target: 'player', dice: 'plain', modifiers: 'modifiers' },
  blockResult: { player: 'player', target: 'player', face: 'plain' },
  foulRolled: { player: 'player', target: 'player', face: 'plain' },
  violentRolled: { player: 'player', die: 'plain' },
  rerolled: { seat: 'seat', source: 'plain' },
  barred: { player: 'player' },
  wentProne: { player: 'player', knockedDown: 'plain' },
  stoodUp: { player: 'player' },
  injured: { player: 'player', cause: 'plain' },
  sentOff: { player: 'player' },
  threw: { player: 'player', target: 'player', result: 'plain' },
  threwTeammate: { player: 'player', thrown: 'player', to: 'square', result: 'plain' },
  ballPlaced: { ball: 'ball', kind: 'plain', to: 'square' },
  ballBounced: { ball: 'ball', from: 'square', to: 'square', die: 'plain' },
  ballTaken: { ball: 'ball', player: 'player' },
  ballRemoved: { ball: 'ball', from: 'square' },
  squigStirred: { ball: 'ball', die: 'plain' },
  touchdown: { player: 'player', seat: 'seat', points: 'plain' },
  claimed: { seat: 'seat', space: 'plain', challenge: 'plain', points: 'plain' },
  cleanSweep: { seat: 'seat', points: 'plain' },
  bonusPoint: { seat: 'seat', points: 'plain' },
  bonusTaken: { seat: 'seat', play: 'plain' },
  bonusPlayed: { seat: 'seat', play: 'plain' },
  bonusDiscarded: { seat: 'seat', play: 'plain' },
  eventDrawn: { event: 'plain' },
  invasionRolled: { player: 'player', face: 'plain' },
  passedTurn: { seat: 'seat' },
  conceded: { seat: 'seat' },
  matchEnded: { winner: 'seat', ending: 'plain' },
};
const fieldsByType: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = table;

/** Every kind of event, with the names of its fields. */
export const eventFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(fieldsByType).map(([type, fields]) => [type, Object.keys(fields)]),
);

/** An event as files and the wire write it: players by id, squares [column, row], seats home and away, balls from 1. */
export interface NamedEvent {
  readonly type: string;
  /** The only seat that may read it. */
  readonly seen?: string;
  readonly [field: string]: unknown;
}
export const nameEvent = (g: Game, event: GameEvent): NamedEvent => {
  const fields = fieldsByType[event.type] ?? {};
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seen') named[key] = SEATS[value as Seat];
    else named[key] = nameValue(g, fields[key] ?? 'plain', value);
  }
  return named as unknown as NamedEvent;
};
const nameValue = (g: Game, kind: FieldKind, value: unknown): unknown => {
  if (kind === 'player') return g.playerName(value as PlayerId);
  if (kind === 'square') return g.squareName(value as Square);
  if (kind === 'ball') return (value as BallId) + 1;
  if (kind === 'seat') return value === null ? null : SEATS[value as Seat];
  if (kind === 'modifiers') return (value as readonly Modifier[]).map(modifier => nameModifier(g, modifier));
  return value;
};
/** `who` is left out when nobody is behind the modifier. */
const nameModifier = (g: Game, { who, ...modifier }: Modifier): unknown =>
  who === NOBODY ? modifier : { ...modifier, who: g.playerName(who) };
