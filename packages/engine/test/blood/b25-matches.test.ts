/** Matches of 2025 between random coaches, to the final whistle, with the promises of every Blood Bowl match. */
import { expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { bloodRuleset } from '../../src/blood/ruleset.ts';
import { checkMatch } from '../invariants/checks.ts';
import { bloodSubject } from '../invariants/subjects.ts';

const subject = bloodSubject(bloodRuleset(blood2025), 16_000);

test.each(['even', 'keen'] as const)(
  'random coaches, %s',
  temper => {
    for (let seed = 1; seed <= 6; seed++)
      expect(
        checkMatch({ ruleset: 'blood-2025', home: 'plain-one', away: 'plain-two', temper, seed: `${seed}` }, subject),
      ).toBeGreaterThan(100);
  },
  120_000,
);
