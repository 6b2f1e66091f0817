/** How the match turned: the chance to win from the first question to the last, with the rolls that moved it most. */
import type { MatchView } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import { teamName } from '../match/names.ts';
import { MistakeLanes } from './Decisions.tsx';
import type { ToldMistake } from './decisions.ts';
import type { CoursePoint, DecidingRoll, turnsOf } from './luck.ts';
import { spread } from './spread.ts';

const a = t.after;
const HEIGHT = 100;
/** A scale with more turns than this names only some of them. */
const TURNS_NAMED = 12;
/** A mark's own size, in parts of the chart where it is smallest. */
const DOT_WIDTH = 0.055;
const DOT_HEIGHT = 0.095;
/** A draw that is never likelier than a hundredth is not in the key. */
const DRAW_SEEN = 0.99;

const line = (points: readonly CoursePoint[], y: (point: CoursePoint) => number): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${round(point.x * HEIGHT)} ${round(y(point))}`).join('');
const round = (value: number): number => Math.round(value * 100) / 100;

export const WinChance = (props: {
  view: MatchView;
  course: readonly CoursePoint[];
  turns: ReturnType<typeof turnsOf>;
  rolls: readonly DecidingRoll[];
  mistakes: readonly ToldMistake[];
  length: number;
  onJump: (at: number) => void;
}) => {
  const home = createMemo(
    () => `${line(props.course, p => HEIGHT - p.home * HEIGHT)}L${HEIGHT} ${HEIGHT}L0 ${HEIGHT}Z`,
  );
  const away = createMemo(() => `${line(props.course, p => p.away * HEIGHT)}L${HEIGHT} 0L0 0Z`);
  const result = createMemo(() => line(props.course, p => HEIGHT - p.result * HEIGHT));
  /** The roll that moved most stands where it happened; others give way to it. */
  const dots = createMemo(() =>
    spread(
      props.rolls.map(({ answered, home: y }) => ({ x: answered / Math.max(1, props.length), y: 1 - y })),
      DOT_WIDTH,
      DOT_HEIGHT,
    ),
  );
  const named = createMemo(() => {
    const every = Math.ceil(props.turns.length / TURNS_NAMED);
    return props.turns.filter(({ turn }) => (turn - 1) % Math.max(1, every) === 0);
  });
  return (
    <>
      <p class="wc-key" aria-hidden="true">
        <span class="home">
          <i />
          {teamName(props.view, 0)}
        </span>
        <Show when={props.course.some(point => point.home + point.away < DRAW_SEEN)}>
          <span>
            <i />
            {a.draw}
          </span>
        </Show>
        <span class="away">
          <i />
          {teamName(props.view, 1)}
        </span>
      </p>
      <div class="chart chart--win">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="wc-home" d={home()} />
          <path class="wc-away" d={away()} />
          <For each={props.turns}>{({ x }) => <path class="wc-turn" d={`M${x * 100} 0V100`} />}</For>
          <path class="wc-mid" d="M0 50H100" />
          <path class="wc-line" d={result()} />
        </svg>
        <For each={[0, 50, 100]}>
          {value => (
            <span class="y" style={{ top: `${100 - value}%` }}>
              {value}
            </span>
          )}
        </For>
        <span class="x x--title">{t.match.turn}</span>
        <For each={named()}>
          {({ turn, x }) => (
            <span class="x" style={{ left: `${x * 100}%` }}>
              {turn}
            </span>
          )}
        </For>
        <For each={props.rolls}>
          {(roll, i) => (
            <button
              type="button"
              class={`dot ${roll.side === 0 ? 'home' : 'away'}`}
              data-rank={roll.rank}
              style={{
                left: `${(dots()[i()]?.x ?? 0) * 100}%`,
                top: `${(dots()[i()]?.y ?? 0) * 100}%`,
              }}
              aria-label={a.swingLabel(roll.rank, roll.title, roll.swing, teamName(props.view, roll.side))}
              title={roll.title}
              onClick={() => props.onJump(roll.answered)}
            >
              {roll.rank}
            </button>
          )}
        </For>
      </div>
      <Show when={props.mistakes.length > 0}>
        <div class="lanes">
          <MistakeLanes mistakes={props.mistakes} view={props.view} length={props.length} onJump={props.onJump} />
        </div>
      </Show>
    </>
  );
};
