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
/** What one player did, or several things in a row. */
export interface Act {
  readonly player: string;
  readonly side: Side;
  /** Of its trail; 0 for whoever stayed where it was. */
  readonly number: number;
  /** Which part of the report it is. */
  readonly from: number;
  readonly until: number;
}
export interface Changed {
  /** Whose turn it was, and which; null for a single step of a replay. */
  readonly turn: { readonly side: Side; readonly number: number } | null;
  readonly trails: readonly Trail[];
  /** Where somebody went down who still lies there. */
  readonly falls: readonly SquareName[];
  readonly acts: readonly Act[];
}
const NOTHING: Changed = { turn: null, trails: [], falls: [], acts: [] };
const BEGINS: ReadonlySet<string> = new Set(['declared', 'actionStarted']);
const FALLS: ReadonlySet<string> = new Set(['knockedDown', 'placedProne', 'wentProne']);
const isSquare = (value: unknown): value is SquareName => Array.isArray(value) && value.length === 2;

/** A part of the report. */
interface Part {
  readonly from: number;
  readonly until: number;
}
/** The turn before the one that has just begun; once something was done in this one, only for whoever asks for it. */
const turnBefore = (report: readonly NamedEvent[], viewer: Side, again: boolean): Part | null => {
  const began = report.findLastIndex(event => event.type === 'turnStarted');
  if (began < 0 || report[began]?.seat !== SEATS[viewer]) return null;
  const isUnderWay = report.slice(began + 1).some(event => isSquare(event.to) || BEGINS.has(event.type));
  if (isUnderWay && !again) return null;
  const before = report.slice(0, began).findLastIndex(event => event.type === 'turnStarted');
  if (before < 0 || report[before]?.seat === SEATS[viewer]) return null;
  // After a touchdown or a half everybody stands somewhere else.
  const isOver = report.slice(before + 1, began).some(({ type }) => type === 'touchdown' || type === 'setUp');
  return isOver ? null : { from: before + 1, until: began };
};
/** For the coach whose turn has just begun; `again`: for whoever wants to see it later in that turn. */
export const changedIn = (report: readonly NamedEvent[], view: MatchView, viewer: Side, again = false): Changed => {
  const turn = turnBefore(report, viewer, again);
  if (!turn) return NOTHING;
  const side: Side = viewer === 0 ? 1 : 0;
  const began = report[turn.from - 1];
  return { ...changesIn(report, turn, view, side), turn: { side, number: Number(began?.turn) } };
};
/** What a step of a replay brought: there is nothing to number. */
export const changedSince = (report: readonly NamedEvent[], from: number, view: MatchView): Changed =>
  changesIn(report, { from, until: report.length }, view, null);

const changesIn = (report: readonly NamedEvent[], part: Part, view: MatchView, acting: Side | null): Changed => {
  const events = report.slice(part.from, part.until);
  const players = new Map(view.players.map(player => [player.id, player]));
  const walks = new Map<string, { squares: SquareName[]; pushed: boolean }>();
  for (const { type, player, from, to } of events) {
    if (typeof player !== 'string' || !isSquare(from) || !isSquare(to)) continue;
    const walk = walks.get(player);
    if (walk) walk.squares.push(to);
    else walks.set(player, { squares: [from, to], pushed: type === 'pushed' });
  }
  const numbers = new Map<string, number>();
  const trails = [...walks].flatMap(([id, { squares, pushed }]): Trail[] => {
    const player = players.get(id);
    // Whoever has left the pitch is told in the commentary.
    if (!player?.square) return [];
    if (player.side === acting && !pushed) numbers.set(id, numbers.size + 1);
    return [{ number: numbers.get(id) ?? 0, side: player.side, squares, pushed }];
  });
  const fallen = new Set(events.filter(event => FALLS.has(event.type)).map(event => event.player));
  const falls = view.players.flatMap(player =>
    fallen.has(player.id) && player.square && player.posture !== 'standing' ? [player.square] : [],
  );
  return { turn: null, trails, falls, acts: actsIn(events, part, id => players.get(id)?.side ?? null, numbers) };
};
/** One after the other; what a player does in several Actions in a row is one. */
const actsIn = (
  events: readonly NamedEvent[],
  { from, until }: Part,
  sideOf: (player: string) => Side | null,
  numbers: ReadonlyMap<string, number>,
): Act[] => {
  const began = events.flatMap(({ type, player }, i): { player: string; side: Side; at: number }[] => {
    const side = typeof player === 'string' && BEGINS.has(type) ? sideOf(player) : null;
    return side === null ? [] : [{ player: String(player), side, at: from + i }];
  });
  const firsts = began.filter(({ player }, i) => player !== began[i - 1]?.player);
  return firsts.map(({ player, side, at }, i) => ({
    player,
    side,
    number: numbers.get(player) ?? 0,
    from: at,
    until: firsts[i + 1]?.at ?? until,
  }));
};
/** As events name them. */
const SEATS = ['home', 'away'] as const;
