/** How a position of a team list is drawn: by its name, or by what its numbers make of it. */
import { blood } from '@ironpitch/engine';
import { drawnAs } from '../figures.ts';
import type { Figure } from '../service.ts';

const ROLES: Readonly<Record<blood.Role, string>> = {
  bigGuy: 'big-guy',
  blocker: 'blocker',
  blitzer: 'blitzer',
  lineman: 'lineman',
  thrower: 'thrower',
  runner: 'runner',
  smallGuy: 'small-guy',
};
/** What a team file calls the position of somebody who is hired for a match. */
export const STAR = 'Star Player';

export const figureOf = (
  { characteristics }: blood.Edition,
  roster: string,
  name: string,
  profile: blood.Profile,
): Figure => ({
  ...drawnAs(roster, name, ROLES[blood.asCandidate(profile, characteristics.agility.better).role]),
  ...(name === STAR && { star: true }),
});
