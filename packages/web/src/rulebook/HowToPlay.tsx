/** How each game is played, on one page with drawings of our own; the rulebook begins with it. */
import { t } from '@ironpitch/texts/page';
import { For, type JSX, Show } from 'solid-js';

const SQUARE = 26;
/** A letter is a player of yours, a digit one of theirs, small when down; `*` the ball, `#` the end zone, `+` a square that is meant. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  score: ['......#', '.A*+++#', '..1...#'],
  turn: ['.A.B.', '..C..', '.....'],
  mark: ['.A+1.', '.....'],
  block: ['.A1..', '.B...'],
  throw: ['A*..B', '..1..'],
  dodge: ['.+A1.', '.....'],
  blitz: ['A++1.', '.....'],
  foul: ['.Ax..', '.....'],
  cards: [],
};
const Piece = (props: { sign: string; x: number; y: number }): JSX.Element => {
  const centre = () => [props.x + SQUARE / 2, props.y + SQUARE / 2] as const;
  const isTheirs = () => /[0-9x]/.test(props.sign);
  return (
    <Show
      when={props.sign !== '*'}
      fallback={<ellipse class="how__ball" cx={centre()[0]} cy={centre()[1]} rx="7" ry="5" />}
    >
      <Show
        when={props.sign !== 'x'}
        fallback={<ellipse class="how__theirs how__down" cx={centre()[0]} cy={centre()[1]} rx="10" ry="5" />}
      >
        <Show
          when={!isTheirs()}
          fallback={
            <rect class="how__theirs" x={props.x + 5} y={props.y + 5} width={SQUARE - 10} height={SQUARE - 10} rx="2" />
          }
        >
          <circle class="how__yours" cx={centre()[0]} cy={centre()[1]} r="9" />
        </Show>
      </Show>
    </Show>
  );
};
const Drawing = (props: { rows: readonly string[] }) => (
  <svg
    class="how__picture"
    viewBox={`0 0 ${(props.rows[0]?.length ?? 0) * SQUARE} ${props.rows.length * SQUARE}`}
    aria-hidden="true"
  >
    <For each={props.rows}>
      {(row, y) => (
        <For each={[...row]}>
          {(sign, x) => (
            <>
              <rect
                class="how__square"
                classList={{ 'how__square--zone': sign === '#', 'how__square--meant': sign === '+' }}
                x={x() * SQUARE}
                y={y() * SQUARE}
                width={SQUARE}
                height={SQUARE}
              />
              <Show when={!'.+#'.includes(sign)}>
                <Piece sign={sign} x={x() * SQUARE} y={y() * SQUARE} />
              </Show>
            </>
          )}
        </For>
      )}
    </For>
  </svg>
);
const Cards = () => (
  <svg class="how__picture" viewBox="0 0 156 78" aria-hidden="true">
    <For each={[1, 2, 4]}>
      {(points, i) => (
        <>
          <rect class="how__card" x={6 + i() * 50} y="6" width="44" height="66" rx="5" />
          <text class="how__points" x={28 + i() * 50} y="47">
            {points}
          </text>
        </>
      )}
    </For>
  </svg>
);
export const HowToPlay = (props: { game: 'blitz' | 'blood' }) => {
  const words = () => t.rulebook.how[props.game];
  return (
    <section class="panel pad how" id="how-to-play">
      <h2>{words().title}</h2>
      <p>{words().aim}</p>
      <For each={words().steps}>
        {step => (
          <div class="how__step">
            <Show when={(PICTURES[step.picture] ?? []).length > 0} fallback={<Cards />}>
              <Drawing rows={PICTURES[step.picture] ?? []} />
            </Show>
            <div>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </div>
          </div>
        )}
      </For>
      <p class="soft">{t.rulebook.key}</p>
    </section>
  );
};
