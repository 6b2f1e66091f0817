/** Where the `ironpitch` command begins; bin/ironpitch.mjs runs this file. */
import { ExitCode, report } from './errors.ts';
import { run } from './program.ts';

const args = process.argv.slice(2);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early: that is no error of ours.
  process.exit(error.code === 'EPIPE' ? ExitCode.success : report(error, args.includes('--debug')));
});
// Nobody hears what we say of errors: the exit code still tells.
process.stderr.on('error', () => {});
process.exitCode = await run(args);
