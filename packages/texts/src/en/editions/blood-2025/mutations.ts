/** The Mutations of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const mutations = words<Named>()({
  bigHand: { name: 'Big Hand', does: 'Nothing makes it harder for this player to pick up the ball.' },
  claws: {
    name: 'Claws',
    does: 'Whoever it knocks down in a block has its armour broken by 8 or more on the dice as they fall.',
  },
  disturbingPresence: {
    name: 'Disturbing Presence',
    does: 'Opponents within three squares have −1 to throw the ball, a bomb or a team-mate, to intercept and to catch.',
  },
  extraArms: { name: 'Extra Arms', does: '+1 to catch, to pick up the ball and to intercept.' },
  foulAppearance: {
    name: 'Foul Appearance',
    does: 'Whoever wants to block it, or to aim a Special Action at it, rolls a die first: on a 1 nothing comes of it and the activation is over.',
  },
  horns: { name: 'Horns', does: '+1 Strength for its blocks in a Blitz.' },
  ironHardSkin: {
    name: 'Iron Hard Skin',
    does: 'Nothing is added to the Armour roll against it, and Claws do not break its armour.',
  },
  monstrousMouth: {
    name: 'Monstrous Mouth',
    does: 'May bite an opponent next to it instead of blocking: on 3 or more that one cannot leave its square while this player marks it. Strip Ball does not work against it.',
  },
  prehensileTail: {
    name: 'Prehensile Tail',
    does: 'Opponents who dodge or jump away from it have −1; more than one tail makes no difference.',
  },
  tentacles: {
    name: 'Tentacles',
    does: 'When an opponent is about to dodge or jump away from it, it may roll a die and add by how much it is the stronger: on 6 or more the opponent stays, and its activation is over.',
  },
  twoHeads: { name: 'Two Heads', does: '+1 to dodge.' },
  veryLongLegs: {
    name: 'Very Long Legs',
    does: '+1 to jump and leap, +2 to intercept, even a pass thrown with Cloud Burster.',
  },
});
