/** A carrier that could score and does not: the crowd may take action (B25-STALL). */
import { D6 } from '../../../../dice/dice.ts';
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame, ExtraRule } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { GRID, ownEndZone, stepFrom } from '../../../pitch.ts';
import { trialsOf } from '../../../procedures/action.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { KnockDown } from '../../../procedures/harm.ts';
import { USE } from '../../../skills/use.ts';
import { isRooted, isStanding, procedure, zonesAgainst } from '../../../status.ts';
import { Action, COULD_SCORE, LEFT_BALL, STALLED } from '../../../words.ts';
import { mayGiveWay } from '../prayers/favours.ts';

const seen = new Uint8Array(GRID.squares);
/** B25-STALL-01, -02, B25-Q-50: a way into the End Zone that takes no die, and nothing to roll for before it. */
export const couldScore = (g: BloodGame, player: PlayerId): boolean => {
  if (!g.holdsBall(player) || !isStanding(g, player) || isRooted(g, player)) return false;
  const movement = g.stat(player, Stat.movement);
  if (squaresToGo(g, player) > movement) return false;
  return trialsOf(g, player).length === 0 && walksIn(g, player, movement);
};
const squaresToGo = (g: BloodGame, player: PlayerId): number => {
  const column = GRID.column(g.square(player));
  return g.control(player) === 0 ? GRID.width - column : column - 1;
};
const walksIn = (g: BloodGame, player: PlayerId, movement: number): boolean => {
  const seat = g.control(player);
  const goal = otherSeat(seat);
  let ring: Square[] = [g.square(player)];
  seen.fill(0);
  seen[g.square(player)] = 1;
  for (let steps = 0; steps < movement && ring.length > 0; steps++) {
    const next: Square[] = [];
    for (const at of ring) if (enters(g, at, seat, goal, next)) return true;
    ring = next;
  }
  return false;
};
/** Notes where a player can go from a square without a Dodge; true when that is the End Zone. */
const enters = (g: BloodGame, at: Square, seat: Seat, goal: Seat, next: Square[]): boolean => {
  if (zonesAgainst(g, seat, at) > 0) return false;
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(at, d);
    if (to === NOWHERE || seen[to] !== 0 || g.playerAt(to) !== NOBODY || mayGiveWay(g, to)) continue;
    if (ownEndZone(goal, to)) return true;
    seen[to] = 1;
    next.push(to);
  }
  return false;
};

/** B25-STALL-04 to -06: rolled once the activation is over, or will not come. */
const CrowdTakesAction = procedure('CrowdTakesAction', USE, [rollCrowd, settle]);
function rollCrowd(g: BloodGame, player: PlayerId): void {
  const turn = g.turn(g.control(player));
  g.sheet.begin('crowdTakesAction', player, turn);
  const die = g.roll(D6, turn); // B25-Q-53: late in the half it cannot reach the number, and is rolled all the same
  const knockedDown = die >= turn;
  const team = teamTarget(g.control(player));
  if (!g.isAffected(team, STALLED)) g.affect(team, STALLED, 0, Until.match);
  g.events?.push({ type: 'stallRolled', player, die, knockedDown });
  if (!knockedDown) return g.finish();
  g.call(KnockDown, player, NOBODY, 0);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
/** B25-STALL-03, B25-PRIN-FAQ-10, B25-Q-54: a ball that was thrown or handed over excuses, one that was put down does not. */
const hasStalled = (g: BloodGame, { player, flags }: Matter): boolean => {
  if (!g.isAffected(player, COULD_SCORE) || g.turnover !== 0 || !isStanding(g, player)) return false;
  if (g.holdsBall(player) || g.isAffected(player, LEFT_BALL)) return true;
  return flags !== Action.pass && flags !== Action.handOff;
};
export const stalling: ExtraRule = {
  id: 'stalling',
  rule: 'B25-STALL-01',
  inMatch: () => true,
  uses: [
    {
      at: 'activated',
      who: 'anybody',
      when: (g, m) => couldScore(g, m.player),
      does: (g, m) => g.affect(m.player, COULD_SCORE, 0, Until.action),
    },
    { at: 'activationOver', who: 'anybody', about: COULD_SCORE, when: hasStalled, with: CrowdTakesAction },
    { at: 'notActivated', who: 'anybody', when: (g, m) => couldScore(g, m.player), with: CrowdTakesAction },
  ],
};
