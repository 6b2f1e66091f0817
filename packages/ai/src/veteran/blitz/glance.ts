/**
 * Everything a coach could do next, at a glance: every Action with what it brings by itself, reckoned from terms of the
 * worth and from exact chances, without playing it. Rough where dice bounce; whoever looks closer plays it.
 */
import {
  type BlitzGame,
  canTakeBall,
  describeBlock,
  isStanding,
  NOBODY,
  NOWHERE,
  objectOf,
  otherSeat,
  PLAYS,
  type PlayerId,
  RollSheet,
  type Seat,
  type Square,
  Stat,
  verbOf,
} from '@ironpitch/engine';
import { columnsToGo } from '../../greedy/blitz/worth.ts';
import { Claims, tiesUp } from './claims.ts';
import {
  BLOCK,
  type Deed,
  type Given,
  KIND_OF,
  MARK,
  NO_CARD,
  RESERVES,
  RUN,
  SIDESTEP,
  STAND_UP,
  THROW,
} from './deed.ts';
import { Few } from './few.ts';
import { fallOdds, throwOdds } from './odds.ts';
import { Reach } from './reach.ts';
import { RELAY, Scene } from './scene.ts';
import type { Sense } from './sense.ts';
import { carried, POINT, upright } from './worth.ts';

/** What later Actions of the turn promise: a step done of a card that takes three. */
const HALF_DONE = 3.31;
const SPRINT = PLAYS.indexOf('sprint');
const SPRINT_SQUARES = 2;
/** How many squares of an Action are worth a closer look. */
const KEPT_RUNS = 2;
const KEPT_CARRIES = 3;
const KEPT_MARKS = 2;

const canPlay = (g: BlitzGame, seat: Seat, play: number): number =>
  play >= 0 && g.handCount(seat) > 0 && !g.hasPlayed(seat, play) && g.cardWithPlay(seat, play) >= 0 ? play : NO_CARD;

export class Glance {
  private readonly claims = new Claims();
  private readonly scene: Scene;
  private readonly sheet = new RollSheet(() => '');
  private readonly reach = new Reach();
  private readonly onward = new Reach();
  private readonly best = new Few();
  private readonly hopeful = new Few();
  private readonly sense: Sense;
  private deeds: Deed[] | undefined;
  /** The most that any one Action brings. */
  private most = 0;

  private seat: Seat = 0;
  /** Cards in hand that lengthen a Run or a Mark. */
  private sprint = NO_CARD;
  private longerMark = NO_CARD;

  constructor(sense: Sense) {
    this.sense = sense;
    this.scene = new Scene(sense, this.claims);
  }
  /** What the best next Action brings; nothing is worse than nothing, since a coach may stop. */
  gainOf(g: BlitzGame, seat: Seat): number {
    this.deeds = undefined;
    this.look(g, seat);
    return this.most;
  }
  /** All Actions worth a thought. */
  all(g: BlitzGame, seat: Seat): Deed[] {
    const deeds: Deed[] = [];
    this.deeds = deeds;
    this.look(g, seat);
    return deeds;
  }
  private look(g: BlitzGame, seat: Seat): void {
    this.most = 0;
    this.seat = seat;
    this.claims.gather(g, seat, this.sense);
    this.scene.gather(g, seat);
    this.sprint = canPlay(g, seat, SPRINT);
    this.longerMark = canPlay(g, seat, g.rules.playFor.longerMark);
    const count = g.listAnswers();
    const answers = g.listed.slice(0, count);
    for (let i = 0; i < count; i++) {
      const answer = answers[i] as number;
      const kind = KIND_OF.get(verbOf(answer).name);
      if (kind === undefined) continue;
      const player = objectOf(answer) as PlayerId;
      switch (kind) {
        case RUN:
          this.runs(g, answer, player);
          break;
        case MARK:
          this.marks(g, answer, player);
          break;
        case THROW:
          this.throws(g, answer, player);
          break;
        case BLOCK:
          this.blocks(g, answer, player);
          break;
        case SIDESTEP:
          this.sidesteps(g, answer, player);
          break;
        case STAND_UP:
          this.standsUp(g, answer, player);
          break;
        case RESERVES:
          this.returns(g, answer, player);
          break;
        default:
          // A foul, a team-mate to throw: whoever looks closer sees what comes of it.
          if (this.brings(0)) this.keep(g, { answer, kind, player, gain: 0 }, 0);
      }
    }
  }
  /** Counts what an Action brings; whether it is wanted as a deed, too. */
  private brings(gain: number): boolean {
    if (gain > this.most) this.most = gain;
    return this.deeds !== undefined;
  }
  /** Written out, since this is done often: what is left out is what most deeds have not. */
  private keep(g: BlitzGame, given: Given, later: number): void {
    const { answer, kind, player, gain } = given;
    const { to = NOWHERE, target = NOBODY, via = NOWHERE, card = NO_CARD, chance = 1 } = given;
    const hope = gain + later + HALF_DONE * this.claims.stepsAfter(g, kind, player);
    this.deeds?.push({ answer, kind, player, to, target, via, card, chance, gain, hope });
  }

  // --- walking -------------------------------------------------------------------------------------------------
  private runs(g: BlitzGame, answer: number, player: PlayerId): void {
    const move = g.stat(player, Stat.move);
    const steady = this.claims.byKind(g, RUN, player);
    if (move === 0) {
      if (this.brings(steady)) this.keep(g, { answer, kind: RUN, player, gain: steady }, 0);
      return;
    }
    const from = g.square(player);
    this.scene.thinkOf(g, player);
    const holds = g.holdsBall(player);
    if (!holds && this.deeds === undefined && this.isPlainRun(g, player, from, move)) {
      this.brings(steady + this.scene.approach(g, player, from, move));
      return;
    }
    const reach = this.reach.run(g, player, from, move);
    if (holds) {
      this.carries(g, answer, player, reach, NOWHERE, from, steady, true, NO_CARD);
      if (this.sprint === NO_CARD) return;
      const further = this.reach.run(g, player, from, move + SPRINT_SQUARES);
      return this.carries(g, answer, player, further, NOWHERE, from, steady, true, this.sprint);
    }
    const { best } = this;
    best.begin(KEPT_RUNS);
    const stays = this.scene.placeOf(g, player, from);
    best.offer(from, steady + this.claims.byPlace(g, RUN, player, from));
    for (let i = 0; i < reach.count; i++) {
      const sq = reach.ends[i] as Square;
      const card = Math.max(steady, this.claims.byPlace(g, RUN, player, sq));
      best.offer(sq, card + this.scene.placeOf(g, player, sq) - stays);
    }
    for (let i = 0; i < best.count; i++) {
      const gain = best.points[i] as number;
      const to = best.squares[i] as Square;
      if (this.brings(gain)) this.keep(g, { answer, kind: RUN, player, to, gain }, 0);
    }
    if (reach.ball === NOWHERE) return;
    const { ball } = reach;
    const onward = this.onward.run(g, player, ball, reach.leftAtBall);
    this.carries(g, answer, player, onward, ball, ball, steady, false, NO_CARD);
  }
  /** Whether a Run can bring nothing but a better place: no ball within reach, no card that asks where it ends. */
  private isPlainRun(g: BlitzGame, player: PlayerId, from: Square, move: number): boolean {
    if (this.claims.asksForPlaces) return false;
    return (
      this.scene.loose === NOWHERE || g.grid.distance(from, this.scene.loose) > move || g.stat(player, Stat.throw) === 0
    );
  }
  /** Runs with the ball: in hand, or picked up at `via`. */
  private carries(
    g: BlitzGame,
    answer: number,
    player: PlayerId,
    reach: Reach,
    via: Square,
    start: Square,
    steady: number,
    held: boolean,
    play: number,
  ): void {
    const { best, hopeful, sense, claims } = this;
    const before =
      (held ? carried(g, player, start, sense.ownBall) : this.scene.looseNow) +
      (play === NO_CARD ? 0 : sense.own.handCard);
    const got = held ? 0 : claims.of('getTheBall');
    const moved = claims.of('moveTheBall');
    const began = columnsToGo(g, this.seat, start);
    best.begin(KEPT_CARRIES);
    hopeful.begin(1);
    for (let i = -1; i < reach.count; i++) {
      const sq = (i < 0 ? start : reach.ends[i]) as Square;
      const toGo = columnsToGo(g, this.seat, sq);
      let card = Math.max(steady, got);
      let gain = -before;
      if (toGo === 0) {
        gain += POINT * g.rules.edition.touchdownPoints - upright(g, player, false, sense.own);
        card = Math.max(card, claims.of('showboat'));
      } else {
        gain += carried(g, player, sq, sense.ownBall);
        if (began - toGo >= 4) card = Math.max(card, moved);
        card = Math.max(card, claims.byPlace(g, RUN, player, sq));
        hopeful.offer(sq, gain + card + this.scene.relayFrom(g, player, sq));
      }
      best.offer(sq, gain + card);
    }
    for (let i = 0; i < best.count; i++) {
      const sq = best.squares[i] as Square;
      const gain = best.points[i] as number;
      if (!this.brings(gain)) continue;
      this.keep(g, { answer, kind: RUN, player, to: sq, via, card: play, gain }, this.scene.relayFrom(g, player, sq));
    }
    if (hopeful.count === 0 || this.deeds === undefined) return;
    const sq = hopeful.squares[0] as Square;
    const later = this.scene.relayFrom(g, player, sq);
    if (later === 0) return;
    const gain = (hopeful.points[0] as number) - later;
    this.keep(g, { answer, kind: RUN, player, to: sq, via, card: play, gain }, later);
  }
  private marks(g: BlitzGame, answer: number, player: PlayerId): void {
    const { markSquares, furtherMarkSquares } = g.rules.edition;
    this.marksWithin(g, answer, player, markSquares, NO_CARD);
    if (this.longerMark !== NO_CARD) this.marksWithin(g, answer, player, furtherMarkSquares, this.longerMark);
  }
  private marksWithin(g: BlitzGame, answer: number, player: PlayerId, squares: number, play: number): void {
    const { best, hopeful, claims, sense } = this;
    const steady = claims.byKind(g, MARK, player);
    const from = g.square(player);
    this.scene.thinkOf(g, player);
    const holds = g.holdsBall(player);
    const card = play === NO_CARD ? 0 : sense.own.handCard;
    const stays = (holds ? carried(g, player, from, sense.ownBall) : this.scene.placeOf(g, player, from)) + card;
    const unmarked = upright(g, player, false, sense.own);
    const tied = claims.of('tieThemUp');
    const reach = this.reach.mark(g, player, squares);
    best.begin(KEPT_MARKS);
    hopeful.begin(KEPT_MARKS);
    for (let i = 0; i < reach.count; i++) {
      const sq = reach.ends[i] as Square;
      let card = Math.max(steady, claims.byPlace(g, MARK, player, sq));
      if (tied > card && tiesUp(g, player, sq)) card = tied;
      const place = holds ? carried(g, player, sq, sense.ownBall) : this.scene.placeOf(g, player, sq);
      const gain = card + place - stays + upright(g, player, true, sense.own) - unmarked + this.scene.marksFrom(g, sq);
      best.offer(sq, gain);
      hopeful.offer(sq, gain + this.scene.blockFrom(g, player, sq));
    }
    for (let i = 0; i < best.count; i++) {
      const sq = best.squares[i] as Square;
      const gain = best.points[i] as number;
      if (!this.brings(gain)) continue;
      this.keep(g, { answer, kind: MARK, player, to: sq, card: play, gain }, this.scene.blockFrom(g, player, sq));
    }
    if (this.deeds === undefined) return;
    for (let i = 0; i < hopeful.count; i++) {
      const sq = hopeful.squares[i] as Square;
      if (best.squares[0] === sq || (best.count > 1 && best.squares[1] === sq)) continue;
      const later = this.scene.blockFrom(g, player, sq);
      const gain = (hopeful.points[i] as number) - later;
      this.keep(g, { answer, kind: MARK, player, to: sq, card: play, gain }, later);
    }
  }
  private sidesteps(g: BlitzGame, answer: number, player: PlayerId): void {
    const { best, claims, sense, seat } = this;
    const steady = claims.byKind(g, SIDESTEP, player);
    const from = g.square(player);
    this.scene.thinkOf(g, player);
    const holds = g.holdsBall(player);
    const stays = holds ? carried(g, player, from, sense.ownBall) : this.scene.placeOf(g, player, from);
    const marked = upright(g, player, true, sense.own) - upright(g, player, false, sense.own);
    const { open } = g.pitch;
    best.begin(KEPT_RUNS);
    for (let i = from * 8, end = i + 8; i < end; i++) {
      const sq = open[i] as Square;
      if (sq < 0 || g.playerAt(sq) !== NOBODY || g.reach(otherSeat(seat), sq) > 0) continue;
      const card = Math.max(steady, claims.byPlace(g, SIDESTEP, player, sq));
      const place = holds ? carried(g, player, sq, sense.ownBall) : this.scene.placeOf(g, player, sq);
      const scores = holds && columnsToGo(g, seat, sq) === 0 ? POINT * g.rules.edition.touchdownPoints : 0;
      best.offer(sq, card + place - stays - marked + scores);
    }
    const canRun = !g.hasDone(player, RUN) && g.actionsLeft > 1;
    for (let i = 0; i < best.count; i++) {
      const sq = best.squares[i] as Square;
      const later = holds && canRun && columnsToGo(g, seat, sq) <= g.stat(player, Stat.move) ? RELAY : 0;
      const gain = best.points[i] as number;
      if (this.brings(gain)) this.keep(g, { answer, kind: SIDESTEP, player, to: sq, gain }, later);
    }
  }
  private standsUp(g: BlitzGame, answer: number, player: PlayerId): void {
    const { sense } = this;
    const sq = g.square(player);
    const marked = g.reach(otherSeat(this.seat), sq) > 0;
    const stands = upright(g, player, marked, sense.own) - sense.own.prone + this.scene.marksFrom(g, sq);
    const gain = stands + this.claims.byKind(g, STAND_UP, player);
    if (this.brings(gain)) this.keep(g, { answer, kind: STAND_UP, player, gain }, 0);
  }
  private returns(g: BlitzGame, answer: number, player: PlayerId): void {
    const { sense, best } = this;
    const { focus } = this.scene;
    const card = this.claims.byKind(g, RESERVES, player);
    const column = this.seat === 0 ? 1 : g.grid.width;
    best.begin(1);
    for (let row = 1; row <= g.grid.height; row++) {
      const sq = g.grid.at(column, row);
      if (g.playerAt(sq) !== NOBODY || g.looseBallAt(sq) >= 0 || g.reach(otherSeat(this.seat), sq) > 0) continue;
      const away = focus >= 0 ? g.grid.distance(sq, focus) : 0;
      best.offer(sq, -sense.own.far * away - Math.abs(row - (focus >= 0 ? g.grid.row(focus) : 6)) / 100);
    }
    const found = best.count > 0;
    const gain = upright(g, player, false, sense.own) + card + (found ? (best.points[0] as number) : 0);
    const to = found ? (best.squares[0] as Square) : NOWHERE;
    if (this.brings(gain)) this.keep(g, { answer, kind: RESERVES, player, to, gain }, 0);
  }

  // --- dice ----------------------------------------------------------------------------------------------------
  private throws(g: BlitzGame, answer: number, player: PlayerId): void {
    const { sense, claims, seat } = this;
    const from = g.square(player);
    const steady = claims.byKind(g, THROW, player);
    const before = carried(g, player, from, sense.ownBall);
    const { longThrow } = g.rules.edition;
    for (let q = 0; q < g.playerCount; q++) {
      const target = q as PlayerId;
      if (target === player || g.control(target) !== seat || !isStanding(g, target) || !canTakeBall(g, target))
        continue;
      const at = g.square(target);
      if (g.grid.distanceSquared(from, at) > longThrow) continue;
      const handOff = g.grid.distance(from, at) === 1;
      let chance = 1;
      let card = steady;
      if (!handOff) {
        const odds = throwOdds(g, player, at);
        chance = odds.chance;
        card = Math.max(card, claims.of('showUsACompletion'), odds.risky ? claims.of('makeARiskyThrow') : 0);
      }
      const toGo = columnsToGo(g, seat, at);
      if (columnsToGo(g, seat, from) - toGo >= 4) card = Math.max(card, claims.of('moveTheBall'));
      const scores = toGo === 0 && g.reach(otherSeat(seat), at) === 0;
      const arrived = scores ? POINT * g.rules.edition.touchdownPoints : carried(g, target, at, sense.ownBall);
      const gain = chance * (arrived + card) + (1 - chance) * steady - before;
      const later = g.actionsLeft > 1 && !scores && this.scene.couldScore(g, target) ? chance * RELAY : 0;
      if (this.brings(gain)) this.keep(g, { answer, kind: THROW, player, target, chance, gain }, later);
    }
  }
  private blocks(g: BlitzGame, answer: number, player: PlayerId): void {
    const { sense, claims, seat } = this;
    const from = g.square(player);
    const steady = claims.byKind(g, BLOCK, player);
    for (let d = from * 8, end = d + 8; d < end; d++) {
      const at = g.grid.neighbours[d] as Square;
      const target = at < 0 ? NOBODY : g.playerAt(at);
      if (target === NOBODY || g.control(target) === seat || !isStanding(g, target)) continue;
      const sheet = describeBlock(g, this.sheet, player, target);
      const { dice } = sheet;
      const assisted = sheet.count > 0;
      const { down, hurt } = fallOdds(g, player, target, dice);
      const isCarrier = g.holdsBall(target);
      let fell = claims.of('takeThemDown');
      if (isCarrier) fell = Math.max(fell, claims.of('freeUpTheBall'));
      if (assisted) fell = Math.max(fell, claims.of('gangUp'));
      if (g.holdsBall(player)) fell = Math.max(fell, claims.of('breakTheirLines'));
      if (this.scene.theyAreShort) fell = Math.max(fell, claims.of('pileOn'));
      fell = Math.max(fell, steady);
      const bones = Math.max(fell, claims.of('breakSomeBones'));
      let gain = hurt * bones + (down - hurt) * fell + (1 - down) * steady;
      gain += down * (upright(g, target, true, sense.theirs) - sense.theirs.prone) + hurt * sense.theirs.prone;
      if (isCarrier) gain += down * (carried(g, target, at, sense.theirBall) + this.scene.theirWayIn);
      if (g.holdsBall(player)) gain += down * -sense.ownBall.marked;
      if (this.brings(gain)) this.keep(g, { answer, kind: BLOCK, player, target, chance: down, gain }, 0);
    }
  }
}
