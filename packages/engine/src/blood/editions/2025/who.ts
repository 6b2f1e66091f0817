/** Who a player is by its team list: a Star Player or not, and what it may learn. */
import type { Profile } from '../../../kernel/lineup.ts';
import type { PlayerId } from '../../../words.ts';
import type { BloodGame } from '../../game.ts';
import type { RosterPosition } from '../../roster.ts';

interface Names {
  readonly roster: string;
  readonly position: string;
  readonly isStar: boolean;
}
/** Roster and position, or a Star Player under the name of its team; players that have learned the same have a `#` behind it. */
const readNames = (g: BloodGame, id: string): Names => {
  const [roster = '', position = ''] = (id.split('#')[0] as string).split('/');
  return { roster, position, isStar: g.rules.edition.teams.rules.stars.some(star => star.id === position) };
};
const known = new WeakMap<Profile, Names>();
const namesOf = (g: BloodGame, player: PlayerId): Names => {
  const profile = g.lineup.profiles.list[g.trueProfile(player)] as Profile;
  let names = known.get(profile);
  if (names === undefined) {
    names = readNames(g, profile.id);
    known.set(profile, names);
  }
  return names;
};
export const isStar = (g: BloodGame, player: PlayerId): boolean => namesOf(g, player).isStar;
export const positionOf = (g: BloodGame, player: PlayerId): RosterPosition | undefined => {
  const { roster, position } = namesOf(g, player);
  return g.rules.edition.teams.rules.rosters
    .find(({ id }) => id === roster)
    ?.positions.find(({ id }) => id === position);
};
