/** How a position of a Team Card is drawn: by its name, or as the plain player of its team. */
import type { TeamPosition } from '@ironpitch/engine';
import { drawnAs } from '../figures.ts';
import type { Figure } from '../service.ts';

/** Teams of small folk: whoever has no role of its own is small. */
const SMALL_TEAMS: readonly string[] = ['halfling', 'gnome', 'goblin', 'snotling'];

export const figureOf = (team: string, position: TeamPosition | undefined): Figure =>
  drawnAs(team, position?.name ?? '', SMALL_TEAMS.includes(team) ? 'small-guy' : 'lineman');
