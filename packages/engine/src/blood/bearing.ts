/** Who has an entry to go by: a skill of its own, or something that lasts for it, its team, its opponents or everybody. */
import { MATCH_TARGET, teamTarget } from '../kernel/effects.ts';
import { otherSeat, type PlayerId, POSTURES } from '../words.ts';
import { QUALITIES } from './entries.ts';
import type { BloodGame } from './game.ts';
import { SKILLS, type SkillName, skillNumber } from './names.ts';
import { Bearer, bearerOf, isForever, isSkillSource, kindOf, type Source } from './sources.ts';

/** Whether the entry works for a player now. */
export const bears = (g: BloodGame, source: Source, p: PlayerId): boolean =>
  isSkillSource(source) ? g.can(p, source) : isForever(source) || lastsFor(g, source, p);
/** The same, but a skill counts for whoever is down as well. */
export const owns = (g: BloodGame, source: Source, p: PlayerId): boolean =>
  isSkillSource(source) ? g.owns(p, source) : isForever(source) || lastsFor(g, source, p);
/** Reports that a player has used a skill. */
export const tellUsed = (g: BloodGame, player: PlayerId, source: Source): void => {
  g.events?.push({ type: 'skillUsed', player, skill: SKILLS[source] as SkillName });
};
const lastsFor = (g: BloodGame, source: Source, p: PlayerId): boolean => {
  const kind = kindOf(source);
  switch (bearerOf(source)) {
    case Bearer.player:
      return g.isAffected(p, kind);
    case Bearer.team:
      return g.control(p) >= 0 && g.isAffected(teamTarget(g.control(p)), kind);
    case Bearer.opponents:
      return g.control(p) >= 0 && g.isAffected(teamTarget(otherSeat(g.control(p))), kind);
    case Bearer.match:
      return g.isAffected(MATCH_TARGET, kind);
    default:
      return isInForce(g, kind);
  }
};
const isInForce = (g: BloodGame, index: number): boolean => {
  const { now } = g.rules.extras[index] as BloodGame['rules']['extras'][number];
  return now === undefined || now(g);
};
/** Whether something that touches nobody in particular lasts now; whose skill it is, the entry finds out by itself. */
export const lasts = (g: BloodGame, source: Source): boolean => {
  if (isForever(source)) return true;
  const bearer = bearerOf(source);
  if (bearer === Bearer.match) return g.isAffected(MATCH_TARGET, kindOf(source));
  return bearer !== Bearer.rule || isInForce(g, kindOf(source));
};

/** The skills a player has now, in the order of its edition. */
export const skillsOf = (g: BloodGame, p: PlayerId): SkillName[] =>
  Object.keys(g.rules.edition.skills).filter(name => g.hasSkill(p, skillNumber(name)));

/** Whether one of several entries works for a player now. */
export const bearsAny = (g: BloodGame, sources: readonly Source[], p: PlayerId): boolean => {
  for (let i = 0; i < sources.length; i++) if (bears(g, sources[i] as Source, p)) return true;
  return false;
};
/** Whether a player has a quality, from whatever entry. */
export const hasQuality = (g: BloodGame, p: PlayerId, quality: number): boolean =>
  (g.hooks.anyQualities & (1 << quality)) !== 0 &&
  (g.isAsPrinted(p) && (g.hooks.lentQualities & (1 << quality)) === 0
    ? (printedQualities(g, p) & (1 << quality)) !== 0
    : bearsQuality(g, p, quality));
const bearsQuality = (g: BloodGame, p: PlayerId, quality: number): boolean =>
  bearsAny(g, g.hooks.qualities[quality] as readonly Source[], p);
/** What a player has by its skills, a bit each; found out once a match for all of one profile and posture. */
const printedQualities = (g: BloodGame, p: PlayerId): number => {
  const { qualities } = g.rules;
  const place = g.profile(p) * POSTURES.length + g.posture(p);
  if (qualities[place] === 0) qualities[place] = LOOKED_UP | findQualities(g, p);
  return qualities[place] as number;
};
/** Beside the qualities: they have been looked up. */
const LOOKED_UP = 1 << QUALITIES.length;
const findQualities = (g: BloodGame, p: PlayerId): number =>
  QUALITIES.reduce((bits, _, i) => (bearsQuality(g, p, i) ? bits | (1 << i) : bits), 0);
/** Which of some qualities a player has, a bit each. */
export const qualitiesAmong = (g: BloodGame, p: PlayerId, among: number): number => {
  const { anyQualities, lentQualities } = g.hooks;
  const wanted = among & anyQualities;
  if (wanted === 0) return 0;
  if (g.isAsPrinted(p) && (lentQualities & wanted) === 0) return printedQualities(g, p) & wanted;
  let bits = 0;
  for (let i = 0; wanted >> i !== 0; i++) if (wanted & (1 << i) && hasQuality(g, p, i)) bits |= 1 << i;
  return bits;
};
/** What entries add to a number of a player. */
export const numberOf = (g: BloodGame, p: PlayerId, number: number): number => {
  const hooks = g.hooks.numbers[number] as BloodGame['rules']['hooks']['numbers'][number];
  let sum = 0;
  for (let i = 0; i < hooks.length; i++) {
    const { source, by } = hooks[i] as (typeof hooks)[number];
    if (bears(g, source, p)) sum += by;
  }
  return sum;
};
/** What players on the pitch and lasting effects add to a number of a team. */
export const teamNumberOf = (g: BloodGame, seat: 0 | 1, number: number): number => {
  const hooks = g.hooks.teamNumbers[number] as BloodGame['rules']['hooks']['teamNumbers'][number];
  let sum = 0;
  for (let i = 0; i < hooks.length; i++) {
    const { source, by } = hooks[i] as (typeof hooks)[number];
    if (!isSkillSource(source)) {
      const [team, kind] = [teamTarget(seat), kindOf(source)];
      if (g.isAffected(team, kind)) sum += by * Math.max(1, g.effectValue(team, kind)); // so many of a kind
      continue;
    }
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) === seat && g.onPitch(player) && g.can(player, source)) sum += by;
    }
  }
  return sum;
};
