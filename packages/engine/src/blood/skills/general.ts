/** The General skills: what each does, by numbers or by the procedure that asks for it. */
import type { SkillFacts } from './facts.ts';

export const general = {
  block: { rule: 'B16-SKILL-10', text: 'If this player uses it, Both Down does not knock it down.' },
  dauntless: {
    rule: 'B16-XSKILL-08',
    text: 'Blocking a stronger opponent: if D6 plus own Strength beats the opponent’s, both count as equally strong.',
  },
  dirtyPlayer: {
    rule: 'B16-XSKILL-10',
    text: 'Its own fouls have +1 on the Armour roll or on the Injury roll, whichever helps.',
  },
  fend: { rule: 'B16-SKILL-14', text: 'Whoever blocks this player may not follow up.' },
  frenzy: {
    rule: 'B16-XSKILL-17',
    text: 'Must follow up, and must block once more when the opponent was only pushed. In a Blitz that costs another square.',
    compulsory: true,
  },
  kick: {
    rule: 'B16-XSKILL-46',
    text: 'Set up behind the line and between the wide zones, it may halve how far its side’s kick-off scatters.',
  },
  kickOffReturn: {
    rule: 'B16-XSKILL-47',
    text: 'When its side receives, it may run up to 3 squares while the kick is in the air.',
  },
  passBlock: {
    rule: 'B16-XSKILL-51',
    text: 'When an opponent is about to pass, it may run up to 3 squares to get in the way of the throw.',
  },
  pro: {
    rule: 'B16-XSKILL-53',
    text: 'Once a turn it may re-roll one of its own rolls, if a D6 first shows 4 or more.',
    worksDown: true,
  },
  shadowing: {
    rule: 'B16-XSKILL-28',
    text: 'When an opponent steps out of its tackle zone, it may try to follow into the square left.',
  },
  stripBall: {
    rule: 'B16-XSKILL-56',
    text: 'A ball carrier that this player pushes back lets go of the ball.',
  },
  sureHands: {
    rule: 'B16-SKILL-26',
    text: 'Re-rolls a failed pick-up. Strip Ball does nothing against this player.',
    rerolls: ['pickUp'],
  },
  tackle: {
    rule: 'B16-XSKILL-34',
    text: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
  },
  wrestle: {
    rule: 'B16-XSKILL-58',
    text: 'On Both Down it may pull both players to the ground instead: no armour is rolled for either.',
  },
} satisfies Record<string, SkillFacts>;
