/** The words that were searched for, marked where they stand, without touching the text. Old browsers mark nothing. */
const NAME = 'found';
/** A single letter would colour the whole book. */
const LETTERS_MIN = 2;

export const markWords = (within: HTMLElement | undefined, words: readonly string[]): void => {
  if (!('highlights' in CSS)) return;
  const marks = within ? words.filter(word => word.length >= LETTERS_MIN).flatMap(word => rangesOf(within, word)) : [];
  if (marks.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...marks));
};
const rangesOf = (within: HTMLElement, word: string): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
};
