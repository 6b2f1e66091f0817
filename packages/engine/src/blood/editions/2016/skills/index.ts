/** The skills of 2016 put together: all 82, and the five that the Basic Rules explain. */
import type { SkillName } from '../../../words.ts';
import { agility } from './agility.ts';
import { extraordinary } from './extraordinary.ts';
import { general } from './general.ts';
import { mutation } from './mutation.ts';
import { passing } from './passing.ts';
import { strength } from './strength.ts';

export const skills2016 = { ...general, ...agility, ...strength, ...passing, ...mutation, ...extraordinary };

/** What works without the full skill list (B16-EXTRA-02). */
export const basicSkills2016: readonly SkillName[] = ['block', 'catch', 'dodge', 'pass', 'sureHands'];
