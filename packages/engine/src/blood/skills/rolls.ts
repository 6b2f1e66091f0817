/** Skills whose use is one roll of their owner's: standing up to block, undoing an interception, coming back to life. */
import { D6 } from '../../dice/dice.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';
import { rollsNamed, skillsNamed } from '../names.ts';
import { passes } from '../procedures/describe.ts';
import { Roll } from '../procedures/rolls.ts';
import { addTo, isStanding, neighbourAt, procedure, zonesAgainst } from '../status.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('jumpUp', 'safeThrow');
const Skill = skillsNamed('reallyStupid');

/** Jump Up: on its feet for a Block with an Agility roll (B16-SKILL-17). */
export const JumpToBlock = procedure('JumpToBlock', USE, [jump]);
function jump(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.become(Roll, Kind.jumpUp, player, sq, sq, 0);
}

/** Safe Throw: 0 in `g.result` when the interception is undone (B16-XSKILL-26). */
export const SaveThrow = procedure('SaveThrow', USE, [rollSave, saved]);
function rollSave(g: BloodGame, player: PlayerId): void {
  g.call(Roll, Kind.safeThrow, player, g.square(player), g.slot('to'), 0);
}
function saved(g: BloodGame): void {
  g.result = g.result === 1 ? 0 : 1;
}

const REGENERATION_TARGET = 4;
/** Regeneration: 0 when the casualty does not count (B16-SKILL-22, -23). */
export const regenerate = (g: BloodGame, { owner }: Matter): number => (regenerated(g, owner) ? 0 : 1);
export const regenerated = (g: BloodGame, player: PlayerId): boolean => {
  const sheet = g.sheet.begin('regeneration', player, REGENERATION_TARGET);
  const die = g.roll(D6, sheet.target);
  const passed = passes(sheet, die);
  g.events?.push({ type: 'regenerationRolled', player, die, passed });
  return passed;
};

/** A brighter team-mate next to it explains things (B16-STUPID-02, B16-OQ-84). */
export const addHelper = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q === NOBODY || g.control(q) !== g.control(player) || !isStanding(g, q)) continue;
    if (!g.hasSkill(q, Skill.reallyStupid)) return addTo(sheet, 2, 'helper', q);
  }
};
/** Every free team-mate next to it lends a hand (B16-XSKILL-59). */
export const addHelpingHands = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q === NOBODY || g.control(q) !== g.control(player) || !isStanding(g, q)) continue;
    if (zonesAgainst(g, g.control(q), g.square(q)) === 0) addTo(sheet, 1, 'helpingHand', q);
  }
};
