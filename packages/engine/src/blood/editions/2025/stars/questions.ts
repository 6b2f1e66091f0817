/** What special rules of Star Players ask besides yes or no and on whom: a square, a skill, whoever is hit instead. */
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { GRID } from '../../../pitch.ts';
import { neighbourAt, question } from '../../../status.ts';
import { CHOOSE_PLAYER, SKILL, TO } from '../../../words.ts';
import { isWithin, Star } from './entry.ts';
import { GIFTS, lacks } from './gifts.ts';

const isFree = (g: BloodGame, sq: Square): boolean => g.playerAt(sq) === NOBODY;
/** B25-STARRULE-29: next to an opponent. */
const isNextToFoe = (g: BloodGame, player: PlayerId, sq: Square): boolean => {
  const foe = otherSeat(g.control(player));
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, sq, d);
    if (p !== NOBODY && g.control(p) === foe) return true;
  }
  return false;
};
const mayGo = (g: BloodGame, player: PlayerId, rule: number, to: Square): boolean =>
  isFree(g, to) && (rule !== Star.raidingParty || isNextToFoe(g, player, to));
/** Whether there is a square so many squares away that the rule lets the player go to. */
export const anyPlaceWithin = (
  g: BloodGame,
  player: PlayerId,
  rule: number,
  from: Square,
  squares: number,
): boolean => {
  for (let sq = 0; sq < GRID.squares; sq++)
    if (GRID.distance(from, sq as Square) <= squares && mayGo(g, player, rule, sq as Square)) return true;
  return false;
};
/** Where a player goes, or is put: an unoccupied square so many squares away from another. */
export const AskPlace = question(
  'skillSquare',
  ['player', 'kind', 'from', 'count'],
  (g, player, rule, from, squares) => {
    for (let sq = 0; sq < GRID.squares; sq++)
      if (GRID.distance(from, sq as Square) <= squares && mayGo(g, player, rule, sq as Square)) g.offer(TO, sq);
  },
  { onTheWay: true },
);
/** B25-STARRULE-23 */
export const AskGift = question(
  'skillGift',
  ['player', 'target'],
  (g, _player, target) => {
    for (const skill of GIFTS) if (lacks(g, target, skill)) g.offer(SKILL, skill);
  },
  { onTheWay: true },
);

const STRAYS = 3;
/** B25-STARRULE-63: somebody else near the one that was aimed at. */
const mayBeHit = (g: BloodGame, shooter: PlayerId, target: PlayerId, p: PlayerId): boolean =>
  p !== shooter && p !== target && isWithin(g, target, p, STRAYS);
export const anybodyToHit = (g: BloodGame, shooter: PlayerId, target: PlayerId): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (mayBeHit(g, shooter, target, p as PlayerId)) return true;
  return false;
};
export const AskStray = question('strayShot', ['player', 'target'], (g, shooter, target) => {
  for (let p = 0; p < g.playerCount; p++) if (mayBeHit(g, shooter, target, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
