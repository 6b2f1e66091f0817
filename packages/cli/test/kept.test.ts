/** One match and its file: what is saved, what is refused, and what happens when the disk fails and recovers. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, MatchKeeper, type MatchSpec, SeededDice } from '@ironpitch/engine';
import { replayRecord } from '@ironpitch/protocol';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { KeptMatch, openMatch } from '../src/play/kept.ts';
import { loadMatch, saveName, tidySaves } from '../src/play/saves.ts';
import { blitz } from './blitz/positions.ts';
import { failing } from './failing.ts';

const root = fs.mkdtempSync(join(tmpdir(), 'ironpitch-kept-'));
let folder = '';
let file = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(root, 'one-'));
  file = join(folder, 'match.json');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const spec: MatchSpec = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
const matchOf = (seed: string): MatchKeeper =>
  new MatchKeeper(spec, blitz, dice => blitz.create(spec, dice), new SeededDice(seed), seed).start();
const answerOnce = (keeper: MatchKeeper): void => void keeper.answer(keeper.game.legalAnswers()[0] as Answer);
const savedAnswers = (): number => loadMatch(file).answers.length;

describe('a disk that fails', () => {
  test.each([
    ['ENOSPC', 'writeFileSync', 'the disk is full'],
    ['EROFS', 'openSync', 'the disk may only be read'],
    ['EACCES', 'openSync', 'may not be read or written'],
    ['EIO', 'fsyncSync', 'the disk reports a fault'],
    ['EPERM', 'mkdirSync', 'may not be read or written'],
  ] as const)('%s: every save tries again, and the reason is the real one', (code, call, reason) => {
    let broken = false;
    const keeper = matchOf('again');
    const kept = KeptMatch.in(
      file,
      keeper,
      failing(code, call, () => broken),
    );
    for (const isBroken of [false, true, true, false, true, false]) {
      broken = isBroken;
      const before = savedAnswers();
      answerOnce(keeper);
      const saved = kept.save();
      if (broken) expect(saved).toEqual({ problem: expect.stringContaining(reason) });
      else expect(saved).toEqual({ file });
      expect(savedAnswers()).toBe(broken ? before : keeper.answers.length);
    }
    kept.release();
    expect(fs.readdirSync(folder)).toEqual(['match.json']);
  });
  test('a folder that cannot be made at first is made when it can be', () => {
    fs.writeFileSync(join(folder, 'state'), 'a file where the folder should be');
    const kept = KeptMatch.under(join(folder, 'state', 'match.json'), matchOf('later'));
    expect(kept.save()).toEqual({
      problem: `the file ${join(folder, 'state')} is in the way: it exists already and is not a directory`,
    });
    expect(kept.savedIn).toBeUndefined();
    fs.unlinkSync(join(folder, 'state'));
    expect(kept.save()).toEqual({ file: join(folder, 'state', 'match.json') });
    kept.release();
  });
  test('what was taken back while saves failed does not come back, and does not stop them', () => {
    let broken = false;
    const keeper = matchOf('undo');
    const on = failing('EIO', 'fsyncSync', () => broken);
    const first = KeptMatch.in(file, keeper, on);
    answerOnce(keeper);
    answerOnce(keeper);
    first.save();
    keeper.answers.length = 1; // as taking back does; the position is not looked at here
    broken = true;
    expect(first.save()).toHaveProperty('problem');
    broken = false;
    expect(first.save()).toEqual({ file });
    expect(savedAnswers()).toBe(1);
    first.release();
  });
});

describe('what is there already', () => {
  test.each([
    ['a letter', 'Dear friend'],
    ['nothing', ''],
    ['another match', undefined],
  ])('%s is never written over: neither by --save nor by a copy', (_, text) => {
    if (text === undefined) KeptMatch.in(file, matchOf('theirs')).release();
    else fs.writeFileSync(file, text);
    const before = fs.readFileSync(file, 'utf8');
    const sentence = /match\.json exists already and is not this match, or goes on differently; name another file$/;
    expect(() => KeptMatch.in(file, matchOf('mine'))).toThrow(sentence);
    const kept = KeptMatch.in(join(folder, 'mine.json'), matchOf('mine'));
    expect(kept.copy(file)).toEqual({ problem: expect.stringMatching(sentence) });
    kept.release();
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
    expect(fs.readdirSync(folder).sort()).toEqual(['match.json', 'mine.json']);
  });
  test('a copy of this match is brought up to date; one that is further is not set back', () => {
    const keeper = matchOf('copies');
    const kept = KeptMatch.in(join(folder, 'mine.json'), keeper);
    expect(kept.copy(file)).toEqual({ file });
    answerOnce(keeper);
    expect(kept.copy(file)).toEqual({ file });
    expect(savedAnswers()).toBe(1);
    expect(fs.readdirSync(folder).sort()).toEqual(['match.json', 'mine.json', 'mine.json.ironpitch-lock']);
    const behind = KeptMatch.in(join(folder, 'behind.json'), matchOf('copies'));
    expect(behind.copy(file)).toHaveProperty('problem');
    expect(savedAnswers()).toBe(1);
    behind.release();
    kept.release();
  });
  test('a file that somebody else has changed meanwhile is left to them, and told', () => {
    const keeper = matchOf('changed');
    const kept = KeptMatch.in(file, keeper);
    fs.writeFileSync(file, 'mine now');
    answerOnce(keeper);
    expect(kept.save()).toEqual({ problem: expect.stringContaining('is not this match') });
    expect(fs.readFileSync(file, 'utf8')).toBe('mine now');
    fs.unlinkSync(file);
    expect(kept.save()).toEqual({ file });
    kept.release();
  });
  test('a directory is no file', () => {
    expect(() => KeptMatch.in(folder, matchOf('x'))).toThrow(/EISDIR/);
    expect(fs.readdirSync(root).filter(name => name.includes('.ironpitch-'))).toEqual([]);
  });
  test('a link stays a link, and two names of one file have one lock', () => {
    const keeper = matchOf('linked');
    KeptMatch.in(file, keeper).release();
    const link = join(folder, 'link.json');
    fs.symlinkSync(file, link);
    const opened = openMatch(link, fs.readFileSync(link, 'utf8'));
    const kept = KeptMatch.from(link, keeper, opened);
    expect(() => openMatch(file, fs.readFileSync(file, 'utf8'))).toThrow(/another Ironpitch has/);
    answerOnce(keeper);
    expect(kept.save()).toEqual({ file: link });
    kept.release();
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
    expect(savedAnswers()).toBe(1);
  });
});

describe('several at once', () => {
  test('three matches begun in the same second have three files', () => {
    const name = join(folder, saveName('dwarf', 'orc', new Date(2025, 2, 9, 20, 15, 2)));
    const three = ['a', 'b', 'c'].map(seed => KeptMatch.under(name, matchOf(seed)));
    const places = three.map(kept => kept.save());
    expect(places).toEqual(
      ['', '-2', '-3'].map(end => ({ file: join(folder, `2025-03-09-201502-dwarf-orc${end}.json`) })),
    );
    for (const kept of three) kept.release();
    const fourth = KeptMatch.under(name, matchOf('d'));
    expect(fourth.save()).toEqual({ file: join(folder, '2025-03-09-201502-dwarf-orc-4.json') });
    fourth.release();
  });
  test('a match that is open is not opened again', () => {
    const kept = KeptMatch.in(file, matchOf('open'));
    expect(() => openMatch(file, fs.readFileSync(file, 'utf8'))).toThrow(
      /^another Ironpitch has .*match\.json open \(process \d+, since .*\): end the match/,
    );
    kept.release();
    openMatch(file, fs.readFileSync(file, 'utf8')).lock?.release();
  });
  test('a match that was played on between reading and claiming is not opened', () => {
    const keeper = matchOf('between');
    const kept = KeptMatch.in(file, keeper);
    const text = fs.readFileSync(file, 'utf8');
    answerOnce(keeper);
    kept.save();
    kept.release();
    expect(() => openMatch(file, text)).toThrow(/match\.json has just been changed by somebody else; try again$/);
    expect(fs.readdirSync(folder)).toEqual(['match.json']);
  });
  test('who has lost the lock writes no more while another has it, and never over what that one wrote', () => {
    const keeper = matchOf('lost');
    const first = KeptMatch.in(file, keeper);
    fs.unlinkSync(`${file}.ironpitch-lock`);
    const opened = openMatch(file, fs.readFileSync(file, 'utf8'));
    const theirs = replayRecord(loadMatch(file), { after: new SeededDice('other dice') });
    const second = KeptMatch.from(file, theirs, opened);
    theirs.answer(theirs.game.legalAnswers()[0]);
    theirs.answer(theirs.game.legalAnswers()[0]);
    second.save();
    keeper.answer(keeper.game.legalAnswers().at(-1));
    expect(first.save()).toEqual({ problem: expect.stringContaining('another Ironpitch has') });
    second.release();
    expect(first.save()).toEqual({ problem: expect.stringContaining('goes on differently') });
    expect(savedAnswers()).toBe(2);
    first.release();
  });
  test('the folder is tidied of what killed processes left, and of nothing else', () => {
    const kept = KeptMatch.in(file, matchOf('alive'));
    const names = ['dead.json.ironpitch-part', 'old.json.4711.part', 'notes.txt', 'done.json'];
    for (const name of names) fs.writeFileSync(join(folder, name), '');
    tidySaves(folder);
    expect(fs.readdirSync(folder).sort()).toEqual([
      'done.json',
      'match.json',
      'match.json.ironpitch-lock',
      'notes.txt',
    ]);
    kept.release();
    tidySaves(join(folder, 'no such folder'));
  });
});
