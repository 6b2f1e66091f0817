/** One player as a drawing: silhouette, race, shirt number and every state, readable without colour. */
import type { Figure as Drawing } from '@ironpitch/table';
import { Show } from 'solid-js';

/** The colours of each head that are not the kit's: skin, and hair or scales where they have their own. */
const COLOURS: Readonly<Record<string, Readonly<Record<`--${string}`, string>>>> = {
  none: { '--skin': '#dba377' },
  tusks: { '--skin': '#6f9e3c' },
  'orc-topknot': { '--skin': '#6f9e3c' },
  goblin: { '--skin': '#7fb03c' },
  snotling: { '--skin': '#9ac04a' },
  troll: { '--skin': '#7d9a86' },
  ogre: { '--skin': '#d9a07c' },
  beard: { '--skin': '#dba377' },
  slayer: { '--skin': '#dba377', '--hair': '#e8641a' },
  snout: { '--skin': '#a58f7c' },
  rat: { '--skin': '#a58f7c' },
  'rat-swift': { '--skin': '#8f8a85' },
  'elf-hair': { '--skin': '#efcfae' },
  'elf-knot': { '--skin': '#d8cfe0', '--hair': '#e9e4ef' },
  'elf-helm': { '--skin': '#efcfae' },
  saurus: { '--skin': '#35a08c' },
  skink: { '--skin': '#5bbfd6', '--scale': '#e8572e' },
  scales: { '--skin': '#35a08c' },
  skull: { '--skin': '#8d9a8b' },
  skeleton: { '--skin': '#8d9a8b' },
  zombie: { '--skin': '#93a67a' },
  ghoul: { '--skin': '#b7a9b5' },
  wight: { '--skin': '#8d9a8b' },
  mummy: { '--skin': '#8d9a8b' },
  wolf: { '--skin': '#6e6763' },
  khemri: { '--skin': '#8d9a8b' },
  vampire: { '--skin': '#e2dbe6' },
  horns: { '--skin': '#b9674a' },
  chaos: { '--skin': '#b9674a' },
  goat: { '--skin': '#a8764c' },
  nurgle: { '--skin': '#a3b061' },
  norse: { '--skin': '#e7b591', '--hair': '#e7c25c' },
  amazon: { '--skin': '#b97b4e' },
  halfling: { '--skin': '#e6b58d', '--hair': '#8a4b1d' },
};
/** How the head of each body sits, as the sprites expect it. */
const HEADS: Readonly<Record<string, string>> = {
  thrower: 'rotate(-9 32 50)',
  runner: 'rotate(14 32 50)',
  'big-guy': 'translate(0 2)',
  'small-guy': 'translate(7.4 20.1) scale(.77)',
  ogre: 'translate(0 1)',
  troll: 'translate(-1 5)',
};
const BIG_RING = 'translate(-6.1 -9.9) scale(1.19)';
const SMALL_RING = 'translate(8 16) scale(.75)';
const RINGS: Readonly<Record<string, string>> = {
  'big-guy': BIG_RING,
  ogre: BIG_RING,
  troll: BIG_RING,
  treeman: BIG_RING,
  wagon: BIG_RING,
  'small-guy': SMALL_RING,
  swarm: SMALL_RING,
  special: 'translate(-1.6 -1.8) scale(1.05)',
};
const BIG_PLATE = [3, 4, 58] as const;
const SMALL_PLATE = [15, 26, 34] as const;
/** Away stands on an angular plate where home stands on a round one: [x, y, width] by role. */
const PLATES: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {
  'big-guy': BIG_PLATE,
  ogre: BIG_PLATE,
  troll: BIG_PLATE,
  treeman: BIG_PLATE,
  wagon: BIG_PLATE,
  'small-guy': SMALL_PLATE,
  swarm: SMALL_PLATE,
};
/** Bodies that take more room than a square has. */
const BIG: ReadonlySet<string> = new Set(['big-guy', 'ogre', 'troll', 'treeman', 'wagon']);
export const isBig = ({ role }: Drawing): boolean => BIG.has(role);
/** At the left shoulder, where nothing else is shown. */
const STAR = 'M10 14.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z';
const LYING = 'translate(0 2) rotate(-90 32 38) translate(5.1 6) scale(.84)';

export interface FigureState {
  readonly posture: 'standing' | 'prone' | 'stunned';
  readonly ball: boolean;
  readonly used: boolean;
  readonly marked: boolean;
  readonly selected: boolean;
  readonly targeted: boolean;
  readonly quiet?: boolean;
  /** Both arms up. */
  readonly cheers?: boolean;
}
export const PLAIN: FigureState = {
  posture: 'standing',
  ball: false,
  used: false,
  marked: false,
  selected: false,
  targeted: false,
};

/** Drawn in a box of 64 by 64. Without a shirt the number is left to somebody else. */
export const Figure = (props: { drawing: Drawing; shirt: string; angular?: boolean; state?: FigureState }) => {
  const state = (): FigureState => props.state ?? PLAIN;
  const down = (): boolean => state().posture !== 'standing';
  const ring = () => RINGS[props.drawing.role];
  const plate = () => PLATES[props.drawing.role] ?? [8, 12, 48];
  return (
    <g
      class="figure"
      classList={{ 'figure--angular': props.angular === true }}
      style={COLOURS[props.drawing.race] ?? COLOURS.none}
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
          <Show when={state().cheers}>
            <Arms transform={ring()} />
          </Show>
          <Sprite id={`r-${props.drawing.role}`} />
          <Sprite id={`x-${props.drawing.race}`} transform={HEADS[props.drawing.role]} />
        </g>
      </g>
      <Show when={props.shirt !== ''}>
        <ShirtNumber drawing={props.drawing} shirt={props.shirt} state={state()} size={NUMBER_SIZE} />
      </Show>
      <Show when={props.drawing.star}>
        <path class="figure__star" d={STAR} />
      </Show>
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
export const NUMBER_SIZE = 18;
/** The line that the number stands on, where it is not the usual one. */
const BASELINES: Readonly<Record<string, number>> = {
  'big-guy': 61,
  ogre: 61,
  troll: 61,
  treeman: 61,
  wagon: 58.4,
  'small-guy': 63,
  swarm: 61,
};
/** The middle of whoever lies there: the number stands upright on it. */
const LYING_AT = [47, 40] as const;
/** How much of a digit's size is above the line it stands on. */
const DIGIT = 0.7;
/** A number on the chest, in the box of 64 by 64 of its figure. */
export const ShirtNumber = (props: { drawing: Drawing; shirt: string; state: FigureState; size: number }) => {
  const place = (): readonly [x: number, y: number] =>
    props.state.posture === 'standing'
      ? [32, BASELINES[props.drawing.role] ?? 60]
      : [LYING_AT[0], LYING_AT[1] + (props.size * DIGIT) / 2];
  return (
    <text
      class="figure__number"
      classList={{ 'figure__number--used': props.state.used }}
      x={place()[0]}
      y={place()[1]}
      style={{ 'font-size': `${props.size}px` }}
    >
      {props.shirt}
    </text>
  );
};
/** Heads whose hair hides the crest or the bare head by which positions are told apart. */
const HAIRY: ReadonlySet<string> = new Set(['elf-hair', 'elf-knot']);
const MARKED: ReadonlySet<string> = new Set(['blitzer', 'thrower', 'catcher', 'runner', 'blocker']);
/** The sign of the position that a disc bears on its rim, beside the number. */
export const PositionMark = (props: { drawing: Drawing; state: FigureState }) => (
  <Show
    when={
      HAIRY.has(props.drawing.race) &&
      MARKED.has(props.drawing.role) &&
      props.state.posture === 'standing' &&
      !props.state.used
    }
  >
    <Sprite id={`t-mark-${props.drawing.role}`} transform="translate(-14 51) scale(.8)" />
  </Show>
);
const UPPER_ARMS = 'M13.5 43L7.500 33 9.300 20M50.5 43L56.5 33 54.7 20';
const HANDS =
  'M5.200 19.5L.9 13.5Q.2 11.6 1.800 11 3.200 10.6 4.200 12.2L5.600 13.6 4.400 6.200Q4.400 4.300 6.100 4.200 7.600 4.200 8.100 6L9.400 11.6 11 5.600Q11.8 4 13.3 4.500 14.8 5 14.5 6.900L13.6 13 15.6 10.6Q17 9.600 18.2 10.6 19.2 11.7 18.2 13.3L13.4 20.5ZM58.8 19.5L63.1 13.5Q63.8 11.6 62.2 11 60.8 10.6 59.8 12.2L58.4 13.6 59.6 6.200Q59.6 4.300 57.9 4.200 56.4 4.200 55.9 6L54.6 11.6 53 5.600Q52.2 4 50.7 4.500 49.2 5 49.5 6.900L50.4 13 48.4 10.6Q47 9.600 45.8 10.6 44.8 11.7 45.8 13.3L50.6 20.5Z';
/** Raised beside the head, behind the body: whoever scores cheers, whatever its position. */
const Arms = (props: { transform: string | undefined }) => (
  <g class="figure__arms" transform={props.transform}>
    <path d={UPPER_ARMS} />
    <path d={UPPER_ARMS} />
    <path d={HANDS} />
  </g>
);
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
