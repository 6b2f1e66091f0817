/** The ball: who can take it, how it Bounces, and how moving Players meet it. No coach is asked anything here. */
import { D8 } from '../dice/dice.ts';
import { type BallId, EngineError, NO_BALL, NOBODY, NOWHERE, type PlayerId, type Square } from '../words.ts';
import type { BlitzGame } from './game.ts';
import { isOpen, isStanding } from './status.ts';
import { NO_VALUE, Stat } from './words.ts';

/** BU-BALL-09, BU-CHECK-09: no second ball, and none for a Throw Value of '-'. */
export const canTakeBall = (g: BlitzGame, p: PlayerId): boolean =>
  !g.holdsBall(p) && g.stat(p, Stat.throw) !== NO_VALUE;

export const takeBall = (g: BlitzGame, ball: BallId, p: PlayerId): void => {
  g.give(ball, p);
  g.noteGain(ball, p);
  g.events?.push({ type: 'ballTaken', ball, player: p });
};

/** BU-BOUNCE-08: the square in the rolled direction, or the next one clockwise that is on the pitch and not blocked. */
export const bounceSquare = (g: BlitzGame, from: Square, die: number): Square => {
  const open = g.pitch.open;
  for (let turned = 0; turned < 8; turned++) {
    const to = open[from * 8 + ((die - 1 + turned) & 7)] as Square;
    if (to !== NOWHERE) return to;
  }
  return NOWHERE;
};

/** BU-OQ-58: no limit in the rules; a ball that hops this often shows a mistake of ours. */
const HOPS_MAX = 1000;

/** BU-BOUNCE-01 to -11: the ball leaves `from` and hops until it rests or is taken. */
export const bounce = (g: BlitzGame, ball: BallId, from: Square): void => {
  g.drop(ball); // BU-THROW-21: nobody holds it any more, so the chain may bring it back to whoever did
  let at = from;
  for (let hops = 0; hops < HOPS_MAX; hops++) {
    const die = g.roll(D8);
    const to = bounceSquare(g, at, die);
    if (to === NOWHERE) return g.layBall(ball, at);
    g.events?.push({ type: 'ballBounced', ball, from: at, to, die });
    if (settles(g, ball, to)) return;
    at = to;
  }
  throw new EngineError(`a ball has bounced ${HOPS_MAX} times: ${g.describe()}`);
};
/** A ball comes down on a square; where it cannot rest or be taken it Bounces on. */
export const comeDown = (g: BlitzGame, ball: BallId, to: Square): void => {
  if (!settles(g, ball, to)) bounce(g, ball, to);
};
/** BU-BOUNCE-03 to -07: whether the ball rests in the square or is taken there. */
const settles = (g: BlitzGame, ball: BallId, to: Square): boolean => {
  const p = g.playerAt(to);
  if (p === NOBODY) {
    const other = g.looseBallAt(to);
    if (other !== NO_BALL && other !== ball) return false; // BU-BOUNCE-07
    g.layBall(ball, to);
    return true;
  }
  if (!isOpen(g, p) || !canTakeBall(g, p)) return false; // BU-BOUNCE-05, -06, BU-BALL-11, BU-CHECK-10
  takeBall(g, ball, p); // BU-BOUNCE-04, BU-BALL-03
  return true;
};

/** Somebody has come onto the square of a loose ball: takes it when allowed, otherwise the ball Bounces. */
export const meetBall = (g: BlitzGame, p: PlayerId, picksUp: boolean): void => {
  const sq = g.square(p);
  const ball = g.looseBallAt(sq);
  if (ball === NO_BALL) return;
  if (picksUp && canTakeBall(g, p)) takeBall(g, ball, p);
  else bounce(g, ball, sq); // BU-BALL-08, BU-BALL-10, BU-CHECK-10
};

/** BU-ABIL-12: Handling Skills take a ball whenever their owner is moved onto it. */
export const handlesWell = (g: BlitzGame, p: PlayerId): boolean =>
  g.hasHook(g.rules.hooks.picksUpWhenMoved, p) && isStanding(g, p);

/** A step of a Run: the square, then the ball on it (BU-BALL-01, BU-BALL-07, BU-RUN-12). */
export const runInto = (g: BlitzGame, p: PlayerId, to: Square): void => {
  const from = g.square(p);
  if (g.playerAt(to) !== NOBODY || g.pitch.blocked[to] !== 0) g.hover(p, to);
  else g.put(p, to);
  g.noteMove(p);
  g.events?.push({ type: 'moved', player: p, from, to });
  if (!g.hovers(p)) meetBall(g, p, true);
};
/** Any other move of a Player (BU-BALL-08, BU-MARK-08, BU-SIDESTEP-04). */
export const moveInto = (
  g: BlitzGame,
  p: PlayerId,
  to: Square,
  how: 'moved' | 'pushed' | 'followedUp' = 'moved',
): void => {
  const from = g.square(p);
  g.put(p, to);
  g.noteMove(p);
  g.events?.push({ type: how, player: p, from, to });
  meetBall(g, p, handlesWell(g, p));
};
export const removeBall = (g: BlitzGame, ball: BallId): void => {
  g.events?.push({ type: 'ballRemoved', ball, from: g.ballSquare(ball) });
  g.removeBall(ball);
};
