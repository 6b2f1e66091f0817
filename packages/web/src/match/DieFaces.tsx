/** Dice as they fell, face by face. */
import { For } from 'solid-js';
import { Sprite } from '../pitch/Figure.tsx';

export const DieFaces = (props: { faces: readonly string[] }) => (
  <For each={props.faces}>
    {(face, i) => (
      <svg class="dieface" viewBox="0 0 64 64" aria-hidden="true" style={{ '--die-turn': i() }}>
        <Sprite id={face} />
      </svg>
    )}
  </For>
);
