/** Which numbers the evaluation of a game looks at. */
import type { RulesetDefinition } from '@ironpitch/engine';
import { blitzFeatures } from './blitz.ts';
import { bloodFeatures } from './blood.ts';
import type { Features } from './features.ts';

export const featuresOf = (game: RulesetDefinition['game']): Features =>
  game === 'blood' ? bloodFeatures : blitzFeatures;
