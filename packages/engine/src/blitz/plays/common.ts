/** Bonus Plays that several editions print alike, and the pieces from which editions make their own. */
import { teamTarget, Until } from '../../kernel/effects.ts';
import { NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BlitzGame, BonusPlay } from '../game.ts';
import { takeAction } from '../procedures/action.ts';
import { anyCanTake, canShadow, couldGive, DivingTackle, GiveAction, Shadow } from '../procedures/choices.ts';
import { canTake } from '../procedures/legality.ts';
import { describeBlock } from '../procedures/rolls.ts';
import { isMarked, isStanding } from '../status.ts';
import {
  Action,
  BLOCKS_ASSISTED,
  Grant,
  MARKS_FURTHER,
  MOXY,
  RUN_DODGES,
  RUNS_STOP_NEAR,
  Stat,
  THROW_ACCURATE,
  THROWS_WHILE_MARKED,
} from '../words.ts';

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
  describeBlock(g, g.whatIf, player, g.playerAt(from)).count === 0;

/** What an edition adds to a shared effect: the name on its card, its rule and its moments. */
type Print = Pick<BonusPlay, 'id' | 'name' | 'rule' | 'moments'> &
  Partial<Pick<BonusPlay, 'stays' | 'immediate' | 'ownTurn'>>;

/** A Mark of up to four squares. */
export const longerMark = (print: Print): BonusPlay => ({
  ...print,
  allows: 'longerMark',
  effect: (g, _seat, player) => g.affect(player, MARKS_FURTHER, 0, Until.action),
});
/** In force for a turn, or for the match where its card stays that long. */
export const lasting = (print: Print, effect: number, on: 'own' | 'other' = 'own'): BonusPlay => {
  const until = print.stays ?? 'turn';
  return {
    ...print,
    inForce: { effect, on, until },
    effect: (g, seat) => g.affect(teamTarget(on === 'own' ? seat : otherSeat(seat)), effect, 0, Until[until]),
  };
};
/** Every Block of the team counts as Assisted. */
export const assistedBlocks = (print: Print): BonusPlay => lasting(print, BLOCKS_ASSISTED);
/** The team's Runs may enter squares next to Opponents and end there. */
export const boldRuns = (print: Print): BonusPlay => lasting(print, RUNS_STOP_NEAR);
/** A Player whom an Opponent has just Marked sidesteps. */
export const sidestepMarker = (print: Print): BonusPlay => ({
  ...print,
  playable: (g, seat, marker) => couldGive(g, seat, Action.sidestep, Grant.free, marker),
  effect: (g, seat, marker) => g.call(GiveAction, seat, Action.sidestep, Grant.free, marker),
});
/** A Player follows the Opponent that sidestepped away from it. */
export const followSidestep = (print: Print): BonusPlay => ({
  ...print,
  playable: (g, seat, runner, from) => {
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) === seat && g.onPitch(player) && canShadow(g, player, runner, from)) return true;
    }
    return false;
  },
  effect: (g, seat, runner, from) => g.call(Shadow, seat, runner, from),
});
/** An Open Player Marks the Opponent that has just Run. */
export const interveneRun = (print: Print): BonusPlay => ({
  ...print,
  playable: (g, seat, runner) => isStanding(g, runner) && couldGive(g, seat, Action.mark, Grant.intervention, runner),
  effect: (g, seat, runner) => g.call(GiveAction, seat, Action.mark, Grant.intervention, runner),
});
/** A Player of the team makes a free Action of this kind. */
export const freeAction = (print: Print, kind: number, when: (g: BlitzGame) => boolean): BonusPlay => ({
  ...print,
  playable: (g, seat) => when(g) && anyCanTake(g, seat, kind, Grant.free),
  effect: (g, seat) => g.call(GiveAction, seat, kind, Grant.free, NOBODY),
});
/** The Player that has just Marked makes a free Block. */
export const blockAfterMark = (print: Print, having?: number): BonusPlay => ({
  ...print,
  playable: (g, _seat, player) =>
    (having === undefined || g.hasDone(player, having)) && canTake(g, player, Action.block, Grant.free),
  effect: (g, _seat, player) => takeAction(g, Action.block, player, Grant.free),
});
/** … and goes Prone after it. */
export const divingBlock = (print: Print): BonusPlay => ({
  ...blockAfterMark(print),
  effect: (g, _seat, player) => g.call(DivingTackle, player),
});
export const dodge = (print: Print): BonusPlay => ({
  ...print,
  effect: (g, _seat, player) => g.affect(player, RUN_DODGES, 0, Until.action),
});
export const sprint = (print: Print): BonusPlay => ({
  ...print,
  effect: (g, _seat, player) => g.changeStat(player, Stat.move, SPRINT_SQUARES, Until.action),
});
export const accurateThrow = (print: Print): BonusPlay => ({
  ...print,
  effect: (g, _seat, player) => g.affect(player, THROW_ACCURATE, 0, Until.action),
});
export const nervesOfSteel = (print: Print): BonusPlay => ({
  ...print,
  playable: (g, seat) => nervesHelp(g, seat),
  effect: (g, seat) => g.affect(teamTarget(seat), THROWS_WHILE_MARKED, 0, Until.turn), // its Action ends it
});
export const moxy = (print: Print): BonusPlay => ({
  ...print,
  playable: (g, _seat, player, from) => isUnassisted(g, player, from),
  effect: (g, _seat, player) => g.affect(player, MOXY, 0, Until.action),
});
/** Spent in the re-roll it allows; the roll itself asks for it. */
export const rawTalent = (print: Print): BonusPlay => ({ ...print, effect: () => {} });
/** Whether the third Player Action is over and no other is left. */
export const afterLastAction = (g: BlitzGame): boolean =>
  g.actionsTaken === g.rules.edition.actionsPerTurn && g.actionsLeft === 0;
/** Whether no Player Action has been made yet. */
export const beforeFirstAction = (g: BlitzGame): boolean => g.actionsTaken === 0;
