/** An explained roll of the library of odds, as the page shows it. */
import type { ExplainedRoll } from '@ironpitch/odds';
import type { RollPreview } from './service.ts';

const SIDES: Readonly<Record<string, number>> = { d3: 3, d8: 8, d16: 16 };

export const previewOf = (roll: ExplainedRoll): RollPreview => ({
  kind: roll.kind,
  dice: roll.die === '2d6' ? 2 : Math.abs(roll.dice),
  sides: SIDES[roll.die] ?? 6,
  needs: roll.needs ?? 0,
  target: roll.target ?? 0,
  chance: roll.chance ?? null,
  modifiers: roll.modifiers.map(({ by, cause, rule, who }) => ({
    by,
    cause,
    rule,
    ...(who === undefined ? {} : { who }),
  })),
  rerolls: roll.rerolls,
  ...(roll.player === undefined ? {} : { player: roll.player }),
  ...(roll.faces === undefined ? {} : { picks: roll.dice < 0 ? ('theirs' as const) : ('own' as const) }),
  ...(roll.results === undefined ? {} : { results: roll.results }),
});
