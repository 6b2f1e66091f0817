/** The rulebook: every catalogue, searchable, opened at the rule somebody asked about. */

import { ownWords, t } from '@ironpitch/texts/page';
import { createEffect, createMemo, createResource, createSignal, For, Match, onCleanup, Show, Switch } from 'solid-js';
import { bloodTerms } from '../learn/glossary.ts';
import { TopBar, WayBack } from '../match/TopBar.tsx';
import { BOOKS, bookOfRule, openBook, type RuleBlock, type RuleEntry, type RuleSection } from './catalogue.ts';
import { markWords } from './found.ts';
import { HowToPlay } from './HowToPlay.tsx';

const r = t.rulebook;
const FOUND_MAX = 80;
const sectionId = (index: number): string => `section-${index}`;
const showSection = (index: number): void => document.getElementById(sectionId(index))?.scrollIntoView();

const titleOf = ({ title, isRuling }: RuleSection): string => (isRuling ? r.ruling(title) : title);

/** Rules that were searched for, each with its whole number. */
const Found = (props: { title: string; entries: readonly RuleEntry[] }) => (
  <section class="panel pad">
    <h2>{props.title}</h2>
    <dl class="found">
      <For each={props.entries}>
        {entry => (
          <div>
            <dt>{entry.id}</dt>
            <dd innerHTML={entry.html} />
          </div>
        )}
      </For>
    </dl>
  </section>
);
/** One rule in a paragraph; its number stands small behind it, and whole where somebody asked for it. */
const Rule = (props: { entry: RuleEntry; asked: string }) => {
  const isAsked = () => props.entry.id === props.asked;
  return (
    <span id={props.entry.id} classList={{ 'rules--asked': isAsked() }}>
      <span innerHTML={props.entry.html} />
      <sup title={props.entry.id}>{isAsked() ? props.entry.id : props.entry.number}</sup>{' '}
    </span>
  );
};
const Block = (props: { block: RuleBlock; asked: string }) => (
  <Switch>
    <Match when={props.block.kind === 'text' && props.block}>
      {block => (
        <p classList={{ rules__caption: block().entries[0]?.number.startsWith('T') }}>
          <Show when={block().topic !== ''}>
            <b>{block().topic}.</b>{' '}
          </Show>
          <For each={block().entries}>{entry => <Rule entry={entry} asked={props.asked} />}</For>
        </p>
      )}
    </Match>
    <Match when={props.block.kind === 'example' && props.block}>
      {block => (
        <aside class="rules__example">
          <b class="eyebrow">{r.example}</b>
          <For each={block().entries}>
            {entry => (
              <p>
                <Rule entry={entry} asked={props.asked} />
              </p>
            )}
          </For>
        </aside>
      )}
    </Match>
    <Match when={props.block.kind === 'table' && props.block}>
      {block => (
        <div class="rules__table">
          <table>
            <thead>
              <tr>
                {/* A column without a name has no heading. */}
                <For each={block().head}>{name => (name === '' ? <td /> : <th scope="col" innerHTML={name} />)}</For>
              </tr>
            </thead>
            <tbody>
              <For each={block().rows}>
                {row => (
                  <tr id={row.entry?.id} classList={{ 'rules--asked': row.entry?.id === props.asked }}>
                    <For each={row.cells}>{cell => <td innerHTML={cell} />}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      )}
    </Match>
  </Switch>
);

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
  /** What was searched for, section by section. */
  const found = createMemo((): readonly { readonly title: string; readonly entries: readonly RuleEntry[] }[] => {
    if (words().length === 0) return [];
    let left = FOUND_MAX;
    return (book() ?? []).flatMap(section => {
      const entries = section.entries
        .filter(({ id, text }) => words().every(word => `${id} ${section.title} ${text}`.toLowerCase().includes(word)))
        .slice(0, left);
      left -= entries.length;
      return entries.length === 0 ? [] : [{ title: titleOf(section), entries }];
    });
  });
  const glossary = createMemo(() => {
    const own = name().startsWith('blood') ? bloodTerms(ownWords(name())) : t.glossary.blitz;
    return [...t.glossary.both, ...own].toSorted((a, b) => a.term.localeCompare(b.term));
  });
  const count = () => found().reduce((sum, section) => sum + section.entries.length, 0);
  let pages: HTMLDivElement | undefined;
  createEffect(() => {
    found();
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
                        {titleOf(section)}
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
            <Show
              when={words().length === 0}
              fallback={<For each={found()}>{part => <Found title={part.title} entries={part.entries} />}</For>}
            >
              <For each={book() ?? []}>
                {(section, i) => (
                  <section class="panel pad rules" id={sectionId(i())}>
                    <h2>
                      {titleOf(section)} <small class="rules__prefix">{section.prefix}</small>
                    </h2>
                    <For each={section.blocks}>{block => <Block block={block} asked={props.rule} />}</For>
                  </section>
                )}
              </For>
            </Show>
          </Show>
        </div>
      </main>
    </>
  );
}
