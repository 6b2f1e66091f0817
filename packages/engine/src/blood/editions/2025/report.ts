/** The report of a match of 2025, out of its position alone (B25-POST-05): as far as the match has come, whole once it is over. */
import { teamTarget } from '../../../kernel/effects.ts';
import { AWAY, HOME, type PlayerId, SEATS, type Seat } from '../../../words.ts';
import type { CharacteristicName } from '../../characteristics.ts';
import type { BloodGame } from '../../game.ts';
import type { MatchReport, PlayerReport, TeamReport } from '../../report.ts';
import { casualtyOf, LASTING_STEP } from './casualties.ts';
import { FANS_AFTER, GRUDGE, MOST_VALUABLE } from './flows/aftermatch.ts';
import { RACE_KEYWORDS } from './rosters/words.ts';
import { REDUCED } from './rules.ts';
import { isStar } from './who.ts';
import { winningsOf } from './winnings.ts';

/** B25-CAS-T1: results that cost the next game. */
const MISSES: readonly (string | null)[] = ['seriouslyHurt', 'seriousInjury', 'lastingInjury'];
/** B25-STAR-06, and whoever gave the match up has earned nothing. */
const pointsOf = (g: BloodGame, player: PlayerId): number =>
  g.ending === 'concession' && g.winner !== g.ownSeat(player) ? 0 : g.points(player);
const playerReport = (g: BloodGame, player: PlayerId): PlayerReport => {
  const casualty = isStar(g, player) ? null : (casualtyOf(g, player) ?? null);
  const lasting = Math.floor(g.casualty(player) / LASTING_STEP);
  return {
    id: g.playerName(player),
    number: g.numberOf(player),
    position: (g.lineup.profiles.list[g.trueProfile(player)]?.id ?? '').split('#')[0] as string,
    points: pointsOf(g, player),
    mostValuable: g.isAffected(player, MOST_VALUABLE),
    casualty,
    missesNextGame: MISSES.includes(casualty),
    niggling: casualty === 'seriousInjury',
    loses: casualty === null || lasting === 0 ? null : (REDUCED[lasting] as CharacteristicName),
    hatred: g.isAffected(player, GRUDGE) ? (RACE_KEYWORDS[g.effectValue(player, GRUDGE)] ?? null) : null,
  };
};
const hasNews = ({ points, casualty }: PlayerReport): boolean => points > 0 || casualty !== null;
const teamReport = (g: BloodGame, seat: Seat): TeamReport => {
  const before = g.teamOf(seat).fanFactor;
  const after = g.isAffected(teamTarget(seat), FANS_AFTER) ? g.effectValue(teamTarget(seat), FANS_AFTER) : before;
  const players: PlayerReport[] = [];
  for (let p = 0; p < g.playerCount; p++)
    if (g.ownSeat(p as PlayerId) === seat) players.push(playerReport(g, p as PlayerId));
  return {
    side: SEATS[seat],
    team: g.teamOf(seat).name,
    score: g.score(seat),
    winnings: winningsOf(g, seat),
    dedicatedFans: { before, after },
    players: players.filter(hasNews),
  };
};
export const reportOf2025 = (g: BloodGame): MatchReport => ({ home: teamReport(g, HOME), away: teamReport(g, AWAY) });
