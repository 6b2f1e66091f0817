/** Numbers of the engine by name; undefined for nobody and nowhere. */
import { type BallId, type Game, NOBODY, type PlayerId, SEATS, type Seat, type Square } from '@ironpitch/engine';
import type { Named } from './words.ts';

export type Namer = (g: Game, value: number) => Named | undefined;
export const namePlayer: Namer = (g, value) => (value === NOBODY ? undefined : g.playerName(value as PlayerId));
export const nameSquare: Namer = (g, value) => (value < 0 ? undefined : g.squareName(value as Square));
export const nameSeat: Namer = (_, value) => SEATS[value as Seat];
/** Balls are counted from 1. */
export const nameBall: Namer = (_, value) => (value as BallId) + 1;
