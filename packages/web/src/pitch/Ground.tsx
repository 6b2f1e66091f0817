/** The ground under the players: squares, end zones, chalk, obstacles, trapdoors, coordinates. */
import type { GroundView, SquareName, TeamView } from '@ironpitch/table';
import { For, Show } from 'solid-js';
import { CELL, centre, EDGE, type Layout } from './geometry.ts';
import { Light, type Sky, Turf } from './Stadium.tsx';

/** How far from the edge of the drawing coordinates stand. */
const BESIDE = EDGE / 2 - 1;

/** How wide a letter of the name in an end zone is, at most. */
const LETTER = 25;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const Ground = (props: {
  ground: GroundView;
  layout: Layout;
  teams: readonly [TeamView, TeamView];
  sky?: Sky | null;
}) => {
  const squares = (): SquareName[] =>
    Array.from({ length: props.ground.columns * props.ground.rows }, (_, i) => [
      (i % props.ground.columns) + 1,
      Math.floor(i / props.ground.columns) + 1,
    ]);
  const at = (square: SquareName, inset = 0) => {
    const { x, y } = centre(props.layout, square);
    const size = CELL - 2 * inset;
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  };
  const zone = (column: number) => {
    const a = at([column, 1]);
    const b = at([column, props.ground.rows]);
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x) + CELL,
      height: Math.abs(a.y - b.y) + CELL,
    };
  };
  /** The goal lines: where the end zones meet the field. */
  const goalLine = (column: number, next: number): string => {
    const a = centre(props.layout, [column, 1]);
    const b = centre(props.layout, [next, 1]);
    const c = centre(props.layout, [column, props.ground.rows]);
    const d = centre(props.layout, [next, props.ground.rows]);
    const wide = props.layout.lie === 'wide';
    const [x1, y1, x2, y2] = [(a.x + b.x) / 2, (a.y + b.y) / 2, (c.x + d.x) / 2, (c.y + d.y) / 2];
    const reach = CELL / 2;
    return wide
      ? `M${x1} ${Math.min(y1, y2) - reach}V${Math.max(y1, y2) + reach}`
      : `M${Math.min(x1, x2) - reach} ${y1}H${Math.max(x1, x2) + reach}`;
  };
  /** Along the pitch, below a row, from goal line to goal line. */
  const wideLine = (row: number): string => {
    const [a, b, c] = [
      [2, row],
      [2, row + 1],
      [last() - 1, row],
    ].map(square => centre(props.layout, square as unknown as SquareName)) as [Point, Point, Point];
    const reach = CELL / 2;
    return props.layout.lie === 'wide'
      ? `M${Math.min(a.x, c.x) - reach} ${(a.y + b.y) / 2}H${Math.max(a.x, c.x) + reach}`
      : `M${(a.x + b.x) / 2} ${Math.min(a.y, c.y) - reach}V${Math.max(a.y, c.y) + reach}`;
  };
  const zoneName = (column: number): { x: number; y: number; turn: number } => {
    const middle = centre(props.layout, [column, (props.ground.rows + 1) / 2]);
    return { ...middle, turn: props.layout.lie === 'wide' ? (column === 1 ? -90 : 90) : 0 };
  };
  /** A long name is written smaller. */
  const fitting = (column: number): number =>
    Math.min(1, ((props.ground.rows - 1) * CELL) / (LETTER * props.teams[column === 1 ? 0 : 1].name.length));
  const last = () => props.ground.columns;
  const isWide = (): boolean => props.layout.lie === 'wide';
  /** Stone is mottled, grass is mown in bands two squares wide. */
  const tone = ([column, row]: SquareName): string =>
    (props.ground.surface === 'grass' ? Math.floor(column / 2) % 2 === 0 : (column * 7 + row * 3) % 5 < 2)
      ? 'g2'
      : 'g1';
  const isBlocked = (square: SquareName): boolean =>
    props.ground.blocked.some(one => one[0] === square[0] && one[1] === square[1]);
  return (
    <g class={props.ground.surface} aria-hidden="true">
      <rect
        class="p-ground"
        x={EDGE - 2}
        y={EDGE - 2}
        width={props.layout.width - 2 * EDGE + 4}
        height={props.layout.height - 2 * EDGE + 4}
        rx="5"
      />
      <For each={squares()}>{square => <rect class={tone(square)} {...at(square, 0.6)} rx="1.5" />}</For>
      <Show when={props.ground.surface === 'grass'}>
        <Turf layout={props.layout} sky={props.sky ?? null} />
      </Show>
      <rect class="p-zone home" {...zone(1)} />
      <rect class="p-zone away" {...zone(last())} />
      <Show when={props.ground.surface === 'grass'}>
        <Light layout={props.layout} />
      </Show>
      <path class="p-chalk" d={`${goalLine(1, 2)}${goalLine(last(), last() - 1)}`} />
      <Show when={props.ground.chalk}>
        {chalk => (
          <>
            <path class="p-chalk" d={goalLine(last() / 2, last() / 2 + 1)} />
            <path class="p-chalk p-chalk--thin" d={wideLine(chalk().wideRows)} />
            <path class="p-chalk p-chalk--thin" d={wideLine(props.ground.rows - chalk().wideRows)} />
          </>
        )}
      </Show>
      <For each={[1, last()]}>
        {column => (
          <text
            class="p-zonename"
            transform={`translate(${zoneName(column).x} ${zoneName(column).y}) rotate(${zoneName(column).turn}) scale(${fitting(column)})`}
          >
            {props.teams[column === 1 ? 0 : 1].name.toUpperCase()}
          </text>
        )}
      </For>
      <For each={props.ground.blocked}>
        {square => {
          const box = () => at(square);
          const joined = (dx: number, dy: number): boolean => isBlocked([square[0] + dx, square[1] + dy]);
          const crack = (square[0] * 5 + square[1] * 3) % 4;
          return (
            <g>
              <rect
                class="p-rock"
                {...box()}
                rx={joined(1, 0) || joined(-1, 0) || joined(0, 1) || joined(0, -1) ? 3 : 6}
              />
              <rect class="p-rocktop" {...at(square, 3.5)} rx="2.5" />
              <path
                class="p-rockline"
                transform={`translate(${box().x + 20} ${box().y + 20}) rotate(${crack * 90})`}
                d="M-9-4-2-1 1-9M4 8 9 3"
              />
            </g>
          );
        }}
      </For>
      <For each={props.ground.trapdoors}>
        {square => (
          <g>
            <rect class="p-iron" {...at(square, 2.5)} rx="4" />
            <g transform={`translate(${centre(props.layout, square).x} ${centre(props.layout, square).y})`}>
              <rect class="p-iron2" x="-13" y="-13" width="26" height="26" rx="2" />
              <path class="p-iron2" d="M-13 0H-5M5 0H13M0-13V-5M0 5V13" />
              <rect class="p-iron2" x="-5" y="-5" width="10" height="10" rx="1" />
            </g>
          </g>
        )}
      </For>
      <For each={Array.from({ length: props.ground.columns }, (_, i) => i + 1)}>
        {column => {
          const place = () =>
            centre(props.layout, [column, props.layout.lie === 'uprightAway' ? props.ground.rows : 1]);
          return <Coordinate of={column} at={place()} above={isWide()} />;
        }}
      </For>
      <For each={Array.from({ length: props.ground.rows }, (_, i) => i + 1)}>
        {row => {
          const place = () =>
            centre(props.layout, [props.layout.lie === 'uprightHome' ? props.ground.columns : 1, row]);
          return <Coordinate of={row} at={place()} above={!isWide()} />;
        }}
      </For>
    </g>
  );
};
/** A number at the edge: above the pitch, or left of it. */
const Coordinate = (props: { of: number; at: Point; above: boolean }) => (
  <text class="p-coord" x={props.above ? props.at.x : BESIDE} y={props.above ? BESIDE : props.at.y}>
    {props.of}
  </text>
);
