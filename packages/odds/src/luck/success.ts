/** The chance that one throw succeeds, and what it takes: every result is shown to the engine. */
import type { Game, Position } from '@ironpitch/engine';
import { NoRoll } from '../plan/dice.ts';
import { PossibleDice } from './dice.ts';
import type { Outlook } from './outlook.ts';
import { type Throw, Throws, tellOf } from './rolls.ts';

export interface Success {
  readonly expected: number;
  /** The lowest natural result that does. */
  readonly needs: number | null;
}
/** The throw that is looked at is over. */
const NEXT_THROW = new NoRoll('next throw');

export class Successes {
  private readonly outlook: Outlook;
  private readonly g: Game;
  private readonly throws: Throws;
  private readonly dice: PossibleDice;
  private wanted = 0;
  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.g = outlook.g;
    this.throws = new Throws(this.g);
    this.dice = new PossibleDice(count => this.announce(count));
  }
  /** `place`: which throw of the step that begins at the position it is; `fallen`: the dice of that step. */
  of(position: Position, fallen: readonly number[], thrown: Throw, place: number): Success {
    const { dice, g, throws } = this;
    const before = fallen.slice(0, thrown.first);
    const last = thrown.first + thrown.values.length;
    let expected = 0;
    let needs: number | null = null;
    this.wanted = place;
    dice.forEach(() => {
      const report: Game['events'] = [];
      g.events = report;
      throws.begin();
      dice.begin(before);
      this.outlook.travel(position, dice, 1, () => g.resume());
      const mine = throws.list[place] as Throw;
      if (tellOf(g, mine, report.slice(mine.reported)).success !== true) return;
      expected += dice.probability;
      const sum = dice.shown.slice(thrown.first, last).reduce((a, b) => a + b, 0);
      if (typeof thrown.dice[0] === 'number') needs = Math.min(needs ?? sum, sum);
    });
    g.events = undefined;
    return { expected, needs };
  }
  private announce(count: number): string {
    const { throws, g } = this;
    this.outlook.checkStep();
    throws.announce(count);
    if (throws.list.length > this.wanted + 1) throw NEXT_THROW;
    throws.show(0, 0);
    return throws.list[throws.list.length - 1]?.described ? g.sheet.kind : '';
  }
}
