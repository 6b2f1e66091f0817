/** On a phone, above the question: what was rolled or happened last. The commentary itself is a tab away. */
import { Show } from 'solid-js';
import { DieFaces } from './DieFaces.tsx';
import type { Line } from './face.ts';
import type { Match } from './match.ts';

export const lastLine = (match: Match): Line | undefined => match.lines().findLast(line => !line.heading);

export const Ticker = (props: { match: Match }) => {
  const last = () => lastLine(props.match);
  return (
    <Show when={last()}>
      {line => (
        <p class="ticker" classList={{ home: line().side === 0, away: line().side === 1 }} aria-hidden="true">
          <Show
            when={props.match.dice()}
            keyed
            fallback={
              <span class="ticker__text">
                {line().text} <b>{line().roll}</b>
              </span>
            }
          >
            {thrown => (
              <>
                <span class="dice thrown">
                  <DieFaces faces={thrown.faces} />
                </span>
                <span class="ticker__text">{thrown.text}</span>
              </>
            )}
          </Show>
        </p>
      )}
    </Show>
  );
};
