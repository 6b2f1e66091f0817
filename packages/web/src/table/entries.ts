/** What the page is told about skills and cards before anything else: their names and texts, out of the editions. */
import { type RulesetDefinition, rulesets } from '@ironpitch/engine';
import type { Entries } from '../texts/entries.ts';

export const entriesByRuleset = (known: readonly RulesetDefinition[] = rulesets): Readonly<Record<string, Entries>> =>
  Object.fromEntries(known.map(({ id, entries }) => [id, wordsOf(entries)]));
const wordsOf = (entries: RulesetDefinition['entries']): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([id, { kind, name, text, rolls }]) => [id, { kind, name, does: text, rolls }]),
  );
