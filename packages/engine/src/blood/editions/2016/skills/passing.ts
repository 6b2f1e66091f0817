/** The Passing skills. */
import { Throw } from '../../../procedures/outcome.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { DumpOff } from '../../../skills/dumpoff.ts';
import { HailMary, offerHailMary } from '../../../skills/hailmary.ts';
import { leadersReroll } from '../../../skills/rerolls.ts';
import { SaveThrow } from '../../../skills/rolls.ts';
import { isWitless } from '../../../status.ts';
import { HAIL_MARY } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const passing = ofCategory('passing', {
  accurate: {
    name: 'Accurate',
    rule: 'B16-XSKILL-40',
    modifiers: [
      { roll: 'pass', by: 1 },
      { roll: 'bomb', by: 1 },
      { roll: 'throwTeammate', by: 1 },
    ],
  },
  dumpOff: {
    name: 'Dump-Off',
    rule: 'B16-XSKILL-14',
    uses: [
      {
        at: 'beforeAttack',
        who: 'target',
        when: (g, m) =>
          !(m.flags & Blocking.again) && g.holdsBall(m.owner) && !isWitless(g, m.owner) && facesOpponent(g, m),
        with: DumpOff,
      },
    ],
  },
  hailMaryPass: {
    name: 'Hail Mary Pass',
    rule: 'B16-XSKILL-45',
    rolls: { hailMary: { needs: 2 } },
    activities: [{ verb: HAIL_MARY, during: ['pass'], offer: offerHailMary, procedure: HailMary }],
  },
  leader: {
    name: 'Leader',
    rule: 'B16-XSKILL-48',
    teamReroll: leadersReroll,
  },
  nervesOfSteel: {
    name: 'Nerves of Steel',
    rule: 'B16-XSKILL-22',
    ignoresZones: ['pass', 'bomb', 'throwTeammate', 'catch', 'intercept'],
  },
  pass: {
    name: 'Pass',
    rule: 'B16-SKILL-21',
    rerolls: { of: ['pass', 'bomb', 'throwTeammate', 'hailMary'] },
  },
  safeThrow: {
    name: 'Safe Throw',
    rule: 'B16-XSKILL-26',
    uses: [
      { at: 'intercepted', who: 'player', with: SaveThrow, obvious: true },
      { at: 'thrown', who: 'player', when: (_g, m) => m.flags !== 1, becomes: () => Throw.kept, unasked: true },
      { at: 'keepsBall', who: 'player', unasked: true },
    ],
    rolls: { safeThrow: {} },
  },
});
