/** Players picked to do something together: so many at most, as a kick-off event those who are Open (B25-KOEV-07, -20, -22). */
import { D3 } from '../../../../dice/dice.ts';
import { Until } from '../../../../kernel/effects.ts';
import type { PlayerId, Seat, Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { isStanding, procedure, question, zonesAgainst } from '../../../status.ts';
import { CHOOSE_PLAYER, READY, SELECTED } from '../../../words.ts';

/** Whom a coach may pick: values of the slot `option`. */
export const Among = { open: 0, everybody: 1 } as const;
/** B25-PRIN-STAT-06 */
export const isOpen = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && isStanding(g, p) && zonesAgainst(g, seat, g.square(p)) === 0;
export const isSelected = (g: BloodGame, p: PlayerId): boolean => g.isAffected(p, SELECTED);
export const countSelected = (g: BloodGame): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (isSelected(g, p as PlayerId)) count++;
  return count;
};
/** Where somebody stood when it was picked. */
export const squareBefore = (g: BloodGame, p: PlayerId): Square => g.effectValue(p, SELECTED) as Square;
export const clearSelection = (g: BloodGame): void => {
  g.endAll(SELECTED);
};

const mayBePicked = (g: BloodGame, seat: Seat, among: number, p: PlayerId): boolean => {
  if (isSelected(g, p)) return false;
  return among === Among.open ? isOpen(g, seat, p) : g.control(p) === seat && g.onPitch(p);
};
const AskSelected = question('selectPlayers', ['seat', 'left', 'option'], (g, seat, _left, among) => {
  g.offer(READY);
  for (let p = 0; p < g.playerCount; p++) if (mayBePicked(g, seat, among, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
const MORE = 3;
/** Rolls how many, and lets the coach pick that many or fewer. */
export const Select = procedure('Select', ['seat'], [roll]);
function roll(g: BloodGame, seat: Seat): void {
  const die = g.roll(D3);
  g.events?.push({ type: 'kickOffDice', seat, die, total: die + MORE });
  g.become(SelectUpTo, seat, die + MORE, Among.open);
}
export const SelectUpTo = procedure('SelectUpTo', ['seat', 'left', 'option'], [ask, take]);
function ask(g: BloodGame, seat: Seat, left: number, among: number): void {
  if (left === 0 || !anyMore(g, seat, among)) return g.finish();
  g.ask(AskSelected, seat, seat, left, among);
}
const anyMore = (g: BloodGame, seat: Seat, among: number): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (mayBePicked(g, seat, among, p as PlayerId)) return true;
  return false;
};
function take(g: BloodGame, _seat: Seat, left: number): void {
  if (g.answered(READY)) return g.finish();
  const player = g.object as PlayerId;
  g.affect(player, SELECTED, g.square(player), Until.drive);
  g.events?.push({ type: 'selected', player });
  g.keep('left', left - 1);
  g.goto(ask);
}
