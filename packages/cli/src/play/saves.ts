/** Where matches are kept: one record a match, under the user's state folder, written so that it is never half there. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { BadInput, type MatchRecord } from '@ironpitch/engine';
import { readRecord, writeRecord } from '@ironpitch/protocol';

export const savesFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'ironpitch', 'matches');

/** `2025-03-09-201502-dwarf-orc.json` */
export const saveName = (home: string, away: string, at = new Date()): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}-${home}-${away}.json`;
};

/** Writes beside the file and renames: whoever reads it sees the old record or the new one. */
export const saveMatch = (file: string, record: MatchRecord): void => {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, writeRecord(record));
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
};
export const loadMatch = (file: string): MatchRecord => {
  try {
    return readRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${file}: ${error.message}`) : error;
  }
};
/** The match saved last that is not over yet. */
export const latestMatch = (folder: string): string => {
  const files = listFiles(folder)
    .map(name => join(folder, name))
    .map(file => ({ file, at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { file } of files) if (isUnfinished(file)) return file;
  throw new BadInput(`--resume: no unfinished match in ${folder}; name the file of one`);
};
const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'));
  } catch {
    return [];
  }
};
const isUnfinished = (file: string): boolean => {
  try {
    return readRecord(readFileSync(file, 'utf8')).final === undefined;
  } catch {
    return false;
  }
};
