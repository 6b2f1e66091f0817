/** The story of the match in a paragraph, and who did most. */
import type { MatchLuck } from '@ironpitch/odds';
import type { MatchView, Snapshot } from '@ironpitch/table';
import { fetchLate } from '@ironpitch/texts/page';
import { createResource, For, Show } from 'solid-js';
import type { Statistics } from '../match/face.ts';
import { fullName, playerById, teamName } from '../match/names.ts';
import { Figure } from '../pitch/Figure.tsx';
import { featsInWords, heroesOf, storyOf } from './story.ts';

const HEROES = 3;

export const Story = (props: { view: MatchView; snapshot: Snapshot; numbers: Statistics; luck: MatchLuck | null }) => {
  const [words] = createResource(() => fetchLate('report'));
  return (
    <Show when={props.snapshot.outcome !== null && words()}>
      {w => (
        <section class="panel pad story">
          <h2>{w().title}</h2>
          <p class="story__text">{storyOf(props.snapshot, props.numbers, props.luck, w()).join(' ')}</p>
          <Show when={heroesOf(props.numbers, HEROES).length > 0}>
            <h3>{w().heroes}</h3>
            <ol class="story__heroes">
              <For each={heroesOf(props.numbers, HEROES)}>
                {tally => (
                  <Show when={playerById(props.view, tally.player)}>
                    {player => (
                      <li class={player().side === 0 ? 'home' : 'away'}>
                        <svg class="mini" viewBox="0 0 64 68" aria-hidden="true">
                          <Figure drawing={player().figure} shirt={player().shirt} angular={player().side === 1} />
                        </svg>
                        <span>
                          <b>{fullName(player())}</b>
                          <small>
                            {teamName(props.view, player().side)} · {featsInWords(tally, w())}
                          </small>
                        </span>
                      </li>
                    )}
                  </Show>
                )}
              </For>
            </ol>
          </Show>
        </section>
      )}
    </Show>
  );
};
