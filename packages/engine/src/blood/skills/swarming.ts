/** Swarming: players who come out of Reserves on top of those set up (B16-XSKILL-62). */
import { D3 } from '../../dice/dice.ts';
import { NOBODY, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { HALVES, onScrimmage, wideZone } from '../pitch.ts';
import { countWide, putDown } from '../procedures/placing.ts';
import { procedure, question } from '../status.ts';
import { PLACE, Place, READY, TO } from '../words.ts';

/** After the team's set-up, up to D3 such players from Reserves, behind the line and between the wide zones. */
export const Swarm = procedure(
  'Swarm',
  ['seat'],
  ['left', 'player'],
  [rollSwarm, askSwarmer, takeSwarmer, placeSwarmer],
);
const swarms = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && g.inPlace(p, Place.reserves) && hasQuality(g, p, Quality.swarming) && isLineman(g, p);
/** Where positions have keywords it is for some of them only. */
const isLineman = (g: BloodGame, p: PlayerId): boolean =>
  (g.rules.keywords[g.profile(p)] as readonly string[]).length === 0 || g.hasKeyword(p, 'Lineman');
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
    if (g.playerAt(sq) === NOBODY && mayComeOn(g, seat, sq)) g.offer(TO, sq);
  }
});
const mayComeOn = (g: BloodGame, seat: Seat, sq: Square): boolean => {
  const zone = wideZone(sq);
  if (g.rules.edition.swarms === 'centre') return zone < 0 && !onScrimmage(seat, sq);
  return zone < 0 || countWide(g, seat, zone) < g.rules.edition.setUp.wide;
};
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
