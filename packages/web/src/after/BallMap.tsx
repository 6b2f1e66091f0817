/** Where the ball was when turns ended: bigger means more often. */
import type { MatchView, SquareName } from '@ironpitch/table';
import { For } from 'solid-js';
import { Ground } from '../pitch/Ground.tsx';
import { centre, layoutOf } from '../pitch/geometry.ts';

export const BallMap = (props: {
  view: MatchView;
  balls: readonly { readonly square: SquareName; readonly count: number }[];
}) => {
  const layout = () => layoutOf(props.view.ground, 'wide');
  return (
    <svg class="pitch heat" viewBox={`0 0 ${layout().width} ${layout().height}`} aria-hidden="true">
      <Ground ground={props.view.ground} layout={layout()} teams={props.view.teams} />
      <For each={props.balls}>
        {({ square, count }) => (
          <g transform={`translate(${centre(layout(), square).x} ${centre(layout(), square).y})`}>
            <circle r={13 + Math.min(4, count) * 2} />
            <text>{count}</text>
          </g>
        )}
      </For>
    </svg>
  );
};
