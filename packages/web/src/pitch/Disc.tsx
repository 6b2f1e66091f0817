/** One player on a small square: a disc with its number, its state as the shape, its position as a mark on the rim. */
import type { Figure as Drawing } from '@ironpitch/table';
import { Show } from 'solid-js';
import { type FigureState, isBig, Sprite } from './Figure.tsx';

/** Squares of fewer pixels show discs: a figure's number could not be read there. */
export const DISC_BELOW = 30;
/** Positions that have a mark of their own. */
const MARKS: ReadonlySet<string> = new Set(['blitzer', 'thrower', 'catcher', 'runner', 'blocker']);
const SHAPES: Readonly<Record<FigureState['posture'], string>> = { standing: 'disc', prone: 'down', stunned: 'stun' };
/** Where the number stands, and how large it is: a player who is done has lost the foot of the disc. */
const NUMBER = [33.5, 38] as const;
const NUMBER_DONE = [28, 37.5] as const;

/** Drawn in a box of 64 by 64. */
export const Disc = (props: { drawing: Drawing; shirt: string; angular: boolean; state: FigureState }) => {
  const isDone = (): boolean => props.state.used && props.state.posture === 'standing';
  const shape = (): string => (isDone() ? 'done' : SHAPES[props.state.posture]);
  const number = () => (isDone() ? NUMBER_DONE : NUMBER);
  return (
    <g
      class="disc"
      classList={{ 'disc--used': props.state.used && !isDone() }}
      transform={isBig(props.drawing) ? 'translate(-3.8 -3.8) scale(1.12)' : undefined}
    >
      <Show when={props.state.selected}>
        <Sprite id="t-selected" />
      </Show>
      <Show when={props.state.targeted}>
        <circle
          class="disc__target"
          classList={{ 'disc__target--quiet': props.state.quiet === true }}
          cx="32"
          cy="32"
          r="34"
        />
      </Show>
      <Sprite id={`t-${shape()}${props.angular ? '-away' : ''}`} />
      <Show when={MARKS.has(props.drawing.role) && props.state.posture === 'standing'}>
        <Sprite id={`t-mark-${props.drawing.role}`} />
      </Show>
      <text class="disc__number" x="32" y={number()[0]} style={{ 'font-size': `${number()[1]}px` }}>
        {props.shirt}
      </text>
      <Show when={props.state.ball}>
        <Sprite id="t-ball" />
      </Show>
    </g>
  );
};
