/** Makes a text from outside fit to be printed: it cannot steer the terminal, break the line or fill the screen. */

/** No sentence is longer, whatever it quotes. */
export const SENTENCE_MAX = 300;
const PLACE_MAX = 120;

/** Control signs, marks that turn the direction of writing, line separators, halves of a sign. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
/** `\x1b`, `\u202e`; a line break is `\n` */
const escaped = (sign: string): string => {
  const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign];
  if (short !== undefined) return short;
  const code = sign.charCodeAt(0);
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
};
/** Cuts between signs, never through one. */
const firstOf = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
const lastOf = (text: string, length: number): string => text.slice(-length).replace(/^[\udc00-\udfff]/, '');

/** One line, with what cannot be printed written out; what is too long ends with `…`. */
export const printable = (text: string, most = SENTENCE_MAX): string => {
  // No sign becomes shorter by being written out: what lies beyond cannot come into sight.
  const shown = text.slice(0, most + 1).replace(UNPRINTABLE, escaped);
  return shown.length <= most ? shown : `${firstOf(shown, most - 1)}…`;
};
/** The same for each line of a text of our own that quotes others. */
export const printableLines = (text: string, most = Number.POSITIVE_INFINITY): string =>
  text
    .split('\n')
    .map(line => printable(line, most))
    .join('\n');
/** Where a file is: of a long path the beginning and the end. */
export const printablePlace = (path: string): string => {
  if (path === '') return '""';
  const shown = path.replace(UNPRINTABLE, escaped);
  if (shown.length <= PLACE_MAX) return shown;
  const head = PLACE_MAX / 4;
  return `${firstOf(shown, head)}…${lastOf(shown, PLACE_MAX - head - 1)}`;
};
/** JSON for other programs, which a terminal can show too. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
