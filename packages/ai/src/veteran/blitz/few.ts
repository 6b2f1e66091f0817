/** The best few of many squares, by a number, the best one first; allocates nothing. */
const MOST = 4;

export class Few {
  readonly squares = new Int16Array(MOST);
  readonly points = new Float64Array(MOST);
  count = 0;
  private max = 0;
  begin(max: number): void {
    this.max = max;
    this.count = 0;
  }
  offer(sq: number, points: number): void {
    const { squares, points: all, max } = this;
    if (this.count === max && points <= all[max - 1]) return;
    let i = this.count < max ? this.count++ : max - 1;
    for (; i > 0 && all[i - 1] < points; i--) {
      all[i] = all[i - 1];
      squares[i] = squares[i - 1];
    }
    all[i] = points;
    squares[i] = sq;
  }
}
