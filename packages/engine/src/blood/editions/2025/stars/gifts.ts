/** What Grombrindal teaches a team-mate for a turn (B25-STARRULE-23). */
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { skillsNamed } from '../../../names.ts';

const Skill = skillsNamed('breakTackle', 'dauntless', 'mightyBlow', 'sureFeet');
export const GIFTS: readonly number[] = Object.values(Skill);
export const GIFT_NAMES = ['breakTackle', 'dauntless', 'mightyBlow', 'sureFeet'] as const;

export const lacks = (g: BloodGame, player: PlayerId, skill: number): boolean => !g.hasSkill(player, skill);
export const lacksAny = (g: BloodGame, player: PlayerId): boolean => GIFTS.some(skill => lacks(g, player, skill));
