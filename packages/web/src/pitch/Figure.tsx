/** One player as a drawing: silhouette, race, shirt number and every state, readable without colour. */
import type { Figure as Drawing } from '@ironpitch/table';
import { Show } from 'solid-js';

/** Skins by race, and how the head of each role sits, as the sprites expect it. */
const SKINS: Readonly<Record<string, string>> = {
  none: '#dba377',
  tusks: '#6f9e3c',
  beard: '#dba377',
  ears: '#efcfae',
  snout: '#a58f7c',
  horns: '#b9674a',
  skull: '#8d9a8b',
  scales: '#35a08c',
  bark: '#9a7145',
  fangs: '#d9d3de',
};
const HEADS: Readonly<Record<string, string>> = {
  thrower: 'rotate(-9 32 50)',
  runner: 'rotate(14 32 50)',
  'big-guy': 'translate(0 2)',
  'small-guy': 'translate(7.4 20.1) scale(.77)',
};
const RINGS: Readonly<Record<string, string>> = {
  'big-guy': 'translate(-6.1 -9.9) scale(1.19)',
  'small-guy': 'translate(8 16) scale(.75)',
  special: 'translate(-1.6 -1.8) scale(1.05)',
};
const NUMBERS: Readonly<Record<string, readonly [y: number, size: number]>> = {
  'big-guy': [61, 18],
  'small-guy': [63, 15],
};
/** Away stands on an angular plate where home stands on a round one: [x, y, width] by role. */
const PLATES: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {
  'big-guy': [3, 4, 58],
  'small-guy': [15, 26, 34],
};
const LYING = 'translate(0 2) rotate(-90 32 38) translate(5.1 6) scale(.84)';

export interface FigureState {
  readonly posture: 'standing' | 'prone' | 'stunned';
  readonly ball: boolean;
  readonly used: boolean;
  readonly marked: boolean;
  readonly selected: boolean;
  readonly targeted: boolean;
  readonly quiet?: boolean;
}
const PLAIN: FigureState = {
  posture: 'standing',
  ball: false,
  used: false,
  marked: false,
  selected: false,
  targeted: false,
};

/** Drawn in a box of 64 by 64. */
export const Figure = (props: { drawing: Drawing; shirt: string; angular?: boolean; state?: FigureState }) => {
  const state = (): FigureState => props.state ?? PLAIN;
  const down = (): boolean => state().posture !== 'standing';
  const ring = () => RINGS[props.drawing.role];
  const plate = () => PLATES[props.drawing.role] ?? [8, 12, 48];
  const number = () => NUMBERS[props.drawing.role] ?? [60, 18];
  return (
    <g
      class="figure"
      classList={{ 'figure--angular': props.angular === true }}
      style={{ '--skin': SKINS[props.drawing.race] ?? SKINS.none }}
    >
      <Show when={state().selected}>
        <Sprite id="s-selected" transform={ring()} />
      </Show>
      <Show when={state().targeted}>
        <TargetRing transform={ring()} quiet={state().quiet === true} />
      </Show>
      <Show when={down()}>
        <Sprite id="s-ground" />
      </Show>
      <g transform={down() ? LYING : undefined} class={down() ? 'figure--down' : undefined}>
        <Show when={state().used}>
          <g class="figure--shadow">
            <Sprite id={`r-${props.drawing.role}`} />
          </g>
        </Show>
        <g class={state().used ? 'figure--used' : undefined}>
          <Show when={props.angular && !down()}>
            <rect class="figure__plate" x={plate()[0]} y={plate()[1]} width={plate()[2]} height={plate()[2]} rx="6" />
          </Show>
          <Sprite id={`r-${props.drawing.role}`} />
          <Sprite id={`x-${props.drawing.race}`} transform={HEADS[props.drawing.role]} />
          <text class="figure__number" x="32" y={number()[0]} style={{ 'font-size': `${number()[1]}px` }}>
            {props.shirt}
          </text>
        </g>
      </g>
      <Show when={state().posture === 'stunned'}>
        <Sprite id="s-stars" />
      </Show>
      <Show when={state().used}>
        <Sprite id="s-used" />
      </Show>
      <Show when={state().ball}>
        <Sprite id="s-ball" />
      </Show>
    </g>
  );
};
/** Wide enough to be seen around an angular plate, too. */
const TargetRing = (props: { transform: string | undefined; quiet: boolean }) => (
  <g class="figure__target" classList={{ 'figure__target--quiet': props.quiet }} transform={props.transform}>
    <circle cx="32" cy="36" r="30.5" />
    <circle cx="32" cy="36" r="30.5" />
  </g>
);
/** One symbol of the sprites, in its own 64 by 64. */
export const Sprite = (props: { id: string; transform?: string | undefined; size?: number }) => (
  <use href={`#${props.id}`} width={props.size ?? 64} height={props.size ?? 64} transform={props.transform} />
);
