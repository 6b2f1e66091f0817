/** The end of a match in words: who won, and where the points came from. */
import type { BlitzEvent, BlitzGame, Outcome, Seat } from '@ironpitch/engine';
import { challengeText } from '../../text/blitz/cards.ts';
import { endingNames } from '../../text/blitz/names.ts';
import { teamName } from '../../text/blitz/players.ts';

/** What points were scored with; undefined for an event that is not about points. */
const sourceOf = (g: BlitzGame, event: BlitzEvent): string | undefined => {
  if (event.type === 'claimed') return challengeText(g, event.challenge).name;
  return { touchdown: 'Touchdown', cleanSweep: 'Clean sweep', bonusPoint: 'Bonus Plays' }[event.type as string];
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
  const result = outcome.winner === null ? 'A draw' : `${teamName(g, outcome.winner)} wins`;
  const lines = [`${result}, ${score}, ${endingNames[outcome.ending] ?? outcome.ending}.`];
  for (const seat of [0, 1] as const) {
    const parts = [...pointsBySource(g, report, seat)].map(
      ([source, { count, points }]) => `${points} ${source}${count > 1 ? ` (${count}×)` : ''}`,
    );
    lines.push(`  ${teamName(g, seat)}: ${parts.length === 0 ? 'no points' : parts.join(', ')}.`);
  }
  return lines;
};
