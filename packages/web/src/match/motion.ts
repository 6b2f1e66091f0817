/** Movement on the pitch, read from the report: who went from where to where, step by step. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { SquareName } from '@ironpitch/table';

export interface Walk {
  readonly player: string;
  readonly squares: readonly SquareName[];
  readonly pushed: boolean;
}
const STEP_MS = 110;
const PUSH_MS = 220;
const WALK_MAX_MS = 700;

/** Steps of one player that follow each other are one walk. */
export const stepsIn = (report: readonly NamedEvent[]): Walk[] => {
  const walks: { player: string; squares: SquareName[]; pushed: boolean }[] = [];
  for (const { type, player, from, to } of report) {
    if (typeof player !== 'string' || !isSquare(from) || !isSquare(to)) continue;
    const last = walks.findLast(walk => walk.player === player);
    if (last) last.squares.push(to);
    else walks.push({ player, squares: [from, to], pushed: type === 'pushed' });
  }
  return walks;
};
const isSquare = (value: unknown): value is SquareName => Array.isArray(value) && value.length === 2;
export const durationOf = ({ squares, pushed }: Walk): number =>
  pushed ? PUSH_MS : Math.min(WALK_MAX_MS, (squares.length - 1) * STEP_MS);
/** How long the longest of them takes. */
export const runFor = (walks: readonly Walk[]): number => Math.max(0, ...walks.map(durationOf));
