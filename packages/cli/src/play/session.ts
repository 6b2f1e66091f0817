/** A match at the table: asks coaches, lets bots answer, shows what happens, saves after every answer. */

import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { BotSeat } from '@ironpitch/ai';
import {
  type Answer,
  BadInput,
  type Game,
  type GameEvent,
  type MatchKeeper,
  type PlayerId,
  type RulesetDefinition,
  SEATS,
  type Seat,
  type Square,
  Takebacks,
} from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import type { Choice } from '../text/choice.ts';
import { printable, printablePlace } from '../text/printable.ts';
import { squareText } from '../text/sentences.ts';
import { type Command, commandNamed, helpPage, rulesPage } from './commands.ts';
import { type Display, drawOver } from './display.ts';
import { gameAtTable } from './games.ts';
import type { Saved } from './kept.ts';
import type { Lines } from './lines.ts';
import { wrap } from './style.ts';
import type { TableGame } from './table.ts';
import { type Step, type Understood, type Way, wordsOf } from './typing.ts';

export interface Table {
  readonly keeper: MatchKeeper;
  readonly definition: RulesetDefinition;
  /** Per seat the bot, or undefined for a coach at the keyboard. */
  readonly bots: readonly [BotSeat | undefined, BotSeat | undefined];
  readonly display: Display;
  readonly lines: Lines;
  /** Keeps the match, or a copy in another file; returns where, or why it cannot. */
  readonly save: (copy?: string) => Saved;
  /** Where the match was saved last. */
  readonly savedIn?: () => string | undefined;
  /** The flags that resume this match with the same seats, without the file. */
  readonly resumeFlags: string;
  /** How long a bot's answer stays on a terminal. */
  readonly pauseMs: number;
  /** What there is to be said about a match that goes on. */
  readonly news?: string | undefined;
}
/** What is still to be answered of a line that means several answers to the same question. */
interface Plan {
  readonly seat: Seat;
  readonly question: string;
  readonly about: number;
  readonly steps: Step[];
}

/** Longer than any way over the pitch; a file's name may be longer still. */
const LINE_MAX = 500;
const NOTICE_MAX = 2 * LINE_MAX;

export class Session {
  private readonly table: Table;
  private readonly game: TableGame;
  private readonly g: Game;
  private readonly takebacks: Takebacks;
  private readonly report: GameEvent[] = [];
  /** How much of the report plain lines have told. */
  private told = 0;
  private viewer: Seat | null;
  private readonly hotSeat: boolean;
  private notice = '';
  private askAll = false;
  /** Habits the coach has switched off. */
  private readonly asked = new Set<string>();
  private plan: Plan | undefined;
  /** Words of the last line that are meant for the questions to come, and who typed them. */
  private rest: readonly string[] = [];
  private restSeat: Seat | null = null;
  private shownPitch = '';
  /** Why what was answered last is not saved; '' when it is. */
  private unsaved = '';
  /** What there is to say once about saves: that they work again. */
  private savedNotice = '';
  /** Draws the open question again, for a terminal that changed its size. */
  private drawAgain: () => void = () => {};

  constructor(table: Table) {
    this.table = table;
    this.g = table.keeper.game;
    this.game = gameAtTable(this.g);
    this.takebacks = new Takebacks(table.keeper, g => table.definition.turnOf(g));
    const coaches = ([0, 1] as const).filter(seat => table.bots[seat] === undefined);
    this.hotSeat = coaches.length === 2;
    this.viewer = coaches.length === 1 ? (coaches[0] as Seat) : null;
    this.collect();
    if (coaches.length > 0)
      this.notice = table.keeper.answers.length === 0 ? t.session.welcome : (table.news ?? t.session.goesOn);
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
      else if (!(await this.coachAnswers())) return this.leave();
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
      this.draw([], t.session.plays(this.game.teamName(seat)));
      await pause(news.every(event => event.type === 'moved') ? this.table.pauseMs / 4 : this.table.pauseMs);
    } else {
      if (!this.table.display.redraws && news.some(event => event.type === 'turnEnded')) this.tellNews();
      await breathe(); // lets Ctrl-C in
    }
  }
  /** Returns false when the coach leaves. */
  private async coachAnswers(): Promise<boolean> {
    const { g, game } = this;
    const choices = game.choices();
    if (choices.length === 1 && !this.askAll) {
      if (this.rest.length > 0 && this.restSeat === g.asked && !g.question.breaksIn) {
        const said = game.understand(choices, this.rest);
        if (said.ok) this.rest = said.rest;
      }
      if (this.give((choices[0] as Choice).answer)) this.forgetLine();
      return true;
    }
    const habitual = this.askAll ? undefined : game.habitual(this.asked);
    if (habitual !== undefined) {
      this.give(habitual);
      return true;
    }
    if (this.hotSeat && this.viewer !== g.asked && !(await this.handOver())) return false;
    if (await this.goOnWithLine(choices)) return true;
    for (;;) {
      const line = await this.ask(choices);
      if (line === null) return this.leaveAtEnd();
      const words = wordsOf(line);
      const command = commandNamed(words[0] ?? '');
      if (line.length > LINE_MAX && command !== 'save') this.notice = t.session.lineTooLong(LINE_MAX);
      else if (command !== undefined) {
        const after = await this.run(command, words.slice(1), line);
        if (after !== 'stay') return after === 'changed';
      } else if (isOwn(game, words[0] ?? '')) {
        const after = await this.runOwn(words[0] as string, words.slice(1));
        if (after !== 'stay') return after === 'changed';
      } else if (await this.answer(choices, words)) return true;
    }
  }
  /** Takes typed words for an answer; says why not. */
  private async answer(choices: readonly Choice[], words: readonly string[]): Promise<boolean> {
    const { game } = this;
    const refusal = words.length === 0 ? game.enterRefused(this.report) : '';
    const understood: Understood = refusal ? { ok: false, reason: refusal } : game.understand(choices, words);
    if (understood.ok) await this.obey(understood);
    else this.notice = understood.reason;
    return understood.ok;
  }
  /** What is left of the last line: the steps of a plan, then words. Returns whether something was answered. */
  private async goOnWithLine(choices: readonly Choice[]): Promise<boolean> {
    const { g, game, plan } = this;
    if (plan !== undefined) {
      if (this.isOpen(plan)) {
        if (await this.follow(plan)) return true;
      } else if (!g.question.breaksIn) this.forgetLine();
    }
    if (this.plan !== undefined) return false;
    if (this.restSeat !== g.asked || !game.keepsWords(this.rest)) this.rest = [];
    if (this.rest.length === 0 || g.question.breaksIn) return false;
    const understood = game.understand(choices, this.rest);
    this.rest = [];
    if (understood.ok) await this.obey(understood, !this.takebacks.possible);
    else if (g.question.name !== 'action') this.notice = understood.reason; // steps beyond the end of a move
    return understood.ok;
  }
  /** Whether something of the last line is still to be carried out. */
  private isWaiting(): boolean {
    return this.restSeat === this.g.asked && (this.plan !== undefined || this.rest.length > 0);
  }
  private forgetLine(): void {
    this.plan = undefined;
    this.rest = [];
  }
  private isOpen({ seat, question, about }: Plan): boolean {
    return this.g.asked === seat && this.g.question.name === question && this.g.about(0) === about;
  }
  /**
   * Carries out what was understood, one answer after the other, as long as nothing comes in between. What one line says
   * is taken back together: only its first words are remembered.
   */
  private async obey(understood: Understood & { ok: true }, remember = true): Promise<void> {
    const { g } = this;
    if (remember) this.takebacks.remember(this.report.length);
    if (this.isWaiting() && this.g.question.breaksIn) {
      for (const { answer } of understood.steps) this.give(answer); // what the line before said goes on afterwards
      return;
    }
    this.rest = understood.rest;
    this.restSeat = g.asked;
    const plan = { seat: g.asked, question: g.question.name, about: g.about(0), steps: [...understood.steps] };
    if (understood.way && understood.way.length > 1) await this.showWay(understood.way, understood.risk ?? '');
    this.plan = plan;
    await this.follow(plan);
  }
  /** Gives the steps of a plan while its question is open. A roll that was to be expected does not end it. */
  private async follow(plan: Plan): Promise<boolean> {
    const { g, table, game } = this;
    let given = 0;
    while (!g.over && this.isOpen(plan)) {
      const step = plan.steps.shift();
      if (step === undefined) break;
      if (!g.isLegal(step.answer) || (step.rolls !== '' && game.rollsFor(step.answer) !== step.rolls)) {
        this.notice = given > 0 || step.rolls !== '' ? t.session.changed : '';
        this.forgetLine();
        return given > 0;
      }
      given++;
      if (this.give(step.answer) && step.rolls === '') {
        this.forgetLine();
        return true;
      }
      if (plan.steps.length > 0 && table.display.redraws && table.pauseMs > 0) {
        this.draw([], '');
        await pause(table.pauseMs / 6);
      }
    }
    if (plan.steps.length === 0) this.plan = undefined;
    return given > 0;
  }
  private async showWay(way: Way, risk: string): Promise<void> {
    const { g, table } = this;
    const squares = [g.square(g.about(0) as PlayerId), ...way].map(sq => squareText(g, sq));
    const text = t.session.way(squares.join(' > '), risk);
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
    const turn = table.definition.turnOf(g);
    const seat = g.asked;
    const consequence = table.keeper.answer(g.nameAnswer(answer));
    this.collect();
    this.takebacks.note(seat, consequence);
    // Two bots by themselves lose nothing that could not be played again: once a turn is enough.
    if (table.definition.turnOf(g) !== turn || table.bots.includes(undefined)) this.save();
    return consequence.dieFell || consequence.revealed;
  }
  private collect(): void {
    this.report.push(...(this.g.events ?? []));
    this.g.events = [];
  }
  private save(): void {
    const saved = this.table.save();
    const before = this.unsaved;
    this.unsaved = 'problem' in saved ? saved.problem : '';
    this.savedNotice = before !== '' && 'file' in saved ? t.session.savedAgain(printablePlace(saved.file)) : '';
  }

  // --- commands --------------------------------------------------------------------------------------------
  private async run(command: Command, words: readonly string[], line: string): Promise<'stay' | 'changed' | 'left'> {
    const { g, table, game } = this;
    switch (command) {
      case 'help':
        return this.page(helpPage(game));
      case 'rules':
        return this.page(rulesPage(game, words));
      case 'cards':
        return this.page(game.cards(this.viewer));
      case 'player':
        return this.page(game.player(g.asked, words));
      case 'log':
        return this.page(this.logLines());
      case 'look':
        this.shownPitch = '';
        return 'stay';
      case 'ask':
        this.notice = this.changeHabits(words[0] ?? '');
        return 'stay';
      case 'save': {
        const saved = table.save(line.trim().replace(/^\S+\s*/, '') || undefined);
        this.notice =
          'file' in saved ? t.session.savedIn(printablePlace(saved.file)) : t.session.notSavedIn(saved.problem);
        return 'stay';
      }
      case 'undo':
        return this.undo();
      case 'concede':
        return this.concede(g.asked);
      case 'quit':
        return this.quit();
    }
  }
  private async runOwn(name: string, words: readonly string[]): Promise<'stay' | 'changed' | 'left'> {
    const effect = this.game.command(name, words);
    if ('page' in effect) return this.page(effect.page);
    if ('standing' in effect) return this.stand(effect.standing, effect.seat);
    this.notice = effect.notice;
    this.shownPitch = '';
    return 'stay';
  }
  /** An answer that may come at any time, for a coach at the keyboard. */
  private stand(answer: Answer, seat: Seat): 'stay' | 'changed' {
    if (this.table.bots[seat] !== undefined) {
      this.notice = t.session.theirs(this.game.teamName(seat));
      return 'stay';
    }
    try {
      this.takebacks.note(seat, this.table.keeper.answer(answer));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.notice = `${error.message[0]?.toUpperCase()}${error.message.slice(1)}.`;
      return 'stay';
    }
    this.collect();
    this.forgetLine();
    this.save();
    return 'changed';
  }
  /** `ask all`, `ask less`, or a habit to be asked about after all. */
  private changeHabits(word: string): string {
    this.askAll = word === 'all';
    if (this.askAll) return t.session.askAll;
    const habit = this.game.habits.find(({ name }) => name === word);
    if (habit === undefined) {
      this.asked.clear();
      return [t.session.askLess, ...this.game.habits.map(({ does }) => t.capital(`${does}.`))].join(' ');
    }
    this.asked.add(habit.name);
    return t.session.askAbout(habit.name);
  }
  private undo(): 'stay' | 'changed' {
    const back = this.takebacks.takeBack();
    if (back === undefined) {
      this.notice = t.session.nothingToTakeBack;
      return 'stay';
    }
    this.report.length = back.events;
    this.told = Math.min(this.told, back.events);
    this.forgetLine();
    this.shownPitch = '';
    this.notice = t.session.takenBack;
    this.save();
    return 'changed';
  }
  /** What is not saved would be lost: that takes a second word. */
  private async quit(): Promise<'stay' | 'left'> {
    this.save();
    if (this.unsaved === '') return 'left';
    const line = await this.table.lines.next(t.session.leaveUnsaved);
    return line === null || isYes(line) ? 'left' : 'stay';
  }
  private async concede(seat: Seat): Promise<'stay' | 'changed' | 'left'> {
    const line = await this.table.lines.next(t.session.concede);
    if (line === null) return 'left';
    if (!isYes(line)) return 'stay';
    return this.stand({ concede: SEATS[seat] as string }, seat);
  }

  // --- showing ---------------------------------------------------------------------------------------------
  private visible(events: readonly GameEvent[]): GameEvent[] {
    return events.filter(event => event.seen === undefined || event.seen === this.viewer);
  }
  private logLines(): string[] {
    return this.game.tell(this.visible(this.report));
  }
  /** Plain lines: what happened since the last time. */
  private tellNews(): void {
    const last = this.report.at(-1);
    // An Action just declared is told together with what comes of it.
    const end = this.report.length - (last !== undefined && this.game.isHead(last) && !this.g.over ? 1 : 0);
    const news = this.visible(this.report.slice(this.told, end));
    this.told = Math.max(this.told, end);
    for (const line of this.game.tell(news)) this.table.display.write(`${line}\n`);
  }
  private frame(
    question: readonly string[],
    choices: readonly Choice[],
    log: readonly string[] = this.logLines(),
    way?: ReadonlySet<Square>,
  ): string[] {
    const { viewer } = this;
    const { style, columns, rows } = this.table.display;
    const you = this.hotSeat || viewer === null ? {} : { you: viewer };
    return this.game.draw({ viewer, style, columns, rows, log, question, choices, ...(way ? { way } : {}), ...you });
  }
  private draw(choices: readonly Choice[], text: string, way?: ReadonlySet<Square>): void {
    const { display } = this.table;
    if (display.redraws) drawOver(display, this.frame(text === '' ? [] : [text], choices, undefined, way));
  }
  private async ask(choices: readonly Choice[]): Promise<string | null> {
    const { g, table, game } = this;
    const { display } = table;
    const notices = [this.notice, this.savedNotice, this.unsaved === '' ? '' : t.session.notSaved(this.unsaved)];
    const notice = notices.flatMap(one => (one === '' ? [] : wrap(printable(one, NOTICE_MAX), display.columns, '  ')));
    this.notice = '';
    this.savedNotice = '';
    const lines = (): string[] => [
      ...notice.map(line => display.style.paint(line, 'yellow')),
      ...game.questionLines(choices, display.columns, display.style),
    ];
    this.drawAgain = () => drawOver(display, this.frame(lines(), choices));
    if (display.redraws) this.drawAgain();
    else {
      this.tellNews();
      const news = game.pitchNews();
      if (news !== '' && news !== this.shownPitch) {
        this.shownPitch = news;
        for (const line of this.frame([], choices, [])) display.write(`${line}\n`);
      }
      display.write(`${lines().join('\n')}\n`);
    }
    const line = await table.lines.next(`${game.teamName(g.asked)}> `);
    this.drawAgain = () => {};
    return line;
  }
  /** Text that is read, not answered: a page of its own on a terminal. */
  private async page(lines: readonly string[]): Promise<'stay' | 'left'> {
    const { display } = this.table;
    const wrapped = lines.flatMap(line => wrap(printable(line, NOTICE_MAX), display.columns, '    '));
    if (!display.redraws) {
      display.write(`${wrapped.join('\n')}\n`);
      return 'stay';
    }
    const size = display.rows - 2;
    for (let at = 0; at < wrapped.length || at === 0; at += size) {
      drawOver(display, wrapped.slice(at, at + size));
      const more = at + size < wrapped.length;
      const line = await this.table.lines.next(more ? t.session.nextPage : t.session.lastPage);
      if (line === null) return 'left';
      if (/^q/i.test(line.trim())) break;
    }
    return 'stay';
  }
  /** One screen, two coaches: hands stay hidden until the right one looks. */
  private async handOver(): Promise<boolean> {
    const { g, table, game } = this;
    if (game.hasHands()) {
      this.viewer = null;
      const text = t.session.handOver(game.teamName(g.asked));
      if (table.display.redraws) drawOver(table.display, this.frame([], []));
      else this.tellNews();
      if ((await table.lines.next(text)) === null) return this.leaveAtEnd();
    }
    this.viewer = g.asked;
    return true;
  }

  // --- endings ---------------------------------------------------------------------------------------------
  private leaveAtEnd(): false {
    this.table.display.write(t.session.inputEnded);
    return false;
  }
  /** Says where the match is and how to go on with it. */
  private leave(): void {
    this.table.display.write(`${this.farewell()}\n`);
  }
  /** Saves the match for the last time: where it is and how to go on with it, or why not. */
  farewell(): string {
    const saved = this.table.save();
    const goOn = (file: string): string => `npx ironpitch play --resume ${quoted(file)}${this.table.resumeFlags}`;
    if ('file' in saved) return t.session.goOnWith(goOn(saved.file));
    const earlier = this.table.savedIn?.();
    const sentence = t.session.isNotSaved(saved.problem);
    return earlier === undefined ? sentence : t.session.earlierWith(sentence, goOn(earlier));
  }
  private finish(): void {
    const { g, table } = this;
    if (table.display.redraws) drawOver(table.display, this.frame([], []));
    else {
      this.tellNews();
      for (const line of this.frame([], [], [])) table.display.write(`${line}\n`);
    }
    for (const line of this.game.summary(table.definition.outcome(g), this.report))
      for (const part of wrap(line, table.display.columns, '    ')) table.display.write(`${part}\n`);
    const saved = table.save();
    table.display.write(
      'file' in saved
        ? `${t.session.recordIn(printablePlace(saved.file), `npx ironpitch replay ${quoted(saved.file)}`)}\n`
        : `${t.session.recordNotSaved(saved.problem)}\n`,
    );
  }
}
/** Help may show an example after the word: `way 14,7`. */
const isOwn = ({ commands }: TableGame, word: string): boolean =>
  Object.keys(commands).some(name => name.split(' ')[0] === word);
const isYes = (line: string): boolean => /^y(es)?$/i.test(line.trim());
/** As a shell takes it for one word, whatever is in it. */
const quoted = (file: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\x00-\x1f\x7f-\x9f]/.test(file))
    return `$'${printable(file.replace(/[\\']/g, '\\$&'), Number.POSITIVE_INFINITY)}'`;
  if (!/[^\w./@:+-]/.test(file)) return file;
  const special = process.platform !== 'win32' && /["$`\\!]/.test(file);
  return special ? `'${file.replaceAll("'", "'\\''")}'` : `"${file}"`;
};
