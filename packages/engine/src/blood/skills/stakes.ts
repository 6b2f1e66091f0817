/** Whom stakes hurt more than others (B16-XSKILL-55). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';

const UNDEAD: readonly string[] = ['khemri', 'necromantic', 'undead', 'vampire'];
export const isUndead = (g: BloodGame, player: PlayerId): boolean =>
  UNDEAD.includes(g.teamOf(g.control(player)).roster);
