/** The ready-made teams of 2025: three of every list, for a league, for a tournament, and with Star Players. */
import type { TeamFile } from '../../../teams/terms.ts';
import { beginners2025 } from './beginners.ts';
import { starTeams2025 } from './stars.ts';
import { tournament2025 } from './tournament.ts';

export const teamFiles2025: readonly TeamFile[] = [...beginners2025, ...tournament2025, ...starTeams2025];
