/** The Passing skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const passing = words<Named>()({
  accurate: { name: 'Accurate', does: '+1 to its Quick and Short Passes, of bombs too.' },
  cannoneer: { name: 'Cannoneer', does: '+1 to its Long Passes and Long Bombs, of bombs too.' },
  cloudBurster: { name: 'Cloud Burster', does: 'Its passes cannot be intercepted.' },
  dumpOff: {
    name: 'Dump-off',
    does: 'About to be attacked with the ball in its hands, it may throw a Quick Pass first. No turnover comes of it.',
  },
  giveAndGo: {
    name: 'Give and Go',
    does: 'After its Quick Pass or hand-off it may move on with what movement is left.',
  },
  hailMaryPass: {
    name: 'Hail Mary Pass',
    does: 'May throw to any square of the pitch, at the difficulty of a Long Bomb: never accurate, but nobody can intercept it.',
  },
  leader: {
    name: 'Leader',
    does: 'Set up when a half begins, it brings a team re-roll for that half, to be used while a Leader is on the pitch.',
  },
  nervesOfSteel: { name: 'Nerves of Steel', does: 'Ignores opponents next to it when it catches or passes.' },
  onTheBall: {
    name: 'On the Ball',
    does: 'May run up to three squares when an opponent has aimed a pass; at a kick-off one Open owner of the receivers may do so.',
  },
  pass: { name: 'Pass', does: 'May re-roll a failed pass.' },
  punt: {
    name: 'Punt',
    does: 'Once a turn it may move and then kick the ball away: a D6 for the direction, a D6 for the distance. Whoever stands where it lands may catch it.',
  },
  safePass: {
    name: 'Safe Pass',
    does: 'With a natural 1 for a pass it keeps the ball: no fumble and no turnover, but its activation ends.',
  },
});
