/** Diving Catch: who throws itself at what comes down in an empty square next to it (B16-XSKILL-12). */
import { NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { Passing } from '../procedures/aim.ts';
import { isStanding, isWitless, neighbourAt, procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, NO } from '../words.ts';
import { USE } from './use.ts';

const Skill = skillsNamed('divingCatch');

/** Stands, has its wits and hands; a second ball is one too many, a bomb is not (B16-CATCH-01, -02, B16-XSKILL-04). */
export const canHold = (g: BloodGame, p: PlayerId, flags: number): boolean =>
  isStanding(g, p) &&
  !isWitless(g, p) &&
  !hasQuality(g, p, Quality.handless) &&
  ((flags & Passing.bomb) !== 0 || !g.holdsBall(p));

const diverAt = (g: BloodGame, seat: Seat, to: Square, direction: number, flags: number): PlayerId => {
  const p = neighbourAt(g, to, direction);
  if (p === NOBODY || g.control(p) !== seat || !g.reaches(p)) return NOBODY;
  return g.can(p, Skill.divingCatch) && canHold(g, p, flags) ? p : NOBODY;
};
const anyDiver = (g: BloodGame, seat: Seat, to: Square, flags: number): boolean => {
  for (let d = 0; d < 8; d++) if (diverAt(g, seat, to, d, flags) !== NOBODY) return true;
  return false;
};
const AskDiver = question(
  'divingCatch',
  ['seat', 'to', 'flags'],
  (g, seat, to, flags) => {
    g.offer(NO);
    for (let d = 0; d < 8; d++) {
      const p = diverAt(g, seat, to, d, flags);
      if (p !== NOBODY) g.offer(CHOOSE_PLAYER, p);
    }
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** The moving team's coach is asked first; at a kick-off the receiving one's. */
const firstSeat = (g: BloodGame): Seat => (g.active >= 0 ? g.active : otherSeat(g.kicking));

/** The slot `target` is the first coach's diver. Leaves in `g.result` who dives; NOBODY when none does, or when both sides get in each other's way. */
export const Dive = procedure('Dive', USE, [askFirst, hearFirst, askSecond, hearSecond]);
function askFirst(g: BloodGame): void {
  const to = g.slot('to');
  const flags = g.slot('flags');
  g.keep('target', NOBODY);
  const seat = firstSeat(g);
  if (!anyDiver(g, seat, to, flags)) return g.goto(askSecond);
  g.ask(AskDiver, seat, seat, to, flags);
}
function hearFirst(g: BloodGame): void {
  if (!g.answered(NO)) g.keep('target', g.object as PlayerId);
}
function askSecond(g: BloodGame, _player: PlayerId, first: PlayerId): void {
  const to = g.slot('to');
  const flags = g.slot('flags');
  const seat = otherSeat(firstSeat(g));
  if (anyDiver(g, seat, to, flags)) return g.ask(AskDiver, seat, seat, to, flags);
  settleOn(g, first);
  g.finish();
}
function hearSecond(g: BloodGame, _player: PlayerId, first: PlayerId): void {
  if (g.answered(NO)) return settleOn(g, first);
  settleOn(g, first === NOBODY ? (g.object as PlayerId) : NOBODY);
}
/** The same, but the first coach who sends somebody has it (B25-Q-70). */
export const DiveInTurn = procedure('DiveInTurn', USE, [askFirst, hearAlone, askSecond, hearSecond]);
function hearAlone(g: BloodGame): void {
  if (g.answered(NO)) return;
  settleOn(g, g.object as PlayerId);
  g.finish();
}
const settleOn = (g: BloodGame, diver: PlayerId): void => {
  g.result = diver;
  if (diver !== NOBODY) g.events?.push({ type: 'skillUsed', player: diver, skill: 'divingCatch' });
};
