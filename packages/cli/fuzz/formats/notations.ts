/** Positions as text: what the notation of a position says, line by line. */
import { type Dice, type Game, readPosition, rulesets, writePosition } from '@ironpitch/engine';
import { mutateText } from '../bytes.ts';
import { corpusOf, forgedOf } from '../corpus.ts';
import { type Format, oneIn, pickFrom } from '../format.ts';
import { ODD_STRINGS } from '../odd.ts';
import { refusalOf } from './files.ts';
import { keeperOf } from './matches.ts';

const DECISIONS = [0, 30, 150];
const LINES_MAX = 4;
const WORDS = ['0', '-1', '1.5', '99999', '1e3', 'nobody', 'nowhere', 'home', 'away', 'none', '7,5', '1,1.5', 'ball 1'];

/** A value, a place or a name of a line becomes another one. */
const otherWord = (dice: Dice, line: string): string => {
  const parts = line.split(/([ =[\],])/);
  parts[dice.pick(parts.length)] = pickFrom(dice, oneIn(dice, 3) ? ODD_STRINGS : WORDS);
  return parts.join('');
};
const LINE_CHANGES: readonly ((dice: Dice, lines: string[], at: number) => void)[] = [
  (dice, lines, at) => lines.splice(at, 1, otherWord(dice, lines[at] as string)),
  (dice, lines, at) => lines.splice(at, 1, otherWord(dice, lines[at] as string)),
  (_, lines, at) => lines.splice(at, 1),
  (dice, lines, at) => lines.splice(dice.pick(lines.length), 0, lines[at] as string),
  (dice, lines, at) => lines.splice(at, 1, mutateText(dice, lines[at] as string)),
];

export const notations = (): Format => {
  const games: Game[] = rulesets.flatMap(ruleset =>
    DECISIONS.map(decisions => keeperOf(ruleset, `fuzz/${decisions}`, decisions).game),
  );
  const texts = games.map(writePosition);
  const gameFor = (text: string): Game => games.find(g => text.includes(g.rules.id)) ?? (games[0] as Game);
  return {
    name: 'notations',
    given: [
      ...texts,
      ...corpusOf('notations'),
      'x'.repeat(10_000_000),
      `${texts[0]}${'effect home x 1 turn 0\n'.repeat(1e5)}`,
    ],
    forged: new Set(forgedOf('notations')),
    mutate(dice) {
      const lines = pickFrom(dice, texts).split('\n');
      const changes = 1 + dice.pick(LINES_MAX);
      for (let i = 0; i < changes && lines.length > 0; i++)
        pickFrom(dice, LINE_CHANGES)(dice, lines, dice.pick(lines.length));
      return oneIn(dice, 10) ? mutateText(dice, lines.join('\n')) : lines.join('\n');
    },
    attempt(text) {
      const g = gameFor(text);
      const before = g.save();
      const said = refusalOf(() => readPosition(g, text));
      if (said.refusals.length > 0) {
        const changed = before.some((cell, i) => cell !== g.cells[i]) ? 'a refused position changed the game' : '';
        g.load(before);
        return { ...said, changed };
      }
      const once = writePosition(g);
      readPosition(g, once);
      const twice = writePosition(g);
      g.load(before);
      if (once !== twice) throw new Error('a position that was read is not written as it is read');
      return said;
    },
    names: (_, sentence) => /^(?:the |a )?position\b/.test(sentence),
  };
};
