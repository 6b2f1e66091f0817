/** The bot `random`: any legal answer, evenly, but it seldom ends what can still go on. */
import { type Game, SeededDice, verbOf } from '@ironpitch/engine';
import type { Answers, Asked, BlindBot } from './bot.ts';

/** A turn or an activation is ended in at most one of so many questions where anything else is legal. */
const ENDS_ONCE_IN = 20;

/** A list of legal answers, none of them in doubt. */
export const known = (listed: Int16Array): Answers => ({
  listed,
  listAnswers: () => listed.length,
  listCandidates: () => listed.length,
  proves: () => true,
});

export class RandomBot implements BlindBot {
  readonly name = 'random';
  private readonly dice: SeededDice;
  constructor(seed: string) {
    this.dice = new SeededDice(seed);
  }
  choose(_game: Game, question: Asked): number {
    return question.answers[this.pick(known(question.answers))];
  }
  /**
   * Draws among all answers that may be legal, and again until the one drawn is: that is even over the legal ones,
   * without a proof of those that nobody takes.
   */
  pick(answers: Answers): number {
    let place = this.dice.pick(answers.listCandidates());
    while (!answers.proves(place)) place = this.dice.pick(answers.listCandidates());
    const answer = answers.listed[place];
    return verbOf(answer).ends ? this.endSeldom(answers, answer) : place;
  }
  /** An ending was drawn: keeps it as often as the limit allows, and otherwise draws among the rest. */
  private endSeldom(answers: Answers, ending: number): number {
    const count = answers.listAnswers(); // the limit goes by how many are legal
    const { listed } = answers;
    let place = 0;
    let endings = 0;
    for (let i = 0; i < count; i++) {
      if (verbOf(listed[i]).ends) endings++;
      if (listed[i] === ending) place = i;
    }
    if (endings === count || this.dice.pick(ENDS_ONCE_IN * endings) < count) return place;
    let skip = this.dice.pick(count - endings);
    for (let i = 0; i < count; i++) {
      if (verbOf(listed[i]).ends) continue;
      if (skip === 0) return i;
      skip--;
    }
    return place;
  }
}
