/** The end of a match in words: who won, and where the points came from. */
import type { BlitzEvent, BlitzGame, Outcome, Seat } from '@ironpitch/engine';
import { challengeName } from '../text/cards.ts';
import { endingNames } from '../text/names.ts';
import { teamName } from '../text/players.ts';

/** Points of one side by where they came from, in the order they were first scored. */
export const pointsBySource = (
  report: readonly BlitzEvent[],
  seat: Seat,
): Map<string, { count: number; points: number }> => {
  const sources = new Map<string, { count: number; points: number }>();
  for (const event of report) {
    if (event.type !== 'touchdown' && event.type !== 'claimed' && event.type !== 'cleanSweep') continue;
    if (event.seat !== seat) continue;
    const source =
      event.type === 'touchdown'
        ? 'Touchdown'
        : event.type === 'claimed'
          ? challengeName(event.challenge)
          : 'Clean sweep';
    const { count, points } = sources.get(source) ?? { count: 0, points: 0 };
    sources.set(source, { count: count + 1, points: points + event.points });
  }
  return sources;
};

export const summaryLines = (g: BlitzGame, outcome: Outcome, report: readonly BlitzEvent[]): string[] => {
  const score = `${teamName(g, 0)} ${outcome.score[0]} : ${outcome.score[1]} ${teamName(g, 1)}`;
  const result = outcome.winner === null ? 'A draw' : `${teamName(g, outcome.winner)} wins`;
  const lines = [`${result}, ${score}, ${endingNames[outcome.ending] ?? outcome.ending}.`];
  for (const seat of [0, 1] as const) {
    const parts = [...pointsBySource(report, seat)].map(
      ([source, { count, points }]) => `${points} ${source}${count > 1 ? ` (${count}×)` : ''}`,
    );
    lines.push(`  ${teamName(g, seat)}: ${parts.length === 0 ? 'no points' : parts.join(', ')}.`);
  }
  return lines;
};
