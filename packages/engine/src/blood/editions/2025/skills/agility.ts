/** The Agility skills. */

import { Until } from '../../../../kernel/effects.ts';
import { DiveInTurn } from '../../../skills/dive.ts';
import { Dodging, hasDived, LateTackle, LieInTheWay, lateTackleMatters } from '../../../skills/dodging.ts';
import { canGoAnywhere, SideStep } from '../../../skills/pushing.ts';
import { JumpToBlock } from '../../../skills/rolls.ts';
import { Once } from '../../../skills/use.ts';
import { addTo } from '../../../status.ts';
import { Arrival, Face, HAS_HIT, LEAP } from '../../../words.ts';
import { JUMP_SQUARES, JumpOver } from '../flows/jump.ts';
import { MOVING } from '../rules.ts';
import { ofCategory } from './entry.ts';
import { isHitToRunFrom, mayRunAway, mayRunOn, RunAway } from './hitandrun.ts';
import { easeLeap, offerLeaps } from './leap.ts';
import { canPutDown, PutDown } from './safehands.ts';

const TACKLED = -2;

export const agility = ofCategory('agility', {
  catch: {
    name: 'Catch',
    rule: 'B25-SKILL-CATCH-01',
    rerolls: { of: ['catch'] },
  },
  divingCatch: {
    name: 'Diving Catch',
    rule: 'B25-SKILL-DIVINGCATCH-01',
    uses: [{ at: 'comesDown', who: 'anybody', with: DiveInTurn, unasked: true }],
    modifiers: [
      {
        roll: 'catch',
        by: 1,
        when: (g, player, to, arrival) => arrival === Arrival.accurate && to === g.square(player),
      },
    ],
  },
  divingTackle: {
    name: 'Diving Tackle',
    rule: 'B25-SKILL-DIVINGTACKLE-01',
    uses: [
      {
        at: 'dodgeStands',
        who: 'marker',
        when: lateTackleMatters,
        with: LateTackle,
        unasked: true,
        tells: -TACKLED,
      },
      { at: 'left', who: 'marker', when: hasDived, with: LieInTheWay, unasked: true, silent: true },
    ],
    imposes: [
      { rolls: ['dodge', 'jump'], by: TACKLED, on: 'everybody', when: how => (how & Dodging.divingTackle) !== 0 },
    ],
  },
  dodge: {
    name: 'Dodge',
    rule: 'B25-SKILL-DODGE-01',
    rerolls: { of: ['dodge'], limit: Once.dodge },
    uses: [
      {
        at: 'faceCounts',
        who: 'target',
        when: (_g, m) => m.value === Face.defenderStumbles,
        becomes: () => Face.pushed, // B25-SKILL-DODGE-02
        obvious: true,
      },
    ],
  },
  defensive: {
    name: 'Defensive',
    rule: 'B25-SKILL-DEFENSIVE-01',
    cancels: [
      // In the turn of whoever helps; a Charge! is none (B25-SKILL-DEFENSIVE-02).
      { skills: ['guard', 'putTheBootIn'], when: (g, m) => g.active === g.control(m.owner) && !g.bonusTurn },
    ],
  },
  hitAndRun: {
    name: 'Hit and Run',
    rule: 'B25-SKILL-HITANDRUN-01',
    uses: [
      {
        at: 'blockDone',
        who: 'player',
        when: isHitToRunFrom,
        does: (g, m) => g.affect(m.owner, HAS_HIT, 0, Until.action),
        unasked: true,
        silent: true,
      },
      { at: 'blockDone', who: 'player', when: mayRunOn, with: RunAway, unasked: true }, // B25-SKILL-HITANDRUN-05
      { at: 'ending', who: 'player', when: mayRunAway, with: RunAway, unasked: true },
    ],
  },
  jumpUp: {
    name: 'Jump Up',
    rule: 'B25-SKILL-JUMPUP-01',
    worksDown: true,
    is: ['nimble'],
    uses: [{ at: 'risesToBlock', who: 'player', with: JumpToBlock, unasked: true }],
    rolls: {
      jumpUp: { describe: (g, sheet) => addTo(sheet, g.rules.edition.bonus.jumpUp, 'jumpUp') },
    },
  },
  leap: {
    name: 'Leap',
    rule: 'B25-SKILL-LEAP-01',
    worksDown: true, // what somebody who lies there can reach once it stands
    is: ['leaping'],
    activities: [
      {
        verb: LEAP,
        during: MOVING,
        offer: offerLeaps,
        costs: JUMP_SQUARES,
        goesOn: true,
        rollsItself: true,
        procedure: JumpOver,
      },
    ],
    modifiers: [{ roll: 'jump', by: 1, describe: easeLeap }],
  },
  safePairOfHands: {
    name: 'Safe Pair of Hands',
    rule: 'B25-SKILL-SAFEPAIROFHANDS-01',
    worksDown: true, // whoever is Placed Prone lies there when it is asked
    uses: [{ at: 'ballDropped', who: 'player', when: canPutDown, with: PutDown, unasked: true }],
  },
  sideStep: {
    name: 'Sidestep',
    rule: 'B25-SKILL-SIDESTEP-01',
    uses: [{ at: 'pushSquare', who: 'target', when: canGoAnywhere, with: SideStep, unasked: true }],
  },
  sprint: {
    name: 'Sprint',
    rule: 'B25-SKILL-SPRINT-01',
    worksDown: true, // as with Leap
    numbers: { extraSquares: 1 },
  },
  sureFeet: {
    name: 'Sure Feet',
    rule: 'B25-SKILL-SUREFEET-01',
    rerolls: { of: ['goForIt'], limit: Once.sureFeet },
  },
});
