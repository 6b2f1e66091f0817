/** The panels about luck: how the match turned, which rolls decided it, and what was to be expected of each kind. */
import type { MatchLuck } from '@ironpitch/odds';
import type { MatchView, ReplayMark } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import { teamName } from '../match/names.ts';
import type { ToldMistake } from './decisions.ts';
import { courseByTurn, courseOf, decidingRolls, type KindRow, kindRows, turnsOf } from './luck.ts';
import { WinChance } from './WinChance.tsx';

const a = t.after;
const KINDS_SHOWN = 7;

/** While the luck is reckoned: how far it is, or what went wrong. */
export const LuckWaiting = (props: { share: number; problem: string }) => (
  <section class="panel pad luckwait" aria-live="polite">
    <h2>{a.turned}</h2>
    <Show
      when={props.problem === ''}
      fallback={
        <>
          <p class="lead">{a.luckProblem}</p>
          <p class="softer">{props.problem}</p>
        </>
      }
    >
      <p class="lead">{a.luckWaiting}</p>
      <progress max="1" value={props.share} aria-label={a.luckWaiting} />
    </Show>
  </section>
);

export const HowItTurned = (props: {
  luck: MatchLuck;
  view: MatchView;
  marks: readonly ReplayMark[];
  mistakes: readonly ToldMistake[];
  length: number;
  onJump: (at: number) => void;
}) => {
  const rolls = createMemo(() => decidingRolls(props.luck, props.view, props.marks));
  const turns = createMemo(() => courseByTurn(props.luck, props.marks));
  return (
    <>
      <section class="panel pad">
        <h2>{a.turned}</h2>
        <p class="lead">{a.turnedLead}</p>
        <WinChance
          view={props.view}
          course={courseOf(props.luck, props.length)}
          turns={turnsOf(props.marks, props.length)}
          rolls={rolls()}
          mistakes={props.mistakes}
          length={props.length}
          onJump={props.onJump}
        />
        <details class="astable">
          <summary>{a.asTable}</summary>
          <div class="scroll">
            <table class="stats">
              <thead>
                <tr>
                  <th>{t.match.turn}</th>
                  <th>{teamName(props.view, 0)}</th>
                  <th>{a.draw}</th>
                  <th>{teamName(props.view, 1)}</th>
                </tr>
              </thead>
              <tbody>
                <For each={turns()}>
                  {({ turn, home, draw, away }) => (
                    <tr>
                      <td>{turn}</td>
                      <td>{t.percent(home)} %</td>
                      <td>{t.percent(draw)} %</td>
                      <td>{t.percent(away)} %</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </div>
        </details>
      </section>
      <Show when={rolls().length > 0}>
        <section class="panel pad">
          <h2>{a.deciding(rolls().length)}</h2>
          <p class="lead">{a.decidingLead}</p>
          <ol class="swings">
            <For each={rolls()}>
              {roll => (
                <li class={roll.side === 0 ? 'home' : 'away'}>
                  <span class="rank">{roll.rank}</span>
                  <button type="button" class="swing" onClick={() => props.onJump(roll.answered)}>
                    {roll.title}
                    <small>{roll.detail}</small>
                  </button>
                  <b>
                    +{roll.swing}
                    <small>{teamName(props.view, roll.side)}</small>
                  </b>
                </li>
              )}
            </For>
          </ol>
        </section>
      </Show>
    </>
  );
};

/** Successes against what was to be expected, by kind of roll and team. */
export const LuckByKind = (props: { luck: MatchLuck; view: MatchView }) => {
  const rows = createMemo(() => kindRows(props.luck));
  const shown = () => rows().slice(0, KINDS_SHOWN);
  const most = createMemo(() => Math.max(1, ...shown().flatMap(row => row.sides.map(one => Math.abs(gain(one))))));
  const points = (): number => Math.round(props.luck.score[0] * 100);
  return (
    <section class="panel pad">
      <h2>{a.luckTitle}</h2>
      <p class="lead">
        {a.luckTotal(teamName(props.view, points() >= 0 ? 0 : 1), Math.abs(points()))} {a.luckBars}
      </p>
      <div class="luck" aria-hidden="true">
        <For each={shown()}>
          {row => (
            <>
              <span>{row.label}</span>
              <span class="bar">
                <For each={[0, 1] as const}>
                  {side => <Bar gain={gain(row.sides[side])} most={most()} kit={side === 0 ? 'home' : 'away'} />}
                </For>
              </span>
            </>
          )}
        </For>
      </div>
      <details class="astable">
        <summary>{a.asTable}</summary>
        <div class="scroll">
          <KindTable rows={rows()} view={props.view} />
        </div>
      </details>
    </section>
  );
};
const gain = ({ actual, expected }: { readonly actual: number; readonly expected: number }): number =>
  actual - expected;
const signed = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? '0' : `${value > 0 ? '+' : '−'}${text}`;
};
/** The widest bar takes this much of its half: the number stands beside it. */
const BAR_MAX = 34;
const Bar = (props: { gain: number; most: number; kit: 'home' | 'away' }) => {
  const width = () => (Math.abs(props.gain) / props.most) * BAR_MAX;
  const right = () => props.gain >= 0;
  return (
    <>
      <i
        class={props.kit}
        style={right() ? { left: '50%', width: `${width()}%` } : { right: '50%', width: `${width()}%` }}
      />
      <b
        class={props.kit}
        style={right() ? { left: `calc(${50 + width()}% + 6px)` } : { right: `calc(${50 + width()}% + 6px)` }}
      >
        {signed(props.gain)}
      </b>
    </>
  );
};
const KindTable = (props: { rows: readonly KindRow[]; view: MatchView }) => (
  <table class="stats">
    <thead>
      <tr>
        <th>{a.kind}</th>
        <For each={[0, 1] as const}>
          {side => (
            <>
              <th>{a.came(teamName(props.view, side))}</th>
              <th>{a.expected}</th>
            </>
          )}
        </For>
      </tr>
    </thead>
    <tbody>
      <For each={props.rows}>
        {row => (
          <tr>
            <td>{row.label}</td>
            <For each={row.sides}>
              {({ actual, tried, expected }) => (
                <>
                  <td classList={{ zero: tried === 0 }}>{a.of(actual, tried)}</td>
                  <td classList={{ zero: tried === 0 }}>{expected.toFixed(1)}</td>
                </>
              )}
            </For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
