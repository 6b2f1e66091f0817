/** What a player is called in short: one word of a long title, but one that tells the positions of a team apart. */
import type { PlayerView } from './service.ts';

const TITLE_MAX = 13;
/** `titles`: those of the whole team. */
export const shortTitle = (title: string, titles: readonly string[]): string => {
  if (title.length <= TITLE_MAX) return title;
  // A beast of somewhere, somebody the something.
  const [thing, byname] = title.split(/ (?:of|the) /);
  if (byname !== undefined) return thing as string;
  const parts = title.split(' ');
  const last = parts.at(-1) as string;
  const isShared = titles.some(other => other !== title && other.split(' ').at(-1) === last);
  const before = parts.slice(0, -1).join(' ');
  return isShared && before.length <= TITLE_MAX && !titles.includes(before) ? before : last;
};
/** The players of a match, each with its short title. */
export const withShortTitles = (players: readonly Omit<PlayerView, 'short'>[]): PlayerView[] => {
  const titles = ([0, 1] as const).map(side => [
    ...new Set(players.filter(one => one.side === side).map(({ title }) => title)),
  ]);
  return players.map(player => ({ ...player, short: shortTitle(player.title, titles[player.side] ?? []) }));
};
