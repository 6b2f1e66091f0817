/** What a Blood Bowl coach keeps in mind: actions that are free once a turn, the weather, special plays. */
import type { Side, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Terms } from '../learn/Terms.tsx';
import { entryOf } from '../match/entries.ts';
import { teamName } from '../match/names.ts';

import { bloodPart } from './part.ts';
import { deedName, weatherWords } from './words.ts';

const words = t.blood.panel;

export const BloodPanels = (props: { snapshot: Snapshot; gains: readonly string[] }) => {
  const part = () => bloodPart(props.snapshot.view);
  const weather = () => weatherWords(part().weather);
  const helpers = (side: Side): string =>
    [
      part().bribes[side] > 0 ? words.bribes(part().bribes[side]) : '',
      part().apothecaries[side] > 0 ? words.apothecary : '',
    ]
      .filter(text => text !== '')
      .join(', ');
  return (
    <section class="panel panel--turn" aria-label={part().inTurn ? words.title : words.between}>
      <header>
        <h2 class="eyebrow">{part().inTurn ? words.title : words.between}</h2>
        <span class="theirs">
          {part().inTurn ? words.once : words.kicking(teamName(props.snapshot.view, part().kicking))}
        </span>
      </header>
      <Show when={part().inTurn}>
        <ul class="once">
          <For each={part().onceATurn}>
            {one => (
              <li classList={{ 'once--used': one[1] }}>
                {deedName(one[0])}
                <small>{one[1] ? words.used : words.free}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="panel__note">
        <b>{weather()?.name}.</b> <Terms text={weather()?.does ?? ''} game="blood" />
        <Show when={part().rerollUsed && part().inTurn}> {words.rerollUsed}</Show>
        <For each={[0, 1] as const}>
          {side => (
            <Show when={helpers(side) !== ''}>
              {' '}
              {teamName(props.snapshot.view, side)}: {helpers(side)}.
            </Show>
          )}
        </For>
      </p>
      <Show when={part().hand.length > 0}>
        <div class="hand">
          <span class="eyebrow">{words.hand}</span>
          <For each={part().hand}>
            {card => (
              <div class="play" title={entryOf(card)?.does}>
                <b>{entryOf(card)?.name ?? card}</b>
                <span>
                  <Terms text={entryOf(card)?.does ?? ''} game="blood" />
                </span>
              </div>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
};
