/** What a position is worth to a coach: the result that is to be expected, by the evaluation learned from play. */
import { EngineError, type Game, rulesetNamed, type Seat } from '@ironpitch/engine';
import { type Chances, chancesFrom, type Fitted, Net } from './net.ts';
import { featuresOf } from './of.ts';
import { fitted } from './weights/index.ts';

export class Value {
  private readonly net: Net;
  private readonly winnerOf: (g: Game) => Seat | null;

  constructor(ruleset: string, weights: Fitted | undefined = fitted[ruleset]) {
    const rules = rulesetNamed(ruleset);
    if (weights === undefined) throw new EngineError(`nobody has taught the evaluation ${ruleset}: npm run fit:value`);
    this.net = new Net(featuresOf(rules.game), weights);
    this.winnerOf = g => rules.outcome(g).winner;
  }
  /** Certain once the match is over. */
  chances(g: Game): Chances {
    if (g.over) {
      const winner = this.winnerOf(g);
      return { home: winner === 0 ? 1 : 0, draw: winner === null ? 1 : 0, away: winner === 1 ? 1 : 0 };
    }
    const { lean, width } = this.net.read(g);
    return chancesFrom(lean, width);
  }
  /** A win is 1, a draw one half. */
  of(g: Game, seat: Seat): number {
    const { home, draw } = this.chances(g);
    const forHome = home + draw / 2;
    return seat === 0 ? forHome : 1 - forHome;
  }
}
