/** Everything a team of 2025 can bring along, in the order in which questions number it: new ones go to the end. */
import type { TeamRule } from '../../game.ts';
import { letterOf } from '../../roster.ts';
import { corruption } from './flows/call.ts';
import { bugman } from './inducements/bugman.ts';
import { mage } from './inducements/mage.ts';
import { medics } from './inducements/medics.ts';
import { referees } from './inducements/referee.ts';
import { rerollBringers } from './inducements/rerolls.ts';
import { rookies } from './inducements/rookies.ts';
import { staff } from './inducements/staff.ts';
import { wizards } from './inducements/wizard.ts';
import { brawlinBrutes } from './points.ts';
import { favours } from './prayers/favours.ts';
import { giftsOf } from './prayers/gifts.ts';
import { praying } from './prayers/table.ts';
import { skills2025 } from './skills/index.ts';
import { captain } from './specials/captain.ts';
import { swarming } from './specials/swarming.ts';
import { mastersOfUndeath } from './specials/undead.ts';

/** What players can learn at all. */
const LEARNABLE = Object.entries(skills2025).flatMap(([name, { category }]) =>
  letterOf(category) === '' ? [] : [name],
);
export const teamRules2025: readonly TeamRule[] = [
  corruption,
  captain,
  swarming,
  mastersOfUndeath,
  ...staff,
  ...rerollBringers,
  mage,
  ...medics,
  ...referees,
  bugman,
  ...wizards,
  rookies,
  brawlinBrutes,
  praying,
  ...giftsOf(LEARNABLE),
  ...favours,
];
