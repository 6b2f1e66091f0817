/** How each game is played, on one page with drawings of our own; the rulebook begins with it. */
import { fetchLate } from '@ironpitch/texts/page';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Figure, PLAIN } from '../pitch/Figure.tsx';

type Game = 'blitz' | 'blood';
type Spot = readonly [column: number, row: number];
interface Piece {
  readonly at: Spot;
  readonly side: 'home' | 'away';
  readonly role: string;
  readonly shirt: string;
  readonly lies?: boolean;
  readonly ball?: boolean;
  readonly selected?: boolean;
}
/** A part of the pitch: who stands where, which way somebody goes or throws, and what has to be rolled. */
interface Picture {
  readonly size: Spot;
  readonly pieces: readonly Piece[];
  readonly ball?: Spot;
  readonly way?: readonly Spot[];
  readonly throws?: boolean;
  readonly needs?: readonly [at: Spot, text: string];
  /** The last column is the end zone to score in. */
  readonly zone?: boolean;
}
const ours = (at: Spot, role: string, shirt: string, more: Partial<Piece> = {}): Piece => ({
  at,
  side: 'home',
  role,
  shirt,
  ...more,
});
const theirs = (at: Spot, role: string, shirt: string, more: Partial<Piece> = {}): Piece => ({
  at,
  side: 'away',
  role,
  shirt,
  ...more,
});
const CHOSEN = { selected: true } as const;
const PICTURES: Readonly<Record<string, Picture>> = {
  turn: {
    size: [5, 2],
    pieces: [
      ours([0, 0], 'lineman', '1'),
      ours([1, 1], 'runner', '4', CHOSEN),
      ours([3, 0], 'blitzer', '5'),
      theirs([4, 1], 'lineman', '13'),
    ],
  },
  score: {
    size: [5, 2],
    pieces: [ours([0, 1], 'runner', '4', CHOSEN), ours([2, 0], 'lineman', '2')],
    ball: [1, 1],
    way: [
      [0, 1],
      [1, 1],
      [4, 1],
    ],
    zone: true,
  },
  mark: {
    size: [5, 2],
    pieces: [ours([1, 1], 'lineman', '2', CHOSEN), theirs([4, 0], 'lineman', '13')],
    way: [
      [1, 1],
      [3, 1],
    ],
  },
  block: {
    size: [5, 2],
    pieces: [
      ours([1, 0], 'blitzer', '5', CHOSEN),
      ours([2, 1], 'lineman', '2'),
      theirs([2, 0], 'lineman', '13'),
      theirs([4, 1], 'blocker', '16'),
    ],
  },
  throw: {
    size: [5, 2],
    pieces: [
      ours([0, 1], 'thrower', '4', { ...CHOSEN, ball: true }),
      ours([4, 0], 'runner', '6'),
      theirs([2, 1], 'lineman', '13'),
    ],
    way: [
      [0, 1],
      [4, 0],
    ],
    throws: true,
    needs: [[2, -0.05], '4+'],
  },
  dodge: {
    size: [5, 2],
    pieces: [ours([2, 1], 'runner', '6', CHOSEN), theirs([1, 0], 'lineman', '13')],
    way: [
      [2, 1],
      [4, 1],
    ],
    needs: [[3, 1], '3+'],
  },
  blitz: {
    size: [5, 2],
    pieces: [ours([0, 1], 'blitzer', '5', CHOSEN), theirs([4, 0], 'runner', '14', { ball: true })],
    way: [
      [0, 1],
      [2, 1],
      [3, 0],
      [3.3, 0],
    ],
  },
  foul: {
    size: [5, 2],
    pieces: [
      ours([1, 1], 'lineman', '2', CHOSEN),
      ours([3, 1], 'lineman', '3'),
      theirs([2, 1], 'blocker', '16', { lies: true }),
    ],
  },
};
const RACES: Readonly<Record<Game, Readonly<Record<'home' | 'away', string>>>> = {
  blitz: { home: 'beard', away: 'tusks' },
  blood: { home: 'none', away: 'tusks' },
};
const CELL = 40;
const middle = ([column, row]: Spot): Spot => [(column + 0.5) * CELL, (row + 0.5) * CELL];
const lineOf = (way: readonly Spot[], throws: boolean): string => {
  const [first, ...rest] = way.map(middle);
  if (!first) return '';
  const [end] = rest;
  if (throws && end)
    return `M${first[0]} ${first[1]}Q${(first[0] + end[0]) / 2} ${end[1] - CELL / 2} ${end[0]} ${end[1]}`;
  return `M${first.join(' ')}${rest.map(spot => `L${spot.join(' ')}`).join('')}`;
};
/** Figures are taller than their squares. */
const HEADROOM = 14;

const Drawing = (props: { picture: Picture; game: Game }): JSX.Element => {
  const [columns, rows] = props.picture.size;
  const [width, height] = [columns * CELL, rows * CELL];
  const isThrow = () => props.picture.throws === true;
  return (
    <svg
      class={`how__picture ${props.game === 'blood' ? 'grass' : 'stone'}`}
      viewBox={`0 ${-HEADROOM} ${width} ${height + HEADROOM}`}
      aria-hidden="true"
    >
      <rect class="how__ground" y={-HEADROOM} width={width} height={height + HEADROOM} />
      <Show when={props.picture.zone}>
        <rect class="how__zone" x={width - CELL} y={-HEADROOM} width={CELL} height={height + HEADROOM} />
      </Show>
      <path
        class="how__lines"
        d={`${Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * CELL} ${-HEADROOM}V${height}`).join('')}M0 0H${width}M0 ${CELL}H${width}`}
      />
      <Show when={props.picture.way}>
        {way => (
          <>
            <path class="p-path" classList={{ 'p-throw': isThrow() }} d={lineOf(way(), isThrow())} />
            <path class="p-path p-path--in" classList={{ 'p-throw': isThrow() }} d={lineOf(way(), isThrow())} />
          </>
        )}
      </Show>
      <Show when={props.picture.ball}>
        {at => (
          <g transform={`translate(${at()[0] * CELL + 7} ${at()[1] * CELL + 7})`}>
            <use href="#i-ball" width="26" height="26" class="p-ball" />
          </g>
        )}
      </Show>
      <For each={props.picture.pieces}>
        {piece => (
          <g
            class={`tok ${piece.side}`}
            transform={`translate(${piece.at[0] * CELL - 2} ${piece.at[1] * CELL - 8}) scale(.69)`}
          >
            <Figure
              drawing={{ role: piece.role, race: RACES[props.game][piece.side] }}
              shirt={piece.shirt}
              angular={piece.side === 'away'}
              state={{
                ...PLAIN,
                posture: piece.lies ? 'prone' : 'standing',
                ball: piece.ball === true,
                selected: piece.selected === true,
              }}
            />
          </g>
        )}
      </For>
      <Show when={props.picture.needs}>
        {needs => (
          <g class="p-need" transform={`translate(${middle(needs()[0]).join(' ')})`}>
            <rect x="-15" y="-10" width="30" height="20" rx="10" />
            <text y="1">{needs()[1]}</text>
          </g>
        )}
      </Show>
    </svg>
  );
};
const Cards = () => (
  <svg class="how__picture" viewBox="0 0 200 94" aria-hidden="true">
    <For each={[1, 2, 4]}>
      {(points, i) => (
        <>
          <rect class="how__card" x={14 + i() * 60} y="10" width="52" height="76" rx="6" />
          <path class="how__text" d={`M${22 + i() * 60} 56h36m-36 9h36m-36 9h22`} />
          <circle class="how__badge" cx={54 + i() * 60} cy="24" r="13" />
          <text class="how__points" x={54 + i() * 60} y="30">
            {points}
          </text>
        </>
      )}
    </For>
  </svg>
);
export const HowToPlay = (props: { game: Game }) => {
  const [how] = createResource(() => fetchLate('how'));
  return (
    <Show when={how()}>
      {words => (
        <section class="panel pad how" id="how-to-play">
          <h2>{words()[props.game].title}</h2>
          <p>{words()[props.game].aim}</p>
          <For each={words()[props.game].steps}>
            {step => (
              <div class="how__step">
                <Show when={PICTURES[step.picture]} fallback={<Cards />}>
                  {picture => <Drawing picture={picture()} game={props.game} />}
                </Show>
                <div>
                  <h3>{step.name}</h3>
                  <p>{step.text}</p>
                </div>
              </div>
            )}
          </For>
          <p class="soft">{words().key}</p>
        </section>
      )}
    </Show>
  );
};
