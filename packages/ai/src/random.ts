/** The bot `random`: any legal answer, evenly, but it seldom ends what can still go on. */
import { type Game, SeededDice, verbOf } from '@ironpitch/engine';
import type { Asked, BlindBot } from './bot.ts';

/** A turn or an activation is ended in at most one of so many questions where anything else is legal. */
const ENDS_ONCE_IN = 20;

export class RandomBot implements BlindBot {
  readonly name = 'random';
  private readonly dice: SeededDice;
  constructor(seed: string) {
    this.dice = new SeededDice(seed);
  }
  choose(_game: Game, question: Asked): number {
    return question.answers[this.pick(question.answers, question.answers.length)];
  }
  pick(answers: Int16Array, count: number): number {
    const place = this.dice.pick(count);
    return verbOf(answers[place]).ends ? this.endSeldom(answers, count, place) : place;
  }
  /** An ending was drawn: keeps it as often as the limit allows, and otherwise draws among the rest. */
  private endSeldom(answers: Int16Array, count: number, ending: number): number {
    let endings = 0;
    for (let i = 0; i < count; i++) if (verbOf(answers[i]).ends) endings++;
    if (endings === count || this.dice.pick(ENDS_ONCE_IN * endings) < count) return ending;
    let skip = this.dice.pick(count - endings);
    for (let i = 0; i < count; i++) {
      if (verbOf(answers[i]).ends) continue;
      if (skip === 0) return i;
      skip--;
    }
    return ending;
  }
}
