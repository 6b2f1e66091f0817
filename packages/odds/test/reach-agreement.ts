/** Holds reach against the slow truth: ways against every face of every die, squares against every path. */
import { blood, type PlayerId, type Square } from '@ironpitch/engine';
import { reach, type Way } from '../src/index.ts';
import { type Comparison, compareChances } from './comparison.ts';
import { bruteBest, bruteBlitz, bruteBlood } from './reach-brute.ts';
import { randomBlitz, randomBlood } from './reach-positions.ts';

const EXACT = 1e-9;
/** So many rolls or squares are walked face by face; longer ways with like faces put together. */
const FACE_BY_FACE = 2;
const ROLLS_MAX = 5;
const GRIPPED_ROLLS_MAX = 4;
/** Opponents that get in the way, by turns. */
const GRIPPING: readonly (readonly blood.SkillName[])[] = [[], ['shadowing'], ['divingTackle', 'shadowing']];

/** Some ways of a random Blood Bowl player, short and long ones. */
export const compareWays = (into: Comparison, seed: string, ways: number): void => {
  const gripping = GRIPPING[seed.charCodeAt(seed.length - 1) % GRIPPING.length] as readonly blood.SkillName[];
  const { game, player } = randomBlood(seed, { gripping });
  const there = reach(game, player);
  const isShort = (way: Way): boolean => there.rolls(way).length <= FACE_BY_FACE && way.path.length <= FACE_BY_FACE;
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
export const compareBest = (into: Comparison, seed: string, squares: number): void => {
  const { game, player } = randomBlood(seed, { movement: 1, others: 4, skills: 2 });
  const most = game.owns(player, blood.Skill.leap) ? 2 : squares;
  const there = reach(game, player);
  const truths = bruteBest(game, player, most);
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
    compareChances(into, truth, Math.abs(best - truth), EXACT, () => `${seed}: square ${sq} is ${truth}, not ${best}`);
  }
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
