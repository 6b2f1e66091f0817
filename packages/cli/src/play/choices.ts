/** Answers as lines: what to type stands out, what it means follows as far as there is room. */
import type { Choice } from '../text/choice.ts';
import { clip, type Style, visibleWidth } from './style.ts';

export const key = (text: string, style: Style): string => style.paint(text, 'green', 'bold');
/** What an answer means, as far as the line has room for it. */
export const explained = (hint: string, room: number, style: Style): string =>
  hint === '' || room < 10 ? '' : style.paint(clip(`: ${hint}`, room), 'grey');
/** `4R Runner`, `end the turn`, `2 Smash: the target goes down`: the key stands out, and is not said twice. */
export const keyed = ({ key: typed, label, verb, hint }: Choice, columns: number, style: Style): string => {
  const twice = label === typed || verb === 'pass';
  const rest = twice ? '' : label.startsWith(`${typed} `) ? label.slice(typed.length) : ` ${label}`;
  return key(typed, style) + rest + explained(hint, columns - 2 - typed.length - rest.length, style);
};
/** Entries side by side, as many to a line as fit. */
export const flowed = (entries: readonly string[], columns: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const entry of entries) {
    const longer = line === '' ? `  ${entry}` : `${line}   ${entry}`;
    if (line !== '' && visibleWidth(longer) > columns) {
      lines.push(line);
      line = `  ${entry}`;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};
