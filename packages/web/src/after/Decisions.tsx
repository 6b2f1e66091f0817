/** The panel about decisions: what each coach lost by them and what by dice, and every mistake with what was better. */
import type { MatchLuck } from '@ironpitch/odds';
import type { Coach, Decisions as Found, MatchView, ReplayMark } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import { teamName } from '../match/names.ts';
import { type Looking, mistakesOf, summaryOf, type ToldMistake } from './decisions.ts';

const a = t.after;
const d = t.after.decisions;

export const Decisions = (props: {
  looking: Looking;
  luck: MatchLuck | null;
  view: MatchView;
  coaches: readonly [Coach, Coach] | null;
  marks: readonly ReplayMark[];
  onJump: (at: number) => void;
}) => {
  const { looking } = props;
  return (
    <section class="panel pad decisions" aria-labelledby="decisions">
      <h2 id="decisions">{d.title}</h2>
      <div aria-live="polite">
        <Show
          when={looking.found()}
          fallback={
            <Show when={looking.share() !== null} fallback={<Begin looking={looking} />}>
              <p class="lead">{d.waiting}</p>
              <div class="decisions__wait">
                <progress max="1" value={looking.share() ?? 0} aria-label={d.waiting} />
                <button class="btn" type="button" onClick={() => looking.cancel()}>
                  <Icon name="no" />
                  {d.cancel}
                </button>
              </div>
            </Show>
          }
        >
          {found => <Told {...props} found={found()} />}
        </Show>
      </div>
    </section>
  );
};
const Begin = (props: { looking: Looking }) => (
  <>
    <Show when={props.looking.problem() !== ''}>
      <p class="lead">{d.problem}</p>
      <p class="softer">{props.looking.problem()}</p>
    </Show>
    <p class="lead">{d.lead}</p>
    <button class="btn" type="button" onClick={() => props.looking.start()}>
      <Icon name="hint" />
      {d.start}
    </button>
  </>
);
const Told = (props: {
  found: Found;
  luck: MatchLuck | null;
  view: MatchView;
  coaches: readonly [Coach, Coach] | null;
  marks: readonly ReplayMark[];
  onJump: (at: number) => void;
}) => {
  const mistakes = createMemo(() => mistakesOf(props.found, props.view, props.marks));
  const count = (side: number, kind: ToldMistake['kind']): number =>
    mistakes().filter(one => one.side === side && one.kind === kind).length;
  return (
    <>
      <ul class="decisions__sums">
        <For each={[0, 1] as const}>
          {side => (
            <li class={side === 0 ? 'home' : 'away'}>
              <p>{summaryOf(props.found[side], side, props.luck?.score[side] ?? null, props.view, props.coaches)}</p>
              <small>{d.counted(props.found[side].decisions, count(side, 'inaccuracy'), count(side, 'blunder'))}</small>
            </li>
          )}
        </For>
      </ul>
      <Show when={mistakes().length > 0} fallback={<p class="lead">{d.none}</p>}>
        <ol class="swings mistakes">
          <For each={mistakes()}>
            {mistake => (
              <li class={mistake.side === 0 ? 'home' : 'away'}>
                <span class="glyph" data-kind={mistake.kind} aria-hidden="true">
                  {d.glyphs[mistake.kind]}
                </span>
                <button type="button" class="swing" onClick={() => props.onJump(mistake.at)}>
                  <span class="sr">{t.hints.mistakes[mistake.kind]}: </span>
                  {mistake.did}
                  <small>
                    {d.better(mistake.better)} · {teamName(props.view, mistake.side)} · {a.rollTurn(mistake.turn)}
                  </small>
                </button>
                <b>
                  −{mistake.lost}
                  <small>{t.hints.mistakes[mistake.kind]}</small>
                </b>
              </li>
            )}
          </For>
        </ol>
        <p class="softer">{d.honest}</p>
      </Show>
    </>
  );
};
/** Under the chart: where each coach went wrong, home's marks above away's. */
export const MistakeLanes = (props: {
  mistakes: readonly ToldMistake[];
  view: MatchView;
  length: number;
  onJump: (at: number) => void;
}) => (
  <For each={[0, 1] as const}>
    {side => (
      <fieldset class={`lane ${side === 0 ? 'home' : 'away'}`}>
        <legend class="sr">{d.lane(teamName(props.view, side))}</legend>
        <For each={props.mistakes.filter(one => one.side === side)}>
          {mistake => (
            <button
              type="button"
              class="glyph"
              data-kind={mistake.kind}
              style={{ left: `${(mistake.at / Math.max(1, props.length)) * 100}%` }}
              aria-label={d.label(t.hints.mistakes[mistake.kind] ?? '', mistake.turn, mistake.lost, mistake.did)}
              title={mistake.did}
              onClick={() => props.onJump(mistake.at)}
            >
              {d.glyphs[mistake.kind]}
            </button>
          )}
        </For>
      </fieldset>
    )}
  </For>
);
