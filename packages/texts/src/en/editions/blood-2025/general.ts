/** The General skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const general = words<Named>()({
  block: { name: 'Block', does: 'When Both Down is applied, this player may choose not to be Knocked Down.' },
  dauntless: {
    name: 'Dauntless',
    does: 'Blocking somebody stronger, it rolls a D6 and adds its Strength: with more than the opponent’s Strength it blocks as if it had the same.',
  },
  fend: { name: 'Fend', does: 'Whoever pushes it back with a block may not follow up.' },
  frenzy: {
    name: 'Frenzy',
    does: 'Must follow up when it pushes an opponent back, and must block that one a second time if it still stands.',
  },
  kick: {
    name: 'Kick',
    does: 'As the kicker its kick-off may deviate a D3 squares instead of a D6. It may re-roll both dice of a Punt.',
  },
  pro: {
    name: 'Pro',
    does: 'Once in its activation it may try to re-roll one die of its own: on 3+ it is rolled again, otherwise it stands.',
  },
  steadyFooting: {
    name: 'Steady Footing',
    does: 'Whenever it would fall over or be knocked down it may roll a D6: on a 6 it keeps its feet.',
  },
  stripBall: {
    name: 'Strip Ball',
    does: 'A carrier that it pushes back with a block drops the ball in the square it is pushed to.',
  },
  sureHands: {
    name: 'Sure Hands',
    does: 'May re-roll a failed attempt to pick up the ball, but not one to secure it. Strip Ball does not work against it.',
  },
  tackle: {
    name: 'Tackle',
    does: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
  },
  taunt: { name: 'Taunt', does: 'Its coach may make whoever pushes it back with a block follow up.' },
  wrestle: {
    name: 'Wrestle',
    does: 'When Both Down is applied it may have both players Placed Prone instead: no armour rolls, whatever their skills.',
  },
});
