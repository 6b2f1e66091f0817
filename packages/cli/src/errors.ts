/** How a command ends: what is printed when it fails, and the exit code. Nobody else prints errors. */
import { BadInput, printable, ScriptError } from '@ironpitch/engine';
import { CommanderError } from 'commander';

export const ExitCode = { success: 0, failure: 1, badInput: 2 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command did its work, and the answer is no: what differs has been printed already. */
export class Unsuccessful extends Error {
  override readonly name = 'Unsuccessful';
}

/** Several files cannot be used, each for a reason of its own: one line each. */
export class BadFiles extends BadInput {
  constructor(sentences: readonly string[]) {
    super('');
    this.message = sentences.map(sentence => printable(sentence)).join('\n');
  }
}

/** Whoever typed the command can put it right: BadInput, dice that do not fit a script, a file that cannot be read. */
export const isBadInput = (error: unknown): error is Error =>
  error instanceof BadInput || error instanceof ScriptError || isFileError(error);

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  EISDIR: 'is a directory; a file is expected',
  ENOTDIR: 'is not a directory',
  EEXIST: 'is in the way: it exists already and is not a directory',
};
interface FileError extends Error {
  readonly code: string;
  readonly path?: string;
}
const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && FILE_PROBLEMS[(error as Partial<FileError>).code ?? ''] !== undefined;

/** One sentence about what went wrong. */
export const sentenceFor = (error: unknown): string => {
  if (isFileError(error)) return `the file ${error.path ?? ''} ${FILE_PROBLEMS[error.code]}`.replace('  ', ' ');
  const message = error instanceof Error ? error.message : String(error);
  if (isBadInput(error)) return message;
  return `something went wrong inside Ironpitch: ${message} (--debug shows where)`;
};

/** A long path leaves room for the sentence. */
const PATH_MAX = 150;
/** A sentence with the file it is about in front, unless it names it already. */
export const aboutFile = (file: string, sentence: string): string =>
  sentence.includes(file) ? sentence : `${printable(file, PATH_MAX)}: ${sentence}`;

/** Prints what there is to say about an error and returns the exit code. Standard output stays untouched. */
export const report = (
  error: unknown,
  debug: boolean,
  print: (text: string) => void = text => process.stderr.write(text),
): ExitCode => {
  if (error instanceof Unsuccessful) {
    if (error.message !== '') print(`ironpitch: ${error.message}\n`);
    return ExitCode.failure;
  }
  // Commander has printed its own sentence, help or the version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.success : ExitCode.badInput;
  print(`ironpitch: ${sentenceFor(error)}\n`);
  if (debug && error instanceof Error && error.stack !== undefined) print(`${error.stack}\n`);
  return isBadInput(error) ? ExitCode.badInput : ExitCode.failure;
};
