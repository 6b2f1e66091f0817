import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis, Mistake } from '@ironpitch/ai';
import { MatchKeeper, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWords, register } from '../src/commands/analyse.ts';
import { capture } from './capture.ts';

const SPEC = { ruleset: 'blood-2016', home: 'human', away: 'orc', options: {} };

describe('ironpitch analyse', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-analyse-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (text: string): string => {
    const file = join(folder, 'match.json');
    writeFileSync(file, text);
    return file;
  };
  /** A match that nobody has begun to play. */
  const opening = (): string => {
    const rules = rulesetNamed(SPEC.ruleset);
    const keeper = new MatchKeeper(SPEC, rules, dice => rules.create(SPEC, dice), new SeededDice('s'), 's').start();
    return writeRecord(keeper.record());
  };

  test('--json gives both coaches, with nothing lost where nothing was decided', async () => {
    const { code, out } = await capture(register, 'analyse', '--json', write(opening()));
    expect(code).toBe(0);
    const nothing = { decisions: 0, decisionsLost: 0, mistakes: [] };
    expect(JSON.parse(out).coaches).toMatchObject([
      { side: 'home', ...nothing },
      { side: 'away', ...nothing },
    ]);
  });
  test('a file that is no record is refused in one sentence', async () => {
    const { code, out, err } = await capture(register, 'analyse', write('{"ruleset": 3}'));
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain('match.json');
  });
});
test('mistakes are told with what would have been better, and skill apart from luck', () => {
  const mistake: Mistake = {
    decision: 17,
    turn: 3,
    kind: 'blunder',
    lost: 0.114,
    did: { purpose: 'block', player: 'H3', target: 'A2', to: null },
    best: { purpose: 'score', player: 'H1', target: null, to: [26, 5] },
  };
  const carry = { purpose: 'carry', player: 'A1', target: null } as const;
  const found: Analysis = {
    coaches: [
      { side: 'home', decisions: 40, plans: [], decisionsLost: 0.114, luck: -0.31, mistakes: [mistake] },
      {
        side: 'away',
        decisions: 41,
        plans: [],
        decisionsLost: 0.05,
        luck: 0.31,
        mistakes: [
          { ...mistake, kind: 'inaccuracy', lost: 0.05, did: { ...carry, to: [4, 5] }, best: { ...carry, to: [3, 7] } },
        ],
      },
    ],
  };
  const text = inWords(found, { teams: ['Humans', 'Orcs'], where: () => 'first half, turn 3 : 2' });
  expect(text).toEqual([
    'Humans: 40 plans looked at, 0 inaccuracies, 1 blunder',
    'Humans lost 11 points of winning chance to decisions and lost 31 points by dice.',
    '  first half, turn 3 : 2, after 17 answers',
    '    Blunder, 11 points: H3 strikes A2; better: H1 runs in and scores',
    '',
    'Orcs: 41 plans looked at, 1 inaccuracy, 0 blunders',
    'Orcs lost 5 points of winning chance to decisions and won 31 points by dice.',
    '  first half, turn 3 : 2, after 17 answers',
    '    Inaccuracy, 5 points: A1 carries the ball on (4·5); better: A1 carries the ball on (3·7)',
  ]);
});
