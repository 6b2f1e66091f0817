/** A touchdown on the pitch: the end zone in the colours of whoever scored, rays, the way in, paper under the figures. */
import type { SquareName } from '@ironpitch/table';
import { createMemo, For, Show } from 'solid-js';
import type { Match } from '../match/match.ts';
import { Figure, PLAIN } from './Figure.tsx';
import { CELL, EDGE, type Layout } from './geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
const PIECES = 72;
const RAYS = 11;
const RAY_LENGTH = 118;
/** The same paper every time, without a die: parts of one that lie far from each other. */
const part = (n: number, step: number): number => (n * step) % 1;
const GOLDEN = 0.618_034;
const SILVER = 0.414_214;
const BRONZE = 0.302_776;
const HERO = 62;

const rays = Array.from({ length: RAYS }, (_, i) => {
  const [from, to] = [i / RAYS, (i + 0.5) / RAYS].map(turn => turn * 2 * Math.PI) as [number, number];
  const at = (angle: number): string => `${RAY_LENGTH * Math.cos(angle)} ${RAY_LENGTH * Math.sin(angle)}`;
  return `M0 0L${at(from)}L${at(to)}Z`;
}).join('');

/** Under everything that is played. */
export const Celebration = (props: { match: Match; layout: Layout; at: (square: SquareName) => Point }) => {
  const cheered = () => props.match.cheered();
  const scorer = () => props.match.snapshot().view.players.find(({ id }) => id === cheered()?.player);
  const place = (): Point | null => {
    const square = scorer()?.square;
    return square && !cheered()?.still ? props.at(square) : null;
  };
  /** Home scores at the far end, away at the near one. */
  const zone = () => {
    const { columns, rows } = props.layout;
    const column = cheered()?.side === 1 ? 1 : columns;
    const [a, b] = [props.at([column, 1]), props.at([column, rows])];
    return {
      x: Math.min(a.x, b.x) - CELL / 2,
      y: Math.min(a.y, b.y) - CELL / 2,
      width: Math.abs(a.x - b.x) + CELL,
      height: Math.abs(a.y - b.y) + CELL,
    };
  };
  const way = (): string => {
    const squares = props.match.walks().find(({ player }) => player === cheered()?.player)?.squares ?? [];
    return squares.length < 2 ? '' : `M${squares.map(square => Object.values(props.at(square)).join(' ')).join('L')}`;
  };
  /** It comes down all over the pitch, and thickest where it happened. */
  const paper = createMemo(() => {
    const { width, height } = props.layout;
    const { x, y, width: zoneWidth, height: zoneHeight } = zone();
    return Array.from({ length: PIECES }, (_, i) => {
      const isNear = i % 2 === 0;
      const [across, down] = [part(i, GOLDEN), part(i + 1, SILVER)];
      const spread = 3 * CELL;
      const left = isNear ? x - spread + across * (zoneWidth + 2 * spread) : across * width;
      const top = isNear ? y - spread + down * (zoneHeight + 2 * spread) : down * height;
      const inside = (at: number, all: number): number => Math.min(all - EDGE - 8, Math.max(EDGE, at));
      return {
        x: inside(left, width),
        y: inside(top, height),
        drift: `${Math.round((part(i, BRONZE) - 0.5) * 40)}px`,
        turn: `${Math.round(part(i, BRONZE) * 720 - 360)}deg`,
        late: `${Math.round(part(i, SILVER) * 220)}ms`,
      };
    });
  });
  return (
    <Show when={cheered()}>
      {now => (
        <g class={`cheer ${now().side === 0 ? 'home' : 'away'}`} aria-hidden="true">
          <rect class="cheer__zone" {...zone()} />
          <Show when={place()}>
            {point => (
              <>
                <g transform={`translate(${point().x} ${point().y})`}>
                  <path class="cheer__rays" d={rays} />
                </g>
                <path class="cheer__way" d={way()} />
              </>
            )}
          </Show>
          <g class="cheer__paper">
            <For each={paper()}>
              {piece => (
                <rect
                  x={piece.x}
                  y={piece.y}
                  width="7"
                  height="11"
                  rx="1"
                  style={{ '--drift': piece.drift, '--turn': piece.turn, 'animation-delay': piece.late }}
                />
              )}
            </For>
          </g>
        </g>
      )}
    </Show>
  );
};
/** Over everybody: whoever scored, larger than life and with both arms up. */
export const Hero = (props: { match: Match; at: (square: SquareName) => Point }) => {
  const scorer = () => props.match.snapshot().view.players.find(({ id }) => id === props.match.cheered()?.player);
  const square = () => (props.match.cheered()?.still ? null : scorer()?.square);
  return (
    <Show when={square() && scorer()}>
      {player => (
        <g
          class={`tok ${player().side === 0 ? 'home' : 'away'}`}
          style={{
            transform: `translate(${props.at(square() as SquareName).x - HERO / 2}px, ${props.at(square() as SquareName).y - HERO * 0.56}px)`,
          }}
          aria-hidden="true"
        >
          <g class="cheer__hero">
            <g transform={`scale(${HERO / 64})`}>
              <Figure
                drawing={player().figure}
                shirt={player().shirt}
                angular={player().side === 1}
                state={{ ...PLAIN, ball: true, cheers: true }}
              />
            </g>
          </g>
        </g>
      )}
    </Show>
  );
};
