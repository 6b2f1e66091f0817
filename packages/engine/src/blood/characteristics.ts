/** What the values of a player are worth: which there are, how far they go, which way is better, what a die needs by them. */
import type { Until } from '../kernel/effects.ts';
import type { PlayerId } from '../words.ts';
import { ROLLS, type RollName } from './names.ts';

/** B16-COMP-18; Passing came later. */
export const CHARACTERISTICS = ['movement', 'strength', 'agility', 'armour', 'passing'] as const;
export type CharacteristicName = (typeof CHARACTERISTICS)[number];
export const Stat = { movement: 0, strength: 1, agility: 2, armour: 3, passing: 4 } as const;
export type Stat = (typeof Stat)[CharacteristicName];

/** How an edition prints one characteristic. */
export interface Characteristic {
  /** Which way is better: printed as how good it is, or as what has to be rolled. */
  readonly better: 'more' | 'less';
  /** Printed with a plus, though more of it is better. */
  readonly asRoll?: true;
  /** Nobody is printed with more than the most or less than the least; so it is with whatever is rolled. */
  readonly printedWithin?: true;
  /** As far as anything that lasts can move it. */
  readonly min: number;
  readonly max: number;
  /** What a D6 must reach, by value; left out where nothing is rolled by it. */
  readonly needs?: readonly number[];
  /** Rolls made by it. Agility is for all that are not named anywhere. */
  readonly rolls?: readonly RollName[];
  /** The value of whoever has none of it: printed as a dash, and nothing changes it (B25-PRIN-PROF-03, B25-Q-06). */
  readonly none?: number;
}
/** Those an edition has. */
export type Characteristics = Readonly<
  Record<Exclude<CharacteristicName, 'passing'>, Characteristic> & { readonly passing?: Characteristic }
>;

/** Printed as what a D6 has to reach: 3 is 3+. */
export const PRINTED_AS_ROLL: readonly number[] = [6, 1, 2, 3, 4, 5, 6];

/** By `Stat`, for the length of a match; and by roll, which of them it is made by. */
export interface CompiledStats {
  readonly all: readonly Characteristic[];
  readonly byRoll: readonly number[];
}
export const compileStats = (given: Characteristics): CompiledStats => {
  const all = CHARACTERISTICS.flatMap(name => given[name] ?? []);
  const byRoll = ROLLS.map(roll => {
    const stat = all.findIndex(({ rolls }) => rolls?.includes(roll));
    return stat < 0 ? Stat.agility : stat;
  });
  return { all, byRoll };
};

/** As much of a game as has to do with them; game.ts stands above this file. */
interface WithStats {
  readonly rules: { readonly stats: CompiledStats };
  stat(p: PlayerId, stat: number): number;
  changeStat(p: PlayerId, stat: number, by: number, until: Until): void;
}
/** What it is worth with `by` steps for the better on top. */
export const improved = ({ better, min, max }: Characteristic, value: number, by: number): number =>
  Math.max(min, Math.min(max, better === 'more' ? value + by : value - by));
/** Makes a player better or worse in something: more is better or less is, `by` counts steps for the better. */
export const improve = (g: WithStats, p: PlayerId, stat: Stat, by: number, until: Until): void => {
  const { better } = g.rules.stats.all[stat] as Characteristic;
  g.changeStat(p, stat, better === 'more' ? by : -by, until);
};
/** B16-AG-01: what a D6 must reach by a value of a characteristic. */
export const neededBy = (g: WithStats, stat: number, value: number): number => {
  const needs = (g.rules.stats.all[stat] as Characteristic).needs as readonly number[];
  return needs[Math.min(Math.max(value, 1), needs.length - 1)] as number;
};
/** What a player needs for a roll of the kind, before anything is added to it. */
export const neededFor = (g: WithStats, kind: number, player: PlayerId): number => {
  const stat = g.rules.stats.byRoll[kind] as number;
  return neededBy(g, stat, g.stat(player, stat));
};
/** The values of a player now as its edition prints them: `["movement", "6"]`, `["agility", "3+"]`. */
export const printedStats = (g: WithStats, p: PlayerId): [CharacteristicName, string][] =>
  g.rules.stats.all.map((characteristic, stat) => [
    CHARACTERISTICS[stat] as CharacteristicName,
    printedValue(characteristic, g.stat(p, stat)),
  ]);
/** `6`, `3+`, or a dash for whoever has none of it. */
export const printedValue = ({ better, asRoll, none }: Characteristic, value: number): string =>
  value === none ? '–' : `${value}${(asRoll ?? better === 'less') ? '+' : ''}`;
