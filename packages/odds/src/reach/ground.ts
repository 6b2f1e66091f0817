/** What the engine says about a Blood Bowl player's steps: every chance is asked of it, none is worked out here. */
import { blood, type PlayerId, type RollSheet, type Square } from '@ironpitch/engine';
import { Left, type ResourceSpace, resourceSpace } from './resources.ts';

export const { Roll: Kind, Skill } = blood;
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
/** Of a die showing one of these faces. */
export const shareOf = (faces: number): number => {
  let count = 0;
  for (let rest = faces; rest !== 0; rest &= rest - 1) count++;
  return count / FACES_OF_D6;
};
/** Of passing with one die. */
export const passChance = (sheet: RollSheet): number => shareOf(facesThatPass(sheet));
/** Of reaching the target with two dice added up. */
export const reachChance = (sheet: RollSheet): number => {
  let ways = 0;
  for (let dice = 2; dice <= 12; dice++) if (blood.reaches(sheet, dice)) ways += 6 - Math.abs(dice - 7);
  return ways / FACES_OF_TWO;
};
const gateChance = (sheet: RollSheet, player: PlayerId, kind: string, target: number): number =>
  passChance(sheet.begin(kind, player, target));

/** What is to know about leaving a square, as bits. */
export const Leaving = {
  marked: 1,
  dodgeHelps: 2,
  divingTackle: 4,
  shadowed: 8,
  /** By somebody with the ball, who might score. */
  shadowedByCarrier: 16,
  known: 32,
} as const;

/** A player about to move, on a game of its own that may be pushed about. */
export class Ground {
  readonly g: blood.BloodGame;
  readonly player: PlayerId;
  /** The re-rolls it starts with, as bits of `Left`. */
  readonly resources: number;
  readonly space: ResourceSpace;
  readonly goForIt: number;
  readonly leap: number;
  /** Never wears out: Sure Feet, Sure Hands. */
  readonly feetSure: boolean;
  readonly handsSure: boolean;
  readonly mayPickUp: boolean;
  /** Opponents who may dive or follow, and so stand elsewhere afterwards. */
  readonly grippers: readonly PlayerId[];
  private readonly leaving = new Uint8Array(SQUARES);
  /** Of getting away from the worst tentacles around a square. */
  private readonly escaping = new Float64Array(SQUARES).fill(1);
  /** By the bits of `Dodging`, then by square and direction. */
  private readonly dodging: (Float64Array | undefined)[] = [];
  private readonly picking = new Map<Square, number>();
  private readonly scoring = new Int8Array(SQUARES).fill(UNKNOWN);

  /** `g` belongs to the ground from now on; the player stands. */
  constructor(g: blood.BloodGame, player: PlayerId) {
    this.g = g;
    this.player = player;
    const sq = g.square(player);
    this.resources = resourcesOf(g, player);
    const gated = g.rules.hooks.teamRerollGates.some(({ skill }) => blood.bears(g, skill, player));
    const teamWorks = gated ? gateChance(g.whatIf, player, 'loner', blood.LONER_TARGET) : 1;
    this.space = resourceSpace(this.resources, teamWorks, gateChance(g.whatIf, player, 'pro', blood.PRO_TARGET));
    this.goForIt = this.chanceOf(Kind.goForIt, sq, sq, 0);
    this.leap = blood.canLeap(g, player) ? this.chanceOf(Kind.leap, sq, sq, 0) : 0;
    this.feetSure = blood.skillRerollOpen(g, Kind.goForIt, player, sq) >= 0;
    this.handsSure = blood.skillRerollOpen(g, Kind.pickUp, player, sq) >= 0;
    this.mayPickUp = !blood.hasQuality(g, player, blood.Quality.handless);
    this.grippers = grippersOf(g, player);
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
      if (inMatch[Skill.divingTackle] && blood.divingTackler(g, player, from, d) >= 0) facts |= Leaving.divingTackle;
      if (inMatch[Skill.shadowing]) {
        const by = blood.gripper(g, player, from, d, Skill.shadowing);
        if (by >= 0) facts |= Leaving.shadowed | (g.holdsBall(by) ? Leaving.shadowedByCarrier : 0);
      }
      if (!inMatch[Skill.tentacles]) continue;
      const by = blood.gripper(g, player, from, d, Skill.tentacles);
      if (by < 0) continue;
      const away = reachChance(blood.describeGrip(g, g.whatIf, player, by, 'tentacles'));
      this.escaping[from] = Math.min(this.escaping[from] as number, away);
    }
    return facts;
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
  pickUp(sq: Square): number {
    let chance = this.picking.get(sq);
    if (chance === undefined) {
      this.stand(sq);
      chance = this.chanceOf(Kind.pickUp, sq, sq, 0);
      this.picking.set(sq, chance);
    }
    return chance;
  }
  /** Whether a carrier here may only go on along the End Zone. */
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

const grippersOf = (g: blood.BloodGame, player: PlayerId): PlayerId[] => {
  const { inMatch } = g.rules;
  const found: PlayerId[] = [];
  if (!inMatch[Skill.divingTackle] && !inMatch[Skill.shadowing]) return found;
  for (let p = 0; p < g.playerCount; p++) {
    const by = p as PlayerId;
    if (!g.onPitch(by) || g.control(by) === g.control(player)) continue;
    if (g.can(by, Skill.divingTackle) || g.can(by, Skill.shadowing)) found.push(by);
  }
  return found;
};
const resourcesOf = (g: blood.BloodGame, player: PlayerId): number => {
  let left = blood.teamRerollOpen(g, player) ? Left.team : 0;
  if (blood.anyRerollOpen(g, player)) left |= Left.pro;
  // Whatever re-rolls a Dodge and is used up by it; `Leaving.dodgeHelps` says where it is of use.
  if (g.rules.hooks.rerolls[Kind.dodge]?.some(({ source }) => blood.bears(g, source, player))) left |= Left.dodge;
  if (blood.mayBreakTackle(g, player, 0)) left |= Left.breakTackle;
  return left;
};
