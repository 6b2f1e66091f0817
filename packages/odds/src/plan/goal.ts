/** Reads a goal: names are looked up once, then it is asked of position after position. */
import { BadInput, type Game, NOBODY, type PlayerId, Posture, SEATS, type Seat, type Square } from '@ironpitch/engine';
import type { Goal, PlayerGoal } from './plan.ts';

export type Test = (g: Game) => boolean;

const STATES = ['standing', 'down', 'off'] as const;

const playerOf = (g: Game, name: string, field: string): PlayerId => {
  const player = g.playerNamed(name);
  if (player !== NOBODY) return player;
  const names = Array.from({ length: g.playerCount }, (_, p) => g.playerName(p as PlayerId));
  throw new BadInput(`${field}: there is no player "${name}"; there are ${names.join(', ')}`);
};
const isIn = (g: Game, p: PlayerId, state: (typeof STATES)[number]): boolean => {
  if (state === 'off') return !g.onPitch(p);
  const standing = g.onPitch(p) && g.posture(p) === Posture.standing;
  return state === 'standing' ? standing : !standing;
};
const holderTest = (g: Game, holder: string): Test => {
  const seat = (SEATS as readonly string[]).indexOf(holder);
  if (seat >= 0) return now => sideHolds(now, seat as Seat);
  const player = playerOf(g, holder, 'goal.holder');
  return now => now.holdsBall(player);
};
export const sideHolds = (g: Game, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.holdsBall(p as PlayerId)) return true;
  return false;
};
const playerTests = (g: Game, name: string, goal: PlayerGoal): Test[] => {
  const field = `goal.players.${name}`;
  const player = playerOf(g, name, field);
  const tests: Test[] = [];
  const { square, state, ball } = goal;
  if (square !== undefined) {
    const sq = g.grid.at(square[0], square[1]) as Square;
    if (sq < 0) throw new BadInput(`${field}.square: ${JSON.stringify(square)} is not on the pitch`);
    tests.push(now => now.square(player) === sq && (state !== undefined || isIn(now, player, 'standing')));
  }
  if (state !== undefined) {
    if (!STATES.includes(state)) throw new BadInput(`${field}.state: expected ${STATES.join(', ')}, not "${state}"`);
    tests.push(now => isIn(now, player, state));
  }
  if (ball !== undefined) tests.push(now => now.holdsBall(player) === ball);
  return tests;
};
/** Everything a goal says about positions; touchdowns and turnovers are told by the match report. */
export const readGoal = (g: Game, goal: Goal): Test => {
  const tests = Object.entries(goal.players ?? {}).flatMap(([name, one]) => playerTests(g, name, one));
  if (goal.holder !== undefined) tests.push(holderTest(g, goal.holder));
  if (goal.also !== undefined) tests.push(goal.also);
  return now => tests.every(test => test(now));
};
