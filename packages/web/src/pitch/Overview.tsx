/** While only a part of the pitch is seen: a small map of the whole, to see where that is and to go elsewhere. */
import type { MatchView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import { CELL, EDGE, type Layout } from './geometry.ts';
import type { Point, Zoom } from './zoom.ts';

export const Overview = (props: {
  zoom: Zoom;
  layout: Layout;
  view: MatchView;
  at: (square: SquareName) => Point;
  /** Where the player in hand is: the map lies in another corner. */
  avoid: Point | null;
}) => {
  let svg: SVGSVGElement | undefined;
  const isInTheWay = (): boolean => {
    const { x, y, width, height } = props.zoom.shown();
    return props.avoid !== null && props.avoid.x > x + width / 2 && props.avoid.y > y + height / 2;
  };
  const go = (event: PointerEvent): void => {
    const matrix = svg?.getScreenCTM();
    if (matrix) props.zoom.moveTo(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  /** The far end zone is at the top: only an upright pitch is opened. */
  const end = (isFar: boolean) => ({
    y: isFar ? 0 : props.layout.height - EDGE - CELL,
    width: props.layout.width,
    height: EDGE + CELL,
  });
  return (
    <div
      class="overview"
      classList={{ 'overview--left': isInTheWay() }}
      style={{ '--ratio': `${props.layout.width} / ${props.layout.height}` }}
    >
      <svg
        ref={svg}
        viewBox={`0 0 ${props.layout.width} ${props.layout.height}`}
        aria-hidden="true"
        onPointerDown={go}
        onPointerMove={event => event.buttons > 0 && go(event)}
      >
        <rect
          class="overview__ground"
          classList={{ 'overview__ground--stone': props.view.ground.surface === 'stone' }}
          width={props.layout.width}
          height={props.layout.height}
        />
        <rect class={`overview__zone ${props.layout.lie === 'uprightAway' ? 'home' : 'away'}`} {...end(true)} />
        <rect class={`overview__zone ${props.layout.lie === 'uprightAway' ? 'away' : 'home'}`} {...end(false)} />
        <path class="overview__half" d={`M0 ${props.layout.height / 2}H${props.layout.width}`} />
        <For each={props.view.players.filter(({ square }) => square !== null)}>
          {player => (
            <circle
              class={player.side === 0 ? 'home' : 'away'}
              cx={props.at(player.square as SquareName).x}
              cy={props.at(player.square as SquareName).y}
              r={player.ball === null ? 13 : 20}
            />
          )}
        </For>
        <rect class="overview__window" {...props.zoom.shown()} rx="8" />
      </svg>
      <button type="button" class="tool" aria-label={t.match.wholePitch} onClick={() => props.zoom.reset()}>
        <Icon name="zoomOut" />
      </button>
    </div>
  );
};
