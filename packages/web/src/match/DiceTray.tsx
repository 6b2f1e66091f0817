/** Under the pitch: the key to the overlay in words, and the dice that fell last. */

import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { DieFaces } from './DieFaces.tsx';
import type { Match } from './match.ts';
import { Touchdown } from './Touchdown.tsx';

export const DiceTray = (props: { match: Match }) => {
  const dice = () => props.match.dice();
  return (
    <div class="tray">
      <Touchdown match={props.match} />
      <Show when={dice()} keyed>
        {shown => (
          <div class="thrown" aria-hidden="true">
            <span class="dice">
              <DieFaces faces={shown.faces} />
            </span>
            <span>
              <b>{shown.text}</b> <span class="soft">{shown.detail}</span>
            </span>
          </div>
        )}
      </Show>
      <div class="legend">
        <button
          class="zones"
          type="button"
          aria-pressed={props.match.zones()}
          title={t.match.zonesHelp}
          onClick={() => props.match.setZones(!props.match.zones())}
        >
          {props.match.face.zonesName}
        </button>
        <For each={[...props.match.around().key, ...props.match.overlay().key]}>
          {key => (
            <span class="key">
              <i class={`sw sw--${key.swatch}`} />
              {key.text}
            </span>
          )}
        </For>
      </div>
    </div>
  );
};
