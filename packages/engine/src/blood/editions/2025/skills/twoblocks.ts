/** Multiple Block: two opponents in one Block Action, both resolved whatever comes of either (B25-SKILL-MULTIPLEBLOCK). */
import { Until } from '../../../../kernel/effects.ts';
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Block } from '../../../procedures/block.ts';
import { KnockDown } from '../../../procedures/harm.ts';
import { Blocking, describeBlock } from '../../../procedures/strength.ts';
import { AskSecond } from '../../../skills/multipleblock.ts';
import { procedure } from '../../../status.ts';
import { FALLS_LATER, Harm, HELPS, SECOND_TARGET } from '../../../words.ts';

/** Both are named before either is blocked; `value` is the first. */
export const TwoBlocks = procedure(
  'TwoBlocks',
  ['player', 'value', 'count'],
  ['target'],
  [askSecond, strike, strikeSecond, fall, settle],
);
function askSecond(g: BloodGame, player: PlayerId, first: number): void {
  g.ask(AskSecond, g.control(player), player, first as PlayerId);
}
const ONE_OF_TWO = Blocking.multiple | Blocking.declared;
function strike(g: BloodGame, player: PlayerId, first: number): void {
  const second = g.keep('target', g.object as PlayerId);
  g.affect(player, SECOND_TARGET, second, Until.action);
  nameHelpers(g, player, second);
  g.call(Block, player, first as PlayerId, ONE_OF_TWO);
}
/** Both are blocked at once: whoever helps on either side does so whatever becomes of it in the first (B25-Q-91). */
const nameHelpers = (g: BloodGame, player: PlayerId, second: PlayerId): void => {
  for (const { cause, by, who } of describeBlock(g, g.whatIf, player, second, ONE_OF_TWO).modifiers())
    if (cause === 'assist') g.affect(who, HELPS, by > 0 ? player : second, Until.action);
};
function strikeSecond(g: BloodGame, player: PlayerId): void {
  g.endEffect(player, SECOND_TARGET);
  g.call(Block, player, g.slot('target'), ONE_OF_TWO | Blocking.asNamed);
}
/** The first block's fall, unless the second has knocked it down as well; who was Placed Prone by then is hurt all the same (B25-Q-151). */
function fall(g: BloodGame, player: PlayerId): void {
  if (!g.isAffected(player, FALLS_LATER)) return g.finish();
  const by = g.effectValue(player, FALLS_LATER) as PlayerId;
  g.endEffect(player, FALLS_LATER);
  if (g.onPitch(player)) g.call(KnockDown, player, by, Harm.block);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

/** Felled by the first of two blocks, it stays up until the second is made. */
export const hasAnotherToBlock = (g: BloodGame, m: Matter): boolean =>
  (m.flags & Harm.block) !== 0 && g.isAffected(m.owner, SECOND_TARGET);
export const fallLater = (g: BloodGame, m: Matter): void => g.affect(m.owner, FALLS_LATER, m.other, Until.action);
/** … and goes down once: by the second too, or by the first alone. */
export const fallOnce = (g: BloodGame, { owner }: Matter): void => g.endEffect(owner, FALLS_LATER);
