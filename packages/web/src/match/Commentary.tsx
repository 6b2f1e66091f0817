/** The match as a commentator tells it, newest on top; each line opens into its sum and its rules. */

import { t } from '@ironpitch/texts/page';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Line } from './face.ts';
import type { Match } from './match.ts';
import { teamName } from './names.ts';
import { turnChanged, WhatChanged } from './WhatChanged.tsx';

const SHOWN_MAX = 160;

export const Commentary = (props: { match: Match; onRule: (id: string) => void }) => {
  const { match } = props;
  const [exact, setExact] = createSignal(false);
  /** The same line keeps its element, whatever the array. */
  const known = new Map<string, Line>();
  const newest = createMemo(() =>
    match
      .lines()
      .slice(-SHOWN_MAX)
      .map(line => {
        const id = `${line.key}/${line.text}`;
        const before = known.get(id);
        if (before) return before;
        known.set(id, line);
        return line;
      })
      .reverse(),
  );
  const grouped = createMemo(() => underHeadings(newest()));
  return (
    <section class="panel log" aria-label={t.match.commentary}>
      <header>
        <h2 class="eyebrow">
          <Show when={turnChanged(match)} fallback={t.match.commentary}>
            {turn => t.match.changed.title(teamName(match.snapshot().view, turn().side), turn().number)}
          </Show>
        </h2>
        <Show when={match.canShowAgain() && !turnChanged(match)}>
          <button class="tool tool--small log__again" type="button" onClick={() => match.showAgain()}>
            {t.match.changed.again}
          </button>
        </Show>
        <button class="tool tool--small" type="button" aria-pressed={exact()} onClick={() => setExact(!exact())}>
          {t.match.exact}
        </button>
      </header>
      <WhatChanged match={match} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <ol aria-live="polite" tabIndex={0} aria-label={t.match.commentary}>
        <For each={grouped()} fallback={<li class="softer">{t.match.quiet}</li>}>
          {line => (
            <li
              class={line.side === null ? '' : line.side === 0 ? 'home' : 'away'}
              classList={{ 'mark-turn': line.heading }}
            >
              <Show when={line.sum.length > 0} fallback={<Sentence line={line} />}>
                <details open={exact()}>
                  <summary>
                    <Sentence line={line} />
                  </summary>
                  <dl class="sum">
                    <For each={line.sum}>
                      {row => (
                        <>
                          <dt classList={{ total: row.total }}>{row.label}</dt>
                          <dd classList={{ total: row.total }}>{row.value}</dd>
                        </>
                      )}
                    </For>
                  </dl>
                  <For each={line.rules}>
                    {rule => (
                      <button class="rule" type="button" onClick={() => props.onRule(rule)}>
                        {rule}
                      </button>
                    )}
                  </For>
                </details>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};
const Sentence = (props: { line: Line }) => (
  <>
    {props.line.text}
    <Show when={props.line.roll !== ''}>
      {' '}
      <span class="roll">{props.line.roll}</span>
    </Show>
  </>
);
/** Newest first, but a turn's heading stands above its lines. */
const underHeadings = (newest: readonly Line[]): Line[] => {
  const out: Line[] = [];
  let group: Line[] = [];
  for (const line of newest) {
    if (!line.heading) group.push(line);
    else {
      out.push(line, ...group);
      group = [];
    }
  }
  return [...out, ...group];
};
