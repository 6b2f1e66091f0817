/** Finds what is left of English in a language in which every text is its own key. */
import { BlitzGame, blood, type RulesetDefinition, rulesets, SeededDice } from '@ironpitch/engine';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Names of the game's data: teams, positions, Star Players, players. */
const namesIn = (definition: RulesetDefinition): string[] => {
  const [home, away] = definition.boxTeams;
  const game = definition.create({ home, away, options: {} }, new SeededDice(''));
  if (game instanceof BlitzGame)
    return game.rules.edition.teams.flatMap(({ name, positions }) => [name, ...positions.map(one => one.name)]);
  if (!(game instanceof blood.BloodGame)) return [];
  const { rules, files } = game.rules.edition.teams;
  return [
    ...rules.rosters.flatMap(({ name, positions }) => [name, ...positions.map(one => one.name)]),
    ...rules.stars.map(({ name }) => name),
    ...files.flatMap(({ name, players }) => [name, ...players.map(player => player.name ?? '')]),
  ];
};
/** Words that may stand in any language: names, and what is typed. */
export const wordsAllowed = (...typed: readonly string[]): ReadonlySet<string> =>
  new Set([...rulesets.flatMap(namesIn), ...typed].flatMap(wordsIn));

/** `⟦match.leads` and `⟧`; what stands between is what the text was given. */
const KEYS = /⟦[^⟧|]*|⟧/g;
/** Labels of players (`4R`, `H12`), ids of rules, dice, squares by letter. */
const LABELS = /\b(?:[HA]?\d+[A-Za-z*]?|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+|\d?D\d+|[a-z]\d+)\b/g;
/** A word that was cut for want of room. */
const CUT = /\p{L}+…/gu;
/** The words of a text that are neither keys nor allowed. */
export const englishIn = (text: string, allowed: ReadonlySet<string>): string[] =>
  wordsIn(text.replace(KEYS, ' ').replace(LABELS, ' ').replace(CUT, ' ')).filter(
    word => word.length > 1 && !allowed.has(word),
  );
