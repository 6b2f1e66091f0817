/** What the page is told about skills and cards before anything else: which there are, and which rolls belong to them. */
import { type RulesetDefinition, rulesets } from '@ironpitch/engine';
import type { Facts } from '../match/entries.ts';

export const entriesByRuleset = (known: readonly RulesetDefinition[] = rulesets): Facts =>
  Object.fromEntries(known.map(({ id, entries }) => [id, entries]));
