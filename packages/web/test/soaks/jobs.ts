/** Long runs are many jobs: each in a process of its own, as many at once as there are cores. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Where runs note how far they have come, so that one that was broken off goes on. */
export const KEPT = fileURLToPath(new URL('../../../../node_modules/.cache/ironpitch/', import.meta.url));
/** A whole number from a flag. */
export const counted = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a number of matches, not ${JSON.stringify(text)}`);
  return Number(text);
};
const run = (args: readonly string[]): Promise<boolean> =>
  new Promise(done => {
    const [script] = process.argv.slice(1) as [string];
    spawn(process.execPath, [...process.execArgv, script, ...args], { stdio: 'inherit' }).on('exit', code =>
      done(code === 0),
    );
  });
/** Whether this script came to a good end with each of these flags. */
export const runAll = async (jobs: readonly (readonly string[])[]): Promise<boolean> => {
  const left = [...jobs];
  let isGood = true;
  const work = async (): Promise<void> => {
    for (let job = left.shift(); job; job = left.shift()) isGood = (await run(job)) && isGood;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return isGood;
};
