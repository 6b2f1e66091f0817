/** Runs one command as the program does, and catches what it prints. */
import { Command } from 'commander';
import { vi } from 'vitest';
import { type ExitCode, report } from '../src/errors.ts';

export interface Printed {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}
export const capture = async (register: (program: Command) => void, ...args: readonly string[]): Promise<Printed> => {
  const printed = { out: '', err: '' };
  const keep = (into: 'out' | 'err') => (text: unknown) => {
    printed[into] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
  ];
  try {
    const program = new Command('ironpitch').exitOverride();
    register(program);
    await program.parseAsync(args, { from: 'user' });
    return { code: 0, ...printed };
  } catch (error) {
    const code = report(error, false);
    return { code, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};
