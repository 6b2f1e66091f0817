/** The rulebook: every catalogue, searchable, opened at the rule somebody asked about. */

import { ownWords, t } from '@ironpitch/texts/page';
import { createEffect, createMemo, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { bloodTerms } from '../learn/glossary.ts';
import { TopBar, WayBack } from '../match/TopBar.tsx';
import { BOOKS, bookOfRule, openBook, type RuleSection } from './catalogue.ts';
import { markWords } from './found.ts';
import { HowToPlay } from './HowToPlay.tsx';

const r = t.rulebook;
const FOUND_MAX = 80;
const sectionId = (index: number): string => `section-${index}`;
const showSection = (index: number): void => document.getElementById(sectionId(index))?.scrollIntoView();

export default function RulebookScreen(props: { book: string; rule: string }) {
  const name = () => bookOfRule(props.rule) ?? (BOOKS.includes(props.book) ? props.book : (BOOKS[0] as string));
  const [book] = createResource(name, openBook);
  const wide = matchMedia('(min-width: 900px)').matches;
  const [search, setSearch] = createSignal('');
  const words = createMemo(() =>
    search()
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== ''),
  );
  const shown = createMemo((): readonly RuleSection[] => {
    const all = book() ?? [];
    if (words().length === 0) return all;
    let left = FOUND_MAX;
    return all.flatMap(section => {
      const entries = section.entries
        .filter(({ id, text }) => words().every(word => `${id} ${section.title} ${text}`.toLowerCase().includes(word)))
        .slice(0, left);
      left -= entries.length;
      return entries.length === 0 ? [] : [{ title: section.title, entries }];
    });
  });
  const glossary = createMemo(() => {
    const own = name().startsWith('blood') ? bloodTerms(ownWords(name())) : t.glossary.blitz;
    return [...t.glossary.both, ...own].toSorted((a, b) => a.term.localeCompare(b.term));
  });
  const count = () => shown().reduce((sum, section) => sum + section.entries.length, 0);
  let pages: HTMLDivElement | undefined;
  createEffect(() => {
    shown();
    markWords(pages, words());
  });
  onCleanup(() => markWords(undefined, []));
  createEffect(() => {
    if (!book() || props.rule === '') return;
    const id = props.rule;
    setSearch('');
    queueMicrotask(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
  });
  return (
    <>
      <TopBar where={r.title}>
        <WayBack />
      </TopBar>
      <main class="wrap book">
        <div class="book__side">
          <h1 class="title">{r.title}</h1>
          <nav class="book__books" aria-label={r.title}>
            <For each={BOOKS}>
              {one => (
                <a href={`#/rules/${one}`} aria-current={name() === one ? 'page' : undefined}>
                  {r.books[one] ?? one}
                </a>
              )}
            </For>
          </nav>
          <label class="search">
            <span class="eyebrow">{r.search}</span>
            <input
              type="search"
              value={search()}
              placeholder={r.searchHint}
              onInput={e => setSearch(e.currentTarget.value)}
            />
          </label>
          <Show when={search() !== ''}>
            <p class="soft" role="status">
              {r.found(count())}
            </p>
          </Show>
          <Show when={search() === '' && (book()?.length ?? 0) > 0}>
            <details class="panel pad contents" open={wide}>
              <summary>{r.contents}</summary>
              <ol>
                <For each={book() ?? []}>
                  {(section, i) => (
                    <li>
                      <button type="button" onClick={() => showSection(i())}>
                        {section.title}
                      </button>
                    </li>
                  )}
                </For>
              </ol>
            </details>
          </Show>
          <details class="panel pad glossary">
            <summary>{r.glossary}</summary>
            <dl>
              <For each={glossary()}>
                {({ term, means }) => (
                  <>
                    <dt>{term}</dt>
                    <dd>{means}</dd>
                  </>
                )}
              </For>
            </dl>
          </details>
        </div>
        <div class="book__pages" ref={pages}>
          <Show when={search() === ''}>
            <HowToPlay game={name().startsWith('blood') ? 'blood' : 'blitz'} />
          </Show>
          <Show when={book()} fallback={<p class="soft">{r.loading}</p>}>
            <For each={shown()}>
              {(section, i) => (
                <section class="panel pad" id={sectionId(i())}>
                  <h2>{section.title}</h2>
                  <dl class="rules">
                    <For each={section.entries}>
                      {entry => (
                        <div id={entry.id} classList={{ 'rules--asked': entry.id === props.rule }}>
                          <dt>{entry.id}</dt>
                          <dd innerHTML={entry.html} />
                        </div>
                      )}
                    </For>
                  </dl>
                </section>
              )}
            </For>
          </Show>
        </div>
      </main>
    </>
  );
}
