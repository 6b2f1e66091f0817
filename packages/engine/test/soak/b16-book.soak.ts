/**
 * A judge of Blood Bowl 2016 that shares no code with the rules: players with skills drawn at random, crowded together and
 * played at random. The judge goes by the book alone. It works out what every roll needs, how many dice a block has and who
 * picks, what is added to armour and injury and what comes of it, which way a ball goes, and what may be answered.
 *   SOAK_MINUTES=30 npm run soak -- b16-book     how long (5 minutes when left out)
 *   BOOK=4711 npm run soak -- b16-book           that position alone, with its last lines when the judge disagrees
 */
import { expect, test } from 'vitest';
import { Stat } from '../../src/blood/characteristics.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { SKILLS } from '../../src/blood/names.ts';
import { type PlayerSpec, type ScenarioSpec, setUpGame } from '../../src/blood/setup.ts';
import { Action, ENTRANCED, ROOTED, WEATHERS, WITLESS } from '../../src/blood/words.ts';
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
const skillNames = Object.keys(blood2016.skills);
const someSkills = (dice: SeededDice, most: number): string[] => {
  const skills = new Set(Array.from({ length: dice.pick(most + 1) }, () => drawn(dice, skillNames)));
  if (skills.has('grab')) skills.delete('frenzy'); // B16-XSKILL-43
  return [...skills];
};
const position = (dice: SeededDice): ScenarioSpec => {
  const kick = dice.pick(5) === 0;
  const [column, row, side] = kick ? [1, 1, WIDTH] : [drawn(dice, [1, 1, 9, 18, 18]), drawn(dice, [1, 4, 7]), 9];
  const free = Array.from(
    { length: side * (kick ? HEIGHT : side) },
    (_, i): XY => [column + (i % side), row + Math.floor(i / side)],
  ).filter(([c, r]) => c <= WIDTH && r <= HEIGHT);
  const most = drawn(dice, [1, 3, 5]);
  const team = drawn(dice, [3, 7, 9]);
  const players = SEATS.flatMap(seat =>
    Array.from({ length: team }, (_, i): PlayerSpec => {
      const own = free.filter(([c]) => !kick || (seat === 'home' ? c <= 13 : c >= 14));
      const [square] = free.splice(free.indexOf(drawn(dice, own)), 1);
      const [c, r] = square as XY;
      const state = kick ? 'standing' : drawn(dice, ['standing', 'standing', 'standing', 'prone', 'stunned'] as const);
      return {
        id: `${seat}${i}`,
        side: seat,
        square: [c, r],
        state,
        skills: someSkills(dice, most),
        movement: 1 + dice.pick(8),
        strength: 1 + dice.pick(6),
        agility: 1 + dice.pick(5),
        armour: 6 + dice.pick(5),
      } as PlayerSpec;
    }),
  );
  const scores = ({ side, square }: PlayerSpec): boolean => square?.[0] === (side === 'home' ? WIDTH : 1);
  const able = players.filter(p => p.state === 'standing' && !scores(p) && !p.skills?.includes('noHands'));
  const [c, r] = drawn(dice, free);
  const ball = able.length === 0 || dice.pick(3) === 0 ? { square: [c, r] as const } : { holder: drawn(dice, able).id };
  const bySide = (most: number): { home: number; away: number } => ({ home: dice.pick(most), away: dice.pick(most) });
  return {
    options: { apothecary: dice.pick(2) === 0 },
    position: {
      moment: kick ? 'kickOff' : 'turnStart',
      active: drawn(dice, SEATS),
      kicking: drawn(dice, SEATS),
      half: 1 + dice.pick(2),
      turns: bySide(7),
      weather: drawn(dice, ['nice', 'blizzard', 'pouringRain', 'verySunny', 'swelteringHeat']),
      rerolls: bySide(3),
      bribes: bySide(2),
      fame: bySide(3),
      apothecaries: bySide(2),
      players,
      balls: kick ? [] : [ball],
    },
  } as ScenarioSpec;
};

// --- the board, and what the judge remembers of the Action under way -------------------------------------------------
class Judge {
  readonly g: BloodGame;
  log: string[] = [];
  action = '';
  actor = NOBODY as PlayerId;
  /** Squares it has gone of itself in this Action. */
  gone = 0;
  leapt = false;
  from: XY = [0, 0];
  thrown: XY | undefined;
  accurate = false;
  handed = false;
  kicked = false;
  courage = false;
  piles = false;
  double = false;
  blocker = NOBODY as PlayerId;
  blocked = NOBODY as PlayerId;
  /** What hurts whoever is rolled for next. */
  by: 'block' | 'fall' | 'foul' | 'stab' | 'saw' | 'crowd' | 'bite' | 'bomb' = 'fall';
  gazed = NOBODY as PlayerId;
  usedUp = 0;
  /** Why the turn has to end, whether the judge can tell, and whether the ball has been handed on or thrown. */
  must: string[] = [];
  pick = false;
  unsure = false;
  byChoice = false;
  /** Whom the turn finds Stunned. */
  asleep = new Set<PlayerId>();
  delivered = false;
  turnSeat = -1;
  carrier = NOBODY as PlayerId;
  holder(): PlayerId {
    return this.g.ballCount > 0 && this.g.inPlay(0 as BallId) ? this.g.holder(0 as BallId) : NOBODY;
  }
  hasToEnd(): string {
    const holder = this.holder();
    if (this.must.length > 0) return this.must.join();
    if (this.pick) return 'pick-up';
    return this.delivered && (holder === NOBODY || this.seat(holder) !== this.turnSeat) ? 'not caught' : '';
  }
  /** The Action under way is over, and the turn goes on. */
  actionOver(): void {
    const why = this.hasToEnd();
    ensure(this.unsure || why === '', `the turn goes on after: ${why}`);
  }
  turnOver(): void {
    if (this.unsure || this.byChoice || this.turnSeat < 0 || this.g.bonusTurn) return;
    const able = this.all().filter(
      p =>
        this.seat(p) === this.turnSeat &&
        this.g.onPitch(p) &&
        !this.g.acted(p) &&
        !this.asleep.has(p) &&
        this.g.posture(p) !== Posture.stunned,
    );
    ensure(this.hasToEnd() !== '' || able.length === 0, 'the turn ends without a cause');
  }
  constructor(g: BloodGame) {
    this.g = g;
    this.fallAsleep();
  }
  fallAsleep(): void {
    this.asleep = new Set(this.all().filter(p => this.g.onPitch(p) && this.g.posture(p) === Posture.stunned));
  }
  all(): PlayerId[] {
    return Array.from({ length: this.g.playerCount }, (_, p) => p as PlayerId);
  }
  xy(sq: Square): XY {
    return [this.g.grid.column(sq), this.g.grid.row(sq)];
  }
  at(p: PlayerId): XY {
    return this.xy(this.g.square(p));
  }
  up(p: PlayerId): boolean {
    return this.g.onPitch(p) && this.g.posture(p) === Posture.standing;
  }
  zone(p: PlayerId): boolean {
    return this.up(p) && !this.g.isAffected(p, WITLESS) && !this.g.isAffected(p, ENTRANCED);
  }
  seat(p: PlayerId): number {
    return this.g.control(p);
  }
  has(p: PlayerId, skill: string): boolean {
    return this.g.lineup.profiles.list[this.g.profile(p)]?.skills.some(s => SKILLS[s] === skill) ?? false;
  }
  foesAt(seat: number, xy: XY, except = NOBODY): PlayerId[] {
    return this.all().filter(p => p !== except && this.seat(p) !== seat && this.zone(p) && dist(this.at(p), xy) === 1);
  }
  zones(p: PlayerId, except = NOBODY): number {
    return this.foesAt(this.seat(p), this.at(p), except).length;
  }
  /** B16-XSKILL-11: whoever lies there too. */
  presence(p: PlayerId): number {
    const near = (q: PlayerId): boolean =>
      this.g.onPitch(q) && this.seat(q) !== this.seat(p) && dist(this.at(q), this.at(p)) <= 3;
    return this.all().filter(q => near(q) && this.has(q, 'disturbingPresence')).length;
  }
  who(xy: XY): PlayerId {
    return this.all().find(p => this.g.playerAt(this.g.grid.at(xy[0], xy[1])) === p) ?? NOBODY;
  }
  stat(p: PlayerId, name: 'movement' | 'strength' | 'agility' | 'armour'): number {
    return this.g.stat(p, STATS[name]);
  }
  weather(name: string): boolean {
    return WEATHERS[this.g.weather] === name;
  }
}
const STATS = Stat as unknown as Record<string, number>;

/** B16-DATA-02: how far each band goes, by the difference in rows. */
const CHART = [
  [3, 6, 10, 13],
  [3, 6, 10, 13],
  [2, 6, 10, 12],
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
  [-1, -1, -1, 1],
];
const band = (a: XY, b: XY): number => bandOf(CHART, a, b);

// --- rolls -----------------------------------------------------------------------------------------------------------
type Rolled = Extract<BloodEvent, { type: 'rolled' }>;
const count = (...facts: boolean[]): number => facts.filter(Boolean).length;
/** What must be reached with the modifiers, and what they add up to. */
const bookOf = (j: Judge, e: Rolled): readonly [targets: number[], mods: number] | undefined => {
  const p = e.player;
  const has = (skill: string): boolean => j.has(p, skill);
  const needs = (value: number): number => Math.max(1, 7 - value);
  const ag = [needs(j.stat(p, 'agility'))];
  const steel = has('nervesOfSteel');
  const rain = count(j.weather('pouringRain'));
  switch (e.roll) {
    case 'dodge': {
      const st = has('breakTackle') ? [needs(j.stat(p, 'strength'))] : [];
      const small = has('stunty') && !has('secretWeapon') && !has('swoop');
      const zones = j.foesAt(j.seat(p), j.at(p)).filter(q => !j.has(q, 'titchy')).length;
      const tails = j.foesAt(j.seat(p), j.from).filter(q => j.has(q, 'prehensileTail')).length;
      const dived = e.modifiers.some(m => m.cause === 'divingTackle') ? 2 : 0;
      return [[...ag, ...st], 1 - (small ? 0 : zones) + count(has('twoHeads'), has('titchy')) - tails - dived];
    }
    case 'goForIt':
      return [[2], -count(j.weather('blizzard'))];
    case 'pickUp':
      return [ag, 1 - (has('bigHand') ? 0 : j.zones(p) + rain) + count(has('extraArms'))];
    case 'catch': {
      const own = j.thrown !== undefined && same(j.thrown, j.at(p));
      const dives = count(j.accurate && own && has('divingCatch'));
      const comes = count(j.accurate || j.handed) + dives;
      return [ag, comes - (steel ? 0 : j.zones(p)) - rain - j.presence(p) + count(has('extraArms'))];
    }
    case 'intercept':
      return [ag, -2 - (steel ? 0 : j.zones(p)) - rain - j.presence(p) + count(has('extraArms'), has('veryLongLegs'))];
    case 'pass':
    case 'bomb':
    case 'throwTeammate': {
      const range = band(j.at(p), j.thrown as XY);
      ensure(range >= 0 && (range <= 1 || !j.weather('blizzard')), `${e.roll}: out of range`);
      ensure(range <= 1 || e.roll !== 'throwTeammate', 'thrown too far');
      const minus = (steel ? 0 : j.zones(p)) + j.presence(p) + count(j.weather('verySunny'), has('stunty'));
      const plus = count(has('accurate'), has('strongArm') && range > 0);
      return [ag, 1 - range - minus + plus - count(e.roll === 'throwTeammate')];
    }
    case 'landing':
      return j.kicked ? undefined : [ag, -j.zones(p) + count(has('swoop'))];
    case 'leap':
      return [ag, count(has('veryLongLegs'))];
    case 'jumpUp':
      return [ag, 2];
    case 'safeThrow':
      return [ag, 0];
    case 'hypnoticGaze':
      return [ag, -j.zones(p, j.gazed)];
    case 'standUp': {
      const helps = (q: PlayerId): boolean =>
        q !== p && j.seat(q) === j.seat(p) && j.up(q) && dist(j.at(q), j.at(p)) === 1 && j.zones(q) === 0;
      return [[4], has('timmmBer') ? j.all().filter(helps).length : 0];
    }
    case 'reallyStupid': {
      const helps = (q: PlayerId): boolean =>
        j.seat(q) === j.seat(p) && j.up(q) && dist(j.at(q), j.at(p)) === 1 && !j.has(q, 'reallyStupid');
      return [[4], j.all().some(helps) ? 2 : 0];
    }
    case 'wildAnimal':
      return [[4], j.action === 'block' || j.action === 'blitz' ? 2 : 0];
    case 'boneHead':
    case 'takeRoot':
    case 'bloodLust':
    case 'alwaysHungry':
    case 'squirmFree':
    case 'foulAppearance':
    case 'animosity':
    case 'chainsaw':
    case 'hailMary':
      return [[2], 0];
    default:
      return undefined;
  }
};
const AGILITY = ['dodge', 'pickUp', 'catch', 'intercept', 'landing', 'leap', 'jumpUp', 'safeThrow', 'hypnoticGaze'];
const checkRoll = (j: Judge, e: Rolled): void => {
  const book = bookOf(j, e);
  if (book === undefined) return;
  const [targets, mods] = book;
  const what = `${e.roll} of ${j.g.playerName(e.player)}`;
  ensure(targets.includes(e.target), `${what}: needs ${e.target}, the book says ${targets}`);
  ensure(e.total - e.die === mods, `${what}: ${e.total - e.die}, the book says ${mods}`);
  if (!AGILITY.includes(e.roll)) return;
  ensure(e.passed === (e.die === 6 || (e.die !== 1 && e.total >= e.target)), `${what}: a ${e.die}`);
};

// --- blocks, armour and injury ---------------------------------------------------------------------------------------
const assists = (j: Judge, helped: PlayerId, against: PlayerId, foul = false): number => {
  const there = j.at(against);
  return j.all().filter(p => {
    if (p === helped || p === against || j.seat(p) !== j.seat(helped) || !j.zone(p)) return false;
    if (dist(j.at(p), there) !== 1) return false;
    return (!foul && j.has(p, 'guard')) || j.zones(p, against) === 0;
  }).length;
};
const checkBlock = (j: Judge, e: Extract<BloodEvent, { type: 'blockRolled' }>): void => {
  const { g } = j;
  const friends = j.seat(e.player) === j.seat(e.target);
  let ours = j.stat(e.player, 'strength');
  let theirs = j.stat(e.target, 'strength') + (j.double ? 2 : 0);
  if (j.action === 'blitz' && j.gone > 0 && j.has(e.player, 'horns')) ours++;
  if (j.courage) {
    ensure(theirs > ours, 'Dauntless against a weaker one');
    ours = theirs;
  }
  ours += friends ? assistsOnFriend(j, e.player, e.target) : assists(j, e.player, e.target);
  theirs += friends ? 0 : assists(j, e.target, e.player);
  const strong = Math.max(ours, theirs);
  const weak = Math.min(ours, theirs);
  const dice = strong === weak ? 1 : strong > 2 * weak ? 3 : 2;
  ensure(e.dice.length === dice, `block of ${g.playerName(e.player)}: ${e.dice.length} dice, the book says ${dice}`);
  const picks = ours >= theirs ? j.seat(e.player) : j.seat(e.target);
  ensure(e.chooser === picks, 'the wrong coach picks');
  ensure(j.up(e.target) && j.up(e.player) && dist(j.at(e.player), j.at(e.target)) === 1, 'no such block');
};
/** B16-XSKILL-02: its other team-mates help as against an opponent. */
const assistsOnFriend = (j: Judge, helped: PlayerId, against: PlayerId): number =>
  j.all().filter(p => {
    if (p === helped || p === against || j.seat(p) !== j.seat(helped) || !j.zone(p)) return false;
    return dist(j.at(p), j.at(against)) === 1 && (j.has(p, 'guard') || j.zones(p) === 0);
  }).length;
const sum = (e: { readonly modifiers: readonly { readonly by: number; readonly cause: string }[] }, cause: string) =>
  e.modifiers.filter(m => m.cause === cause).reduce((n, m) => n + m.by, 0);
const checkArmour = (j: Judge, e: Extract<BloodEvent, { type: 'armourRolled' }>): void => {
  const p = e.player;
  const other = p === j.blocked ? j.blocker : j.blocked;
  const inBlock = j.by === 'block' && (p === j.blocked || p === j.blocker) && j.seat(p) !== j.seat(other);
  const claw = inBlock && j.has(other, 'claw');
  const av = j.stat(p, 'armour');
  ensure(e.target === av + 1 || (claw && e.target === 8), `armour of ${j.g.playerName(p)}: beaten by ${e.target}`);
  let fixed = 0;
  if (j.by === 'foul' && p !== j.actor) {
    fixed = assists(j, j.actor, p, true) - assists(j, p, j.actor, true) + (j.has(j.actor, 'chainsaw') ? 3 : 0);
    ensure(sum(e, 'assists') === fixed - (j.has(j.actor, 'chainsaw') ? 3 : 0), 'assists of a foul');
  } else if (j.by === 'stab') fixed = sum(e, 'stakes');
  else if (j.by === 'saw') fixed = 3;
  else if (j.has(p, 'chainsaw')) fixed = 3;
  if (j.by === 'block' && inBlock && p === j.blocker && j.has(other, 'chainsaw')) fixed += 3;
  const breaks = (total: number): boolean => total > av || (claw && total >= 8);
  const skill = inBlock
    ? j.has(other, 'mightyBlow')
    : j.by === 'foul' && p !== j.actor && j.has(j.actor, 'dirtyPlayer');
  const helps = skill && !breaks(e.dice + fixed) && breaks(e.dice + fixed + 1);
  j.usedUp = helps ? 1 : 0;
  const says = fixed + count(helps);
  ensure(
    e.total - e.dice === says,
    `armour of ${j.g.playerName(p)} (${j.by}): ${e.total - e.dice}, the book says ${says}`,
  );
  ensure(e.broken === breaks(e.total), 'armour: broken or not');
};
const checkInjury = (j: Judge, e: Extract<BloodEvent, { type: 'injuryRolled' }>): void => {
  const p = e.player;
  const other = p === j.blocked ? j.blocker : j.blocked;
  const inBlock = j.by === 'block' && (p === j.blocked || p === j.blocker) && j.seat(p) !== j.seat(other);
  const skill = inBlock
    ? j.has(other, 'mightyBlow')
    : j.by === 'foul' && p !== j.actor && j.has(j.actor, 'dirtyPlayer');
  const off = !j.g.onPitch(p);
  const mods = skill && !off && j.usedUp === 0 ? 1 : 0;
  ensure(
    e.total - e.dice === mods,
    `injury of ${j.g.playerName(p)} (${j.by}): ${e.total - e.dice}, the book says ${mods}`,
  );
  const t = e.total;
  const s = j.has(p, 'stunty');
  let says = t >= 10 ? 'casualty' : s && t === 9 ? 'badlyHurt' : t >= (s ? 7 : 8) ? 'knockedOut' : 'stunned';
  if (t === 8 && j.has(p, 'thickSkull') && !s) says = 'stunned';
  if (says === 'casualty' && j.by === 'bite') says = 'badlyHurt';
  if (t === 8 && s && j.has(p, 'thickSkull')) return;
  ensure(e.result === says, `injury of ${j.g.playerName(p)}: ${t} is ${e.result}, the book says ${says}`);
};

// --- what happens ----------------------------------------------------------------------------------------------------
class Watched extends Array<BloodEvent> {
  judge: Judge | undefined;
  override push(event: BloodEvent): number {
    if (this.judge !== undefined) see(this.judge, event);
    return 0;
  }
}
const see = (j: Judge, e: BloodEvent): void => {
  const { g } = j;
  const named =
    'player' in e && typeof e.player === 'number' && e.player >= 0 ? g.playerName(e.player as PlayerId) : '';
  j.log.push(`${JSON.stringify(e)} ${named}`);
  const carrier = j.carrier;
  j.carrier = j.holder();
  const own = (p: PlayerId): boolean => j.seat(p) === g.active;
  switch (e.type) {
    case 'turnStarted':
      j.turnSeat = e.seat;
      j.must = [];
      j.pick = false;
      j.fallAsleep();
      j.unsure = false;
      j.byChoice = false;
      j.delivered = false;
      return;
    case 'turnEnded':
      j.accurate = false;
      return j.turnOver();
    case 'knockedDown':
      if (own(e.player)) j.must.push('down');
      return;
    case 'blockResult':
      j.courage = false;
      return;
    case 'skillUsed':
      j.piles = e.skill === 'pilingOn';
      return;
    case 'placedProne':
      if (!j.piles) j.by = 'fall';
      j.piles = false;
      if (own(e.player) && e.player === carrier) j.must.push('carrier down');
      return;
    case 'sentOff':
      if (own(e.player)) j.must.push('sent off');
      return;
    case 'contestRolled': {
      const stat = e.skill === 'tentacles' ? 'strength' : 'movement';
      ensure(e.total === e.dice + j.stat(e.player, stat) - j.stat(e.by, stat), `${e.skill}: the total`);
      ensure(e.escaped === e.total > (e.skill === 'tentacles' ? 5 : 7), `${e.skill}: held or not`);
      return;
    }
    case 'recoveryRolled':
      return ensure(e.recovered === e.die >= 4, 'recovery');
    case 'heatRolled':
      return ensure(e.exhausted === (e.die === 1), 'heat');
    case 'bribeRolled':
      return ensure(e.passed === e.die >= 2, 'bribe');
    case 'lonerRolled':
    case 'proRolled':
    case 'regenerationRolled':
      return ensure(e.passed === e.die >= 4, e.type);
    case 'bombDie':
      return ensure(e.hit === e.die >= 4, 'bomb');
    case 'turnover':
      if (e.cause === 'touchdown') j.must.push('touchdown');
      return;
    case 'intercepted':
      if (j.delivered && !own(e.player)) j.must.push('intercepted');
      return;
    case 'eaten':
      j.unsure = true;
      return;
    case 'rolled':
      if (e.roll === 'pickUp' && !e.passed && own(e.player)) j.pick = true;
      else if (e.roll === 'pickUp') j.pick = false;
      if (e.roll === 'bloodLust') j.unsure = true;
      if (e.roll === 'dauntless') j.courage = e.passed;
      if (e.roll === 'bomb') j.accurate = e.passed;
      if (e.roll === 'goForIt' && !e.passed) j.by = 'fall';
      if (e.roll === 'chainsaw') j.by = j.action === 'foul' && e.passed ? 'foul' : 'saw';
      return checkRoll(j, e);
    case 'blockRolled':
      j.blocker = e.player;
      j.blocked = e.target;
      j.by = 'block';
      return checkBlock(j, e);
    case 'armourRolled':
      if (j.by === 'saw' && e.player === j.actor && e.broken) j.must.push('kicked back');
      return checkArmour(j, e);
    case 'injuryRolled':
      return checkInjury(j, e);
    case 'kickOffRolled':
      j.by = 'crowd';
      j.must = [];
      j.pick = false;
      j.delivered = false;
      j.turnSeat = -1;
      return;
    case 'declared':
      j.turnSeat = g.active;
      j.must = [];
      j.pick = false;
      j.delivered = false;
      j.unsure = false;
      j.action = e.action;
      j.actor = e.player;
      j.gone = 0;
      j.leapt = false;
      j.double = false;
      j.kicked = false;
      j.courage = false;
      j.by = e.action === 'foul' ? 'foul' : 'fall';
      return;
    case 'moved':
      j.pick ||= fails(j, e.player, e.to);
      j.from = j.xy(e.from);
      if (e.player === j.actor) j.gone++;
      if (j.action !== 'foul') j.by = 'fall';
      return;
    case 'followedUp':
      j.from = j.xy(e.from);
      return;
    case 'leapt':
      j.pick ||= fails(j, e.player, e.to);
      j.from = j.xy(e.from);
      j.by = 'fall';
      j.leapt ||= e.player === j.actor;
      if (e.player === j.actor) j.gone++;
      return;
    case 'pushedOffPitch':
      if (own(e.player) && e.player === carrier) j.must.push('carrier in the crowd');
      return;
    case 'bombExploded':
      j.by = 'bomb';
      return;
    case 'bitten':
      j.by = 'bite';
      return;
    case 'kickedTeammate':
      j.unsure ||= carrier === e.kicked;
      j.kicked = true;
      j.by = 'fall';
      return;
    case 'handedOff':
      j.delivered = true;
      j.handed = true;
      j.accurate = false;
      j.thrown = undefined;
      return;
    case 'threw':
    case 'threwBomb':
      if (e.type === 'threw' && own(e.player)) j.delivered = true;
      j.thrown = j.xy(e.to);
      j.accurate = false;
      j.handed = false;
      return;
    case 'threwTeammate':
      j.unsure ||= carrier === e.thrown;
      j.thrown = j.xy(e.to);
      j.by = 'fall';
      return;
    case 'passResult':
      if (j.delivered && e.result === 'fumbled') j.must.push('fumble');
      j.accurate = e.result === 'accurate';
      return;
    case 'ballKicked':
      j.action = ''; // nobody is fouled any more
      j.accurate = false;
      j.handed = false;
      return;
    case 'ballScattered':
    case 'ballBounced':
      j.accurate = false;
      j.handed = false;
      if (e.to >= 0) ensure(same(step(j.xy(e.from), e.die), j.xy(e.to)), e.type);
      else ensure(!on(step(j.xy(e.from), e.die)), `${e.type} off`);
      return;
    case 'bombScattered':
      j.accurate = false;
      return;
    case 'thrownIn': {
      j.accurate = false;
      j.handed = false;
      const from = j.xy(e.from);
      const d = throwIn(from, e.die);
      const at: XY = [from[0] + d[0] * e.distance, from[1] + d[1] * e.distance];
      ensure(e.to < 0 ? !on(at) : same(at, j.xy(e.to)), `throw-in from ${from} by ${e.die}, ${e.distance}`);
      return;
    }
    default:
  }
};
/** B16-XSKILL-23: onto the ball without hands for it. */
const fails = (j: Judge, p: PlayerId, to: Square): boolean => {
  const { g } = j;
  if (j.seat(p) !== g.active || !j.has(p, 'noHands') || !g.inPlay(0 as BallId)) return false;
  return j.holder() === NOBODY && g.ballSquare(0 as BallId) === to;
};
/** B16-DATA-05; a corner faces away from the End Zone's edge (B16-OQ-44). */
const throwIn = (from: XY, die: number): XY => {
  const three = from[0] === 1 ? [3, 5, 8] : from[0] === WIDTH ? [6, 4, 1] : from[1] === 1 ? [8, 7, 6] : [1, 2, 3];
  return D8[(three[Math.ceil(die / 2) - 1] as number) - 1] as XY;
};

// --- answers that are offered ----------------------------------------------------------------------------------------
const key = (a: Answer): string => JSON.stringify(a);
const checkLegal = (j: Judge): void => {
  const { g } = j;
  const want = expected(j);
  if (want === undefined) return;
  const legal = new Set(g.legalAnswers().map(key));
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
  switch (g.question.name) {
    case 'action': {
      if (g.bonusTurn) return undefined;
      const ball = g.inPlay(0 as BallId);
      for (const p of mine) {
        if (g.acted(p) || g.posture(p) === Posture.stunned) continue;
        add({ move: id(p) });
        if (j.has(p, 'ballAndChain')) continue;
        const beside = foes.some(f => j.up(f) && dist(j.at(f), j.at(p)) === 1);
        if (beside && (j.up(p) || j.has(p, 'jumpUp'))) add({ block: id(p) });
        if (!g.declared(Action.blitz)) add({ blitz: id(p) });
        if (ball && !g.declared(Action.pass)) add({ pass: id(p) });
        else if (!g.declared(Action.pass) && j.has(p, 'throwTeammate')) add({ pass: id(p) });
        if (ball && !g.declared(Action.handOff)) add({ handOff: id(p) });
        if (!g.declared(Action.foul) && foes.some(f => !j.up(f))) add({ foul: id(p) });
        if (j.up(p) && j.has(p, 'bombardier')) add({ bomb: id(p) });
      }
      add('endTurn');
      return want;
    }
    case 'passTarget': {
      const p = about(g, 'player') as PlayerId;
      const quick = j.g.question.name === 'passTarget' && j.seat(p) !== g.active;
      const most = quick ? 0 : j.weather('blizzard') ? 1 : 3;
      if (g.legalAnswers().length > 380) return undefined; // a Hail Mary Pass
      for (let c = 1; c <= WIDTH; c++)
        for (let r = 1; r <= HEIGHT; r++) {
          const b = band(j.at(p), [c, r]);
          if (b >= 0 && b <= most) add({ to: [c, r] });
        }
      return want;
    }
    case 'throwTeammate': {
      const p = about(g, 'player') as PlayerId;
      for (let c = 1; c <= WIDTH; c++)
        for (let r = 1; r <= HEIGHT; r++) {
          const b = band(j.at(p), [c, r]);
          if (b >= 0 && b <= 1) add({ to: [c, r] });
        }
      return want;
    }
    case 'intercept':
    case 'interceptBomb': {
      const p = about(g, 'player') as PlayerId;
      const to = j.xy(about(g, 'to') as Square);
      add('no');
      for (const q of mine)
        if (j.zone(q) && !j.has(q, 'noHands') && under(j.at(p), to, j.at(q))) add({ player: id(q) });
      return want;
    }
    case 'push': {
      const by = j.at(about(g, 'by') as PlayerId);
      const it = j.at(about(g, 'player') as PlayerId);
      const squares = three(by, it);
      if (dist(by, it) !== 1) return undefined;
      const inside = squares.filter(on);
      const empty = inside.filter(sq => j.who(sq) === NOBODY);
      if (empty.length > 0) for (const sq of empty) add({ to: sq });
      else return undefined;
      return want;
    }
    case 'activity': {
      const p = about(g, 'player') as PlayerId;
      const squares = about(g, 'left') + (j.has(p, 'sprint') ? 3 : 2) - about(g, 'count');
      const me = j.at(p);
      const scores = g.holdsBall(p) && me[0] === (j.seat(p) === 0 ? WIDTH : 1);
      const rooted = g.isAffected(p, ROOTED);
      const leaps = j.has(p, 'leap') && !j.leapt && squares > 1 && !j.has(p, 'ballAndChain');
      for (let c = me[0] - 2; c <= me[0] + 2; c++)
        for (let r = me[1] - 2; r <= me[1] + 2; r++) {
          const far = dist(me, [c, r]);
          if (!on([c, r]) || j.who([c, r]) !== NOBODY || rooted || (scores && c !== me[0])) continue;
          if (far === 1 && squares > 0) add({ to: [c, r] });
          if (leaps) add({ leap: [c, r] });
        }
      if (about(g, 'kind') === Action.pass && g.holdsBall(p) && !scores) add('throw');
      for (const a of g.legalAnswers())
        if (a !== 'throw' && (typeof a !== 'object' || !('to' in a || 'leap' in a))) add(a);
      return want;
    }
    case 'tentacles': {
      add('no');
      const p = about(g, 'player') as PlayerId;
      for (const q of mine)
        if (j.zone(q) && j.has(q, 'tentacles') && dist(j.at(q), j.at(p)) === 1) add({ player: id(q) });
      return want;
    }
    case 'shadowing': {
      add('no');
      const still = (q: PlayerId): boolean => !g.isAffected(q, ROOTED) && !j.has(q, 'ballAndChain');
      for (const q of mine)
        if (j.zone(q) && j.has(q, 'shadowing') && dist(j.at(q), j.from) === 1 && still(q)) add({ player: id(q) });
      return want;
    }
    case 'quickSnapSquare': {
      const me = j.at(about(g, 'player') as PlayerId);
      for (let d = 1; d <= 8; d++) {
        const to = step(me, d);
        if (on(to) && j.who(to) === NOBODY) add({ to });
      }
      return want;
    }
    case 'placeBall': {
      const from = seat === 0 ? 14 : 1;
      for (let c = from; c < from + 13; c++) for (let r = 1; r <= HEIGHT; r++) add({ to: [c, r] });
      return want;
    }
    case 'highKick': {
      add('no');
      for (const p of mine)
        if (j.up(p) && j.foesAt(seat, j.at(p)).length === 0 && !g.isAffected(p, ROOTED)) add({ player: id(p) });
      return want;
    }
    case 'touchback': {
      const able = mine.filter(p => j.zone(p) && !j.has(p, 'noHands'));
      if (able.length === 0) return undefined;
      for (const p of able) add({ player: id(p) });
      return want;
    }
    default:
      return undefined;
  }
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

// --- playing ---------------------------------------------------------------------------------------------------------
const isDeed = (answer: Answer): boolean => typeof answer === 'object' && !('to' in answer) && !('move' in answer);
const choose = (g: BloodGame, dice: SeededDice): Answer => {
  const legal = g.legalAnswers();
  const deeds = legal.filter(isDeed);
  if (g.question.name === 'setUp' && legal.includes('ready')) return 'ready';
  return deeds.length > 0 && dice.pick(2) === 0 ? drawn(dice, deeds) : drawn(dice, legal);
};
/** What the judge must know of an answer before anything comes of it. */
const heed = (j: Judge, answer: Answer): void => {
  const { g } = j;
  if (typeof answer !== 'object') return;
  const named = (p: unknown): PlayerId => j.all().find(q => g.playerName(q) === p) ?? NOBODY;
  if ('multipleBlock' in answer) j.double = true;
  if ('gaze' in answer) j.gazed = named(answer.gaze);
  if ('stab' in answer) j.by = 'stab';
  if ('target' in answer) j.blocked = named(answer.target);
  if ('target' in answer && j.action === 'foul') j.by = 'foul';
};
const play = (seed: number): number => {
  const dice = new SeededDice(`book ${seed}`);
  const g = setUpGame(blood2016, position(dice), new SeededDice(`dice ${seed}`));
  const j = new Judge(g);
  const events = new Watched();
  events.judge = j;
  g.events = events;
  let given = 0;
  try {
    for (; given < ANSWERS && !g.over; given++) {
      if (g.question.name !== 'action' || dice.pick(4) === 0) checkLegal(j);
      if (g.question.name === 'action') j.actionOver();
      const answer = choose(g, dice);
      if (answer === 'endTurn') j.byChoice = true;
      j.log.push(`${SEATS[g.asked]} ${g.question.name}: ${key(answer)}`);
      heed(j, answer);
      g.answer(answer);
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
      failures.push(`BOOK=${seed} npm run soak -- b16-book: ${error instanceof Error ? error.message : String(error)}`);
    }
    seed++;
    played++;
  } while (only === undefined && Date.now() < end && failures.length < FAILURES_MAX);
  console.log(`${played} positions, ${answers} answers`);
  expect(failures).toEqual([]);
});
