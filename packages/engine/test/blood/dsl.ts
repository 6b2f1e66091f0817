/**
 * Scenarios of Blood Bowl as drawings. Letters are home's players, digits away's; a letter in lower case lies Prone;
 * `*` is a loose ball, `.` a square. Everything else is given in the settings, as in scenario files. Without re-rolls
 * in the settings no coach is asked about any.
 */
import { expect } from 'vitest';
import { type BloodMatch, createGame } from '../../src/blood/compile.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame, Edition } from '../../src/blood/game.ts';
import type { SkillName } from '../../src/blood/names.ts';
import { type BallSpec, type PlayerSpec, type PositionSpec, setUpGame } from '../../src/blood/setup.ts';
import { PLACES, type TurnoverName } from '../../src/blood/words.ts';
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { POSTURES } from '../../src/words.ts';
import { type Corner, Drawn, sideOf, signsOf } from '../drawn.ts';

export { legalOf } from '../drawn.ts';

/** A position of a roster, skills for a plain player, or values. */
export type Who = string | readonly SkillName[] | Partial<PlayerSpec>;
export interface Settings extends Omit<PositionSpec, 'players' | 'balls'> {
  readonly edition?: Edition;
  /** Where the top left square of the drawing lies; [10, 5] when left out, clear of End Zones and sidelines. */
  readonly at?: Corner;
  /** By the name in the drawing; without an entry a plain player 6 3 3 8. */
  readonly who?: Readonly<Record<string, Who>>;
  /** Players off the pitch, in Reserves unless their entry says otherwise: capital letters home, digits away. */
  readonly bench?: Readonly<Record<string, Who>>;
  /** Who holds a ball, by name; loose balls are drawn. */
  readonly ball?: string | readonly (string | BallSpec)[];
  readonly home?: string;
  readonly away?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
const valuesOf = (given: Who | undefined): Partial<PlayerSpec> => {
  if (given === undefined) return {};
  if (typeof given === 'string') return { position: given };
  return Array.isArray(given) ? { skills: given as readonly SkillName[] } : (given as Partial<PlayerSpec>);
};

export const blood = (drawing: string, settings: Settings = {}): BloodScenario => new BloodScenario(drawing, settings);

export class BloodScenario extends Drawn<BloodGame, BloodEvent> {
  readonly game: BloodGame;
  private readonly begin: (dice?: EnumeratingDice) => BloodGame;

  constructor(drawing: string, settings: Settings) {
    const {
      edition = blood2016,
      at = [10, 5],
      who = {},
      bench = {},
      ball,
      home,
      away,
      options,
      ...position
    } = settings;
    super(at);
    const players: PlayerSpec[] = [];
    const balls: BallSpec[] = [];
    const add = (name: string, given: Who | undefined, more: Partial<PlayerSpec>): void => {
      players.push({ id: name, side: sideOf(name), ...more, ...valuesOf(given) });
    };
    for (const { sign, square } of signsOf(drawing, at)) {
      const name = sign.toUpperCase();
      if (sign === '*') balls.push({ square });
      else add(name, who[name], { square, state: /[a-z]/.test(sign) ? 'prone' : 'standing' });
    }
    for (const [name, given] of Object.entries(bench)) add(name, given, { state: 'reserves' });
    for (const one of ball === undefined ? [] : typeof ball === 'string' ? [ball] : ball)
      balls.push(typeof one === 'string' ? { holder: one } : one);
    const spec = { ...(home ? { home } : {}), ...(away ? { away } : {}), ...(options ? { options } : {}) };
    this.begin = dice =>
      setUpGame(edition, { ...spec, position: { ...position, players, balls } }, dice ?? this.script, g => {
        g.strict = true;
        g.events = [];
      });
    // Any moment but the choice of an Action may want dice at once; `starts` runs into it.
    this.game = (position.moment ?? 'action') === 'action' ? this.begin() : (undefined as never);
  }
  /** For moments other than `action`: runs into it, with the dice given so far. */
  starts(): this {
    if (this.game !== undefined) throw new Error('this scenario has started already');
    (this as { game: BloodGame }).game = this.begin();
    return this;
  }

  // --- Actions -----------------------------------------------------------------------------------------------
  /** A Move Action along a path, `moves('A', 'e e se')`; stops when still asked. */
  moves(name: string, path: string): this {
    return this.answers({ move: name }).walks(name, path).stops();
  }
  /** Ends the Action under way, if it is asked whether it goes on. */
  stops(): this {
    return !this.game.over && this.game.question.name === 'activity' ? this.answers('stop') : this;
  }
  blocks(name: string, target: string): this {
    return this.answers({ block: name }, { target });
  }
  /** A Blitz: along the path, then the block. */
  blitzes(name: string, path: string, target: string): this {
    return this.answers({ blitz: name }).walks(name, path).answers({ target });
  }
  /** A Pass at a square, after a path. */
  passes(name: string, path: string, to: readonly [number, number]): this {
    return this.answers({ pass: name }).walks(name, path).answers('throw', { to });
  }
  handsOff(name: string, path: string, target: string): this {
    return this.answers({ handOff: name }).walks(name, path).answers({ target });
  }
  fouls(name: string, path: string, target: string): this {
    return this.answers({ foul: name }).walks(name, path).answers({ target });
  }

  // --- expectations ------------------------------------------------------------------------------------------
  /** `standing`, `prone`, `stunned`, or the box of the dugout. */
  stateOf(name: string): string {
    const p = this.id(name);
    return (this.game.onPitch(p) ? POSTURES[this.game.posture(p)] : PLACES[this.game.place(p)]) as string;
  }
  expectState(name: string, state: (typeof POSTURES)[number] | (typeof PLACES)[number]): this {
    expect(`${name} ${this.stateOf(name)}`).toBe(`${name} ${state}`);
    return this;
  }
  expectScore(home: number, away: number): this {
    expect([this.game.score(0), this.game.score(1)]).toEqual([home, away]);
    return this;
  }
  expectRerolls(home: number, away: number): this {
    expect([this.game.rerolls(0), this.game.rerolls(1)]).toEqual([home, away]);
    return this;
  }
  /** The turn was lost for this reason, or (none) goes on. */
  expectTurnover(cause: TurnoverName | 'none'): this {
    const causes = (this.game.events ?? []).flatMap(e => (e.type === 'turnover' ? [e.cause] : []));
    expect(causes.at(-1) ?? 'none').toBe(cause);
    return this;
  }
  private lastRoll(roll: string): Extract<BloodEvent, { type: 'rolled' }> {
    const rolls = (this.game.events ?? []).flatMap(e => (e.type === 'rolled' && e.roll === roll ? [e] : []));
    const last = rolls.at(-1);
    if (last === undefined) throw new Error(`no ${roll} roll was made`);
    return last;
  }
  /** The last roll of a kind: what it needed on the die as it fell, natural 1 and 6 apart. */
  expectNeeded(roll: string, natural: number): this {
    const last = this.lastRoll(roll);
    const sum = last.modifiers.reduce((total, m) => total + m.by, 0);
    expect([roll, Math.min(6, Math.max(2, last.target - sum))]).toEqual([roll, natural]);
    return this;
  }
  /** The last roll of a kind: every modifier, by its cause. */
  expectModifiers(roll: string, modifiers: Readonly<Record<string, number>>): this {
    const got = Object.fromEntries(this.lastRoll(roll).modifiers.map(({ cause, by }) => [cause, by]));
    expect({ roll, ...got }).toEqual({ roll, ...modifiers });
    return this;
  }
  /** Where balls came down on their way, in order: scatters, bounces, throw-ins; `off` for off the pitch. */
  wayOfBall(): string[] {
    const g = this.game;
    return (g.events ?? []).flatMap(e =>
      e.type === 'ballScattered' || e.type === 'ballBounced' || e.type === 'thrownIn'
        ? [e.to < 0 ? 'off' : String(g.squareName(e.to))]
        : [],
    );
  }
  /** How many block dice were rolled last, negative when the defender's coach picks. */
  expectDice(count: number): this {
    const rolled = (this.game.events ?? []).flatMap(e => (e.type === 'blockRolled' ? [e] : [])).at(-1);
    if (rolled === undefined) throw new Error('no block dice were rolled');
    const own = this.game.control(rolled.player) === rolled.chooser;
    expect(own ? rolled.dice.length : -rolled.dice.length).toBe(count);
    return this;
  }

  // --- exact odds --------------------------------------------------------------------------------------------
  /**
   * The chance that `wanted` holds after the answers, over all dice. `policy` answers whatever is asked on the way
   * and after them, until it returns undefined. As soon as `decides` says yes or no of an event, that outcome is not
   * played on.
   */
  chance(
    answers: readonly Answer[],
    policy: (g: BloodGame) => Answer | undefined,
    wanted: (g: BloodGame) => boolean,
    decides?: (event: BloodEvent) => boolean | undefined,
  ): number {
    const dice = new EnumeratingDice();
    const start = this.game.save();
    const g = this.begin(dice);
    let sum = 0;
    dice.forEach(() => {
      g.load(start);
      g.events = decides === undefined ? [] : new Deciding(decides);
      try {
        playOut(g, answers, policy);
        if (wanted(g)) sum += dice.probability;
      } catch (signal) {
        if (!(signal instanceof Decided)) throw signal;
        if (signal.yes) sum += dice.probability;
      }
    });
    return sum;
  }
}
/** Gives the answers in turn, and the policy's whenever something else is asked. */
const playOut = (g: BloodGame, answers: readonly Answer[], policy: (g: BloodGame) => Answer | undefined): void => {
  for (const answer of answers) {
    while (!g.over && !g.isLegal(g.readAnswer(answer))) {
      const between = policy(g);
      if (between === undefined) return;
      g.answer(between);
    }
    if (g.over) return;
    g.answer(answer);
  }
  while (!g.over) {
    const next = policy(g);
    if (next === undefined) return;
    g.answer(next);
  }
};
class Decided extends Error {
  readonly yes: boolean;
  constructor(yes: boolean) {
    super('the outcome is decided');
    this.yes = yes;
  }
}
/** A report that stops the game at the event that decides what is asked. */
class Deciding extends Array<BloodEvent> {
  private readonly decides: (event: BloodEvent) => boolean | undefined;
  constructor(decides: (event: BloodEvent) => boolean | undefined) {
    super();
    this.decides = decides;
  }
  override push(...events: BloodEvent[]): number {
    const length = super.push(...events);
    for (const event of events) {
      const yes = this.decides(event);
      if (yes !== undefined) throw new Decided(yes);
    }
    return length;
  }
}

/** A match from its beginning. Dice come first, then `starts()`; players are called H1, H2, … and A1, A2, …. */
export class BloodMatchScenario extends Drawn<BloodGame, BloodEvent> {
  readonly game: BloodGame = undefined as never;
  private readonly match: BloodMatch;
  constructor(match: BloodMatch) {
    super([1, 1]);
    this.match = match;
  }
  starts(): this {
    const g = createGame(blood2016, this.match, this.script);
    g.strict = true;
    g.events = [];
    (this as { game: BloodGame }).game = g;
    g.start();
    return this;
  }
}
export const bloodMatch = (
  home = 'human-quick-start',
  away = 'orc-quick-start',
  options: Readonly<Record<string, unknown>> = {},
): BloodMatchScenario => new BloodMatchScenario({ home, away, options });
