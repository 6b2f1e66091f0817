/** Swarming: players who come out of Reserves on top of those set up (B16-XSKILL-62). */
import { D3 } from '../../dice/dice.ts';
import { NOBODY, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { HALVES, onScrimmage, wideZone } from '../pitch.ts';
import { putDown } from '../procedures/placing.ts';
import { procedure, question } from '../status.ts';
import { PLACE, Place, READY, TO } from '../words.ts';

const Skill = skillsNamed('swarming');

/** After the team's set-up, up to D3 such players from Reserves, behind the line and between the wide zones. */
export const Swarm = procedure(
  'Swarm',
  ['seat'],
  ['left', 'player'],
  [rollSwarm, askSwarmer, takeSwarmer, placeSwarmer],
);
const swarms = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && g.inPlace(p, Place.reserves) && g.can(p, Skill.swarming);
const anySwarmer = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (swarms(g, seat, p as PlayerId)) return true;
  return false;
};
const AskSwarm = question('swarm', ['seat', 'left'], (g, seat) => {
  g.offer(READY);
  for (let p = 0; p < g.playerCount; p++) if (swarms(g, seat, p as PlayerId)) g.offer(PLACE, p);
});
const AskSwarmSquare = question('swarmSquare', ['player'], (g, player) => {
  const seat = g.control(player);
  const half = HALVES[seat] as readonly Square[];
  for (let i = 0; i < half.length; i++) {
    const sq = half[i] as Square;
    if (g.playerAt(sq) === NOBODY && wideZone(sq) < 0 && !onScrimmage(seat, sq)) g.offer(TO, sq);
  }
});
function rollSwarm(g: BloodGame, seat: Seat): void {
  if (!anySwarmer(g, seat)) return g.finish();
  const die = g.keep('left', g.roll(D3));
  g.events?.push({ type: 'kickOffDice', seat, die, total: die });
}
function askSwarmer(g: BloodGame, seat: Seat, left: number): void {
  if (left === 0 || !anySwarmer(g, seat)) return g.finish();
  g.ask(AskSwarm, seat, seat, left);
}
function takeSwarmer(g: BloodGame, seat: Seat, left: number): void {
  if (g.answered(READY)) return g.finish();
  g.keep('left', left - 1);
  const player = g.keep('player', g.object as PlayerId);
  g.ask(AskSwarmSquare, seat, player);
}
function placeSwarmer(g: BloodGame): void {
  const player = g.slot('player');
  const to = g.object as Square;
  putDown(g, player, to);
  g.events?.push({ type: 'placed', player, to });
  g.goto(askSwarmer);
}
