/** What the commentary leaves out: an action that was declared and came to nothing. */
import type { NamedEvent } from '@ironpitch/protocol';
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { bloodCommentary } from '../src/blood/tell.ts';
import { nowPlaying, wordsOf } from '../src/match/entries.ts';

test('a declaration is told when something follows from it', () => {
  const { view } = hostTable().start({
    match: { ruleset: 'blood-2016', home: 'human', away: 'orc', options: {} },
    coaches: ['greedy', 'greedy'],
    seed: 'tell',
  });
  const declared = { type: 'declared', player: 'H1', action: 'blitz' };
  const moved = { type: 'moved', player: 'H1', from: [5, 5], to: [6, 5] };
  const told = (...report: readonly NamedEvent[]): number => bloodCommentary(report, view).length;
  expect(told(declared, moved)).toBe(2);
  expect(told(declared, { ...declared, player: 'H2' }, { ...moved, player: 'H2' })).toBe(2);
  expect(told(declared, { type: 'turnEnded' })).toBe(0);
  // The last thing that happened so far may still come to something.
  expect(told(declared)).toBe(1);
});

test('a roll for a rule is told by the name of the rule, also where it is nothing a team could buy', async () => {
  await wordsOf('blood-2025');
  nowPlaying('blood-2025');
  const { view } = hostTable().start({
    match: { ruleset: 'blood-2025', home: 'human', away: 'orc', options: {} },
    coaches: ['greedy', 'greedy'],
    seed: 'tell',
  });
  const [line] = bloodCommentary(
    [{ type: 'ruleRolled', seat: 'home', rule: 'teamCaptain', die: 6, player: 'H2' }],
    view,
  );
  expect(line?.text).toMatch(/^Team Captain: Human Blitzer/);
});
