/** All teams of a game side by side: who is on them, and what each is good at. */
import type { RulesetView } from '@ironpitch/table';
import { type Late, t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import { go } from '../session.ts';
import { levelOf } from '../setup/levels.ts';
import { styleOf } from '../setup/styles.ts';
import { Squad } from '../setup/TeamChoice.tsx';
import { bestOf, strengthsOf } from './good.ts';

export const TeamCards = (props: { ruleset: RulesetView; w: Late<'teams'> }) => (
  <div class="teamgrid">
    <For each={props.ruleset.teams}>
      {card => {
        const { teams } = props.ruleset;
        const strengths = strengthsOf(card, teams);
        const best = bestOf(strengths, teams.length);
        return (
          <section class="panel pad teamcard home" aria-label={card.name}>
            <h2>{card.name}</h2>
            <p class="teamcard__style">
              {styleOf(props.ruleset.id, card.roster)}{' '}
              <Show when={levelOf(props.ruleset.id, card.roster)}>
                {level => <b data-level={level()}>{t.setup[level()]}</b>}
              </Show>
            </p>
            <dl class="strengths">
              <For each={strengths}>
                {({ name, share, rank }) => (
                  <div classList={{ 'strengths--best': best.includes(name) }}>
                    <dt>{props.w.strengths[name] ?? name}</dt>
                    <dd>
                      <span class="strengths__bar">
                        <span style={{ width: `${Math.round(8 + 92 * share)}%` }} />
                      </span>
                      {props.w.rank(rank, teams.length)}
                    </dd>
                  </div>
                )}
              </For>
            </dl>
            <p>{props.w.good(best.map(name => props.w.goodAt[name] ?? name))}</p>
            <Squad card={card} side={0} ruleset={props.ruleset.id} />
            <button class="btn" type="button" onClick={() => go(`/setup/${props.ruleset.id}/${card.id}`)}>
              <Icon name="play" />
              {props.w.playWith(card.name)}
            </button>
          </section>
        );
      }}
    </For>
  </div>
);
