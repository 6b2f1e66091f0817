/** Hypnotic Gaze: an opponent stared down at the end of a Move (B16-XSKILL-19). */
import { Until } from '../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { rollsNamed } from '../names.ts';
import { Roll } from '../procedures/rolls.ts';
import { hasZone, loseWits, neighbourAt, procedure } from '../status.ts';
import { ENTRANCED, GAZE } from '../words.ts';

const Kind = rollsNamed('hypnoticGaze');

export const offerGazes = (g: BloodGame, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const victim = neighbourAt(g, g.square(player), d);
    if (victim !== NOBODY && g.control(victim) !== g.control(player) && hasZone(g, victim)) g.offer(GAZE, victim);
  }
};

export const Gaze = procedure('Gaze', ['player', 'value', 'count'], [stare, entrance]);
function stare(g: BloodGame, player: PlayerId, victim: number): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'hypnoticGaze' });
  g.call(Roll, Kind.hypnoticGaze, player, g.square(player), g.square(victim as PlayerId), 0);
}
function entrance(g: BloodGame, _player: PlayerId, victim: number): void {
  if (g.result === 0) return;
  loseWits(g, victim as PlayerId, ENTRANCED, Until.drive);
  g.events?.push({ type: 'lostWits', player: victim as PlayerId, skill: 'hypnoticGaze' });
}
