/** The rulesets there are. */
import { blitz2022 } from './blitz/editions/2022.ts';
import { blitz2024 } from './blitz/editions/2024.ts';
import { blitzRuleset } from './blitz/ruleset.ts';
import { blood2016 } from './blood/editions/2016/index.ts';
import { blood2025 } from './blood/editions/2025/index.ts';
import { bloodRuleset } from './blood/ruleset.ts';
import type { RulesetDefinition } from './common/ruleset.ts';
import { BadInput } from './words.ts';

export const rulesets: readonly RulesetDefinition[] = [
  blitzRuleset(blitz2024),
  blitzRuleset(blitz2022),
  bloodRuleset(blood2025),
  bloodRuleset(blood2016),
];

export const rulesetNamed = (id: string): RulesetDefinition => {
  const found = rulesets.find(r => r.id === id);
  if (!found) throw new BadInput(`ruleset "${id}" is unknown; known: ${rulesets.map(r => r.id).join(', ')}`);
  return found;
};
