/** The Passing skills: what each does, by numbers or by the procedure that asks for it. */
import { HailMary, offerHailMary } from '../procedures/hailmary.ts';
import { HAIL_MARY } from '../words.ts';
import type { SkillFacts } from './facts.ts';

export const passing = {
  accurate: {
    rule: 'B16-XSKILL-40',
    text: '+1 on every throw.',
    modifiers: [
      { roll: 'pass', by: 1 },
      { roll: 'bomb', by: 1 },
      { roll: 'throwTeammate', by: 1 },
    ],
  },
  dumpOff: {
    rule: 'B16-XSKILL-14',
    text: 'About to be blocked with the ball in its hands, it may throw a Quick Pass first. No turn ends by it.',
  },
  hailMaryPass: {
    rule: 'B16-XSKILL-45',
    text: 'May throw the ball to any square of the pitch: only a 1 fumbles it, but it always scatters. Nobody can intercept it.',
    activities: [{ verb: HAIL_MARY, during: ['pass'], offer: offerHailMary, procedure: HailMary }],
  },
  leader: {
    rule: 'B16-XSKILL-48',
    text: 'Its team has one more team re-roll each half, for as long as such a player is on the pitch.',
  },
  nervesOfSteel: {
    rule: 'B16-XSKILL-22',
    text: 'Tackle zones do not count against it when it throws, catches or intercepts.',
    ignoresZones: ['pass', 'bomb', 'throwTeammate', 'catch', 'intercept'],
  },
  pass: {
    rule: 'B16-SKILL-21',
    text: 'Re-rolls an inaccurate or fumbled throw.',
    rerolls: ['pass', 'bomb', 'throwTeammate', 'hailMary'],
  },
  safeThrow: {
    rule: 'B16-XSKILL-26',
    text: 'May undo an interception of its pass with an Agility roll, and does not drop the ball when only the modifiers made it fumble.',
  },
} satisfies Record<string, SkillFacts>;
