/** Where answers are typed: a terminal with editing and history, or a pipe read line by line. */
import { createInterface, type Interface } from 'node:readline';

export interface Lines {
  /** The next line; null when the input has ended. */
  next(prompt: string): Promise<string | null>;
  /** Shows the prompt and what is typed so far again. */
  refresh?(): void;
  close(): void;
}

export class TypedLines implements Lines {
  private readonly reader: Interface;
  private readonly output: NodeJS.WritableStream;
  private readonly terminal: boolean;
  private readonly queued: string[] = [];
  private waiting: ((line: string | null) => void) | undefined;
  private ended = false;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, terminal: boolean, interrupted: () => void) {
    this.output = output;
    this.terminal = terminal;
    this.reader = createInterface(terminal ? { input, output, terminal } : { input, terminal: false });
    this.reader.on('line', line => this.arrived(line));
    this.reader.on('close', () => this.finished());
    this.reader.on('SIGINT', interrupted);
    // A terminal that goes away ends the input with an error.
    this.reader.on('error', () => this.finished());
    input.on('error', () => this.finished());
  }
  private arrived(line: string): void {
    const waiting = this.waiting;
    this.waiting = undefined;
    if (waiting) waiting(line);
    else this.queued.push(line);
  }
  private finished(): void {
    this.ended = true;
    this.waiting?.(null);
    this.waiting = undefined;
  }
  async next(prompt: string): Promise<string | null> {
    if (this.terminal) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.output.write(prompt);
    const line =
      this.queued.shift() ??
      (this.ended
        ? null
        : await new Promise<string | null>(resolve => {
            this.waiting = resolve;
          }));
    // A transcript of piped answers reads like a match that was typed.
    if (!this.terminal) this.output.write(`${line ?? ''}\n`);
    return line;
  }
  refresh(): void {
    if (this.terminal && this.waiting) this.reader.prompt(true);
  }
  close(): void {
    this.reader.close();
  }
}
