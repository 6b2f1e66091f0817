/** What the opponent's turn has changed, as marks on the pitch: who went from where to where, who was pushed, who fell. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, Side, SquareName } from '@ironpitch/table';

interface Trail {
  /** Counts the players of the side whose turn it was; 0 for those it happened to. */
  readonly number: number;
  readonly side: Side;
  readonly squares: readonly SquareName[];
  readonly pushed: boolean;
}
export interface Changed {
  readonly trails: readonly Trail[];
  /** Where somebody went down who still lies there. */
  readonly falls: readonly SquareName[];
}
const NOTHING: Changed = { trails: [], falls: [] };
const FALLS: ReadonlySet<string> = new Set(['knockedDown', 'placedProne', 'wentProne']);
const isSquare = (value: unknown): value is SquareName => Array.isArray(value) && value.length === 2;

/** The events of the turn before the one that has just begun; none once something was done in this one. */
const turnBefore = (report: readonly NamedEvent[], viewer: Side): readonly NamedEvent[] => {
  const began = report.findLastIndex(event => event.type === 'turnStarted');
  if (began < 0 || report[began]?.seat !== SEATS[viewer]) return [];
  if (
    report
      .slice(began + 1)
      .some(event => isSquare(event.to) || event.type === 'declared' || event.type === 'actionStarted')
  )
    return [];
  const before = report.slice(0, began).findLastIndex(event => event.type === 'turnStarted');
  if (before < 0 || report[before]?.seat === SEATS[viewer]) return [];
  const turn = report.slice(before + 1, began);
  // After a touchdown or a half everybody stands somewhere else.
  return turn.some(event => event.type === 'touchdown' || event.type === 'setUp') ? [] : turn;
};
/** For the coach whose turn has just begun. */
export const changedIn = (report: readonly NamedEvent[], view: MatchView, viewer: Side): Changed => {
  const turn = turnBefore(report, viewer);
  if (turn.length === 0) return NOTHING;
  const sideOf = new Map(view.players.map(player => [player.id, player]));
  const walks = new Map<string, { squares: SquareName[]; pushed: boolean }>();
  for (const { type, player, from, to } of turn) {
    if (typeof player !== 'string' || !isSquare(from) || !isSquare(to)) continue;
    const walk = walks.get(player);
    if (walk) walk.squares.push(to);
    else walks.set(player, { squares: [from, to], pushed: type === 'pushed' });
  }
  let number = 0;
  const trails = [...walks].flatMap(([id, { squares, pushed }]): Trail[] => {
    const player = sideOf.get(id);
    // Whoever has left the pitch is told in the commentary.
    if (!player?.square) return [];
    const own = player.side !== viewer && !pushed;
    return [{ number: own ? ++number : 0, side: player.side, squares, pushed }];
  });
  const fallen = new Set(turn.filter(event => FALLS.has(event.type)).map(event => event.player));
  const falls = view.players.flatMap(player =>
    fallen.has(player.id) && player.square && player.posture !== 'standing' ? [player.square] : [],
  );
  return { trails, falls };
};
/** As events name them. */
const SEATS = ['home', 'away'] as const;
