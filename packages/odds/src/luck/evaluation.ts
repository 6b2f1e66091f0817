/** Who is going to win from here: the fitted model of each ruleset, asked about one position. */
import { BadInput, EngineError, type Game, type RulesetDefinition } from '@ironpitch/engine';
import { blitzFeatures } from './blitz/features.ts';
import { bloodFeatures } from './blood/features.ts';
import { chancesFrom, type Features, type Fitted, Reader } from './model.ts';
import { fittedModels } from './weights/index.ts';
import type { ChancesToWin } from './words.ts';

export const featuresOf = (game: 'blitz' | 'blood'): Features => (game === 'blood' ? bloodFeatures : blitzFeatures);

/** Whoever says what the chances are in the position a game is in. */
export interface Foresight {
  chances(g: Game): ChancesToWin;
}
export class Evaluation implements Foresight {
  private readonly rules: RulesetDefinition;
  private readonly reader: Reader;
  private readonly weights: Float64Array;
  private readonly drawWeights: Float64Array;
  constructor(rules: RulesetDefinition, fitted: Fitted = fittedFor(rules)) {
    this.rules = rules;
    const features = featuresOf(rules.game);
    this.reader = new Reader(features);
    this.weights = inOrder(features.meanings, fitted.weights);
    this.drawWeights = inOrder(features.drawMeanings, fitted.drawWeights);
  }
  /** The chances in the position the game is in; certain once the match is over. */
  chances(g: Game): ChancesToWin {
    if (g.over) {
      const { winner } = this.rules.outcome(g);
      return { home: winner === 0 ? 1 : 0, draw: winner === null ? 1 : 0, away: winner === 1 ? 1 : 0 };
    }
    this.reader.read(g);
    return chancesFrom(dot(this.weights, this.reader.lean), dot(this.drawWeights, this.reader.draw));
  }
}
const fittedFor = (rules: RulesetDefinition): Fitted => {
  const found = fittedModels[rules.id];
  if (found === undefined)
    throw new BadInput(`nobody has fitted who wins a match of ${rules.id} yet: npm run fit:luck`);
  return found;
};
const inOrder = (meanings: Readonly<Record<string, string>>, weights: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(Object.keys(meanings), name => weightOf(name, weights));
const weightOf = (name: string, weights: Readonly<Record<string, number>>): number => {
  const weight = weights[name];
  if (weight === undefined) throw new EngineError(`the fitted model has no weight for ${name}: npm run fit:luck`);
  return weight;
};
const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};
