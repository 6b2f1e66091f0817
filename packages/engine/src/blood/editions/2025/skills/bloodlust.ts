/** Bloodlust: the roll after declaring, and the Thrall that pays for it (B25-TRAIT-BLOODLUST). */
import { Until } from '../../../../kernel/effects.ts';
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NOBODY, type PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { type Matter, MOVES_INSTEAD } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Hurt } from '../../../procedures/harm.ts';
import { dropBall, scoreAtOnce } from '../../../procedures/prone.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { AskBite, AskMoveInstead, anyThrall, isThirsty } from '../../../skills/bloodlust.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { Action, Harm, NAMED, NO, SECURING, THIRSTY } from '../../../words.ts';
import type { Entry } from './entry.ts';
import { distract, forStriking } from './wits.ts';

const Kind = rollsNamed('bloodlust');

/** Any Action but a Move may become one; whatever there is one of a turn is spent all the same. */
const Lust = procedure('Lust', USE, [feelLust, lust, moveInstead]);
function feelLust(g: BloodGame, player: PlayerId, _target: PlayerId, action: number): void {
  const sq = g.square(player);
  g.call(Roll, Kind.bloodlust, player, sq, sq, action);
}
function lust(g: BloodGame, player: PlayerId, _target: PlayerId, action: number): void {
  if (g.result !== 0) return g.finish();
  g.affect(player, THIRSTY, 0, Until.action);
  g.result = 1;
  if (action === Action.move) return g.finish();
  g.ask(AskMoveInstead, g.control(player), player);
}
function moveInstead(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.answered(NO)) return;
  g.endEffect(player, NAMED);
  g.endEffect(player, SECURING);
  g.result = MOVES_INSTEAD;
}

/** B25-Q-103: at the end of the activation, and before the ball leaves its hands: a Thrall alongside, in any state. */
const Feed = procedure('Feed', USE, [lookAround, bite, settle, score]);
function lookAround(g: BloodGame, player: PlayerId): void {
  g.endEffect(player, THIRSTY);
  if (anyThrall(g, player)) return g.ask(AskBite, g.control(player), player);
  goWithout(g, player);
  g.goto(settle);
}
/** B25-TRAIT-BLOODLUST-04 */
const goWithout = (g: BloodGame, player: PlayerId): void => {
  g.causeTurnover('bloodLust');
  distract(g, player, 'bloodlust');
  dropBall(g, player);
};
function bite(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return goWithout(g, player);
  const thrall = g.object as PlayerId;
  g.events?.push({ type: 'bitten', player: thrall, by: player });
  if (g.holdsBall(thrall)) g.causeTurnover('carrierDown');
  g.call(Hurt, thrall, NOBODY, Harm.mild | Harm.straight, 0);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
/** Whoever had to bite before it could score does so now. */
function score(g: BloodGame, player: PlayerId): void {
  if (g.onPitch(player)) scoreAtOnce(g, player);
}

const thirsts = (g: BloodGame, { owner }: Matter): boolean => isThirsty(g, owner);
/** Nobody was bitten, and nobody can be any more: its owner has left the pitch (B25-TRAIT-BLOODLUST-04). */
const loseTurn = (g: BloodGame): void => g.causeTurnover('bloodLust');
/** What Bloodlust says, by what has to be rolled. */
export const bloodlustOn = (target: number): Omit<Entry, 'name' | 'rule'> => ({
  worksDown: true,
  compulsory: true,
  uses: [
    { at: 'declared', who: 'player', with: Lust },
    { at: 'ending', who: 'player', when: thirsts, with: Feed },
    { at: 'scores', who: 'player', when: thirsts, becomes: () => 0 },
    { at: 'activationOver', who: 'player', when: thirsts, does: loseTurn, unasked: true, silent: true },
  ],
  modifiers: [
    forStriking('bloodlust', 1),
    {
      roll: 'bloodlust',
      by: 0,
      describe: (_g: BloodGame, sheet: RollSheet) => {
        sheet.target = target;
      },
    },
  ],
  rolls: { bloodlust: { needs: 0 } }, // everybody's own
});
