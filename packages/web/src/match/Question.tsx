/** Who is asked what, in a sentence, with every answer as a button. It stands beside the pitch, never on it. */

import { t } from '@ironpitch/texts/page';
import { Match as Case, createEffect, For, Index, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Terms } from '../learn/Terms.tsx';
import { Icon } from '../look/Icon.tsx';
import { Figure, Sprite } from '../pitch/Figure.tsx';
import type { AnswerRow } from './face.ts';
import type { Match } from './match.ts';
import { fullName, playerById, teamName } from './names.ts';
import { OddsChip } from './OddsChip.tsx';
import { Suggestions } from './Suggestions.tsx';
import { WatchControls } from './WatchControls.tsx';
import { Ways } from './Ways.tsx';
import { isRisky, WhatFollows } from './WhatFollows.tsx';
import { isSuggested } from './worth.ts';

const Joy = (props: { match: Match }) => {
  const scorer = () => playerById(props.match.snapshot().view, props.match.cheered()?.player ?? '');
  return (
    <div class="ask__head ask__pass">
      <h2 id="question">{t.match.touchdown}</h2>
      <Show when={scorer()}>
        {player => <p>{t.match.scores(fullName(player()), teamName(props.match.snapshot().view, player().side))}</p>}
      </Show>
    </div>
  );
};
export const Question = (props: { match: Match; onReport: () => void; onRule: (id: string) => void }) => {
  const { match } = props;
  const side = () => match.snapshot().question?.side ?? match.snapshot().asked ?? 0;
  /** Two people share the screen: it says whose question this is. */
  const isShared = (): boolean => match.snapshot().coaches.every(coach => coach === 'person');
  let section: HTMLElement | undefined;
  /** How high it was before a celebration: what stands below it keeps its place. */
  let height = 0;
  onMount(() => {
    if (!section) return;
    const sized = new ResizeObserver(() => {
      if (section && !match.celebrating()) height = section.getBoundingClientRect().height;
    });
    sized.observe(section);
    onCleanup(() => sized.disconnect());
  });
  // What is asked now is read from its first line, wherever the list before it had been scrolled to.
  createEffect(
    on([() => match.question()?.title, match.selected, () => match.aim()?.verb, () => match.aim()?.to?.join()], () => {
      const lists = [section, section?.querySelector('.answers'), section?.closest('.sheet')];
      for (const scrolled of lists) scrolled?.scrollTo(0, 0);
    }),
  );
  return (
    <section
      class="panel ask"
      aria-labelledby="question"
      aria-live="assertive"
      aria-busy={match.loading()}
      data-answered={match.snapshot().answered}
      style={{ 'min-height': match.celebrating() ? `${height}px` : undefined }}
      ref={section}
    >
      <Show when={match.problem()}>
        {problem => (
          <div class="trouble" role="alert">
            <b>{t.match.problem}</b>
            <p>{problem()}</p>
            <Show when={!match.isUnkept()}>
              <p class="softer">{t.match.problemSafe}</p>
            </Show>
            <button class="btn" type="button" onClick={() => match.setProblem('')}>
              {t.tools.close}
            </button>
          </div>
        )}
      </Show>
      <Show when={match.unkept()}>
        {why => (
          <div class="trouble" role="alert">
            <b>{t.match.unkept.title}</b>
            <p>{t.match.unkept[why()]}</p>
            <button class="btn" type="button" onClick={() => match.setUnkept(null)}>
              {t.tools.close}
            </button>
          </div>
        )}
      </Show>
      <Show when={!match.celebrating()} fallback={<Joy match={match} />}>
        <Show when={match.handOver() === null} fallback={<PassScreen match={match} />}>
          <Show when={match.snapshot().outcome === null} fallback={<Over match={match} onReport={props.onReport} />}>
            <Show when={match.question()} fallback={<WatchControls match={match} />}>
              {question => (
                <Show when={match.confirming() === null} fallback={<SureToEnd match={match} />}>
                  <div class="ask__head">
                    <div class={`ask__who ${side() === 0 ? 'home' : 'away'}`}>
                      <i />
                      <span class="eyebrow">
                        {isShared() ? t.match.coachOf(teamName(match.snapshot().view, side())) : question().eyebrow}
                      </span>
                      <button
                        class="tool tool--help"
                        type="button"
                        aria-expanded={match.explained()}
                        aria-label={t.match.explain}
                        title={t.match.explain}
                        onClick={() => match.setExplained(!match.explained())}
                      >
                        <Icon name="help" />
                      </button>
                    </div>
                    <h2 id="question">{question().title}</h2>
                    <Show
                      when={
                        match.news() !== '' &&
                        match.selected() === null &&
                        match.hints() === null &&
                        match.face.newsWords[match.news()]
                      }
                    >
                      {news => (
                        <p class="ask__news">
                          <Terms text={news()} game={match.face.kind} />
                        </p>
                      )}
                    </Show>
                    <Show
                      when={
                        match.explained() ||
                        ((match.news() === '' || match.snapshot().question?.name !== 'action') &&
                          match.isNew() &&
                          match.selected() === null &&
                          match.snapshot().lesson === null)
                      }
                    >
                      <p class="ask__help">
                        <Terms text={question().help} game={match.face.kind} />
                      </p>
                    </Show>
                  </div>
                  <Show when={question().warning}>
                    {warning => (
                      <p class="ask__warning" role="status">
                        <Terms text={warning()} game={match.face.kind} />
                      </p>
                    )}
                  </Show>
                  <Show when={(question().faults?.length ?? 0) > 0}>
                    <ul class="faults">
                      <For each={question().faults ?? []}>
                        {fault => (
                          <li>
                            {fault.text}{' '}
                            <button class="rule" type="button" onClick={() => props.onRule(fault.rule)}>
                              {fault.rule}
                            </button>
                          </li>
                        )}
                      </For>
                    </ul>
                  </Show>
                  <Show when={match.refused()}>
                    {reason => (
                      <p class="refused" role="status">
                        {t.ended(t.capital(reason().text))}{' '}
                        <Show when={reason().rule}>
                          {rule => (
                            <button class="rule" type="button" onClick={() => props.onRule(rule())}>
                              {rule()}
                            </button>
                          )}
                        </Show>
                      </p>
                    )}
                  </Show>
                  <Show when={question().squares.length > 0}>
                    <fieldset class="chips">
                      <legend class="sr">{t.match.squares}</legend>
                      <For each={question().squares}>
                        {one => (
                          <button
                            class="chip"
                            type="button"
                            onClick={() => match.doDeed(one.does)}
                            onPointerEnter={() => match.setHover(one.square)}
                            onPointerLeave={() => match.setHover(null)}
                          >
                            {t.square(one.square)}
                            <Show when={one.chance !== undefined}>
                              <OddsChip chance={one.chance ?? 0} rough={false} />
                            </Show>
                            <Show when={one.note}>
                              <small>{one.note}</small>
                            </Show>
                          </button>
                        )}
                      </For>
                    </fieldset>
                  </Show>
                  <Suggestions match={match} />
                  <Ways match={match} />
                  <ol class="answers">
                    <Index each={question().rows}>
                      {(row, index) => (
                        <li classList={{ half: row().player !== undefined }}>
                          <Answer
                            row={row()}
                            best={isSuggested(row(), index)}
                            onClick={() => match.doDeed(row().does)}
                            onPoint={on => match.pointTo(on ? (row().plan ?? null) : null)}
                          />
                          <Show when={index === 0 && isRisky(match.aim()) && match.aim()}>
                            {plan => <WhatFollows match={match} plan={plan()} onRule={props.onRule} />}
                          </Show>
                        </li>
                      )}
                    </Index>
                    <Show when={match.selected() !== null}>
                      <li>
                        <button class="answer answer--plain" type="button" onClick={() => match.letGoOne()}>
                          <Icon name="back" />
                          <span>
                            <b>{t.match.other}</b>
                          </span>
                          <span class="end">
                            <kbd>Esc</kbd>
                          </span>
                        </button>
                      </li>
                    </Show>
                  </ol>
                </Show>
              )}
            </Show>
          </Show>
        </Show>
      </Show>
    </section>
  );
};
const Answer = (props: { row: AnswerRow; best: boolean; onClick: () => void; onPoint?: (on: boolean) => void }) => (
  <button
    class="answer"
    classList={{
      'answer--best': props.best,
      'answer--plain': props.row.plain === true,
      'answer--die': !!props.row.die,
      'answer--hint': props.row.does.kind === 'hint',
    }}
    type="button"
    aria-disabled={props.row.does.kind === 'hint' ? 'true' : undefined}
    onClick={() => props.onClick()}
    onPointerEnter={() => props.onPoint?.(true)}
    onPointerLeave={() => props.onPoint?.(false)}
    onFocus={() => props.onPoint?.(true)}
    onBlur={() => props.onPoint?.(false)}
  >
    <Picture row={props.row} />
    <span>
      <b>{props.row.label}</b>
      <span class="why">{props.row.why}</span>
    </span>
    <span class="end">
      <Show when={props.row.chance != null}>
        <OddsChip chance={props.row.chance ?? 0} rough={props.row.rough === true} />
      </Show>
      <Show when={props.row.unit}>{props.row.unit}</Show>
      <Show when={props.row.badge}>
        <span class="badge">{props.row.badge}</span>
      </Show>
      <Show when={props.row.key}>
        <kbd>{props.row.key}</kbd>
      </Show>
    </span>
  </button>
);
const UPRIGHT = { used: false, marked: false, selected: false, targeted: false } as const;
/** A face of a die, the player it is about, or an icon. */
const Picture = (props: { row: AnswerRow }) => (
  <Switch fallback={<Icon name={props.row.icon} />}>
    <Case when={props.row.die}>
      {die => (
        <svg class="dieface" viewBox="0 0 64 64" aria-hidden="true">
          <Sprite id={die()} />
        </svg>
      )}
    </Case>
    <Case when={props.row.player}>
      {player => (
        <svg class={`mini ${player().side === 0 ? 'home' : 'away'}`} viewBox="0 0 64 68" aria-hidden="true">
          <Figure
            drawing={player().figure}
            shirt={player().shirt}
            angular={player().side === 1}
            state={{ ...UPRIGHT, posture: player().posture, ball: player().ball !== null }}
          />
        </svg>
      )}
    </Case>
  </Switch>
);
const SureToEnd = (props: { match: Match }) => {
  const deed = () => props.match.confirming();
  const wasted = (): boolean => deed()?.kind === 'waste';
  const unused = (): number => {
    const it = deed();
    return it?.kind === 'endTurn' ? it.unused : 0;
  };
  return (
    <div>
      <div class="ask__head">
        <h2 id="question">{wasted() ? t.match.wasteSure : t.match.endTurnSure(unused())}</h2>
      </div>
      <ol class="answers">
        <li>
          <Answer
            row={{ icon: 'back', label: t.match.endTurnNo, why: '', does: { kind: 'select', player: null } }}
            best={true}
            onClick={() => props.match.setConfirming(null)}
          />
        </li>
        <li>
          <Answer
            row={{
              icon: 'end',
              label: wasted() ? t.match.wasteYes : t.match.endTurnYes,
              why: '',
              plain: true,
              does: { kind: 'select', player: null },
            }}
            best={false}
            onClick={() => {
              const it = deed();
              if (it) props.match.doDeed(it);
            }}
          />
        </li>
      </ol>
    </div>
  );
};
const PassScreen = (props: { match: Match }) => (
  <div class="ask__head ask__pass">
    <h2 id="question">{t.match.passTo(teamName(props.match.snapshot().view, props.match.handOver() ?? 0))}</h2>
    <p>{t.match.passLead}</p>
    <button class="btn btn--strong" type="button" onClick={() => props.match.takeScreen()}>
      {t.match.ready}
    </button>
  </div>
);
const Over = (props: { match: Match; onReport: () => void }) => {
  const outcome = () => props.match.snapshot().outcome;
  const title = (): string => {
    const winner = outcome()?.winner;
    return winner == null ? t.after.draw : t.after.wins(teamName(props.match.snapshot().view, winner));
  };
  return (
    <div class="ask__head ask__pass">
      <span class="eyebrow">{t.match.over}</span>
      <h2 id="question">
        {title()} {t.endings[outcome()?.ending ?? ''] ?? ''}
      </h2>
      <button class="btn btn--strong" type="button" onClick={() => props.onReport()}>
        {t.match.toReport}
      </button>
    </div>
  );
};
