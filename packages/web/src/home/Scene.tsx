/** The picture of the start screen: a long throw, as it could happen in the first match. */
import { For } from 'solid-js';
import { Figure } from '../pitch/Figure.tsx';

const CELL = 40;
const GUESTS = [
  { x: 3.5, y: 3.1, side: 'home', role: 'lineman', race: 'beard', shirt: '1' },
  { x: 2.6, y: 6.1, side: 'home', role: 'runner', race: 'beard', shirt: '4', selected: true },
  { x: 5.6, y: 6.1, side: 'home', role: 'lineman', race: 'beard', shirt: '2' },
  { x: 6.6, y: 6.1, side: 'away', role: 'lineman', race: 'tusks', shirt: '13' },
  { x: 10.4, y: 2.9, side: 'away', role: 'thrower', race: 'tusks', shirt: '14' },
  { x: 9.6, y: 6.2, side: 'away', role: 'blocker', race: 'tusks', shirt: '16' },
  { x: 11.4, y: 3.9, side: 'home', role: 'blitzer', race: 'beard', shirt: '5' },
] as const;

export const Scene = () => (
  <div class="scene">
    <svg class="pitch stone" viewBox="30 20 450 290" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect class="p-ground" width="480" height="320" />
      <For each={Array.from({ length: 12 * 8 }, (_, i) => [i % 12, Math.floor(i / 12)] as const)}>
        {([x, y]) => (
          <rect
            class={(x * 7 + y * 3) % 5 < 2 ? 'g2' : 'g1'}
            x={x * CELL + 0.6}
            y={y * CELL + 0.6}
            width="38.8"
            height="38.8"
            rx="1.5"
          />
        )}
      </For>
      <rect class="p-zone away" x="440" width="40" height="320" />
      <path class="p-chalk" d="M440 0V320" />
      <For each={[0, 1, 2, 3]}>
        {i => {
          const x = 240 + (i % 2) * CELL;
          const y = 80 + Math.floor(i / 2) * CELL;
          return (
            <>
              <rect class="p-rock" x={x} y={y} width="40" height="40" rx="3" />
              <rect class="p-rocktop" x={x + 3.5} y={y + 3.5} width="33" height="33" rx="2.5" />
            </>
          );
        }}
      </For>
      <path class="p-path p-throw" d="M118 215C180 120 330 70 462 145" />
      <path class="p-path p-path--in p-throw" d="M118 215C180 120 330 70 462 145" />
      <g transform="translate(262 103) rotate(8)">
        <use href="#i-ball" width="28" height="28" class="p-ball" />
      </g>
      <g class="p-need" transform="translate(366 116)">
        <rect x="-17" y="-11" width="34" height="22" rx="11" />
        <text y="1">4+</text>
      </g>
      <For each={GUESTS}>
        {guest => (
          <g
            class={`tok ${guest.side}`}
            transform={`translate(${guest.x * CELL - 22} ${guest.y * CELL - 46}) scale(.72)`}
          >
            <Figure
              drawing={guest}
              shirt={guest.shirt}
              angular={guest.side === 'away'}
              state={{
                posture: 'standing',
                ball: false,
                used: false,
                marked: false,
                selected: 'selected' in guest,
                targeted: false,
              }}
            />
          </g>
        )}
      </For>
    </svg>
  </div>
);
