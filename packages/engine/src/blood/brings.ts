/** What teams bring along besides players and re-rolls: which entries that puts into a match, and what is left of it. */
import { teamTarget, Until } from '../kernel/effects.ts';
import type { Seat } from '../words.ts';
import type { BloodGame, Edition, TeamRule } from './game.ts';
import type { Team } from './roster.ts';

/** By the id of an entry: how many of it; for what has a captain, the number on its back. */
type Brought = ReadonlyMap<string, number>;
const countBrought = ({ teams }: Edition, { backing }: Team): Brought => {
  if (!backing) return new Map();
  const { rules, captain = 1, inducements } = backing;
  return new Map([
    ...rules.map(rule => [rule, rule === teams.rules.draft?.captain.rule ? captain : 1] as const),
    ...Object.entries(inducements).map(([id, { count }]) => [id, count] as const),
  ]);
};
const counted = new WeakMap<Edition, WeakMap<Team, Brought>>();
/** A team brings the same to every match. */
const broughtBy = (edition: Edition, team: Team): Brought => {
  const known = counted.get(edition) ?? new WeakMap<Team, Brought>();
  counted.set(edition, known);
  const brought = known.get(team) ?? countBrought(edition, team);
  known.set(team, brought);
  return brought;
};
/** Every entry that somebody in a match can have by what the teams bring, or by what a position says of them. */
export const rulesBrought = (edition: Edition, teams: readonly Team[], ids: readonly string[]): readonly TeamRule[] => {
  const all = new Set([...teams.flatMap(team => [...broughtBy(edition, team).keys()]), ...ids]);
  return edition.teamRules.filter(({ id, comesWith = id }) => all.has(id) || all.has(comesWith));
};
/** Before a match. */
export const bringAlong = (g: BloodGame, seat: Seat): void => {
  for (const [id, count] of broughtBy(g.rules.edition, g.teamOf(seat))) {
    const rule = g.rules.edition.teamRules.find(one => one.id === id);
    if (rule !== undefined && count > 0) bring(g, seat, rule, count);
  }
};
export const bring = (g: BloodGame, seat: Seat, { effect, on, starts }: TeamRule, count: number): void => {
  if (effect !== undefined && on !== 'player') g.affect(teamTarget(seat), effect, count, Until.match);
  starts?.(g, seat, count);
};

/** How many of it a team has left. */
export const hasLeft = (g: BloodGame, seat: Seat, effect: number): number =>
  g.isAffected(teamTarget(seat), effect) ? g.effectValue(teamTarget(seat), effect) : 0;
/** Was there for once. */
export const spend = (g: BloodGame, seat: Seat, effect: number): void => g.endEffect(teamTarget(seat), effect);
