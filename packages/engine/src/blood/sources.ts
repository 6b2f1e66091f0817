/** Where an entry comes from, in one number: a skill by its own, an effect above its kind of bearer, an Extra Rule. */
import type { Lasting } from './entries.ts';

export type Source = number;
const STEP_BITS = 10;
const STEP = 1 << STEP_BITS;
/** What makes up a source, by its place: what kind of bearer, and above which number. */
const BEARERS = ['skill', 'player', 'team', 'opponents', 'match', 'rule', 'always'] as const;
export const Bearer = { skill: 0, player: 1, team: 2, opponents: 3, match: 4, rule: 5, always: 6, law: 7 } as const;

/** All sources are less. */
export const SOURCES_END: number = (Bearer.law + 1) * STEP;
export const effectSource = (on: Lasting<unknown>['on'], effect: number): Source => BEARERS.indexOf(on) * STEP + effect;
/** An Extra Rule that is in force at times, or a law: one that is in force throughout the match. */
export const extraRuleSource = (index: number, atTimes: boolean): Source =>
  (atTimes ? Bearer.rule : Bearer.law) * STEP + index;
export const isSkillSource = (source: Source): boolean => source < STEP;
/** Works for everybody at any time, so that nobody has to look. */
export const isForever = (source: Source): boolean => source >= Bearer.always * STEP;
export const bearerOf = (source: Source): number => source >> STEP_BITS;
/** Comes with an effect, and lasts as long as that does. */
export const isOfEffect = (source: Source): boolean => {
  const bearer = bearerOf(source);
  return bearer >= Bearer.player && bearer <= Bearer.match;
};
/** The skill, the kind of effect, or the place of the Extra Rule. */
export const kindOf = (source: Source): number => source & (STEP - 1);
