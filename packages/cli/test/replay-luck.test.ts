import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, botNamed, playMatch } from '@ironpitch/ai';
import { type MatchRecord, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/replay.ts';
import { gameAtTable } from '../src/play/games.ts';
import { luckLines } from '../src/text/luck.ts';
import { capture } from './capture.ts';

const SLOW = { timeout: 120_000 };
const played = (ruleset: string): MatchRecord => {
  const rules = rulesetNamed(ruleset);
  const [home, away] = rules.boxTeams;
  const bots = ['home', 'away'].map(seed => botNamed('greedy', ruleset, seed)) as unknown as readonly [Bot, Bot];
  return playMatch(rules, { home, away, options: {} }, bots, 'luck', { record: true }).record as MatchRecord;
};

describe('ironpitch replay --luck', () => {
  let folder = '';
  const record = played('blitz-2024');
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-luck-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['blitz-2024', 'blood-2016'])('tells the story of a match of %s in 80 columns', SLOW, async ruleset => {
    const match = ruleset === record.ruleset ? record : played(ruleset);
    const file = write(`${ruleset}.json`, writeRecord(match));
    const { code, out, err } = await capture(register, 'replay', file, '--luck');
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(new RegExp(`^\\S+ ${match.final?.score[0]} : ${match.final?.score[1]} \\S+$`));
    expect(lines).toContain('The chance of winning, from the first turn to the last:');
    expect(lines.filter(line => /^(100 %| 50 %| {2}0 %| {5}) [█░·]+$/.test(line))).toHaveLength(10);
    expect(out).toMatch(/^block +\d+/m);
    expect(out).toMatch(/^ 1\. /m);
    const told = out.replace(/\s+/g, ' ');
    expect(told).toMatch(/needed \d\+, rolled \d+ \(\d+ % to succeed\): [+−]\d+\.\d % for \S+ /);
    expect(told).toMatch(/\d+ rolls were worth \d\.\d\d of a win to \w+\. What \w+ could expect/);
  });
  test('kinds of rolls go by the words of their edition, never by a name of ours', () => {
    const named = (ruleset: string, kinds: readonly string[]): string[] => {
      const { boxTeams, create } = rulesetNamed(ruleset);
      const table = gameAtTable(create({ home: boxTeams[0], away: boxTeams[1], options: {} }, new SeededDice('')));
      const rolls = kinds.map(kind => ({ kind, rolls: 1, tried: 0, expected: 0, actual: 0, swing: 0 }));
      const luck = { rolls: [], course: [], score: [0, 0], choices: [0, 0], from: 0.5, to: 0.5, deciding: [] } as const;
      const names = {
        teams: ['Home', 'Away'],
        where: () => '',
        roll: (kind: string) => table.rollName(kind),
        face: (face: string) => table.faceName(face),
      } as const;
      const lines = luckLines({ ...luck, byKind: [rolls, []] }, names);
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(80);
      return lines.flatMap(line => /^(\S.*?) {2,}1 +0\.0/.exec(line)?.[1] ?? []);
    };
    const special = ['goForIt', 'secureBall', 'unchannelledFury', 'pickMeUp', 'afterMatch', 'armour'];
    expect(named('blood-2025', special)).toEqual([
      'Rush',
      'Secure the ball',
      'Unchannelled Fury',
      'Pick-me-up',
      'after match',
      'armour',
    ]);
    expect(named('blood-2016', ['goForIt', 'dodge', 'bounce'])).toEqual(['Going For It', 'Dodge', 'bounce']);
    expect(named('blitz-2024', ['move', 'squig', 'foul'])).toEqual(['Run', 'squig', 'foul']);
  });
  test('--json gives every roll, the course and the deciding ten', SLOW, async () => {
    const file = write('match.json', writeRecord(record));
    const { out } = await capture(register, 'replay', file, '--luck', '--json');
    const { luck, ...rest } = JSON.parse(out);
    expect(rest).toEqual({
      ruleset: 'blitz-2024',
      home: record.home,
      away: record.away,
      answers: record.answers.length,
      over: true,
      outcome: expect.objectContaining({ score: record.final?.score }),
    });
    expect(luck.rolls.length).toBeGreaterThan(10);
    expect(luck.deciding.length).toBe(10);
    expect(luck.course.at(-1)).toMatchObject({ answered: record.answers.length });
    expect(luck.score[0] + luck.score[1]).toBe(0);
  });
  test('--until looks at the beginning of a match only, before any die as well', SLOW, async () => {
    const file = write('match.json', writeRecord(record));
    const { out } = await capture(register, 'replay', file, '--luck', '--until', '60', '--json');
    expect(JSON.parse(out)).toMatchObject({ answers: 60, over: false, outcome: null });
    const start = await capture(register, 'replay', file, '--luck', '--until', '0');
    expect(start.code).toBe(0);
    expect(start.out).toContain('none: no die has fallen yet');
  });
  test.each([
    ['no record', '{"ruleset":', 'the record is cut off'],
    ['of other rules', JSON.stringify({ ...record, ruleset: 'chess' }), 'ruleset "chess" is unknown'],
    ['gone wrong', JSON.stringify({ ...record, seed: 'another' }), 'answers['],
  ])('what is %s gets one sentence and exit code 2', async (_, source, sentence) => {
    const file = write('bad.json', source);
    const { code, out, err } = await capture(register, 'replay', file, '--luck');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^ironpitch: /);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
