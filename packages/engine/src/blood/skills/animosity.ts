/** Animosity: players who would rather keep the ball than give it to another race (B16-XSKILL-01). */
import { NOBODY, NOWHERE, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { Passing, rangeTo } from '../procedures/aim.ts';
import { Roll } from '../procedures/rolls.ts';
import { areAdjacent, isStanding, procedure, question } from '../status.ts';
import { Range, STOP, TO } from '../words.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('animosity');

const isKin = (g: BloodGame, player: PlayerId, p: PlayerId): boolean =>
  g.rules.races[g.trueProfile(p)] === g.rules.races[g.trueProfile(player)];
const isTeammate = (g: BloodGame, player: PlayerId, p: PlayerId): boolean =>
  p !== NOBODY && p !== player && g.onPitch(p) && g.control(p) === g.control(player);
const canReach = (g: BloodGame, player: PlayerId, p: PlayerId, flags: number): boolean => {
  if (flags & Passing.handOff) return isStanding(g, p) && areAdjacent(g, player, p);
  return (flags & Passing.hailMary) !== 0 || rangeTo(g, player, g.square(p)) !== Range.none;
};
/** A team-mate of its own race instead, or nobody. */
const AskKin = question(
  'animosity',
  ['player', 'flags'],
  (g, player, flags) => {
    for (let n = 0; n < g.playerCount; n++) {
      const p = n as PlayerId;
      if (isTeammate(g, player, p) && isKin(g, player, p) && canReach(g, player, p, flags)) g.offer(TO, g.square(p));
    }
    g.offer(STOP);
  },
  { decline: STOP, onTheWay: true },
);

/** Whether it would rather not give the ball to whoever is on the square. */
export const bearsGrudge = (g: BloodGame, { owner, value, flags }: Matter): boolean => {
  const receiver = g.playerAt(value as Square);
  return !(flags & Passing.outOfTurn) && isTeammate(g, owner, receiver) && !isKin(g, owner, receiver);
};
/** Leaves in `g.result` the square that the ball goes to after all; NOWHERE when the player keeps it. */
export const Animosity = procedure('Animosity', USE, [overcome, beRefused, nameKin]);
function overcome(g: BloodGame, player: PlayerId, _target: PlayerId, _flags: number, to: number): void {
  g.call(Roll, Kind.animosity, player, g.square(player), to as Square, 0);
}
function beRefused(g: BloodGame, player: PlayerId, _target: PlayerId, flags: number, to: number): void {
  if (g.result === 0) return g.ask(AskKin, g.control(player), player, flags);
  g.result = to;
  g.finish();
}
function nameKin(g: BloodGame): void {
  g.result = g.answered(STOP) ? NOWHERE : g.object;
}
