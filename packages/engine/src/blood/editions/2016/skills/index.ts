/** The skills of 2016 put together: all 82, and the five that the Basic Rules explain. */
import type { SkillName } from '../../../names.ts';
import { agility } from './agility.ts';
import { extraordinary } from './extraordinary.ts';
import { general } from './general.ts';
import { mutation } from './mutation.ts';
import { passing } from './passing.ts';
import { strength } from './strength.ts';

export const skills2016 = { ...general, ...agility, ...strength, ...passing, ...mutation, ...extraordinary };

/** What works without the full skill list (B16-EXTRA-02). */
export const basicSkills2016: readonly SkillName[] = ['block', 'catch', 'dodge', 'pass', 'sureHands'];

/** What cards give or take, as it stands in positions since the first record. Nothing is added here. */
export const writtenSkills2016: Readonly<Record<SkillName, number>> = {
  jumpUp: 6,
  reallyStupid: 10,
  sprint: 13,
  sureFeet: 15,
  dauntless: 26,
  divingTackle: 31,
  frenzy: 35,
  juggernaut: 38,
  noHands: 41,
  tackle: 52,
  grab: 61,
  stripBall: 74,
  wrestle: 76,
};
