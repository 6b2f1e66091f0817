/** Trickster: out of the way in front of an opponent, and all the same next to it (B25-TRAIT-TRICKSTER). */
import { Until } from '../../../../kernel/effects.ts';
import { NO_BALL, NOBODY, NOWHERE, type PlayerId, type Square } from '../../../../words.ts';
import { Unsettled } from '../../../cells.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { stepFrom } from '../../../pitch.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { PickUp } from '../../../procedures/step.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { USE } from '../../../skills/use.ts';
import { procedure, question } from '../../../status.ts';
import { CHOMPED, NO, ROOTED, TO, TRICKED, YES } from '../../../words.ts';

const isFree = (g: BloodGame, sq: Square): boolean => sq !== NOWHERE && g.playerAt(sq) === NOBODY;
const anyFree = (g: BloodGame, foe: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (isFree(g, stepFrom(g.square(foe), d))) return true;
  return false;
};
/** Teeth do not hold it, roots do (B25-TRAIT-TRICKSTER-04, B25-Q-110). */
export const mayTrick = (g: BloodGame, m: Matter): boolean =>
  !(m.flags & Blocking.careering) && facesOpponent(g, m) && !g.isAffected(m.owner, ROOTED) && anyFree(g, m.other);

const AskSquare = question(
  'trickster',
  ['player', 'target'],
  (g, _player, foe) => {
    g.offer(NO);
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(g.square(foe), d);
      if (isFree(g, sq)) g.offer(TO, sq);
    }
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
const AskBall = question(
  'trickyPickUp',
  ['player'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** Leaves in `g.result` what is at stake, as it was. */
export const Trick = procedure('Trick', USE, [askSquare, slip, pickUp, settle, goOn]);
function askSquare(g: BloodGame, player: PlayerId, foe: PlayerId): void {
  g.ask(AskSquare, g.control(player), player, foe);
}
function slip(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return g.goto(goOn);
  const from = g.square(player);
  const to = g.object as Square;
  g.events?.push({ type: 'skillUsed', player, skill: 'trickster' });
  g.endEffect(player, CHOMPED);
  g.keep('value', g.slot('value') & ~Blocking.asNamed); // dice are counted where it stands now
  if (!g.isAffected(player, TRICKED)) g.affect(player, TRICKED, 0, Until.action);
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
  if (g.looseBallAt(to) === NO_BALL) return g.goto(goOn);
  g.ask(AskBall, g.control(player), player);
}
function pickUp(g: BloodGame, player: PlayerId): void {
  if (g.answered(YES)) {
    g.goto(goOn);
    return g.call(PickUp, player);
  }
  g.setUnsettled(g.looseBallAt(g.square(player)), Unsettled.bounces);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function goOn(g: BloodGame): void {
  g.result = g.slot('value');
}

/** A Touchdown waits until the block, or the activation, is over (B25-TRAIT-TRICKSTER-03). */
export const isHeldBack = (g: BloodGame, { owner }: Matter): boolean => g.isAffected(owner, TRICKED);
export const anyHeldBack = (g: BloodGame): boolean => g.lasts(TRICKED);
/** Before another block of the same opponent; of two blocks at once both come first. */
export const mayScoreAfterBlock = (g: BloodGame, { flags }: Matter): boolean =>
  !(flags & Blocking.multiple) && anyHeldBack(g);
export const scoreLate = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.isAffected(player, TRICKED)) continue;
    g.endEffect(player, TRICKED);
    if (g.onPitch(player)) scoreAtOnce(g, player);
  }
};
