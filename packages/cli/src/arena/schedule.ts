/** Who meets whom in an arena: every pair of bots, every team as often as any other, seats and teams swapped. */
import { type RulesetDefinition, SeededDice } from '@ironpitch/engine';

/** Each pair of bots, by their places in the list. */
export const pairsOf = (bots: number): (readonly [number, number])[] => {
  const pairs: [number, number][] = [];
  for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) pairs.push([a, b]);
  return pairs;
};
/** Two teams are met with four times: both bots coach both of them, at home and away. */
export const MEETING = 4;

export interface Fixture {
  /** The place of the pair among all pairs. */
  readonly pair: number;
  /** Which match of the pair it is, from 0. */
  readonly round: number;
  readonly home: string;
  readonly away: string;
  /** The second bot of the pair sits at home. */
  readonly swapped: boolean;
  readonly seed: string;
}
interface Plan {
  readonly bots: readonly string[];
  readonly seed: string;
}
/** All pairs go on side by side: match `i` of the arena. */
export const fixture = ({ teams }: RulesetDefinition, { bots, seed }: Plan, i: number): Fixture => {
  const pairs = pairsOf(bots.length);
  const pair = i % pairs.length;
  const round = Math.floor(i / pairs.length);
  const [a, b] = pairs[pair] as readonly [number, number];
  const ids = teams.map(team => team.id);
  const [first, second] = meeting(ids, seed, Math.floor(round / MEETING));
  const turned = (round & 2) !== 0;
  return {
    pair,
    round,
    home: turned ? second : first,
    away: turned ? first : second,
    swapped: (round & 1) !== 0,
    seed: `${seed}/${bots[a]}-${bots[b]}/${round}`,
  };
};
/** The same for every pair of bots: once around, each team has been first once and second once. */
const meeting = (teams: readonly string[], seed: string, number: number): readonly [string, string] => {
  const around = Math.floor(number / teams.length);
  const place = number % teams.length;
  const dice = new SeededDice(`${seed}/teams/${around}`);
  return [shuffled(teams, dice)[place] as string, shuffled(teams, dice)[place] as string];
};
const shuffled = (teams: readonly string[], dice: SeededDice): string[] => {
  const order = [...teams];
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.pick(i + 1);
    [order[i], order[j]] = [order[j] as string, order[i] as string];
  }
  return order;
};
