/** A player on its square: drawn, named for whoever cannot see it, and walking when it moves. */
import type { PlayerView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, on, Show } from 'solid-js';
import { preferences } from '../keep/preferences.ts';
import type { Match } from '../match/match.ts';
import { durationOf } from '../match/motion.ts';
import { playerName } from '../match/names.ts';

import { Disc } from './Disc.tsx';
import { Figure, type FigureState, isBig } from './Figure.tsx';

const SIZE = 45;
const BIG = 50;
/** A disc fills its square. */
const DISC = 38;

export const PlacedFigure = (props: {
  player: PlayerView;
  match: Match;
  at: (square: SquareName) => { x: number; y: number };
  selected: boolean;
  targeted: boolean;
  /** One of many things the player in hand could do: the ring stays in the background. */
  quiet: boolean;
  ready: boolean;
  /** The squares are too small for figures. */
  small: boolean;
}) => {
  let box: SVGGElement | undefined;
  const size = () => (props.small ? DISC : isBig(props.player.figure) ? BIG : SIZE);
  const moveTo = (square: SquareName): string => {
    const { x, y } = props.at(square);
    // A figure stands on its square, a disc lies on it.
    return `translate(${x - size() / 2}px, ${y - size() * (props.small ? 0.5 : 0.56)}px)`;
  };
  const state = (): FigureState => ({
    posture: props.player.posture,
    ball: props.player.ball !== null,
    used: props.player.used,
    marked: props.player.marked,
    selected: props.selected,
    targeted: props.targeted,
    quiet: props.quiet,
  });
  const isAway = (): boolean => props.player.side === 1;
  createEffect(
    on(props.match.walks, walks => {
      const walk = walks.find(one => one.player === props.player.id);
      if (!walk || !box || preferences().motion === 'off') return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      box.animate(
        walk.squares.map(square => ({ transform: moveTo(square) })),
        { duration: durationOf(walk), easing: walk.pushed ? 'cubic-bezier(.3,1.6,.5,1)' : 'linear' },
      );
    }),
  );
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
      class={`tok ${props.player.side === 0 ? 'home' : 'away'}`}
      classList={{ 'tok--ready': props.ready }}
      role="img"
      aria-label={label()}
      data-player={props.player.id}
      style={{ transform: moveTo(props.player.square as SquareName) }}
    >
      <g transform={`scale(${size() / 64})`}>
        <Show
          when={props.small}
          fallback={
            <Figure drawing={props.player.figure} shirt={props.player.shirt} angular={isAway()} state={state()} />
          }
        >
          <Disc drawing={props.player.figure} shirt={props.player.shirt} angular={isAway()} state={state()} />
        </Show>
      </g>
    </g>
  );
};
