/** Under the pitch: the key to the overlay in words, and the dice that fell last. */
import type { Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { BURST } from '../pitch/Trails.tsx';
import { DieFaces } from './DieFaces.tsx';
import type { Match } from './match.ts';
import { Touchdown } from './Touchdown.tsx';
import { turnChanged } from './WhatChanged.tsx';

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
        <TrailKey match={props.match} />
        <For each={turnChanged(props.match) ? [] : [...props.match.around().key, ...props.match.overlay().key]}>
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
/** What the marks of the turn before mean: those that are on the pitch. */
const TrailKey = (props: { match: Match }) => {
  const changed = () => props.match.changed();
  const ran = () => changed()?.trails.find(({ pushed }) => !pushed);
  const pushed = () => changed()?.trails.find(one => one.pushed);
  const kit = (side: Side | undefined): string => (side === 1 ? 'away' : 'home');
  return (
    <Show when={turnChanged(props.match)}>
      <Show when={ran()}>
        {trail => (
          <>
            <span class="key">
              <svg class="sw-mark" viewBox="0 0 22 18" aria-hidden="true">
                <path d="M2 6V2h5M15 2h5v4M20 12v4h-5M7 16H2v-4" />
              </svg>
              {t.match.changed.from}
            </span>
            <span class={`key ${kit(trail().side)}`}>
              <svg class="sw-mark sw-mark--kit" viewBox="0 0 22 18" aria-hidden="true">
                <path d="M2 9h16M13 4l5 5-5 5" />
              </svg>
              {t.match.changed.ran}
            </span>
          </>
        )}
      </Show>
      <Show when={pushed()}>
        {trail => (
          <span class={`key ${kit(trail().side)}`}>
            <svg class="sw-mark sw-mark--kit sw-mark--dots" viewBox="0 0 22 18" aria-hidden="true">
              <path d="M2 9h18" />
            </svg>
            {t.match.changed.pushed}
          </span>
        )}
      </Show>
      <Show when={(changed()?.falls.length ?? 0) > 0}>
        <span class="key">
          <svg class="sw-mark sw-mark--burst" viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={BURST} />
          </svg>
          {t.match.changed.fell}
        </span>
      </Show>
      <span class="key key--end">{t.match.changed.until}</span>
    </Show>
  );
};
