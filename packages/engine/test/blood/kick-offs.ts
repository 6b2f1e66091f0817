/**
 * Matches from the toss on, or from a moment between two drives, between teams of plain players (6/3/3/8, called H1,
 * H2, … and A1, A2, …) who have just the skills a test is about. Every module is off unless it is switched on.
 */
import { expect } from 'vitest';
import { assemble, compile, type LineupPlayer, readOptions } from '../../src/blood/compile.ts';
import type { BloodOptions } from '../../src/blood/edition.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import type { Team } from '../../src/blood/roster.ts';
import { type PlayerSpec, type PlayerState, type PositionSpec, setUpGame } from '../../src/blood/setup.ts';
import { PLACES, Place } from '../../src/blood/words.ts';
import type { ScriptedDice } from '../../src/dice/scripted.ts';
import { type BallId, POSTURES, SEATS, type Seat, type SeatName } from '../../src/words.ts';
import { Drawn } from '../drawn.ts';

export { legalOf } from '../drawn.ts';

export type At = readonly [column: number, row: number];
interface Side {
  /** How many; 12 when left out. */
  readonly players?: number;
  /** By the number on a player's back. */
  readonly skills?: Readonly<Record<number, readonly SkillName[]>>;
}
/** A team that comes to a match from the toss on. */
interface Visitors extends Side {
  readonly rerolls?: number;
  readonly fanFactor?: number;
  readonly apothecary?: boolean;
}
/** A team in the middle of a match: on the squares of `ELEVEN` after a set-up, in Reserves before it. */
interface Squad extends Side {
  readonly at?: Readonly<Record<number, At>>;
  readonly states?: Readonly<Record<number, PlayerState>>;
}
type Options = Partial<BloodOptions>;
const ALL_OFF = Object.fromEntries(blood2016.switches.map(name => [name, false]));
const optionsOf = (options: Options): Record<string, unknown> => ({ ...ALL_OFF, skills: true, ...options });
const letterOf = (seat: Seat): string => (seat === 0 ? 'H' : 'A');
const teamOf = (seat: Seat, { rerolls = 0, fanFactor = 0, apothecary = false }: Visitors): Team => ({
  id: SEATS[seat] as string,
  name: SEATS[seat] as string,
  roster: 'human',
  rerolls,
  fanFactor,
  apothecary,
  cost: 0,
  players: [],
});
const playersOf = (seat: Seat, { players = 12, skills = {} }: Side): LineupPlayer[] =>
  Array.from({ length: players }, (_, i) => ({
    name: `${letterOf(seat)}${i + 1}`,
    seat,
    profile: 'human/lineman',
    number: i + 1,
    race: 'human',
    movement: 6,
    strength: 3,
    agility: 3,
    armour: 8,
    skills: skills[i + 1] ?? [],
  }));

/** A legal set-up of eleven for home: three on the line, two in each wide zone. */
export const ELEVEN: readonly At[] = [
  [13, 6],
  [13, 8],
  [13, 10],
  [11, 2],
  [11, 4],
  [11, 12],
  [11, 14],
  [10, 6],
  [10, 8],
  [10, 10],
  [5, 8],
];
const facing = (seat: Seat, [column, row]: At): At => (seat === 0 ? [column, row] : [27 - column, row]);

type Begin = (dice: ScriptedDice, prepare: (g: BloodGame) => void) => BloodGame;

export class KickOffs extends Drawn<BloodGame, BloodEvent> {
  /** There once it has started. */
  readonly game: BloodGame = undefined as never;
  private readonly begin: Begin;
  private change: ((g: BloodGame) => void) | undefined;

  constructor(begin: Begin) {
    super([1, 1]);
    this.begin = begin;
  }
  /** Changes the position before it starts. */
  prepared(change: (g: BloodGame) => void): this {
    this.change = change;
    return this;
  }
  starts(): this {
    (this as { game: BloodGame }).game = this.begin(this.script, g => {
      g.strict = true;
      g.events = [];
      this.change?.(g);
    });
    return this;
  }
  /** Looks at, or changes, the position between two answers. */
  with(change: (g: BloodGame) => void): this {
    change(this.game);
    this.game.load(this.game.save());
    return this;
  }
  /** The toss, after which this side kicks. */
  tossed(kicking: SeatName = 'home'): this {
    return this.dice(`coin:${kicking === 'home' ? 'heads' : 'tails'}`)
      .starts()
      .answers('kick');
  }
  /** Puts the players of whoever is asked on these squares, in the order of their numbers, and everybody else off. */
  stands(squares: readonly At[], mirror = true): this {
    const g = this.game;
    const seat = g.asked;
    this.answers('byHand');
    for (const player of g.playersOf(seat))
      if (g.onPitch(player)) this.answers({ place: g.playerName(player) }, 'bench');
    squares.forEach((square, i) => {
      const [column, row] = mirror ? facing(seat, square) : square;
      this.answers({ place: `${letterOf(seat)}${i + 1}` }, { to: [column, row] });
    });
    return this.answers('ready');
  }
  /** The same, and the coach is content with it. */
  setsUp(squares: readonly At[] = ELEVEN): this {
    return this.stands(squares).answers('ready');
  }
  /** Both sides in the usual set-up: the kicking coach is about to place the ball. */
  bothSetUp(): this {
    return this.setsUp().setsUp();
  }
  /** From the toss to the ball in the kicking coach's hand. */
  toTheKick(kicking: SeatName = 'home'): this {
    return this.tossed(kicking).bothSetUp();
  }
  /** The kick: aimed at a square, scattering so many squares in a direction of the template. */
  kicks(to: At, direction: number, distance: number, ...more: string[]): this {
    return this.dice(`d8:${direction}`, `d6:${distance}`, ...more).answers({ to });
  }
  /** The kicking coach aims at the far End Zone and the ball goes out there: a touchback for the first receiver. */
  kicksOut(...more: string[]): this {
    const seat = this.game.kicking;
    this.kicks(seat === 0 ? [26, 8] : [1, 8], seat === 0 ? 5 : 4, 1, ...more);
    return this.answers({ player: `${letterOf(seat === 0 ? 1 : 0)}11` });
  }
  /** From the toss to the first Action, by way of a touchback. */
  toFirstTurn(kicking: SeatName = 'home'): this {
    return this.toTheKick(kicking).kicksOut();
  }
  /** So many turns in which nobody does anything. */
  endsTurns(count: number): this {
    for (let i = 0; i < count; i++) this.expectAsked('action').answers('endTurn');
    return this;
  }
  /** The whole half in which nobody does anything, up to the next set-up or the end. */
  endsHalf(): this {
    while (!this.game.over && this.game.question.name === 'action') this.answers('endTurn');
    return this;
  }
  /** Whoever's turn it is walks a carrier over the line: the ball is put into its hands for it. */
  scores(name: string): this {
    const g = this.game;
    const player = this.id(name);
    const column = g.control(player) === 0 ? 25 : 2;
    this.with(() => {
      for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) g.removeBall(b as BallId);
      g.put(player, g.grid.at(column, 1));
      g.give(g.newBall(g.square(player)), player);
    });
    this.answers({ move: name }, { to: [g.control(player) === 0 ? 26 : 1, 1] });
    return !g.over && g.question.name === 'activity' ? this.answers('stop') : this;
  }
  /** Takes players to a box of the dugout. */
  boxes(place: keyof typeof Place, ...names: string[]): this {
    return this.with(g => {
      for (const name of names) g.takeOff(this.id(name), Place[place]);
    });
  }
  /** Where players are: their squares, with their posture unless they stand, or the boxes they are in. */
  whereIs(name: string): string {
    const g = this.game;
    const player = this.id(name);
    if (!g.onPitch(player)) return PLACES[g.place(player)] as string;
    const posture = POSTURES[g.posture(player)] as string;
    return `${g.squareName(g.square(player))}${posture === 'standing' ? '' : ` ${posture}`}`;
  }
  expectAt(places: Readonly<Record<string, string>>): this {
    const got = Object.keys(places).map(name => [name, this.whereIs(name)]);
    expect(Object.fromEntries(got)).toEqual(places);
    return this;
  }
  /** The names of everybody in a box. */
  boxOf(seat: SeatName, place: keyof typeof Place): string[] {
    const g = this.game;
    return g
      .playersOf(SEATS.indexOf(seat) as Seat)
      .filter(p => g.inPlace(p, Place[place]))
      .map(p => g.playerName(p));
  }
  expectTurns(home: number, away: number): this {
    expect([this.game.turn(0), this.game.turn(1)]).toEqual([home, away]);
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
  /** Who has won, and how. */
  expectOver(winner: SeatName | 'nobody', ending: string): this {
    const { over, winner: won, ending: how } = this.game;
    expect([over, won < 0 ? 'nobody' : SEATS[won as Seat], how]).toEqual([true, winner, ending]);
    return this;
  }
  eventsOf<T extends BloodEvent['type']>(type: T): Extract<BloodEvent, { type: T }>[] {
    return (this.game.events ?? []).filter(event => event.type === type) as Extract<BloodEvent, { type: T }>[];
  }
}
/** A match from its very beginning; `tossed` or `starts` begins it. */
export const fromToss = (home: Visitors = {}, away: Visitors = {}, options: Options = {}): KickOffs =>
  new KickOffs((dice, prepare) => {
    const compiled = compile(
      blood2016,
      readOptions(blood2016, optionsOf(options)),
      [teamOf(0, home), teamOf(1, away)],
      [...playersOf(0, home), ...playersOf(1, away)],
    );
    const game = assemble(compiled, dice);
    prepare(game);
    return game.start();
  });

interface Moment extends Omit<PositionSpec, 'players' | 'moment'> {
  readonly home?: Squad;
  readonly away?: Squad;
  readonly options?: Options;
}
const squadOf = (seat: Seat, squad: Squad, isOnPitch: boolean): PlayerSpec[] =>
  playersOf(seat, squad).map(({ name, number, skills }) => {
    const state = squad.states?.[number];
    const given = squad.at?.[number];
    const usual = isOnPitch && (state === undefined || isPosture(state)) ? ELEVEN[number - 1] : undefined;
    const square = given ?? (usual && facing(seat, usual));
    return {
      id: name,
      side: SEATS[seat] as SeatName,
      number,
      skills,
      ...(square ? { square } : {}),
      ...(state ? { state } : {}),
    };
  });
const isPosture = (state: string): boolean => (POSTURES as readonly string[]).includes(state);
/**
 * A moment between two drives: `kickOff` (both sides set up, home kicks), `drive` (before KO'd players come round),
 * `half` (about to start), `driveEnd`. `starts` runs into it.
 */
export const at = (
  moment: 'kickOff' | 'drive' | 'half' | 'driveEnd' | 'action',
  { home = {}, away = {}, options = {}, ...position }: Moment = {},
): KickOffs =>
  new KickOffs((dice, prepare) => {
    const isOnPitch = moment === 'kickOff' || moment === 'driveEnd' || moment === 'action';
    const players = [...squadOf(0, home, isOnPitch), ...squadOf(1, away, isOnPitch)];
    const spec = { kicking: 'home', active: 'away', ...position, players, moment } as const;
    return setUpGame(blood2016, { options: optionsOf(options), position: spec }, dice, prepare);
  });

/** The squares of some columns and rows, as `legalOf` writes them. */
export const squaresOf = (columns: readonly [number, number], rows: readonly [number, number]): string[] => {
  const out: string[] = [];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) out.push(`${column},${row}`);
  return out.sort();
};
/** `A1` to `A11` and the like, as `legalOf` lists them. */
export const names = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`).sort();
