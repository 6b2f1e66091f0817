/** Where the `ironpitch` command begins; bin/ironpitch.mjs runs this file. */
import { run } from './program.ts';

// A reader such as `head` may close the pipe early: that is no error of ours.
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await run(process.argv.slice(2));
