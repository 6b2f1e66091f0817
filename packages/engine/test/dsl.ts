/**
 * Scenarios as drawings. Letters are home's Players, digits away's; a letter in lower case lies Prone; `*` is a loose
 * ball, `.` a square. Everything not drawn is given in the settings. The same structure is what scenario files hold.
 */
import { expect } from 'vitest';
import { type BlitzMatch, createGame } from '../src/blitz/compile.ts';
import { blitz2022 } from '../src/blitz/editions/2022.ts';
import type { BlitzEvent } from '../src/blitz/events.ts';
import type { BlitzGame, Edition } from '../src/blitz/game.ts';
import { playsInHand } from '../src/blitz/hand.ts';
import { pitch } from '../src/blitz/pitches.ts';
import { type BallSpec, type PlayerSpec, type PositionSpec, setUpGame } from '../src/blitz/setup.ts';
import { isOpen } from '../src/blitz/status.ts';
import { PLAYS } from '../src/blitz/words.ts';
import { SeededDice } from '../src/dice/seeded.ts';
import { type Answer, verbOf } from '../src/kernel/question.ts';
import { Posture, SEATS, type SeatName } from '../src/words.ts';
import { Drawn, rowsOf, sideOf, signsOf } from './drawn.ts';
import { currentEdition } from './editions.ts';

export { legalOf } from './drawn.ts';

type Who = string | Partial<PlayerSpec>;
export interface Settings extends Omit<PositionSpec, 'players' | 'balls'> {
  readonly edition?: Edition;
  /** Where the top left square of the drawing lies; [6, 4] when left out, free of blocked squares for five columns. */
  readonly at?: readonly [number, number];
  /** Positions (`dwarf/runner`) or values by the name in the drawing; without an entry a plain Player 5/1/4+/4+. */
  readonly who?: Readonly<Record<string, Who>>;
  /** Players in Reserves by name: capital letters home, digits away. */
  readonly reserves?: Readonly<Record<string, Who>>;
  /** Who holds a ball, by name; loose balls are drawn. */
  readonly ball?: string | readonly (string | BallSpec)[];
  readonly home?: string;
  readonly away?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
export const scenario = (drawing: string, settings: Settings = {}): Scenario => new Scenario(drawing, settings);

export class Scenario extends Drawn<BlitzGame, BlitzEvent> {
  readonly game: BlitzGame;

  constructor(drawing: string, settings: Settings) {
    const {
      edition = currentEdition(),
      at = [6, 4],
      who = {},
      reserves = {},
      ball,
      home,
      away,
      options,
      ...position
    } = settings;
    // An edition made before the test began would be the default one.
    if (currentEdition() === blitz2022 && edition.id !== blitz2022.id)
      throw new Error(`a scenario of ${edition.id} in a test of ${blitz2022.id}`);
    super(at);
    const players: PlayerSpec[] = [];
    const balls: BallSpec[] = [];
    const add = (name: string, given: Who | undefined, more: Partial<PlayerSpec>): void => {
      const values = typeof given === 'string' ? { position: given } : (given ?? {});
      players.push({ id: name, side: sideOf(name), ...more, ...values });
    };
    for (const { sign, square } of signsOf(drawing, at)) {
      const name = sign.toUpperCase();
      if (sign === '*') balls.push({ square });
      else add(name, who[name], { square, state: /[a-z]/.test(sign) ? 'prone' : 'standing' });
    }
    for (const [name, given] of Object.entries(reserves)) add(name, given, { state: 'reserves' });
    for (const one of ball === undefined ? [] : typeof ball === 'string' ? [ball] : ball) {
      balls.push(typeof one === 'string' ? { holder: one } : one);
    }
    const spec = { ...(home ? { home } : {}), ...(away ? { away } : {}), ...(options ? { options } : {}) };
    // Shared rules are shown on the same board in every edition.
    const board = settings.edition === undefined ? { pitch: 'stone' } : {};
    // A position at the start of a turn waits for its dice; `starts` runs into it.
    const begin = (): BlitzGame =>
      setUpGame(edition, { ...spec, position: { ...board, ...position, players, balls } }, this.script, g => {
        g.strict = true;
        g.events = [];
      });
    this.begin = begin;
    this.game = position.moment === 'turnStart' ? (undefined as never) : begin();
  }
  private readonly begin: () => BlitzGame;
  /** For `moment: 'turnStart'`: runs into the turn, with the dice given so far. */
  starts(): this {
    if (this.game !== undefined) throw new Error('this scenario has started already');
    (this as { game: BlitzGame }).game = this.begin();
    return this;
  }
  /** A Run (or another Action whose steps are squares), step by step: `runs('A', 'e e se')`; stops when still asked. */
  runs(name: string, path: string): this {
    this.answers({ run: name });
    this.walks(name, path);
    if (!this.game.over && this.game.question.name === 'runStep' && this.game.about(0) === this.id(name))
      this.answers('stop');
    return this;
  }
  /** A Mark, step by step; stops where the path ends, in editions in which it could go on. */
  marks(name: string, path: string): this {
    return this.answers({ mark: name }).walks(name, path).stops();
  }
  /** Ends the Mark that is under way, if it is asked whether it goes on. */
  stops(): this {
    return !this.game.over && this.game.question.name === 'markStep' && this.isLegal('stop')
      ? this.answers('stop')
      : this;
  }
  /** Passes on all Bonus Plays until something else is asked: which moments are asked about is the edition's. */
  passes(): this {
    while (!this.game.over && this.game.question.name === 'bonusPlay') this.answers('pass');
    return this;
  }
  blocks(name: string, target: string): this {
    return this.answers({ block: name }, { target });
  }
  throws(name: string, target: string): this {
    return this.answers({ throw: name }, { target });
  }
  expectStatus(name: string, status: 'open' | 'marked' | 'prone' | 'reserves'): this {
    const g = this.game;
    const p = this.id(name);
    const got = !g.onPitch(p)
      ? 'reserves'
      : g.posture(p) !== Posture.standing
        ? 'prone'
        : isOpen(g, p)
          ? 'open'
          : 'marked';
    expect(`${name} ${got}`).toBe(`${name} ${status}`);
    return this;
  }
  expectScore(home: number, away: number): this {
    expect([this.game.score(0), this.game.score(1)]).toEqual([home, away]);
    return this;
  }
  expectHand(seat: SeatName, ...plays: string[]): this {
    const held = playsInHand(this.game, SEATS.indexOf(seat) as 0 | 1).map(play => PLAYS[play] as string);
    expect(held.sort()).toEqual([...plays].sort());
    return this;
  }
}

/** Every square on which the move that is being asked about can end, by trying every way to walk. */
export const endSquares = (s: Scenario, name: string): string[] => {
  const g = s.game;
  const { name: question } = g.question;
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (): void => {
    const ends = g.over || g.question.name !== question;
    const at = String(g.squareName(g.square(s.id(name))));
    const position = g.save();
    if (ends) return void found.add(at);
    const key = position.join();
    if (seen.has(key)) return;
    seen.add(key);
    const answers = g.legalAnswers();
    if (answers.includes('stop')) found.add(at);
    for (const to of answers) {
      if (typeof to === 'string') continue;
      g.answer(to);
      walk();
      g.load(position);
    }
  };
  walk();
  return [...found].sort();
};
/** The squares marked `x` in a drawing, in the same notation. */
export const squaresIn = (drawing: string, at: readonly [number, number] = [6, 4]): string[] =>
  rowsOf(drawing)
    .flatMap((row, y) => row.flatMap((sign, x) => (sign === 'x' ? [`${at[0] + x},${at[1] + y}`] : [])))
    .sort();

/** A match from the toss on. Dice come first, then `starts()`; Players are called H1, H2, … and A1, A2, …. */
export class WholeMatch extends Scenario {
  private readonly match: BlitzMatch;

  constructor(match: BlitzMatch) {
    super('', { moment: 'turnStart' });
    this.match = match;
  }
  override starts(): this {
    const g = createGame(currentEdition(), this.match, this.script);
    g.strict = true;
    g.events = [];
    (this as { game: BlitzGame }).game = g;
    g.start();
    return this;
  }
  /** Sets up the Players of whoever is asked, from the first row of the End Zone down. */
  placesTeam(): this {
    const seat = this.game.asked;
    while (!this.game.over && this.game.question.name === 'place' && this.game.asked === seat)
      this.answers(this.game.legalAnswers()[0] as Answer);
    return this;
  }
}
export const wholeMatch = (home = 'dwarf', away = 'orc', options: Readonly<Record<string, unknown>> = {}): WholeMatch =>
  new WholeMatch({ home, away, options });

/** A whole match of random answers, few of which end a turn or an Action; `watch` sees it before each of them. */
export const playedAtRandom = (match: BlitzMatch, seed: string, watch?: (g: BlitzGame) => void): BlitzGame => {
  const g = createGame(currentEdition(), match, new SeededDice(seed));
  const chance = new SeededDice(`${seed} answers`);
  const legal = new Int16Array(512);
  g.strict = true;
  g.events = [];
  g.start();
  while (!g.over) {
    watch?.(g);
    const count = g.legal(legal);
    let answer = legal[chance.pick(count)] as number;
    while (count > 1 && verbOf(answer).ends && chance.pick(10) > 0) answer = legal[chance.pick(count)] as number;
    g.choose(answer);
  }
  return g;
};

/** The edition on a pitch of our own, drawn like the board: `#` blocked, `T` Trapdoor. Rows left out are plain. */
export const editionOn = (drawing = ''): Edition => {
  const rows = rowsOf(drawing);
  const whole = Array.from({ length: 11 }, (_, y) =>
    Array.from({ length: 15 }, (_, x) => rows[y]?.[x] ?? '.').join(' '),
  );
  return { ...currentEdition(), pitches: [pitch('stone', whole.join('\n'))] };
};

/** A scenario of the 2022 edition, on the stone pitch unless another is named: there the drawings lie free. */
export const scenario2022 = (drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, { edition: blitz2022, pitch: 'stone', ...settings });

/** A match of another edition from the toss on. */
export class MatchOf extends WholeMatch {
  private readonly create: () => BlitzGame;

  constructor(edition: Edition, match: BlitzMatch) {
    super(match);
    this.create = () => createGame(edition, match, this.script);
  }
  override starts(): this {
    const g = this.create();
    g.strict = true;
    g.events = [];
    (this as { game: BlitzGame }).game = g;
    g.start();
    return this;
  }
}
export const match2022 = (home = 'human', away = 'skaven', options: Readonly<Record<string, unknown>> = {}): MatchOf =>
  new MatchOf(blitz2022, { home, away, options });
