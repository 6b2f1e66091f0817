/** Where to go: an arrow to the end zone a coach scores in, and the squares a drill asks for. */
import type { SquareName } from '@ironpitch/table';
import { For, Show } from 'solid-js';
import type { Match } from '../match/match.ts';
import { ARROW_LENGTH, freeRow } from './arrow.ts';
import { CELL } from './geometry.ts';

/** While it is told how to win, and what comes first then. */
const BEGINNINGS: ReadonlySet<string> = new Set(['goal', 'order', 'cards']);
const INSET = 3;
const POINT = 14;

export const Goals = (props: {
  match: Match;
  at: (square: SquareName) => { readonly x: number; readonly y: number };
}) => {
  const ground = () => props.match.snapshot().view.ground;
  const marked = (): SquareName[] => props.match.changed()?.trails.flatMap(({ squares }) => squares) ?? [];
  const arrow = (): string => {
    const { columns } = ground();
    const away = props.match.snapshot().question?.side === 1;
    const row = freeRow(props.match.snapshot().view, away, marked());
    const [from, to] = [
      props.at([away ? 1 + ARROW_LENGTH : columns - ARROW_LENGTH, row]),
      props.at([away ? 1 : columns, row]),
    ];
    const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    const [nx, ny] = [to.x - dx * POINT, to.y - dy * POINT];
    return `M${from.x} ${from.y}L${to.x} ${to.y}M${nx - dy * POINT} ${ny - dx * POINT}L${to.x} ${to.y}L${nx + dy * POINT} ${ny + dx * POINT}`;
  };
  return (
    <>
      <For each={props.match.goals()}>
        {square => (
          <rect
            class="p-goal"
            x={props.at(square).x - CELL / 2 + INSET}
            y={props.at(square).y - CELL / 2 + INSET}
            width={CELL - 2 * INSET}
            height={CELL - 2 * INSET}
            rx="5"
          />
        )}
      </For>
      <Show when={BEGINNINGS.has(props.match.news()) && !props.match.celebrating()}>
        <path class="p-goalarrow" d={arrow()} />
      </Show>
    </>
  );
};
