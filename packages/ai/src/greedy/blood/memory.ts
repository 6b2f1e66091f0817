/** What the planner last decided, and whether the pitch is as it expected afterwards. */
import { type BallId, blood, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import type { Deed } from './deed.ts';

type BloodGame = blood.BloodGame;

const PLAYERS_MAX = 64;
const BALLS_MAX = 8;

export class Memory {
  private deed: Deed | undefined;
  private seat: Seat = 0;
  private turn = -1;
  private players = 0;
  private readonly squares = new Int16Array(PLAYERS_MAX);
  private readonly postures = new Int8Array(PLAYERS_MAX);
  private readonly balls = new Int16Array(BALLS_MAX);

  keep(g: BloodGame, seat: Seat, deed: Deed | undefined): void {
    this.deed = deed;
    this.seat = seat;
    this.turn = turnOf(g, seat);
    this.players = g.playerCount;
    for (let p = 0; p < g.playerCount; p++) {
      this.squares[p] = g.square(p as PlayerId);
      this.postures[p] = g.posture(p as PlayerId);
    }
    for (let b = 0; b < g.ballCount; b++) this.balls[b] = g.ballSquare(b as BallId);
  }
  /** The last deed, if it was a safe walk without the ball that went as planned, and nothing else has changed. */
  walkedAsPlanned(g: BloodGame, seat: Seat): Deed | undefined {
    const { deed } = this;
    if (deed === undefined || deed.ball !== undefined || deed.action !== blood.Action.move || deed.risk > 0)
      return undefined;
    const end = deed.way[deed.way.length - 1] ?? (this.squares[deed.player] as Square);
    if (this.seat !== seat || this.turn !== turnOf(g, seat) || this.players !== g.playerCount) return undefined;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      const walked = player === deed.player;
      if (g.square(player) !== (walked ? end : this.squares[p])) return undefined;
      if (!walked && g.posture(player) !== this.postures[p]) return undefined;
    }
    for (let b = 0; b < g.ballCount; b++) if (this.balls[b] !== g.ballSquare(b as BallId)) return undefined;
    return deed;
  }
}
const TURNS = 100;
/** Tells the turns of a match apart. */
const turnOf = (g: BloodGame, seat: Seat): number => g.half * TURNS + g.turn(seat);
