/** Where the `ironpitch` command begins, and each of its worker threads: bin/ironpitch.mjs runs this file. */
import { parentPort } from 'node:worker_threads';
import { ExitCode, report } from './errors.ts';
import { run } from './program.ts';
import { listen } from './workers/simulation.ts';

const runCommand = async (args: readonly string[]): Promise<void> => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early: that is no error of ours.
    process.exit(error.code === 'EPIPE' ? ExitCode.success : report(error, args.includes('--debug')));
  });
  // Nobody hears what we say of errors: the exit code still tells.
  process.stderr.on('error', () => {});
  process.exitCode = await run(args);
};
if (parentPort) listen(parentPort);
else await runCommand(process.argv.slice(2));
