/** The turn before, told act by act: the numbers are those of the trails on the pitch. */
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import type { Act } from './changed.ts';
import type { Line } from './face.ts';
import type { Match } from './match.ts';

/** So much of what followed is told of each act: the rest is in the commentary. */
const FOLLOWS_MAX = 2;

/** Whose turn is shown, and which. */
export const turnChanged = (match: Match) => match.changed()?.turn ?? null;

export const WhatChanged = (props: { match: Match }) => {
  const told = () => {
    const lines = props.match.lines().filter(line => !line.heading);
    return (props.match.changed()?.acts ?? []).flatMap(act => {
      const own = lines.filter(({ at }) => at >= act.from && at < act.until);
      return own.length > 0 ? [{ act, lines: own }] : [];
    });
  };
  return (
    <Show when={turnChanged(props.match)}>
      <section class="changed" aria-label={t.match.changed.again}>
        <For each={told()}>{one => <Told act={one.act} lines={one.lines} />}</For>
      </section>
      <h3 class="eyebrow changed__below">{t.match.commentary}</h3>
    </Show>
  );
};
const Told = (props: { act: Act; lines: readonly Line[] }) => {
  const first = () => props.lines[0] as Line;
  const follows = () => props.lines.slice(1).slice(-FOLLOWS_MAX);
  return (
    <p class={`changed__act ${props.act.side === 0 ? 'home' : 'away'}`}>
      <i class="changed__number" classList={{ 'changed__number--none': props.act.number === 0 }}>
        {props.act.number || ''}
      </i>
      <span>
        <b>{first().text}</b> <Show when={follows().length === 0}>{first().roll}</Show>
        <For each={follows()}>
          {line => (
            <span>
              {line.text} {line.roll}
            </span>
          )}
        </For>
      </span>
    </p>
  );
};
