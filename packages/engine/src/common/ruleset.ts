/** One face for every ruleset: what the terminal, the bots, the page and the server know of a game. */
import type { Dice } from '../dice/dice.ts';
import type { Game } from '../kernel/game.ts';
import type { MatchSpec, Recordable } from '../kernel/record.ts';
import type { Seat } from '../words.ts';

export interface Outcome {
  readonly winner: Seat | null;
  readonly score: readonly [number, number];
  readonly ending: string;
}
/** A position to begin from, as scenario files write it; each game has its own fields. */
export interface ScenarioSpec {
  readonly home?: string;
  readonly away?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: object;
}
/** Something of an edition that does something: a skill, a card. */
export interface EntryFacts {
  readonly kind: 'skill' | 'card';
  /** Kinds of roll that belong to it. */
  readonly rolls: readonly string[];
}
export interface RulesetDefinition extends Recordable {
  readonly id: string;
  readonly name: string;
  /** Which of the games it is an edition of. */
  readonly game: 'blitz' | 'blood';
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** The two teams that come in its box, for coaches who name none. */
  readonly boxTeams: readonly [home: string, away: string];
  /** Its skills and cards, by their stable names, for whoever explains a match. */
  readonly entries: Readonly<Record<string, EntryFacts>>;
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
/** Compiling a match takes longer than playing some of its games: the last ones are kept. */
export const keepingMatches = <C>(
  compile: (match: Omit<MatchSpec, 'ruleset'>) => C,
): ((match: Omit<MatchSpec, 'ruleset'>) => C) => {
  let compiled = new Map<string, C>();
  return match => {
    const key = JSON.stringify([match.home, match.away, match.options]);
    let found = compiled.get(key);
    if (found === undefined) {
      found = compile(match);
      if (compiled.size === MATCHES_KEPT) compiled = new Map(); // a cleared one would hold on to its past for long
      compiled.set(key, found);
    }
    return found;
  };
};
