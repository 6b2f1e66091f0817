/** The Traits of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const traits = words<Named>()({
  kickTeammate: {
    name: 'Kick Team-mate',
    does: 'Once a turn it may kick a team-mate with the Right Stuff; one it kicks badly is knocked out at least.',
  },
  rightStuff: { name: 'Right Stuff', does: 'May be thrown by a team-mate, even lying down.' },
  throwTeammate: {
    name: 'Throw Team-mate',
    does: 'Once a turn it may throw a team-mate with the Right Stuff who stands or lies next to it.',
  },
});
