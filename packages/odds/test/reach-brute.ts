/** The slow truth that the fast answers are held against: every face of every die, every decision of both coaches. */
import {
  answerOf,
  type BlitzGame,
  blood,
  D6,
  type Dice,
  type Die,
  EnumeratingDice,
  type Game,
  objectOf,
  type PlayerId,
  SeededDice,
  type Square,
  type Verb,
  verbOf,
} from '@ironpitch/engine';

const ANSWERS_MAX = 512;

/** Faces are walked one by one; once nothing matters any more, they fall as they may. */
class BruteDice implements Dice {
  readonly all = new EnumeratingDice();
  private readonly any = new SeededDice('whatever happens then');
  private readonly isLost: () => boolean;
  constructor(merging: boolean, isLost: () => boolean) {
    this.all.merging = merging;
    this.isLost = isLost;
  }
  private get source(): Dice {
    return this.isLost() ? this.any : this.all;
  }
  roll(die: Die, target?: number, other?: number): number {
    return this.source.roll(die, target, other);
  }
  twoD6(target?: number, other?: number): number {
    return this.source.twoD6(target, other);
  }
  pick(count: number): number {
    return this.source.pick(count);
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    this.source.shuffle(cells, from, count);
  }
}

/** A plan of answers for one player, tried in every way: the planner for the best, the other coach for the worst. */
class Brute {
  private readonly g: Game;
  private readonly dice: BruteDice[] = [];
  private readonly merging: boolean;
  /** In the quick mode only: positions met before. */
  private readonly known: Map<number, number> | undefined;
  private readonly isLost: (g: Game) => boolean;
  private readonly waits: (g: Game) => boolean;
  /** What there is to reach has been reached before anybody is asked again. */
  private readonly isWon: (g: Game) => boolean;
  /** Everything up to this answer has gone as it was ordered. */
  private readonly isAsOrdered: (g: Game, next: number) => boolean;
  private readonly planner: number;
  private readonly answers: readonly number[];

  constructor(
    game: Game,
    player: PlayerId,
    answers: readonly number[],
    rules: {
      isLost: (g: Game) => boolean;
      waits: (g: Game) => boolean;
      isWon: (g: Game) => boolean;
      isAsOrdered: (g: Game, next: number) => boolean;
    },
    merging: boolean,
  ) {
    this.g = game.twin(new EnumeratingDice());
    this.planner = game.control(player);
    this.answers = answers;
    this.merging = merging;
    this.known = merging ? new Map() : undefined;
    this.isLost = rules.isLost;
    this.waits = rules.waits;
    this.isWon = rules.isWon;
    this.isAsOrdered = rules.isAsOrdered;
  }
  chance(): number {
    return this.taking(this.answers[0] as number, 1, 0);
  }
  private taking(answer: number, next: number, depth: number): number {
    const { g } = this;
    // Steps only: to look a position up takes longer than to try a re-roll.
    const known = this.waits(g) ? this.known : undefined;
    const key = known === undefined ? 0 : g.longFingerprint() + (answer + 1) * next;
    const found = known?.get(key);
    if (found !== undefined) return found;
    const before = g.save();
    this.dice[depth] ??= new BruteDice(this.merging, () => this.isLost(g) || this.isWon(g));
    const dice = this.dice[depth] as BruteDice;
    let chance = 0;
    dice.all.forEach(() => {
      g.load(before);
      g.dice = dice;
      g.choose(answer);
      const weight = dice.all.probability;
      chance += weight * this.value(next, depth + 1);
    });
    g.load(before);
    known?.set(key, chance);
    return chance;
  }
  private value(next: number, depth: number): number {
    const { g } = this;
    if (this.isWon(g)) return next === this.answers.length ? 1 : 0;
    if (g.over || this.isLost(g)) return 0;
    if (this.waits(g)) {
      if (!this.isAsOrdered(g, next)) return 0;
      if (next === this.answers.length) return 1;
      const answer = this.answers[next] as number;
      return g.isLegal(answer) ? this.taking(answer, next + 1, depth) : 0;
    }
    if (!FORKS.includes(g.question.name)) return 0;
    const legal = new Int16Array(ANSWERS_MAX);
    const count = g.legal(legal);
    const mine = g.asked === this.planner;
    let best = mine ? 0 : 1;
    for (let i = 0; i < count; i++) {
      const value = this.taking(legal[i] as number, next, depth);
      best = mine ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
/** Questions that a move may bring up. */
const FORKS = ['reroll', 'useSkill', 'divingTackle', 'tentacles', 'shadowing', 'animalSavagery'];

/** The chance that a player walks its way in Blood Bowl and could go on from there. */
export const bruteBlood = (
  game: blood.BloodGame,
  player: PlayerId,
  answers: readonly number[],
  merging = false,
): number => {
  const turn = game.active;
  const asBlood = (g: Game): blood.BloodGame => g as blood.BloodGame;
  const started = blood.isStanding(game, player);
  const seat = game.control(player);
  const scored = game.score(seat);
  const atOnce = game.rules.edition.scoresAtOnce;
  return new Brute(
    game,
    player,
    answers,
    {
      isLost: g =>
        asBlood(g).turnover !== 0 || asBlood(g).active !== turn || (started && !blood.isStanding(asBlood(g), player)),
      waits: g => g.question.name === 'activity' && g.about(0) === player,
      isWon: g => atOnce && asBlood(g).score(seat) > scored,
      // Whoever keeps its feet where a jump was to begin stands on another square than it should.
      isAsOrdered: (g, next) => {
        const last = answers[next - 1] as number;
        return verbOf(last).object !== 'square' || g.square(player) === objectOf(last);
      },
    },
    merging,
  ).chance();
};

const JUMPS = blood.ROLLS.indexOf('jump');
/** A path that brute force is to walk; `bound` is the chance of all of it but its last step, and so the most it can have. */
interface BrutePath {
  readonly squares: readonly number[];
  readonly used: number;
  readonly answers: readonly number[];
  readonly leapt: boolean;
  readonly bound: number;
}
/** Every path of at most so many squares, the likeliest first: the best chance there is for every square. */
export const bruteBest = (game: blood.BloodGame, player: PlayerId, squares: number): Map<number, number> => {
  const jumps = JUMPS >= 0 && game.rules.hooks.rollRules[JUMPS] !== undefined;
  const verbs = (leaps: boolean): readonly Verb[] =>
    !leaps ? [blood.TO] : jumps ? [blood.JUMP, blood.LEAP] : [blood.LEAP];
  const best = new Map<number, number>();
  const declare = answerOf(blood.ACTION_VERBS[blood.Action.move] as Verb, player);
  const byUsed: BrutePath[][] = Array.from({ length: squares + 1 }, () => []);
  const go = (path: BrutePath, to: number, cost: number, chance: number): void => {
    const used = path.used + cost;
    if (to < 0 || used > squares || path.squares.includes(to)) return;
    const there = game.playerAt(to as Square);
    if (there >= 0 && there !== player) return;
    const leaps = cost > 1;
    for (const verb of verbs(leaps))
      byUsed[used]?.push({
        squares: [...path.squares, to],
        used,
        answers: [...path.answers, answerOf(verb, to)],
        leapt: path.leapt || leaps,
        bound: chance,
      });
  };
  const goOn = (path: BrutePath, chance: number): void => {
    const from = path.squares.at(-1) as Square;
    for (let d = 0; d < 8; d++) go(path, blood.stepFrom(from, d), 1, chance);
    if (!jumps && (path.leapt || !game.owns(player, blood.Skill.leap))) return;
    for (let row = -2; row <= 2; row++)
      for (let column = -2; column <= 2; column++)
        go(path, blood.leapFrom(from, column, row), blood.LEAP_SQUARES, chance);
  };
  goOn({ squares: [game.square(player)], used: 0, answers: [declare], leapt: false, bound: 1 }, 1);
  for (const paths of byUsed)
    for (const path of paths.sort((one, other) => other.bound - one.bound)) {
      const to = path.squares.at(-1) as number;
      const soFar = best.get(to) ?? 0;
      if (path.used === squares && path.bound <= soFar) continue; // it cannot be better, and leads nowhere else
      const chance = bruteBlood(game, player, path.answers, true);
      if (chance > soFar) best.set(to, chance);
      if (chance > 0) goOn(path, chance);
    }
  return best;
};

/** D6 are walked face by face, everything else falls as it may: where a ball bounces moves nobody. */
class MoveDice extends SeededDice {
  readonly all = new EnumeratingDice();
  constructor() {
    super('where balls bounce');
    this.all.merging = false;
  }
  override roll(die: Die): number {
    return die === D6 ? this.all.roll(die) : super.roll(die);
  }
}
const STEPS = ['runStep', 'markStep', 'sidestep'];

/** Every square a Blitz Bowl Action can end on, with its chance: walked answer by answer through the real game. */
export const bruteBlitz = (game: BlitzGame, player: PlayerId, action: string): Map<number, number> => {
  const chances = new Map<number, number>();
  const dice = new MoveDice();
  const g = game.twin(dice);
  const before = g.save();
  const verb = (name: string): Verb => g.rules.vocabulary.named(name) as Verb;
  const declare = answerOf(verb(action), player);
  if (!g.isLegal(declare)) return chances;
  dice.all.forEach(() => {
    g.load(before);
    g.choose(declare);
    while (!g.over && !STEPS.includes(g.question.name) && g.isLegal(answerOf(verb('pass'))))
      g.choose(answerOf(verb('pass')));
    const weight = dice.all.probability;
    for (const sq of endsFrom(g, player, verb('to'))) chances.set(sq, (chances.get(sq) ?? 0) + weight);
  });
  return chances;
};
const endsFrom = (g: BlitzGame, player: PlayerId, to: Verb): Set<number> => {
  const ends = new Set<number>();
  const seen = new Set<string>();
  const waits = (): boolean => !g.over && STEPS.includes(g.question.name) && g.about(0) === player;
  const explore = (): void => {
    const key = [g.square(player), g.about(1), g.holdsBall(player)].join();
    if (seen.has(key)) return;
    seen.add(key);
    const here = g.save();
    const legal = new Int16Array(ANSWERS_MAX);
    const count = g.legal(legal);
    for (let i = 0; i < count; i++) {
      const answer = legal[i] as number;
      if (verbOf(answer) !== to) {
        ends.add(g.square(player));
        continue;
      }
      g.load(here);
      g.choose(answer);
      if (waits()) explore();
      else ends.add(objectOf(answer));
      g.load(here);
    }
  };
  if (waits()) explore();
  return ends;
};
