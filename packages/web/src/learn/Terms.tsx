/** A sentence whose words of the game can be asked about: by pointer, by key, or by holding a finger on them. */

import type { Term } from '@ironpitch/texts/page';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { type Piece, piecesOf, termNamed, wordOf } from './glossary.ts';

interface Note {
  readonly term: Term;
  readonly word: HTMLElement;
}
const [note, setNote] = createSignal<Note | null>(null);
const NOTE = 'term-note';
const LINGER_MS = 160;
const HOLD_MS = 380;

const termOf = (word: HTMLElement): Term | undefined => {
  const { name: title, means } = word.dataset;
  if (title !== undefined && means !== undefined) return { term: title, means, words: [] };
  const [game = '', ...name] = (word.dataset.term ?? '').split('/');
  return termNamed(game, name.join('/'));
};
/** What closes a sentence or a part of it: it stays on the line of the word before it. */
const CLOSING = /^[,.;:!?)]+/;
/** Every piece without what closes the piece before it, and with what closes its own word. */
const closed = (pieces: readonly Piece[]): readonly (Piece & { readonly tail: string })[] =>
  pieces.map((piece, i) => ({
    term: piece.term,
    text: pieces[i - 1]?.term ? piece.text.replace(CLOSING, '') : piece.text,
    tail: piece.term ? (CLOSING.exec(pieces[i + 1]?.text ?? '')?.[0] ?? '') : '',
  }));
/** `still`: inside a button, where a second button cannot be. */
export const Terms = (props: { text: string; game: string; still?: boolean }) => (
  <For each={closed(piecesOf(props.text, props.game))}>
    {piece => (
      <Show when={piece.term} fallback={piece.text}>
        {term => (
          <span class="whole">
            <Show
              when={!props.still}
              fallback={
                <span class="term" data-term={wordOf(props.game, term())}>
                  {piece.text}
                </span>
              }
            >
              <button
                type="button"
                class="term"
                data-term={wordOf(props.game, term())}
                aria-describedby={note()?.term === term() ? NOTE : undefined}
              >
                {piece.text}
              </button>
            </Show>
            {piece.tail}
          </span>
        )}
      </Show>
    )}
  </For>
);
/** A name that says what it means when asked: a skill, a card. */
export const Explained = (props: { name: string; means: string }) => (
  <button
    type="button"
    class="term"
    data-name={props.name}
    data-means={props.means}
    aria-describedby={note()?.term.means === props.means ? NOTE : undefined}
  >
    {props.name}
  </button>
);
/** The one note of the page: what the word under the pointer, finger or focus means. */
export const TermNote = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(timer);
    setNote(null);
  };
  const open = (word: HTMLElement): void => {
    clearTimeout(timer);
    const term = termOf(word);
    if (term && note()?.word !== word) setNote({ term, word });
  };
  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(close, LINGER_MS);
  };
  const wordAt = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('.term') : null;
  const onNote = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest(`#${NOTE}`) !== null;
  /** A word that comes to lie under a pointer at rest has not been asked about. */
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0)) return;
    const word = wordAt(event);
    if (word) open(word);
    else if (onNote(event)) clearTimeout(timer);
    else if (note()) closeSoon();
  };
  const down = (event: PointerEvent): void => {
    const word = wordAt(event);
    if (!word) {
      if (!onNote(event)) close();
      return;
    }
    if (event.pointerType === 'touch') holding = setTimeout(() => open(word), HOLD_MS);
  };
  const letGo = (): void => clearTimeout(holding);
  /** A finger that is held must not call up the menu of the browser as well. */
  const menu = (event: Event): void => {
    if (wordAt(event)) event.preventDefault();
  };
  const focus = (event: FocusEvent): void => {
    const word = wordAt(event);
    if (word) open(word);
  };
  /** A tap is enough on a word that is a button of its own, or part of none. */
  const click = (event: MouseEvent): void => {
    const word = wordAt(event);
    if (word && (word instanceof HTMLButtonElement || !word.closest('button, a, summary, label'))) open(word);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !note()) return;
    event.stopPropagation();
    close();
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('pointermove', over, { signal, passive: true });
  addEventListener('pointerdown', down, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', letGo, { signal });
  addEventListener('contextmenu', menu, { signal });
  addEventListener('focusin', focus, { signal });
  addEventListener('focusout', closeSoon, { signal });
  addEventListener('click', click, { signal });
  addEventListener('keydown', key, { signal, capture: true });
  addEventListener('scroll', close, { signal, capture: true, passive: true });
  addEventListener('hashchange', close, { signal });
  onCleanup(() => {
    stop.abort();
    letGo();
    close();
  });
  return (
    <Show when={note()} keyed>
      {shown => (
        <div id={NOTE} class="termnote" role="tooltip" style={placeFor(shown.word)}>
          <b>{shown.term.term}</b>
          <span class="sr">: </span>
          <p>{shown.term.means}</p>
        </div>
      )}
    </Show>
  );
};
const WIDTH = 300;
const GAP = 8;
const EDGE = 10;
/** Above the word where there is room, else below; inside the panel the word stands in, so that the pitch stays free. */
const placeFor = (word: HTMLElement): Record<string, string> => {
  const at = word.getBoundingClientRect();
  const panel = word.closest('.panel, .tile, main')?.getBoundingClientRect();
  const [from, to] =
    panel && panel.width >= WIDTH ? [panel.left, panel.right] : [EDGE, document.documentElement.clientWidth - EDGE];
  const left = Math.max(Math.max(EDGE, from), Math.min(at.left - GAP, Math.min(to, innerWidth - EDGE) - WIDTH));
  const above = at.top > innerHeight * 0.4;
  return {
    left: `${left}px`,
    width: `${Math.min(WIDTH, innerWidth - 2 * EDGE)}px`,
    ...(above ? { bottom: `${innerHeight - at.top + GAP}px` } : { top: `${at.bottom + GAP}px` }),
  };
};
