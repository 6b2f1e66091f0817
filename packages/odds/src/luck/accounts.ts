/** Rolls added up: by kind and team, and the few that mattered most. */
import type { Seat } from '@ironpitch/engine';
import type { KindLuck, RollLuck } from './words.ts';

const DECIDING_MAX = 10;

export const byKind = (rolls: readonly RollLuck[], side: Seat): KindLuck[] => {
  const kinds = new Map<string, { -readonly [K in keyof KindLuck]: KindLuck[K] }>();
  for (const roll of rolls) {
    if (roll.side !== side) continue;
    const kind = kinds.get(roll.kind) ?? { kind: roll.kind, rolls: 0, tried: 0, expected: 0, actual: 0, swing: 0 };
    kinds.set(roll.kind, kind);
    kind.rolls++;
    kind.swing += side === 0 ? roll.swing : -roll.swing;
    if (roll.expected === null || roll.actual === null) continue;
    kind.tried++;
    kind.expected += roll.expected;
    kind.actual += roll.actual;
  }
  return [...kinds.values()].sort((a, b) => b.rolls - a.rolls || (a.kind < b.kind ? -1 : 1));
};
/** Places in the list: the greatest swing first. */
export const deciding = (rolls: readonly RollLuck[]): number[] =>
  rolls
    .map((_, place) => place)
    .sort((a, b) => Math.abs((rolls[b] as RollLuck).swing) - Math.abs((rolls[a] as RollLuck).swing) || a - b)
    .slice(0, DECIDING_MAX);
