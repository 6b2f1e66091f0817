/** What a click that leads to nothing would have meant: the rules are asked why it cannot be. */
import type { Answer } from '@ironpitch/engine';
import type { PlayerView, Snapshot, SquareName } from '@ironpitch/table';

/** The orders of a game that a click may stand for. */
interface Orders {
  /** On somebody of one's own, to begin with. */
  readonly first: readonly string[];
  /** On a team-mate, with a player in hand. */
  readonly mate: string;
  readonly opponent: (there: PlayerView) => string;
}
export const wishesBy =
  ({ first, mate, opponent }: Orders) =>
  ({ question }: Snapshot, selected: string | null, square: SquareName, there: PlayerView | undefined): Answer[] => {
    if (!question) return [];
    if (question.name !== 'action') return there ? [{ target: there.id }, { to: square }] : [{ to: square }];
    if (there === undefined) return [];
    const own = there.side === question.side;
    if (selected === null || selected === there.id) return own ? first.map(verb => ({ [verb]: there.id })) : [];
    return [{ [own ? mate : opponent(there)]: selected }];
  };
