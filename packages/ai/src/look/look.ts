/** Who looks ahead at which game. */
import { rulesetNamed, type SeededDice } from '@ironpitch/engine';
import { Value } from '../value/value.ts';
import { BlitzLook } from './blitz.ts';
import { BloodLook } from './blood.ts';
import type { Look } from './weigh.ts';

/** `dice` are what it imagines with. */
export const lookAt = (ruleset: string, dice: SeededDice): Look => {
  const value = new Value(ruleset);
  return rulesetNamed(ruleset).game === 'blood'
    ? new BloodLook(value, ruleset, true)
    : new BlitzLook(value, dice, true);
};
