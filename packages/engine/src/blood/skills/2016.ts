/** The skills of 2016 put together: all 82, and the five that the Basic Rules explain. */
import type { SkillRule } from '../game.ts';
import { skills2016 as printed } from '../rosters/skills-2016.ts';
import type { SkillName } from '../words.ts';
import { agility } from './agility.ts';
import { extraordinary } from './extraordinary.ts';
import type { SkillFacts } from './facts.ts';
import { general } from './general.ts';
import { mutation } from './mutation.ts';
import { passing } from './passing.ts';
import { strength } from './strength.ts';

const facts: Record<SkillName, SkillFacts> = {
  ...general,
  ...agility,
  ...strength,
  ...passing,
  ...mutation,
  ...extraordinary,
};
/** In this order skills are looked at where several fall on one moment. */
export const skills2016 = Object.fromEntries(
  (Object.keys(facts) as SkillName[]).map(skill => [skill, { ...printed[skill], ...facts[skill] }]),
) as Record<SkillName, SkillRule>;

/** What works without the full skill list (B16-EXTRA-02). */
export const basicSkills2016: readonly SkillName[] = ['block', 'catch', 'dodge', 'pass', 'sureHands'];
