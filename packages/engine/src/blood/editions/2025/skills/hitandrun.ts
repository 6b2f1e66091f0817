/** Hit and Run: away from the opponents after a block or a stab (B25-SKILL-HITANDRUN). */
import { NO_BALL, NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { stepFrom } from '../../../pitch.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { PickUp } from '../../../procedures/step.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { USE } from '../../../skills/use.ts';
import { isRooted, isStanding, neighbourAt, procedure, question } from '../../../status.ts';
import { HAS_HIT, NO, TO } from '../../../words.ts';

/** A block of a Block Action, one of two at once, or a weapon: the activation ends with it. */
export const isHitToRunFrom = (_g: BloodGame, m: Matter): boolean =>
  (m.flags & (Blocking.declared | Blocking.multiple | Blocking.weapon)) !== 0;

/** B25-SKILL-HITANDRUN-02, B25-Q-67: nobody there, and no opponent next to it, whatever its state. */
const isSafe = (g: BloodGame, player: PlayerId, to: Square): boolean => {
  if (to === NOWHERE || g.playerAt(to) !== NOBODY) return false;
  const foe = otherSeat(g.control(player));
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, to, d);
    if (p !== NOBODY && g.control(p) === foe) return false;
  }
  return true;
};
const anySafe = (g: BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (isSafe(g, player, stepFrom(g.square(player), d))) return true;
  return false;
};
const canRun = (g: BloodGame, owner: PlayerId): boolean =>
  g.turnover === 0 && isStanding(g, owner) && !isRooted(g, owner) && anySafe(g, owner);
/** Once everything else is over, if it still stands and the turn goes on. */
export const mayRunAway = (g: BloodGame, { owner }: Matter): boolean =>
  g.isAffected(owner, HAS_HIT) && canRun(g, owner);
/** Right after the block of a Blitz, which is performed like any other (B25-DECL-X1): it moves on afterwards. */
export const mayRunOn = (g: BloodGame, { owner, flags }: Matter): boolean =>
  (flags & Blocking.blitz) !== 0 && !(flags & Blocking.weapon) && canRun(g, owner);

const AskRun = question(
  'hitAndRun',
  ['player'],
  (g, player) => {
    g.offer(NO);
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(g.square(player), d);
      if (isSafe(g, player, to)) g.offer(TO, to);
    }
  },
  { decline: NO, onTheWay: true },
);
export const RunAway = procedure('RunAway', USE, [askRun, run, over]);
function askRun(g: BloodGame, player: PlayerId): void {
  g.endEffect(player, HAS_HIT);
  g.ask(AskRun, g.control(player), player);
}
/** B25-SKILL-HITANDRUN-04 */
function run(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return;
  const from = g.square(player);
  const to = g.object as Square;
  g.events?.push({ type: 'skillUsed', player, skill: 'hitAndRun' });
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
  scoreAtOnce(g, player);
  if (g.scorer === NOBODY && g.looseBallAt(to) !== NO_BALL) g.call(PickUp, player);
}
function over(g: BloodGame): void {
  g.result = g.slot('value');
}
