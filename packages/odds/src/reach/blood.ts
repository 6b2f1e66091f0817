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
import { Ground, Kind, Leaving, passChance, Skill, SQUARES } from './ground.ts';
import { Left, PLAIN, type Savers, SETS_MOST } from './resources.ts';
import { Breaking, type Finds, Hindered, search } from './search.ts';
import { Walk } from './walk.ts';
import { byChance, type Merits, type Reach, TOLERANCE, type Way, type WayRoll, worthThinkingAbout } from './way.ts';

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
    const rooted = blood.isRooted(g, player);
    return {
      g,
      action: game.about(1),
      declares: false,
      early: [],
      home,
      left: rooted ? 0 : game.about(2),
      extra: rooted ? 0 : blood.extraSquares(g, player, game.about(3)),
      assumptions: [],
    };
  }
  const assumptions: string[] = [];
  if (g.active !== g.control(player)) {
    assumptions.push('ownTurn');
    g.active = g.control(player);
    g.clearTurnFacts();
  }
  blood.beginActing(g, player);
  const early: EarlyRoll[] = [];
  const lying = !blood.isStanding(g, player);
  const add = (kind: number, savers: Savers = PLAIN): void => {
    early.push({ roll: rollOf(g, kind, player, home, home, blood.Action.move), savers });
  };
  for (const name of blood.trialsOf(g, player)) {
    if (BITES_LATER.has(name))
      assumptions.push('bloodLust'); // it moves all the same
    else if (name === 'animalSavagery' && hasScapegoat(g, player)) assumptions.push('lashesOut');
    else if (blood.ROLLS.includes(name)) add(blood.ROLLS.indexOf(name));
    else assumptions.push('specialRules');
  }
  const left = blood.movementOnceUp(g, player);
  if (left < 0) add(Kind.standUp);
  const rushes = lying && left >= 0 ? blood.rushesToStand(g, player) : 0;
  const feet = { ...PLAIN, own: Left.feet, free: false };
  for (let n = 0; n < rushes; n++) add(Kind.goForIt, feet);
  if (lying) blood.standUpright(g, player);
  const rooted = blood.isRooted(g, player);
  return {
    g,
    action: blood.Action.move,
    declares: true,
    early,
    home,
    left: rooted ? 0 : Math.max(0, left),
    extra: rooted ? 0 : blood.extraSquares(g, player, rushes),
    assumptions,
  };
};
/** Whoever has not bitten anybody by then does so at the end. */
const BITES_LATER: ReadonlySet<string> = new Set(['bloodLust', 'bloodlust2', 'bloodlust3']);
/** Somebody without the ball takes the blow, and its owner goes on (B25-TRAIT-ANIMALSAVAGERY-01). */
const hasScapegoat = (g: blood.BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) {
    const mate = blood.neighbourAt(g, g.square(player), d);
    if (mate >= 0 && g.control(mate) === g.control(player) && blood.isStanding(g, mate) && !g.holdsBall(mate))
      return true;
  }
  return false;
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
  return {
    kind: sheet.kind,
    from,
    to,
    dice: 1,
    target,
    modifiers: sheet.modifiers(),
    chance: passChance(sheet),
    rerolls,
  };
};
/** What opponents around a square may roll for, or make the player roll for: the worst one only. */
const gripsOf = (ground: Ground, skill: 'tentacles' | 'shadowing', from: Square, to: Square): WayRoll[] => {
  const { g, player, contested } = ground;
  const rolls: WayRoll[] = [];
  if (!g.rules.inMatch[Skill[skill]]) return rolls;
  for (let d = 0; d < 8; d++) {
    const by = blood.gripper(g, player, from, d, Skill[skill]);
    if (by < 0) continue;
    const chance = ground.awayFrom(by, skill);
    const sheet = contested
      ? blood.describeGrip(g, g.whatIf, player, by, skill)
      : blood.describeRoll(g, g.whatIf, Kind[skill], by, g.square(by), from, 0);
    const rerolls = contested ? rerollsFor(g, Kind[skill], player, from) : [];
    const dice = contested ? 2 : 1;
    rolls.push({ kind: skill, from, to, dice, target: sheet.target, modifiers: sheet.modifiers(), chance, rerolls });
  }
  return rolls.sort((a, b) => a.chance - b.chance).slice(0, 1);
};

const EVERY_PATH_SQUARES = 4;
/** A path as a search has found it: what it is worth, and the rest once somebody asks for it. */
class Candidate implements Merits {
  readonly action: string;
  readonly chance: number;
  readonly squares: number;
  readonly extra: number;
  readonly keepsReroll: number;
  readonly ball: boolean;
  /** The most that it can come to. */
  readonly bound: number;
  /** It has to be walked because of opponents or of choices with Break Tackle. */
  readonly open: boolean;
  /** Undefined until it has been walked, if it has to be. */
  exact: Way | undefined;
  private readonly finds: Finds;
  private readonly label: number;
  private foundWay: Way | undefined;

  /** `answers`: the player has something to say to whoever gets in the way. */
  constructor(finds: Finds, label: number, action: string, left: number, answers: boolean) {
    this.finds = finds;
    this.label = label;
    this.action = action;
    const caution = finds.caution[label] as number;
    this.chance = (finds.chance[label] as number) * caution;
    this.keepsReroll = (finds.keepsReroll[label] as number) * caution;
    this.squares = finds.used[label] as number;
    this.extra = Math.max(0, this.squares - left);
    this.ball = finds.hasBall(label);
    this.open = finds.isOpen(label);
    this.bound = this.open && answers ? 1 : (finds.bound[label] as number);
  }
  get leap(): number {
    return this.finds.leaps(this.label)[0] ?? -1;
  }
  goesLike(other: Candidate): boolean {
    return this.finds.isPath(this.label, 0, other.finds, other.label);
  }
  /** Whether the other one is all of it but its last step. */
  continues(other: Candidate): boolean {
    return this.finds.isPath(this.label, 1, other.finds, other.label);
  }
  /** The square before the last one. */
  get before(): Square {
    return this.finds.before(this.label);
  }
  get way(): Way {
    if (this.foundWay === undefined) {
      const { finds, label, action, chance, squares, extra, keepsReroll, ball } = this;
      const path = finds.path(label);
      const to = path.at(-1) as Square;
      const leaps = finds.leaps(label);
      const leap = leaps[0] ?? -1;
      this.foundWay = { to, action, path, leap, leaps, chance, squares, extra, keepsReroll, ball };
      if (!this.open) this.exact = this.foundWay;
    }
    return this.foundWay;
  }
}
const NOTHING: readonly Candidate[] = [];

/** Those of one search and what another one has found besides. */
const joined = (before: readonly Candidate[], found: readonly Candidate[]): readonly Candidate[] =>
  before.length === 0 ? found : [...before, ...found.filter(one => !before.some(other => one.goesLike(other)))];

class BloodReach implements Reach {
  readonly player: PlayerId;
  readonly squares: readonly Square[] = [];
  readonly assumptions: readonly string[];
  private readonly start: Beginning;
  private readonly ground: Ground;
  /** What is left of the chances when the first step is taken, by set of resources. */
  private readonly masses: Float64Array;
  /** What the searches found, by square once somebody has asked, and what is worth thinking about among it. */
  private readonly searches: { readonly finds: Finds; readonly everyPath: boolean }[] = [];
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
    if (blood.hasQuality(g, player, blood.Quality.reeling) || blood.hasQuality(g, player, blood.Quality.bound)) {
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
    const hindered = this.ground.grippers.length > 0 || this.ground.answersDives;
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
    const { rough, steady } = this.ground.space;
    if (rough || steady > 0) this.everyPath = false;
    const squares: Square[] = [];
    for (let sq = 0; sq < SQUARES; sq++)
      if (this.searches.some(({ finds }) => finds.of(sq as Square).length > 0)) squares.push(sq as Square);
    return squares;
  }
  /** With somebody beside it who may dive or follow, every path is hindered: there are too many but for the slowest. */
  private isHopeless(): boolean {
    const { home, left, extra } = this.start;
    const hindering = Leaving.divingTackle | Leaving.shadowed | (this.ground.answersDives ? Leaving.lateTackle : 0);
    return left + extra > EVERY_PATH_SQUARES && (this.ground.leave(home) & hindering) !== 0;
  }
  /** Adds the ways of one search to those found before; reports whether it came to an end. */
  private gather(hindered: Hindered, breaking: Breaking): boolean {
    const { ground, masses } = this;
    const { left, extra } = this.start;
    this.goHome();
    const finds = search({ ground, left, extra, masses, hindered, breaking });
    if (finds === undefined) return false;
    this.searches.push({ finds, everyPath: hindered === Hindered.everyPath });
    return true;
  }
  private candidatesOf(sq: Square): readonly Candidate[] {
    let candidates = this.candidates.get(sq);
    if (candidates === undefined) {
      candidates = NOTHING;
      for (const { finds, everyPath } of this.searches) {
        const found: Candidate[] = [];
        for (const label of finds.of(sq)) found.push(this.candidate(finds, label));
        candidates = joined(candidates, everyPath ? found : worthThinkingAbout(found));
      }
      this.candidates.set(sq, candidates);
    }
    return candidates;
  }
  /** What wits and standing up leave of the chances, by set of resources. */
  private beforeMoving(): Float64Array {
    const { space, resources } = this.ground;
    let masses = new Float64Array(SETS_MOST);
    masses[space.numberOf[resources] as number] = 1;
    for (const { roll, savers } of this.start.early) {
      const after = new Float64Array(SETS_MOST);
      space.roll(masses, after, roll.chance, savers);
      masses = after;
    }
    return masses;
  }
  private candidate(finds: Finds, label: number): Candidate {
    const { action, left } = this.start;
    const { resources, space } = this.ground;
    const answers = (resources & Left.breakTackle) !== 0 || space.steady > 0;
    return new Candidate(finds, label, blood.ACTIONS[action] as string, left, answers);
  }
  /** With what opponents on the way may do. */
  private walked(candidate: Candidate): Way {
    const { way } = candidate;
    if (candidate.exact === undefined) {
      this.goHome();
      this.walk ??= new Walk(this.ground, this.start.left);
      candidate.exact = { ...way, ...this.walk.along(way.path, way.leaps, this.masses) };
    }
    return candidate.exact;
  }

  /** Nobody gets further than he gets on the way: if that is known by now, it is the most there can be. */
  private boundOf(candidate: Candidate): number {
    const { bound, before } = candidate;
    for (const other of this.candidates.get(before) ?? NOTHING)
      if (other.exact !== undefined && candidate.continues(other)) return Math.min(bound, other.exact.chance);
    return bound;
  }
  /** Of the paths to a square that need not be walked the best one, by what the table says; undefined if some must be. */
  private safestAsFound(sq: Square): Way | undefined {
    const { finds } = this.searches[0] as { readonly finds: Finds };
    if (this.searches.length > 1) return undefined;
    const found = finds.of(sq);
    let best: Candidate | undefined;
    for (let i = 0; i < found.length; i++) {
      const label = found[i] as number;
      if (finds.isOpen(label)) return undefined;
      if (best !== undefined && (finds.chance[label] as number) < best.chance - TOLERANCE) continue;
      const candidate = this.candidate(finds, label);
      if (best === undefined || byChance(candidate, best) < 0) best = candidate;
    }
    return best?.way;
  }
  safest(sq: Square): Way | undefined {
    let best = this.best.get(sq);
    if (best !== undefined || this.searches.length === 0) return best;
    best = this.safestAsFound(sq) ?? this.safestWalked(sq);
    if (best !== undefined) this.best.set(sq, best);
    return best;
  }
  private safestWalked(sq: Square): Way | undefined {
    let best: Way | undefined;
    for (const candidate of [...this.candidatesOf(sq)].sort((a, b) => b.bound - a.bound)) {
      if (best !== undefined && candidate.bound < best.chance - TOLERANCE) break;
      if (best !== undefined && candidate.exact === undefined && this.boundOf(candidate) < best.chance - TOLERANCE)
        continue;
      const exact = this.walked(candidate);
      if (best === undefined || byChance(exact, best) < 0) best = exact;
    }
    return best;
  }
  ways(sq: Square): readonly Way[] {
    let ways = this.kept.get(sq);
    if (ways === undefined) {
      ways = worthThinkingAbout(this.candidatesOf(sq).map(candidate => this.walked(candidate)));
      this.kept.set(sq, ways);
    }
    return ways;
  }
  answers(way: Way): readonly number[] {
    const steps = way.path.map((sq, i) => answerOf(way.leaps.includes(i) ? this.leapVerb(way, i) : blood.TO, sq));
    if (!this.start.declares) return steps;
    return [answerOf(blood.ACTION_VERBS[this.start.action] as Verb, this.player), ...steps];
  }
  private leapVerb({ path }: Way, place: number): Verb {
    const from = place === 0 ? this.start.home : (path[place - 1] as Square);
    return this.ground.jumpsFrom(from).find(({ to }) => to === path[place])?.verb ?? blood.LEAP;
  }
  rolls(way: Way): readonly WayRoll[] {
    const { g } = this.start;
    this.goHome();
    const kept = g.save();
    const rolls = this.start.early.map(({ roll }) => roll);
    let used = 0;
    for (const [i, to] of way.path.entries()) {
      const leaps = way.leaps.includes(i);
      const costs = leaps ? blood.LEAP_SQUARES : 1;
      const extra = Math.max(0, costs - Math.max(0, this.start.left - used));
      used += costs;
      this.describeStep(rolls, to, leaps, extra);
    }
    g.load(kept);
    return rolls;
  }
  private describeStep(rolls: WayRoll[], to: Square, leaps: boolean, extra: number): void {
    const { player, ground } = this;
    const { g } = this.start;
    const from = g.square(player);
    const dodges = !leaps && blood.needsDodge(g, player);
    const jumps = leaps && ground.jumps;
    const held = gripsOf(ground, 'tentacles', from, to);
    const followed = ground.contested || dodges ? gripsOf(ground, 'shadowing', from, to) : [];
    const jump = jumps ? [rollOf(g, ground.jumpKind, player, from, to)] : []; // rolled before it takes off
    g.put(player, to);
    if (!ground.contested) rolls.push(...held); // B25-PRIN-FAQ-05: before anything else
    for (let n = 0; n < extra; n++) rolls.push(rollOf(g, Kind.goForIt, player, from, to));
    if (ground.contested) rolls.push(...held); // B16-GFI-03: the roll for an extra square comes before anybody holds the player
    if (leaps && !jumps) rolls.push(rollOf(g, Kind.leap, player, from, to));
    rolls.push(...jump);
    if (dodges) rolls.push(rollOf(g, Kind.dodge, player, from, to));
    rolls.push(...followed);
    const ball = g.looseBallAt(to);
    if (ball === NO_BALL || g.holdsBall(player)) return;
    rolls.push(rollOf(g, ground.pickUpKind, player, to, to));
    g.give(ball, player);
  }
  private goHome(): void {
    const { g, home } = this.start;
    if (g.square(this.player) !== home) g.put(this.player, home);
  }
}

export const bloodReach = (game: blood.BloodGame, player: PlayerId): Reach => new BloodReach(game, player);
