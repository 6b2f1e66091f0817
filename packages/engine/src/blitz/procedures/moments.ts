/** The moments cards print: every coach who holds any hidden card is asked, so that being asked betrays nothing. */
import { NOBODY, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { offerPlays, playCard } from '../hand.ts';
import { procedure, question } from '../status.ts';
import { Grant, MARKS_FURTHER, Moment, PASS, THROW_FAR, THROW_HAIL_MARY } from '../words.ts';
import { canMark } from './marking.ts';
import { throwTargetExists } from './ruler.ts';

/** A moment at which Bonus Plays may be played: `play` one, or `pass`. */
export const AskPlays = question(
  'bonusPlay',
  ['moment', 'player', 'from', 'option'],
  (g, moment, player, from, option) => {
    if (mayPass(g, moment, player, option)) g.offer(PASS);
    offerPlays(g, g.asked, moment, player, from);
  },
  { decline: PASS, onTheWay: true, breaksIn: true },
);
/** An Action that was declared counting on a card must be made with it. */
const mayPass = (g: BlitzGame, moment: number, player: PlayerId, option: number): boolean => {
  if (moment === Moment.beforeMark) {
    const runner = option === Grant.intervention ? g.factTarget : NOBODY;
    return canMark(g, player, g.isAffected(player, MARKS_FURTHER), runner);
  }
  if (moment === Moment.beforeThrow)
    return (
      g.isAffected(player, THROW_HAIL_MARY) || g.isAffected(player, THROW_FAR) || throwTargetExists(g, player, option)
    );
  return true;
};

const anybodyAskedAt = (g: BlitzGame, moment: number, seat: Seat): boolean =>
  g.handCount(seat) > 0 && (g.rules.playsAt[moment] as readonly number[]).length > 0;
/** For the end of a step: offers the moment to one coach; mostly nobody is asked, and the next step follows at once. */
export const offerPlaysAt = (
  g: BlitzGame,
  moment: number,
  seat: Seat,
  player: PlayerId,
  from: Square,
  option: number,
): void => {
  if (anybodyAskedAt(g, moment, seat)) g.call(PlayMoment, moment, seat, player, from, option);
};
/** Offers the moment to one coach, again and again until that coach passes. */
const PlayMoment = procedure('PlayMoment', ['moment', 'seat', 'player', 'from', 'option'], [offerMoment, playOne]);
function offerMoment(g: BlitzGame, moment: number, seat: Seat, player: PlayerId, from: Square, option: number): void {
  if (!anybodyAskedAt(g, moment, seat)) return g.finish();
  g.ask(AskPlays, seat, moment, player, from, option);
}
function playOne(g: BlitzGame, _moment: number, seat: Seat, player: PlayerId, from: Square): void {
  if (g.answered(PASS)) return g.finish();
  g.goto(offerMoment);
  playCard(g, seat, g.object, player, from);
}

/** The other coach may Interrupt; whether one Interrupt may answer another is the edition's (BU-INTERRUPT-03). */
export const InterruptMoment = procedure(
  'InterruptMoment',
  ['moment', 'seat', 'player', 'from'],
  [openInterrupt, closeInterrupt],
);
function openInterrupt(g: BlitzGame, moment: number, seat: Seat, player: PlayerId, from: Square): void {
  if (!mayInterrupt(g)) return g.finish();
  g.interrupting++;
  g.call(PlayMoment, moment, seat, player, from, 0);
}
function closeInterrupt(g: BlitzGame): void {
  g.interrupting--;
}
export const mayInterrupt = (g: BlitzGame): boolean => g.interrupting === 0 || g.rules.edition.interruptsNest;
export const interruptBy = (g: BlitzGame, moment: number, seat: Seat, player: PlayerId, from: Square): void => {
  if (anybodyAskedAt(g, moment, seat)) g.call(InterruptMoment, moment, seat, player, from);
};
