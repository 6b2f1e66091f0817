/** Squares to set something off on, and the bombs that do it. */
import { answerOf, blood, NOBODY, NOWHERE, type PlayerId, type Square } from '@ironpitch/engine';
import type { Deed } from './deed.ts';
import { throwChance } from './odds.ts';
import type { Scene } from './scene.ts';
import { fallOf } from './worth.ts';

const { Action, GRID, isStanding, Range, rangeTo, Roll, stepFrom, TO } = blood;

const MIDDLE = 4;
const AROUND = 1.6;
const FRIEND = -1.4;
const CARRIER = 4;
/** A bomb that drops in front of the bomber's feet. */
const FUMBLED = 1 / 6;
/** What misses goes off somewhere, and some of that is among opponents. */
const MISSED = 0.25;

const victimPoints = ({ g, seat }: Scene, p: PlayerId): number => {
  if (p === NOBODY || !isStanding(g, p)) return 0;
  return (g.control(p) === seat ? FRIEND : 1) * (g.holdsBall(p) ? CARRIER : 1);
};
/** What an explosion is worth: most opponents and fewest friends, the middle being hit for certain. */
export const blastPoints = (scene: Scene, sq: Square): number => {
  let points = MIDDLE * victimPoints(scene, scene.g.playerAt(sq));
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(sq, d);
    if (to >= 0) points += AROUND * victimPoints(scene, scene.g.playerAt(to));
  }
  return points;
};
/** A bomb at one of the opponents, thrown from where the bomber stands. */
export const bombDeed = (scene: Scene, player: PlayerId): Deed | undefined => {
  const { g, other } = scene;
  const from = g.square(player);
  let gain = 0;
  let target = NOWHERE;
  for (let p = 0; p < g.playerCount; p++) {
    const victim = p as PlayerId;
    if (g.control(victim) !== other || !isStanding(g, victim)) continue;
    const to = g.square(victim);
    if (GRID.distance(from, to) <= 1 || rangeTo(g, player, to) === Range.none) continue;
    const hits = throwChance(g, Roll.bomb, player, to);
    const points = blastPoints(scene, to) * (hits + (1 - hits) * MISSED);
    if (points <= gain) continue;
    gain = points;
    target = to;
  }
  if (target === NOWHERE) return undefined;
  const steps = [{ question: 'bombTarget', answer: answerOf(TO, target) }];
  return { player, action: Action.bomb, steps, gain, risk: FUMBLED, loss: fallOf(scene, player), way: [] };
};
