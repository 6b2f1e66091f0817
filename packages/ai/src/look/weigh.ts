/** Compares ideas by playing them on, all with the same dice, round by round; the worse half drops out on the way. */
import type { Game, Position, Seat, SeededDice } from '@ironpitch/engine';
import { type Clock, NO_CLOCK } from '../clock.ts';
import { cameOff, scoreOf } from './cameoff.ts';
import type { Idea, Step } from './idea.ts';

/** Somebody who knows a game well enough to have ideas, and to play them on. */
export interface Look {
  /** What meets the eye first, then what else might be done; `spread`: what other players might do before more of the same. */
  ideas(g: Game, seat: Seat, answers: Int16Array, spread?: boolean): readonly Idea[];
  /** What answers that were given, one after the other, are about. */
  described(g: Game, seat: Seat, steps: readonly Step[]): Idea;
  /** Carries an idea out, and nothing more. */
  carryOut(g: Game, seat: Seat, steps: readonly Step[]): void;
  /** Carries it out and goes on until there is something to judge; the result that is to be expected then. */
  played(g: Game, seat: Seat, steps: readonly Step[], salt: string): number;
}
/** How far a coach looks. */
export interface Sight {
  /** How many ideas are played on, and how often at most. */
  readonly ideas: number;
  readonly rounds: number;
  /** Whether the other coach's answer is looked at, too. */
  readonly answer: boolean;
}
export interface Weighed {
  readonly idea: Idea;
  /** The result that is to be expected, on average over the rounds: a win is 1, a draw one half. */
  readonly worth: number;
  /** How often it was played on. */
  readonly rounds: number;
}
interface Trial {
  readonly idea: Idea;
  readonly place: number;
  readonly values: number[];
}
/** After so many rounds only the better half goes on. */
const HALVED_AFTER = 2;
const GO_ON_LEAST = 2;
/** The first idea is what meets the eye: another one has to be better by so many standard errors. */
const DOUBT = 1.5;
/** The part of the clock that a single decision may use. */
const SHARE = 0.5;

export class Scales {
  private readonly look: Look;
  private readonly sight: Sight;
  private readonly dice: SeededDice;
  private start: Position | undefined;

  constructor(look: Look, sight: Sight, dice: SeededDice) {
    this.look = look;
    this.sight = sight;
    this.dice = dice;
  }
  /** The best one first; in the order given where the clock allows no look. A node is an idea played on. */
  weigh(g: Game, seat: Seat, ideas: readonly Idea[], salt: string, clock: Clock): Weighed[] {
    const keepMs = clock.leftMs * (1 - SHARE);
    const keepNodes = clock.leftNodes * (1 - SHARE);
    let open = ideas.slice(0, this.sight.ideas).map((idea, place): Trial => ({ idea, place, values: [] }));
    const [first] = open;
    const closed: Trial[] = [];
    for (let round = 0; round < this.sight.rounds && open.length > 1; round++) {
      // A round that cannot be finished would not have tried everybody: all go by the rounds before.
      if (clock.leftNodes - open.length < keepNodes || clock.leftMs < keepMs) break;
      clock.spend(open.length);
      this.round(g, seat, open, `${salt}/${round}`);
      if ((round + 1) % HALVED_AFTER !== 0 || open.length <= GO_ON_LEAST) continue;
      // What meets the eye stays: everything else is held against it.
      const ordered = [...open].sort((a, b) => mean(b.values) - mean(a.values) || a.place - b.place);
      const kept = ordered.slice(0, Math.max(GO_ON_LEAST, Math.ceil(open.length / 2)));
      if (!kept.some(({ place }) => place === 0)) kept.push(first as Trial);
      closed.unshift(...ordered.filter(one => !kept.includes(one)));
      open = kept;
    }
    const worthOf = ({ place, values }: Trial): number =>
      place === 0 ? mean(values) : mean(values) - DOUBT * doubt(values, (first as Trial).values);
    open.sort((a, b) => worthOf(b) - worthOf(a) || a.place - b.place);
    return [...open, ...closed].map(({ idea, values }) => ({ idea, worth: mean(values), rounds: values.length }));
  }
  /** For whoever wants to know what ideas are worth, however long it takes: one that stands alone is played on, too. */
  worths(g: Game, seat: Seat, ideas: readonly Idea[], salt: string): Weighed[] {
    const [idea, ...others] = ideas;
    if (idea === undefined || others.length > 0) return this.weigh(g, seat, ideas, salt, NO_CLOCK);
    const values: number[] = [];
    const { rounds } = this.sight;
    for (let round = 0; round < rounds; round++) this.round(g, seat, [{ idea, place: 0, values }], `${salt}/${round}`);
    return [{ idea, worth: mean(values), rounds }];
  }
  private round(g: Game, seat: Seat, open: readonly Trial[], salt: string): void {
    const start = g.save(this.start);
    this.start = start;
    for (const { idea, values } of open) {
      g.dice = this.dice.reseed(salt);
      values.push(this.look.played(g, seat, idea.steps, salt));
      g.load(start);
    }
  }
  /** How likely an idea does what it is for, tried out by itself. */
  chanceOf(g: Game, seat: Seat, idea: Idea, salt: string, times: number): number {
    const start = g.save(this.start);
    this.start = start;
    const score = scoreOf(g, seat);
    let came = 0;
    for (let n = 0; n < times; n++) {
      g.dice = this.dice.reseed(`${salt}/${n}`);
      this.look.carryOut(g, seat, idea.steps);
      if (cameOff(g, seat, idea, score)) came++;
      g.load(start);
    }
    return came / times;
  }
  /** How much better one idea is than another over fresh rounds, and how sure that is (a standard error). */
  compare(g: Game, seat: Seat, one: Idea, other: Idea, salt: string, rounds: number): { more: number; error: number } {
    const pair = [one, other].map((idea, place): Trial => ({ idea, place, values: [] })) as [Trial, Trial];
    for (let round = 0; round < rounds; round++) this.round(g, seat, pair, `${salt}/fresh/${round}`);
    const [a, b] = pair;
    return { more: mean(a.values) - mean(b.values), error: doubt(a.values, b.values) };
  }
}
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
/** How far two ideas are apart in a single round, usually: few rounds do not tell how far these two are. */
const USUAL_VARIANCE = 0.02;
const USUAL_ROUNDS = 2;
/** The standard error of the difference between two ideas, round by round. */
const doubt = (values: readonly number[], others: readonly number[]): number => {
  const count = Math.min(values.length, others.length);
  if (count === 0) return 0;
  const differences = Array.from({ length: count }, (_, i) => (values[i] as number) - (others[i] as number));
  const middle = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - middle) ** 2, USUAL_ROUNDS * USUAL_VARIANCE);
  return Math.sqrt(squares / (count - 1 + USUAL_ROUNDS) / count);
};
