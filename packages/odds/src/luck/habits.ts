/** What goes without saying in each game: when one throw stands by itself, and what no coach would think twice about. */
import {
  answerOf,
  type BallId,
  type BlitzGame,
  blood,
  END_ZONES,
  type Game,
  otherSeat,
  type PlayerId,
} from '@ironpitch/engine';

export interface Habits {
  /** A step that rolls is a quiet place by itself: between turns one thing happens after the other. */
  isQuietStep(g: Game): boolean;
  /** Whether a player holds the ball where its team scores. */
  isHome(g: Game, carrier: PlayerId): boolean;
  /** Questions in the middle of a move: whoever is home with the ball stops. */
  readonly moving: ReadonlySet<string>;
}
export const HABITS: Readonly<Record<'blitz' | 'blood', Habits>> = {
  blood: {
    isQuietStep: g => (g as blood.BloodGame).active < 0 || / Drive\([^()]*\)$/.test(g.describe()),
    isHome: (g, carrier) => blood.inScoringZone(g as blood.BloodGame, carrier),
    moving: new Set(['activity']),
  },
  blitz: {
    isQuietStep: g => g.describe().includes(' DrawEvents('),
    isHome: (g, carrier) =>
      END_ZONES[otherSeat(g.control(carrier))]?.includes((g as BlitzGame).square(carrier)) === true,
    moving: new Set(['runStep', 'markStep', 'sidestep']),
  },
};
/** The answer that goes without saying; undefined where a coach has to think. */
export const habitual = ({ isHome, moving }: Habits, g: Game): number | undefined => {
  const stop = g.verbNamed('stop');
  if (stop === undefined || !moving.has(g.question.name)) return undefined;
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (!g.inPlay(b as BallId) || holder < 0 || g.control(holder) !== g.asked) continue;
    if (isHome(g, holder) && g.isLegal(answerOf(stop))) return answerOf(stop);
  }
  return undefined;
};
