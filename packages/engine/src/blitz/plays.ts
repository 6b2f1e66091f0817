/** Bonus Plays: when each may be played and what it does. One entry a card; editions pick theirs from here. */
import { teamTarget, Until } from '../kernel/effects.ts';
import { NOBODY, type PlayerId, type Seat, type Square } from '../words.ts';
import type { BlitzGame, BonusPlay } from './game.ts';
import { takeAction } from './procedures/action.ts';
import { anyCanTake, canShadow, couldGive, DivingTackle, GiveAction, Shadow } from './procedures/choices.ts';
import { canTake } from './procedures/legality.ts';
import { describeBlock } from './procedures/rolls.ts';
import { isMarked, isStanding } from './status.ts';
import {
  Action,
  ARMOUR_IS_SIX,
  BLOCKS_ASSISTED,
  Grant,
  MARKS_FURTHER,
  MOXY,
  type PlayName,
  RUN_DODGES,
  RUNS_STOP_NEAR,
  Stat,
  THROW_ACCURATE,
  THROW_HAIL_MARY,
  THROWS_WHILE_MARKED,
  TOUGH_ENOUGH,
} from './words.ts';

const SPRINT_SQUARES = 2;

/** Whether somebody on the team could Throw only thanks to Nerves Of Steel. */
const nervesHelp = (g: BlitzGame, seat: Seat): boolean => {
  if (g.actionsLeft === 0 || g.isAffected(teamTarget(seat), THROWS_WHILE_MARKED)) return false;
  // Try the effect on the team, look, and take it away again: the rule itself decides who could throw.
  g.affect(teamTarget(seat), THROWS_WHILE_MARKED, 0, Until.turn);
  let any = false;
  for (let p = 0; p < g.playerCount && !any; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !isMarked(g, player)) continue;
    any = canTake(g, player, Action.throw, Grant.paid) || canTake(g, player, Action.throwTeammate, Grant.paid);
  }
  g.endEffect(teamTarget(seat), THROWS_WHILE_MARKED);
  return any;
};
/** Moxy is for Blocks that are not Assisted; the moment names the target by its square. */
const isUnassisted = (g: BlitzGame, player: PlayerId, from: Square): boolean =>
  describeBlock(g, g.sheet, player, g.playerAt(from)).count === 0;

export const bonusPlays: Readonly<Record<PlayName, BonusPlay>> = {
  accurateThrow: {
    id: 'accurateThrow',
    name: 'Accurate Throw',
    rule: 'BU-BONUS-07',
    moments: ['beforeThrow', 'beforeThrowTeammate'],
    effect: (g, _seat, player) => g.affect(player, THROW_ACCURATE, 0, Until.action),
  },
  aggressiveMark: {
    id: 'aggressiveMark',
    name: 'Aggressive Mark',
    rule: 'BU-BONUS-08',
    moments: ['beforeMark'],
    effect: (g, _seat, player) => g.affect(player, MARKS_FURTHER, 0, Until.action),
  },
  bladedKnuckleDusters: {
    id: 'bladedKnuckleDusters',
    name: 'Bladed Knuckle Dusters',
    rule: 'BU-BONUS-09',
    moments: ['knockedDown'],
    effect: (g, _seat, player) => g.affect(player, ARMOUR_IS_SIX, 0, Until.action),
  },
  blitz: {
    id: 'blitz',
    name: 'Blitz!',
    rule: 'BU-BONUS-10',
    moments: ['afterMark'],
    playable: (g, _seat, player) => g.hasDone(player, Action.run) && canTake(g, player, Action.block, Grant.free),
    effect: (g, _seat, player) => takeAction(g, Action.block, player, Grant.free),
  },
  blockingPlay: {
    id: 'blockingPlay',
    name: 'Blocking Play',
    rule: 'BU-BONUS-11',
    moments: ['turnStart'],
    effect: (g, seat) => g.affect(teamTarget(seat), BLOCKS_ASSISTED, 0, Until.turn),
  },
  defensivePlay: {
    id: 'defensivePlay',
    name: 'Defensive Play',
    rule: 'BU-BONUS-12',
    moments: ['action'],
    playable: g => g.actionsTaken === 0,
    effect: (g, seat) => g.affect(teamTarget(seat), RUNS_STOP_NEAR, 0, Until.turn),
  },
  divingTackle: {
    id: 'divingTackle',
    name: 'Diving Tackle',
    rule: 'BU-BONUS-13',
    moments: ['afterMark'],
    playable: (g, _seat, player) => canTake(g, player, Action.block, Grant.free),
    effect: (g, _seat, player) => g.call(DivingTackle, player),
  },
  dodge: {
    id: 'dodge',
    name: 'Dodge',
    rule: 'BU-BONUS-14',
    moments: ['beforeRun'],
    effect: (g, _seat, player) => g.affect(player, RUN_DODGES, 0, Until.action),
  },
  hailMaryPass: {
    id: 'hailMaryPass',
    name: 'Hail Mary Pass',
    rule: 'BU-BONUS-15',
    moments: ['beforeThrow'],
    effect: (g, _seat, player) => g.affect(player, THROW_HAIL_MARY, 0, Until.action),
  },
  inspiration: {
    id: 'inspiration',
    name: 'Inspiration',
    rule: 'BU-BONUS-16',
    moments: ['action'],
    playable: g => g.actionsTaken === g.rules.edition.actionsPerTurn && g.actionsLeft === 0,
    effect: g => {
      g.actionsLeft++;
    },
  },
  intervention: {
    id: 'intervention',
    name: 'Intervention',
    rule: 'BU-BONUS-17',
    moments: ['opponentRan'],
    playable: (g, seat, runner) => isStanding(g, runner) && couldGive(g, seat, Action.mark, Grant.intervention, runner),
    effect: (g, seat, runner) => g.call(GiveAction, seat, Action.mark, Grant.intervention, runner),
  },
  jumpUp: {
    id: 'jumpUp',
    name: 'Jump Up',
    rule: 'BU-BONUS-18',
    moments: ['action'],
    playable: (g, seat) => anyCanTake(g, seat, Action.standUp, Grant.free),
    effect: (g, seat) => g.call(GiveAction, seat, Action.standUp, Grant.free, NOBODY),
  },
  nervesOfSteel: {
    id: 'nervesOfSteel',
    name: 'Nerves Of Steel',
    rule: 'BU-BONUS-19',
    moments: ['action'],
    playable: (g, seat) => nervesHelp(g, seat),
    effect: (g, seat) => g.affect(teamTarget(seat), THROWS_WHILE_MARKED, 0, Until.turn), // its Action ends it
  },
  rawTalent: {
    id: 'rawTalent',
    name: 'Raw Talent',
    rule: 'BU-BONUS-20',
    moments: ['roll'],
    effect: () => {},
  },
  reserves: {
    id: 'reserves',
    name: 'Reserves',
    rule: 'BU-BONUS-21',
    moments: ['action'],
    playable: (g, seat) => g.actionsLeft > 0 && anyCanTake(g, seat, Action.reserves, Grant.free),
    effect: (g, seat) => g.call(GiveAction, seat, Action.reserves, Grant.free, NOBODY),
  },
  shadowing: {
    id: 'shadowing',
    name: 'Shadowing',
    rule: 'BU-BONUS-22',
    moments: ['opponentSidestepped'],
    playable: (g, seat, runner, from) => {
      for (let p = 0; p < g.playerCount; p++) {
        if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId) && canShadow(g, p as PlayerId, runner, from))
          return true;
      }
      return false;
    },
    effect: (g, seat, runner, from) => g.call(Shadow, seat, runner, from),
  },
  sprint: {
    id: 'sprint',
    name: 'Sprint',
    rule: 'BU-BONUS-23',
    moments: ['beforeRun'],
    effect: (g, _seat, player) => g.changeStat(player, Stat.move, SPRINT_SQUARES, Until.action),
  },
  stepAside: {
    id: 'stepAside',
    name: 'Step Aside',
    rule: 'BU-BONUS-24',
    moments: ['opponentMarked'],
    playable: (g, seat, marker) => couldGive(g, seat, Action.sidestep, Grant.free, marker),
    effect: (g, seat, marker) => g.call(GiveAction, seat, Action.sidestep, Grant.free, marker),
  },
  moxy: {
    id: 'moxy',
    name: "The Kid's Got Moxy",
    rule: 'BU-BONUS-25',
    moments: ['beforeBlock'],
    playable: (g, _seat, player, from) => isUnassisted(g, player, from),
    effect: (g, _seat, player) => g.affect(player, MOXY, 0, Until.action),
  },
  toughEnough: {
    id: 'toughEnough',
    name: 'Tough Enough',
    rule: 'BU-BONUS-26',
    moments: ['targeted'],
    effect: (g, _seat, target) => g.affect(target, TOUGH_ENOUGH, 0, Until.action),
  },
};
