/** What a lesson is played with: the match, and how its position is set up. */
import { BadInput, type Dice, type Game, type MatchSpec, rulesetNamed } from '@ironpitch/engine';
import { readScenario } from '@ironpitch/protocol';

export interface LessonGame {
  readonly spec: MatchSpec;
  readonly setUp: (dice: Dice, prepare: (g: Game) => void) => Game;
}
/** The position of a scenario after the first `given` of its answers. */
export const lessonGame = (text: string, given: number): LessonGame => {
  const scenario = readScenario(text);
  const { ruleset, home, away, options = {}, position } = scenario;
  if (position === undefined) throw new BadInput('a lesson needs a position');
  const definition = rulesetNamed(ruleset);
  const [first, second] = definition.boxTeams;
  const teams = { ...(home === undefined ? {} : { home }), ...(away === undefined ? {} : { away }) };
  return {
    spec: { ruleset, home: home ?? first, away: away ?? second, options },
    setUp: (dice, prepare) => {
      const game = definition.setUp({ ...teams, options, position }, dice, prepare);
      for (const answer of (scenario.answers ?? []).slice(0, given)) game.answer(answer);
      if (game.events) game.events = [];
      return game;
    },
  };
};
