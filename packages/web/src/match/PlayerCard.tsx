/** One player in full: values, abilities in words, what it did this turn. Shown beside the pitch. */
import type { PlayerView } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { Figure } from '../pitch/Figure.tsx';
import type { GameFace } from './face.ts';
import { playerName } from './names.ts';

const BOXES: Readonly<Record<string, string>> = {
  get reserves() {
    return t.states.reserves;
  },
  get knockedOut() {
    return t.states.knockedOut;
  },
  get casualties() {
    return t.states.casualties;
  },
  get sentOff() {
    return t.states.sentOff;
  },
  get exhausted() {
    return t.states.exhausted;
  },
};

export const PlayerCard = (props: { player: PlayerView; face: GameFace; ruleset: string; team: string }) => {
  const state = (): string =>
    [
      props.player.square === null
        ? (BOXES[props.player.box] ?? t.states.reserves)
        : props.player.posture === 'standing'
          ? props.player.marked
            ? t.states.marked
            : t.states.open
          : t.states[props.player.posture],
      props.player.ball === null ? '' : t.states.ball,
      props.player.used ? t.states.used : '',
    ]
      .filter(word => word !== '')
      .join(', ');
  return (
    <section
      class={`panel playercard ${props.player.side === 0 ? 'home' : 'away'}`}
      aria-label={playerName(props.player)}
    >
      <svg class="playercard__figure" viewBox="0 0 64 68" aria-hidden="true">
        <Figure drawing={props.player.figure} shirt={props.player.shirt} angular={props.player.side === 1} />
      </svg>
      <div>
        <h2>{playerName(props.player)}</h2>
        <p class="soft">
          <Show when={props.player.name !== props.player.title}>
            <b>{props.player.name}</b>
            {' · '}
          </Show>
          {props.team} · {state()}
        </p>
        <dl class="values">
          <For each={props.player.stats}>
            {([name, value]) => (
              <div>
                <dt>{t.stats[name] ?? name}</dt>
                <dd>{value}</dd>
              </div>
            )}
          </For>
        </dl>
        <For each={props.player.skills} fallback={<p class="softer">{t.states.noSkill}</p>}>
          {skill => (
            <p>
              <b>{props.face.skill(props.ruleset, skill).name}.</b> {props.face.skill(props.ruleset, skill).does}
            </p>
          )}
        </For>
        <Show when={props.player.done.length > 0}>
          <p class="soft">{t.states.done(props.face.didThisTurn(props.player.done))}</p>
        </Show>
      </div>
    </section>
  );
};
