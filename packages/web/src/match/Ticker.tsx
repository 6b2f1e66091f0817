/** On a phone, above the question: what happened last, with its dice. The whole story is behind it. */
import { For, Show } from 'solid-js';
import { Sprite } from '../pitch/Figure.tsx';
import { t } from '../texts/index.ts';
import type { Match } from './match.ts';

export const Ticker = (props: { match: Match; onOpen: () => void }) => {
  const last = () => props.match.lines().findLast(line => !line.heading);
  return (
    <Show when={last()}>
      {line => (
        <button
          class="ticker"
          classList={{ home: line().side === 0, away: line().side === 1 }}
          type="button"
          aria-label={t.match.tabs.log}
          onClick={() => props.onOpen()}
        >
          <Show when={props.match.dice()} keyed>
            {thrown => (
              <span class="dice thrown">
                <For each={thrown.faces}>
                  {(face, i) => (
                    <svg class="dieface" viewBox="0 0 64 64" aria-hidden="true" style={{ '--die-turn': i() }}>
                      <Sprite id={face} />
                    </svg>
                  )}
                </For>
              </span>
            )}
          </Show>
          <span class="ticker__text">
            {line().text} <b>{line().roll}</b>
          </span>
        </button>
      )}
    </Show>
  );
};
