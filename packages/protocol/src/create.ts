/** A match as a file agrees on it: when it is not possible, the sentence names the field that is to blame. */
import {
  BadInput,
  type Dice,
  type Game,
  type MatchSpec,
  type RulesetDefinition,
  type ScenarioSpec,
  SeededDice,
} from '@ironpitch/engine';

type Agreed = Omit<MatchSpec, 'ruleset'>;

/** A game waiting for `start()`. */
export const createGame = (rules: RulesetDefinition, match: Agreed, dice: Dice): Game =>
  blaming(
    () => wrongTeam(rules, match) ?? 'options',
    () => rules.create(match, dice),
  );
/** A game in the position that a scenario describes. */
export const setUpGame = (
  rules: RulesetDefinition,
  scenario: ScenarioSpec,
  dice: Dice,
  prepare: (g: Game) => void,
): Game =>
  blaming(
    () => wrongTeam(rules, scenario) ?? 'position',
    () => rules.setUp(scenario, dice, prepare),
  );

/** Sentences that name a field of a file themselves. */
const NAMES_FIELD = /^(?:position|home|away|options?|dice)\b/;
const blaming = (blamed: () => string, act: () => Game): Game => {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof BadInput) || NAMES_FIELD.test(error.message)) throw error;
    throw new BadInput(`${blamed()}: ${error.message}`);
  }
};
/** Each team is tried against one of the box, without options. */
const wrongTeam = (
  rules: RulesetDefinition,
  { home, away }: { readonly home?: string; readonly away?: string },
): 'home' | 'away' | undefined => {
  const [first, second] = rules.boxTeams;
  if (home !== undefined && !isPossible(rules, { home, away: second, options: {} })) return 'home';
  if (away !== undefined && !isPossible(rules, { home: first, away, options: {} })) return 'away';
  return undefined;
};
const isPossible = (rules: RulesetDefinition, match: Agreed): boolean => {
  try {
    rules.create(match, new SeededDice(''));
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
};
