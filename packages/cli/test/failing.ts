/** A disk that fails at one kind of call, as often as it is asked, while `isFailing` says so. */
import { writeSync } from 'node:fs';
import { type Disk, disk } from '../src/files/disk.ts';

type Call = 'fsyncSync' | 'mkdirSync' | 'openSync' | 'renameSync' | 'writeFileSync';

export const failing = (code: string, call: Call, isFailing: () => boolean = () => true): Disk => {
  const fail = (): never => {
    throw Object.assign(new Error(`${code}: injected, ${call}`), { code });
  };
  const works = disk[call] as (...args: unknown[]) => unknown;
  return {
    ...disk,
    [call]: (...args: unknown[]) => {
      if (!isFailing() || (call === 'openSync' && args[1] === 'r')) return works(...args);
      // A full disk takes the beginning.
      if (call === 'writeFileSync') writeSync(args[0] as number, String(args[1]).slice(0, 3));
      return fail();
    },
  };
};
