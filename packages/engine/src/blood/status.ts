/** Standing, Prone, Stunned, tackle zones, and who stands next to whom. */
import { procedureOf } from '../kernel/procedure.ts';
import { questionOf } from '../kernel/question.ts';
import type { RollSheet } from '../kernel/roll.ts';
import { type BallId, NOBODY, otherSeat, type PlayerId, Posture, type Seat, type Square } from '../words.ts';
import { hasQuality } from './bearing.ts';
import { Quality } from './entries.ts';
import type { BloodGame } from './game.ts';
import { GRID, ownEndZone, stepFrom } from './pitch.ts';
import { CHOMPED, ENTRANCED, ROOTED, TRANSFORMED, WITLESS } from './words.ts';

export const procedure = procedureOf<BloodGame>('blood');
export const question = questionOf<BloodGame>('blood');

/** A line on a roll's sheet; the edition says under which rule it prints the cause (`cite`). */
export const addTo = (
  sheet: RollSheet,
  by: number,
  cause: string,
  who: PlayerId = NOBODY,
  citedAs: string = cause,
): void => sheet.add(by, cause, citedAs, who);

export const isStanding = (g: BloodGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) === Posture.standing;
export const isProne = (g: BloodGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) === Posture.prone;
export const isStunned = (g: BloodGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) === Posture.stunned;
/** Prone or Stunned. */
export const isDown = (g: BloodGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) !== Posture.standing;

/** B16-TZ-01 to -03: stands with its wits about it. */
export const hasZone = (g: BloodGame, p: PlayerId): boolean => g.onPitch(p) && g.reaches(p);
/** How many tackle zones of the other side cover a square. */
export const zonesAgainst = (g: BloodGame, seat: Seat, sq: Square): number => g.reach(otherSeat(seat), sq);
/** B16-BONE-04, B16-STUPID-05: neither catches nor moves nor helps anybody. */
export const isWitless = (g: BloodGame, p: PlayerId): boolean => g.isAffected(p, WITLESS) || g.isAffected(p, ENTRANCED);
export const isRooted = (g: BloodGame, p: PlayerId): boolean => g.isAffected(p, ROOTED) || isChomped(g, p);
const isChomped = (g: BloodGame, p: PlayerId): boolean => g.isAffected(p, CHOMPED) && biterOf(g, p) !== NOBODY;
/** May hold somebody by its teeth: it marks, and is itself. */
export const hasTeeth = (g: BloodGame, p: PlayerId): boolean => hasZone(g, p) && !g.isAffected(p, TRANSFORMED);
/** By whose teeth a player is held, for as long as that one marks it. */
export const biterOf = (g: BloodGame, p: PlayerId): PlayerId => {
  if (!g.onPitch(p) || !g.isAffected(p, CHOMPED)) return NOBODY;
  for (let d = 0; d < 8; d++) {
    const by = neighbourAt(g, g.square(p), d);
    if (by !== NOBODY && hasTeeth(g, by) && g.isAffectedWith(p, CHOMPED, by)) return by;
  }
  return NOBODY;
};

export const areAdjacent = (g: BloodGame, p: PlayerId, q: PlayerId): boolean =>
  g.onPitch(p) && g.onPitch(q) && GRID.distance(g.square(p), g.square(q)) === 1;
/** The player on the neighbouring square in a direction 0..7, or NOBODY. */
export const neighbourAt = (g: BloodGame, sq: Square, direction: number): PlayerId => {
  const to = stepFrom(sq, direction);
  return to < 0 ? NOBODY : g.playerAt(to);
};
/** B16-TD-01: where this player's team scores. */
export const inScoringZone = (g: BloodGame, p: PlayerId): boolean =>
  g.onPitch(p) && ownEndZone(otherSeat(g.control(p)), g.square(p)) && !hasQuality(g, p, Quality.scoreless);

/** Whether the coach who is asked has the ball where it scores. */
export const isSomebodyHome = (g: BloodGame): boolean => {
  if (g.rules.edition.scoresAtOnce) return false; // whoever is there still may not score
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (g.inPlay(b as BallId) && holder >= 0 && g.control(holder) === g.asked && inScoringZone(g, holder)) return true;
  }
  return false;
};

const settleZone = (g: BloodGame, p: PlayerId): void =>
  g.setReaches(p, g.posture(p) === Posture.standing && !isWitless(g, p) && !hasQuality(g, p, Quality.neutral));
export const layDown = (g: BloodGame, p: PlayerId, posture: Posture): void => {
  g.setPosture(p, posture);
  g.setReaches(p, false);
};
export const standUpright = (g: BloodGame, p: PlayerId): void => {
  g.setPosture(p, Posture.standing);
  settleZone(g, p);
};
/** Takes the tackle zone and the wits away; B16-BONE-05: for the drive at most. */
export const loseWits = (g: BloodGame, p: PlayerId, kind: number, until: 4): void => {
  if (!g.isAffected(p, kind)) g.affect(p, kind, 0, until);
  settleZone(g, p);
};
export const regainWits = (g: BloodGame, p: PlayerId, kind: number): void => {
  g.endEffect(p, kind);
  settleZone(g, p);
};
/** Whoever lost its wits until its next Action has them back. */
export const wakeUp = (g: BloodGame, p: PlayerId): void => {
  if (g.isAffected(p, ENTRANCED)) regainWits(g, p, ENTRANCED);
};
/** After effects have ended by themselves. */
export const settleZones = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++) if (g.onPitch(p as PlayerId)) settleZone(g, p as PlayerId);
};
/** How many players of a seat are on the pitch. */
export const countOnPitch = (g: BloodGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId)) count++;
  return count;
};
