/** Changes that know nothing of what they change: signs lost, doubled, swapped, put in. */
import type { Dice } from '@ironpitch/engine';
import { pickFrom } from './format.ts';
import { ODD_STRINGS } from './odd.ts';

const EDITS_MAX = 3;
const PIECE_MAX = 12;
const MARKS = ['"', '{', '}', '[', ']', ':', ',', '\\', '0', '-', '.', 'e', ' ', '=', '\t'];

const EDITS: readonly ((dice: Dice, text: string, at: number) => string)[] = [
  (dice, text, at) => text.slice(0, at) + text.slice(at + 1 + dice.pick(PIECE_MAX)),
  (_, text, at) => text.slice(0, at),
  (dice, text, at) => text.slice(0, at) + pickFrom(dice, MARKS) + text.slice(at),
  (dice, text, at) => text.slice(0, at) + pickFrom(dice, MARKS) + text.slice(at + 1),
  (dice, text, at) => text.slice(0, at) + pickFrom(dice, ODD_STRINGS) + text.slice(at),
  (dice, text, at) => text.slice(0, at) + String.fromCharCode(dice.pick(256)) + text.slice(at + 1),
  (dice, text, at) => {
    const from = dice.pick(text.length + 1);
    return text.slice(0, at) + text.slice(from, from + PIECE_MAX) + text.slice(at);
  },
];
export const mutateText = (dice: Dice, text: string): string => {
  const edits = 1 + dice.pick(EDITS_MAX);
  let changed = text;
  for (let i = 0; i < edits; i++) changed = pickFrom(dice, EDITS)(dice, changed, dice.pick(changed.length + 1));
  return changed;
};
