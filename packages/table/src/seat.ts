/**
 * Somebody who sits at a table or watches it, and everything they are ever told: the view, the events for them, their own
 * question with its legal answers, and who is asked. Whoever comes back takes a new seat, and is told from the beginning.
 */
import { type Answer, BadInput, type Refusal } from '@ironpitch/engine';
import { whyNot } from '@ironpitch/odds';
import { nameEvent } from '@ironpitch/protocol';
import { questionView } from './question.ts';
import type { Plan, PlanPart, QuestionView, Side, Sight, Snapshot, SquareName, Win } from './service.ts';
import type { Table } from './table.ts';

export class Seat {
  /** null for a spectator. */
  readonly side: Side | null;
  private readonly table: Table;
  /** How many events of the report have been told, counted as this seat sees them. */
  private told = 0;
  private cuts = 0;

  constructor(table: Table, side: Side | null) {
    if (side !== null && table.coaches[side] !== 'person') throw new BadInput('a bot sits there, not a person');
    this.table = table;
    this.side = side;
    this.cuts = table.reportFor(side).cuts;
  }

  // --- orders ------------------------------------------------------------------------------------------------
  answer(answered: number, answers: readonly unknown[]): void {
    this.table.answer(this.own(), answered, answers);
  }
  takeBack(): void {
    this.table.takeBack(this.own());
  }
  doAgain(): void {
    this.table.doAgain(this.own());
  }
  concede(): void {
    this.table.concede(this.own());
  }
  arrange(): void {
    this.table.arrange(this.own());
  }
  plans(player: string, part?: PlanPart): Plan[] {
    const { table, side } = this;
    return table.isPersonAsked(side) ? table.rules.plans(table.scratchFor(side), player, part) : [];
  }
  wins(): Win[] {
    const { table, side } = this;
    if (!table.isPersonAsked(side)) return [];
    const game = table.scratchFor(side).open();
    if (!table.rules.promising?.has(game.question.name)) return [];
    const named = game.legalAnswers().flatMap(answer => (typeof answer === 'string' ? [] : Object.values(answer)));
    const players = new Set(named.filter(object => typeof object === 'string'));
    return [...players].flatMap(player => winOf(player, this.plans(player, 'squares')));
  }
  otherWays(player: string, to: SquareName): Plan[] {
    const { table, side } = this;
    return table.isPersonAsked(side) ? table.rules.otherWays(table.scratchFor(side), player, to) : [];
  }
  /** The reason of the first answer that is understood; null when one of them can be given. */
  whyNot(answers: readonly Answer[]): Refusal | null {
    const { table, side } = this;
    if (!table.isPersonAsked(side)) return null;
    const scratch = table.scratchFor(side).open();
    const refusals = answers.map(answer => whyNot(scratch, answer));
    if (refusals.includes(undefined)) return null;
    return refusals.find(one => one?.rule !== undefined) ?? refusals[0] ?? null;
  }
  sight(): Sight | null {
    const { table, side } = this;
    if (!table.isPersonAsked(side)) return null;
    return { origin: table.origin, seat: side, position: table.viewFor(side), pending: table.pendingOf(side) };
  }
  private own(): Side {
    if (this.side === null) throw new BadInput('somebody who watches gives no orders');
    return this.side;
  }

  // --- what is told --------------------------------------------------------------------------------------------
  /** The table as it is now; of the report, what this seat has not been told yet. */
  snapshot(): Snapshot {
    const { table, side } = this;
    const { cuts, events } = table.reportFor(side);
    const reportFrom = cuts === this.cuts ? this.told : 0;
    this.cuts = cuts;
    this.told = events.length;
    const game = table.seenBy(side);
    return {
      answered: side === null ? 0 : table.answered(side),
      viewer: side,
      view: table.rules.view(game, side),
      report: events.slice(reportFrom).map(event => nameEvent(game, event)),
      reportFrom,
      question: this.question(),
      asked: table.asked,
      coaches: table.coaches,
      canTakeBack: side !== null && table.canTakeBack(side),
      canDoAgain: side !== null && table.canDoAgain(side),
      outcome: table.outcome,
      lesson: table.lesson,
      replay: null,
    };
  }
  private question(): QuestionView | null {
    const { table, side } = this;
    return table.isPersonAsked(side) ? questionView(table.scratchFor(side), table.rules) : null;
  }
}

const winOf = (player: string, plans: readonly Plan[]): Win[] => {
  const points = Math.max(0, ...plans.map(plan => plan.points ?? 0));
  return points === 0 ? [] : [{ player, points, gains: [...new Set(plans.flatMap(plan => plan.gains))] }];
};
