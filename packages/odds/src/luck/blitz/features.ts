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
import { LEAST_TIME, placesOf, SideWriter } from '../side.ts';

/** What each is, for one side. “Now” counts the more the less time is left; “for the rest” the more is left. */
const MEANINGS = {
  lead: 'points scored, in fives, now',
  leadLate: 'points scored, once more when time runs out',
  towardsSuddenDeath: 'how far its lead is towards Sudden Death, squared',
  suddenDeathLead: 'its lead is enough for Sudden Death',
  inTurn: 'it is its turn, now',
  actionsLeft: 'in its turn: Actions left, of three, now',
  lastTurn: 'in the final round: the last turn of the match is its',
  holds: 'balls held, now',
  holdsNear: 'how near its carriers are to the End Zone, now',
  scoresNow: 'in its turn: an open carrier can run in, now',
  carrierMarked: 'carriers that are Marked, now',
  carrierHunted: 'opponents standing within four squares of a carrier, three at most, now',
  looseNear: 'loose balls: how near its nearest standing Player is, now',
  looseInTurn: 'loose balls in its turn, now',
  forward: 'how far forward its standing Players are, of the whole pitch, now',
  marks: 'Players standing next to a standing Opponent, now',
  blocksInTurn: 'in its turn: Block of those, for every Action left, now',
  standingNow: 'Players standing, now',
  standing: 'Players standing, for the rest',
  proneNow: 'Players prone, now',
  hand: 'cards in hand, now',
  handForLater: 'cards in hand, for the rest',
  handlers: 'Players that can hold a ball, for the rest',
  fastest: 'Move of its fastest Player, for the rest',
  movement: 'Move of all its Players, for the rest',
  block: 'Block of all its Players, for the rest',
  throws: 'faces of a D6 that do for its Throws, for the rest',
  armour: 'faces of a D6 that do for its Armour, for the rest',
} as const;
type Name = keyof typeof MEANINGS;
const PLACES = placesOf(MEANINGS);

const POINTS = 5;
const FINAL_ROUND = 2;
const ACTIONS = 3;
const HUNTED_WITHIN = 4;
const HUNTERS_MAX = 3;
const LOOSE_FAR = 8;
const TEAM = 6;
const DIE = 7;

/** Turns left: known in the final round, before that at most one for every card. */
const timeLeft = (g: BlitzGame): number => {
  const underWay = Math.min(1, g.actionsLeft / ACTIONS);
  const { turnCap } = g.rules.options;
  const cards = g.finalTurns > 0 ? g.finalTurns - 1 : g.deckSize + FINAL_ROUND;
  return Math.max(0, underWay + (turnCap > 0 ? Math.min(cards, turnCap - g.turn) : cards));
};
const columnsToGo = (g: BlitzGame, seat: Seat, sq: Square): number =>
  seat === 0 ? g.grid.width - g.grid.column(sq) : g.grid.column(sq) - 1;

class Side extends SideWriter<BlitzGame, Name> {
  constructor(g: BlitzGame, seat: Seat, out: Float64Array) {
    super(g, seat, timeLeft(g), PLACES, out);
  }
  write(): void {
    const { g, seat, now, rest } = this;
    const points = g.score(seat) / POINTS;
    this.add('lead', points * now);
    this.add('leadLate', points * now * now);
    this.suddenDeath();
    if (g.active === seat) {
      this.add('inTurn', now);
      this.add('actionsLeft', (g.actionsLeft / ACTIONS) * now);
    }
    if (g.finalTurns > 0 && (g.finalTurns === 1) === (g.active === seat)) this.add('lastTurn', 1);
    for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) this.ball(b as BallId);
    this.players();
    this.add('hand', g.handCount(seat) * now);
    this.add('handForLater', g.handCount(seat) * rest);
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
  private players(): void {
    const { g, seat } = this;
    let fastest = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== seat) continue;
      if (isStanding(g, player)) this.standing(player);
      else if (g.onPitch(player)) this.add('proneNow', this.now);
      this.quality(player);
      fastest = Math.max(fastest, g.stat(player, Stat.move));
    }
    this.add('fastest', fastest * this.rest);
  }
  private standing(player: PlayerId): void {
    const { g, seat, now } = this;
    this.add('standingNow', now);
    this.add('standing', this.rest);
    this.add('forward', (1 - columnsToGo(g, seat, g.square(player)) / g.grid.width) * now);
    if (!isMarked(g, player)) return;
    this.add('marks', now);
    if (g.active === seat) this.add('blocksInTurn', g.stat(player, Stat.block) * g.actionsLeft * now);
  }
  private quality(player: PlayerId): void {
    const { g, rest } = this;
    const each = rest / TEAM;
    if (g.stat(player, Stat.throw) > 0) this.add('handlers', rest);
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
    out[1] = Math.log(timeLeft(game as BlitzGame) + LEAST_TIME);
  },
};
