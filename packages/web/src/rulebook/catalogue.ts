/** The rule catalogues as pages: sections of entries, each with its id. */

import type { Term } from '@ironpitch/texts/page';
import { piecesOf } from '../learn/glossary.ts';
import { wordOf } from '../learn/Terms.tsx';

const books = import.meta.glob<string>('../../../../docs/rules/bl*-20*.md', { query: '?raw', import: 'default' });

export interface RuleEntry {
  readonly id: string;
  readonly html: string;
  readonly text: string;
}
export interface RuleSection {
  readonly title: string;
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
  const load = Object.entries(books).find(([path]) => path.endsWith(`/${name}.md`))?.[1];
  const opening = load
    ? load().then(source => readSections(source, name.split('-')[0] as string))
    : Promise.resolve([]);
  opened.set(name, opening);
  return opening;
};
const PREFIXES: readonly (readonly [prefix: string, book: string])[] = [
  ['BU-', 'blitz-2024'],
  ['B22-', 'blitz-2022'],
  ['B16-', 'blood-2016'],
  ['B25-', 'blood-2025'],
];
/** Rule ids of the 2024 box are cited by the 2022 one as well: the prefix tells the book; undefined when it is no rule. */
export const bookOfRule = (id: string): string | undefined => PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1];

const readSections = (source: string, game: string): readonly RuleSection[] => {
  const sections: { title: string; entries: RuleEntry[] }[] = [];
  for (const line of source.split('\n')) {
    const heading = /^#{2,3} (.*)$/.exec(line);
    if (heading) {
      // The abbreviation before the dash is in every number below it.
      const title = (heading[1] as string).replace(/^[A-Z0-9]+ [—–-] /, '').replace(/ \(core\)$/, '');
      sections.push({ title, entries: [] });
      continue;
    }
    const entry =
      /^- \*\*([A-Z0-9]+-[A-Z0-9-]+)\*\*:? ?(.*)$/.exec(line) ??
      /^\| ?\*{0,2}([A-Z0-9]+-[A-Z0-9-]+)\*{0,2} ?\|(.*)\|$/.exec(line);
    if (!entry) continue;
    const [, id, rest] = entry as unknown as [string, string, string];
    // Sources and open questions are for those who check the catalogue, not for those who play.
    const text = rest
      .replace(/\s*\[[^\]]*\]\s*$/, '')
      .replace(/\s*\*\(derived\)\*/g, '')
      .replace(/\s*→ (?:OQ|Q|B\d\d|BU)-[A-Z0-9-]+(?:(?:, | and )(?:OQ|Q|B\d\d|BU)-[A-Z0-9-]+)*/g, '')
      .replace(/\s*\[[^\]]*\](?=\s*(?:\(|$))/g, '')
      .replace(
        /\s*\((?:inferred|ruling|last part|the list of squares|from the examples|display only|source)[^)]*\)/g,
        '',
      )
      .replace(/\s*source: [^;]*; confidence: \w+\s*$/, '')
      .replace(/\s*See (?:BU|B22|B16|B25)-OQ-\d+\./g, '')
      .replace(/\s*\|\s*/g, ' · ')
      .trim();
    sections.at(-1)?.entries.push({ id, text, html: withTerms(inline(text), game) });
  }
  return sections.filter(section => section.entries.length > 0);
};
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** Bold, code, and rule ids as links. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
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
