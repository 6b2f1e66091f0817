/** Where matches are kept: one record a match, under the user's state folder, found again by its date. */
import { lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BadInput, type MatchRecord } from '@ironpitch/engine';
import { readRecord } from '@ironpitch/protocol';
import { FileLock } from '../files/lock.ts';
import { readText } from '../files/read.ts';
import { namesIn } from '../files/write.ts';
import { printablePlace } from '../text/printable.ts';

export const savesFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'ironpitch', 'matches');

/** A team may be called anything; a file name has an end. */
const LABEL_MAX = 40;
/** `2025-03-09-201502-dwarf-orc.json` */
export const saveName = (home: string, away: string, at = new Date()): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = `${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
  return `${day}-${time}-${home.slice(0, LABEL_MAX)}-${away.slice(0, LABEL_MAX)}.json`;
};

export const loadMatch = (file: string): MatchRecord => matchIn(file, readText(file));
/** Reads the text of a file as a match; a refusal names the file. */
export const matchIn = (file: string, text: string): MatchRecord => {
  try {
    return readRecord(text);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${printablePlace(file)}: ${error.message}`) : error;
  }
};
/** The match saved last that is not over yet. */
export const latestMatch = (folder: string): string => {
  const files = namesIn(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => join(folder, name))
    .map(file => ({ file, at: lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { file } of files) if (isUnfinished(file)) return file;
  throw new BadInput(`--resume: no unfinished match in ${printablePlace(folder)}; name the file of one`);
};
const isUnfinished = (file: string): boolean => {
  try {
    return loadMatch(file).final === undefined;
  } catch {
    return false;
  }
};
/** Takes away what processes that were killed have left in the folder; what somebody is writing stays. */
export const tidySaves = (folder: string): void => {
  const left = namesIn(folder).flatMap(
    name => /^(.+\.json)\.(?:ironpitch-(?:part|lock)|\d+\.part)/.exec(name)?.[1] ?? [],
  );
  for (const name of new Set(left)) {
    try {
      FileLock.take(join(folder, name)).release();
    } catch {} // held, or not ours to write: no harm in leaving it
  }
};
