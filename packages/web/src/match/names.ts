/** How players and teams are called in sentences. */
import type { MatchView, PlayerView, Side, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';

/** `Runner 4` */
export const playerName = (player: Pick<PlayerView, 'short' | 'shirt'>): string =>
  `${player.short} ${player.shirt}`.trim();
/** `Baldrun Ashvein (Runner 4)`: where there is room for it. */
export const fullName = (player: Pick<PlayerView, 'name' | 'title' | 'short' | 'shirt'>): string =>
  player.name === '' || player.name === player.title ? playerName(player) : `${player.name} (${playerName(player)})`;
export const playerById = (view: MatchView, id: string): PlayerView | undefined => view.players.find(p => p.id === id);
export const nameById = (view: MatchView, id: string): string => {
  const player = playerById(view, id);
  return player ? playerName(player) : id;
};
/** `Dwarf`; with the colour before it when both coaches play the same team. */
export const teamName = (view: MatchView, side: Side): string => {
  const { name } = view.teams[side];
  return view.teams[0].id === view.teams[1].id ? t.sideTeam(side, name) : name;
};
/** `ORC`; an article tells nothing. */
export const threeLetters = (name: string): string =>
  [...name.replace(/^(the|an?) /i, '').replace(/[^\p{L}]/gu, '')].slice(0, 3).join('').toUpperCase();
export const coachName = ({ coaches, lesson, replay }: Snapshot, side: Side): string => {
  const coach = coaches[side];
  if (replay !== null || (lesson !== null && coach !== 'person')) return '';
  const persons = coaches.filter(one => one === 'person').length;
  return coach === 'person' && persons === 2 ? (t.coaches.friend as string) : (t.coaches[coach] as string);
};
