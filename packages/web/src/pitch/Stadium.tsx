/** The place around the squares: stands in whatever room is left over, boards that carry the coordinates, weather. */
import { createUniqueId, For, Show } from 'solid-js';
import { EDGE, type Layout } from './geometry.ts';

/** What falls or shines on the pitch. Nothing of it tells a rule: the score bug names the weather. */
export type Sky = 'sun' | 'heat' | 'rain' | 'blizzard';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The squares alone, without the boards. */
const groundOf = ({ width, height }: Layout): Box => ({
  x: EDGE,
  y: EDGE,
  width: width - 2 * EDGE,
  height: height - 2 * EDGE,
});
/** Stands are drawn far past the pitch; the stage clips them. */
const FAR = 600;

/** Supporters of both sides meet at the halfway line. */
export const Stands = (props: { layout: Layout; sky: Sky | null }) => {
  const half = () => props.layout.width / 2;
  const tall = () => props.layout.height + 2 * FAR;
  const outside = createUniqueId();
  return (
    <g class="st-extra" aria-hidden="true">
      <rect class="st-crowd-home" x={-FAR} y={-FAR} width={half() + FAR} height={tall()} />
      <rect class="st-crowd-away" x={half()} y={-FAR} width={half() + FAR} height={tall()} />
      <Show when={props.sky && FALLING[props.sky]}>
        {falling => (
          <>
            <clipPath id={outside}>
              <path
                clip-rule="evenodd"
                d={`M${-FAR} ${-FAR}H${props.layout.width + FAR}V${props.layout.height + FAR}H${-FAR}ZM0 0V${props.layout.height}H${props.layout.width}V0Z`}
              />
            </clipPath>
            <g clip-path={`url(#${outside})`} class="st-weather">
              <rect
                class="st-fall"
                x={-FAR}
                y={-FAR}
                width={props.layout.width + 2 * FAR}
                height={tall()}
                fill={`url(#${falling()})`}
              />
            </g>
          </>
        )}
      </Show>
    </g>
  );
};
/** What is in the air over the stands. It stands still: a drawing that moves is drawn anew whole, every frame of it. */
const FALLING: Readonly<Partial<Record<Sky, string>>> = { heat: 'sd-heat', rain: 'sd-rain', blizzard: 'sd-blizzard' };

/** Each half in the deep colour of whoever defends it. */
export const Boards = (props: { layout: Layout }) => {
  const half = () => (props.layout.lie === 'wide' ? props.layout.width : props.layout.height) / 2;
  const homePart = (): Box => {
    const { lie, width, height } = props.layout;
    if (lie === 'wide') return { x: 0, y: 0, width: half(), height };
    return { x: 0, y: lie === 'uprightHome' ? half() : 0, width, height: half() };
  };
  return (
    <g aria-hidden="true">
      <rect class="st-board away" width={props.layout.width} height={props.layout.height} rx="4" />
      <rect class="st-board home" {...homePart()} rx="4" />
    </g>
  );
};

const FLAG = { width: 14, height: 21 } as const;
/** One in each corner of a pitch that lies wide, in the kit of whoever defends that end; the cloth blows away from the squares. */
export const Flags = (props: { layout: Layout }) => {
  const corners = () =>
    [true, false].flatMap(right =>
      [true, false].map(lower => ({
        x: right ? props.layout.width - 5 : 5,
        y: lower ? props.layout.height - 3 : 11,
        right,
      })),
    );
  return (
    <g class="st-extra" aria-hidden="true">
      <For each={corners()}>
        {({ x, y, right }) => (
          <g class={right ? 'away' : 'home'} transform={`translate(${x} ${y}) scale(${right ? 1 : -1} 1)`}>
            <use href="#sd-flag" x="-2" y={-FLAG.height} {...FLAG} />
          </g>
        )}
      </For>
    </g>
  );
};

/** Where play has worn the grass: [middle as a part of length and width, half-axes in squares]. */
const WORN: readonly (readonly [along: number, across: number, long: number, wide: number])[] = [
  [0.5, 0.5, 2.9, 5.1],
  [0.46, 0.3, 1.6, 2.1],
  [0.54, 0.72, 1.8, 2.4],
  [0.42, 0.55, 1.6, 3],
  [0.58, 0.45, 1.6, 3],
  [0.075, 0.5, 1.3, 4.5],
  [0.925, 0.5, 1.3, 4.5],
];
const PUDDLES: readonly (readonly [along: number, across: number, size: number])[] = [
  [0.28, 0.55, 2.4],
  [0.37, 0.59, 1.5],
  [0.59, 0.14, 1.9],
  [0.08, 0.78, 1.2],
  [0.3, 0.29, 2.1],
  [0.87, 0.48, 1.4],
  [0.75, 0.49, 1.7],
  [0.6, 0.21, 1.3],
  [0.59, 0.82, 1.6],
];
const TINTS: Readonly<Record<Sky, readonly [colour: string, opacity: number]>> = {
  sun: ['#ffd451', 0.2],
  heat: ['#d89a35', 0.26],
  rain: ['#2c4a66', 0.24],
  blizzard: ['#f2f6f8', 0.58],
};
const CELL_SIZE = 40;
/** Light that falls in from the upper left corner: where each ray begins along the upper edge, and how wide it is. */
const RAYS: readonly (readonly [from: number, wide: number])[] = [
  [0, 0.1],
  [0.2, 0.16],
  [0.52, 0.07],
];
/** How far down the pitch a ray goes sideways. */
const SLANT = 0.42;
const rays = ({ x, y, width, height }: Box): string =>
  RAYS.map(([from, wide]) => {
    const [left, right] = [x + from * width, x + (from + wide) * width];
    const end = (at: number): number => Math.min(x + width, at + SLANT * width);
    return `M${left} ${y}H${right}L${end(right)} ${y + height}H${end(left)}Z`;
  }).join('');
/** Snow that the wind has blown against an edge: how deep it lies, in turn, every two squares. */
const DEPTHS: readonly number[] = [13, 7, 16, 9, 12, 6, 15, 8];
const drift = ({ x, y, width, height }: Box, isUpper: boolean): string => {
  const edge = isUpper ? y : y + height;
  const inward = isUpper ? 1 : -1;
  const step = 2 * CELL_SIZE;
  const waves = Array.from({ length: Math.ceil(width / step) }, (_, i) => {
    const [at, next] = [x + i * step, Math.min(x + width, x + (i + 1) * step)];
    const [deep, then] = [DEPTHS[i % DEPTHS.length] as number, DEPTHS[(i + 1) % DEPTHS.length] as number];
    return `Q${(at + next) / 2} ${edge + inward * (deep + then) * 0.9} ${next} ${edge + inward * then}`;
  });
  return `M${x} ${edge}V${edge + inward * (DEPTHS[0] as number)}${waves.join('')}V${edge}Z`;
};

/** What play and weather do to grass: under the end zones, so that snow never bleaches a kit. */
export const Turf = (props: { layout: Layout; sky: Sky | null }) => {
  const box = () => groundOf(props.layout);
  /** A place given along and across the pitch, however it lies. */
  const at = (along: number, across: number) => {
    const { x, y, width, height } = box();
    return props.layout.lie === 'wide'
      ? { x: x + along * width, y: y + across * height }
      : { x: x + across * width, y: y + along * height };
  };
  const axes = (long: number, wide: number) => {
    const [rx, ry] = props.layout.lie === 'wide' ? [long, wide] : [wide, long];
    return { rx: rx * CELL_SIZE, ry: ry * CELL_SIZE };
  };
  return (
    <g class="st-extra" aria-hidden="true">
      <rect {...box()} fill="url(#sd-blades)" opacity=".34" />
      <For each={WORN}>
        {([along, across, long, wide]) => (
          <ellipse cx={at(along, across).x} cy={at(along, across).y} {...axes(long, wide)} fill="url(#sd-wear)" />
        )}
      </For>
      <g class="st-weather">
        <Show when={props.sky} keyed>
          {sky => <rect {...box()} fill={TINTS[sky][0]} opacity={TINTS[sky][1]} />}
        </Show>
        <Show when={props.sky === 'rain'}>
          <For each={PUDDLES}>
            {([along, across, size]) => (
              <use
                href="#sd-puddle"
                x={at(along, across).x - (size * CELL_SIZE) / 2}
                y={at(along, across).y - size * 11}
                width={size * CELL_SIZE}
                height={size * 22}
                opacity=".75"
              />
            )}
          </For>
          <rect {...box()} fill="url(#sd-rain)" opacity=".34" />
        </Show>
        <Show when={props.sky === 'sun'}>
          <path d={rays(box())} fill="url(#sd-ray)" />
        </Show>
        <Show when={props.sky === 'heat'}>
          <rect {...box()} fill="url(#sd-dry)" opacity=".7" />
        </Show>
        <Show when={props.sky === 'blizzard'}>
          <rect {...box()} fill="url(#sd-blizzard)" opacity=".8" />
          <rect {...box()} fill="url(#sd-wind)" opacity=".6" />
          <path class="st-drift" d={`${drift(box(), true)}${drift(box(), false)}`} />
        </Show>
      </g>
    </g>
  );
};
/** Lamps by night, the shade of the roof by day; over the end zones, under everything that is played. */
export const Light = (props: { layout: Layout }) => {
  const box = () => groundOf(props.layout);
  return (
    <g class="st-extra" aria-hidden="true">
      <For each={[0.2, 0.5, 0.8]}>
        {along => (
          <ellipse
            cx={box().x + along * box().width}
            cy={box().y + box().height * 0.06}
            rx={box().width * 0.34}
            ry={box().height * 0.5}
            fill="url(#sd-pool)"
          />
        )}
      </For>
      <rect x={box().x} y={box().y} width={box().width} height={box().height / 5} fill="url(#sd-shade)" />
    </g>
  );
};
