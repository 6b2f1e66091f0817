/** Positions to search with: taken and given back like a stack, allocated once. */
import type { Game, Position } from '@ironpitch/engine';

export class PositionPool {
  private readonly positions: Position[] = [];
  private used = 0;
  /** How many are taken; `release` goes back to it. */
  get mark(): number {
    return this.used;
  }
  save(g: Game): Position {
    if (this.used === this.positions.length) this.positions.push(g.save());
    return g.save(this.positions[this.used++]);
  }
  release(mark: number): void {
    this.used = mark;
  }
}
