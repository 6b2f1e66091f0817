/** Cards that are played at once when claimed and give several free Actions, one after the other. */
import type { PlayerId, Seat } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { isMarked, isOpen, isProne, procedure, question } from '../status.ts';
import { Action, FREE_VERBS, Grant, PASS } from '../words.ts';
import { AnswerInjuries, takeAction } from './action.ts';
import { canTake } from './legality.ts';
import { NewBall } from './newball.ts';

/** B22-IMMED-08, -09: always two, each with its own roll; cards that answer an Injury by the Trapdoor come at once. */
export const TwoBalls = procedure('TwoBalls', ['seat'], [firstBall, firstInjury, secondBall, secondInjury]);
function firstBall(g: BlitzGame, seat: Seat): void {
  g.call(NewBall, seat, 1);
}
function secondBall(g: BlitzGame, seat: Seat): void {
  g.call(NewBall, seat, 1);
}

function firstInjury(g: BlitzGame): void {
  g.call(AnswerInjuries);
}
function secondInjury(g: BlitzGame): void {
  g.call(AnswerInjuries);
}

/** Which Player makes the next free Action of the card, or none: `kind` and `option` say which Action it is. */
const AskNext = question(
  'nextFreeAction',
  ['seat', 'kind', 'option'],
  (g, seat, kind, option) => {
    g.offer(PASS);
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) === seat && mayTake(g, p as PlayerId, kind, option))
        g.offer(FREE_VERBS[kind] as (typeof FREE_VERBS)[number], p);
  },
  { decline: PASS },
);
const mayTake = (g: BlitzGame, p: PlayerId, kind: number, option: number): boolean => {
  if (option === Grant.oneSquare && !isOpen(g, p)) return false;
  if (kind === Action.sidestep && !isMarked(g, p)) return false;
  if (kind === Action.standUp && !isProne(g, p)) return false;
  if (kind === Action.run && option === Grant.free && !hasReturned(g, p)) return false;
  return canTake(g, p, kind, option);
};
/** B22-IMMED-13: made a Reserves Action this turn, by whatever means. */
const hasReturned = (g: BlitzGame, p: PlayerId): boolean => (g.made(p) & (1 << Action.reserves)) !== 0;
const anyMay = (g: BlitzGame, seat: Seat, kind: number, option: number): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && mayTake(g, p as PlayerId, kind, option)) return true;
  return false;
};
/** Up to `left` free Actions of one kind; ALL for as many as there are. */
const SeveralActions = procedure('SeveralActions', ['seat', 'kind', 'option', 'left'], [askNext, takeNext]);
function askNext(g: BlitzGame, seat: Seat, kind: number, option: number, left: number): void {
  if (left === 0 || !anyMay(g, seat, kind, option)) return g.finish();
  g.ask(AskNext, seat, seat, kind, option);
}
function takeNext(g: BlitzGame, _seat: Seat, kind: number, option: number, left: number): void {
  if (g.answered(PASS)) return g.finish();
  g.keep('left', left - 1);
  g.goto(askNext);
  takeAction(g, kind, g.object as PlayerId, option);
}
const ALL = -1;

/** B22-IMMED-12 */
export const ReadyToGo = procedure('ReadyToGo', ['seat'], [runAll, sidestepAll, standUpAll]);
function runAll(g: BlitzGame, seat: Seat): void {
  g.call(SeveralActions, seat, Action.run, Grant.oneSquare, ALL);
}
function sidestepAll(g: BlitzGame, seat: Seat): void {
  g.call(SeveralActions, seat, Action.sidestep, Grant.free, ALL);
}
function standUpAll(g: BlitzGame, seat: Seat): void {
  g.call(SeveralActions, seat, Action.standUp, Grant.free, ALL);
}

/** B22-IMMED-13 */
export const TimeToShine = procedure('TimeToShine', ['seat'], [returnTwo, runOne]);
function returnTwo(g: BlitzGame, seat: Seat): void {
  g.call(SeveralActions, seat, Action.reserves, Grant.bench, 2);
}
function runOne(g: BlitzGame, seat: Seat): void {
  g.call(SeveralActions, seat, Action.run, Grant.free, 1);
}
