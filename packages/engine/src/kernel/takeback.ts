/** Taking back: positions a coach may return to, until a die falls, something hidden shows, a turn begins or the other coach answers. */
import type { Seat } from '../words.ts';
import type { Consequence, Game } from './game.ts';
import type { Position } from './layout.ts';
import type { Answer } from './question.ts';
import type { MatchKeeper } from './record.ts';

interface Checkpoint {
  /** Who was asked then. */
  readonly seat: Seat;
  readonly position: Position;
  readonly answers: number;
  readonly turns: number;
  readonly events: number;
}
interface TakenBack {
  /** How long the match report was then. */
  readonly events: number;
  /** What was answered since. */
  readonly answers: readonly Answer[];
}

export class Takebacks {
  private readonly keeper: MatchKeeper;
  private readonly turnOf: (g: Game) => number;
  private kept: Checkpoint[] = [];
  private turn: number;
  constructor(keeper: MatchKeeper, turnOf: (g: Game) => number) {
    this.keeper = keeper;
    this.turnOf = turnOf;
    this.turn = turnOf(keeper.game);
  }
  get possible(): boolean {
    return this.kept.length > 0;
  }
  /** Whose answer would be taken back next. */
  get whose(): Seat | undefined {
    return this.kept.at(-1)?.seat;
  }
  /** Before an answer of the coach who is asked; `events` is the length of the match report. */
  remember(events: number): void {
    const { game, answers, turns } = this.keeper;
    const { asked: seat } = game;
    this.kept.push({ seat, position: game.save(), answers: answers.length, turns: turns.length, events });
  }
  /**
   * After every answer: `seat` gave it, whoever that is. What the other coach does not do, with a free choice, is worth
   * knowing as well: nobody goes back behind it, not even where there was nothing to choose.
   */
  note(seat: Seat, { dieFell, revealed }: Consequence): void {
    const turn = this.turnOf(this.keeper.game);
    if (dieFell || revealed || turn !== this.turn) this.kept.length = 0;
    else this.kept = this.kept.filter(checkpoint => checkpoint.seat === seat);
    this.turn = turn;
  }
  forget(): void {
    this.kept.length = 0;
  }
  /** Goes back to before the last answer that was remembered. */
  takeBack(): TakenBack | undefined {
    const last = this.kept.pop();
    if (last === undefined) return undefined;
    const { game, answers, turns } = this.keeper;
    game.load(last.position);
    const undone = answers.splice(last.answers);
    turns.length = last.turns;
    return { events: last.events, answers: undone };
  }
}
