/** Who a player is by its team list: a Star Player or not, and what it may learn. */
import type { PlayerId } from '../../../words.ts';
import type { BloodGame } from '../../game.ts';
import type { RosterPosition } from '../../roster.ts';

/** Roster and position, or a Star Player under the name of its team; players that have learned the same have a `#` behind it. */
const namesOf = (g: BloodGame, player: PlayerId): readonly [string, string] => {
  const id = g.lineup.profiles.list[g.trueProfile(player)]?.id ?? '';
  const [roster = '', position = ''] = (id.split('#')[0] as string).split('/');
  return [roster, position];
};
export const isStar = (g: BloodGame, player: PlayerId): boolean => {
  const [, position] = namesOf(g, player);
  return g.rules.edition.teams.rules.stars.some(({ id }) => id === position);
};
export const positionOf = (g: BloodGame, player: PlayerId): RosterPosition | undefined => {
  const [rosterId, positionId] = namesOf(g, player);
  const roster = g.rules.edition.teams.rules.rosters.find(({ id }) => id === rosterId);
  return roster?.positions.find(({ id }) => id === positionId);
};
