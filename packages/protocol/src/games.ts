/** What each game brings along: its events, its positions and its questions by names. */
import type { BlitzGame, blood, Game, PositionSpec } from '@ironpitch/engine';
import { compareBlitzPosition } from './blitz/compare.ts';
import { blitzEvents } from './blitz/events.ts';
import { nameBlitzPosition } from './blitz/position.ts';
import { describeBlitzAbout } from './blitz/question.ts';
import { type BlitzExpectation, withOptions } from './blitz/scenario.ts';
import { compareBloodPosition } from './blood/compare.ts';
import { bloodEvents } from './blood/events.ts';
import { nameBloodPosition } from './blood/position.ts';
import { describeBloodAbout } from './blood/question.ts';
import type { BloodExpectation } from './blood/scenario.ts';
import type { Check } from './compare.ts';
import type { EventFields } from './events.ts';
import type { Named } from './words.ts';

interface GameWords {
  readonly events: EventFields;
  namePosition(g: Game): object;
  /** What the open question is about. */
  describeAbout(g: Game): Record<string, Named>;
  comparePosition(expected: object, g: Game, check: Check): void;
  /** A position with what only the options of the match say. */
  completePosition(position: object, options: Readonly<Record<string, unknown>>): object;
}
export const gameWords: Readonly<Record<'blitz' | 'blood', GameWords>> = {
  blitz: {
    events: blitzEvents,
    namePosition: g => nameBlitzPosition(g as BlitzGame),
    describeAbout: describeBlitzAbout,
    comparePosition: (expected, g, check) =>
      compareBlitzPosition(expected as BlitzExpectation, nameBlitzPosition(g as BlitzGame), check),
    completePosition: (position, options) => withOptions(position as PositionSpec, options),
  },
  blood: {
    events: bloodEvents,
    namePosition: g => nameBloodPosition(g as blood.BloodGame),
    describeAbout: g => describeBloodAbout(g as blood.BloodGame),
    comparePosition: (expected, g, check) =>
      compareBloodPosition(expected as BloodExpectation, nameBloodPosition(g as blood.BloodGame), check),
    completePosition: position => position,
  },
};
export const wordsOf = (g: Game): GameWords => gameWords[g.rules.game as keyof typeof gameWords];
