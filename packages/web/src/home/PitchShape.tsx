/** A pitch at a glance, for the card of a game. */
import { For } from 'solid-js';

const STONE = [3, 4, 10, 11].flatMap(x => [2, 3, 7, 8].map(y => [x, y] as const));
const BRAZIERS = [
  [5, 2],
  [9, 2],
  [2, 3],
  [12, 3],
  [2, 7],
  [12, 7],
  [5, 8],
  [9, 8],
] as const;

export const PitchShape = (props: { ruleset: string }) => {
  const blood = () => props.ruleset.startsWith('blood');
  const width = () => (blood() ? 26 : 15);
  const height = () => (blood() ? 15 : 11);
  return (
    <div class="shape" classList={{ stone: !blood(), grass: blood() }}>
      <svg viewBox={`0 0 ${width() * 8} ${height() * 8}`} aria-hidden="true">
        <rect class="g1" width={width() * 8} height={height() * 8} />
        <For each={Array.from({ length: Math.ceil(width() / 2) }, (_, i) => i)}>
          {i => <rect class="g2" x={i * 16} width="8" height={height() * 8} />}
        </For>
        <rect class="p-zone home" width="8" height={height() * 8} />
        <rect class="p-zone away" x={width() * 8 - 8} width="8" height={height() * 8} />
        <path
          class="p-chalk p-chalk--shape"
          d={`M8 0V${height() * 8}M${width() * 8 - 8} 0V${height() * 8}${blood() ? `M${width() * 4} 0V${height() * 8}` : ''}`}
        />
        <For each={blood() ? [] : props.ruleset === 'blitz-2024' ? STONE : BRAZIERS}>
          {([x, y]) => <rect class="p-rock" x={x * 8} y={y * 8} width="8" height="8" />}
        </For>
        {blood() ? null : <rect class="p-iron" x="57" y="41" width="6" height="6" rx="1" />}
      </svg>
    </div>
  );
};
