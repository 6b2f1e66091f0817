/** Colours, widths and line breaks of terminal text. Plain style writes no escape code at all. */

const CODES = {
  bold: 1,
  dim: 2,
  underline: 4,
  inverse: 7,
  red: 91,
  green: 92,
  yellow: 93,
  blue: 94,
  cyan: 96,
  grey: 90,
  redGround: '48;5;52',
  blueGround: '48;5;18',
  turf: '48;5;22',
  stone: '38;5;240',
} as const;
export type Look = keyof typeof CODES;

export interface Style {
  readonly colour: boolean;
  paint(text: string, ...looks: Look[]): string;
}
export const plainStyle: Style = { colour: false, paint: text => text };
export const colourStyle: Style = {
  colour: true,
  paint: (text, ...looks) =>
    looks.length === 0 || text === '' ? text : `\x1b[${looks.map(look => CODES[look]).join(';')}m${text}\x1b[0m`,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
const ESCAPES = /\x1b\[[0-9;]*m/g;
export const visibleWidth = (text: string): number => [...text.replace(ESCAPES, '')].length;
export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visibleWidth(text)));

/** Cuts plain text that is too long; the last sign says so. */
export const clip = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;

/** Breaks plain text between words; the first line keeps its own indent, the following ones get `indent`. */
export const wrap = (text: string, width: number, indent = ''): string[] => {
  if (text.length <= width) return [text];
  const start = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = '';
  for (const word of text.slice(start.length).split(' ')) {
    const before = lines.length === 0 ? start : indent;
    const longer = line === '' ? before + word : `${line} ${word}`;
    if (line === '' || longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line].map(one => clip(one, width));
};
