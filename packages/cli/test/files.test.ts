/** How files are read, written and locked, on a disk that works and on one that does not. */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sentenceFor } from '../src/errors.ts';
import type { Disk } from '../src/files/disk.ts';
import { FileHeld, FileLock } from '../src/files/lock.ts';
import { readText } from '../src/files/read.ts';
import { makeFolder, writeWhole } from '../src/files/write.ts';
import { failing } from './failing.ts';

const root = fs.mkdtempSync(join(tmpdir(), 'ironpitch-files-'));
let folder = '';
let file = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(root, 'one-'));
  file = join(folder, 'match.json');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const sentenceOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return sentenceFor(error);
  }
  throw new Error('nothing was thrown');
};

describe('reading', () => {
  test('a file that is too large is refused without being read to its end', () => {
    const to = fs.openSync(file, 'w');
    fs.ftruncateSync(to, 600 * 1024 * 1024);
    fs.closeSync(to);
    expect(sentenceOf(() => readText(file))).toBe(`the file ${file} is too large: at most 16 MB are read`);
    expect(sentenceOf(() => readText('/dev/zero'))).toBe('the file /dev/zero is too large: at most 16 MB are read');
  });
  test('signs that lie across two pieces come out whole', () => {
    const text = `x${'é👩'.repeat(40_000)}`;
    fs.writeFileSync(file, text);
    expect(readText(file)).toBe(text);
  });
  test.each([
    ['a mark of UTF-8 in front', '\ufeff{"é": 1}', 'utf8'],
    ['UTF-16, as a redirection on Windows writes it', '\ufeff{"é": 1}', 'utf16le'],
    ['no mark', '{"é": 1}', 'utf8'],
  ] as const)('%s: the text is the same', (_, text, coding) => {
    fs.writeFileSync(file, text, coding);
    expect(readText(file)).toBe('{"é": 1}');
  });
  test('a directory, a name that is too long, a NUL, a path through a file: each has its sentence', () => {
    fs.writeFileSync(file, '');
    expect(sentenceOf(() => readText(folder))).toBe(`the file ${folder} is a directory; a file is expected`);
    expect(sentenceOf(() => readText(join(folder, 'x'.repeat(300))))).toMatch(
      /…x+ cannot be used: its name is too long$/,
    );
    expect(sentenceOf(() => readText('a\0b'))).toBe('a file cannot be used: no name may have a NUL in it');
    expect(sentenceOf(() => readText(join(file, 'x')))).toBe(
      `the file ${join(file, 'x')} cannot be reached: a part of its path is a file, not a directory`,
    );
  });
});

describe('writing', () => {
  test.each([
    ['ENOSPC', 'writeFileSync', 'cannot be written: the disk is full'],
    ['EDQUOT', 'writeFileSync', 'cannot be written: your share of the disk is used up'],
    ['EFBIG', 'writeFileSync', 'cannot be written: files may not become as large as that here'],
    ['EIO', 'fsyncSync', 'cannot be read or written: the disk reports a fault'],
    ['EROFS', 'openSync', 'cannot be written: the disk may only be read'],
    ['EACCES', 'openSync', 'may not be read or written'],
    ['EPERM', 'renameSync', 'may not be read or written'],
  ] as const)('%s in %s: the old text stays, nothing lies about, the file itself is named', (code, call, sentence) => {
    writeWhole(file, 'old');
    expect(sentenceOf(() => writeWhole(file, 'new', failing(code, call)))).toBe(`the file ${file} ${sentence}`);
    expect(fs.readFileSync(file, 'utf8')).toBe('old');
    expect(fs.readdirSync(folder)).toEqual(['match.json']);
    writeWhole(file, 'new');
    expect(fs.readFileSync(file, 'utf8')).toBe('new');
  });
  test('the text is synced before it gets its name, and the folder after', () => {
    const calls: string[] = [];
    const opened = new Map<number, string>();
    const noting: Disk = {
      ...fs,
      openSync: (path, ...rest) => {
        const to = fs.openSync(path, ...rest);
        opened.set(to, String(path) === folder ? 'folder' : 'text');
        return to;
      },
      writeFileSync: (...args) => {
        calls.push('write');
        fs.writeFileSync(...args);
      },
      fsyncSync: to => {
        calls.push(`sync ${opened.get(to)}`);
        fs.fsyncSync(to);
      },
      renameSync: (...args) => {
        calls.push('rename');
        fs.renameSync(...args);
      },
    };
    writeWhole(file, 'text', noting);
    expect(calls).toEqual(['write', 'sync text', 'rename', ...(process.platform === 'win32' ? [] : ['sync folder'])]);
  });
});

describe('making a folder', () => {
  test('with those it lies in, and again', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(fs.statSync(deep).isDirectory()).toBe(true);
  });
  test('a file in the way is named', () => {
    fs.writeFileSync(file, '');
    expect(sentenceOf(() => makeFolder(file))).toBe(
      `the file ${file} is in the way: it exists already and is not a directory`,
    );
    expect(sentenceOf(() => makeFolder(join(file, 'a')))).toMatch(/a part of its path is a file, not a directory$/);
  });
  test('where the system says that it is missing although the one above it is there, as under /proc, that is the end', () => {
    const missing = join(folder, 'x');
    const like: Disk = {
      ...fs,
      mkdirSync: (path, options) => {
        if (!String(path).startsWith(missing)) return fs.mkdirSync(path, options);
        throw Object.assign(new Error('ENOENT'), { code: 'ENOENT', path });
      },
    };
    expect(sentenceOf(() => makeFolder(join(missing, 'y'), like))).toBe(`the file ${missing} does not exist`);
  });
  test('two at once are both content', () => {
    const both = join(folder, 'x');
    const late: Disk = {
      ...fs,
      mkdirSync: path => {
        fs.mkdirSync(path);
        throw Object.assign(new Error('EEXIST'), { code: 'EEXIST', path });
      },
    };
    makeFolder(both, late);
    expect(fs.statSync(both).isDirectory()).toBe(true);
  });
});

describe('one writer at a time', () => {
  const lock = (): string => `${file}.ironpitch-lock`;
  const holder = (more: object): string =>
    JSON.stringify({ pid: process.pid, started: '', host: hostname(), since: '2025-03-09T20:15:02.000Z', ...more });
  /** The number of a process that is gone. */
  const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

  test('the second is told who has it; when it is given back anybody may take it', () => {
    const first = FileLock.take(file);
    expect(first.isHeld()).toBe(true);
    expect(() => FileLock.take(file)).toThrow(FileHeld);
    expect(sentenceOf(() => FileLock.take(file))).toMatch(
      new RegExp(
        `^another Ironpitch has \\S+match.json open \\(process ${process.pid}, since [-\\d]+ [:\\d]+\\): end the match there first$`,
      ),
    );
    first.release();
    expect(fs.readdirSync(folder)).toEqual([]);
    FileLock.take(file).release();
  });
  test('of a process that is gone it is taken over, and what that one left is tidied up', () => {
    fs.writeFileSync(lock(), holder({ pid: gone() }));
    for (const left of ['ironpitch-part', '123.part', 'ironpitch-lock-77-0123abcd'])
      fs.writeFileSync(`${file}.${left}`, '');
    fs.writeFileSync(join(folder, 'other.json.ironpitch-part'), '');
    fs.writeFileSync(join(folder, 'match.json.part'), 'a download');
    const mine = FileLock.take(file);
    expect(mine.isHeld()).toBe(true);
    mine.release();
    expect(fs.readdirSync(folder).sort()).toEqual(['match.json.part', 'other.json.ironpitch-part']);
  });
  test('a new process with the number of one that is gone does not hold it', () => {
    fs.writeFileSync(lock(), holder({ started: 'long ago' }));
    const told = fs.existsSync(`/proc/${process.pid}/stat`);
    if (told) FileLock.take(file).release();
    else expect(() => FileLock.take(file)).toThrow(FileHeld); // the system does not say when a process began
  });
  test.each([
    [
      'another machine',
      { pid: 1, host: 'far away\x1b[2J' },
      / \(process 1 on far away\\x1b\[2J, since .*\): .*delete the lock/,
    ],
    ['a number that is none', { pid: -1 }, /open: .*; if that is not so, delete the lock beside it/],
  ])('%s: nobody knows, so it stays', (_, more, sentence) => {
    fs.writeFileSync(lock(), holder(more));
    expect(sentenceOf(() => FileLock.take(file))).toMatch(sentence);
    expect(fs.existsSync(lock())).toBe(true);
  });
  test('one that is empty was cut off, unless it has just been made', () => {
    fs.writeFileSync(lock(), '');
    expect(() => FileLock.take(file)).toThrow(FileHeld);
    fs.utimesSync(lock(), 0, 0);
    FileLock.take(file).release();
  });
  test('it is not given back by those who no longer have it', () => {
    const first = FileLock.take(file);
    fs.unlinkSync(lock());
    const second = FileLock.take(file);
    expect(first.isHeld()).toBe(false);
    first.release();
    expect(second.isHeld()).toBe(true);
  });
  test('on a full disk none is left half written', () => {
    expect(sentenceOf(() => FileLock.take(file, failing('ENOSPC', 'writeFileSync')))).toMatch(/the disk is full$/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
