/** The Devious skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const devious = words<Named>()({
  dirtyPlayer: {
    name: 'Dirty Player',
    does: '+1 on the Armour roll or on the Injury roll of its own foul, whichever it helps.',
  },
  eyeGouge: {
    name: 'Eye Gouge',
    does: 'Whoever it pushes back in a block assists nobody until it has been activated again.',
  },
  fumblerooski: {
    name: 'Fumblerooski',
    does: 'While it moves with the ball it may leave the ball behind in a square it moves out of.',
  },
  lethalFlight: {
    name: 'Lethal Flight',
    does: 'Thrown at an opponent, it adds 1 to the Armour roll or the Injury roll against whoever it knocks down.',
  },
  loneFouler: {
    name: 'Lone Fouler',
    does: 'May re-roll an Armour roll of its own foul that has not broken the armour, if nobody on either side assists.',
  },
  pileDriver: {
    name: 'Pile Driver',
    does: 'May foul whoever its block has knocked down, if it still stands next to them. Then it is down itself, and its activation is over.',
  },
  putTheBootIn: { name: 'Put the Boot In', does: 'Assists fouls of its team-mates however many opponents mark it.' },
  quickFoul: { name: 'Quick Foul', does: 'May go on moving after its foul.' },
  saboteur: {
    name: 'Saboteur',
    does: 'Knocked down in a block, it may roll a die: on 4 or more the opponent goes down as well, and it is knocked out itself.',
  },
  shadowing: {
    name: 'Shadowing',
    does: 'When an opponent dodges away from it, it may roll a die: on 4 or more it moves into the square left. As often a turn as it has Movement.',
  },
  sneakyGit: {
    name: 'Sneaky Git',
    does: 'A double on the Armour roll of its foul does not get it sent off while the armour holds.',
  },
  violentInnovator: {
    name: 'Violent Innovator',
    does: 'Earns Star Player Points for casualties by its Special Actions.',
  },
});
