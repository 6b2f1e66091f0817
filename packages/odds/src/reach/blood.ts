/** Where a Blood Bowl player can get in one Action: what comes before the first step, the search, and the ways found. */
import {
  answerOf,
  blood,
  type Dice,
  EngineError,
  NO_BALL,
  type PlayerId,
  type Square,
  type Verb,
} from '@ironpitch/engine';
import { Ground, Kind, Leaving, passChance, reachChance, Skill } from './ground.ts';
import { Left, type Savers } from './resources.ts';
import { Breaking, type Found, Hindered, search } from './search.ts';
import { Walk } from './walk.ts';
import { byChance, itself, type Reach, TOLERANCE, type Way, type WayRoll, worthThinkingAbout } from './way.ts';

/** Reach asks for descriptions only: a die that falls would be a mistake of ours. */
const fell = (): never => {
  throw new EngineError('a die fell while the reach of a player was worked out');
};
const NO_DICE: Dice = { roll: fell, twoD6: fell, pick: fell, shuffle: fell };

/** A roll before the first step. */
interface EarlyRoll {
  readonly roll: WayRoll;
  readonly savers: Savers;
}
/** The Action up to its first step. */
interface Beginning {
  readonly g: blood.BloodGame;
  readonly action: number;
  /** Still to be declared. */
  readonly declares: boolean;
  readonly early: readonly EarlyRoll[];
  /** Where the player stands. */
  readonly home: Square;
  readonly left: number;
  readonly extra: number;
  readonly assumptions: string[];
}

const underWay = (g: blood.BloodGame, player: PlayerId): boolean =>
  !g.over && g.question?.name === 'activity' && g.about(0) === player;

const begin = (game: blood.BloodGame, player: PlayerId): Beginning => {
  const g = game.twin(NO_DICE);
  const home = g.square(player);
  if (underWay(game, player)) {
    const left = game.about(2);
    const rooted = blood.isRooted(g, player);
    const extra = blood.extraSquares(g, player, game.about(3));
    return {
      g,
      action: game.about(1),
      declares: false,
      early: [],
      home,
      left: rooted ? 0 : left,
      extra,
      assumptions: [],
    };
  }
  const assumptions: string[] = [];
  if (g.active !== g.control(player)) {
    assumptions.push('ownTurn');
    g.active = g.control(player);
    g.clearTurnFacts();
  }
  const early: EarlyRoll[] = [];
  const lying = !blood.isStanding(g, player);
  const add = (kind: number): void => {
    const savers = { team: true, pro: blood.anyRerollOpen(g, player), free: false, dodge: false };
    early.push({ roll: rollOf(g, kind, player, home, home, blood.Action.move), savers });
  };
  for (const name of blood.trialsOf(g, player)) {
    if (name === 'bloodLust')
      assumptions.push(name); // it moves all the same
    else add(Kind[name as blood.RollName] as number);
  }
  const left = blood.movementOnceUp(g, player);
  if (left < 0) add(Kind.standUp);
  if (lying) blood.standUpright(g, player);
  const extra = blood.extraSquares(g, player, 0);
  return { g, action: blood.Action.move, declares: true, early, home, left: Math.max(0, left), extra, assumptions };
};

const rerollsFor = (g: blood.BloodGame, kind: number, player: PlayerId, from: Square): string[] => {
  const bySkill = blood.skillRerollOpen(g, kind, player, from);
  const sources: string[] = bySkill < 0 ? [] : [blood.REROLLS[bySkill] as string];
  if (blood.teamRerollOpen(g, player)) sources.push('team');
  if (blood.anyRerollOpen(g, player)) sources.push('pro');
  return sources;
};
const rollOf = (g: blood.BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags = 0): WayRoll => {
  const sheet = blood.describeRoll(g, g.whatIf, kind, player, from, to, flags);
  const { target } = sheet;
  const rerolls = rerollsFor(g, kind, player, from);
  return { kind: sheet.kind, from, to, target, modifiers: sheet.modifiers(), chance: passChance(sheet), rerolls };
};
/** The contests that opponents around a square may call for, the worst one only. */
const gripsOf = (
  g: blood.BloodGame,
  skill: 'tentacles' | 'shadowing',
  player: PlayerId,
  from: Square,
  to: Square,
): WayRoll[] => {
  const rolls: WayRoll[] = [];
  if (!g.rules.inMatch[Skill[skill]]) return rolls;
  for (let d = 0; d < 8; d++) {
    const by = blood.gripper(g, player, from, d, Skill[skill]);
    if (by < 0) continue;
    const sheet = blood.describeGrip(g, g.whatIf, player, by, skill);
    const { target } = sheet;
    rolls.push({
      kind: skill,
      from,
      to,
      target,
      modifiers: sheet.modifiers(),
      chance: reachChance(sheet),
      rerolls: rerollsFor(g, Kind[skill], player, from),
    });
  }
  return rolls.sort((a, b) => a.chance - b.chance).slice(0, 1);
};

const EVERY_PATH_SQUARES = 4;
/** A way as the search has found it. */
interface Candidate {
  readonly way: Way;
  /** The most that it can come to. */
  readonly bound: number;
  /** Undefined until it has been walked, which it must be because of opponents or of choices with Break Tackle. */
  exact: Way | undefined;
}
const NOTHING: readonly Candidate[] = [];

const asWay = ({ way }: Candidate): Way => way;
const isSamePath = (a: Way, b: Way): boolean =>
  a.leap === b.leap && a.path.length === b.path.length && a.path.every((sq, i) => sq === b.path[i]);

/** Whether a way is all of another one but its last step. */
const isBeginning = (part: Way, whole: Way): boolean => {
  if (part.path.length !== whole.path.length - 1 || (part.leap !== whole.leap && whole.leap !== part.path.length))
    return false;
  for (let i = part.path.length - 1; i >= 0; i--) if (part.path[i] !== whole.path[i]) return false;
  return true;
};

class BloodReach implements Reach {
  readonly player: PlayerId;
  readonly squares: readonly Square[] = [];
  readonly assumptions: readonly string[];
  private readonly start: Beginning;
  private readonly ground: Ground;
  /** What is left of the chances when the first step is taken, by set of resources. */
  private readonly masses: Float64Array;
  /** What the search found, and what is worth thinking about among it once somebody has asked. */
  private readonly candidates = new Map<Square, readonly Candidate[]>();
  private readonly kept = new Map<Square, readonly Way[]>();
  private readonly best = new Map<Square, Way>();
  private walk: Walk | undefined;
  /** No path and no use of Break Tackle was left out that might be the best one. */
  private everyPath = true;

  constructor(game: blood.BloodGame, player: PlayerId) {
    this.player = player;
    this.start = begin(game, player);
    const { g, assumptions } = this.start;
    this.ground = new Ground(g, player);
    this.masses = this.beforeMoving();
    if (blood.hasQuality(g, player, blood.Quality.reeling)) {
      assumptions.push('ballAndChain');
      this.assumptions = assumptions;
      return;
    }
    if (!blood.isStunned(game, player) && (this.start.declares || game.turnover === 0)) this.squares = this.find();
    const { grippers } = this.ground;
    if (grippers.length > 0) assumptions.push('opponentsInterfere');
    if (grippers.some(by => g.can(by, Skill.divingTackle) && g.holdsBall(by))) assumptions.push('droppedBall');
    if (!this.everyPath) assumptions.push('notEveryPath');
    this.assumptions = assumptions;
  }
  private find(): Square[] {
    const hindered = this.ground.grippers.length > 0;
    this.everyPath =
      !this.isHopeless() && this.gather(hindered ? Hindered.everyPath : Hindered.not, Breaking.eitherWay);
    if (!this.everyPath) {
      const everyUse = hindered && this.gather(Hindered.not, Breaking.eitherWay);
      if (!everyUse) {
        this.gather(Hindered.not, Breaking.atOnce);
        this.gather(Hindered.not, Breaking.sparingly);
      }
      if (hindered) this.gather(Hindered.byGuess, Breaking.atOnce);
    }
    return [...this.candidates.keys()].sort((a, b) => a - b);
  }
  /** With somebody beside it who may dive or follow, every path is hindered: there are too many but for the slowest. */
  private isHopeless(): boolean {
    const { home, left, extra } = this.start;
    const hindering = Leaving.divingTackle | Leaving.shadowed;
    return left + extra > EVERY_PATH_SQUARES && (this.ground.leave(home) & hindering) !== 0;
  }
  /** Adds the ways of one search to those found before; reports whether it came to an end. */
  private gather(hindered: Hindered, breaking: Breaking): boolean {
    const { ground, masses } = this;
    const { left, extra } = this.start;
    this.goHome();
    const all = search({ ground, left, extra, masses, hindered, breaking });
    if (all === undefined) return false;
    for (let i = 0; i < all.length; ) {
      const { square } = all[i] as Found;
      const candidates: Candidate[] = [];
      for (; all[i]?.square === square; i++) candidates.push(this.candidateOf(all[i] as Found));
      this.suggest(square, hindered === Hindered.everyPath ? candidates : worthThinkingAbout(candidates, asWay));
    }
    return true;
  }
  private suggest(sq: Square, found: readonly Candidate[]): void {
    const before = this.candidates.get(sq) ?? NOTHING;
    const added = found.filter(({ way }) => !before.some(other => isSamePath(way, other.way)));
    this.candidates.set(sq, [...before, ...added]);
  }
  /** What wits and standing up leave of the chances, by set of resources. */
  private beforeMoving(): Float64Array {
    const { space, resources } = this.ground;
    let masses = new Float64Array(16);
    masses[space.numberOf[resources] as number] = 1;
    for (const { roll, savers } of this.start.early) {
      const after = new Float64Array(16);
      space.roll(masses, after, roll.chance, savers);
      masses = after;
    }
    return masses;
  }
  private candidateOf(found: Found): Candidate {
    const { open, chance } = found;
    const way: Way = {
      to: found.square,
      action: blood.ACTIONS[this.start.action] as string,
      path: found.path,
      leap: found.leap,
      chance: chance * found.caution,
      squares: found.used,
      extra: Math.max(0, found.used - this.start.left),
      keepsReroll: found.keepsReroll * found.caution,
      ball: found.ball,
    };
    const bound = open && this.ground.resources & Left.breakTackle ? 1 : found.bound;
    return { way, bound, exact: open ? undefined : way };
  }
  /** With what opponents on the way may do. */
  private walked(candidate: Candidate): Way {
    if (candidate.exact === undefined) {
      const { way } = candidate;
      this.goHome();
      this.walk ??= new Walk(this.ground, this.start.left);
      candidate.exact = { ...way, ...this.walk.along(way.path, way.leap, this.masses) };
    }
    return candidate.exact;
  }

  /** Nobody gets further than he gets on the way: if that is known by now, it is the most there can be. */
  private boundOf({ way, bound }: Candidate): number {
    const { path } = way;
    const before = this.candidates.get(path[path.length - 2] as Square) ?? NOTHING;
    for (const { way: other, exact } of before)
      if (exact !== undefined && isBeginning(other, way)) return Math.min(bound, exact.chance);
    return bound;
  }
  safest(sq: Square): Way | undefined {
    let best = this.best.get(sq);
    if (best !== undefined) return best;
    const candidates = this.candidates.get(sq) ?? NOTHING;
    for (const candidate of [...candidates].sort((a, b) => b.bound - a.bound)) {
      if (best !== undefined && candidate.bound < best.chance - TOLERANCE) break;
      if (best !== undefined && candidate.exact === undefined && this.boundOf(candidate) < best.chance - TOLERANCE)
        continue;
      const exact = this.walked(candidate);
      if (best === undefined || byChance(exact, best) < 0) best = exact;
    }
    if (best !== undefined) this.best.set(sq, best);
    return best;
  }
  ways(sq: Square): readonly Way[] {
    let ways = this.kept.get(sq);
    if (ways === undefined) {
      const exact = (this.candidates.get(sq) ?? NOTHING).map(candidate => this.walked(candidate));
      ways = worthThinkingAbout(exact, itself);
      this.kept.set(sq, ways);
    }
    return ways;
  }
  answers(way: Way): readonly number[] {
    const steps = way.path.map((sq, i) => answerOf(i === way.leap ? blood.LEAP : blood.TO, sq));
    if (!this.start.declares) return steps;
    return [answerOf(blood.ACTION_VERBS[this.start.action] as Verb, this.player), ...steps];
  }
  rolls(way: Way): readonly WayRoll[] {
    const { g } = this.start;
    this.goHome();
    const kept = g.save();
    const rolls = this.start.early.map(({ roll }) => roll);
    let used = 0;
    for (const [i, to] of way.path.entries()) {
      const leaps = i === way.leap;
      const costs = leaps ? blood.LEAP_SQUARES : 1;
      const extra = Math.max(0, costs - Math.max(0, this.start.left - used));
      used += costs;
      this.describeStep(rolls, to, leaps, extra);
    }
    g.load(kept);
    return rolls;
  }
  private describeStep(rolls: WayRoll[], to: Square, leaps: boolean, extra: number): void {
    const { player } = this;
    const { g } = this.start;
    const from = g.square(player);
    const dodges = !leaps && blood.needsDodge(g, player);
    const held = gripsOf(g, 'tentacles', player, from, to);
    const followed = gripsOf(g, 'shadowing', player, from, to);
    g.put(player, to);
    for (let n = 0; n < extra; n++) rolls.push(rollOf(g, Kind.goForIt, player, from, to));
    rolls.push(...held); // B16-GFI-03: the roll for an extra square comes before anybody holds the player
    if (leaps) rolls.push(rollOf(g, Kind.leap, player, from, to));
    if (dodges) rolls.push(rollOf(g, Kind.dodge, player, from, to));
    rolls.push(...followed);
    const ball = g.looseBallAt(to);
    if (ball === NO_BALL || g.holdsBall(player)) return;
    rolls.push(rollOf(g, Kind.pickUp, player, to, to));
    g.give(ball, player);
  }
  private goHome(): void {
    const { g, home } = this.start;
    if (g.square(this.player) !== home) g.put(this.player, home);
  }
}

export const bloodReach = (game: blood.BloodGame, player: PlayerId): Reach => new BloodReach(game, player);
