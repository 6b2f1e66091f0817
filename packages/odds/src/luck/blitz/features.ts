/** What decides a game of Blitz Bowl, as numbers: points and cards left to play for, balls, Players, the turn. */
import {
  type BallId,
  type BlitzGame,
  type Game,
  isMarked,
  isOpen,
  isStanding,
  NOBODY,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import type { Features } from '../model.ts';

/** What each is, for one side. “Now” counts the more the less time is left; “for the rest” the more is left. */
const MEANINGS = {
  lead: 'points scored, in fives, now',
  leadLate: 'points scored, once more when time runs out',
  towardsSuddenDeath: 'how far its lead is towards Sudden Death, squared',
  suddenDeathLead: 'its lead is enough for Sudden Death',
  inTurn: 'it is its turn, now',
  actionsLeft: 'in its turn: Actions left, of three, now',
  holds: 'balls held, now',
  holdsNear: 'how near its carriers are to the End Zone, now',
  scoresNow: 'in its turn: an open carrier can run in, now',
  carrierMarked: 'carriers that are Marked, now',
  carrierHunted: 'opponents standing within four squares of a carrier, three at most, now',
  looseNear: 'loose balls: how near its nearest standing Player is, now',
  looseInTurn: 'loose balls in its turn, now',
  standingNow: 'Players standing, now',
  standing: 'Players standing, for the rest',
  proneNow: 'Players prone, now',
  hand: 'cards in hand, now',
  movement: 'Move of all its Players, for the rest',
  block: 'Block of all its Players, for the rest',
  throws: 'faces of a D6 that do for its Throws, for the rest',
  armour: 'faces of a D6 that do for its Armour, for the rest',
} as const;
type Name = keyof typeof MEANINGS;
const PLACE_OF = Object.fromEntries(Object.keys(MEANINGS).map((name, i) => [name, i])) as Readonly<
  Record<Name, number>
>;

const POINTS = 5;
const LEAST_TIME = 0.5;
const FINAL_ROUND = 2;
const ACTIONS = 3;
const HUNTED_WITHIN = 4;
const HUNTERS_MAX = 3;
const LOOSE_FAR = 8;
const TEAM = 6;
const DIE = 7;

/** Turns left: known in the final round, before that about one for every card. */
const timeLeft = (g: BlitzGame): number => {
  const underWay = Math.min(1, g.actionsLeft / ACTIONS);
  const { turnCap } = g.rules.options;
  const cards = g.finalTurns > 0 ? g.finalTurns - 1 : g.deckSize + FINAL_ROUND;
  return underWay + (turnCap > 0 ? Math.min(cards, turnCap - g.turn) : cards);
};
const columnsToGo = (g: BlitzGame, seat: Seat, sq: Square): number =>
  seat === 0 ? g.grid.width - g.grid.column(sq) : g.grid.column(sq) - 1;

class Side {
  private readonly g: BlitzGame;
  private readonly seat: Seat;
  private readonly out: Float64Array;
  /** What happens now weighs the more the less time is left; what goes on for the rest of the match, the more is left. */
  private readonly now: number;
  private readonly rest: number;
  constructor(g: BlitzGame, seat: Seat, out: Float64Array) {
    this.g = g;
    this.seat = seat;
    this.out = out;
    const time = Math.max(0, timeLeft(g));
    this.now = 1 / Math.sqrt(time + LEAST_TIME);
    this.rest = time * this.now;
  }
  private add(name: Name, value: number): void {
    const at = PLACE_OF[name];
    this.out[at] = (this.out[at] as number) + value;
  }
  write(): void {
    const { g, seat, now } = this;
    const points = g.score(seat) / POINTS;
    this.add('lead', points * now);
    this.add('leadLate', points * now * now);
    this.suddenDeath();
    if (g.active === seat) {
      this.add('inTurn', now);
      this.add('actionsLeft', (g.actionsLeft / ACTIONS) * now);
    }
    for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) this.ball(b as BallId);
    for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat) this.player(p as PlayerId);
    this.add('hand', g.handCount(seat) * now);
  }
  private suddenDeath(): void {
    const { g, seat } = this;
    if (g.endgame) return;
    const needed = g.arena.suddenDeathLead ?? g.rules.edition.suddenDeathLead;
    const lead = (g.score(seat) - g.score(otherSeat(seat))) / needed;
    if (lead > 0) this.add('towardsSuddenDeath', Math.min(1, lead) ** 2);
    if (lead >= 1) this.add('suddenDeathLead', 1);
  }
  private ball(ball: BallId): void {
    const { g, seat } = this;
    const holder = g.holder(ball);
    if (holder === NOBODY) this.loose(g.ballSquare(ball));
    else if (g.control(holder) === seat) this.held(holder);
  }
  private held(carrier: PlayerId): void {
    const { g, seat, now } = this;
    const sq = g.square(carrier);
    const toGo = columnsToGo(g, seat, sq);
    this.add('holds', now);
    this.add('holdsNear', (1 - toGo / g.grid.width) * now);
    if (isMarked(g, carrier)) this.add('carrierMarked', now);
    this.add('carrierHunted', this.hunters(sq) * now);
    if (g.active === seat && g.actionsLeft > 0 && isOpen(g, carrier) && toGo <= g.stat(carrier, Stat.move))
      this.add('scoresNow', now);
  }
  private hunters(sq: Square): number {
    const { g } = this;
    let count = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) === this.seat || !isStanding(g, player)) continue;
      if (g.grid.distance(g.square(player), sq) <= HUNTED_WITHIN) count++;
    }
    return Math.min(HUNTERS_MAX, count);
  }
  private loose(sq: Square): void {
    const { g, seat, now } = this;
    let nearest = LOOSE_FAR;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== seat || !isStanding(g, player)) continue;
      nearest = Math.min(nearest, g.grid.distance(g.square(player), sq));
    }
    this.add('looseNear', (1 - nearest / LOOSE_FAR) * now);
    if (g.active === seat) this.add('looseInTurn', now);
  }
  private player(player: PlayerId): void {
    const { g, now, rest } = this;
    if (isStanding(g, player)) {
      this.add('standingNow', now);
      this.add('standing', rest);
    } else if (g.onPitch(player)) this.add('proneNow', now);
    const each = rest / TEAM;
    this.add('movement', g.stat(player, Stat.move) * each);
    this.add('block', g.stat(player, Stat.block) * each);
    this.add('throws', reliable(g.stat(player, Stat.throw)) * each);
    this.add('armour', reliable(g.stat(player, Stat.armour)) * each);
  }
}
/** How many faces of a D6 do; none without a value. */
const reliable = (target: number): number => (target === 0 ? 0 : DIE - target);

export const blitzFeatures: Features = {
  meanings: MEANINGS,
  drawMeanings: { always: 'in every position', time: 'the logarithm of the time left' },
  side: (g: Game, seat: Seat, out: Float64Array): void => new Side(g as BlitzGame, seat, out).write(),
  draw(game: Game, out: Float64Array): void {
    out[0] = 1;
    out[1] = Math.log(Math.max(0, timeLeft(game as BlitzGame)) + LEAST_TIME);
  },
};
