/** `play` killed a hundred times on a disk that fails and recovers, injected and, where one can be mounted, real. */
import { join } from 'node:path';
import { SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { loadMatch } from '../src/play/saves.ts';
import { type FailingDisk, injectedDisk, killMatches, playIn, realDisk, shownAsSaved, undisturbed } from './kill.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const SEED = process.env.SEED ?? 'kill soak';
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Without a kill: the match is saved whole in the end, however often its disk failed. How long that takes. */
const playedWhole = async (disk: FailingDisk): Promise<number> => {
  const match = await undisturbed(SEED);
  const file = join(disk.folder, 'whole.json');
  const run = await playIn(match, file, disk, { dice: new SeededDice(SEED), faultEvery: disk.pace + 25 });
  expect(run.err).toBe('');
  expect(run.out).toContain('The match is not saved: the file ');
  expect(run.out).toContain('The match is saved again, in ');
  // The last save may have met a fault; then the coach was told so.
  if (run.out.includes('The record is in ')) expect(loadMatch(file).answers).toEqual(match.answers);
  else expect(run.out).toMatch(/The record is not saved: .*\.\n$/);
  expect(loadMatch(file).answers.length).toBeGreaterThanOrEqual(shownAsSaved(match, run.out));
  return run.ms;
};
const soak = async (name: string, disk: FailingDisk): Promise<void> => {
  try {
    const within = await playedWhole(disk);
    let [killed, shown, failing] = [0, 0, 0];
    const faults: string[] = [];
    await killMatches(await undisturbed(`${SEED}, ${name}`), KILLS, within, disk, (found, run, kill) => {
      if (found.fault !== '') faults.push(`kill ${kill}: ${found.fault} (shown ${found.shown}, saved ${found.saved})`);
      killed += run.killed ? 1 : 0;
      failing += run.out.includes('The match is not saved') ? 1 : 0;
      shown += found.shown;
      if (kill % 10 === 0) tell(`${name}: ${kill} of ${KILLS} kills, ${faults.length} faults`);
    });
    tell(`${name}: killed ${killed} times, ${failing} with failed saves, ${shown} answers shown as saved`);
    expect(faults).toEqual([]);
    expect(killed).toBeGreaterThan(KILLS / 2);
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
