/** An edition of Blood Bowl as the ruleset that everybody outside sees. */
import { type EntryFacts, keepingMatches, type RulesetDefinition } from '../common/ruleset.ts';
import { AWAY, HOME, type Seat } from '../words.ts';
import { assemble, compileMatch } from './compile.ts';
import type { BloodGame, Edition } from './game.ts';
import { type ScenarioSpec, setUpGame } from './setup.ts';

/** Nobody presses the clock or the other coach's marker in a match between programs. */
const FIXED_OPTIONS: readonly string[] = ['illegalProcedure', 'timeLimit', 'throwInCountsEdge'];
/** Extra Rules are in use more often than not. */
const USED_IN = 4;

const factsOf = ({ skills, cards }: Edition): Readonly<Record<string, EntryFacts>> =>
  Object.fromEntries([
    ...Object.entries(skills).map(([id, { rolls = {} }]): [string, EntryFacts] => [
      id,
      { kind: 'skill', rolls: Object.keys(rolls) },
    ]),
    ...cards.map(({ id }): [string, EntryFacts] => [id, { kind: 'card', rolls: [] }]),
  ]);

export const bloodRuleset = (edition: Edition): RulesetDefinition => {
  const compiled = keepingMatches(match => compileMatch(edition, match));
  return {
    id: edition.id,
    name: edition.name,
    game: 'blood',
    revision: edition.revision,
    teams: edition.teams.files.map(({ id, name }) => ({ id: id as string, name })),
    boxTeams: edition.boxTeams,
    entries: factsOf(edition),
    create: (match, dice) => assemble(compiled(match), dice),
    setUp: (scenario, dice, prepare) => setUpGame(edition, scenario as ScenarioSpec, dice, prepare),
    anyOptions(dice) {
      const chosen = edition.switches.filter(name => !FIXED_OPTIONS.includes(name));
      return Object.fromEntries(chosen.map(name => [name, dice.pick(USED_IN) > 0]));
    },
    outcome(g) {
      const game = g as BloodGame;
      return {
        winner: game.winner < 0 ? null : (game.winner as Seat),
        score: [game.score(HOME), game.score(AWAY)],
        ending: game.ending,
      };
    },
    turnOf(g) {
      const game = g as BloodGame;
      const halves = Math.max(0, game.half - 1); // none has begun before the toss
      return halves * 2 * edition.turnsPerHalf + game.turn(HOME) + game.turn(AWAY);
    },
  };
};
