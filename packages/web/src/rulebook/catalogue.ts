/** The rule catalogues as pages: sections of entries, each with its id. */

import { fetchEdition, type Term } from '@ironpitch/texts/page';
import { piecesOf, wordOf } from '../learn/glossary.ts';
import { cardWords, withCard } from './cards.ts';
import { completed } from './completed.ts';
import { forCoaches, rulingOf, sentence } from './wording.ts';

const books = import.meta.glob<string>('../../../../docs/rules/bl*-20*.md', { query: '?raw', import: 'default' });

export interface RuleEntry {
  readonly id: string;
  /** What stands behind the number of the section, such as 3 or X1. */
  readonly number: string;
  readonly html: string;
  readonly text: string;
}
export interface TableRow {
  /** Its number, where it has one. */
  readonly entry: RuleEntry | null;
  readonly cells: readonly string[];
}
/** A paragraph (with what it is about, where its rules say so), an example, or a table. */
export type RuleBlock =
  | { readonly kind: 'text'; readonly topic: string; readonly entries: readonly RuleEntry[] }
  | { readonly kind: 'example'; readonly entries: readonly RuleEntry[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly TableRow[] };
export interface RuleSection {
  readonly title: string;
  /** Where the book is silent: how it is played here. */
  readonly isRuling: boolean;
  /** What all numbers in it begin with. */
  readonly prefix: string;
  readonly blocks: readonly RuleBlock[];
  readonly entries: readonly RuleEntry[];
}
const ORDER: readonly string[] = ['blitz-2024', 'blitz-2022', 'blood-2025', 'blood-2016'];
export const BOOKS: readonly string[] = Object.keys(books)
  .map(path => /([^/]+)\.md$/.exec(path)?.[1] as string)
  .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

const opened = new Map<string, Promise<readonly RuleSection[]>>();
export const openBook = (name: string): Promise<readonly RuleSection[]> => {
  const known = opened.get(name);
  if (known) return known;
  const opening = readBook(name);
  opened.set(name, opening);
  // Whoever asks again after it failed tries again.
  opening.catch(() => opened.delete(name));
  return opening;
};
/** The 2022 box states what differs from the one of 2024. */
const REST: Readonly<Record<string, string>> = { 'blitz-2022': 'blitz-2024' };
const sourceOf = (name: string): Promise<string> =>
  Object.entries(books)
    .find(([path]) => path.endsWith(`/${name}.md`))?.[1]()
    .then(text => text) ?? Promise.resolve('');
const readBook = async (name: string): Promise<readonly RuleSection[]> => {
  const rest = REST[name];
  const [source, other] = await Promise.all([
    sourceOf(name),
    rest === undefined ? null : sourceOf(rest),
    fetchEdition(name),
  ]);
  const whole = other === null ? source : completed(source, other);
  return readSections(whole, { name, game: name.split('-')[0] as string, cards: cardWords(name) });
};
/** A book that is read. */
interface Book {
  readonly name: string;
  readonly game: string;
  /** What its cards say, by their names. */
  readonly cards: ReadonlyMap<string, string>;
}
const PREFIXES: readonly (readonly [prefix: string, book: string])[] = [
  ['BU-', 'blitz-2024'],
  ['B22-', 'blitz-2022'],
  ['B16-', 'blood-2016'],
  ['B25-', 'blood-2025'],
];
/** Rule ids of the 2024 box are cited by the 2022 one as well: the prefix tells the book; undefined when it is no rule. */
export const bookOfRule = (id: string): string | undefined => PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1];

/** Sections for those who check the catalogue, not for those who play. */
const NOT_FOR_COACHES = /^Coverage/;
/** Columns that say where something comes from. */
const NOT_FOR_COACHES_EITHER = /^(?:Rule IDs|Detail IDs|Confidence|Needs beyond the 2016 rulebook|ID|id)$/;
const RULINGS = 'Open questions';
/** What a heading adds in brackets for the same people. */
const ASIDE = / \((?:core|optional module|background data|shown|missing|settled|display)[^)]*\)$/;
const RULE = /^- \*\*([A-Z0-9]+-[A-Z0-9-]+)\*\*:? ?(.*)$/;
const ID = /^\*{0,2}((?:BU|B22|B16|B25)-[A-Z0-9-]+)\*{0,2}$/;

const readSections = (source: string, book: Book): readonly RuleSection[] => {
  const sections: Draft[] = [];
  let ofRulings = false;
  for (const line of source.split('\n')) {
    const heading = /^(#{2,3}) (.*)$/.exec(line);
    if (heading) {
      // The abbreviation before the dash is in every number below it.
      const title = forCoaches((heading[2] as string).replace(/^[A-Z0-9]+ [—–-] /, '').replace(ASIDE, ''), book.name);
      if (heading[1] === '##') ofRulings = title === RULINGS;
      sections.push({ title, isRuling: ofRulings, lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  return sections
    .filter(({ title }) => !NOT_FOR_COACHES.test(title))
    .map(draft => readSection(draft, book))
    .filter(({ blocks }) => blocks.length > 0);
};
interface Draft {
  readonly title: string;
  readonly isRuling: boolean;
  readonly lines: string[];
}
const readSection = ({ title, isRuling, lines }: Draft, book: Book): RuleSection => {
  const blocks: RuleBlock[] = [];
  const run: Told[] = [];
  const flush = (): void => {
    blocks.push(...(isRuling ? run.map(alone) : paragraphsOf(run, book)));
    run.length = 0;
  };
  let table: string[] = [];
  for (const line of [...lines, '']) {
    if (line.startsWith('|')) table.push(line);
    else if (table.length > 0) {
      flush();
      blocks.push(tableOf(table, book));
      table = [];
    }
    const rule = RULE.exec(line);
    if (!rule) continue;
    const [, id, rest] = rule as unknown as [string, string, string];
    const said = forCoaches(rest, book.name);
    const text = isRuling ? rulingOf(said) : withCard(said, book.cards);
    const told: Told = { id, text, entry: entryOf(id, text, book) };
    const isTable = /-T\d+$/.test(id);
    if (!isTable && !/-[XD]\d+$/.test(id)) {
      run.push(told);
      continue;
    }
    flush();
    if (isTable) {
      blocks.push(alone(told));
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === 'example') blocks[blocks.length - 1] = { ...last, entries: [...last.entries, told.entry] };
    else blocks.push({ kind: 'example', entries: [told.entry] });
  }
  flush();
  const entries = blocks.flatMap(block =>
    block.kind === 'table' ? block.rows.flatMap(({ entry }) => (entry ? [entry] : [])) : block.entries,
  );
  const prefix = [...new Set(entries.map(({ id }) => bookOfRule(id)))]
    .map(name => entries.find(({ id }) => bookOfRule(id) === name)?.id.replace(/-[^-]*$/, ''))
    .join(', ');
  return { title, isRuling, prefix, blocks, entries };
};
/** A rule as it was read, before it stands in a paragraph. */
interface Told {
  readonly id: string;
  readonly text: string;
  readonly entry: RuleEntry;
}
/** In a book that is put together of two, the number says which of them a rule is of. */
const numberOf = (id: string, book: string): string => {
  const number = (id.split('-').at(-1) as string).replace(/^0+/, '');
  return REST[book] !== undefined && bookOfRule(id) === book ? `${book.slice(-2)}-${number}` : number;
};
const alone = ({ entry }: Told): RuleBlock => ({ kind: 'text', topic: '', entries: [entry] });
const entryOf = (id: string, text: string, { name, game }: Book): RuleEntry => ({
  id,
  number: numberOf(id, name),
  text,
  html: withTerms(inline(sentence(text)), game),
});
/** What a rule begins with and shares with the one beside it: `Get the Ref: …`. */
const TOPIC = /^([A-Z][^.:;()|]{1,40}): (?=\S)/;
const topicOf = ({ text }: Told): string => TOPIC.exec(text)?.[1] ?? '';
/** So much at most stands in one paragraph where nothing else parts it. */
const PARAGRAPH = 420;
const paragraphsOf = (rules: readonly Told[], book: Book): RuleBlock[] => {
  const groups: Told[][] = [];
  for (const [i, rule] of rules.entries()) {
    const group = groups.at(-1);
    const topic = sharedTopic(rules, i);
    const before = group && sharedTopic(rules, i - 1);
    const length = group?.reduce((sum, { text }) => sum + text.length, rule.text.length) ?? 0;
    if (group && topic === before && (topic !== '' || length <= PARAGRAPH)) group.push(rule);
    else groups.push([rule]);
  }
  let at = 0;
  return groups.map((group): RuleBlock => {
    const topic = sharedTopic(rules, at);
    at += group.length;
    const entries = group.map(({ id, text, entry }) =>
      topic === '' ? entry : { ...entryOf(id, text.slice(topic.length + 2), book), text },
    );
    return { kind: 'text', topic, entries };
  });
};
/** The topic of a rule, if one beside it has the same. */
const sharedTopic = (rules: readonly Told[], at: number): string => {
  const topicAt = (i: number): string => (rules[i] ? topicOf(rules[i]) : '');
  const topic = topicAt(at);
  return topic !== '' && (topicAt(at - 1) === topic || topicAt(at + 1) === topic) ? topic : '';
};
/** What a column of cards says of another edition: the card itself says more. */
const AGAINST = /^against \d+/;
const HEADS: Readonly<Record<string, string>> = { pts: 'Points' };
const tableOf = (lines: readonly string[], book: Book): RuleBlock => {
  const [head = [], , ...rest] = lines.map(cellsOf);
  const shown = head.map(name => !NOT_FOR_COACHES_EITHER.test(name));
  const [card, against] = [head.indexOf('card'), head.findIndex(name => AGAINST.test(name))];
  const rows = rest.map((cells): TableRow => {
    const id = ID.exec(cells[0] ?? '')?.[1];
    const says = book.cards.get(cells[card] ?? '');
    const kept = cells
      .map((cell, i) => (i === against && says !== undefined ? says : forCoaches(cell, book.name)))
      .filter((_, i) => shown[i] ?? true);
    return {
      entry: id === undefined ? null : entryOf(id, kept.join(' · '), book),
      cells: (id !== undefined && shown[0] ? kept.slice(1) : kept).map(cell => withTerms(inline(cell), book.game)),
    };
  });
  const heads = head
    .filter((_, i) => shown[i])
    .map(name => (AGAINST.test(name) ? 'What it says' : (HEADS[name] ?? name)));
  return { kind: 'table', head: heads.map(name => inline(forCoaches(capital(name), book.name))), rows };
};
const capital = (text: string): string => text.replace(/^[a-z]/, letter => letter.toUpperCase());
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .split(/\s*(?<!\\)\|\s*/)
    .map(cell => cell.replace(/\\\|/g, '|').trim());
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** Bold, code, and rule ids as links. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|\s)\*([^*\s][^*]*)\*/g, '$1<i>$2</i>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(
      /\b((?:BU|B22|B16|B25)-[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/g,
      (id: string) => `<a href="#/rules/${bookOfRule(id)}/${id}">${id}</a>`,
    );
/** Words of the game outside of links and codes can be asked about. */
const withTerms = (html: string, game: string): string => {
  const met = new Set<Term>();
  return html
    .split(/(<a .*?<\/a>|<code>.*?<\/code>|<[^>]+>)/)
    .map(part => {
      if (part.startsWith('<')) return part;
      return piecesOf(part, game, met)
        .map(({ text, term }) =>
          term ? `<span class="term" data-term="${escaped(wordOf(game, term))}">${text}</span>` : text,
        )
        .join('');
    })
    .join('');
};
