/** Positions and events by names, whichever game they are of. */
import type { BlitzGame, blood, Game, GameEvent } from '@ironpitch/engine';
import type { NamedBlitzPosition } from './blitz/position.ts';
import type { NamedBloodPosition } from './blood/position.ts';
import { type NamedEvent, nameFields } from './events.ts';
import { gameWords, wordsOf } from './games.ts';

export type NamedPosition = NamedBlitzPosition | NamedBloodPosition;

/** The whole position; it hides nothing. */
export function namePosition(g: BlitzGame): NamedBlitzPosition;
export function namePosition(g: blood.BloodGame): NamedBloodPosition;
export function namePosition(g: Game): NamedPosition;
export function namePosition(g: Game): NamedPosition {
  return wordsOf(g).namePosition(g) as NamedPosition;
}
export const nameEvent = (g: Game, event: GameEvent): NamedEvent => nameFields(g, event, wordsOf(g).events);

/** Every kind of event of a game, with the names of its fields. */
export const eventFields = (game: 'blitz' | 'blood'): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(gameWords[game].events).map(([type, fields]) => [type, Object.keys(fields)]));
