/** What the engine says about a Blood Bowl player's steps: every chance is asked of it, none is worked out here. */
import {
  blood,
  type Dice,
  EngineError,
  NOBODY,
  type PlayerId,
  type RollSheet,
  type Square,
  type Verb,
} from '@ironpitch/engine';
import { type DodgeFaces, dodgeFaces, shareOf } from './faces.ts';
import { Left, type ResourceSpace, resourceSpace, TEAM_MOST } from './resources.ts';

/** By the names that editions print alike; the others by `rollNamed`. */
export const { Roll: Kind, Skill } = blood;
const rollNamed = (name: string): number => blood.ROLLS.indexOf(name);
const JUMPS = rollNamed('jump');
const SECURES = rollNamed('secureBall');
const STEADY_FOOTING = blood.SKILLS.indexOf('steadyFooting');
const KEEPS_FEET = rollNamed('steadyFooting');
export const SQUARES: number = blood.GRID.squares;
const UNKNOWN = -1;
const FACES_OF_D6 = 6;
const FACES_OF_TWO = 36;

/** The faces of one die, as bits. */
export const facesThatPass = (sheet: RollSheet): number => {
  let faces = 0;
  for (let die = 1; die <= FACES_OF_D6; die++) if (blood.passes(sheet, die)) faces |= 1 << die;
  return faces;
};
/** Of passing with one die. */
export const passChance = (sheet: RollSheet): number => shareOf(facesThatPass(sheet));
/** Of reaching the target with two dice added up. */
export const reachChance = (sheet: RollSheet): number => {
  let ways = 0;
  for (let dice = 2; dice <= 12; dice++) if (blood.reaches(sheet, dice)) ways += 6 - Math.abs(dice - 7);
  return ways / FACES_OF_TWO;
};

const none = (): never => {
  throw new EngineError('what has to be rolled before a re-roll is one D6');
};
/** One face, every time. */
class OneFace implements Dice {
  face = 1;
  readonly twoD6 = none;
  readonly pick = none;
  readonly shuffle = none;
  roll(): number {
    return this.face;
  }
}
const oneFace = new OneFace();
/** The chance of what takes one D6 first: a Loner's re-roll, or Pro. */
const gateChance = (g: blood.BloodGame, works: () => boolean): number => {
  const { dice } = g;
  let ways = 0;
  g.dice = oneFace;
  for (let face = 1; face <= FACES_OF_D6; face++) {
    oneFace.face = face;
    if (works()) ways++;
  }
  g.dice = dice;
  return ways / FACES_OF_D6;
};
const teamChance = (g: blood.BloodGame, player: PlayerId): number => {
  const gates = g.rules.hooks.teamRerollGates.filter(({ skill }) => blood.bears(g, skill, player));
  return gates.reduce((all, { value }) => all * gateChance(g, () => value(g, player)), 1);
};
const proChance = (g: blood.BloodGame, player: PlayerId): number => {
  const row = g.rules.hooks.rerollsAny.find(({ source, gate }) => gate !== undefined && blood.bears(g, source, player));
  const gate = row?.gate;
  return gate === undefined ? 1 : gateChance(g, () => gate(g, player));
};

/** What is to know about leaving a square, as bits. */
export const Leaving = {
  marked: 1,
  dodgeHelps: 2,
  divingTackle: 4,
  shadowed: 8,
  /** By somebody with the ball, who might score. */
  shadowedByCarrier: 16,
  known: 32,
  /** By somebody who dives once nobody can roll again: whoever is dived at falls. */
  lateTackle: 64,
} as const;

/** A way over somebody, two squares at once. */
export interface Jump {
  readonly to: Square;
  readonly verb: Verb;
  /** The faces that pass, with somebody diving as well, and those on which nobody keeps its feet. */
  readonly faces: DodgeFaces;
}
const WAYS_OVER = 3;
/** A jump that a 1 spoils ends where it began (B25-PRIN-JUMP-11). */
const NATURAL_ONE = 1 << 1;

/** A player about to move, on a game of its own that may be pushed about. */
export class Ground {
  readonly g: blood.BloodGame;
  readonly player: PlayerId;
  /** The re-rolls it starts with, as bits of `Left`. */
  readonly resources: number;
  readonly space: ResourceSpace;
  readonly goForIt: number;
  /** A leap that may be made once, wherever it leads; 0 for none. */
  readonly leap: number;
  /** Anybody may jump, from square to square as the rules say, as often as it likes. */
  readonly jumps: boolean;
  /** The sets after the skill that re-rolls an extra square or a pick-up; undefined for none. */
  readonly sureFeet: Int16Array | undefined;
  readonly sureHands: Int16Array | undefined;
  readonly mayPickUp: boolean;
  /** Whoever has the ball now does not go on: it was to be secured, and that is the end of it. */
  readonly securing: boolean;
  /** A carrier in the End Zone has scored, and goes nowhere. */
  readonly scoresAtOnce: boolean;
  /** Divers wait until nobody can roll again (B25-PRIN-FAQ-05). */
  readonly divesLate: boolean;
  /** Somebody may dive late at this player, who has an answer to that. */
  readonly answersDives: boolean;
  /** Whoever is held or followed rolls against it, and may roll again; otherwise the opponent rolls. */
  readonly contested: boolean;
  /** Opponents who may dive or follow, and so stand elsewhere afterwards. */
  readonly grippers: readonly PlayerId[];
  private readonly leaving = new Uint8Array(SQUARES);
  /** Of getting away from the worst tentacles around a square. */
  private readonly escaping = new Float64Array(SQUARES).fill(1);
  private readonly tackling = new Map<number, DodgeFaces>();
  private readonly jumping = new Map<Square, readonly Jump[]>();
  /** What a pick-up and a jump are rolls of. */
  readonly pickUpKind: number;
  readonly jumpKind: number = JUMPS;
  /** By the bits of `Dodging`, then by square and direction. */
  private readonly dodging: (Float64Array | undefined)[] = [];
  private readonly picking = new Map<Square, number>();
  private readonly scoring = new Int8Array(SQUARES).fill(UNKNOWN);

  /** `g` belongs to the ground from now on; the player stands. */
  constructor(g: blood.BloodGame, player: PlayerId) {
    this.g = g;
    this.player = player;
    const sq = g.square(player);
    const { edition, hooks } = g.rules;
    this.resources = resourcesOf(g, player);
    const steady = STEADY_FOOTING >= 0 && g.can(player, STEADY_FOOTING) ? this.chanceOf(KEEPS_FEET, sq, sq, 0) : 0;
    this.space = resourceSpace(this.resources, {
      teamWorks: teamChance(g, player),
      proWorks: proChance(g, player),
      steady,
    });
    this.goForIt = this.chanceOf(Kind.goForIt, sq, sq, 0);
    this.jumps = JUMPS >= 0 && hooks.rollRules[JUMPS] !== undefined;
    this.leap = !this.jumps && blood.canLeap(g, player) ? this.chanceOf(Kind.leap, sq, sq, 0) : 0;
    this.securing = g.isAffected(player, blood.SECURING);
    this.pickUpKind = this.securing ? SECURES : Kind.pickUp;
    const { withAll, withoutFeet } = this.space;
    this.sureFeet = wearsOut(g, Kind.goForIt)
      ? withoutFeet
      : blood.skillRerollOpen(g, Kind.goForIt, player, sq) >= 0
        ? withAll
        : undefined;
    this.sureHands = blood.skillRerollOpen(g, this.pickUpKind, player, sq) >= 0 ? withAll : undefined;
    this.mayPickUp = !blood.hasQuality(g, player, blood.Quality.handless);
    this.scoresAtOnce = edition.scoresAtOnce;
    this.divesLate = edition.holdsBeforeRolls;
    this.contested =
      hooks.rollRules[Kind.shadowing]?.needs === undefined && hooks.rollRules[Kind.tentacles]?.needs === undefined;
    this.answersDives =
      this.divesLate && (steady > 0 || (this.resources & Left.breakTackle) !== 0) && anyDiver(g, player);
    this.grippers = grippersOf(g, player, !this.divesLate || steady > 0);
  }
  chanceOf(kind: number, from: Square, to: Square, flags: number): number {
    return passChance(blood.describeRoll(this.g, this.g.whatIf, kind, this.player, from, to, flags));
  }
  /** Bits of `Leaving`. */
  leave(from: Square): number {
    const known = this.leaving[from] as number;
    return known !== 0 ? known : this.look(from);
  }
  private look(from: Square): number {
    const { g, player } = this;
    this.stand(from);
    let facts: number = Leaving.known;
    if (blood.needsDodge(g, player)) {
      facts |= Leaving.marked;
      if (blood.skillRerollOpen(g, Kind.dodge, player, from) >= 0) facts |= Leaving.dodgeHelps;
    }
    if (blood.zonesAgainst(g, g.control(player), from) > 0) facts |= this.lookAround(from);
    this.leaving[from] = facts;
    return facts;
  }
  private lookAround(from: Square): number {
    const { g, player } = this;
    const { inMatch } = g.rules;
    let facts = 0;
    for (let d = 0; d < 8; d++) {
      if (inMatch[Skill.divingTackle] && blood.divingTackler(g, player, from, d) >= 0)
        facts |= this.divesLate ? Leaving.lateTackle : Leaving.divingTackle;
      if (inMatch[Skill.shadowing]) {
        const by = blood.gripper(g, player, from, d, Skill.shadowing);
        if (by >= 0) facts |= Leaving.shadowed | (g.holdsBall(by) ? Leaving.shadowedByCarrier : 0);
      }
      if (!inMatch[Skill.tentacles]) continue;
      const by = blood.gripper(g, player, from, d, Skill.tentacles);
      if (by < 0) continue;
      const away = this.awayFrom(by, 'tentacles');
      this.escaping[from] = Math.min(this.escaping[from] as number, away);
    }
    return facts;
  }
  /** Of getting away from somebody who holds on or follows. */
  awayFrom(by: PlayerId, skill: 'tentacles' | 'shadowing'): number {
    const { g, player } = this;
    if (this.contested) return reachChance(blood.describeGrip(g, g.whatIf, player, by, skill));
    return 1 - passChance(blood.describeRoll(g, g.whatIf, Kind[skill], by, g.square(by), g.square(player), 0));
  }
  /** Valid once `leave` was asked. */
  escape(from: Square): number {
    return this.escaping[from] as number;
  }
  /** Of dodging in a direction; `how`: bits of `Dodging`. */
  dodge(from: Square, direction: number, how: number): number {
    this.dodging[how] ??= new Float64Array(SQUARES * 8).fill(UNKNOWN);
    const table = this.dodging[how] as Float64Array;
    const at = from * 8 + direction;
    if (table[at] === UNKNOWN) {
      const to = blood.stepFrom(from, direction);
      this.stand(to); // the roll comes after the step
      table[at] = this.chanceOf(Kind.dodge, from, to, how);
    }
    return table[at] as number;
  }
  /** The faces of a Dodge that somebody dives at in the end; `to` is next to `from`. */
  tackled(from: Square, to: Square): DodgeFaces {
    const key = from * SQUARES + to;
    let faces = this.tackling.get(key);
    if (faces === undefined) {
      this.stand(to);
      faces = facesOf(this, from, to, true);
      this.tackling.set(key, faces);
    }
    return faces;
  }
  /** Every jump from a square; a square is named once. */
  jumpsFrom(from: Square): readonly Jump[] {
    let jumps = this.jumping.get(from);
    if (jumps === undefined) {
      jumps = this.jumps ? this.findJumps(from) : [];
      this.jumping.set(from, jumps);
    }
    return jumps;
  }
  private findJumps(from: Square): Jump[] {
    const { g, player } = this;
    this.stand(from);
    const found = new Map<Square, Verb>();
    const leaps = blood.hasQuality(g, player, blood.Quality.leaping);
    for (const verb of leaps ? [blood.JUMP, blood.LEAP] : [blood.JUMP])
      for (let d = 0; d < 8; d++) {
        const over = blood.stepFrom(from, d);
        if (over < 0) continue;
        const there = g.playerAt(over);
        if (verb === blood.JUMP && (there === NOBODY || !blood.isDown(g, there))) continue;
        for (let which = 0; which < WAYS_OVER; which++) {
          const to = blood.stepFrom(over, blood.pushDirection(d, which));
          if (to >= 0 && g.playerAt(to) === NOBODY && !found.has(to)) found.set(to, verb);
        }
      }
    const tackled = (this.leave(from) & Leaving.lateTackle) !== 0;
    return [...found].map(([to, verb]) => ({ to, verb, faces: this.jumpNow(from, to, tackled) }));
  }
  /** Of whoever stands there, about to jump. */
  jumpNow(from: Square, to: Square, tackled: boolean): DodgeFaces {
    const { g, player } = this;
    const faces = (flags: number): number =>
      facesThatPass(blood.describeRoll(g, g.whatIf, JUMPS, player, from, to, flags));
    const plain = faces(0);
    const dives = tackled && blood.anyDivingTackler(g, player, from, to);
    const divedAt = dives ? faces(blood.Dodging.divingTackle) : plain;
    return dodgeFaces(plain, plain, divedAt, divedAt, NATURAL_ONE);
  }
  pickUp(sq: Square): number {
    let chance = this.picking.get(sq);
    if (chance === undefined) {
      this.stand(sq);
      chance = this.pickUpNow(sq);
      this.picking.set(sq, chance);
    }
    return chance;
  }
  /** Of whoever stands there. */
  pickUpNow(sq: Square): number {
    return this.chanceOf(this.pickUpKind, sq, sq, 0);
  }
  /** Whether a carrier here may only go on along the End Zone, if at all. */
  scores(sq: Square): boolean {
    if (this.scoring[sq] === UNKNOWN) {
      this.stand(sq);
      this.scoring[sq] = blood.inScoringZone(this.g, this.player) ? 1 : 0;
    }
    return this.scoring[sq] === 1;
  }
  private stand(sq: Square): void {
    if (this.g.square(this.player) !== sq) this.g.put(this.player, sq);
  }
}

/** Asks only for what can come up: Break Tackle for whoever has it, a dive where somebody can. The mover stands on `to`. */
export const facesOf = ({ g, player, resources }: Ground, from: Square, to: Square, dives: boolean): DodgeFaces => {
  const breakTackle = resources & Left.breakTackle ? blood.Dodging.breakTackle : 0;
  const divingTackle = dives && blood.anyDivingTackler(g, player, from, to) ? blood.Dodging.divingTackle : 0;
  const plain = passing(g, player, from, to, 0);
  const strong = breakTackle ? passing(g, player, from, to, breakTackle) : plain;
  if (divingTackle === 0) return dodgeFaces(plain, strong, plain, strong);
  const divedAt = passing(g, player, from, to, divingTackle);
  const both = breakTackle ? passing(g, player, from, to, breakTackle | divingTackle) : divedAt;
  return dodgeFaces(plain, strong, divedAt, both);
};
const passing = (g: blood.BloodGame, player: PlayerId, from: Square, to: Square, flags: number): number =>
  facesThatPass(blood.describeRoll(g, g.whatIf, Kind.dodge, player, from, to, flags));
/** A skill re-rolls it, and is used up by that. */
const wearsOut = (g: blood.BloodGame, kind: number): boolean =>
  g.rules.hooks.rerolls[kind]?.some(({ limit }) => limit !== 0) === true;
const anyDiver = (g: blood.BloodGame, player: PlayerId): boolean => {
  if (!g.rules.inMatch[Skill.divingTackle]) return false;
  for (let p = 0; p < g.playerCount; p++) {
    const by = p as PlayerId;
    if (g.onPitch(by) && g.control(by) !== g.control(player) && g.can(by, Skill.divingTackle)) return true;
  }
  return false;
};
/** Those who stand elsewhere, or lie there, once they have had their say. */
const grippersOf = (g: blood.BloodGame, player: PlayerId, diversToo: boolean): PlayerId[] => {
  const { inMatch } = g.rules;
  const found: PlayerId[] = [];
  const dives = diversToo && inMatch[Skill.divingTackle];
  if (!dives && !inMatch[Skill.shadowing]) return found;
  for (let p = 0; p < g.playerCount; p++) {
    const by = p as PlayerId;
    if (!g.onPitch(by) || g.control(by) === g.control(player)) continue;
    if ((dives && g.can(by, Skill.divingTackle)) || g.can(by, Skill.shadowing)) found.push(by);
  }
  return found;
};
/** Those of the team that may be used in this turn. */
const teamRerolls = (g: blood.BloodGame, player: PlayerId): number => {
  if (!blood.teamRerollOpen(g, player)) return 0;
  const seat = g.control(player);
  const extra = g.rules.hooks.teamRerolls.filter(one => one.works === undefined && one.mayUse(g, seat)).length;
  return Math.min(TEAM_MOST, g.rules.edition.rerollsPerTurn - g.rerollsUsed, g.rerolls(seat) + extra);
};
const bearsReroll = (g: blood.BloodGame, kind: number, player: PlayerId): boolean =>
  g.rules.hooks.rerolls[kind]?.some(
    ({ source, limit }) => limit !== 0 && !g.used(player, limit) && blood.bears(g, source, player),
  ) === true;
/** What a Dodge must reach with Break Tackle is less than without: where Strength does not count for more, it is none. */
const breaksTackles = (g: blood.BloodGame, player: PlayerId): boolean => {
  if (!g.can(player, Skill.breakTackle) || g.used(player, blood.Once.breakTackle)) return false;
  const sq = g.square(player);
  const needs = (flags: number): number => {
    const sheet = blood.describeRoll(g, g.whatIf, Kind.dodge, player, sq, sq, flags);
    return sheet.target - sheet.sum;
  };
  return needs(blood.Dodging.breakTackle) < needs(0);
};
const resourcesOf = (g: blood.BloodGame, player: PlayerId): number => {
  let left = Left.team * teamRerolls(g, player);
  if (blood.anyRerollOpen(g, player)) left |= Left.pro;
  // Whatever re-rolls a Dodge and is used up by it; `Leaving.dodgeHelps` says where it is of use.
  if (bearsReroll(g, Kind.dodge, player)) left |= Left.dodge;
  if (bearsReroll(g, Kind.goForIt, player)) left |= Left.feet;
  if (breaksTackles(g, player)) left |= Left.breakTackle;
  return left;
};
