/** Two or three plans to begin with, each with its chance and its reason: pointed at they are drawn, clicked they are aimed at. */
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import type { Match } from './match.ts';
import { nameById } from './names.ts';
import { OddsChip } from './OddsChip.tsx';
import { reasonOf } from './reasons.ts';

export const Suggestions = (props: { match: Match }) => {
  const { match } = props;
  const view = () => match.snapshot().view;
  return (
    <Show when={match.suggestions().length > 0 && match.selected() === null && match.aim() === null}>
      <section class="suggestions" aria-label={t.match.suggested}>
        <h3 class="eyebrow">{t.match.suggested}</h3>
        <For each={match.suggestions()}>
          {plan => {
            const row = () => match.face.plan(match.snapshot(), plan);
            return (
              <button
                class="answer suggestion"
                type="button"
                onClick={() => match.doDeed({ kind: 'suggested', plan })}
                onPointerEnter={() => match.pointTo(plan)}
                onPointerLeave={() => match.pointTo(null)}
                onFocus={() => match.pointTo(plan)}
                onBlur={() => match.pointTo(null)}
              >
                <Icon name={row().icon} />
                <span>
                  <b>{t.match.suggests(nameById(view(), plan.player), row().label)}</b>
                  <span class="why">{reasonOf(view(), plan)}</span>
                </span>
                <span class="end">
                  <Show when={row().chance != null}>
                    <OddsChip chance={row().chance ?? 0} rough={row().rough === true} />
                  </Show>
                  <Show when={row().unit}>{row().unit}</Show>
                </span>
              </button>
            );
          }}
        </For>
      </section>
    </Show>
  );
};
