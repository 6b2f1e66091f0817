/** A drive of 2025: KO'd players come round when it ends, in a sequence of four steps (B25-EOD, B25-KOREC). */
import { AWAY, HOME, NO_SEAT, NOBODY, otherSeat, type Seat } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import {
  clearPitch,
  comeRound,
  endDrive,
  kickedOff,
  kickersPrepare,
  kickersReady,
  kickersSetUp,
  kickOff,
  leavePitch,
  nextTurn,
  receiversPrepare,
  receiversReady,
  receiversSetUp,
  takeToll,
  touchdown,
  wearOff,
} from '../../../procedures/drive.ts';
import { procedure } from '../../../status.ts';

/** Instead of `Drive`: Secret Weapons, the weather and the like, recovery, and only then what lasts a drive ends. */
export const DriveOf2025 = procedure(
  'DriveOf2025',
  [],
  ['seat'],
  [
    beginDrive,
    kickersSetUp,
    kickersReady,
    receiversSetUp,
    receiversReady,
    kickOff,
    kickedOff,
    afterKickOff,
    nextTurn,
    afterTurn,
    endDrive,
    leavePitch,
    takeToll,
    recover,
    wearOff,
    clearPitch,
    receiversPrepare,
    kickersPrepare,
  ],
);
/** B25-Q-07: whoever has nobody to set up plays the drive without. */
function beginDrive(g: BloodGame): void {
  g.active = NO_SEAT;
}
/** B25-Q-15: whoever scores in nobody's turn skips none of its own. */
function afterKickOff(g: BloodGame): void {
  if (g.scorer !== NOBODY) return touchdown(g, g.control(g.scorer));
  g.keep('seat', otherSeat(g.kicking));
}
/** … and so it is between two turns. */
function afterTurn(g: BloodGame, next: Seat): void {
  if (g.scorer === NOBODY) return g.goto(nextTurn);
  touchdown(g, g.active < 0 ? g.control(g.scorer) : otherSeat(next));
}
/** B25-KOREC-01 to -03 */
function recover(g: BloodGame): void {
  comeRound(g, HOME);
  comeRound(g, AWAY);
}
