/** The Bonus Plays of the 2022 box, standard and endgame: when each may be played and what it does. One entry a card. */
import { teamTarget, Until } from '../../kernel/effects.ts';
import type { BonusPlay } from '../game.ts';
import { takeAction } from '../procedures/action.ts';
import { ReadyToGo, TimeToShine, TwoBalls } from '../procedures/immediate.ts';
import { canTake } from '../procedures/legality.ts';
import { isLong } from '../procedures/ruler.ts';
import { isOpen } from '../status.ts';
import {
  Action,
  ARMOUR_ON_D8,
  ARMOUR_ON_TWO,
  ARMOUR_SHATTERED,
  BODY_CHECK,
  CHECK_ON_D8,
  Fact,
  Grant,
  INJURED_AT_ONCE,
  MUST_ACT,
  NO_EMERGENCY,
  THROW_FAR,
  THROWS_ON_D8,
} from '../words.ts';
import * as common from './common.ts';

const standard: readonly BonusPlay[] = [
  {
    ...common.accurateThrow({
      id: 'accurateThrow',
      name: 'Accurate Throw',
      rule: 'B22-PLAY-01',
      moments: ['beforeThrowCheck'],
      ownTurn: true,
    }),
    playable: (g, _seat, player, to) => !isLong(g, player, to),
  },
  common.blockAfterMark(
    { id: 'blitz', name: 'Blitz!', rule: 'B22-PLAY-02', moments: ['atOnceAfterMark'], ownTurn: true },
    Action.run,
  ),
  common.boldRuns({
    id: 'blockingPlay',
    name: 'Blocking Play',
    rule: 'B22-PLAY-03',
    moments: ['action'],
    ownTurn: true,
    stays: 'turn',
  }),
  common.assistedBlocks({
    id: 'defensivePlay',
    name: 'Defensive Play',
    rule: 'B22-PLAY-04',
    moments: ['turnStart'],
    ownTurn: true,
    stays: 'turn',
  }),
  common.sidestepMarker({ id: 'distraction', name: 'Distraction', rule: 'B22-PLAY-05', moments: ['opponentMarked'] }),
  common.divingBlock({
    id: 'divingTackle',
    name: 'Diving Tackle',
    rule: 'B22-PLAY-06',
    moments: ['atOnceAfterMark'],
    ownTurn: true,
  }),
  common.dodge({ id: 'dodge', name: 'Dodge', rule: 'B22-PLAY-07', moments: ['beforeRun'], ownTurn: true }),
  {
    id: 'inspiration',
    name: 'Inspiration',
    rule: 'B22-PLAY-08',
    moments: ['action'],
    ownTurn: true,
    playable: common.afterLastAction,
    effect: (g, seat) => {
      g.actionsLeft++;
      g.affect(teamTarget(seat), MUST_ACT, 0, Until.turn);
    },
  },
  common.longerMark({
    id: 'interference',
    name: 'Interference',
    rule: 'B22-PLAY-09',
    moments: ['beforeMark'],
    ownTurn: true,
  }),
  common.interveneRun({ id: 'intervention', name: 'Intervention', rule: 'B22-PLAY-10', moments: ['opponentRan'] }),
  common.freeAction(
    { id: 'jumpUp', name: 'Jump Up', rule: 'B22-PLAY-11', moments: ['action'], ownTurn: true },
    Action.standUp,
    common.beforeFirstAction,
  ),
  {
    id: 'multiBall',
    name: 'Multi-Ball',
    rule: 'B22-PLAY-12',
    moments: [],
    immediate: true,
    effect: (g, seat) => g.call(TwoBalls, seat),
  },
  common.rawTalent({ id: 'rawTalent', name: 'Raw Talent', rule: 'B22-PLAY-13', moments: ['roll'] }),
  common.freeAction(
    { id: 'reserves', name: 'Reserves', rule: 'B22-PLAY-14', moments: ['action'], ownTurn: true },
    Action.reserves,
    common.beforeFirstAction,
  ),
  common.followSidestep({ id: 'shadow', name: 'Shadow', rule: 'B22-PLAY-15', moments: ['afterOpponentSidestep'] }),
  common.sprint({ id: 'sprint', name: 'Sprint', rule: 'B22-PLAY-16', moments: ['beforeRun'], ownTurn: true }),
  {
    id: 'stepAside',
    name: 'Step Aside',
    rule: 'B22-PLAY-17',
    moments: ['targeted'],
    playable: (g, _seat, target) => !(g.facts & Fact.cancelled) && canTake(g, target, Action.sidestep, Grant.free),
    effect: (g, _seat, target) => {
      g.note(Fact.cancelled);
      takeAction(g, Action.sidestep, target, Grant.free);
    },
  },
  common.lasting(
    {
      id: 'throwingPlay',
      name: 'Throwing Play',
      rule: 'B22-PLAY-18',
      moments: ['turnStart'],
      ownTurn: true,
      stays: 'turn',
    },
    THROWS_ON_D8,
  ),
  {
    id: 'toughEnough',
    name: 'Tough Enough',
    rule: 'B22-PLAY-19',
    moments: ['beforeArmour'],
    effect: (g, _seat, player) => g.affect(player, ARMOUR_ON_D8, 0, Until.action),
  },
];

const endgame: readonly BonusPlay[] = [
  {
    id: 'absoluteCarnage',
    name: 'Absolute Carnage',
    rule: 'B22-PLAY-20',
    moments: ['beforeTheirArmour'],
    effect: (g, _seat, player) => g.affect(player, ARMOUR_SHATTERED, 0, Until.action),
  },
  {
    id: 'absolutelyNails',
    name: 'Absolutely Nails',
    rule: 'B22-PLAY-21',
    moments: ['beforeArmour'],
    effect: (g, _seat, player) => g.affect(player, ARMOUR_ON_TWO, 0, Until.action),
  },
  {
    id: 'bladedKnuckleDusters',
    name: 'Bladed Knuckle Dusters',
    rule: 'B22-PLAY-22',
    moments: ['knockedDown'],
    ownTurn: true,
    effect: (g, _seat, player) => g.affect(player, INJURED_AT_ONCE, 0, Until.action),
  },
  {
    id: 'bodyCheck',
    name: 'Body Check',
    rule: 'B22-PLAY-23',
    moments: ['beforeBlock'],
    ownTurn: true,
    effect: (g, _seat, player) => g.affect(player, BODY_CHECK, 0, Until.action),
  },
  common.lasting(
    { id: 'bribedRef', name: 'Bribed Ref', rule: 'B22-PLAY-24', moments: [], immediate: true, stays: 'match' },
    NO_EMERGENCY,
    'other',
  ),
  {
    id: 'comboPlay',
    name: 'Combo Play',
    rule: 'B22-PLAY-25',
    moments: ['received'],
    ownTurn: true,
    playable: (g, _seat, player) =>
      g.holdsBall(player) && canTake(g, player, isOpen(g, player) ? Action.run : Action.sidestep, Grant.free),
    effect: (g, _seat, player) => takeAction(g, isOpen(g, player) ? Action.run : Action.sidestep, player, Grant.free),
  },
  {
    id: 'getInThere',
    name: 'Get In There',
    rule: 'B22-PLAY-26',
    moments: ['injured'],
    playable: (g, _seat, player) => canTake(g, player, Action.reserves, Grant.free),
    effect: (g, _seat, player) => takeAction(g, Action.reserves, player, Grant.free),
  },
  {
    id: 'hailMaryPass',
    name: 'Hail Mary Pass',
    rule: 'B22-PLAY-27',
    moments: ['beforeThrow'],
    ownTurn: true,
    allows: 'anyTarget',
    effect: (g, _seat, player) => g.affect(player, THROW_FAR, 0, Until.action),
  },
  {
    id: 'legUp',
    name: 'Leg Up',
    rule: 'B22-PLAY-28',
    moments: ['scored'],
    ownTurn: true,
    effect: (g, seat) => {
      g.addScore(seat, 1);
      g.events?.push({ type: 'bonusPoint', seat, points: 1 });
    },
  },
  common.nervesOfSteel({
    id: 'nervesOfSteel',
    name: 'Nerves Of Steel',
    rule: 'B22-PLAY-29',
    moments: ['action'],
    ownTurn: true,
  }),
  common.assistedBlocks({
    id: 'nufflesBlessing',
    name: "Nuffle's Blessing",
    rule: 'B22-PLAY-30',
    moments: [],
    immediate: true,
    stays: 'match',
  }),
  {
    id: 'pro',
    name: 'Pro',
    rule: 'B22-PLAY-31',
    moments: ['beforeThrowCheck', 'beforeArmour'],
    effect: (g, _seat, player) => g.affect(player, CHECK_ON_D8, 0, Until.action),
  },
  {
    id: 'readyToGo',
    name: 'Ready To Go',
    rule: 'B22-PLAY-32',
    moments: [],
    immediate: true,
    effect: (g, seat) => g.call(ReadyToGo, seat),
  },
  common.blockAfterMark({
    id: 'shoulderCharge',
    name: 'Shoulder Charge',
    rule: 'B22-PLAY-33',
    moments: ['atOnceAfterMark'],
    ownTurn: true,
  }),
  common.moxy({ id: 'moxy', name: "The Kid's Got Moxy", rule: 'B22-PLAY-34', moments: ['beforeBlock'], ownTurn: true }),
  {
    id: 'yourTimeToShine',
    name: 'Your Time To Shine',
    rule: 'B22-PLAY-35',
    moments: [],
    immediate: true,
    effect: (g, seat) => g.call(TimeToShine, seat),
  },
];
export const plays2022: readonly BonusPlay[] = [...standard, ...endgame];
