/**
 * What could be done now: two or three plans to begin with, and on request a hint, the best three plans with what each is
 * worth and why. Pointed at they are drawn, clicked they are aimed at.
 */
import type { HintView, Plan } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { Match as Case, createEffect, For, type JSX, on, Show, Switch } from 'solid-js';
import { Icon, type IconName } from '../look/Icon.tsx';
import type { AnswerRow } from './face.ts';
import type { Match } from './match.ts';
import { nameById } from './names.ts';
import { OddsChip } from './OddsChip.tsx';
import { reasonOf } from './reasons.ts';

export const Suggestions = (props: { match: Match }) => {
  const { match } = props;
  const isFree = (): boolean => match.selected() === null && match.aim() === null;
  const hints = (): readonly HintView[] | null => {
    const found = match.hints();
    return found === 'thinking' ? null : found;
  };
  let section: HTMLElement | undefined;
  // On a phone what was asked for may be below the edge.
  createEffect(
    on(match.hints, found => {
      if (found === null || found === 'thinking' || !section) return;
      if (section.getBoundingClientRect().bottom > innerHeight) section.scrollIntoView({ block: 'start' });
    }),
  );
  return (
    <Show when={isFree() && (match.canHint() || match.suggestions().length > 0)}>
      <section
        class="suggestions"
        ref={section}
        aria-label={match.hints() === null ? t.match.suggested : t.match.hinted}
      >
        <div class="suggestions__head">
          <h3 class="eyebrow">
            {match.hints() === null ? (match.suggestions().length > 0 ? t.match.suggested : '') : t.match.hinted}
          </h3>
          <Show when={match.canHint()}>
            <button
              class="btn"
              type="button"
              aria-pressed={match.hints() !== null}
              aria-busy={match.hints() === 'thinking'}
              aria-keyshortcuts="h"
              onClick={() => match.askForHints()}
            >
              <Icon name="hint" />
              {t.match.hint}
              <kbd>H</kbd>
            </button>
          </Show>
        </div>
        <Switch fallback={<For each={match.suggestions()}>{plan => <Suggested match={match} plan={plan} />}</For>}>
          <Case when={match.hints() === 'thinking'}>
            <p class="hinting" role="status">
              {t.match.hinting}
            </p>
          </Case>
          <Case when={hints()}>
            {found => (
              <For each={found()} fallback={<p class="hinting">{t.match.noHint}</p>}>
                {(hint, place) => <Hinted match={match} hint={hint} all={found()} place={place()} />}
              </For>
            )}
          </Case>
        </Switch>
      </section>
    </Show>
  );
};

/** A row of either kind. */
const Row = (props: {
  match: Match;
  plan: Plan | null;
  icon: IconName;
  title: string;
  why: string;
  end: JSX.Element;
  onClick: (() => void) | undefined;
}) => (
  <button
    class="answer suggestion"
    type="button"
    disabled={props.onClick === undefined}
    onClick={event => {
      props.onClick?.();
      // By key: the row goes, and the focus stays in the question, on what does it.
      if (event.detail === 0) document.querySelector<HTMLElement>('.ask .answers .answer')?.focus();
    }}
    onPointerEnter={() => props.match.pointTo(props.plan)}
    onPointerLeave={() => props.match.pointTo(null)}
    onFocus={() => props.match.pointTo(props.plan)}
    onBlur={() => props.match.pointTo(null)}
  >
    <Icon name={props.icon} />
    <span>
      <b>{props.title}</b>
      <span class="why">{props.why}</span>
    </span>
    <span class="end">{props.end}</span>
  </button>
);
const Suggested = (props: { match: Match; plan: Plan }) => {
  const snapshot = () => props.match.snapshot();
  const row = () => props.match.face.plan(snapshot(), props.plan);
  return (
    <Row
      match={props.match}
      plan={props.plan}
      icon={row().icon}
      title={t.match.suggests(nameById(snapshot().view, props.plan.player), row().label)}
      why={reasonOf(snapshot().view, props.plan)}
      end={
        <>
          {/* What rolls nothing is sure. */}
          <OddsChip chance={row().chance ?? 1} rough={row().rough === true} />
          {row().chance == null ? t.match.noRoll : row().unit}
        </>
      }
      onClick={() => props.match.doDeed({ kind: 'suggested', plan: props.plan })}
    />
  );
};
/** In the middle of something there is no plan: its first answer is one of the rows below. */
const rowFor = (match: Match, { answers, purpose }: HintView): AnswerRow | undefined => {
  const first = JSON.stringify(answers[0] ?? null);
  const rows = match.question()?.rows ?? [];
  return rows.find(({ does }) =>
    does.kind === 'endTurn'
      ? purpose === 'endTurn'
      : does.kind === 'answer' && does.answers.length > 0 && JSON.stringify(does.answers[0]) === first,
  );
};
const Hinted = (props: { match: Match; hint: HintView; all: readonly HintView[]; place: number }) => {
  const snapshot = () => props.match.snapshot();
  const name = (id: string | null): string => (id === null ? '' : nameById(snapshot().view, id));
  const row = (): AnswerRow | undefined =>
    props.hint.plan === null ? rowFor(props.match, props.hint) : props.match.face.plan(snapshot(), props.hint.plan);
  const title = (): string => {
    const { purpose, player, target, plan } = props.hint;
    const shown = row();
    if (plan !== null && shown) return t.match.suggests(name(plan.player), shown.label);
    if (purpose === 'other' && shown) return shown.label;
    return t.capital(t.hints.plan({ purpose, who: name(player), whom: name(target) }));
  };
  const act = (): (() => void) | undefined => {
    const { plan, player } = props.hint;
    const shown = row();
    if (plan !== null) return () => props.match.doDeed({ kind: 'suggested', plan });
    if (shown !== undefined) return () => props.match.doDeed(shown.does);
    return player === null ? undefined : () => props.match.doDeed({ kind: 'select', player });
  };
  const isBest = (): boolean => props.place === 0;
  return (
    <Row
      match={props.match}
      plan={props.hint.plan}
      icon={row()?.icon ?? 'hint'}
      title={title()}
      why={t.hints.reason(props.hint, props.all[isBest() ? 1 : 0] ?? null, isBest())}
      end={
        <span class="hint__end">
          <Show when={props.hint.purpose !== 'other'}>
            <OddsChip chance={props.hint.chance} />
          </Show>
          <small title={t.match.hintWorthHelp}>{t.match.hintWorth(props.hint.worth)}</small>
        </span>
      }
      onClick={act()}
    />
  );
};
