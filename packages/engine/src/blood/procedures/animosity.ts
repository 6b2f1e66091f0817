/** Animosity: players who would rather keep the ball than give it to another race (B16-XSKILL-01). */
import { NOBODY, NOWHERE, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { areAdjacent, isStanding, procedure, question } from '../status.ts';
import { Roll as Kind, Range, Skill, STOP, TO } from '../words.ts';
import { Passing, rangeTo } from './aim.ts';
import { Roll } from './rolls.ts';

const isKin = (g: BloodGame, player: PlayerId, p: PlayerId): boolean =>
  g.rules.races[g.profile(p)] === g.rules.races[g.profile(player)];
const isTeammate = (g: BloodGame, player: PlayerId, p: PlayerId): boolean =>
  p !== NOBODY && p !== player && g.onPitch(p) && g.control(p) === g.control(player);
const canReach = (g: BloodGame, player: PlayerId, p: PlayerId, flags: number): boolean => {
  if (flags & Passing.handOff) return isStanding(g, p) && areAdjacent(g, player, p);
  return (flags & Passing.hailMary) !== 0 || rangeTo(g, player, g.square(p)) !== Range.none;
};
/** A team-mate of its own race instead, or nobody. */
const AskKin = question('animosity', ['player', 'flags'], (g, player, flags) => {
  for (let n = 0; n < g.playerCount; n++) {
    const p = n as PlayerId;
    if (isTeammate(g, player, p) && isKin(g, player, p) && canReach(g, player, p, flags)) g.offer(TO, g.square(p));
  }
  g.offer(STOP);
});

/** Leaves in `g.result` the square that the ball goes to after all; NOWHERE when the player keeps it. */
export const Animosity = procedure('Animosity', ['player', 'to', 'flags'], [lookAtReceiver, beRefused, nameKin]);
function lookAtReceiver(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  const receiver = g.playerAt(to);
  const grudge = g.can(player, Skill.animosity) && isTeammate(g, player, receiver) && !isKin(g, player, receiver);
  if (grudge && !(flags & Passing.dumpOff)) return g.call(Roll, Kind.animosity, player, g.square(player), to, 0);
  g.result = to;
  g.finish();
}
function beRefused(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  if (g.result === 0) return g.ask(AskKin, g.control(player), player, flags);
  g.result = to;
  g.finish();
}
function nameKin(g: BloodGame): void {
  g.result = g.answered(STOP) ? NOWHERE : g.object;
}
