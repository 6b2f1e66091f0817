/** Piling On: the Armour or the Injury roll is made again, and its owner lies down for it (B16-XSKILL-52). */
import type { PlayerId } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { AGAIN, type Matter, UNKNOWN } from '../moments.ts';
import { placeProne } from '../procedures/prone.ts';
import { areAdjacent, isRooted, isStanding, procedure, question } from '../status.ts';
import { Harm, NO, YES } from '../words.ts';
import { USE } from './use.ts';

/** Only on an opponent that fell to its own block, not to one made against it; and not with roots (B16-XSKILL-35). */
export const mayPileOn = (g: BloodGame, { owner, other, flags }: Matter): boolean =>
  (flags & Harm.block) !== 0 &&
  (flags & Harm.again) === 0 &&
  g.control(other) !== g.active &&
  isStanding(g, owner) &&
  !isRooted(g, owner) &&
  !hasQuality(g, owner, Quality.deniedRerolls) &&
  areAdjacent(g, other, owner);

const AskPilingOn = question(
  'pilingOn',
  ['player', 'target', 'kind', 'value'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** After the Armour roll nothing is known yet; after the Injury roll the injury is. */
export const PileOn = procedure('PileOn', USE, [offerPile, pile]);
function offerPile(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const injury = g.slot('value');
  const armour = injury === UNKNOWN;
  g.ask(AskPilingOn, g.control(player), player, target, armour ? 0 : 1, armour ? 0 : injury);
}
function pile(g: BloodGame, player: PlayerId): void {
  g.result = g.slot('value');
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'pilingOn' });
  placeProne(g, player);
  g.result = AGAIN;
}
