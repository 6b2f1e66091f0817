/** The end of a match in words: who won, who scored, and what it cost. */

import type { blood, Outcome, PlayerId, Seat } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { labelOf, positionOf, teamName } from '../../text/blood/players.ts';

type BloodGame = blood.BloodGame;

/** How often each player of a side did something, the busiest first. */
const byPlayer = (g: BloodGame, players: readonly PlayerId[]): string => {
  const counts = new Map<PlayerId, number>();
  for (const p of players) counts.set(p, (counts.get(p) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([p, count]) => t.blood.did(`${labelOf(g, p)} ${positionOf(g, p).name}`, count))
    .join(', ');
};
const sideLine = (g: BloodGame, report: readonly blood.BloodEvent[], seat: Seat): string => {
  const scorers = report.flatMap(event => (event.type === 'touchdown' && event.seat === seat ? [event.player] : []));
  const hurt = report.filter(
    event => event.type === 'removed' && event.to === 'casualties' && g.control(event.player) === seat,
  ).length;
  const turnovers = turnoversOf(report, seat);
  const scored = scorers.length === 0 ? t.blood.noTouchdown : t.blood.scorers(byPlayer(g, scorers));
  return `  ${t.blood.side(teamName(g, seat), scored, hurt, turnovers)}`;
};
/** Turns of a side that ended before their time. */
const turnoversOf = (report: readonly blood.BloodEvent[], seat: Seat): number => {
  let active: Seat | undefined;
  let count = 0;
  for (const event of report) {
    if (event.type === 'turnStarted') active = event.seat;
    else if (event.type === 'turnover' && event.cause !== 'touchdown' && active === seat) count++;
  }
  return count;
};

export const summaryLines = (g: BloodGame, outcome: Outcome, report: readonly blood.BloodEvent[]): string[] => {
  const [home, away] = [teamName(g, 0), teamName(g, 1)];
  const score = `${home} ${outcome.score[0]} : ${outcome.score[1]} ${away}`;
  const winner = outcome.winner === null ? '' : teamName(g, outcome.winner);
  return [
    t.result(winner, score, t.endings[outcome.ending] ?? outcome.ending),
    sideLine(g, report, 0),
    sideLine(g, report, 1),
  ];
};
