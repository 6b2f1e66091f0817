/** A player on its square: drawn, named for whoever cannot see it, and walking when it moves; its number over all. */
import type { PlayerView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, on, Show } from 'solid-js';
import type { Match } from '../match/match.ts';
import { durationOf } from '../match/motion.ts';
import { playerName } from '../match/names.ts';
import { isStill } from '../match/still.ts';

import { Disc } from './Disc.tsx';
import { Figure, type FigureState, isBig, NUMBER_SIZE, PositionMark, ShirtNumber } from './Figure.tsx';
import { CELL } from './geometry.ts';

const SIZE = 45;
const BIG = 50;
/** A disc fills its square. */
const DISC = 38;

/** No number is written smaller than this, in pixels: there is room on the chest for more. */
const NUMBER_MIN_PX = 13.5;
/** From squares of so many pixels on, hair and crest are seen. */
const SEEN_FROM = 46;
const UNITS = 64;

interface Placed {
  readonly player: PlayerView;
  readonly match: Match;
  readonly at: (square: SquareName) => { x: number; y: number };
  /** The squares are too small for figures. */
  readonly small: boolean;
}
const sizeOf = ({ player, small }: Placed): number => (small ? DISC : isBig(player.figure) ? BIG : SIZE);
const placeOf = (props: Placed, square: SquareName): string => {
  const { x, y } = props.at(square);
  const size = sizeOf(props);
  // A figure stands on its square, a disc lies on it.
  return `translate(${x - size / 2}px, ${y - size * (props.small ? 0.5 : 0.56)}px)`;
};
/** Whatever is drawn of a player goes along when it walks. */
const walking = (props: Placed, box: () => SVGGElement | undefined): void =>
  createEffect(
    on(props.match.walks, walks => {
      const walk = walks.find(one => one.player === props.player.id);
      if (!walk || isStill()) return;
      box()?.animate(
        walk.squares.map(square => ({ transform: placeOf(props, square) })),
        { duration: durationOf(walk), easing: walk.pushed ? 'cubic-bezier(.3,1.6,.5,1)' : 'linear' },
      );
    }),
  );
const isAway = ({ player }: Placed): boolean => player.side === 1;
const stateOf = ({ posture, ball, used, marked }: PlayerView): FigureState => ({
  posture,
  ball: ball !== null,
  used,
  marked,
  selected: false,
  targeted: false,
});

export const PlacedFigure = (
  props: Placed & {
    selected: boolean;
    targeted: boolean;
    /** One of many things the player in hand could do: the ring stays in the background. */
    quiet: boolean;
    ready: boolean;
  },
) => {
  let box: SVGGElement | undefined;
  const state = (): FigureState => ({
    ...stateOf(props.player),
    selected: props.selected,
    targeted: props.targeted,
    quiet: props.quiet,
  });
  walking(props, () => box);
  const label = (): string => {
    const { player } = props;
    const words = [
      playerName(player),
      player.square ? t.square(player.square) : '',
      player.posture === 'standing' ? (player.marked ? t.states.marked : t.states.open) : t.states[player.posture],
      player.ball === null ? '' : t.states.ball,
      player.used ? t.states.used : '',
    ];
    return words.filter(word => word !== '').join(', ');
  };
  return (
    <g
      ref={el => {
        box = el;
      }}
      class={`tok ${isAway(props) ? 'away' : 'home'}`}
      classList={{ 'tok--ready': props.ready }}
      role="img"
      aria-label={label()}
      data-player={props.player.id}
      style={{ transform: placeOf(props, props.player.square as SquareName) }}
    >
      <g transform={`scale(${sizeOf(props) / UNITS})`}>
        <Show
          when={props.small}
          fallback={<Figure drawing={props.player.figure} shirt="" angular={isAway(props)} state={state()} />}
        >
          <Disc drawing={props.player.figure} shirt={props.player.shirt} angular={isAway(props)} state={state()} />
        </Show>
      </g>
    </g>
  );
};
/** The number of a figure, over all figures: whoever stands below would hide it. */
export const PlacedNumber = (props: Placed & { /** Pixels that a square has. */ pixels: number }) => {
  let box: SVGGElement | undefined;
  walking(props, () => box);
  const scale = (): number => sizeOf(props) / UNITS;
  const size = (): number => Math.max(NUMBER_SIZE, NUMBER_MIN_PX / ((scale() * props.pixels) / CELL));
  return (
    <g
      ref={el => {
        box = el;
      }}
      class={`tok__number ${isAway(props) ? 'away' : 'home'}`}
      style={{ transform: placeOf(props, props.player.square as SquareName) }}
    >
      <g transform={`scale(${scale()})`}>
        <ShirtNumber
          drawing={props.player.figure}
          shirt={props.player.shirt}
          state={stateOf(props.player)}
          size={size()}
        />
        <Show when={props.pixels < SEEN_FROM}>
          <PositionMark drawing={props.player.figure} state={stateOf(props.player)} />
        </Show>
      </g>
    </g>
  );
};
