/** Where the player in hand can go, as a list for whoever cannot point at the pitch; seen only while the focus is in it. */
import type { Plan, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createSignal, For, Show } from 'solid-js';
import type { Match } from './match.ts';
import { playerName } from './names.ts';

export const Ways = (props: { match: Match }) => {
  const { match } = props;
  const [open, setOpen] = createSignal(false);
  const ways = () =>
    match.aim() === null ? match.plans().filter(({ to, target }) => to !== null && target === null) : [];
  /** Squares that can be chosen where nobody walks: to aim a kick at, or a throw. */
  const squares = (): readonly SquareName[] =>
    match.aim() === null && ways().length === 0
      ? (match.snapshot().question?.choices ?? []).flatMap(({ verb, object }) =>
          verb === 'to' && Array.isArray(object) ? [object as unknown as SquareName] : [],
        )
      : [];
  /** What is listed as chips needs no second list. */
  const isNeeded = (): boolean => ways().length + squares().length > 0 && match.question()?.squares.length === 0;
  const choose = (square: SquareName): void => {
    match.clickSquare(square);
    document.querySelector<HTMLElement>('.ask .answers .answer')?.focus();
  };
  const nameOf = (square: SquareName): string => {
    const there = match.playerAt(square);
    return there ? `${t.square(square)}, ${playerName(there)}` : t.square(square);
  };
  /** The list goes; the focus stays in the question, on what does it. */
  const aim = (plan: Plan): void => {
    match.doDeed({ kind: 'aim', plan });
    document.querySelector<HTMLElement>('.ask .answers .answer')?.focus();
  };
  return (
    <Show when={isNeeded()}>
      <details class="ways" aria-live="off" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          {squares().length > 0 ? t.match.everySquare(squares().length) : t.match.everyWay(ways().length)}
        </summary>
        <Show when={open()}>
          <ul>
            <For each={squares()}>
              {square => (
                <li>
                  <button class="btn" type="button" onClick={() => choose(square)}>
                    {nameOf(square)}
                  </button>
                </li>
              )}
            </For>
            <For each={ways()}>
              {plan => {
                const row = () => match.face.plan(match.snapshot(), plan);
                return (
                  <li>
                    <button
                      class="btn"
                      type="button"
                      onClick={() => aim(plan)}
                      onFocus={() => match.pointTo(plan)}
                      onBlur={() => match.pointTo(null)}
                    >
                      {row().label}. {row().why}
                    </button>
                  </li>
                );
              }}
            </For>
          </ul>
        </Show>
      </details>
    </Show>
  );
};
