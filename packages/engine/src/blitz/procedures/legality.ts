/** Who may make which Action now: status, once per turn, bans, and whether there is anything to do it to. */
import { teamTarget } from '../../kernel/effects.ts';
import { NOBODY, type PlayerId, type Seat } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { couldPlay } from '../hand.ts';
import { GRID } from '../pitches.ts';
import { isMarked, isOpen, isProne, isStanding, marks, neighbourAt } from '../status.ts';
import { Action, BARRED, Grant, THROWS_WHILE_MARKED } from '../words.ts';
import { canReturn, canSidestep } from './actions/moves.ts';
import { canMark } from './marking.ts';
import { bombs } from './rolls.ts';
import { hailMaryCouldHelp, throwTargetExists } from './ruler.ts';

/** BU-ACTION-03 to -05, BU-FREE-08: not the same kind twice in a turn, and nothing at all when barred. */
export const mayAct = (g: BlitzGame, player: PlayerId, kind: number): boolean =>
  !g.hasDone(player, kind) && !g.isAffected(player, BARRED);

/** BU-ACTION-06 to -09, BU-FREE-02: everything an Action needs, free ones included. */
export const canTake = (g: BlitzGame, player: PlayerId, kind: number, option: number): boolean => {
  if (!mayAct(g, player, kind)) return false;
  switch (kind) {
    case Action.run: // BU-RUN-01
      return (
        isOpen(g, player) ||
        (isMarked(g, player) && (option === Grant.hitAndRun || g.hasHook(g.rules.hooks.runsWhileMarked, player)))
      );
    case Action.mark: // BU-MARK-01
      return (
        isOpen(g, player) &&
        canMark(g, player, mayMarkFurther(g, g.control(player)), option === Grant.intervention ? g.factTarget : NOBODY)
      );
    case Action.throw:
      return canThrow(g, player, option);
    case Action.block:
      return isStanding(g, player) && blockTargetExists(g, player);
    case Action.sidestep:
      return isMarked(g, player) && canSidestep(g, player);
    case Action.standUp:
      return isProne(g, player);
    case Action.reserves:
      return !g.onPitch(player) && canReturn(g, g.control(player));
    case Action.foul:
      return g.rules.options.fouls && isOpen(g, player) && foulTargetExists(g, player);
    default:
      return canThrowTeammate(g, player);
  }
};
/** BU-BONUS-08: with the card for it in hand a longer Mark may be declared. */
export const mayMarkFurther = (g: BlitzGame, seat: Seat): boolean => couldPlay(g, seat, g.rules.playFor.longerMark);
/** BU-BONUS-19: Nerves Of Steel lifts the demand to be Open. */
const openEnoughToThrow = (g: BlitzGame, player: PlayerId): boolean =>
  isOpen(g, player) || (isMarked(g, player) && g.isAffected(teamTarget(g.control(player)), THROWS_WHILE_MARKED));

/** BU-THROW-01, BU-ABIL-56 */
const canThrow = (g: BlitzGame, player: PlayerId, option: number): boolean => {
  if (!g.holdsBall(player) || g.hasHook(g.rules.hooks.cannotThrow, player)) return false;
  if (option === Grant.dumpOff ? !isStanding(g, player) : !openEnoughToThrow(g, player)) return false;
  const shortOnly = option === Grant.dumpOff || option === Grant.runningPass; // BU-OQ-70
  return throwTargetExists(g, player, option) || (!shortOnly && hailMaryCouldHelp(g, player));
};

/** BU-BLOCK-01, BU-ABIL-33: an Opponent the Player Marks, or one within a bomber's reach. */
export const canBlock = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean => {
  if (g.control(target) === g.control(player) || !isStanding(g, target)) return false;
  if (marks(g, player, target)) return true;
  const reach = bombs(g, player) ? (g.hook(g.rules.hooks.blocksWithin, player)?.value ?? 0) : 0;
  return reach > 0 && GRID.distance(g.square(player), g.square(target)) <= reach;
};
const blockTargetExists = (g: BlitzGame, player: PlayerId): boolean => {
  if (isMarked(g, player)) return true;
  if (g.rules.hooks.blocksWithin.length === 0) return false;
  for (let q = 0; q < g.playerCount; q++) if (canBlock(g, player, q as PlayerId)) return true;
  return false;
};

/** BU-FOUL-01, -02: adjacent and Prone. */
export const canFoul = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean =>
  g.control(target) !== g.control(player) &&
  isProne(g, target) &&
  GRID.distance(g.square(player), g.square(target)) === 1;
const foulTargetExists = (g: BlitzGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q !== NOBODY && canFoul(g, player, q)) return true;
  }
  return false;
};

/** BU-TTM-04, -05: an adjacent standing Team-mate of another position. */
export const canBeThrown = (g: BlitzGame, thrower: PlayerId, player: PlayerId): boolean =>
  player !== thrower &&
  g.control(player) === g.control(thrower) &&
  isStanding(g, player) &&
  g.profile(player) !== g.profile(thrower) &&
  GRID.distance(g.square(player), g.square(thrower)) === 1;
/** BU-TTM-01, -03 */
const canThrowTeammate = (g: BlitzGame, player: PlayerId): boolean => {
  if (!g.rules.options.throwTeammate || !g.rules.throwsTeammates[g.profile(player)] || g.holdsBall(player))
    return false;
  if (!openEnoughToThrow(g, player)) return false;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q !== NOBODY && canBeThrown(g, player, q)) return true;
  }
  return false;
};
