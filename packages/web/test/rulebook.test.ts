/** The rulebook on the page: every rule of the catalogues, as a coach would read them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKS, openBook, type RuleBlock } from '../src/rulebook/catalogue.ts';

const sourceOf = (book: string): string =>
  readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8').split(/^## Coverage/m)[0] ?? '';
const plain = (html: string): string => html.replace(/<[^>]+>/g, '');
const textsOf = (block: RuleBlock): string[] =>
  block.kind === 'table'
    ? block.rows.flatMap(({ cells }) => cells.map(plain))
    : block.entries.map(({ html }) => plain(html));
/** What is for those who keep the catalogue. */
const NOT_FOR_COACHES =
  /\*\*|\[(?:2025|2016) rulebook|→ (?:OQ|Q)-|\bconfidence:|a (?:separate )?switch\b|\*Why\*|Why:|\(inferred\)|\b(?:ffb|bb-rl|botbowl|d[xy]|R22|Opps?|TZs?|GFI|KD)\b(?!-)|\(new\)|\(replaces|Confidence|Expected:|Setup:|Outcome:|Test vectors|software|\bD [1-9]\.\d\b(?! to|\))/;

test.each(BOOKS)('%s: every rule is in it, in sentences for coaches', async book => {
  const sections = await openBook(book);
  const ids = new Set(sections.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const written = [...sourceOf(book).matchAll(/^- \*\*([A-Z0-9]+-[A-Z0-9-]+)\*\*/gm)].map(([, id]) => id as string);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter(id => !ids.has(id))).toEqual([]);
  const texts = sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));
  expect(texts.filter(text => NOT_FOR_COACHES.test(text))).toEqual([]);
  const sentences = sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'table' ? [] : textsOf(block))),
  );
  expect(sentences.filter(text => !/[.:?!)]$/.test(text))).toEqual([]);
});
test('rules on one thing make one paragraph that names it once; tables are tables', async () => {
  const sections = await openBook('blood-2025');
  const events = sections.find(({ title }) => title === 'Kick-off Event Table');
  const table = events?.blocks.find(block => block.kind === 'table');
  expect(table?.head).toEqual(['2D6', 'Event', 'Summary']);
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  const referee = events?.blocks.find(block => block.kind === 'text' && block.topic === 'Get the Ref');
  if (referee?.kind !== 'text') throw new Error('nothing on the referee');
  expect(referee.entries.map(({ id }) => id)).toEqual(['B25-KOEV-03', 'B25-KOEV-04']);
  expect(referee.entries.map(({ html }) => plain(html)).join(' ')).not.toContain('Get the Ref');
});
test('the book of 2022 is whole: what is the same as in 2024 stands in it as well, in its place', async () => {
  const sections = await openBook('blitz-2022');
  const titled = (title: string) => sections.find(section => section.title === title);
  expect(titled('Run Action')?.entries[0]?.id).toBe('BU-RUN-01');
  const marks = titled('Mark Action')?.entries.map(({ id }) => id) ?? [];
  expect(marks).not.toContain('BU-MARK-03');
  expect(marks.indexOf('B22-MARK-01')).toBe(marks.indexOf('BU-MARK-02') + 1);
  expect(titled('Mark Action')?.entries.find(({ id }) => id === 'B22-MARK-01')?.number).toBe('22-1');
});
test('a card says what it does, and the squares are called as on the pitch', async () => {
  const [of2024, of2022] = await Promise.all(['blitz-2024', 'blitz-2022'].map(openBook));
  const textOf = (book: typeof of2024, id: string) =>
    plain(book?.flatMap(({ entries }) => entries).find(one => one.id === id)?.html ?? '');
  expect(textOf(of2024, 'BU-CARD-14')).toContain('Make your third Run of the turn.');
  expect(textOf(of2024, 'BU-BONUS-23')).toContain('Before your Run. It may be 2 squares longer.');
  expect(textOf(of2024, 'BU-EVENT-18')).not.toMatch(/^Pitch Invasion, 1 copy\.$/);
  expect(textOf(of2022, 'B22-CHAL-04')).toContain('Make your third Run of the turn.');
  expect(textOf(of2024, 'BU-BOARD-14')).toContain('at 8·6');
});
test('where the book is silent, it is said how it is played, and under which heading', async () => {
  const sections = await openBook('blood-2025');
  const rulings = sections.filter(({ isRuling }) => isRuling);
  expect(rulings.length).toBeGreaterThan(5);
  const silent = rulings.flatMap(({ entries }) => entries).filter(({ text }) => !text.includes('**Ruling:**'));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
