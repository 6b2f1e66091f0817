/** Holds reach against the slow truth: ways against every face of every die, squares against every path. */
import { blood, NO_BALL, type PlayerId, type Square } from '@ironpitch/engine';
import { reach, type Way } from '../src/index.ts';
import { Ground } from '../src/reach/ground.ts';
import { SETS_MOST } from '../src/reach/resources.ts';
import { Walk } from '../src/reach/walk.ts';
import { type Comparison, compareChances } from './comparison.ts';
import { bruteBest, bruteBlitz, bruteBlood } from './reach-brute.ts';
import { type BloodRuleset, bloodSpec, randomBlitz, randomBlood, setUpBlood } from './reach-positions.ts';

const EXACT = 1e-9;
/** So many rolls or squares are walked face by face; longer ways with like faces put together. */
const FACE_BY_FACE = 2;
const ROLLS_MAX = 5;
const GRIPPED_ROLLS_MAX = 4;
/** Opponents that get in the way, by turns. */
const GRIPPING: readonly (readonly blood.SkillName[])[] = [[], ['shadowing'], ['divingTackle', 'shadowing']];

/** Some ways of a random Blood Bowl player, short and long ones. */
export const compareWays = (into: Comparison, ruleset: BloodRuleset, seed: string, ways: number): void => {
  const gripping = GRIPPING[seed.charCodeAt(seed.length - 1) % GRIPPING.length] as readonly blood.SkillName[];
  const { game, player } = randomBlood(seed, { ruleset, gripping });
  const there = reach(game, player);
  // Whoever is followed may be followed again: two dice more for each square.
  const steps = gripping.length === 0 ? FACE_BY_FACE : 1;
  const isShort = (way: Way): boolean => there.rolls(way).length <= FACE_BY_FACE && way.path.length <= steps;
  const found = there.squares
    .flatMap(sq => there.ways(sq))
    .filter(way => there.rolls(way).length <= (gripping.length === 0 ? ROLLS_MAX : GRIPPED_ROLLS_MAX));
  const apart = Math.max(1, Math.floor(found.length / ways));
  into.positions++;
  for (let i = 0; i < found.length; i += apart) {
    const way = found[i] as Way;
    const truth = bruteBlood(game, player, there.answers(way), !isShort(way));
    const fault = (): string => `${seed}: ${way.path.join(' ')} is ${truth}, not ${way.chance}`;
    compareChances(into, truth, Math.abs(truth - way.chance), EXACT, fault);
  }
};

/** Every path of up to so many squares: the safest way is the best of them. */
export const compareBest = (into: Comparison, ruleset: BloodRuleset, seed: string, squares: number): void => {
  const { game, player } = randomBlood(seed, { ruleset, movement: 1, others: 4, skills: 2 });
  const most =
    blood.hasQuality(game, player, blood.Quality.leaping) || game.owns(player, blood.Skill.leap) ? 2 : squares;
  const there = reach(game, player);
  const truths = bruteBest(game, player, most);
  const tried = !there.assumptions.includes('notEveryPath');
  const home = game.square(player);
  into.positions++;
  for (const sq of new Set([...truths.keys(), ...there.squares] as Square[])) {
    if (sq === home) continue; // brute force goes nowhere twice
    const chances = there
      .ways(sq)
      .filter(way => way.squares <= most)
      .map(way => way.chance);
    const best = Math.max(0, ...chances);
    const truth = truths.get(sq) ?? 0;
    const short = tried || best > truth ? EXACT : SHORT_MOST;
    compareChances(into, truth, Math.abs(best - truth), short, () => `${seed}: square ${sq} is ${truth}, not ${best}`);
  }
};

/** Opponents that get in the way and skills of the mover, by turns, for whom a path is not all there is to know. */
const INTRICATE: readonly { gripping: readonly blood.SkillName[]; skills: readonly blood.SkillName[] }[] = [
  { gripping: ['divingTackle'], skills: [] },
  { gripping: ['shadowing'], skills: [] },
  { gripping: ['divingTackle', 'shadowing'], skills: ['dodge'] },
  { gripping: ['divingTackle'], skills: ['breakTackle'] },
  { gripping: [], skills: ['breakTackle', 'dodge', 'pro'] },
];
const MOVER_SKILLS: ReadonlySet<string> = new Set([
  'dodge',
  'sureFeet',
  'pro',
  'loner',
  'stunty',
  'twoHeads',
  'titchy',
]);
/** The most by which the safest way has been found short of the best path where reach says that it has not tried them all. */
const SHORT_MOST = 0.2;

/**
 * Every path without a square twice, each walked exactly: where reach has tried them all, its safest way is the best of
 * them; where it says that it has not, it falls short by no more than `SHORT_MOST`.
 */
export const compareEveryPath = (into: Comparison, short: Comparison, ruleset: BloodRuleset, seed: string): void => {
  const kind = INTRICATE[Number(seed.split(' ').at(-1)) % INTRICATE.length] as (typeof INTRICATE)[number];
  const spec = bloodSpec(seed, { ruleset, gripping: kind.gripping, movement: 3, others: 7, skills: 2 });
  const [first, ...others] = spec.players as [blood.PlayerSpec, ...blood.PlayerSpec[]];
  const skills = [...new Set([...(first.skills ?? []).filter(skill => MOVER_SKILLS.has(skill)), ...kind.skills])];
  const mover: blood.PlayerSpec = { ...first, square: [13, 8], skills, state: 'standing' };
  if (others.some(other => other.square?.join() === '13,8')) return;
  const { game, player } = setUpBlood({ ...spec, players: [mover, ...others] }, ruleset);
  const there = reach(game, player);
  const left = !there.assumptions.includes('notEveryPath');
  const account = left ? into : short;
  account.positions++;
  for (const [sq, truth] of everyPath(game, player)) {
    const found = there.safest(sq)?.chance ?? 0;
    const fault = (): string => `${seed}: square ${sq} is ${truth}, not ${found}`;
    compareChances(account, truth, Math.abs(truth - found), left || found > truth ? EXACT : SHORT_MOST, fault);
  }
};
const everyPath = (game: blood.BloodGame, player: PlayerId): Map<Square, number> => {
  const best = new Map<Square, number>();
  const g = game.twin(game.dice);
  blood.beginActing(g, player);
  const ground = new Ground(g, player);
  const home = g.square(player);
  const masses = new Float64Array(SETS_MOST);
  masses[ground.space.numberOf[ground.resources] as number] = 1;
  const movement = blood.movementOnceUp(g, player);
  const most = movement + blood.extraSquares(g, player, 0);
  const walk = new Walk(ground, movement);
  const path: Square[] = [home];
  const leaps: number[] = [];
  const go = (carries: boolean, used: number): void => {
    const from = path.at(-1) as Square;
    if (g.square(player) !== home) g.put(player, home);
    for (let d = 0; d < 8; d++) step(carries, used + 1, blood.stepFrom(from, d));
    for (const { to } of ground.jumpsFrom(from)) {
      leaps.push(path.length - 1);
      step(carries, used + blood.LEAP_SQUARES, to);
      leaps.pop();
    }
  };
  const step = (carries: boolean, used: number, to: Square): void => {
    if (to < 0 || used > most || path.includes(to) || game.playerAt(to) >= 0) return;
    const ball = game.looseBallAt(to) !== NO_BALL;
    if (ball && (carries || !ground.mayPickUp)) return;
    path.push(to);
    if (g.square(player) !== home) g.put(player, home);
    const { chance } = walk.along(path.slice(1), leaps, masses);
    if (chance > (best.get(to) ?? 0)) best.set(to, chance);
    const scored = (carries || ball) && ground.scoresAtOnce && ground.scores(to);
    if (chance > 0 && !scored) go(carries || ball, used);
    path.pop();
  };
  go(g.holdsBall(player), 0);
  return best;
};

const ACTIONS = ['run', 'mark', 'sidestep'];
/** Every Action that moves a Player, in the middle of a random match. */
export const compareBlitz = (into: Comparison, ruleset: 'blitz-2022' | 'blitz-2024', seed: string): void => {
  const { game, players } = randomBlitz(ruleset, seed);
  if (game.over || game.actionsLeft === 0) return;
  into.positions++;
  for (const player of players as PlayerId[]) {
    const there = reach(game, player);
    for (const action of ACTIONS) {
      const truths = bruteBlitz(game, player, action);
      truths.delete(game.square(player));
      const found = new Map<number, number>();
      for (const sq of there.squares)
        for (const way of there.ways(sq)) if (way.action === action) found.set(sq, way.chance);
      for (const sq of new Set([...truths.keys(), ...found.keys()])) {
        const truth = truths.get(sq) ?? 0;
        const chance = found.get(sq) ?? 0;
        const fault = (): string => `${ruleset} ${seed}: ${action} to ${sq} is ${truth}, not ${chance}`;
        compareChances(into, truth, Math.abs(truth - chance), EXACT, fault);
      }
    }
  }
};
