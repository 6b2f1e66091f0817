/** Secret Weapons when a drive ends: each side's one after the other, in the order of its coach (B25-SWEAP, B25-Q-57). */
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import { AWAY, HOME, NOBODY, type PlayerId, type Seat } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment } from '../../../moments.ts';
import { Bribe } from '../../../procedures/bribe.ts';
import { quietly } from '../../../procedures/moment.ts';
import { isDue, sendToDugout } from '../../../skills/secretweapon.ts';
import { procedure, question } from '../../../status.ts';
import { CHOOSE_PLAYER, SELECTED, SILENCED_COACH } from '../../../words.ts';
import { isSelected } from './select.ts';

const isNext = (g: BloodGame, seat: Seat, p: PlayerId): boolean => g.control(p) === seat && isSelected(g, p);
const countNext = (g: BloodGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (isNext(g, seat, p as PlayerId)) count++;
  return count;
};
const AskWeapon = question('secretWeapon', ['seat'], (g, seat) => {
  for (let p = 0; p < g.playerCount; p++) if (isNext(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
export const JudgeWeaponsInOrder = procedure(
  'JudgeWeaponsInOrder',
  ['seat'],
  ['player'],
  [lineUp, askNext, hearNext, judge, judged],
);
function lineUp(g: BloodGame): void {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (isDue(g, player) && quietly(g, Moment.weaponSeen, player, NOBODY, 0, 1) !== 0)
      g.affect(player, SELECTED, 0, Until.drive);
  }
}
/** Asked where there is something to be said for one before the other. */
function askNext(g: BloodGame): void {
  const seat = countNext(g, HOME) > 0 ? HOME : AWAY;
  const left = countNext(g, seat);
  if (left === 0) return g.finish();
  if (left > 1 && hasSay(g, seat)) return g.ask(AskWeapon, seat, seat);
  let player = 0 as PlayerId;
  while (!isNext(g, seat, player)) player++;
  g.keep('player', player);
  g.goto(judge);
}
const hasSay = (g: BloodGame, seat: Seat): boolean =>
  g.bribes(seat) > 0 || !g.isAffected(teamTarget(seat), SILENCED_COACH);
function hearNext(g: BloodGame): void {
  g.keep('player', g.object as PlayerId);
}
function judge(g: BloodGame): void {
  const player = g.slot('player');
  g.endEffect(player, SELECTED);
  g.call(Bribe, g.control(player), player);
}
function judged(g: BloodGame): void {
  if (g.result === 0) sendToDugout(g, g.slot('player'));
  g.goto(askNext);
}
