/** What is shown where: a terminal that is drawn anew for every question, or plain lines one after the other. */
import { colourStyle, plainStyle, type Style } from './style.ts';

export interface Display {
  readonly style: Style;
  /** A terminal whose screen is drawn over; otherwise lines are only added. */
  readonly redraws: boolean;
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
}

const COLUMNS = 100;
const ROWS = 40;
const LEAST_COLUMNS = 66;
const LEAST_ROWS = 20;

/** Colours need a terminal, and nobody who said no to them (`NO_COLOR`, `--no-color`). */
export class StreamDisplay implements Display {
  readonly style: Style;
  readonly redraws: boolean;
  private readonly stream: NodeJS.WriteStream;
  constructor(stream: NodeJS.WriteStream, colour: boolean, env: NodeJS.ProcessEnv = process.env) {
    this.stream = stream;
    this.redraws = stream.isTTY === true && env.TERM !== 'dumb';
    this.style = this.redraws && colour && !env.NO_COLOR ? colourStyle : plainStyle;
  }
  get columns(): number {
    return Math.max(LEAST_COLUMNS, this.stream.isTTY ? this.stream.columns : COLUMNS);
  }
  get rows(): number {
    return Math.max(LEAST_ROWS, this.stream.isTTY ? this.stream.rows : ROWS);
  }
  write(text: string): void {
    this.stream.write(text);
  }
}

/** Draws over the whole screen without a flash: every line is cleared to its end, and so is what lies below. */
export const drawOver = (display: Display, lines: readonly string[]): void =>
  display.write(`\x1b[H${lines.map(line => `${line}\x1b[K\r\n`).join('')}\x1b[J`);
