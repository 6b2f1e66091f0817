/** The rulesets there are, behind one face: what the terminal, the bots, the page and the server know of a game. */

import { assemble, type Compiled, compileMatch, optionValues } from './blitz/compile.ts';
import { blitz2022 } from './blitz/editions/2022.ts';
import { blitz2024 } from './blitz/editions/2024.ts';
import type { BlitzGame, Edition } from './blitz/game.ts';
import { type ScenarioSpec, setUpGame } from './blitz/setup.ts';
import type { Dice } from './dice/dice.ts';
import type { Game } from './kernel/game.ts';
import type { MatchSpec, Recordable } from './kernel/record.ts';
import { BadInput, type Seat } from './words.ts';

export interface Outcome {
  readonly winner: Seat | null;
  readonly score: readonly [number, number];
  readonly ending: string;
}
export interface RulesetDefinition extends Recordable {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** The two teams that come in its box, for coaches who name none. */
  readonly boxTeams: readonly [home: string, away: string];
  /** A game waiting for `start()`. Throws BadInput when the match is not possible in this ruleset. */
  create(match: Omit<MatchSpec, 'ruleset'>, dice: Dice): Game;
  /** A game in the position a scenario describes, at its first question. */
  setUp(scenario: ScenarioSpec, dice: Dice, prepare?: (g: Game) => void): Game;
  /** Random modules and options. */
  anyOptions(dice: Dice): Record<string, unknown>;
  outcome(g: Game): Outcome;
  turnOf(g: Game): number;
}

const MATCHES_KEPT = 64;
const FIXED_OPTIONS: readonly string[] = ['additionalTeams', 'tossPicksTeam', 'turnCap', 'bigUnMightyBlow'];

const blitz = (edition: Edition): RulesetDefinition => {
  const compiled = new Map<string, Compiled>();
  return {
    id: edition.id,
    name: edition.name,
    revision: edition.revision,
    teams: edition.teams.map(({ id, name }) => ({ id, name })),
    boxTeams: edition.boxTeams,
    create(match, dice) {
      const key = JSON.stringify([match.home, match.away, match.options]);
      let found = compiled.get(key);
      if (!found) {
        found = compileMatch(edition, match);
        if (compiled.size === MATCHES_KEPT) compiled.clear();
        compiled.set(key, found);
      }
      return assemble(found, dice);
    },
    setUp: (scenario, dice, prepare) => setUpGame(edition, scenario, dice, prepare),
    anyOptions(dice) {
      // Rulings stay at their default, but for the one about Touchdowns; so does the limit on turns.
      const chosen = Object.keys(edition.options).filter(name => !FIXED_OPTIONS.includes(name));
      return Object.fromEntries(
        chosen.map(name => {
          const values = name === 'pitch' ? ['ask', ...edition.pitches.map(p => p.id)] : optionValues(edition, name);
          return [name, values[dice.pick(values.length)]];
        }),
      );
    },
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

export const rulesets: readonly RulesetDefinition[] = [blitz(blitz2024), blitz(blitz2022)];

export const rulesetNamed = (id: string): RulesetDefinition => {
  const found = rulesets.find(r => r.id === id);
  if (!found) throw new BadInput(`ruleset "${id}" is unknown; known: ${rulesets.map(r => r.id).join(', ')}`);
  return found;
};
