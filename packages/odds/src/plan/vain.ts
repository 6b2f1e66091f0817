/** Orders that come to nothing although the turn goes on: which rolls tell, and when their failure is final. */
import type { blood, PlayerId } from '@ironpitch/engine';
import { OUTCOMES } from './plan.ts';

/** A step did not take place: the player was held fast, lost its wits, shrank back. Comes after the outcomes and the ball. */
export const NOT_DONE: number = 1 << (OUTCOMES.length + 1);
/** The last such roll has failed, and may still be rolled again; and that is about to happen. */
const FAILED: number = NOT_DONE << 1;
const AGAIN: number = NOT_DONE << 2;
export const IN_VAIN: number = NOT_DONE | FAILED;
/** More than any set of flags. */
export const ALL_FLAGS: number = NOT_DONE << 3;

/**
 * Rolls whose failure means that what was ordered does not happen. Take Root and Blood Lust are not among them, for the
 * Action goes on; nor is Dauntless, for the block is made all the same.
 */
const DECIDING: ReadonlySet<blood.RollName> = new Set<blood.RollName>([
  'boneHead',
  'reallyStupid',
  'wildAnimal',
  'standUp',
  'jumpUp',
  'foulAppearance',
  'animosity',
  'alwaysHungry',
  'throwTeammate',
  'hypnoticGaze',
]);

/** The flags after a line of the match report, for a plan whose only goal is to be carried out. */
export const heardOf = (flags: number, event: blood.BloodEvent, own: (player: PlayerId) => boolean): number => {
  switch (event.type) {
    case 'rolled':
      return DECIDING.has(event.roll) && own(event.player) ? rolled(flags, event.passed) : flags;
    case 'rerolled':
      return own(event.player) && flags & FAILED ? flags | AGAIN : flags;
    case 'lonerRolled':
    case 'proRolled':
      return flags & FAILED && own(event.player) ? (event.passed ? flags | AGAIN : flags & ~AGAIN) : flags;
    default:
      return flags;
  }
};
const rolled = (flags: number, passed: boolean): number => {
  const before = flags & AGAIN ? flags & ~(AGAIN | FAILED) : final(flags);
  return passed ? before : before | FAILED;
};
/** Nothing is rolled again any more. */
export const final = (flags: number): number => (flags & FAILED ? (flags | NOT_DONE) & ~(FAILED | AGAIN) : flags);
