/** How a Star Player's special rule is written down: a skill of a category of its own, named and numbered by the list. */
import type { PlayerId } from '../../../../words.ts';
import { otherSeat } from '../../../../words.ts';
import type { BloodGame, SkillRule } from '../../../game.ts';
import { skillsNamed } from '../../../names.ts';
import { GRID } from '../../../pitch.ts';
import { areAdjacent, hasZone } from '../../../status.ts';
import { ruleIdOf, STAR_RULES, type StarRule } from './names.ts';

/** By its place among all skills. */
export const Star = skillsNamed(...(Object.keys(STAR_RULES) as StarRule[]));

/** A special rule works for its owner as an Active skill does, unless it says otherwise (B25-Q-170). */
export const special = <
  const E extends Readonly<Partial<Record<StarRule, Omit<SkillRule, 'category' | 'name' | 'rule'>>>>,
>(
  entries: E,
): { readonly [N in keyof E]: SkillRule } =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      { ...entry, name: STAR_RULES[id as StarRule], rule: ruleIdOf(id as StarRule), category: 'star' },
    ]),
  ) as never;

/** The one source of re-rolls that all these rules are to a coach: nobody has two of them. */
export const SPECIAL_RULE = 'special';

// --- who is where ----------------------------------------------------------------------------------------------------
export const isOpponent = (g: BloodGame, player: PlayerId, other: PlayerId): boolean =>
  g.onPitch(other) && g.control(other) === otherSeat(g.control(player));
export const isMate = (g: BloodGame, player: PlayerId, other: PlayerId): boolean =>
  other !== player && g.onPitch(other) && g.control(other) === g.control(player);
export const isWithin = (g: BloodGame, player: PlayerId, other: PlayerId, squares: number): boolean =>
  g.onPitch(player) && g.onPitch(other) && GRID.distance(g.square(player), g.square(other)) <= squares;
/** An opponent next to it, and it has a tackle zone. */
export const marks = (g: BloodGame, player: PlayerId, other: PlayerId): boolean =>
  isOpponent(g, player, other) && hasZone(g, player) && areAdjacent(g, player, other);
/** The other one of a pair: a team-mate with the same rule. */
export const partnerOf = (g: BloodGame, player: PlayerId, rule: number, is: (mate: PlayerId) => boolean): boolean => {
  for (let p = 0; p < g.playerCount; p++) {
    const mate = p as PlayerId;
    if (isMate(g, player, mate) && g.hasSkill(mate, rule) && is(mate)) return true;
  }
  return false;
};
/** B25-STARRULE-07: whoever has a special rule is one, whatever it was turned into. */
export const isStar = (g: BloodGame, player: PlayerId): boolean =>
  Object.values(Star).some(rule => g.lineup.profiles.has(g.trueProfile(player), rule));
