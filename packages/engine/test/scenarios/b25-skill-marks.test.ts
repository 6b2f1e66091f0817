/** What the catalogue marks a skill of 2025 with: Active or Passive, and whether there is a choice. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skills2025 } from '../../src/blood/editions/2025/skills/index.ts';
import type { SkillRule } from '../../src/blood/game.ts';

/** Active, and all the same looked at while their owners lie there; their entries say why. */
const LOOKED_AT_LYING_DOWN = [
  'ballAndChain',
  'chainsaw',
  'jumpUp',
  'leap',
  'multipleBlock',
  'pogo',
  'safePairOfHands',
  'sprint',
];
/** Say nothing that a single match could show. */
const ABOUT_LEAGUES = ['insignificant'];
const CATALOGUE = readFileSync(new URL('../../../../docs/rules/blood-2025.md', import.meta.url), 'utf8');
const entries = Object.entries(skills2025 as Readonly<Record<string, SkillRule>>);
/** `Block (A, Elite)` of the first line of each skill. */
const marked = [...CATALOGUE.matchAll(/^- \*\*(B25-(?:SKILL|TRAIT)-[A-Z]+)-01\*\* .+? \((A|P)([^)]*)\):/gm)]
  .map(([, section, mark, more]) => ({
    rule: `${section}-01`,
    passive: mark === 'P',
    must: (more as string).includes('Must'),
    own: entries.filter(([, { rule }]) => rule.startsWith(`${section}-`)),
  }))
  .filter(({ own }) => own.length > 0);

describe('the marks', () => {
  test('B25-SKILL-03: every skill has them', () => {
    expect(marked.flatMap(({ own }) => own.map(([id]) => id)).sort()).toEqual(entries.map(([id]) => id).sort());
  });
  test.each(marked.map(one => [one.rule, one] as const))(
    '%s: are those of the catalogue',
    (_rule, { passive, must, own }) => {
      for (const [id, entry] of own) {
        expect([id, entry.leagueOnly ?? false]).toEqual([id, ABOUT_LEAGUES.includes(id)]);
        expect([id, entry.compulsory ?? false]).toEqual([id, must]);
        expect([id, entry.worksDown ?? false]).toEqual([id, passive || LOOKED_AT_LYING_DOWN.includes(id)]);
      }
    },
  );
});
