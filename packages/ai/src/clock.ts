/** How long a bot may think: a budget for every turn, in milliseconds or in positions looked at. */

/** Every place bots run in has it: browsers, their workers, and Node. */
declare const performance: { now(): number };

/** Shown to a bot with every question. */
export interface Clock {
  /** Milliseconds left in this turn; infinite where no time is counted. */
  readonly leftMs: number;
  /** Positions that may still be looked at in this turn; infinite where none are counted. */
  readonly leftNodes: number;
  /** Counts positions that were looked at; false when nothing is left and the bot has to answer now. */
  spend(nodes?: number): boolean;
}
const forever = Number.POSITIVE_INFINITY;
export const NO_CLOCK: Clock = { leftMs: forever, leftNodes: forever, spend: () => true };

/** What a bot gets for each turn of its coach. Nodes make it answer the same on every machine. */
export interface Budget {
  readonly ms?: number;
  readonly nodes?: number;
}
/** What a last look may take longer than was left. */
const GRACE_MS = 250;

/** Runs while its bot thinks, and is wound up again for every turn. */
export class TurnClock implements Clock {
  private readonly budget: Budget;
  private readonly now: () => number;
  private nodes = 0;
  private usedMs = 0;
  private allMs = 0;
  private begun = forever;

  constructor(budget: Budget, now: () => number = () => performance.now()) {
    this.budget = budget;
    this.now = now;
  }
  windUp(): void {
    this.nodes = 0;
    this.usedMs = 0;
  }
  start(): void {
    this.begun = this.now();
  }
  stop(): void {
    const used = this.now() - this.begun;
    this.usedMs += used;
    this.allMs += used;
    this.begun = forever;
  }
  /** How long its bot has thought in all turns. */
  get thoughtMs(): number {
    return this.allMs;
  }
  get leftMs(): number {
    if (this.budget.ms === undefined) return forever;
    const running = this.begun === forever ? 0 : this.now() - this.begun;
    return this.budget.ms - this.usedMs - running;
  }
  get leftNodes(): number {
    return this.budget.nodes === undefined ? forever : this.budget.nodes - this.nodes;
  }
  spend(nodes = 1): boolean {
    this.nodes += nodes;
    return this.leftNodes > 0 && this.leftMs > 0;
  }
  /** More was used than there was: the host does not wait any longer. */
  get isOverdrawn(): boolean {
    return this.leftNodes < 0 || this.leftMs < -GRACE_MS;
  }
}
