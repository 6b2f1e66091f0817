/** The Kick-off table: what each of its eleven results does (B16-KOTABLE). */
import { D3, D6, D8 } from '../../dice/dice.ts';
import { AWAY, HOME, NO_SEAT, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { teamNumberOf } from '../bearing.ts';
import { TeamNum } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { halfOf, scatterFrom, stepFrom } from '../pitch.ts';
import { isStanding, procedure, question, zonesAgainst } from '../status.ts';
import { CHOOSE_PLAYER, Harm, NO, READY, TO, Weather } from '../words.ts';
import { Injury } from './armour.ts';
import { Suffer } from './casualty.ts';
import { Hurt } from './harm.ts';
import { atMoment } from './moment.ts';
import { SetUp, SetUpTeam } from './placing.ts';
import { Turn } from './turn.ts';
import { rollWeather } from './weather.ts';

/** B16-FANS-02 with what players on the pitch and others add to it. */
export const fameOf = (g: BloodGame, seat: Seat): number => g.fame(seat) + teamNumberOf(g, seat, TeamNum.fame);

// 2
export const GetTheRef = procedure('GetTheRef', [], [bribeBoth]);
/** B16-KOTABLE-06 */
function bribeBoth(g: BloodGame): void {
  for (const seat of [HOME, AWAY]) {
    g.setBribes(seat, g.bribes(seat) + 1);
    g.events?.push({ type: 'gainedBribe', seat });
  }
}

// 3
export const Riot = procedure('Riot', [], [riot]);
const RIOT_BACK = 4;
/** B16-KOTABLE-10 to -13 */
function riot(g: BloodGame): void {
  const turn = g.turn(otherSeat(g.kicking));
  if (turn === g.rules.edition.turnsPerHalf - 1) return moveMarkers(g, -1); // B16-OQ-51
  if (turn === 0) return moveMarkers(g, 1);
  moveMarkers(g, g.roll(D6, RIOT_BACK) < RIOT_BACK ? 1 : -1);
}
/** B16-KOTABLE-35 */
export const moveMarkers = (g: BloodGame, by: number): void => {
  for (const seat of [HOME, AWAY])
    g.setTurn(seat, Math.max(0, Math.min(g.rules.edition.turnsPerHalf, g.turn(seat) + by)));
  g.events?.push({ type: 'markersMoved', by });
};

// 4
export const PerfectDefence = procedure('PerfectDefence', [], [rearrange]);
/** B16-KOTABLE-14, -15 */
function rearrange(g: BloodGame): void {
  g.become(SetUpTeam, g.kicking, SetUp.rearrange);
}

// 5
export const HighKick = procedure('HighKick', [], [askHighKick, runUnder]);
/** B16-KOTABLE-16 */
const canRunUnder = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && isStanding(g, p) && zonesAgainst(g, seat, g.square(p)) === 0;
const AskHighKick = question(
  'highKick',
  ['seat', 'to'],
  (g, seat) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++) if (canRunUnder(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO },
);
/** B16-KOTABLE-17, B16-OQ-53 */
function askHighKick(g: BloodGame): void {
  const { landing } = g;
  if (landing === NOWHERE || g.playerAt(landing) !== NOBODY) return g.finish();
  const seat = otherSeat(g.kicking);
  g.ask(AskHighKick, seat, seat, landing);
}
function runUnder(g: BloodGame): void {
  if (g.answered(NO)) return;
  const player = g.object as PlayerId;
  moveFreely(g, player, g.landing);
  atMoment(g, Moment.atRest, player, NOBODY, 0, 0); // it may have come onto something
}
export const moveFreely = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
};

// 6 and 8
export const CheeringFans = procedure('CheeringFans', [], [cheer]);
export const BrilliantCoaching = procedure('BrilliantCoaching', [], [cheer]);
/** B16-KOTABLE-18, -21 */
function cheer(g: BloodGame): void {
  for (const seat of [HOME, AWAY]) if (teamNumberOf(g, seat, TeamNum.cheers) > 0) return gainReroll(g, seat);
  const home = rollWithFame(g, HOME, D3);
  const away = rollWithFame(g, AWAY, D3);
  if (home >= away) gainReroll(g, HOME);
  if (away >= home) gainReroll(g, AWAY);
}
const rollWithFame = (g: BloodGame, seat: Seat, die: typeof D6): number => {
  const rolled = g.roll(die);
  const total = rolled + fameOf(g, seat);
  g.events?.push({ type: 'kickOffDice', seat, die: rolled, total });
  return total;
};
const gainReroll = (g: BloodGame, seat: Seat): void => {
  g.setRerolls(seat, g.rerolls(seat) + 1);
  g.events?.push({ type: 'gainedReroll', seat });
};

// 7
export const ChangingWeather = procedure('ChangingWeather', [], [changeWeather]);
/** B16-KOTABLE-19, -20, B16-OQ-54, -55, -63 */
function changeWeather(g: BloodGame): void {
  if (!g.rules.options.weather) return;
  rollWeather(g);
  if (g.weather !== Weather.nice || g.landing === NOWHERE) return;
  const direction = g.roll(D8);
  g.landing = landingIn(g, scatterFrom(g.landing, direction));
  g.events?.push({ type: 'kickScattered', direction, distance: 1, to: g.landing });
}
/** B16-KICK-04, -07: a square of the receiving half, or nowhere. */
export const landingIn = (g: BloodGame, sq: Square): Square =>
  sq !== NOWHERE && halfOf(sq) === otherSeat(g.kicking) ? sq : NOWHERE;

// 9
export const QuickSnap = procedure('QuickSnap', [], ['player'], [beginSnap, askSnap, takeSnap, snap]);
/** B16-KOTABLE-22: once each; whoever has moved counts as having acted until the result is over. */
const canSnap = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && isStanding(g, p) && !g.acted(p) && hasFreeNeighbour(g, g.square(p));
const hasFreeNeighbour = (g: BloodGame, sq: Square): boolean => {
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(sq, d);
    if (to !== NOWHERE && g.playerAt(to) === NOBODY) return true;
  }
  return false;
};
const AskSnap = question('quickSnap', ['seat'], (g, seat) => {
  g.offer(READY);
  for (let p = 0; p < g.playerCount; p++) if (canSnap(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
/** B16-KOTABLE-23, -24 */
const AskSnapSquare = question('quickSnapSquare', ['player'], (g, player) => {
  for (let d = 0; d < 8; d++) {
    const to = stepFrom(g.square(player), d);
    if (to !== NOWHERE && g.playerAt(to) === NOBODY) g.offer(TO, to);
  }
});
function beginSnap(g: BloodGame): void {
  g.clearTurnFacts();
}
function askSnap(g: BloodGame): void {
  const seat = otherSeat(g.kicking);
  g.ask(AskSnap, seat, seat);
}
function takeSnap(g: BloodGame): void {
  if (g.answered(READY)) {
    g.clearTurnFacts();
    return g.finish();
  }
  const player = g.keep('player', g.object as PlayerId);
  g.ask(AskSnapSquare, g.control(player), player);
}
function snap(g: BloodGame, player: PlayerId): void {
  moveFreely(g, player, g.object as Square);
  g.setActed(player, true);
  g.goto(askSnap);
}

// 10
const BONUS = 1;
export const Blitz = procedure('BlitzTurn', [], [bonusTurn, afterBonusTurn]);
/** B16-KOTABLE-25, -26, B16-OQ-57 */
function bonusTurn(g: BloodGame): void {
  const seat = g.kicking;
  g.clearTurnFacts();
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === seat && g.onPitch(player) && zonesAgainst(g, seat, g.square(player)) > 0)
      g.setActed(player, true);
  }
  g.call(Turn, seat, BONUS);
}
/** B16-KOTABLE-28: whatever ended it, the kick-off goes on. */
function afterBonusTurn(g: BloodGame): void {
  g.clearTurnover();
  g.clearTurnFacts();
  g.active = NO_SEAT;
}

// 11
export const ThrowARock = procedure('ThrowARock', [], ['flags'], [rollRocks, hitAway, hitHome]);
const Hits = { away: 1, home: 2 } as const;
/** B16-KOTABLE-29, -30 */
function rollRocks(g: BloodGame): void {
  const home = rollWithFame(g, HOME, D6);
  const away = rollWithFame(g, AWAY, D6);
  g.keep('flags', (home >= away ? Hits.away : 0) | (away >= home ? Hits.home : 0));
}
function hitAway(g: BloodGame, flags: number): void {
  if (flags & Hits.away) hitSomebody(g, AWAY);
}
function hitHome(g: BloodGame, flags: number): void {
  if (flags & Hits.home) hitSomebody(g, HOME);
}
/** B16-KOTABLE-31, B16-OQ-58 */
const hitSomebody = (g: BloodGame, seat: Seat): void => {
  const player = randomOnPitch(g, seat);
  if (player !== NOBODY) g.call(Hurt, player, NOBODY, Harm.rock | Harm.straight, 0);
};
/** B16-KOTABLE-02, B16-OQ-62: the odds of a D16 that is rolled again for numbers not on the pitch. */
export const randomOnPitch = (
  g: BloodGame,
  seat: Seat,
  counts: (g: BloodGame, p: PlayerId) => boolean = () => true,
): PlayerId => {
  const among = (p: PlayerId): boolean => g.control(p) === seat && g.onPitch(p) && counts(g, p);
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (among(p as PlayerId)) count++;
  if (count === 0) return NOBODY;
  let left = g.pick(count);
  for (let p = 0; p < g.playerCount; p++) if (among(p as PlayerId) && left-- === 0) return p as PlayerId;
  return NOBODY;
};

// 12
export const PitchInvasion = procedure(
  'PitchInvasion',
  [],
  ['modifier', 'value', 'player'],
  [gatherFans, invadeAway, turnRound, invadeHome],
);
const INVASION_TARGET = 6;
function gatherFans(g: BloodGame): void {
  g.keep('modifier', fameOf(g, HOME));
  g.keep('value', fameOf(g, AWAY));
}
function invadeAway(g: BloodGame, homeFame: number, _awayFame: number, from: PlayerId): void {
  const victim = nextVictim(g, AWAY, from, homeFame);
  if (victim === NOBODY) return;
  g.keep('player', (victim + 1) as PlayerId);
  g.goto(invadeAway);
  g.call(Suffer, victim, Injury.stunned, Harm.rock, 0, NOBODY); // B16-KOTABLE-34 is seen to there
}
function turnRound(g: BloodGame): void {
  g.keep('player', 0 as PlayerId);
}
function invadeHome(g: BloodGame, _homeFame: number, awayFame: number, from: PlayerId): void {
  const victim = nextVictim(g, HOME, from, awayFame);
  if (victim === NOBODY) return;
  g.keep('player', (victim + 1) as PlayerId);
  g.goto(invadeHome);
  g.call(Suffer, victim, Injury.stunned, Harm.rock, 0, NOBODY);
}
/** B16-KOTABLE-32, -33: rolls on until somebody is hit. */
const nextVictim = (g: BloodGame, seat: Seat, from: PlayerId, fame: number): PlayerId => {
  for (let p: number = from; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player)) continue;
    const die = g.roll(D6, INVASION_TARGET - fame);
    const stunned = die !== 1 && die + fame >= INVASION_TARGET;
    g.events?.push({ type: 'invasionRolled', player, die, stunned });
    if (stunned) return player;
  }
  return NOBODY;
};
