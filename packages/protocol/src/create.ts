/** A match as a file agrees on it: when it is not possible, the sentence names the field that is to blame. */
import { BadInput, type Dice, type Game, type MatchSpec, type RulesetDefinition, SeededDice } from '@ironpitch/engine';

type Agreed = Omit<MatchSpec, 'ruleset'>;

export const createGame = (rules: RulesetDefinition, match: Agreed, dice: Dice): Game => {
  try {
    return rules.create(match, dice);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${blamed(rules, match)}: ${error.message}`) : error;
  }
};
/** Each team is tried against one of the box; when neither is wrong by itself, the options are. */
const blamed = (rules: RulesetDefinition, { home, away }: Agreed): 'home' | 'away' | 'options' => {
  const [first, second] = rules.boxTeams;
  if (!isPossible(rules, { home, away: second, options: {} })) return 'home';
  return isPossible(rules, { home: first, away, options: {} }) ? 'options' : 'away';
};
const isPossible = (rules: RulesetDefinition, match: Agreed): boolean => {
  try {
    rules.create(match, new SeededDice(''));
    return true;
  } catch {
    return false;
  }
};
