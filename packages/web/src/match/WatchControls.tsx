/** While a bot plays: pause, step, skip, and three speeds. */

import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { type Preferences, prefer, preferences } from '../keep/preferences.ts';
import { Icon } from '../look/Icon.tsx';
import type { Match } from './match.ts';
import { teamName } from './names.ts';
import { lastLine } from './Ticker.tsx';

export const WatchControls = (props: { match: Match }) => {
  const { match } = props;
  const asked = () => match.snapshot().asked ?? 0;
  const noPerson = () => match.snapshot().coaches.every(coach => coach !== 'person');
  const speeds = Object.keys(t.match.speeds) as Preferences['speed'][];
  return (
    <div>
      <div class="ask__head">
        <div class={`ask__who ${asked() === 0 ? 'home' : 'away'}`}>
          <i />
          <span class="eyebrow">
            {t.match.theirTurn(teamName(match.snapshot().view, match.snapshot().view.active))}
          </span>
        </div>
        <h2 id="question">{t.match.playing(teamName(match.snapshot().view, asked()))}</h2>
        <p>{noPerson() ? t.match.watchBots : t.match.watchLead}</p>
      </div>
      <div class="watch">
        <button class="btn" type="button" onClick={() => match.setPause(!match.paused())}>
          <Icon name={match.paused() ? 'play' : 'pause'} />
          {match.paused() ? t.match.go : t.match.pause}
        </button>
        <Show when={match.paused()}>
          <button class="btn" type="button" onClick={() => match.step()}>
            <Icon name="step" />
            {t.match.step}
          </button>
        </Show>
        <button class="btn" type="button" onClick={() => match.skip()}>
          <Icon name="skip" />
          {noPerson() ? t.match.skipAll : t.match.skip}
        </button>
        <fieldset class="switch">
          <legend class="sr">{t.match.speed}</legend>
          <For each={speeds}>
            {speed => (
              <button
                type="button"
                aria-pressed={preferences().speed === speed}
                onClick={() => {
                  prefer({ speed });
                  match.repace();
                }}
              >
                {t.match.speeds[speed]}
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <Show when={lastLine(match)} keyed>
        {line => (
          <p class="caption" classList={{ home: line.side === 0, away: line.side === 1 }} aria-hidden="true">
            {line.text} <b>{line.roll}</b>
          </p>
        )}
      </Show>
    </div>
  );
};
