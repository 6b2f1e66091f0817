/** What counting a match takes in both games: a tally for every player, rows of two sides, where the ball was. */
import type { MatchView, Side, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Statistics } from './face.ts';

export type Share = [good: number, all: number];
type Row = Statistics['rows'][number];

export class Tallies<Tally> {
  private readonly players: MatchView['players'];
  private readonly blank: () => Tally;
  private readonly byPlayer: ReadonlyMap<string, Tally>;
  constructor({ players }: MatchView, blank: () => Tally) {
    this.players = players;
    this.blank = blank;
    this.byPlayer = new Map(players.map(({ id }) => [id, blank()]));
  }
  of(id: unknown): Tally {
    return this.byPlayer.get(String(id)) ?? this.blank();
  }
  sum(side: Side, pick: (tally: Tally) => number): number {
    return this.players.filter(p => p.side === side).reduce((total, p) => total + pick(this.of(p.id)), 0);
  }
  /** How many of how many; `other`: what one side's players suffered stands for the other side. */
  share(pick: (tally: Tally) => Share, label: string, other = false): Row {
    const whole = (side: Side): Share => [this.sum(side, x => pick(x)[0]), this.sum(side, x => pick(x)[1])];
    const home = whole(other ? 1 : 0);
    const away = whole(other ? 0 : 1);
    return { label, values: [t.after.of(...home), t.after.of(...away)], share: [partOf(home), partOf(away)] };
  }
}
const partOf = ([good, all]: Share): number => (all === 0 ? 0 : good / all);
export const countRow = (values: readonly [number, number], label: string): Row => {
  const most = Math.max(1, ...values);
  return { label, values: [String(values[0]), String(values[1])], share: [values[0] / most, values[1] / most] };
};

/** Follows the ball and counts where it was when turns ended. */
export class BallTrail {
  private readonly counts = new Map<string, Statistics['balls'][number]>();
  private square: SquareName | null = null;
  private holder: string | null = null;
  /** `square` where it is known that it was not there before. */
  taken(player: string, square?: SquareName | null): void {
    this.holder = player;
    this.square = square ?? this.square;
  }
  /** Nobody holds it; `to` null: it is out of play. */
  loose(to: SquareName | null): void {
    this.holder = null;
    this.square = to;
  }
  playerMoved(player: unknown, to: unknown): void {
    if (player === this.holder) this.square = to as SquareName;
  }
  turnEnded(): void {
    if (this.square === null) return;
    const key = this.square.join();
    this.counts.set(key, { square: this.square, count: (this.counts.get(key)?.count ?? 0) + 1 });
  }
  get squares(): Statistics['balls'] {
    return [...this.counts.values()];
  }
}
