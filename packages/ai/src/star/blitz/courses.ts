/** The courses of one Action, of which the best few are worth a closer look, and somebody to carry one out. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import { type Means, Planner, type Step, type Trail } from '../../greedy/blitz/planner.ts';

interface Course {
  readonly value: number;
  readonly trail: Trail | undefined;
}
/** All courses of one Action, of which the best are kept, the best one first. */
export class Courses extends Planner {
  readonly kept: Course[] = [];
  private readonly width: number;
  constructor(g: BlitzGame, seat: Seat, means: Means, width: number) {
    super(g, seat, means);
    this.width = width;
  }
  protected override consider(value: number, trail: Trail | undefined): void {
    super.consider(value, trail);
    const { kept, width } = this;
    if (kept.length === width && value <= (kept[width - 1] as Course).value) return;
    let i = Math.min(kept.length, width - 1);
    for (; i > 0 && (kept[i - 1] as Course).value < value; i--) kept[i] = kept[i - 1] as Course;
    kept[i] = { value, trail };
  }
}
/** Does what either coach would do who looks no further than one Action. */
export class Player extends Planner {
  act(): void {
    this.carryOut(this.best(false).steps);
  }
  /** Does what somebody else thought of. */
  obey(steps: readonly Step[]): void {
    this.carryOut(steps);
  }
}
