/** The end of a match in words: who won, and where the points came from. */

import type { BlitzEvent, BlitzGame, Outcome, Seat } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { challengeText } from '../../text/blitz/cards.ts';
import { teamName } from '../../text/blitz/players.ts';

/** What points were scored with; undefined for an event that is not about points. */
const sourceOf = (g: BlitzGame, event: BlitzEvent): string | undefined => {
  if (event.type === 'claimed') return challengeText(g, event.challenge).name;
  return t.blitz.sources[event.type];
};
/** Points of one side by where they came from, in the order they were first scored. */
export const pointsBySource = (
  g: BlitzGame,
  report: readonly BlitzEvent[],
  seat: Seat,
): Map<string, { count: number; points: number }> => {
  const sources = new Map<string, { count: number; points: number }>();
  for (const event of report) {
    const source = sourceOf(g, event);
    if (source === undefined || !('points' in event) || event.seat !== seat) continue;
    const { count, points } = sources.get(source) ?? { count: 0, points: 0 };
    sources.set(source, { count: count + 1, points: points + event.points });
  }
  return sources;
};

export const summaryLines = (g: BlitzGame, outcome: Outcome, report: readonly BlitzEvent[]): string[] => {
  const score = `${teamName(g, 0)} ${outcome.score[0]} : ${outcome.score[1]} ${teamName(g, 1)}`;
  const winner = outcome.winner === null ? '' : teamName(g, outcome.winner);
  const lines = [t.result(winner, score, t.endings[outcome.ending] ?? outcome.ending)];
  for (const seat of [0, 1] as const) {
    const parts = [...pointsBySource(g, report, seat)].map(([source, { count, points }]) =>
      t.blitz.scored(points, source, count),
    );
    lines.push(`  ${t.screen.ofTeam(teamName(g, seat), parts.length === 0 ? t.blitz.noPoints : parts.join(', '))}.`);
  }
  return lines;
};
