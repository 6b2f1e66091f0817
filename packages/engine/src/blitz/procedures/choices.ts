/** Small questions that a Bonus Play or an event asks before an Action: which Player is to make it. */
import { otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { moveInto } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { isFree, isStanding, marks, neighbourAt, procedure, question } from '../status.ts';
import { Action, CHOOSE_PLAYER, Grant, PASS } from '../words.ts';
import { takeAction } from './action.ts';
import { goProne } from './falls.ts';
import { canTake } from './legality.ts';

/** Whether any Player of a seat could make the Action under the grant. */
export const anyCanTake = (g: BlitzGame, seat: Seat, kind: number, option: number): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && canTake(g, p as PlayerId, kind, option)) return true;
  return false;
};

/** Which Player makes the free Action that a card gives. */
const AskWho = question('freeActionBy', ['kind', 'option', 'target'], (g, kind, option, target) => {
  for (let p = 0; p < g.playerCount; p++) {
    if (g.control(p as PlayerId) === g.asked && mayBeGiven(g, p as PlayerId, kind, option, target))
      g.offer(CHOOSE_PLAYER, p);
  }
});
/** Step Aside is for those whom the Opponent in `target` has just Marked. */
const mayBeGiven = (g: BlitzGame, p: PlayerId, kind: number, option: number, target: PlayerId): boolean => {
  if (kind === Action.sidestep && target >= 0 && !marks(g, p, target)) return false;
  return canTake(g, p, kind, option);
};
/** One Player of the seat makes a free Action. `target`: the Opponent it is about, for Intervention and Step Aside. */
export const GiveAction = procedure('GiveAction', ['seat', 'kind', 'option', 'target'], [askWho, act]);
function askWho(g: BlitzGame, seat: Seat, kind: number, option: number, target: PlayerId): void {
  if (option === Grant.intervention) g.factTarget = target;
  g.ask(AskWho, seat, kind, option, target);
}
function act(g: BlitzGame, _seat: Seat, kind: number, option: number): void {
  takeAction(g, kind, g.object as PlayerId, option);
}
/** Whether Step Aside or Intervention would have anybody to act. */
export const couldGive = (g: BlitzGame, seat: Seat, kind: number, option: number, target: PlayerId): boolean => {
  const kept = g.factTarget;
  if (option === Grant.intervention) g.factTarget = target;
  let any = false;
  for (let p = 0; p < g.playerCount && !any; p++)
    any = g.control(p as PlayerId) === seat && mayBeGiven(g, p as PlayerId, kind, option, target);
  g.factTarget = kept;
  return any;
};

/** BU-BONUS-13: the Block, and then down, whatever it gave. */
export const DivingTackle = procedure('DivingTackle', ['player'], [dive, lieDown]);
function dive(g: BlitzGame, player: PlayerId): void {
  takeAction(g, Action.block, player, Grant.free);
}
function lieDown(g: BlitzGame, player: PlayerId): void {
  if (isStanding(g, player)) goProne(g, player);
}

/** BU-BONUS-22: a Player that had Marked the one who sidestepped moves into the square it left. */
export const canShadow = (g: BlitzGame, p: PlayerId, runner: PlayerId, from: Square): boolean =>
  g.control(p) === otherSeat(g.control(runner)) &&
  isStanding(g, p) &&
  isFree(g, from) &&
  (g.markedFrom & directionsTo(g, from, p)) !== 0;
/** The direction of a neighbour from a square, as a bit; 0 for anybody else. */
const directionsTo = (g: BlitzGame, from: Square, p: PlayerId): number => {
  for (let d = 0; d < 8; d++) if (neighbourAt(g, from, d) === p) return 1 << d;
  return 0;
};
const AskShadow = question(
  'shadow',
  ['runner', 'from'],
  (g, runner, from) => {
    for (let p = 0; p < g.playerCount; p++)
      if (g.onPitch(p as PlayerId) && canShadow(g, p as PlayerId, runner, from)) g.offer(CHOOSE_PLAYER, p);
  },
  { onTheWay: true },
);
export const Shadow = procedure('Shadow', ['seat', 'runner', 'from'], [askShadow, shadow]);
function askShadow(g: BlitzGame, seat: Seat, runner: PlayerId, from: Square): void {
  g.ask(AskShadow, seat, runner, from);
}
function shadow(g: BlitzGame, _seat: Seat, _runner: PlayerId, from: Square): void {
  moveInto(g, g.object as PlayerId, from);
}

/** Every Player of the seat that can may make the free Action, one after the other, until the coach passes. */
const AskBench = question(
  'bench',
  ['seat'],
  (g, seat) => {
    g.offer(PASS);
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) === seat && canTake(g, p as PlayerId, Action.reserves, Grant.bench))
        g.offer(CHOOSE_PLAYER, p);
  },
  { decline: PASS },
);
export const EmptyBench = procedure('EmptyBench', ['seat'], [askBench, returnOne]);
function askBench(g: BlitzGame, seat: Seat): void {
  if (!anyCanTake(g, seat, Action.reserves, Grant.bench)) return g.finish();
  g.ask(AskBench, seat, seat);
}
function returnOne(g: BlitzGame): void {
  if (g.answered(PASS)) return g.finish();
  g.goto(askBench);
  takeAction(g, Action.reserves, g.object as PlayerId, Grant.bench);
}
