/** `play` killed a hundred times on a disk that fails and recovers, injected and, where one can be mounted, real. */
import { join } from 'node:path';
import { SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { loadMatch } from '../src/play/saves.ts';
import { type FailingDisk, injectedDisk, killMatches, playIn, realDisk, shownAsSaved, undisturbed } from './kill.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const SEED = process.env.SEED ?? 'kill soak';
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Without a kill: every fault is told, so is its end, and the match is saved whole. */
const playedWhole = async (disk: FailingDisk): Promise<void> => {
  const match = await undisturbed(SEED);
  const file = join(disk.folder, 'whole.json');
  const { faults } = disk;
  const faultAt = (prompt: number): string => {
    const isFailing = prompt % 4 === 1 || prompt % 4 === 2;
    return isFailing && prompt < match.lines.length - 4 ? (faults[(prompt >> 2) % faults.length] as string) : '';
  };
  const step = (prompt: number): void => disk.set(faultAt(prompt));
  const run = await playIn(match, file, disk, { dice: new SeededDice(SEED), step });
  expect(run.err).toBe('');
  expect(run.out.match(/The match is not saved: the file /g)?.length).toBeGreaterThan(match.lines.length / 4);
  expect(run.out.match(/The match is saved again, in /g)?.length).toBeGreaterThan(match.lines.length / 8);
  expect(run.out).toContain('The record is in ');
  expect(loadMatch(file).answers).toEqual(match.answers);
  expect(shownAsSaved(match, run.out)).toBe(match.given.at(-1));
};
const soak = async (name: string, disk: FailingDisk): Promise<void> => {
  try {
    await playedWhole(disk);
    const match = await undisturbed(`${SEED}, ${name}`);
    const { ms } = await playIn(match, join(disk.folder, 'timed.json'), disk, { dice: new SeededDice(SEED) });
    let [shown, failing] = [0, 0];
    const faults: string[] = [];
    await killMatches(match, KILLS, ms, disk, (found, run, kill) => {
      if (found.fault !== '') faults.push(`kill ${kill}: ${found.fault} (shown ${found.shown}, saved ${found.saved})`);
      failing += run.out.includes('The match is not saved') ? 1 : 0;
      shown += found.shown;
      if (kill % 10 === 0) tell(`${name}: ${kill} of ${KILLS} kills, ${faults.length} faults`);
    });
    tell(`${name}: killed ${KILLS} times, ${failing} with failed saves, ${shown} answers shown as saved`);
    expect(faults).toEqual([]);
    expect(failing).toBeGreaterThan(KILLS / 4);
  } finally {
    disk.remove();
  }
};

test('errors injected into the process', async () => soak('injected', injectedDisk()));
test('a real disk, full and read-only in turn', async () => {
  const disk = realDisk();
  if (typeof disk !== 'string') return soak('tmpfs', disk);
  tell(`NOT RUN on a real disk: none can be mounted here (${disk}); the injected errors stand for it`);
});
