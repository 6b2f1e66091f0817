/** A touchdown is shown before what follows from it: the run to its last square, and nobody set up anew yet. */
import type { BallView, PlayerView, Snapshot, SquareName } from '@ironpitch/table';
import { stepsIn } from './motion.ts';

export interface Stages {
  /** Up to the touchdown. */
  readonly first: Snapshot;
  /** Whatever came after it. */
  readonly after: Snapshot;
}
/** Null where nobody scored, or the scorer was not on the pitch before. Each event is told in one of the two. */
export const stagesOf = (now: Snapshot, next: Snapshot): Stages | null => {
  const at = next.report.findLastIndex(({ type }) => type === 'touchdown');
  const scorer = now.view.players.find(({ id }) => id === next.report[at]?.player);
  if (at < 0 || !scorer?.square) return null;
  const told = next.report.slice(0, at + 1);
  const ends = new Map(stepsIn(told).map(({ player, squares }) => [player, squares.at(-1) as SquareName]));
  const last = ends.get(scorer.id) ?? scorer.square;
  const players = now.view.players.map(
    (player): PlayerView => ({
      ...player,
      square: player.square && (ends.get(player.id) ?? player.square),
      ball: player.id === scorer.id ? (player.ball ?? 'ordinary') : null,
    }),
  );
  const balls = now.view.balls.slice(0, 1).map((ball): BallView => ({ ...ball, square: last, holder: scorer.id }));
  return {
    first: {
      ...now,
      view: { ...now.view, players, balls, held: [[], []], holds: [], score: next.view.score },
      question: null,
      asked: next.asked,
      reportFrom: next.reportFrom,
      report: told,
      canTakeBack: false,
      canDoAgain: false,
    },
    after: { ...next, reportFrom: next.reportFrom + at + 1, report: next.report.slice(at + 1) },
  };
};
