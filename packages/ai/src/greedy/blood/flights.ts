/** Throwing the ball together with the small player that holds it: for a coach who has no time for anything else. */
import { answerOf, blood, NOWHERE, type Square } from '@ironpitch/engine';
import { type Deed, walking } from './deed.ts';
import type { Mover } from './mover.ts';
import { chanceOf, obeys, rerollWorth } from './odds.ts';
import { movementOf } from './paths.ts';
import { columnsToGo, type Scene } from './scene.ts';
import { ballLost, carried, touchdown } from './worth.ts';

const { Action, extraSquares, GRID, Range, rangeBetween, Roll, Skill, stepFrom, THROW_TEAMMATE, TO, zonesAgainst } =
  blood;

/** A 1 drops the team-mate, whatever else is rolled. */
const THROWN = 5 / 6;
/** Scattering three times, it comes down about where it was meant to go. */
const NEAR_ENOUGH = 0.5;

/** A throw towards the End Zone by a player that can walk up to the carrier. */
export const flightDeed = (scene: Scene, { player, left, paths }: Mover): Deed | undefined => {
  const { g, seat, carrier, turnsLeft } = scene;
  if (turnsLeft > 0 || !g.can(player, Skill.throwTeammate) || !g.can(carrier, Skill.rightStuff)) return undefined;
  const from = besides(paths, g.square(carrier), left);
  if (from === NOWHERE) return undefined;
  const to = furthest(scene, from);
  const runs = g.acted(carrier) ? 0 : movementOf(g, carrier) + extraSquares(g, carrier, 0);
  if (to === NOWHERE || columnsToGo(seat, to) > runs) return undefined;
  const lands = chanceOf(g, Roll.landing, carrier, to, to);
  const reroll = 1 + rerollWorth(g, player) * (1 - THROWN);
  const chance = paths.chance(from) * THROWN * reroll * lands * NEAR_ENOUGH;
  const now = carried(scene, carrier, g.square(carrier));
  const way = paths.way(from);
  return {
    player,
    action: Action.pass,
    steps: [
      ...walking(way),
      { question: 'activity', answer: answerOf(THROW_TEAMMATE, carrier) },
      { question: 'throwTeammate', answer: answerOf(TO, to) },
    ],
    gain: chance * (touchdown(scene) - now) * obeys(g, player, Action.pass),
    risk: 1 - chance,
    loss: now - ballLost(scene, g.square(carrier)),
    ball: to,
    partner: carrier,
    way,
  };
};
const besides = (paths: Mover['paths'], at: Square, left: number): Square => {
  let from = NOWHERE;
  let most = 0;
  for (let d = 0; d < 8; d++) {
    const sq = stepFrom(at, d);
    if (sq < 0 || paths.chance(sq) <= most || paths.steps(sq) > left) continue;
    most = paths.chance(sq);
    from = sq;
  }
  return from;
};
/** The free square nearest to the End Zone that such a throw reaches, away from opponents. */
const furthest = ({ g, seat }: Scene, from: Square): Square => {
  let best = NOWHERE;
  let least = columnsToGo(seat, from);
  for (let sq = 0; sq < GRID.squares; sq++) {
    const to = sq as Square;
    const range = rangeBetween(g.rules.ranges, from, to);
    if (range === Range.none || range > Range.short || g.playerAt(to) >= 0) continue;
    const points = columnsToGo(seat, to) + zonesAgainst(g, seat, to);
    if (points >= least) continue;
    least = points;
    best = to;
  }
  return best;
};
