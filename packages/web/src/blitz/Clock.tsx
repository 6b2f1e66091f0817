/** The middle of the score bug in Blitz Bowl: the turn, the actions as pips, and the deck, which is the real clock. */
import type { Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { blitzPart } from './part.ts';

export const BlitzClock = (props: { snapshot: Snapshot }) => {
  const part = () => blitzPart(props.snapshot.view);
  const begun = () => props.snapshot.view.turn > 0;
  const pips = () => Math.max(3, part().actionsLeft + part().actionsTaken);
  return (
    <>
      <span class="bug__cell">
        <b>{begun() ? props.snapshot.view.turn : '–'}</b>
        <span>{t.match.turn}</span>
      </span>
      <span class="bug__cell">
        <b>
          <For each={Array.from({ length: pips() }, (_, i) => i)}>
            {i => <i class="pip" classList={{ 'pip--spent': i < pips() - part().actionsLeft }} />}
          </For>
        </b>
        <span>
          <Show when={begun()} fallback={t.match.beforeStart}>
            {t.match.actions(part().actionsLeft)}
            <span class="wide-only">{t.match.left}</span>
          </Show>
        </span>
      </span>
      <span class="bug__cell">
        <b>{begun() ? part().cardsToGo : '–'}</b>
        <span>{t.match.cardsToGo}</span>
      </span>
    </>
  );
};
