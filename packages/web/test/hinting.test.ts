/** When a hint can be asked for. */
import { hostTable, type Snapshot } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { canHint } from '../src/match/hinting.ts';

const hinted = (snapshot: Snapshot): boolean => canHint({ snapshot });

test('no hint at the toss or the kick, where nobody can look ahead; one as soon as there is a ball', () => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset: 'blood-2025', home: 'human', away: 'orc', options: {} },
    coaches: ['person', 'person'],
    seed: 'hinting',
    arranged: true,
  });
  const asked = new Map<string, boolean>();
  for (let i = 0; i < 200 && now.question?.name !== 'action'; i++) {
    const { question } = now;
    if (question !== null) asked.set(question.name, hinted(now));
    now = question === null ? host.look(now.asked) : host.answer(now.answered, [question.choices[0]?.answer ?? '']);
  }
  expect(asked.get('kickOrReceive')).toBe(false);
  expect([...asked.values()]).not.toContain(true);
  expect(hinted(now)).toBe(true);
});
