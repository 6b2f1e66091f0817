/** A match that is looked at again: every position of its record, to be gone to in any order. */
import {
  type Game,
  type GameEvent,
  type MatchRecord,
  type Position,
  rulesetNamed,
  SeededDice,
} from '@ironpitch/engine';
import { nameEvent, replayRecord } from '@ironpitch/protocol';
import type { TableGame } from './game.ts';
import { gameFor } from './games.ts';
import type { Outcome, ReplayMark, Side, Snapshot } from './service.ts';

export class Replay {
  private readonly record: MatchRecord;
  private readonly rules: TableGame;
  private readonly scratch: Game;
  private readonly positions: Position[] = [];
  private readonly reportAt: number[] = [];
  private readonly report: GameEvent[] = [];
  private readonly marks: ReplayMark[] = [];
  private readonly stops: number[] = [];
  private readonly outcome: Outcome | null;
  private at: number;
  private turn = 0;

  constructor(record: MatchRecord) {
    this.record = record;
    this.rules = gameFor(record.ruleset);
    const definition = rulesetNamed(record.ruleset);
    this.scratch = definition.create(record, new SeededDice(''));
    const keeper = replayRecord(record, {
      after: new SeededDice(''),
      prepare: g => {
        g.events = [];
      },
      watch: g => {
        const events = g.events ?? [];
        if (events.some(event => event.type === 'turnStarted')) this.turn = this.rules.view(g, null).turn;
        for (const event of events) this.mark(event);
        this.stop(events);
        this.report.push(...events);
        g.events = [];
        this.positions.push(g.save());
        this.reportAt.push(this.report.length);
      },
    });
    this.outcome = keeper.game.over ? definition.outcome(keeper.game) : null;
    this.at = this.positions.length - 1;
    if (this.stops.at(-1) !== this.at) this.stops.push(this.at);
  }
  /** The first is just before the kick-off; each of the others shows what one activation has come to. */
  private stop(events: readonly GameEvent[]): void {
    const begins = this.stops.length === 0 ? this.rules.kickOff : this.rules.activation;
    const before = Math.max(0, this.positions.length - 1);
    if (events.some(({ type }) => type === begins) && this.stops.at(-1) !== before) this.stops.push(before);
  }
  private mark(event: GameEvent & { readonly seat?: Side }): void {
    if (!this.rules.isMark(event)) return;
    const { player } = nameEvent(this.scratch, event) as { readonly player?: unknown };
    const who = typeof player === 'string' ? player : null;
    const side = event.seat ?? (who === null ? null : who.startsWith('H') ? 0 : 1);
    this.marks.push({ at: this.positions.length, kind: event.type, side, player: who, turn: this.turn });
  }
  seek(at: number): void {
    this.at = Math.max(0, Math.min(this.positions.length - 1, Math.floor(at)));
  }
  /** `event` counts the events a spectator sees. */
  seekEvent(event: number): void {
    let seen = -1;
    const index = this.report.findIndex(one => one.seen === undefined && ++seen === event);
    this.seek(this.reportAt.findIndex(count => count > index));
  }
  /** The record up to here, to be played on. Its dice are those that fell; the seed stays behind. */
  until(at: number): MatchRecord {
    return replayRecord(this.record, { until: at }).record();
  }
  /** Both hands are open in a replay to nobody: it is seen as a spectator saw it. */
  snapshot(): Snapshot {
    const game = this.scratch.load(this.positions[this.at] as Position);
    const report = this.report
      .slice(0, this.reportAt[this.at])
      .filter(event => event.seen === undefined)
      .map(event => nameEvent(game, event));
    const last = this.at === this.positions.length - 1;
    return {
      answered: 0,
      viewer: null,
      view: this.rules.view(game, null),
      question: null,
      asked: game.over ? null : game.asked,
      coaches: ['random', 'random'],
      reportFrom: 0,
      report,
      canTakeBack: false,
      canDoAgain: false,
      outcome: last ? this.outcome : null,
      lesson: null,
      replay: { at: this.at, length: this.positions.length - 1, marks: this.marks, stops: this.stops },
    };
  }
}
