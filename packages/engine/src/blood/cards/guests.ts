/** Players whom cards bring along: a Fanatic that is nobody's, and a groundsman on the coach's own side (B16-SPCARD-08, -27). */
import { Until } from '../../kernel/effects.ts';
import { AWAY, HOME, NO_BALL, NO_SEAT, NOBODY, type PlayerId, type Seat, type Square } from '../../words.ts';
import { Stat } from '../characteristics.ts';
import type { BloodGame } from '../game.ts';
import { GRID, isEndZone, nextToSideline } from '../pitch.ts';
import { Careen } from '../skills/careen.ts';
import { procedure, question, standUpright } from '../status.ts';
import { Place, TO, UNCLAIMED } from '../words.ts';

const isVacant = (g: BloodGame, sq: Square): boolean => g.playerAt(sq) === NOBODY && g.looseBallAt(sq) === NO_BALL;
const enter = (g: BloodGame, player: PlayerId, to: Square): void => {
  standUpright(g, player);
  g.put(player, to);
};

// --- Not-So-Secret Weapon --------------------------------------------------------------------------------------------
const mayEnter = (g: BloodGame, sq: Square): boolean => nextToSideline(sq) && !isEndZone(sq) && isVacant(g, sq);
export const anyWayIn = (g: BloodGame): boolean => {
  for (let sq = 0; sq < GRID.squares; sq++) if (mayEnter(g, sq as Square)) return true;
  return false;
};
const AskGroundsman = question('placeGroundsman', ['seat'], g => {
  for (let sq = 0; sq < GRID.squares; sq++) if (mayEnter(g, sq as Square)) g.offer(TO, sq);
});
export const NotSoSecretWeapon = procedure('NotSoSecretWeapon', ['seat'], [askGroundsman, enterGroundsman]);
function askGroundsman(g: BloodGame, seat: Seat): void {
  g.ask(AskGroundsman, seat, seat);
}
function enterGroundsman(g: BloodGame, seat: Seat): void {
  const to = g.object as Square;
  const player = g.join(seat, g.rules.spareProfiles.groundsman as number, Place.absent);
  enter(g, player, to);
  g.events?.push({ type: 'joined', player, seat, to });
}

// --- Fanatic Invasion ------------------------------------------------------------------------------------------------
const AskFanatic = question('placeFanatic', ['seat'], g => {
  for (let sq = 0; sq < GRID.squares; sq++) if (isVacant(g, sq as Square)) g.offer(TO, sq);
});
export const FanaticInvasion = procedure('FanaticInvasion', ['seat'], [askFanatic, enterFanatic]);
function askFanatic(g: BloodGame, seat: Seat): void {
  g.ask(AskFanatic, seat, seat);
}
function enterFanatic(g: BloodGame, seat: Seat): void {
  const to = g.object as Square;
  const player = g.join(seat, g.rules.spareProfiles.fanatic as number, Place.absent);
  g.setControl(player, NO_SEAT);
  g.affect(player, UNCLAIMED, 0, Until.match);
  enter(g, player, to);
  g.events?.push({ type: 'joined', player, seat: null, to });
}
const fanaticOnPitch = (g: BloodGame): PlayerId => {
  for (let p = g.rules.numbers.length; p < g.playerCount; p++)
    if (g.onPitch(p as PlayerId) && g.isAffected(p as PlayerId, UNCLAIMED)) return p as PlayerId;
  return NOBODY;
};

/** The half is over, and so is the drive. */
const isLastTurnOver = (g: BloodGame): boolean => Math.min(g.turn(HOME), g.turn(AWAY)) >= g.rules.edition.turnsPerHalf;
/** After a coach's turn. The Fanatic answers to that coach while it moves, so that somebody is asked. */
export const MoveFanatic = procedure('MoveFanatic', ['seat'], ['player'], [sendOff, letGo]);
function sendOff(g: BloodGame, seat: Seat): void {
  const player = g.keep('player', fanaticOnPitch(g));
  if (player === NOBODY || isLastTurnOver(g)) return g.finish();
  g.setControl(player, seat);
  g.call(Careen, player, g.stat(player, Stat.movement));
}
function letGo(g: BloodGame, _seat: Seat, player: PlayerId): void {
  g.setControl(player, NO_SEAT);
}
