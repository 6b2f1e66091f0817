/** Taking back: positions to return to, forgotten as soon as a die fell, a card was turned up, a turn began or the other coach acted. */
import type { Consequence, Game, MatchKeeper, Position } from '@ironpitch/engine';

interface Checkpoint {
  readonly position: Position;
  readonly answers: number;
  readonly turns: number;
  readonly events: number;
}

export class Takebacks {
  private readonly keeper: MatchKeeper;
  private readonly kept: Checkpoint[] = [];
  private readonly turnOf: (g: Game) => number;
  private turn: number;
  constructor(keeper: MatchKeeper, turnOf: (g: Game) => number) {
    this.keeper = keeper;
    this.turnOf = turnOf;
    this.turn = turnOf(keeper.game);
  }
  get possible(): boolean {
    return this.kept.length > 0;
  }
  /** Before a coach's answer is carried out; `events` is the length of the match report. */
  remember(events: number): void {
    const { game, answers, turns } = this.keeper;
    this.kept.push({ position: game.save(), answers: answers.length, turns: turns.length, events });
  }
  /** After every answer, whoever gave it; `shown` when another coach has shown what they want to do. */
  note({ dieFell, revealed }: Consequence, shown = false): void {
    const turn = this.turnOf(this.keeper.game);
    if (dieFell || revealed || shown || turn !== this.turn) this.kept.length = 0;
    this.turn = turn;
  }
  /** Goes back to before the last answer of a coach; returns how long the match report was then. */
  takeBack(): number | undefined {
    const last = this.kept.pop();
    if (last === undefined) return undefined;
    const { game, answers, turns } = this.keeper;
    game.load(last.position);
    answers.length = last.answers;
    turns.length = last.turns;
    return last.events;
  }
}
