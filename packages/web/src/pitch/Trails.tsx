/** What the turn before changed: corners where somebody came from, the way, a burst where somebody went down. */
import type { SquareName } from '@ironpitch/table';
import { For } from 'solid-js';
import type { Changed } from '../match/changed.ts';
import { CELL } from './geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
const HALF = CELL / 2;
const CORNER = 10;
const corners = ({ x, y }: Point): string => {
  const [l, r, o, u] = [x - HALF + 2, x + HALF - 2, y - HALF + 2, y + HALF - 2];
  return `M${l + CORNER} ${o}H${l}V${o + CORNER}M${l + CORNER} ${u}H${l}V${u - CORNER}M${r - CORNER} ${o}H${r}V${o + CORNER}M${r - CORNER} ${u}H${r}V${u - CORNER}`;
};
/** Ends short of the figure, with a head. */
const wayTo = (points: readonly Point[]): { line: string; head: string } => {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const tip = { x: last.x - dx * 16, y: last.y - dy * 16 };
  const at = (along: number, across: number): string =>
    `${tip.x - dx * along - dy * across} ${tip.y - dy * along + dx * across}`;
  const way = [...points.slice(0, -1), tip].map(({ x, y }) => `${x} ${y}`).join('L');
  return { line: `M${way}`, head: `M${at(8, 6)}L${tip.x} ${tip.y}L${at(8, -6)}` };
};
export const BURST =
  'm0-11 2.600 5.400 5.600-2.200-2.200 5.600L11.400 0 6 2.600l2.200 5.600-5.600-2.200L0 11.400-2.600 6l-5.600 2.200 2.200-5.600L-11.400 0-6-2.600l-2.200-5.600 5.600 2.200z';

export const Trails = (props: { changed: Changed; at: (square: SquareName) => Point }) => (
  <g class="trails" aria-hidden="true">
    <For each={props.changed.trails}>
      {trail => {
        const points = () => trail.squares.map(props.at);
        const way = () => wayTo(points());
        const to = () => points().at(-1) as Point;
        return (
          <g class={`trail ${trail.side === 0 ? 'home' : 'away'}`} classList={{ 'trail--pushed': trail.pushed }}>
            <rect class="trail__to" x={to().x - HALF} y={to().y - HALF} width={CELL} height={CELL} />
            <path class="trail__case" d={`${way().line}${way().head}`} />
            <path class="trail__line" d={`${way().line}${way().head}`} />
          </g>
        );
      }}
    </For>
  </g>
);
const DOT = 9.5;
/** Its number is to be read: in pixels, half of what it is wide. */
const DOT_MIN_PX = 8;
const DIGIT = 1.37;
/** Where somebody stands by now, the number goes to the corner that is free of shirt numbers and bursts. */
const ASIDE = 4.5;
/** Where each way began, in order; no other way crosses a number, and nobody stands on one. */
export const TrailNumbers = (props: {
  changed: Changed;
  at: (square: SquareName) => Point;
  isTaken: (square: SquareName) => boolean;
  /** Pixels that a square has. */
  pixels: number;
}) => {
  const size = (): number => Math.max(DOT, (DOT_MIN_PX * CELL) / props.pixels);
  return (
    <g class="trails" aria-hidden="true">
      <For each={props.changed.trails.filter(({ number }) => number > 0)}>
        {trail => {
          const square = () => trail.squares[0] as SquareName;
          const from = () => props.at(square());
          const dot = (): Point =>
            props.isTaken(square()) ? { x: from().x + ASIDE + size(), y: from().y - ASIDE - size() } : from();
          return (
            <g>
              <path class="trail__from" d={corners(from())} />
              <circle class="trail__dot" cx={dot().x} cy={dot().y} r={size()} />
              <text class="trail__number" x={dot().x} y={dot().y + 0.5} style={{ 'font-size': `${size() * DIGIT}px` }}>
                {trail.number}
              </text>
            </g>
          );
        }}
      </For>
    </g>
  );
};
/** At a corner of the square, over the figures: never over a number. */
export const Falls = (props: { changed: Changed; at: (square: SquareName) => Point }) => (
  <g aria-hidden="true">
    <For each={props.changed.falls}>
      {square => (
        <path
          class="trail__burst"
          transform={`translate(${props.at(square).x - 15} ${props.at(square).y - 16})`}
          d={BURST}
        />
      )}
    </For>
  </g>
);
