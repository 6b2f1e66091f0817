import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPosition, MatchKeeper, type MatchRecord, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/replay.ts';
import { capture } from './capture.ts';

const SPEC = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: {} };
const playMatch = (visit: (keeper: MatchKeeper) => void): MatchKeeper => {
  const rules = rulesetNamed(SPEC.ruleset);
  const keeper = new MatchKeeper(SPEC, rules, dice => rules.create(SPEC, dice), new SeededDice('seed'), 'seed').start();
  const choice = new SeededDice('choices');
  while (!keeper.game.over) {
    visit(keeper);
    const legal = keeper.game.legalAnswers();
    keeper.answer(legal[choice.pick(legal.length)]);
  }
  return keeper;
};

describe('ironpitch replay', () => {
  let folder = '';
  let hashAt50 = '';
  const match = playMatch(keeper => {
    if (keeper.answers.length === 50) hashAt50 = hashPosition(keeper.game);
  });
  const record = match.record();
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-replay-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('prints what happened, the position and the same final hash as the match', async () => {
    const { code, out, err } = await capture(register, 'replay', write('match.json', writeRecord(record)));
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/wins the toss/);
    expect(lines.some(line => /^ 6 │/.test(line))).toBe(true);
    expect(lines.at(-1)).toBe(`hash ${record.final?.hash}`);
    expect(lines.at(-2)).toContain(`${record.answers.length} answers. The match is over.`);
    expect(lines.at(-3)).toMatch(new RegExp(`^\\S+ ${record.final?.score[0]} : ${record.final?.score[1]} \\S+$`));
    expect(out).not.toMatch(/You take/);
  });
  test('--until stops after so many answers', async () => {
    const file = write('match.json', writeRecord(record));
    const { code, out } = await capture(register, 'replay', file, '--until', '50');
    expect(code).toBe(0);
    expect(out).toContain(`hash ${hashAt50}\n`);
    expect(out).toMatch(/50 answers\. \w+ is asked: \w+\.\n/);
  });
  test('--json prints position, events and hash by names and nothing else', async () => {
    const file = write('match.json', writeRecord(record));
    const { out } = await capture(register, 'replay', file, '--json');
    const found = JSON.parse(out);
    expect(found).toMatchObject({
      ruleset: 'blitz-2024',
      home: 'dwarf',
      away: 'orc',
      answers: record.answers.length,
      over: true,
      asked: null,
      outcome: { winner: record.final?.winner, score: record.final?.score },
      hash: record.final?.hash,
    });
    expect(found.events[0]).toEqual({ type: 'tossed', winner: expect.stringMatching(/^(home|away)$/) });
    expect(found.events.at(-1).type).toBe('matchEnded');
    expect(Object.keys(found.position.players)).toContain('H1');
    const part = JSON.parse((await capture(register, 'replay', file, '--json', '--until', '50')).out);
    expect(part).toMatchObject({ over: false, outcome: null, hash: hashAt50, answers: 50 });
    expect(part.asked).toMatchObject({ seat: expect.stringMatching(/^(home|away)$/), options: expect.anything() });
  });

  const text = writeRecord(record);
  const changed = (changes: Partial<MatchRecord>): string => writeRecord({ ...record, ...changes });
  test.each<[string, string, string]>([
    ['broken', text.replace('"answers"', 'answers'), 'the record is not proper JSON: line 11, column 3 cannot be read'],
    ['truncated', text.slice(0, 900), 'the record is cut off: its JSON ends in the middle, after 900 characters'],
    ['newer', changed({ format: 3 }), 'format: the record is of format 3, newer than this version reads (2)'],
    ['other rules', changed({ ruleset: 'blitz-2030' }), 'ruleset "blitz-2030" is unknown; known: blitz-2024'],
    [
      'diverging',
      changed({ turns: [[1, record.turns[0]?.[1] ?? 0, 'x']] }),
      'turns[0]: the replay differs from the record at turn 1',
    ],
    [
      'given another score',
      changed({ final: { ...(record.final as NonNullable<MatchRecord['final']>), score: [99, 0] } }),
      'final.score: the replay ends ',
    ],
    ['without its end', changed({ answers: record.answers.slice(0, -5) }), 'final: the record says the match ended'],
  ])('a record that is %s gets one sentence and exit code 2', async (_, source, sentence) => {
    const file = write('bad.json', source);
    const { code, out, err } = await capture(register, 'replay', file);
    expect([code, out]).toEqual([2, '']);
    expect(err.slice(0, `ironpitch: ${file}: ${sentence}`.length)).toBe(`ironpitch: ${file}: ${sentence}`);
    expect(err.trimEnd()).not.toContain('\n');
  });
  test('a record of older rules that go another way is shown up to there, with the turn and the reason', async () => {
    const answers = record.answers.map((answer, i) => (i === 50 ? 'dance' : answer));
    const file = write('old.json', changed({ revision: 0, answers }));
    const { code, out, err } = await capture(register, 'replay', file);
    expect([code, err]).toEqual([0, '']);
    const turn = record.turns.filter(([, before]) => before <= 50).at(-1)?.[0];
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/wins the toss/);
    expect(out).toContain(`hash ${hashAt50}\n\nThe record and today’s rules part company in turn ${turn}, `);
    expect(lines.at(-2)).toMatch(/, after 50 answers: answers\[50\]: unknown answer "dance"/);
    expect(lines.at(-1)).toBe('(the record follows revision 0 of blitz-2024, this version plays revision 2)');
    const json = JSON.parse((await capture(register, 'replay', file, '--json')).out);
    expect(json).toMatchObject({ answers: 50, hash: hashAt50, parting: { turn, answers: 50, older: true } });
    const luck = await capture(register, 'replay', file, '--luck');
    expect([luck.code, luck.out.includes('part company')]).toEqual([0, true]);
    const { out: whole } = await capture(register, 'replay', write('old.json', changed({ revision: 0 })));
    expect(whole).toContain(`hash ${record.final?.hash}\n`);
    expect(whole).not.toContain('part company');
  });
  test('a file that is not there, and more answers than there are', async () => {
    expect(await capture(register, 'replay', join(folder, 'no.json'))).toEqual({
      code: 2,
      out: '',
      err: `ironpitch: the file ${join(folder, 'no.json')} does not exist\n`,
    });
    const file = write('match.json', text);
    const { code, err } = await capture(register, 'replay', file, '--until', '999999');
    expect(code).toBe(2);
    expect(err).toContain(`--until takes at most ${record.answers.length}, the answers of the record, not 999999`);
    expect((await capture(register, 'replay', file, '--until', 'x')).code).toBe(2);
  });
});
