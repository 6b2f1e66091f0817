/** The Bonus Plays of the 2024 box: when each may be played and what it does. One entry a card. */
import { Until } from '../../kernel/effects.ts';
import type { BonusPlay } from '../game.ts';
import { Action, ARMOUR_IS_SIX, THROW_HAIL_MARY, TOUGH_ENOUGH } from '../words.ts';
import * as common from './common.ts';

export const plays2024: readonly BonusPlay[] = [
  common.accurateThrow({
    id: 'accurateThrow',
    name: 'Accurate Throw',
    rule: 'BU-BONUS-07',
    moments: ['beforeThrow', 'beforeThrowTeammate'],
  }),
  common.longerMark({ id: 'aggressiveMark', name: 'Aggressive Mark', rule: 'BU-BONUS-08', moments: ['beforeMark'] }),
  {
    id: 'bladedKnuckleDusters',
    name: 'Bladed Knuckle Dusters',
    rule: 'BU-BONUS-09',
    moments: ['knockedDown'],
    effect: (g, _seat, player) => g.affect(player, ARMOUR_IS_SIX, 0, Until.action),
  },
  common.blockAfterMark({ id: 'blitz', name: 'Blitz!', rule: 'BU-BONUS-10', moments: ['afterMark'] }, Action.run),
  common.assistedBlocks({ id: 'blockingPlay', name: 'Blocking Play', rule: 'BU-BONUS-11', moments: ['turnStart'] }),
  {
    ...common.boldRuns({ id: 'defensivePlay', name: 'Defensive Play', rule: 'BU-BONUS-12', moments: ['action'] }),
    playable: common.beforeFirstAction,
  },
  common.divingBlock({ id: 'divingTackle', name: 'Diving Tackle', rule: 'BU-BONUS-13', moments: ['afterMark'] }),
  common.dodge({ id: 'dodge', name: 'Dodge', rule: 'BU-BONUS-14', moments: ['beforeRun'] }),
  {
    id: 'hailMaryPass',
    name: 'Hail Mary Pass',
    rule: 'BU-BONUS-15',
    moments: ['beforeThrow'],
    allows: 'anyTarget',
    effect: (g, _seat, player) => g.affect(player, THROW_HAIL_MARY, 0, Until.action),
  },
  {
    id: 'inspiration',
    name: 'Inspiration',
    rule: 'BU-BONUS-16',
    moments: ['action'],
    playable: common.afterLastAction,
    effect: g => {
      g.actionsLeft++;
    },
  },
  common.interveneRun({ id: 'intervention', name: 'Intervention', rule: 'BU-BONUS-17', moments: ['opponentRan'] }),
  common.freeAction(
    { id: 'jumpUp', name: 'Jump Up', rule: 'BU-BONUS-18', moments: ['action'] },
    Action.standUp,
    () => true,
  ),
  common.nervesOfSteel({ id: 'nervesOfSteel', name: 'Nerves Of Steel', rule: 'BU-BONUS-19', moments: ['action'] }),
  common.rawTalent({ id: 'rawTalent', name: 'Raw Talent', rule: 'BU-BONUS-20', moments: ['roll'] }),
  common.freeAction(
    { id: 'reserves', name: 'Reserves', rule: 'BU-BONUS-21', moments: ['action'] },
    Action.reserves,
    g => g.actionsLeft > 0,
  ),
  common.followSidestep({ id: 'shadowing', name: 'Shadowing', rule: 'BU-BONUS-22', moments: ['opponentSidestepped'] }),
  common.sprint({ id: 'sprint', name: 'Sprint', rule: 'BU-BONUS-23', moments: ['beforeRun'] }),
  common.sidestepMarker({ id: 'stepAside', name: 'Step Aside', rule: 'BU-BONUS-24', moments: ['opponentMarked'] }),
  common.moxy({ id: 'moxy', name: "The Kid's Got Moxy", rule: 'BU-BONUS-25', moments: ['beforeBlock'] }),
  {
    id: 'toughEnough',
    name: 'Tough Enough',
    rule: 'BU-BONUS-26',
    moments: ['targeted'],
    effect: (g, _seat, target) => g.affect(target, TOUGH_ENOUGH, 0, Until.action),
  },
];
