/** An edition of Blitz Bowl as the ruleset that everybody outside sees. */
import { keepingMatches, type RulesetDefinition } from '../common/ruleset.ts';
import type { Seat } from '../words.ts';
import { assemble, compileMatch, valuesIn } from './compile.ts';
import type { BlitzGame, Edition } from './game.ts';
import { type ScenarioSpec, setUpGame } from './setup.ts';

/** Rulings stay at their default, but for the one about Touchdowns; so does the limit on turns. */
const FIXED_OPTIONS: readonly string[] = ['additionalTeams', 'tossPicksTeam', 'turnCap', 'bigUnMightyBlow'];

export const blitzRuleset = (edition: Edition): RulesetDefinition => {
  const compiled = keepingMatches(match => compileMatch(edition, match));
  const drawn = [...valuesIn(edition)]
    .filter(([name]) => !FIXED_OPTIONS.includes(name))
    .map(([name, values]) => [name, name === 'pitch' ? ['ask', ...edition.pitches.map(p => p.id)] : values] as const);
  return {
    id: edition.id,
    name: edition.name,
    game: 'blitz',
    revision: edition.revision,
    teams: edition.teams.map(({ id, name }) => ({ id, name })),
    boxTeams: edition.boxTeams,
    // Abilities and cards are explained by whoever shows them.
    entries: {},
    create: (match, dice) => assemble(compiled(match), dice),
    setUp: (scenario, dice, prepare) => setUpGame(edition, scenario as ScenarioSpec, dice, prepare),
    anyOptions: dice => Object.fromEntries(drawn.map(([name, values]) => [name, values[dice.pick(values.length)]])),
    outcome(g) {
      const game = g as BlitzGame;
      return {
        winner: game.winner < 0 ? null : (game.winner as Seat),
        score: [game.score(0), game.score(1)],
        ending: game.ending,
      };
    },
    turnOf: g => (g as BlitzGame).turn,
  };
};
