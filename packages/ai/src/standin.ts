/** Who answers for a bot that does not: whatever lets things be, or else ends what is under way. */
import { type Game, verbOf } from '@ironpitch/engine';

export const standIn = (g: Game, answers: Int16Array): number => {
  const { declining, obvious } = g;
  for (const answer of [declining, obvious]) if (answer !== undefined && answers.includes(answer)) return answer;
  return answers.find(answer => verbOf(answer).ends) ?? answers[0];
};
