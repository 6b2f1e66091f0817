/** When a Boot Camp lesson is passed, and when it can no longer be. */
import { blood, type Game } from '@ironpitch/engine';
import type { LessonState } from '../service.ts';

type BloodGame = blood.BloodGame;
type Report = readonly { readonly type: string; readonly [field: string]: unknown }[];
type Goal = (before: Game, now: Game, report: Report) => LessonState;

/** The coach of the lesson has nothing left to do it with: the turn is over. */
const turnOver = (before: BloodGame, now: BloodGame): boolean => now.over || now.active !== before.active;
const goal =
  (reached: (before: BloodGame, now: BloodGame, report: Report) => boolean): Goal =>
  (before, now, report) => {
    const [was, is] = [before as BloodGame, now as BloodGame];
    const done = reached(was, is, report);
    return { reached: done, missed: !done && turnOver(was, is) };
  };
const has = (report: Report, type: string, fits: (event: Report[0]) => boolean = () => true): boolean =>
  report.some(event => event.type === type && fits(event));
const beside = (g: BloodGame, p: ReturnType<BloodGame['playersOf']>[0]): boolean =>
  blood.isStanding(g, p) && blood.zonesAgainst(g, g.control(p), g.square(p)) > 0;

export const bloodGoals: Readonly<Record<string, Goal>> = {
  /** Somebody who stood free now stands beside an opponent. */
  standBeside: goal((before, now) =>
    before.playersOf(before.active).some(p => !beside(before, p) && beside(now, p) && now.acted(p)),
  ),
  dodge: goal((_before, _now, report) => has(report, 'rolled', e => e.roll === 'dodge' && e.passed === true)),
  /** Somebody of the other side is down or off the pitch after a block. */
  knockDown: goal(
    (before, now, report) =>
      has(report, 'blockRolled') &&
      now.playersOf(before.active === 0 ? 1 : 0).some(p => blood.isStanding(before, p) && !blood.isStanding(now, p)),
  ),
  /** It has run up to whom it blocks: who stands there already only blocks. */
  blitz: goal((_before, _now, report) => {
    const declared = report.findIndex(e => e.type === 'declared' && e.action === 'blitz');
    const block = report.findIndex((e, i) => i > declared && e.type === 'blockRolled');
    return declared >= 0 && block >= 0 && has(report.slice(declared, block), 'moved');
  }),
  /** Somebody of one's own has the ball who had not. */
  getBall: goal((before, now) => before.playersOf(before.active).some(p => now.holdsBall(p) && !before.holdsBall(p))),
  foul: goal(
    (_before, _now, report) => has(report, 'declared', e => e.action === 'foul') && has(report, 'armourRolled'),
  ),
  touchdown: goal((_before, _now, report) => has(report, 'touchdown')),
  /** Whoever walks in has not passed. */
  passAndScore: goal((_before, _now, report) => has(report, 'threw') && has(report, 'touchdown')),
};
