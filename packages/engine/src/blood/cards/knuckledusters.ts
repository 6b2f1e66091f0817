/** Knuckledusters: Block Dice read as Defender Down (B16-SPCARD-24). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';
import { allDown, offerFaces } from '../procedures/block.ts';
import { USE } from '../skills/use.ts';
import { procedure, question } from '../status.ts';
import { Face, faceOf, KEEP } from '../words.ts';

/** The face as a bit. */
export const DOWN = 1 << Face.defenderDown;
const anyDown = (g: BloodGame): boolean => {
  for (let i = 0; i < g.rolledCount; i++) if (faceOf(g.rolled(i)) === Face.defenderDown) return true;
  return false;
};
/** Its own coach chose a face that no die shows. */
export const isReadAnew = (g: BloodGame, m: Matter): boolean => m.value === Face.defenderDown && !anyDown(g);
export const tellReadAnew = (g: BloodGame, { owner }: Matter): void => {
  g.events?.push({ type: 'knuckledustersUsed', player: owner });
};

const AskDusters = question(
  'knuckledusters',
  ['player', 'target'],
  g => {
    g.offer(KEEP);
    offerFaces(g, DOWN);
  },
  { decline: KEEP, onTheWay: true, breaksIn: true },
);
/** The blocker's coach reads dice anew, one after the other, before the other coach picks one. */
export const ReadDiceAnew = procedure('ReadDiceAnew', USE, [ask, read]);
function ask(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (allDown(g)) return g.finish();
  g.ask(AskDusters, g.control(player), player, target);
}
function read(g: BloodGame, player: PlayerId): void {
  g.result = g.slot('value');
  if (g.answered(KEEP)) return;
  for (let i = 0; i < g.rolledCount; i++) {
    if (faceOf(g.rolled(i)) !== g.object) continue;
    g.setRolled(i, Face.defenderDown);
    break;
  }
  g.events?.push({ type: 'knuckledustersUsed', player });
  g.goto(ask);
}
