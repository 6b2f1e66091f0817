/** Parts that the screens of all games are made of: the log, headings, lines cut to the terminal. */
import type { Seat } from '@ironpitch/engine';
import { type Look, type Style, visibleWidth, wrap } from './style.ts';

export const SEAT_LOOKS: readonly [Look, Look] = ['red', 'blue'];
export const heading = (style: Style, text: string): string => style.paint(text, 'cyan', 'bold');
export const fitted = (line: string, columns: number): string =>
  visibleWidth(line) <= columns ? line : line.slice(0, columns);

/** The newest lines of the log that fit, each broken to the width. */
export const recent = (
  log: readonly string[],
  room: number,
  width: number,
  style: Style,
  teams: readonly [string, string],
): string[] => {
  const lines: string[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < room; i--) {
    const line = log[i] as string;
    const looks: Look[] = line.startsWith('---') || line.startsWith('TOUCHDOWN') ? ['bold'] : [];
    lines.unshift(...wrap(line, width, '  ').map(part => coloured(part, style, looks, teams)));
  }
  return lines.slice(-room);
};
/** Teams in their colours, with the player that follows. */
const coloured = (line: string, style: Style, looks: Look[], teams: readonly [string, string]): string => {
  if (!style.colour) return line;
  const names = teams.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return line
    .split(new RegExp(`((?:${names.join('|')})(?: \\d+[A-Z*]?(?!\\w))?)`))
    .map((part, i) => {
      const seat = i % 2 === 0 ? -1 : teams.findIndex(name => part === name || part.startsWith(`${name} `));
      return style.paint(part, ...(seat >= 0 ? [SEAT_LOOKS[seat as Seat]] : []), ...looks);
    })
    .join('');
};
