/** Conditions that entries of several skills share. */
import { otherSeat, type PlayerId } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality, type Use } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';
import { skillsNamed } from '../names.ts';
import { Blocking } from '../procedures/strength.ts';
import { Face } from '../words.ts';

const Skill = skillsNamed('block');

/** Sees the matter as whoever uses a skill against the blitzer does. */
export const inBlitz = (_g: BloodGame, m: Matter): boolean => (m.flags & Blocking.blitz) !== 0 && m.other === m.player;
/** A team-mate that somebody careers into is no opponent, and whoever belongs to nobody is none either. */
export const areOpponents = (g: BloodGame, p: PlayerId, q: PlayerId): boolean =>
  g.control(q) === otherSeat(g.control(p)) && !hasQuality(g, p, Quality.neutral) && !hasQuality(g, q, Quality.neutral);
/** Only the side whose turn it is blocks anybody. */
export const fellToItsOwnBlock = (g: BloodGame, player: PlayerId, by: PlayerId): boolean =>
  g.control(player) === g.active && areOpponents(g, player, by);
export const facesOpponent = (g: BloodGame, { owner, other }: Matter): boolean => areOpponents(g, owner, other);
/** A casualty that its owner has caused in such a way counts for it as that of a block does. */
export const credit = (when: (g: BloodGame, m: Matter) => boolean): Use<BloodGame> => ({
  at: 'credited',
  who: 'player',
  when,
  becomes: () => 1,
  unasked: true,
});
/** An opponent that was only pushed, in a block of the player's own choice. */
export const mayBlockAgain = (_g: BloodGame, m: Matter): boolean =>
  m.value === Face.pushed && !(m.flags & (Blocking.again | Blocking.multiple | Blocking.careering));
/** Whoever has no ball to lose and would fall anyway; in the other coach's turn even whoever would not. */
export const wantsDown = (g: BloodGame, owner: PlayerId): boolean =>
  !g.holdsBall(owner) && (!g.can(owner, Skill.block) || g.active !== g.control(owner));
