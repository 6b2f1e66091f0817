/**
 * A judge of Blood Bowl 2025 that shares no code with the rules: random positions and kick-offs of players with hardly a
 * skill, played at random. The judge goes by the book alone. It works out what may be answered, what every roll needs,
 * how many dice a block has and who picks, which way a ball goes, who is Stalling, and whether the turn has to end.
 *   SOAK_MINUTES=30 npm run soak -- b25-book     how long (5 minutes when left out)
 *   BOOK=4711 npm run soak -- b25-book           that position alone, with its last lines when the judge disagrees
 */
import { expect, test } from 'vitest';
import { Stat } from '../../src/blood/characteristics.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { SKILLS, type SkillName } from '../../src/blood/names.ts';
import { type PlayerSpec, type ScenarioSpec, setUpGame } from '../../src/blood/setup.ts';
import { Action, DISTRACTED, SELECTED, WEATHERS } from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { type BallId, NOBODY, type PlayerId, Posture, SEATS, type Square } from '../../src/words.ts';
import {
  about,
  bandOf,
  D8,
  dist,
  drawn,
  ensure,
  HEIGHT,
  on,
  same,
  step,
  under,
  WIDTH,
  type XY,
} from './paper-pitch.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 5);
const only = process.env.BOOK;
const ANSWERS = 300;
const FAILURES_MAX = 12;
const LINES = 40;

// --- positions -----------------------------------------------------------------------------------------------------
const LOTS: readonly (readonly SkillName[])[] = [
  [],
  [],
  [],
  [],
  ['throwTeammate'],
  ['rightStuff', 'stunty'],
  ['rightStuff'],
];
const STATES = ['standing', 'standing', 'standing', 'standing', 'prone', 'stunned'] as const;
/** Where players are put: anywhere before a kick-off, crowded together otherwise. */
const placesIn = (dice: SeededDice, kick: boolean): XY[] => {
  const [column, row, side] = kick ? [1, 1, WIDTH] : [drawn(dice, [1, 1, 9, 18, 18]), drawn(dice, [1, 4, 7]), 9];
  return Array.from(
    { length: side * (kick ? HEIGHT : side) },
    (_, i): XY => [column + (i % side), row + Math.floor(i / side)],
  ).filter(([c, r]) => c <= WIDTH && r <= HEIGHT);
};
const position = (dice: SeededDice): ScenarioSpec => {
  const kick = dice.pick(4) === 0;
  const free = placesIn(dice, kick);
  const taken = (side: string): XY => {
    const own = free.filter(([c]) => !kick || (side === 'home' ? c <= 13 : c >= 14));
    const [place] = free.splice(free.indexOf(drawn(dice, own)), 1);
    return place as XY;
  };
  const team = drawn(dice, [3, 7, 9, 11]);
  const players = SEATS.flatMap(side =>
    Array.from({ length: team }, (_, i): PlayerSpec => {
      const [c, r] = taken(side);
      const state = kick ? 'standing' : drawn(dice, STATES);
      return {
        id: `${side}${i}`,
        side,
        square: [c, r],
        state,
        ...(state === 'standing' && !kick && dice.pick(8) === 0 ? { distracted: true } : {}),
        skills: drawn(dice, LOTS),
        keywords: drawn(dice, [['Lineman'], ['Big Guy']]),
        movement: 1 + dice.pick(8),
        strength: 1 + dice.pick(6),
        agility: 1 + dice.pick(6),
        passing: dice.pick(7),
        armour: 6 + dice.pick(5),
      };
    }),
  );
  const scores = ({ side, square }: PlayerSpec): boolean => square?.[0] === (side === 'home' ? WIDTH : 1);
  const able = players.filter(p => p.state === 'standing' && !scores(p));
  const [c, r] = drawn(dice, free);
  const lies = able.length === 0 || dice.pick(3) === 0;
  const ball = lies ? { square: [c, r] as const } : { holder: drawn(dice, able).id };
  const bySide = (most: number): { home: number; away: number } => ({ home: dice.pick(most), away: dice.pick(most) });
  return {
    options: {
      apothecary: dice.pick(2) === 0,
      throwInBounces: dice.pick(3) > 0,
      inaccurateHarder: dice.pick(3) === 0,
    },
    position: {
      moment: kick ? 'kickOff' : 'turnStart',
      active: drawn(dice, SEATS),
      kicking: drawn(dice, SEATS),
      half: 1 + dice.pick(2),
      turns: bySide(7),
      weather: drawn(dice, ['nice', 'blizzard', 'pouringRain', 'verySunny', 'swelteringHeat']),
      rerolls: bySide(2),
      bribes: bySide(2),
      fans: bySide(5),
      apothecaries: bySide(2),
      players,
      balls: kick ? [] : [ball],
    },
  } as ScenarioSpec;
};

// --- the board, and what the judge remembers of the Action under way -------------------------------------------------
/** The kick-off: where the ball is in the air, whether it is out, and what its event has rolled. */
interface Kick {
  at: XY;
  live: boolean;
  out: boolean;
  result: string;
  late?: boolean;
  readonly dice: number[];
  /** How many of each side are still to be felled. */
  readonly felled: number[];
}
class Judge {
  readonly g: BloodGame;
  jumpTo: XY | undefined;
  arrival = 0;
  thrown: XY | undefined;
  passWent = '';
  mateWent = '';
  fell = NOBODY as PlayerId;
  action = '';
  actor = NOBODY as PlayerId;
  /** Why the turn has to end. */
  must: string[] = [];
  delivered = false;
  secures = false;
  couldStall = false;
  stallRolled = false;
  turnSeat = -1;
  stunnedAtStart: Set<PlayerId> = new Set();
  log: string[] = [];
  pending = false;
  flown = NOBODY as PlayerId;
  flownHeld = false;
  pickFailed = false;
  byChoice = false;
  chargeOver = false;
  kick: Kick = { at: [0, 0], live: false, out: false, result: '', dice: [], felled: [0, 0] };
  restunned = new Set<PlayerId>();
  /** Whether the turn has to end after the Action that is over. */
  hasToEnd(): string {
    const { g } = this;
    if (this.must.length > 0) return this.must.join();
    if (this.pickFailed) return 'pick-up';
    const holder = g.inPlay(0 as BallId) ? g.holder(0 as BallId) : NOBODY;
    const theirs = holder === NOBODY || this.seat(holder) !== this.turnSeat;
    if (this.delivered && theirs) return 'not caught';
    if (this.secures && this.began && holder !== this.actor) return 'not secured';
    return '';
  }
  began = false;
  /** The Action under way is over, and the turn goes on. */
  actionOver(): void {
    if (!this.pending) return;
    this.pending = false;
    const why = this.hasToEnd();
    ensure(why === '', `the turn goes on after: ${why}`);
    const gave = (this.action === 'pass' || this.action === 'handOff') && !this.g.holdsBall(this.actor);
    const stalled = this.couldStall && this.up(this.actor) && !gave;
    ensure(stalled === this.stallRolled, `stalling: ${this.stallRolled}, the book says ${stalled}`);
  }
  turnOver(): void {
    const mine = this.all().filter(p => this.seat(p) === this.turnSeat && this.g.onPitch(p));
    for (const p of mine)
      if (this.g.posture(p) === Posture.stunned)
        ensure(!this.stunnedAtStart.has(p) || this.restunned.has(p), `${this.g.playerName(p)} does not turn over`);
    if (this.byChoice || !this.pending) return;
    const able = mine.some(
      p => !this.g.acted(p) && !this.stunnedAtStart.has(p) && this.g.posture(p) !== Posture.stunned,
    );
    const why = this.hasToEnd();
    ensure(why !== '' || !able || this.g.scorer !== NOBODY, 'the turn ends without a cause');
    ensure(!this.stallRolled || why.includes('down') || !able, 'stalling in a turn that is over');
  }
  constructor(g: BloodGame) {
    this.g = g;
    this.beginTurn(g.active);
  }
  /** Those of a position have begun their turn before the judge looks. */
  beginTurn(seat: number): void {
    this.turnSeat = seat;
    this.stunnedAtStart = new Set(
      this.all().filter(p => this.g.onPitch(p) && this.g.posture(p) === Posture.stunned && this.seat(p) === seat),
    );
  }
  all(): PlayerId[] {
    return Array.from({ length: this.g.playerCount }, (_, p) => p as PlayerId);
  }
  xy(sq: Square): XY {
    return [this.g.grid.column(sq), this.g.grid.row(sq)];
  }
  at(p: PlayerId): XY | undefined {
    return this.g.onPitch(p) ? this.xy(this.g.square(p)) : undefined;
  }
  up(p: PlayerId): boolean {
    return this.g.onPitch(p) && this.g.posture(p) === Posture.standing;
  }
  zone(p: PlayerId): boolean {
    return this.up(p) && !this.g.isAffected(p, DISTRACTED);
  }
  seat(p: PlayerId): number {
    return this.g.control(p);
  }
  has(p: PlayerId, skill: string): boolean {
    return this.g.lineup.profiles.list[this.g.profile(p)]?.skills.some(s => SKILLS[s] === skill) ?? false;
  }
  who(xy: XY): PlayerId {
    return this.all().find(p => this.g.playerAt(this.g.grid.at(xy[0], xy[1])) === p) ?? NOBODY;
  }
  marksOn(seat: number, xy: XY, except = NOBODY): number {
    return this.all().filter(
      p => p !== except && this.seat(p) !== seat && this.zone(p) && dist(this.at(p) as XY, xy) === 1,
    ).length;
  }
  stat(p: PlayerId, name: 'movement' | 'strength' | 'agility' | 'passing' | 'armour'): number {
    return this.g.stat(p, STATS[name]);
  }
  rain(): number {
    return WEATHERS[this.g.weather] === 'pouringRain' ? -1 : 0;
  }
}
const STATS = Stat as unknown as Record<string, number>;

/** B25-PRIN-RULER-T1, by the difference in rows. */
const CHART = [
  [3, 6, 10, 13],
  [3, 6, 10, 13],
  [2, 6, 10, 13],
  [1, 6, 9, 12],
  [-1, 5, 9, 12],
  [-1, 4, 8, 11],
  [-1, 3, 8, 11],
  [-1, -1, 7, 10],
  [-1, -1, 6, 10],
  [-1, -1, 4, 9],
  [-1, -1, 2, 8],
  [-1, -1, -1, 6],
  [-1, -1, -1, 4],
  [-1, -1, -1, 2],
];
const band = (a: XY, b: XY): number => bandOf(CHART, a, b);

// --- rolls -----------------------------------------------------------------------------------------------------------
type Rolled = Extract<BloodEvent, { type: 'rolled' }>;
const checkRoll = (j: Judge, e: Rolled): void => {
  const { g } = j;
  const p = e.player;
  const here = j.at(p) as XY;
  const marked = here === undefined ? 0 : j.marksOn(j.seat(p), here);
  const sunny = WEATHERS[g.weather] === 'verySunny' ? -1 : 0;
  const stunty = j.has(p, 'stunty');
  let target = j.stat(p, 'agility');
  let mods = 0;
  switch (e.roll) {
    case 'dodge':
      mods = stunty ? 0 : -marked;
      break;
    case 'goForIt':
      target = 2;
      mods = WEATHERS[g.weather] === 'blizzard' ? -1 : 0;
      break;
    case 'pickUp':
      mods = -marked + j.rain();
      break;
    case 'secureBall':
      target = 2;
      mods = j.rain();
      break;
    case 'catch':
      mods = -marked + j.rain() + j.arrival;
      break;
    case 'intercept':
      mods = -marked + j.rain() + (j.passWent === 'accurate' ? -3 : -2) + (stunty ? -1 : 0);
      break;
    case 'pass':
    case 'throwTeammate': {
      target = j.stat(p, 'passing');
      const range = band(here, j.thrown as XY);
      ensure(range >= 0, `${e.roll}: out of range`);
      mods = -range - marked + sunny;
      break;
    }
    case 'landing':
      mods = -marked - (j.mateWent === 'superb' ? 0 : 1);
      break;
    case 'jump':
      mods = -Math.max(marked, j.marksOn(j.seat(p), j.jumpTo as XY));
      break;
    case 'standUp':
      target = 4;
      break;
    default:
      return;
  }
  ensure(e.target === target, `${e.roll} of ${g.playerName(p)}: needs ${e.target}, the book says ${target}`);
  ensure(e.total - e.die === mods, `${e.roll} of ${g.playerName(p)}: ${e.total - e.die}, the book says ${mods}`);
  const passed = e.die === 6 || (e.die !== 1 && e.total >= target);
  ensure(e.passed === passed, `${e.roll} of ${g.playerName(p)}: a ${e.die}`);
};
const assists = (j: Judge, helped: PlayerId, against: PlayerId): number => {
  const there = j.at(against) as XY;
  return j
    .all()
    .filter(
      p =>
        p !== helped &&
        j.seat(p) === j.seat(helped) &&
        j.zone(p) &&
        dist(j.at(p) as XY, there) === 1 &&
        j.marksOn(j.seat(p), j.at(p) as XY, against) === 0,
    ).length;
};
const checkBlock = (j: Judge, e: Extract<BloodEvent, { type: 'blockRolled' }>): void => {
  const cheer = e.modifiers.filter(m => m.cause === 'cheeringFans').length;
  const ours = j.stat(e.player, 'strength') + assists(j, e.player, e.target) + cheer;
  const theirs = j.stat(e.target, 'strength') + assists(j, e.target, e.player);
  const strong = Math.max(ours, theirs);
  const weak = Math.min(ours, theirs);
  const dice = strong === weak ? 1 : strong > 2 * weak ? 3 : 2;
  ensure(e.dice.length === dice, `block of ${j.g.playerName(e.player)}: ${e.dice.length} dice, the book says ${dice}`);
  ensure(e.chooser === (ours >= theirs ? j.seat(e.player) : j.seat(e.target)), 'the wrong coach picks');
  ensure(j.up(e.target) && j.up(e.player) && dist(j.at(e.player) as XY, j.at(e.target) as XY) === 1, 'no such block');
};
const checkArmour = (j: Judge, e: Extract<BloodEvent, { type: 'armourRolled' }>): void => {
  const foul = j.fell !== e.player;
  const by = j.actor;
  const mods = foul ? assists(j, by, e.player) - assists(j, e.player, by) : 0;
  ensure(e.target === j.stat(e.player, 'armour'), 'armour: the wrong value');
  ensure(
    e.total - e.dice === mods,
    `armour of ${j.g.playerName(e.player)}: ${e.total - e.dice}, the book says ${mods}`,
  );
  ensure(e.broken === e.total >= e.target, 'armour: broken or not');
};
const checkInjury = (j: Judge, e: Extract<BloodEvent, { type: 'injuryRolled' }>): void => {
  const s = j.has(e.player, 'stunty');
  const t = e.total;
  const says = t >= 10 ? 'casualty' : s && t === 9 ? 'badlyHurt' : t >= (s ? 7 : 8) ? 'knockedOut' : 'stunned';
  ensure(e.result === says && e.total === e.dice, `injury: ${e.result}, the book says ${says}`);
};

// --- what happens ----------------------------------------------------------------------------------------------------
class Watched extends Array<BloodEvent> {
  judge: Judge | undefined;
  override push(event: BloodEvent): number {
    const j = this.judge;
    if (j !== undefined) see(j, event);
    return 0;
  }
}
const see = (j: Judge, e: BloodEvent): void => {
  const { g } = j;
  const named =
    'player' in e && typeof e.player === 'number' && e.player >= 0 ? g.playerName(e.player as PlayerId) : '';
  j.log.push(`${JSON.stringify(e)} ${named}`);
  const own = (p: PlayerId): boolean => j.seat(p) === g.active;
  switch (e.type) {
    case 'rolled':
      if (e.roll === 'pickUp' || e.roll === 'secureBall') j.pickFailed = !e.passed && own(e.player);
      return checkRoll(j, e);
    case 'blockRolled':
      return checkBlock(j, e);
    case 'armourRolled':
      return checkArmour(j, e);
    case 'injuryRolled':
      if (e.result === 'stunned') j.restunned.add(e.player);
      return checkInjury(j, e);
    case 'turnEnded':
      j.turnOver();
      j.pending = false;
      return;
    case 'selected':
      j.chargeOver = false;
      return;
    case 'ballKicked':
      j.arrival = 0;
      j.kick = { at: j.xy(e.to), live: true, out: false, result: '', dice: [], felled: [0, 0] };
      return;
    case 'kickScattered':
      j.arrival = 0;
      return flies(j, e.direction, e.distance, e.to);
    case 'kickOffRolled':
      j.kick.result = e.result;
      j.kick.late = g.turn(g.kicking) >= 6;
      return;
    case 'kickOffDice':
      j.kick.dice.push(e.total);
      if (j.kick.dice.length > 2) j.kick.felled[e.seat] = Math.min(e.total, onPitch(j, e.seat));
      return;
    case 'markersMoved':
      ensure(e.by === (j.kick.late ? -1 : 1), 'Time-out!');
      return;
    case 'gainedReroll':
    case 'cheered':
      ensure((j.kick.dice[e.seat] as number) >= (j.kick.dice[1 - e.seat] as number), `${e.type}: not the higher total`);
      return;
    case 'snackRolled':
      ensure(isLower(j, j.seat(e.player)), 'Dodgy Snack: not the lower roll');
      return;
    case 'placedProne': {
      const side = j.seat(e.player);
      if (j.kick.result !== 'pitchInvasion' || !j.kick.live) return;
      ensure(isLower(j, side) && (j.kick.felled[side] as number)-- > 0, 'Pitch Invasion: not this one');
      return;
    }
    case 'touchback':
      ensure(j.kick.out, 'a touchback without a cause');
      j.kick.out = false;
      j.kick.live = false;
      return;
    case 'ballTaken':
    case 'ballLanded':
      j.kick.live = false;
      return;
    case 'handedOff':
      j.arrival = 0;
      j.delivered = true;
      return;
    case 'threw':
      j.thrown = j.xy(e.to);
      j.delivered = true;
      return;
    case 'passResult':
      j.passWent = e.result;
      j.arrival = 0;
      if (e.result === 'fumbled') j.must.push('fumble');
      return;
    case 'ballScattered':
      j.arrival = g.rules.options.inaccurateHarder ? -1 : 0;
      if (e.to >= 0) ensure(same(step(j.xy(e.from), e.die), j.xy(e.to)), 'scatter');
      else ensure(!on(step(j.xy(e.from), e.die)), 'scatter off');
      return;
    case 'ballBounced':
      j.arrival = -1;
      if (e.to >= 0) ensure(same(step(j.xy(e.from), e.die), j.xy(e.to)), 'bounce');
      else ensure(!on(step(j.xy(e.from), e.die)), 'bounce off');
      if (j.kick.live && !inReceivingHalf(j, step(j.xy(e.from), e.die))) j.kick.out = true;
      return;
    case 'thrownIn': {
      j.arrival = -1;
      const from = j.xy(e.from);
      const d = throwIn(from, e.die);
      let at = from;
      for (let i = 0; i < e.distance; i++) at = [at[0] + d[0], at[1] + d[1]];
      ensure(e.to < 0 ? !on(at) : same(at, j.xy(e.to)), `throw-in from ${from} by ${e.die}, ${e.distance}`);
      return;
    }
    case 'intercepted':
      if (!own(e.player)) j.must.push('intercepted');
      return;
    case 'threwTeammate':
      j.thrown = j.xy(e.to);
      j.flown = e.thrown;
      j.flownHeld = g.holdsBall(e.thrown);
      return;
    case 'throwResult':
      j.mateWent = e.result;
      return;
    case 'declared':
      j.action = e.action;
      j.actor = e.player;
      j.must = [];
      j.fell = NOBODY;
      j.flown = NOBODY;
      j.pending = !g.bonusTurn;
      j.pickFailed = false;
      j.delivered = false;
      j.secures = e.action === 'secureBall';
      j.began = g.posture(e.player) === Posture.standing;
      j.stallRolled = false;
      j.couldStall = !g.bonusTurn && canScore(j, e.player);
      return;
    case 'foregone':
      j.action = 'forego';
      j.actor = e.player;
      j.must = [];
      j.pending = true;
      j.pickFailed = false;
      j.delivered = false;
      j.secures = false;
      j.stallRolled = false;
      j.couldStall = canScore(j, e.player);
      return;
    case 'moved':
    case 'leapt':
    case 'stoodUp':
      j.began ||= e.player === j.actor;
      return;
    case 'stallRolled':
      j.stallRolled = true;
      ensure(e.knockedDown === e.die >= g.turn(g.active), 'stalling');
      return;
    case 'knockedDown':
      j.fell = e.player;
      if (own(e.player) && (e.player !== j.flown || j.flownHeld)) j.must.push('down');
      if (g.bonusTurn && e.player === j.actor) j.chargeOver = true;
      return;
    case 'pushedOffPitch':
      if (own(e.player)) j.must.push('crowd');
      return;
    case 'sentOff':
      if (own(e.player)) j.must.push('sent off');
      return;
    case 'argued':
      if (e.result === 'stays') j.must.push('argued');
      return;
    case 'touchdown':
      j.must.push('touchdown');
      return;
    case 'turnStarted':
      ensure(!j.kick.out && j.kick.felled.every(left => left === 0), 'something of the kick-off was left out');
      j.beginTurn(e.seat);
      j.pending = false;
      j.byChoice = false;
      j.restunned.clear();
      return;
    default:
  }
};
/** The whole way at once: only where it ends counts. */
const flies = (j: Judge, direction: number, distance: number, to: Square): void => {
  let at = j.kick.at;
  for (let i = 0; i < distance; i++) at = step(at, direction);
  const gust = j.kick.result === 'changingWeather';
  if (to >= 0) ensure(same(at, j.xy(to)), 'the kick flies elsewhere');
  else ensure(!on(at) || (gust && !inReceivingHalf(j, at)), 'the kick is no touchback');
  j.kick.at = at;
  if (!inReceivingHalf(j, at)) j.kick.out = true;
};
const inReceivingHalf = (j: Judge, at: XY): boolean => on(at) && at[0] <= 13 === (j.g.kicking === 1);
const isLower = (j: Judge, seat: number): boolean => (j.kick.dice[seat] as number) <= (j.kick.dice[1 - seat] as number);
const onPitch = (j: Judge, seat: number): number =>
  j.all().filter(p => j.seat(p) === seat && j.g.onPitch(p) && j.g.posture(p) !== Posture.stunned).length;
const CORNERS: Readonly<Record<string, readonly number[]>> = {
  '26,15': [4, 1, 2],
  '1,15': [2, 3, 5],
  '1,1': [5, 8, 7],
  '26,1': [7, 6, 4],
};
const throwIn = (from: XY, die: number): XY => {
  const corner = CORNERS[`${from[0]},${from[1]}`];
  if (corner !== undefined) return D8[(corner[die - 1] as number) - 1] as XY;
  const three = from[1] === 15 ? [1, 2, 3] : from[1] === 1 ? [8, 7, 6] : from[0] === 1 ? [3, 5, 8] : [6, 4, 1];
  return D8[(three[Math.ceil(die / 2) - 1] as number) - 1] as XY;
};

// --- ways across the pitch -------------------------------------------------------------------------------------------
const canScore = (j: Judge, p: PlayerId): boolean => {
  const { g } = j;
  if (!g.holdsBall(p) || !j.up(p)) return false;
  const goal = j.seat(p) === 0 ? WIDTH : 1;
  let ring: XY[] = [j.at(p) as XY];
  const seen = new Set([`${ring[0]}`]);
  for (let n = 0; n < j.stat(p, 'movement'); n++) {
    const next: XY[] = [];
    for (const at of ring) {
      if (j.marksOn(j.seat(p), at) > 0) continue;
      for (const d of D8) {
        const to: XY = [at[0] + d[0], at[1] + d[1]];
        if (!on(to) || seen.has(`${to}`) || j.who(to) !== NOBODY) continue;
        if (to[0] === goal) return true;
        seen.add(`${to}`);
        next.push(to);
      }
    }
    ring = next;
  }
  return false;
};
/** Squares that can be reached, with how far. */
const reachOf = (j: Judge, p: PlayerId, squares: number): Map<string, XY> => {
  const start = j.at(p) as XY;
  const cost = new Map<string, number>([[`${start}`, 0]]);
  const out = new Map<string, XY>([[`${start}`, start]]);
  const queue: XY[] = [start];
  while (queue.length > 0) {
    const at = queue.shift() as XY;
    const c = cost.get(`${at}`) as number;
    const go = (to: XY, by: number): void => {
      if (!on(to) || (j.who(to) !== NOBODY && !same(to, start)) || c + by > squares) return;
      if ((cost.get(`${to}`) ?? 99) <= c + by) return;
      cost.set(`${to}`, c + by);
      out.set(`${to}`, to);
      queue.push(to);
    };
    for (const d of D8) {
      const over: XY = [at[0] + d[0], at[1] + d[1]];
      go(over, 1);
      for (const to of beyond(j, at, over, p)) go(to, 2);
    }
  }
  return out;
};
const beyond = (j: Judge, at: XY, over: XY, mover: PlayerId): XY[] => {
  const there = on(over) ? j.who(over) : NOBODY;
  if (there === NOBODY || there === mover || j.up(there)) return [];
  return three(at, over).filter(on);
};
/** The three squares straight on and beside it. */
const three = (at: XY, over: XY): XY[] => {
  const d: XY = [over[0] - at[0], over[1] - at[1]];
  const ahead: XY = [over[0] + d[0], over[1] + d[1]];
  if (d[0] !== 0 && d[1] !== 0) return [ahead, [ahead[0], over[1]], [over[0], ahead[1]]];
  return d[0] === 0
    ? [ahead, [ahead[0] - 1, ahead[1]], [ahead[0] + 1, ahead[1]]]
    : [ahead, [ahead[0], ahead[1] - 1], [ahead[0], ahead[1] + 1]];
};
const squaresOf = (j: Judge, p: PlayerId): number => {
  const ma = j.stat(p, 'movement');
  if (j.up(p)) return ma + 2;
  return (ma < 3 ? 0 : ma - 3) + 2;
};

// --- answers that are offered ----------------------------------------------------------------------------------------
const key = (a: Answer): string => JSON.stringify(a);
const checkLegal = (j: Judge): void => {
  const { g } = j;
  const legal = new Set(g.legalAnswers().map(key));
  const want = expected(j);
  if (want === undefined) return;
  const missing = [...want].filter(a => !legal.has(a));
  const extra = [...legal].filter(a => !want.has(a));
  ensure(
    missing.length === 0 && extra.length === 0,
    `${g.question.name}: not offered ${missing.slice(0, 5).join(' ')}; offered ${extra.slice(0, 5).join(' ')}`,
  );
};
const expected = (j: Judge): Set<string> | undefined => {
  const { g } = j;
  const want = new Set<string>();
  const add = (a: unknown): void => void want.add(JSON.stringify(a));
  const seat = g.asked;
  const id = (p: PlayerId): string => g.playerName(p);
  const mine = j.all().filter(p => j.seat(p) === seat && g.onPitch(p));
  const foes = j.all().filter(p => j.seat(p) !== seat && g.onPitch(p));
  const ball = g.inPlay(0 as BallId) ? (0 as BallId) : undefined;
  switch (g.question.name) {
    case 'action': {
      const secured = ball !== undefined && g.holder(ball) === NOBODY ? j.xy(g.ballSquare(ball)) : undefined;
      const guarded = secured !== undefined && foes.some(f => j.zone(f) && dist(j.at(f) as XY, secured) <= 2);
      for (const p of mine) {
        if (g.acted(p) || g.posture(p) === Posture.stunned) continue;
        const me = j.at(p) as XY;
        add({ move: id(p) });
        if (j.up(p) && foes.some(f => j.up(f) && dist(j.at(f) as XY, me) === 1)) add({ block: id(p) });
        const reach = reachOf(j, p, squaresOf(j, p));
        const near = (f: PlayerId): boolean => [...reach.values()].some(at => dist(at, j.at(f) as XY) === 1);
        if (!g.declared(Action.blitz) && foes.some(f => j.up(f) && near(f))) add({ blitz: id(p) });
        if (!g.declared(Action.pass)) add({ pass: id(p) });
        if (!g.declared(Action.handOff)) add({ handOff: id(p) });
        if (!g.declared(Action.foul)) add({ foul: id(p) });
        if (!g.declared(Action.throwTeammate) && j.has(p, 'throwTeammate')) add({ throwTeammate: id(p) });
        if (
          secured !== undefined &&
          !guarded &&
          !g.declared(Action.secureBall) &&
          !g.hasKeyword(p, 'Big Guy') &&
          reach.has(`${secured}`)
        )
          add({ secureBall: id(p) });
        if (g.holdsBall(p)) add({ forego: id(p) });
      }
      add('endTurn');
      return want;
    }
    case 'passTarget': {
      const p = about(g, 'player') as PlayerId;
      const most = WEATHERS[g.weather] === 'blizzard' ? 1 : 3;
      for (let c = 1; c <= WIDTH; c++)
        for (let r = 1; r <= HEIGHT; r++) {
          const b = band(j.at(p) as XY, [c, r]);
          if (b >= 0 && b <= most) add({ to: [c, r] });
        }
      return want;
    }
    case 'intercept': {
      const p = about(g, 'player') as PlayerId;
      const to = j.xy(about(g, 'to') as Square);
      const from = j.at(p) as XY;
      add('no');
      for (const q of mine) if (j.zone(q) && under(from, to, j.at(q) as XY)) add({ player: id(q) });
      return want;
    }
    case 'push': {
      const by = j.at(about(g, 'by') as PlayerId) as XY;
      const it = j.at(about(g, 'player') as PlayerId) as XY;
      const squares = three(by, it).filter(on);
      const empty = squares.filter(sq => j.who(sq) === NOBODY);
      if (empty.length === 0) ensure(squares.length === 3, 'into the crowd, not into somebody');
      for (const sq of empty.length > 0 ? empty : squares) add({ to: sq });
      return want;
    }
    case 'blockTarget':
    case 'blitzTarget': {
      const p = about(g, 'player') as PlayerId;
      const blitz = g.question.name === 'blitzTarget';
      const reach = blitz ? reachOf(j, p, squaresOf(j, p)) : new Map([['', j.at(p) as XY]]);
      for (const f of foes)
        if (j.up(f) && [...reach.values()].some(at => dist(at, j.at(f) as XY) === 1)) add({ target: id(f) });
      if (!blitz) add('stop');
      return want;
    }
    case 'activity': {
      const p = about(g, 'player') as PlayerId;
      const kind = about(g, 'kind');
      const squares = about(g, 'left') + 2 - about(g, 'count');
      const me = j.at(p) as XY;
      if (squares > 0)
        for (const d of D8) {
          const to: XY = [me[0] + d[0], me[1] + d[1]];
          if (on(to) && j.who(to) === NOBODY) add({ to });
        }
      if (squares > 1)
        for (const d of D8)
          for (const to of beyond(j, me, [me[0] + d[0], me[1] + d[1]], p)) if (j.who(to) === NOBODY) add({ jump: to });
      const beside = (q: PlayerId): boolean => q !== p && g.onPitch(q) && dist(j.at(q) as XY, me) === 1;
      if (kind === Action.pass && g.holdsBall(p)) add('throw');
      if (kind === Action.handOff && g.holdsBall(p))
        for (const q of mine) if (beside(q) && j.zone(q)) add({ target: id(q) });
      if (kind === Action.foul) for (const q of foes) if (beside(q) && !j.up(q)) add({ target: id(q) });
      if (kind === Action.throwTeammate)
        for (const q of mine) if (beside(q) && j.has(q, 'rightStuff')) add({ throwTeammate: id(q) });
      if (kind === Action.blitz) for (const a of g.legalAnswers()) if (typeof a === 'object' && 'target' in a) add(a);
      add('stop');
      return want;
    }
    case 'kickingPlayer': {
      const centre = mine.filter(p => (j.at(p) as XY)[1] >= 5 && (j.at(p) as XY)[1] <= 11);
      const line = seat === 0 ? 13 : 14;
      const back = centre.filter(p => (j.at(p) as XY)[0] !== line);
      for (const p of back.length > 0 ? back : centre) add({ player: id(p) });
      return want;
    }
    case 'followUp': {
      const p = about(g, 'player') as PlayerId;
      const from = j.xy(about(g, 'from') as Square);
      ensure(j.up(p) && dist(j.at(p) as XY, from) === 1 && j.who(from) === NOBODY, 'nobody can follow up there');
      add('yes');
      add('no');
      return want;
    }
    case 'selectPlayers':
      add('ready');
      for (const p of mine) if (isOpen(j, p) && !g.isAffected(p, SELECTED)) add({ player: id(p) });
      return want;
    case 'highKick':
      add('no');
      for (const p of mine) if (isOpen(j, p)) add({ player: id(p) });
      return want;
    case 'snapSquare': {
      const me = j.at(about(g, 'player') as PlayerId) as XY;
      for (const d of D8) {
        const to: XY = [me[0] + d[0], me[1] + d[1]];
        if (on(to) && j.who(to) === NOBODY) add({ to });
      }
      return want;
    }
    case 'giveBall': {
      for (const p of mine) if (j.up(p)) add({ player: id(p) });
      if (want.size > 0) return want;
      for (let c = 1; c <= WIDTH; c++)
        for (let r = 1; r <= HEIGHT; r++) if (c <= 13 === (seat === 0) && j.who([c, r]) === NOBODY) add({ to: [c, r] });
      return want;
    }
    default:
      return undefined;
  }
};
const isOpen = (j: Judge, p: PlayerId): boolean => j.up(p) && j.marksOn(j.seat(p), j.at(p) as XY) === 0;

// --- playing ---------------------------------------------------------------------------------------------------------
const isDeed = (answer: Answer): boolean => typeof answer === 'object' && !('to' in answer) && !('move' in answer);
const choose = (g: BloodGame, dice: SeededDice): Answer => {
  const legal = g.legalAnswers();
  const deeds = legal.filter(isDeed);
  if (g.question.name === 'setUp') return 'ready';
  return deeds.length > 0 && dice.pick(2) === 0 ? drawn(dice, deeds) : drawn(dice, legal);
};
const play = (seed: number): number => {
  const dice = new SeededDice(`book ${seed}`);
  const g = setUpGame(blood2025, position(dice), new SeededDice(`dice ${seed}`));
  const j = new Judge(g);
  const events = new Watched();
  events.judge = j;
  g.events = events;
  let given = 0;
  try {
    for (; given < ANSWERS && !g.over; given++) {
      const asked = g.question.name;
      if (asked === 'action') j.actionOver();
      ensure(asked !== 'charge' || !j.chargeOver, 'the Charge goes on after a fall');
      if (asked !== 'action' || dice.pick(4) === 0) checkLegal(j);
      const answer = choose(g, dice);
      j.log.push(`${SEATS[g.asked]} ${g.question.name}: ${key(answer)}`);
      if (typeof answer === 'object' && 'jump' in answer) j.jumpTo = answer.jump as unknown as XY;
      let stalls = false;
      if (answer === 'endTurn') {
        j.byChoice = true;
        j.stallRolled = false;
        stalls = j.all().some(p => j.seat(p) === g.active && !g.acted(p) && canScore(j, p));
      }
      g.answer(answer);
      if (answer === 'endTurn') ensure(j.stallRolled === stalls, `stalling at the end of the turn: ${j.stallRolled}`);
    }
  } catch (error) {
    if (only !== undefined) console.log(j.log.slice(-LINES).join('\n'));
    throw error;
  }
  return given;
};
test(`the judge agrees for ${only === undefined ? `${minutes} minutes` : `position ${only}`}`, () => {
  const end = Date.now() + minutes * 60_000;
  const failures: string[] = [];
  let seed = only === undefined ? Date.now() % 1_000_000 : Number(only);
  let answers = 0;
  let played = 0;
  do {
    try {
      answers += play(seed);
    } catch (error) {
      failures.push(`BOOK=${seed} npm run soak -- b25-book: ${error instanceof Error ? error.message : String(error)}`);
    }
    seed++;
    played++;
  } while (only === undefined && Date.now() < end && failures.length < FAILURES_MAX);
  console.log(`${played} positions, ${answers} answers`);
  expect(failures).toEqual([]);
});
