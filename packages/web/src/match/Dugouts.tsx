/** Who is off the pitch, drawn near the pitch. */
import type { PlayerView, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Disc } from '../pitch/Disc.tsx';
import { Figure, PLAIN } from '../pitch/Figure.tsx';
import type { Bench } from './face.ts';
import { playerName } from './names.ts';

export const Dugouts = (props: { match: Bench }) => (
  <div class="dugouts">
    <Dugout match={props.match} side={0} />
    <Dugout match={props.match} side={1} />
  </div>
);
const Dugout = (props: { match: Bench; side: Side }) => {
  const off = () => props.match.snapshot().view.players.filter(p => p.side === props.side && p.square === null);
  const hands = () => props.match.face.hands(props.match.snapshot().view);
  const isViewer = () => props.match.snapshot().viewer === props.side;
  return (
    <div class={`dugout ${props.side === 0 ? 'home' : 'away'}`}>
      <div class="box">
        <span>{t.match.reserves}</span>
        <For each={off()} fallback={<em>{t.match.nobody}</em>}>
          {player => <Benched match={props.match} player={player} />}
        </For>
      </div>
      <Show when={!isViewer() && hands()}>
        {counts => (
          <div class="box box--end">
            <em>{t.match.theirHand(counts()[props.side])}</em>
            <For each={Array.from({ length: counts()[props.side] })}>{() => <i class="back" />}</For>
          </div>
        )}
      </Show>
    </div>
  );
};
/** Somebody off the pitch: a button when it may be taken in hand. Where there may be many, small ones with large numbers. */
export const Benched = (props: { match: Bench; player: PlayerView; small?: boolean }) => {
  const canAct = () => props.match.canAct(props.player.id);
  const isAway = (): boolean => props.player.side === 1;
  return (
    <button
      type="button"
      class="benched"
      aria-label={`${playerName(props.player)}, ${boxName(props.player.box)}`}
      disabled={!canAct()}
      aria-pressed={props.match.selected() === props.player.id}
      onClick={() => void props.match.select(props.player.id)}
      onPointerEnter={() => props.match.setInspected(props.player.id)}
      onPointerLeave={() => props.match.setInspected(null)}
    >
      <svg
        class={`mini ${isAway() ? 'away' : 'home'}`}
        viewBox={props.small ? '-1 -9 66 76' : '0 0 64 68'}
        aria-hidden="true"
      >
        <Show
          when={props.small}
          fallback={<Figure drawing={props.player.figure} shirt={props.player.shirt} angular={isAway()} />}
        >
          <Disc drawing={props.player.figure} shirt={props.player.shirt} angular={isAway()} state={PLAIN} />
        </Show>
      </svg>
    </button>
  );
};
const boxName = (box: string): string =>
  (t.states as Readonly<Record<string, unknown>>)[box] === undefined ? box : String(t.states[box as 'reserves']);
