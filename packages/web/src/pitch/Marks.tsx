/** The marks that lie on squares or between players: pushes, landings, help in a block, chances, ranges. */
import type { Landing } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import type { OverlaySquare } from '../match/face.ts';
import { rampOf } from '../match/ramp.ts';
import { CELL } from './geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Which way a push goes, on the square it goes to. */
export const PushArrow = (props: { from: Point; to: Point }) => {
  const turn = (): number => (Math.atan2(props.to.y - props.from.y, props.to.x - props.from.x) * 180) / Math.PI;
  return (
    <path
      class="p-arrow"
      d="M-9 0H8M2 -6L8 0L2 6"
      transform={`translate(${props.to.x} ${props.to.y}) rotate(${turn()})`}
    />
  );
};
/** Where something comes down, and the way it flies. */
export const Spot = (props: { at: Point; from: Point | null }) => (
  <>
    <Show when={props.from}>
      {from => (
        <For each={['p-path p-throw', 'p-path p-path--in p-throw']}>
          {look => <path class={look} d={`M${from().x} ${from().y}L${props.at.x} ${props.at.y}`} />}
        </For>
      )}
    </Show>
    <For each={['p-spot', 'p-spot p-spot--in']}>
      {look => (
        <path
          class={look}
          transform={`translate(${props.at.x} ${props.at.y})`}
          d="M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0M-19 0H-8M8 0H19M0 -19V-8M0 8V19"
        />
      )}
    </For>
  </>
);
/** A dotted bar across the gap between two players: one helps against the other in a block. */
export const Bar = (props: { from: Point; to: Point; against: boolean }) => {
  const along = (share: number): Point => ({
    x: props.from.x + (props.to.x - props.from.x) * share,
    y: props.from.y + (props.to.y - props.from.y) * share,
  });
  const [a, b] = [() => along(0.28), () => along(0.72)];
  return (
    <For each={['p-help p-help--out', props.against ? 'p-help p-help--against' : 'p-help']}>
      {look => <line class={look} x1={a().x} y1={a().y} x2={b().x} y2={b().y} />}
    </For>
  );
};
/** From here on a chance is written out. */
const TOLD_FROM = 0.08;
/** The shadow of a ball that may come down: the likelier, the larger. */
export const Landed = (props: { landing: Landing; at: Point }) => (
  <>
    <circle
      class="p-land"
      classList={{ 'p-land--outside': props.landing.outside }}
      cx={props.at.x}
      cy={props.at.y}
      r={Math.min(15, 4 + 20 * Math.sqrt(props.landing.chance))}
    />
    <Show when={props.landing.chance >= TOLD_FROM}>
      <text class="p-landtext" x={props.at.x} y={props.at.y + 1}>
        {t.percent(props.landing.chance)}
      </text>
    </Show>
  </>
);
/** How likely the ball is picked up, below the ball. */
export const BallOdds = (props: { chance: number; at: Point }) => (
  <>
    <rect
      class={`p-odds p-odds-${rampOf(props.chance)}`}
      x={props.at.x - 13}
      y={props.at.y + 5}
      width="26"
      height="16"
      rx="5"
    />
    <text class={`p-oddstext p-oddstext--far p-oddstext-${rampOf(props.chance)}`} x={props.at.x} y={props.at.y + 14}>
      {t.percent(props.chance)}
    </text>
  </>
);
/** Where somebody can go: a dot when it is certain, a tint with its number when it is not; ranges as tints. */
export const SoftMark = (props: { one: OverlaySquare; at: { x: number; y: number }; crossed: boolean }) => (
  <Show when={props.one.kind !== 'reach'} fallback={<circle class="p-step" cx={props.at.x} cy={props.at.y} r="4.5" />}>
    <Show
      when={props.one.chance !== undefined}
      fallback={
        <rect
          class={`p-band p-band--${props.one.band}`}
          x={props.at.x - 20}
          y={props.at.y - 20}
          width={CELL}
          height={CELL}
        />
      }
    >
      <rect
        class={`p-odds p-odds-${rampOf(props.one.chance ?? 1)}`}
        x={props.at.x - 15}
        y={props.at.y - 11}
        width="30"
        height="22"
        rx="6"
      />
      <Show when={!props.crossed}>
        <text
          class={`p-oddstext p-oddstext--far p-oddstext-${rampOf(props.one.chance ?? 1)}`}
          x={props.at.x}
          y={props.at.y + 1}
        >
          {t.percent(props.one.chance ?? 1)}
        </text>
      </Show>
    </Show>
  </Show>
);
