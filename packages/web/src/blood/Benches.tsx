/** Below the pitch: each side's turn track, re-rolls, and who is off the pitch and why. */
import type { Side, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Benched } from '../match/Dugouts.tsx';
import type { Bench as BenchHolder } from '../match/face.ts';
import { Sprite } from '../pitch/Figure.tsx';

import { bloodPart } from './part.ts';

const kit = (side: Side): string => (side === 0 ? 'home' : 'away');
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const BloodBenches = (props: { match: BenchHolder }) => (
  <div class="dugouts benches">
    <For each={[0, 1] as const}>{side => <Bench match={props.match} side={side} />}</For>
  </div>
);
const BOXES: readonly (readonly [name: string, boxes: readonly string[]])[] = [
  ['reserves', ['reserves', 'exhausted']],
  ['knockedOut', ['knockedOut']],
  ['casualties', ['casualties']],
  ['sentOff', ['sentOff']],
];
/** A box is as wide as so many players, or as those in it. */
const ROOM_AT_LEAST = 3;
const Bench = (props: { match: BenchHolder; side: Side }) => {
  const snapshot = () => props.match.snapshot();
  const inBox = (boxes: readonly string[]) =>
    snapshot().view.players.filter(p => p.side === props.side && p.square === null && boxes.includes(p.box));
  const columns = (): string =>
    BOXES.map(([, boxes]) => `minmax(68px, ${Math.max(ROOM_AT_LEAST, inBox(boxes).length)}fr)`).join(' ');
  return (
    <div class={`bench ${kit(props.side)}`}>
      <div class="bench__top">
        <TurnTrack snapshot={snapshot()} side={props.side} />
        <span class="rr">
          {t.blood.clock.rerolls} <Rerolls snapshot={snapshot()} side={props.side} />
        </span>
      </div>
      <div class="boxes" style={{ 'grid-template-columns': columns() }}>
        <For each={BOXES}>
          {([name, boxes]) => (
            <div>
              <span>{t.blood.boxes[name]}</span>
              <div class="boxes__who">
                <For each={inBox(boxes)} fallback={<em>{t.match.nobody}</em>}>
                  {player => <Benched match={props.match} player={player} small />}
                </For>
              </div>
            </div>
          )}
        </For>
      </div>
    </div>
  );
};
const TurnTrack = (props: { snapshot: Snapshot; side: Side }) => {
  const part = () => bloodPart(props.snapshot.view);
  const turn = () => part().turns[props.side];
  return (
    <span class="turns" role="img" aria-label={t.blood.clock.turnOf(turn(), part().turnsPerHalf)}>
      <For each={upTo(part().turnsPerHalf)}>{n => <i classList={{ past: n < turn(), now: n === turn() }}>{n}</i>}</For>
    </span>
  );
};
const Rerolls = (props: { snapshot: Snapshot; side: Side }) => {
  const part = () => bloodPart(props.snapshot.view);
  // Before the first half nothing is spent: they are only handed out with it.
  const left = (): number => (part().half === 0 ? part().rerollsMost : part().rerolls)[props.side];
  return (
    <span class="rr" role="img" aria-label={t.blood.clock.rerollsLeft(left(), part().rerollsMost[props.side])}>
      <For each={upTo(part().rerollsMost[props.side])}>
        {n => (
          <i classList={{ spent: n > left() }}>
            <Show when={n <= left()}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <Sprite id="i-reroll" />
              </svg>
            </Show>
          </i>
        )}
      </For>
    </span>
  );
};
/** Beside an upright pitch. */
export const BloodGutters = (props: { snapshot: Snapshot }) => (
  <For each={[0, 1] as const}>
    {side => (
      <div class={`gutter ${kit(side)}`}>
        <TurnTrack snapshot={props.snapshot} side={side} />
        <Rerolls snapshot={props.snapshot} side={side} />
      </div>
    )}
  </For>
);
