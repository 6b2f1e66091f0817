/** The Passing skills. */
import { hasQuality } from '../../../bearing.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { DumpOff } from '../../../skills/dumpoff.ts';
import { HailMary, offerHailMary } from '../../../skills/hailmary.ts';
import { leadersRerollOf2025, TakeTheLead } from '../../../skills/rerolls.ts';
import { Action, HAIL_MARY, PUNT, Range } from '../../../words.ts';
import { ofCategory } from './entry.ts';
import { forgetGift, givesAway, hasGiven, noteGift } from './giveandgo.ts';
import { anybodyIsOnTheBall, RunForKick, RunForPass } from './ontheball.ts';
import { isPunted, losePunt, offerPunt, PuntBall } from './punt.ts';

const isNear = (g: BloodGame): boolean => g.range === Range.quick || g.range === Range.short;

export const passing = ofCategory('passing', {
  accurate: {
    name: 'Accurate',
    rule: 'B25-SKILL-ACCURATE-01',
    modifiers: [{ roll: 'pass', by: 1, when: isNear }],
  },
  cannoneer: {
    name: 'Cannoneer',
    rule: 'B25-SKILL-CANNONEER-01',
    modifiers: [{ roll: 'pass', by: 1, when: g => !isNear(g) }],
  },
  cloudBurster: {
    name: 'Cloud Burster',
    rule: 'B25-SKILL-CLOUDBURSTER-01',
    uses: [{ at: 'mayIntercept', who: 'player', becomes: () => 0, unasked: true }],
  },
  dumpOff: {
    name: 'Dump-off',
    rule: 'B25-SKILL-DUMPOFF-01', // what helps a Quick Pass helps here (B25-Q-194)
    uses: [
      {
        at: 'beforeAttack',
        who: 'target',
        when: (g, m) => g.holdsBall(m.owner) && !hasQuality(g, m.owner, Quality.possessive) && facesOpponent(g, m),
        with: DumpOff,
      },
    ],
  },
  giveAndGo: {
    name: 'Give and Go',
    rule: 'B25-SKILL-GIVEANDGO-01',
    uses: [
      { at: 'aimed', who: 'player', when: givesAway, does: noteGift, unasked: true, silent: true },
      { at: 'keepsBall', who: 'player', does: forgetGift, unasked: true, silent: true },
      { at: 'actionDone', who: 'player', when: hasGiven, does: forgetGift, becomes: () => 1, unasked: true },
    ],
  },
  hailMaryPass: {
    name: 'Hail Mary Pass',
    rule: 'B25-SKILL-HAILMARYPASS-01',
    activities: [{ verb: HAIL_MARY, during: ['pass'], offer: offerHailMary, procedure: HailMary }],
  },
  leader: {
    name: 'Leader',
    rule: 'B25-SKILL-LEADER-01',
    worksDown: true,
    teamReroll: leadersRerollOf2025,
    pauses: { setUpDone: TakeTheLead },
  },
  nervesOfSteel: {
    name: 'Nerves of Steel',
    rule: 'B25-SKILL-NERVESOFSTEEL-01',
    ignoresZones: ['catch', 'pass'],
  },
  onTheBall: {
    name: 'On the Ball',
    rule: 'B25-SKILL-ONTHEBALL-01',
    uses: [{ at: 'announced', who: 'anybody', when: anybodyIsOnTheBall, with: RunForPass, unasked: true }],
    pauses: { kickInTheAir: RunForKick },
  },
  pass: {
    name: 'Pass',
    rule: 'B25-SKILL-PASS-01',
    rerolls: { of: ['pass'] },
  },
  punt: {
    name: 'Punt',
    rule: 'B25-SKILL-PUNT-01',
    ownAction: {
      action: 'punt',
      onceATurn: true,
      may: (g, player) => !g.declared(Action.punt) && !hasQuality(g, player, Quality.possessive),
    },
    activities: [{ verb: PUNT, during: ['punt'], offer: offerPunt, procedure: PuntBall }],
    uses: [{ at: 'thrownIn', who: 'anybody', when: isPunted, does: losePunt, unasked: true, silent: true }],
    rolls: { puntDirection: { needs: 0 }, puntDistance: { needs: 0 } },
  },
  safePass: {
    name: 'Safe Pass',
    rule: 'B25-SKILL-SAFEPASS-01',
    uses: [
      { at: 'thrown', who: 'player', when: (_g, m) => m.flags === 1, becomes: () => Throw.kept, unasked: true },
      { at: 'keepsBall', who: 'player', unasked: true },
    ],
  },
});
