/** A bar on standard error for work that takes longer than a second; silent when nobody watches. */
import { t } from '@ironpitch/texts/terminal';

const SHOWN_AFTER_MS = 1000;
const REDRAWN_AFTER_MS = 100;
const WIDTH = 30;

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}
export class Progress {
  private readonly begun: number;
  private drawn = 0;
  private readonly what: string;
  private readonly total: number;
  private readonly screen: Screen;
  private readonly now: () => number;

  constructor(
    what: string,
    total: number,
    screen: Screen = process.stderr,
    now: () => number = () => performance.now(),
  ) {
    this.what = what;
    this.total = total;
    this.screen = screen;
    this.now = now;
    this.begun = now();
  }
  update(done: number): void {
    const now = this.now();
    if (!this.screen.isTTY || now - this.begun < SHOWN_AFTER_MS) return;
    if (this.drawn > 0 && now - this.drawn < REDRAWN_AFTER_MS && done < this.total) return;
    this.drawn = now;
    const share = this.total === 0 ? 1 : done / this.total;
    const full = Math.round(share * WIDTH);
    const left = share === 0 ? null : Math.ceil(((now - this.begun) * (1 / share - 1)) / 1000);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.screen.write(`\r\u001b[K${t.commands.progress.bar(bar, done, this.total, this.what, left)}`);
  }
  /** Wipes the bar away. */
  end(): void {
    if (this.drawn > 0) this.screen.write('\r\u001b[K');
  }
}
