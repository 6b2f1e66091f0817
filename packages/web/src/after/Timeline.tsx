/** The time of a replay: a bar to scrub, marks to jump to, three speeds, and the way back into play. */
import type { ReplayMark } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import type { Match } from '../match/match.ts';
import { nameById, teamName } from '../match/names.ts';
import { playOn } from '../session.ts';
import { table } from '../table/client.ts';
import type { ToldMistake } from './decisions.ts';

const r = t.replay;
/** How long a whole match takes to watch, and what no step takes longer than. */
const MATCH_MS = { calm: 300_000, brisk: 115_000, fast: 45_000 } as const;
const STEP_MAX_MS = { calm: 3000, brisk: 1600, fast: 700 } as const;
type Speed = keyof typeof MATCH_MS;
/** So many lines of what followed are told as well. */
const LINES_MAX = 3;

export const Timeline = (props: { match: Match; mistakes: readonly ToldMistake[]; onReport: () => void }) => {
  const { match } = props;
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('brisk');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | null = null;
  let under: Promise<void> | null = null;
  const at = () => match.snapshot().replay?.at ?? 0;
  const length = () => match.snapshot().replay?.length ?? 0;
  const stops = () => match.snapshot().replay?.stops ?? [];
  const next = (): number => stops().find(stop => stop > at()) ?? length();
  const last = (): number => stops().findLast(stop => stop < at()) ?? 0;
  const pause = (): number => Math.min(STEP_MAX_MS[speed()], MATCH_MS[speed()] / Math.max(1, stops().length));
  /** What this step brought, in the words of the commentary. */
  const lines = createMemo(() =>
    match.lines().filter(line => !line.heading && line.at >= match.newsFrom() && match.newsFrom() > 0),
  );
  /** What it began with; where one has only jumped to, whose turn it is. */
  const headline = (): string => {
    const { view, outcome } = match.snapshot();
    const [first] = lines();
    if (first) return first.roll === '' ? first.text : `${first.text} ${first.roll}`;
    return outcome !== null
      ? t.match.over
      : view.turn === 0
        ? r.before
        : t.match.theirTurn(teamName(view, view.active));
  };
  const marks = createMemo(() =>
    [
      ...(match.snapshot().replay?.marks ?? []).filter(mark => mark.kind !== 'turnStarted'),
      ...props.mistakes.map(({ at, kind, side, turn }): ReplayMark => ({ at, kind, side, turn, player: null })),
    ].sort((a, b) => a.at - b.at),
  );
  /** Scrubbing asks for many steps: only the last one wanted is fetched next. */
  const seek = (to: number): Promise<void> => {
    wanted = Math.max(0, Math.min(length(), to));
    under ??= fetchWanted().finally(() => {
      under = null;
    });
    return under;
  };
  const fetchWanted = async (): Promise<void> => {
    while (wanted !== null) {
      const to: number = wanted;
      const from = at();
      wanted = null;
      const found = await table.seek(to);
      // Going on, only what is new is news: it is seen to happen.
      const known = to > from ? match.report().length : 0;
      match.show({ ...found, reportFrom: known, report: found.report.slice(known) });
    }
  };
  /** On to what is told next: an action that was declared and came to nothing is no step of the story. */
  const goOn = async (): Promise<void> => {
    let before: number;
    do {
      before = at();
      await seek(next());
    } while (lines().length === 0 && at() > before);
  };
  const play = (): void => {
    clearTimeout(timer);
    if (!playing()) return;
    if (at() >= length()) {
      setPlaying(false);
      return;
    }
    const began = performance.now();
    void goOn().then(() => {
      timer = setTimeout(play, Math.max(0, pause() - (performance.now() - began)));
    });
  };
  const toggle = (): void => {
    setPlaying(!playing());
    play();
  };
  onCleanup(() => {
    clearTimeout(timer);
    setPlaying(false);
  });
  const jump = (to: number): void => {
    setPlaying(false);
    void seek(to);
  };
  const step = (): void => {
    setPlaying(false);
    void goOn();
  };
  return (
    <section class="panel ask timeline" aria-label={r.timeline}>
      <div class="ask__head">
        <p class="eyebrow">
          {match.snapshot().view.turn === 0 ? r.before : `${t.match.turn} ${match.snapshot().view.turn}`}
          <span class="timeline__at">{r.at(at(), length())}</span>
        </p>
        <h2 id="question" aria-live="polite">
          {headline()}
        </h2>
      </div>
      <ol class="timeline__story" aria-live="polite">
        <For each={lines().slice(1).slice(-LINES_MAX)}>
          {line => (
            <li class={line.side === null ? '' : line.side === 0 ? 'home' : 'away'}>
              {line.text} <b>{line.roll}</b>
            </li>
          )}
        </For>
      </ol>
      <div class="timeline__bar">
        <div class="timeline__marks" aria-hidden="true">
          <For each={marks()}>
            {mark => (
              <i
                class={mark.side === null ? '' : mark.side === 0 ? 'home' : 'away'}
                data-kind={mark.kind}
                style={{ left: `${(mark.at / Math.max(1, length())) * 100}%` }}
              />
            )}
          </For>
        </div>
        <input
          type="range"
          min="0"
          max={length()}
          value={at()}
          aria-label={r.timeline}
          onInput={event => {
            setPlaying(false);
            void seek(Number(event.currentTarget.value));
          }}
        />
      </div>
      <div class="watch watch--keys">
        <RoundButton icon="first" label={r.first} onClick={() => jump(stops()[0] ?? 0)} />
        <RoundButton icon="stepBack" label={r.back} onClick={() => jump(last())} />
        <RoundButton icon={playing() ? 'pause' : 'play'} label={playing() ? r.pause : r.play} onClick={toggle} />
        <RoundButton icon="step" label={r.forward} onClick={step} />
        <RoundButton icon="last" label={r.last} onClick={() => jump(length())} />
        <fieldset class="switch">
          <legend class="sr">{r.speed}</legend>
          <For each={Object.keys(MATCH_MS) as Speed[]}>
            {one => (
              <button type="button" aria-pressed={speed() === one} onClick={() => setSpeed(one)}>
                {r.speeds[one]}
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <div class="watch">
        <JumpTo match={match} marks={marks()} onJump={jump} />
        <button class="btn" type="button" onClick={() => props.onReport()}>
          <Icon name="log" />
          {r.report}
        </button>
      </div>
      <Show when={match.snapshot().asked !== null}>
        <div class="watch watch--playon">
          <span class="soft">{r.playOn}:</span>
          <button class="btn" type="button" onClick={() => void playOn(at(), ['person', 'greedy'])}>
            {r.playOnHome}
          </button>
          <button class="btn" type="button" onClick={() => void playOn(at(), ['greedy', 'person'])}>
            {r.playOnAway}
          </button>
        </div>
      </Show>
    </section>
  );
};
const JumpTo = (props: { match: Match; marks: readonly ReplayMark[]; onJump: (to: number) => void }) => {
  const view = () => props.match.snapshot().view;
  const label = ({ kind, side, player, turn }: ReplayMark): string =>
    r.mark(
      r.marks[kind] ?? kind,
      player !== null ? nameById(view(), player) : side === null ? '' : teamName(view(), side),
      turn,
    );
  return (
    <label class="jump">
      <span class="sr">{r.jump}</span>
      <select
        onChange={event => {
          props.onJump(Number(event.currentTarget.value));
          event.currentTarget.selectedIndex = 0;
        }}
      >
        <option>{r.jump} …</option>
        <For each={props.marks}>{mark => <option value={mark.at}>{label(mark)}</option>}</For>
      </select>
    </label>
  );
};
const RoundButton = (props: { icon: Parameters<typeof Icon>[0]['name']; label: string; onClick: () => void }) => (
  <button
    class="btn btn--round"
    type="button"
    aria-label={props.label}
    title={props.label}
    onClick={() => props.onClick()}
  >
    <Icon name={props.icon} />
  </button>
);
