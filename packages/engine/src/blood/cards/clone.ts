/** Ball Clone: with two balls about, a carrier who would score may find that it holds the fake (B16-SPCARD-01). */
import { D6 } from '../../dice/dice.ts';
import type { BallId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';

const REAL_FROM = 4;
export const severalBalls = (g: BloodGame): boolean => {
  let balls = 0;
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) balls++;
  return balls > 1;
};
/** 0 when it was the fake, which vanishes. */
export const tellBalls = (g: BloodGame, { owner }: Matter): number => {
  const die = g.roll(D6, REAL_FROM);
  g.events?.push({ type: 'cardRolled', card: 'ballClone', die, player: owner });
  if (die >= REAL_FROM) return 1;
  const ball = g.held(owner);
  g.removeBall(ball);
  g.events?.push({ type: 'ballVanished', ball });
  return 0;
};
