/** What a scenario file says about odds: the game a plan begins in, and the goal as a question to any position. */
import { BadInput, type Game, ScriptedDice } from '@ironpitch/engine';
import { wordsOf } from './games.ts';
import { checkNames, play } from './run.ts';
import type { Scenario } from './scenario.ts';

/** The game after the last of the answers; every one of the dice must have been rolled by then. */
export const playScenario = (scenario: Scenario): Game => {
  const dice = new ScriptedDice(scenario.dice);
  const game = play(scenario, dice);
  if (dice.left > 0)
    throw new BadInput(`dice: the answers roll all but ${dice.left} of them; list only the dice that are rolled`);
  return game;
};
const NOT_A_POSITION = ['asked', 'events', 'noEvents', 'illegal'] as const;
/** Whether a position is as the goal says; `begun` is the game the plan begins in. */
export const goalOf = (scenario: Scenario, begun: Game): ((game: Game) => boolean) => {
  const goal = scenario.goal ?? {};
  for (const field of NOT_A_POSITION)
    if (goal[field] !== undefined) throw new BadInput(`goal.${field}: a goal says how the position must be, no more`);
  checkNames(begun, goal, 'goal');
  return game => {
    let met = true;
    wordsOf(game).comparePosition(goal, game, (_field, _expected, _actual, same) => {
      if (!same) met = false;
    });
    return met;
  };
};
