/** Counts every way a position can go: the number of answer sequences of a length, dice that fall on the way counted face by face. */
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import type { Game } from '../../src/kernel/game.ts';

const ANSWERS_MAX = 512;

export const perft = (g: Game, depth: number): number => {
  if (depth === 0 || g.over) return 1;
  const answers = new Int16Array(ANSWERS_MAX);
  const count = g.legal(answers);
  if (depth === 1) return count;
  const before = g.save();
  const outer = g.dice;
  let leaves = 0;
  for (let i = 0; i < count; i++) {
    const dice = new EnumeratingDice();
    dice.merging = false;
    dice.forEach(() => {
      g.load(before);
      g.dice = dice;
      g.choose(answers[i] as number);
      leaves += perft(g, depth - 1);
    });
  }
  g.dice = outer;
  g.load(before);
  return leaves;
};
/** The same, split by the first answer: for finding out where a count comes from. */
export const divide = (g: Game, depth: number): Record<string, number> => {
  const before = g.save();
  const out: Record<string, number> = {};
  for (const answer of g.legalAnswers()) {
    const dice = new EnumeratingDice();
    dice.merging = false;
    const name = JSON.stringify(answer);
    dice.forEach(() => {
      g.load(before);
      g.dice = dice;
      g.answer(answer);
      out[name] = (out[name] ?? 0) + perft(g, depth - 1);
    });
  }
  g.load(before);
  return out;
};
