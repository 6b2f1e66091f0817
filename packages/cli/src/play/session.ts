/** A match at the table: asks coaches, lets bots answer, shows what happens, saves after every answer. */
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { BotSeat } from '@ironpitch/ai';
import type { BlitzEvent, BlitzGame, MatchKeeper, PlayerId, RulesetDefinition, Seat, Square } from '@ironpitch/engine';
import { type Choice, choicesOf } from '../text/answers.ts';
import { tellAll } from '../text/events.ts';
import { squareText, teamName } from '../text/players.ts';
import { marksFor, questionLines } from './ask.ts';
import { type Command, commandNamed, helpPage, playerPage, rulesPage } from './commands.ts';
import { type Display, drawOver } from './display.ts';
import { type Understood, understand, wordsOf } from './input.ts';
import type { Lines } from './lines.ts';
import { cardsText, drawScreen } from './screen.ts';
import { wrap } from './style.ts';
import { summaryLines } from './summary.ts';
import { Takebacks } from './takeback.ts';

export interface Table {
  readonly keeper: MatchKeeper;
  readonly definition: RulesetDefinition;
  /** Per seat the bot, or undefined for a coach at the keyboard. */
  readonly bots: readonly [BotSeat | undefined, BotSeat | undefined];
  readonly display: Display;
  readonly lines: Lines;
  /** Keeps the match; returns where, or why it cannot. */
  readonly save: (file?: string) => { readonly file: string } | { readonly problem: string };
  /** The flags that resume this match with the same seats, without the file. */
  readonly resumeFlags: string;
  /** How long a bot's answer stays on a terminal. */
  readonly pauseMs: number;
}

/** Questions that may come between two words of one line: the words wait for the question they are meant for. */
const BETWEEN: ReadonlySet<string> = new Set(['bonusPlay', 'reroll', 'claim', 'freeAction', 'dumpOff']);
/** The last line of the report while a Run has not gone a single square. */
const NOT_MOVED: ReadonlySet<string> = new Set(['actionStarted', 'bonusPlayed', 'moveRolled']);
const WELCOME = 'Welcome! Type ? for help at any time, and "rules" for the game in a minute.';

export class Session {
  private readonly table: Table;
  private readonly g: BlitzGame;
  private readonly takebacks: Takebacks;
  private readonly report: BlitzEvent[] = [];
  /** How much of the report plain lines have told. */
  private told = 0;
  private viewer: Seat | null;
  private readonly hotSeat: boolean;
  private notice = '';
  private askAll = false;
  /** Words of the last line that are meant for the questions to come, and who typed them. */
  private rest: readonly string[] = [];
  private restSeat: Seat | null = null;
  private shownTurn = -1;
  private warned = false;
  /** Draws the open question again, for a terminal that changed its size. */
  private drawAgain: () => void = () => {};

  constructor(table: Table) {
    this.table = table;
    this.g = table.keeper.game as BlitzGame;
    this.takebacks = new Takebacks(table.keeper);
    const coaches = ([0, 1] as const).filter(seat => table.bots[seat] === undefined);
    this.hotSeat = coaches.length === 2;
    this.viewer = coaches.length === 1 ? (coaches[0] as Seat) : null;
    this.collect();
    if (coaches.length > 0) this.notice = table.keeper.answers.length === 0 ? WELCOME : 'The match goes on.';
  }

  resized(): void {
    this.drawAgain();
    this.table.lines.refresh?.();
  }
  /** Plays until the match is over or the coach leaves. */
  async play(): Promise<void> {
    const { g, table } = this;
    this.save();
    while (!g.over) {
      const bot = table.bots[g.asked];
      if (bot) await this.botAnswers(bot);
      else if (!(await this.coachAnswers())) return this.leave('');
    }
    this.finish();
  }

  // --- answers ---------------------------------------------------------------------------------------------
  private async botAnswers(bot: BotSeat): Promise<void> {
    const before = this.report.length;
    const seat = this.g.asked;
    this.give(bot.answer(this.g));
    const news = this.report.slice(before);
    if (this.table.display.redraws && news.length > 0 && this.table.pauseMs > 0) {
      this.draw([], `${teamName(this.g, seat)} plays …`);
      await pause(news.every(event => event.type === 'moved') ? this.table.pauseMs / 4 : this.table.pauseMs);
    } else {
      if (!this.table.display.redraws && news.some(event => event.type === 'turnEnded')) this.tellNews();
      await breathe(); // lets Ctrl-C in
    }
  }
  /** Returns false when the coach leaves. */
  private async coachAnswers(): Promise<boolean> {
    const { g } = this;
    const choices = choicesOf(g);
    if (choices.length === 1 && !this.askAll) {
      if (this.rest.length > 0 && this.restSeat === g.asked && !BETWEEN.has(g.question.name)) {
        const said = understand(g, choices, this.rest);
        if (said.ok) this.rest = said.rest;
      }
      if (this.give((choices[0] as Choice).answer)) this.rest = [];
      return true;
    }
    if (this.hotSeat && this.viewer !== g.asked && !(await this.handOver())) return false;
    if (this.restSeat !== g.asked || (this.rest[0] === 'auto' && g.question.name !== 'place')) this.rest = [];
    if (this.rest.length > 0 && !BETWEEN.has(g.question.name)) {
      const understood = understand(g, choices, this.rest);
      this.rest = [];
      if (understood.ok) {
        await this.obey(understood, !this.takebacks.possible);
        return true;
      }
      if (g.question.name !== 'action') this.notice = understood.reason; // steps beyond the end of a Run
    }
    for (;;) {
      const line = await this.ask(choices);
      if (line === null) return this.leaveAtEnd();
      const [word = '', ...words] = wordsOf(line);
      const command = commandNamed(word);
      if (command === undefined) {
        if (word === '' && g.question.name === 'runStep' && NOT_MOVED.has(this.report.at(-1)?.type ?? '')) {
          this.notice = 'Nobody has moved yet: type "stop" to end the Run here all the same, or "undo".';
          continue;
        }
        const understood = understand(g, choices, wordsOf(line));
        if (understood.ok) {
          await this.obey(understood);
          return true;
        }
        this.notice = understood.reason;
        continue;
      }
      const after = await this.run(command, words, line);
      if (after !== 'stay') return after === 'changed';
    }
  }
  /**
   * Carries out what was understood, one answer after the other, as long as nothing comes in between. What one line says
   * is taken back together: only its first words are remembered.
   */
  private async obey(understood: Understood & { ok: true }, remember = true): Promise<void> {
    const { g, table } = this;
    const { name } = g.question;
    const seat = g.asked;
    if (remember) this.takebacks.remember(this.report.length);
    this.rest = understood.rest;
    this.restSeat = seat;
    if (understood.way && understood.way.length > 1) await this.showWay(understood.way);
    for (const answer of understood.answers) {
      if (g.over || g.asked !== seat || g.question.name !== name || !g.isLegal(answer)) break;
      if (this.give(answer)) {
        this.rest = [];
        break;
      }
      if (understood.way && table.display.redraws && table.pauseMs > 0) {
        this.draw([], '');
        await pause(table.pauseMs / 6);
      }
    }
  }
  private async showWay(way: readonly Square[]): Promise<void> {
    const { g, table } = this;
    const text = `The way: ${[g.square(g.about(0) as PlayerId), ...way].map(sq => squareText(g, sq)).join(' > ')}`;
    if (!table.display.redraws) {
      table.display.write(`${text}\n`);
      return;
    }
    if (table.pauseMs === 0) return;
    this.draw([], text, new Set(way));
    await pause(table.pauseMs);
  }
  /** Gives one answer to the match; true when a die fell or something hidden came to light. */
  private give(answer: number): boolean {
    const { g, table } = this;
    const { turn } = g;
    const consequence = table.keeper.answer(g.nameAnswer(answer));
    this.collect();
    this.takebacks.note(consequence);
    // Two bots by themselves lose nothing that could not be played again: once a turn is enough.
    if (g.turn !== turn || table.bots.includes(undefined)) this.save();
    return consequence.dieFell || consequence.revealed;
  }
  private collect(): void {
    const { g } = this;
    this.report.push(...((g.events ?? []) as BlitzEvent[]));
    g.events = [];
  }
  private save(): void {
    const saved = this.table.save();
    if (!('problem' in saved) || this.warned) return;
    this.notice = saved.problem;
    this.warned = true;
  }

  // --- commands --------------------------------------------------------------------------------------------
  private async run(command: Command, words: readonly string[], line: string): Promise<'stay' | 'changed' | 'left'> {
    const { g, table } = this;
    const seat = g.asked;
    switch (command) {
      case 'help':
        return this.page(helpPage(g));
      case 'rules':
        return this.page(rulesPage(g, words));
      case 'cards':
        return this.page(cardsText(g, this.viewer));
      case 'player':
        return this.page(playerPage(g, seat, words));
      case 'log':
        return this.page(this.logLines());
      case 'look':
        this.shownTurn = -1;
        return 'stay';
      case 'ask':
        this.askAll = words[0] === 'all';
        this.notice = this.askAll
          ? 'You will be asked everything, even what has only one answer.'
          : 'What has only one answer is answered for you.';
        return 'stay';
      case 'save': {
        const saved = table.save(line.trim().split(/\s+/).slice(1).join(' ') || undefined);
        this.notice = 'file' in saved ? `Saved in ${saved.file}.` : saved.problem;
        return 'stay';
      }
      case 'undo':
        return this.undo();
      case 'concede':
        return this.concede(seat);
      case 'quit':
        return 'left';
    }
  }
  private undo(): 'stay' | 'changed' {
    const events = this.takebacks.takeBack();
    if (events === undefined) {
      this.notice = 'Nothing to take back: since your last answer a die fell, a card was turned up, or a turn began.';
      return 'stay';
    }
    this.report.length = events;
    this.told = Math.min(this.told, events);
    this.rest = [];
    this.shownTurn = -1;
    this.notice = 'Taken back.';
    this.save();
    return 'changed';
  }
  private async concede(seat: Seat): Promise<'stay' | 'changed' | 'left'> {
    const line = await this.table.lines.next('Give up this match? (yes or no) ');
    if (line === null) return 'left';
    if (!/^y(es)?$/i.test(line.trim())) return 'stay';
    this.table.keeper.answer({ concede: seat === 0 ? 'home' : 'away' }, seat);
    this.collect();
    this.save();
    return 'changed';
  }

  // --- showing ---------------------------------------------------------------------------------------------
  private logLines(): string[] {
    return tellAll(
      this.g,
      this.report.filter(event => event.seen === undefined || event.seen === this.viewer),
    );
  }
  /** Plain lines: what happened since the last time. */
  private tellNews(): void {
    // An Action just declared is told together with what comes of it.
    const end = this.report.length - (this.report.at(-1)?.type === 'actionStarted' && !this.g.over ? 1 : 0);
    const news = this.report
      .slice(this.told, end)
      .filter(event => event.seen === undefined || event.seen === this.viewer);
    this.told = Math.max(this.told, end);
    for (const line of tellAll(this.g, news)) this.table.display.write(`${line}\n`);
  }
  private frame(
    question: readonly string[],
    choices: readonly Choice[],
    log: readonly string[] = this.logLines(),
    way?: ReadonlySet<Square>,
  ): string[] {
    const { g, viewer } = this;
    const { style, columns, rows } = this.table.display;
    const marks = way ? { marks: way } : choices.length > 0 ? marksFor(g, choices) : {};
    const you = this.hotSeat || viewer === null ? {} : { you: viewer };
    return drawScreen({ g, viewer, style, columns, rows, log, question, ...marks, ...you });
  }
  private draw(choices: readonly Choice[], text: string, way?: ReadonlySet<Square>): void {
    const { display } = this.table;
    if (display.redraws) drawOver(display, this.frame(text === '' ? [] : [text], choices, undefined, way));
  }
  private async ask(choices: readonly Choice[]): Promise<string | null> {
    const { g, table } = this;
    const { display } = table;
    const notice = this.notice === '' ? [] : wrap(this.notice, display.columns, '  ');
    this.notice = '';
    const lines = (): string[] => [
      ...notice.map(line => display.style.paint(line, 'yellow')),
      ...questionLines(g, choices, display.columns, display.style),
    ];
    this.drawAgain = () => drawOver(display, this.frame(lines(), choices));
    if (display.redraws) this.drawAgain();
    else {
      this.tellNews();
      if (this.shownTurn !== g.turn && (g.question.name === 'action' || g.question.name === 'place')) {
        this.shownTurn = g.turn;
        for (const line of this.frame([], choices, [])) display.write(`${line}\n`);
      }
      display.write(`${lines().join('\n')}\n`);
    }
    const line = await table.lines.next(`${teamName(g, g.asked)}> `);
    this.drawAgain = () => {};
    return line;
  }
  /** Text that is read, not answered: a page of its own on a terminal. */
  private async page(lines: readonly string[]): Promise<'stay' | 'left'> {
    const { display } = this.table;
    const wrapped = lines.flatMap(line => wrap(line, display.columns, '    '));
    if (!display.redraws) {
      display.write(`${wrapped.join('\n')}\n`);
      return 'stay';
    }
    const size = display.rows - 2;
    for (let at = 0; at < wrapped.length || at === 0; at += size) {
      drawOver(display, wrapped.slice(at, at + size));
      const more = at + size < wrapped.length;
      const line = await this.table.lines.next(more ? '(Enter: next page, q: back) ' : '(Enter: back to the match) ');
      if (line === null) return 'left';
      if (/^q/i.test(line.trim())) break;
    }
    return 'stay';
  }
  /** One screen, two coaches: hands stay hidden until the right one looks. */
  private async handOver(): Promise<boolean> {
    const { g, table } = this;
    if (g.handCount(0) + g.handCount(1) > 0) {
      this.viewer = null;
      const text = `${teamName(g, g.asked)} is asked. Press Enter when only ${teamName(g, g.asked)}'s coach can see the screen. `;
      if (table.display.redraws) drawOver(table.display, this.frame([], []));
      else this.tellNews();
      if ((await table.lines.next(text)) === null) return this.leaveAtEnd();
    }
    this.viewer = g.asked;
    return true;
  }

  // --- endings ---------------------------------------------------------------------------------------------
  private leaveAtEnd(): false {
    this.table.display.write('The input has ended. ');
    return false;
  }
  /** Says where the match is and how to go on with it. */
  leave(before: string): void {
    const saved = this.table.save();
    const text =
      'file' in saved
        ? `The match is saved. Go on with: npx ironpitch play --resume ${quoted(saved.file)}${this.table.resumeFlags}`
        : saved.problem;
    this.table.display.write(`${before}${text}\n`);
  }
  private finish(): void {
    const { g, table } = this;
    if (table.display.redraws) drawOver(table.display, this.frame([], []));
    else {
      this.tellNews();
      for (const line of this.frame([], [], [])) table.display.write(`${line}\n`);
    }
    for (const line of summaryLines(g, table.definition.outcome(g), this.report))
      for (const part of wrap(line, table.display.columns, '    ')) table.display.write(`${part}\n`);
    const saved = table.save();
    table.display.write(
      'file' in saved
        ? `The record is in ${saved.file}; see it again with: npx ironpitch replay ${quoted(saved.file)}\n`
        : `${saved.problem}\n`,
    );
  }
}
const quoted = (file: string): string => (/[^\w./@:+-]/.test(file) ? `"${file}"` : file);
