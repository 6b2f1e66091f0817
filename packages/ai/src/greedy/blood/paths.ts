/** The safest way for one player to every square it can reach: layer by layer, one step each. */
import { blood, NOBODY, type PlayerId, type Square } from '@ironpitch/engine';
import { chanceOf } from './odds.ts';
import { LOOSE_BALL, type Scene } from './scene.ts';

const { describeRoll, Dodging, GRID, ignoresZones, isProne, isRooted, needsDodge, Once, Roll, Skill, Stat } = blood;
type BloodGame = blood.BloodGame;

const SQUARES = GRID.squares;
const NEAR = GRID.neighbours;
/** The fastest player with Sprint goes twelve squares; cards add a few. */
const STEPS_MAX = 15;
const WAYS_MAX = (STEPS_MAX + 1) * SQUARES;
const ZONES_MAX = 8;
const UNKNOWN = -1;
const SIDES = 6;
/** A 1 is never enough. */
const SURE = 5;

/** Squares a player may go without a roll in an Action that has not begun. */
export const movementOf = (g: BloodGame, player: PlayerId): number => {
  if (isRooted(g, player)) return 0;
  const movement = Math.max(0, g.stat(player, Stat.movement));
  if (!isProne(g, player) || g.can(player, Skill.jumpUp)) return movement;
  return Math.max(0, movement - g.rules.edition.standUp.cost);
};

/** Made once and used again for one player after the other. */
export class Paths {
  player: PlayerId = NOBODY;
  start: Square = -1 as Square;
  /** Squares reached, the start first. */
  readonly squares: Int16Array = new Int16Array(SQUARES);
  count = 0;
  private left = 0;
  private goForIt = 1;
  private readonly best = new Float32Array(SQUARES);
  private readonly reached = new Int32Array(SQUARES);
  private search = 0;
  /**
   * Ways, each a step longer than the one it goes on from, in the order they are found: so a layer is a stretch of this
   * list, and what one search writes lies close together. Of each square the best one.
   */
  private readonly bestWay = new Int16Array(SQUARES);
  private readonly ends = new Int16Array(WAYS_MAX);
  private readonly earlier = new Int16Array(WAYS_MAX);
  private readonly lengths = new Uint8Array(WAYS_MAX);
  private readonly chances = new Float32Array(WAYS_MAX);
  private readonly failures = new Float32Array(WAYS_MAX);
  private ways = 0;
  /** By tackle zones on the square entered: what a dodge there comes to. */
  private readonly dodges = new Float64Array(ZONES_MAX + 1);

  /** From where the player stands, with `left` squares to go and `extra` ones that have to be rolled for. */
  find(scene: Scene, player: PlayerId, left: number, extra: number): this {
    const { g } = scene;
    const from = g.square(player);
    const most = isRooted(g, player) ? 0 : Math.min(STEPS_MAX, left + extra);
    this.player = player;
    this.start = from;
    this.left = left;
    this.search++;
    this.goForIt = extra > 0 ? withSkill(g, player, Skill.sureFeet, chanceOf(g, Roll.goForIt, player, from, from)) : 1;
    this.dodges.fill(UNKNOWN);
    this.squares[0] = from;
    this.count = 1;
    this.best[from] = 1;
    this.reached[from] = this.search;
    this.bestWay[from] = 0;
    this.ends[0] = from;
    this.lengths[0] = 0;
    this.chances[0] = 1;
    this.failures[0] = 0;
    this.ways = 1;
    let layer = 0;
    for (let step = 1; step <= most && layer < this.ways; step++) layer = this.spread(scene, step, layer);
    return this;
  }
  /** Goes a step on from all ways of a layer, which begins at a place of the list; where the next one begins. */
  private spread(scene: Scene, step: number, layer: number): number {
    const { player, start, search, best, reached, bestWay, ends, earlier, lengths, chances, failures, squares } = this;
    const { g, taken, zones } = scene;
    const going = step > this.left ? this.goForIt : 1;
    const nextLayer = this.ways;
    let { count, ways } = this;
    for (let way = layer; way < nextLayer; way++) {
      const from = ends[way] as Square;
      if (bestWay[from] !== way || (from !== start && taken[from] === LOOSE_BALL)) continue;
      const marked = from === start ? needsDodge(g, player) : zones[from] > 0;
      const safe = chances[way] * going;
      const failure = failures[way] + 1 - going;
      for (let i = from * 8, end = i + 8; i < end; i++) {
        const to = NEAR[i] as Square;
        if (to < 0 || (taken[to] & 1) !== 0) continue;
        const dodge = marked ? this.dodgeInto(scene, zones[to], from, to) : 1;
        const total = safe * dodge;
        let on = ways;
        if (reached[to] !== search) {
          reached[to] = search;
          squares[count++] = to;
        } else {
          if (total <= best[to]) continue;
          if (bestWay[to] >= nextLayer) on = bestWay[to]; // a better way in as many steps takes its place
        }
        if (on === ways) ways++;
        best[to] = total;
        bestWay[to] = on;
        ends[on] = to;
        earlier[on] = way;
        lengths[on] = step;
        chances[on] = total;
        failures[on] = failure + 1 - dodge;
      }
    }
    this.count = count;
    this.ways = ways;
    return nextLayer;
  }
  private dodgeInto(scene: Scene, zones: number, from: Square, to: Square): number {
    const { g, odd, temper } = scene;
    if (temper.foresees) {
      if (odd[from] !== 0 || odd[to] !== 0) return this.dodge(g, from, to);
      if (this.dodges[zones] === UNKNOWN) this.learnDodges(g, zones, from, to);
      return this.dodges[zones];
    }
    const { inMatch } = g.rules;
    if (inMatch[Skill.titchy] !== 0 || inMatch[Skill.prehensileTail] !== 0) return this.dodge(g, from, to);
    const known = this.dodges[zones];
    if (known !== UNKNOWN) return known;
    const chance = this.dodge(g, from, to);
    this.dodges[zones] = chance;
    return chance;
  }
  /** What one description says of so many zones, it says of any other number. */
  private learnDodges(g: BloodGame, zones: number, from: Square, to: Square): void {
    const { player, dodges } = this;
    const how = breaksTackles(g, player) ? Dodging.breakTackle : 0;
    const { target, sum, sureNatural } = describeRoll(g, g.sheet, Roll.dodge, player, from, to, how);
    const minds = ignoresZones(g, Roll.dodge, player) ? 0 : 1;
    const again = g.can(player, Skill.dodge) && !g.used(player, Once.dodge);
    for (let n = 0; n <= ZONES_MAX; n++) {
      const needed = Math.min(sureNatural, target - sum + minds * (n - zones));
      const chance = Math.max(0, Math.min(SURE, SIDES + 1 - needed)) / SIDES;
      dodges[n] = again ? 1 - (1 - chance) * (1 - chance) : chance;
    }
  }
  private dodge(g: BloodGame, from: Square, to: Square): number {
    const { player } = this;
    const how = breaksTackles(g, player) ? Dodging.breakTackle : 0;
    const chance = chanceOf(g, Roll.dodge, player, from, to, how);
    return g.used(player, Once.dodge) ? chance : withSkill(g, player, Skill.dodge, chance);
  }

  has(sq: Square): boolean {
    return this.reached[sq] === this.search;
  }
  /** How likely the player gets there with the re-rolls of its own skills alone; 0 when it cannot. */
  chance(sq: Square): number {
    return this.has(sq) ? this.best[sq] : 0;
  }
  /** The chances to fail of all rolls on the way added up: what a re-roll could help against. */
  failure(sq: Square): number {
    return this.failures[this.bestWay[sq]];
  }
  /** Squares the way takes. */
  steps(sq: Square): number {
    return this.lengths[this.bestWay[sq]];
  }
  /** The way there, square by square, without the start. */
  way(sq: Square): Square[] {
    const way: Square[] = [];
    for (let at = this.bestWay[sq]; at !== 0; at = this.earlier[at]) way.push(this.ends[at] as Square);
    return way.reverse();
  }
}
/** A skill of the player's own that rolls a failure again. */
const withSkill = (g: BloodGame, player: PlayerId, skill: number, chance: number): number =>
  g.can(player, skill) ? 1 - (1 - chance) * (1 - chance) : chance;
const breaksTackles = (g: BloodGame, player: PlayerId): boolean =>
  g.can(player, Skill.breakTackle) &&
  !g.used(player, Once.breakTackle) &&
  g.stat(player, Stat.strength) > g.stat(player, Stat.agility);
