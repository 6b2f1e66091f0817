/** Plays courses on to the end of the own turn, all of them with the same dice, until it is plain which is best. */
import { type blood, objectOf, otherSeat, type Position, type Seat, SeededDice } from '@ironpitch/engine';
import { type Clock, NO_CLOCK } from '../../clock.ts';
import { BloodGreedyBot } from '../../greedy/blood/bot.ts';
import type { Deed } from '../../greedy/blood/deed.ts';
import type { Temper } from '../../greedy/blood/temper.ts';
import { Value } from '../../value/value.ts';
import { Actor, type Places, type Walk } from './actor.ts';
import { Judge } from './judge.ts';
import { JUDGED } from './judged.ts';
import { betterPlaces } from './places.ts';
import { proven } from './proven/index.ts';
import { promising, ROUNDS_LEAST, ranked, type Trial } from './trials.ts';

type BloodGame = blood.BloodGame;

/** How to go on. */
interface Manner {
  /** Which temper the rest of the turn is played with. */
  readonly mood: number;
  /** Where players are to stand in the end. */
  readonly places?: Places | undefined;
}
/** Something to do now, and how to go on after it. */
export interface Course extends Manner {
  /** Nothing: the turn ends. */
  readonly deed: Deed | undefined;
}
const ANSWERS_MAX = 512;
/** No turn comes near this. */
const DECISIONS_MAX = 400;
const ROUNDS_MAX = 40;
/** What a turn takes that has not been played on yet. */
const DEEDS_EXPECTED = 8;
/** How many ends of the turn places are looked for on. */
const ENDS = 2;

const forever = Number.POSITIVE_INFINITY;
const NODES_A_MS = 15;
/** How many courses can be compared with what is left of the clock. */
export const affordable = (clock: Clock, share: number): number =>
  Math.floor(new Portion(clock, share).nodes / (DEEDS_EXPECTED * ROUNDS_LEAST));

/** What may be used of a clock for one decision. */
class Portion {
  private readonly clock: Clock;
  private readonly keepMs: number;
  private readonly keepNodes: number;
  constructor(clock: Clock, share: number) {
    this.clock = clock;
    this.keepMs = clock.leftMs * (1 - share);
    this.keepNodes = clock.leftNodes * (1 - share);
  }
  /** How many deeds may be played on, roughly where time is counted. */
  get nodes(): number {
    const { clock, keepMs, keepNodes } = this;
    const inTime = clock.leftMs === forever ? forever : (clock.leftMs - keepMs) * NODES_A_MS;
    return Math.min(inTime, clock.leftNodes === forever ? forever : clock.leftNodes - keepNodes);
  }
  allows(nodes: number): boolean {
    return !(this.clock.leftMs < this.keepMs || this.clock.leftNodes - nodes < this.keepNodes);
  }
  spend(nodes: number): void {
    this.clock.spend(Math.min(nodes, this.clock.leftNodes));
  }
}

export class TurnSearch {
  private readonly judge = new Judge(JUDGED);
  private readonly value: Value;
  private readonly dice: SeededDice;
  private readonly actors: readonly Actor[];
  private readonly opponent: BloodGreedyBot;
  private readonly answers = new Int16Array(ANSWERS_MAX);
  private start: Position | undefined;
  private salt = '';
  /** Of what was last played on: how many deeds it took, and whether it ended with the other coach's turn. */
  private deeds = 0;
  private cameToAnEnd = false;

  constructor(ruleset: string, seed: string, tempers: readonly Temper[]) {
    this.value = new Value(ruleset, proven[ruleset]);
    this.dice = new SeededDice(seed);
    this.actors = tempers.map((temper, i) => new Actor(`${seed}/${i}`, temper));
    this.opponent = new BloodGreedyBot(`${seed}/other`, tempers[0] as Temper);
  }
  /** The places of the courses, the best one first; the first one given is what meets the eye. A node is a deed played on. */
  rank(g: BloodGame, seat: Seat, courses: readonly Course[], salt: string, clock: Clock, share: number): number[] {
    const begins = courses.map(course => () => this.follow(g, seat, course));
    return this.compare(g, begins, salt, new Portion(clock, share));
  }
  /** The same for answers to a question in the middle of something. */
  rankAnswers(
    g: BloodGame,
    seat: Seat,
    answers: readonly number[],
    { mood, places }: Manner,
    salt: string,
    clock: Clock,
    share: number,
  ): number[] {
    const actor = this.actors[mood] as Actor;
    const begins = answers.map(answer => () => {
      actor.forget();
      actor.keepTo(places);
      g.choose(answer);
      return this.played(g, seat, actor);
    });
    return this.compare(g, begins, salt, new Portion(clock, share));
  }
  /** Better places for those who walk without a roll, if there are any. */
  places(g: BloodGame, seat: Seat, course: Course, salt: string, clock: Clock, share: number): Places | undefined {
    const portion = new Portion(clock, share);
    const given = g.dice;
    const start = g.save(this.start);
    this.start = start;
    const ends: Position[] = [];
    let walks: readonly Walk[] = [];
    for (let n = 0; n < ENDS && portion.allows(DEEDS_EXPECTED); n++) {
      this.roll(g, `${salt}/${n}`);
      const actor = this.actors[course.mood] as Actor;
      const recorded = this.recorded(g, seat, course, actor);
      portion.spend(this.deeds);
      if (this.cameToAnEnd) {
        ends.push(g.save());
        if (recorded.length > walks.length) walks = recorded;
      }
      g.load(start);
    }
    const happiness = (): number => 1 - this.judge.of(g, otherSeat(seat));
    const places = betterPlaces(g, ends, walks, happiness, nodes => {
      portion.spend(nodes);
      return portion.allows(1);
    });
    g.dice = given;
    g.load(start);
    return places;
  }
  private compare(g: BloodGame, begins: readonly (() => number)[], salt: string, portion: Portion): number[] {
    const given = g.dice;
    const start = g.save(this.start);
    this.start = start;
    const trials = begins.map((_, place): Trial => ({ place, values: [] }));
    let open = trials.slice(0, Math.max(0, Math.floor(portion.nodes / (DEEDS_EXPECTED * ROUNDS_LEAST))));
    let most = DEEDS_EXPECTED;
    for (let round = 0; round < ROUNDS_MAX && open.length > 1; round++) {
      // A round that cannot be finished would not have tried everybody: all go by the rounds before.
      if (!portion.allows(most * open.length)) break;
      for (const { place, values } of open) {
        this.roll(g, `${salt}/${round}`);
        values.push((begins[place] as () => number)());
        g.load(start);
        most = Math.max(most, this.deeds);
        portion.spend(this.deeds);
        if (!portion.allows(0)) break;
      }
      if (round + 1 >= ROUNDS_LEAST) open = promising(open);
    }
    g.dice = given;
    return ranked(trials, open);
  }
  private roll(g: BloodGame, salt: string): void {
    this.salt = salt;
    g.dice = this.dice.reseed(salt);
  }
  private follow(g: BloodGame, seat: Seat, { deed, mood, places }: Course): number {
    const actor = this.actors[mood] as Actor;
    actor.forget();
    actor.tell(deed, places);
    return this.played(g, seat, actor);
  }
  /** Plays a course on and tells who walked on the way. */
  private recorded(g: BloodGame, seat: Seat, { deed, places }: Course, actor: Actor): readonly Walk[] {
    const walks: Walk[] = [];
    actor.forget();
    actor.tell(deed, places);
    actor.walks = walks;
    this.played(g, seat, actor);
    actor.forget();
    return walks;
  }
  /** To the end of the turn; what is to be expected then. */
  private played(g: BloodGame, seat: Seat, actor: Actor): number {
    const { half } = g;
    const score = g.score(0) + g.score(1);
    const { opponent } = this;
    actor.deeds = 0;
    opponent.forget();
    this.cameToAnEnd = false;
    for (let n = 0; n < DECISIONS_MAX && !g.over; n++) {
      if (g.half !== half || g.score(0) + g.score(1) !== score) break;
      const { asked } = g;
      const { name } = g.question;
      const acts = name === 'action';
      this.cameToAnEnd = acts && g.active !== seat;
      if (this.cameToAnEnd) break;
      const answers = this.answers.slice(0, g.legal(this.answers));
      const answer = (asked === seat ? actor : opponent).choose(g, { name, seat: asked, answers }, NO_CLOCK);
      // Whoever acts meets the same dice, whatever the others have done before.
      if (acts) this.dice.reseed(`${this.salt}/${objectOf(answer)}`);
      g.choose(answer);
    }
    this.deeds = actor.deeds + 1;
    return this.cameToAnEnd ? 1 - this.judge.of(g, otherSeat(seat)) : this.value.of(g, seat);
  }
}
