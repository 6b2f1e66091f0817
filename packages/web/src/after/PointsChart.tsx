/** Both scores as steps over the turns of the match. */
import type { Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For } from 'solid-js';
import type { Statistics } from '../match/face.ts';

export const PointsChart = (props: { numbers: Statistics; onJump: (at: number) => void }) => {
  const turns = () => Math.max(2, props.numbers.turns);
  const most = createMemo(() => {
    const highest = Math.max(2, ...props.numbers.points.flatMap(point => point.score));
    // Touchdowns are few, points are many.
    return highest < 8 ? Math.ceil(highest / 2) * 2 : Math.ceil(highest / 10) * 10;
  });
  /** What a side scored in one turn is one mark. */
  const steps = createMemo(() => {
    const found: Statistics['points'][number][] = [];
    for (const point of props.numbers.points) {
      const same = found.findIndex(one => one.turn === point.turn && one.side === point.side);
      const before = found[same];
      if (!before) found.push(point);
      else
        found[same] = {
          ...point,
          at: before.at,
          points: before.points + point.points,
          label: `${before.label}, ${point.label}`,
        };
    }
    return found;
  });
  const x = (turn: number): number => (Math.min(turn, turns()) / turns()) * 100;
  const y = (score: number): number => 100 - (score / most()) * 100;
  const line = (side: Side): string => {
    let path = `M0 ${y(0)}`;
    let before = 0;
    for (const { turn, score } of props.numbers.points) {
      if (score[side] === before) continue;
      path += `L${x(turn)} ${y(before)}L${x(turn)} ${y(score[side])}`;
      before = score[side];
    }
    return `${path}L100 ${y(before)}`;
  };
  return (
    <div class="chart chart--points">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <For each={[0, 0.5, 1]}>{part => <path class="wc-mid" d={`M0 ${part * 100}H100`} />}</For>
        <path class="pt-line home" d={line(0)} />
        <path class="pt-line pt-line--away away" d={line(1)} />
      </svg>
      <For each={[0, most() / 2, most()]}>
        {value => (
          <span class="y" style={{ top: `${y(value)}%` }}>
            {value}
          </span>
        )}
      </For>
      <For each={Array.from({ length: Math.floor(turns() / 4) + 1 }, (_, i) => i * 4)}>
        {turn => (
          <span class="x" style={{ left: `${x(turn)}%` }}>
            {turn === 0 ? t.match.turn : turn}
          </span>
        )}
      </For>
      <For each={steps()}>
        {point => (
          <button
            type="button"
            class={`dot ${point.side === 0 ? 'home' : 'away'}`}
            style={{ left: `${x(point.turn)}%`, top: `${y(point.score[point.side])}%` }}
            aria-label={`${point.label}, ${point.score.join(':')}`}
            title={`${point.label}, ${point.score.join(':')}`}
            onClick={() => props.onJump(point.at)}
          >
            {point.points}
          </button>
        )}
      </For>
    </div>
  );
};
