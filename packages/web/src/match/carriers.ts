/** Who held a ball when something happened, by the report alone: what is told of the past does not change with the present. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView } from '@ironpitch/table';

/** How a game tells of its balls. */
interface BallEvents {
  /** Whoever it happens to has no ball any more. */
  readonly loses: ReadonlySet<string>;
  /** A ball is on its own: nobody is taken for its holder until somebody takes it. */
  readonly frees: ReadonlySet<string>;
}
const TAKES = 'ballTaken';

/** Before the first event about a ball it is where the view has it, if there never was one; otherwise nobody knows. */
export const carriersBy =
  ({ loses, frees }: BallEvents) =>
  (report: readonly NamedEvent[], view: MatchView): ReadonlySet<number> => {
    const carried = new Set<number>();
    const isAboutBall = ({ type }: NamedEvent): boolean => type === TAKES || loses.has(type) || frees.has(type);
    const holders = new Set<string>(
      report.some(isAboutBall) ? [] : view.players.flatMap(player => (player.ball === null ? [] : [player.id])),
    );
    report.forEach((event, i) => {
      const player = String(event.player ?? '');
      if (holders.has(player)) carried.add(i);
      if (event.type === TAKES) holders.add(player);
      else if (loses.has(event.type)) holders.delete(player);
      else if (frees.has(event.type)) holders.clear();
    });
    return carried;
  };
