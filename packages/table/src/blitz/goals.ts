/** When a Blitz Bowl lesson is passed, and when it can no longer be. */
import { type BlitzGame, type Game, isMarked, isProne, type Square } from '@ironpitch/engine';
import type { LessonState } from '../service.ts';

type Report = readonly { readonly type: string; readonly [field: string]: unknown }[];
type Goal = (before: Game, now: Game, report: Report) => LessonState;

const state = (reached: boolean, spent: boolean): LessonState => ({ reached, missed: spent && !reached });
/** The coach of the lesson has nothing left to do it with: the turn is over. */
const turnOver = (before: BlitzGame, now: BlitzGame): boolean => now.over || now.turn !== before.turn;
const has = (report: Report, type: string, fits: (event: Report[0]) => boolean = () => true): boolean =>
  report.some(event => event.type === type && fits(event));

const goal =
  (reached: (before: BlitzGame, now: BlitzGame, report: Report) => boolean): Goal =>
  (before, now, report) => {
    const [was, is] = [before as BlitzGame, now as BlitzGame];
    return state(reached(was, is, report), turnOver(was, is));
  };
const isShort = (g: BlitzGame, from: Square, to: Square): boolean =>
  g.grid.distanceSquared(from, to) <= g.rules.edition.shortThrow;
const own = (g: BlitzGame): ReturnType<BlitzGame['playersOf']> => g.playersOf(g.active);

export const blitzGoals: Readonly<Record<string, Goal>> = {
  /** Runs past everybody to the far side of the others. */
  getPast: goal((before, now) =>
    before
      .playersOf(before.active)
      .some(p => now.onPitch(p) && Math.abs(now.grid.column(now.square(p)) - now.grid.column(before.square(p))) >= 5),
  ),
  mark: goal((before, now) => before.playersOf(before.active).some(p => isMarked(now, p) && !isMarked(before, p))),
  knockDown: goal((_before, _now, report) => has(report, 'wentProne', e => e.knockedDown === true)),
  assistedBlock: goal((_before, _now, report) =>
    has(report, 'blockRolled', e => Array.isArray(e.dice) && e.dice.length >= 2),
  ),
  /** The carrier has run to where every team-mate on the pitch is in short range. */
  getInRange: goal((before, now) => {
    const carrier = own(before).find(p => now.holdsBall(p));
    if (carrier === undefined || before.square(carrier) === now.square(carrier)) return false;
    return own(before)
      .filter(p => p !== carrier && now.onPitch(p))
      .every(p => isShort(now, now.square(carrier), now.square(p)));
  }),
  complete: goal((_before, _now, report) => has(report, 'threw', e => e.result === 'completed')),
  touchdown: goal((_before, _now, report) => has(report, 'touchdown')),
  /** BU-CLAIM-01 */
  claim: goal((_before, _now, report) => has(report, 'claimed')),
  standUp: goal((before, now) => own(before).some(p => isProne(before, p) && !isProne(now, p))),
};
