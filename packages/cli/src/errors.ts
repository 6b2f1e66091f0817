/** How a command ends: what is printed when it fails, and the exit code. Nobody else prints errors. */
import { BadInput, printable, ScriptError } from '@ironpitch/engine';
import { CommanderError } from 'commander';
import { fileSentence, isFileError } from './files/problems.ts';
import { printableLines, printablePlace, SENTENCE_MAX } from './text/printable.ts';

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

/** One sentence about what went wrong. */
export const sentenceFor = (error: unknown): string => {
  if (isFileError(error)) return fileSentence(error);
  const message = error instanceof Error ? error.message : String(error);
  if (isBadInput(error)) return message;
  return `something went wrong inside Ironpitch: ${message} (--debug shows where)`;
};

/** A sentence with the file it is about in front, unless it begins with it already. */
export const aboutFile = (file: string, sentence: string): string => {
  const place = printablePlace(file);
  const begins = [`the file ${place} `, `${place}: `, `${place} `].some(beginning => sentence.startsWith(beginning));
  return begins ? sentence : `${place}: ${sentence}`;
};

/** Prints what there is to say about an error and returns the exit code. Standard output stays untouched. */
export const report = (
  error: unknown,
  debug: boolean,
  print: (text: string) => void = text => process.stderr.write(text),
): ExitCode => {
  const say = (sentence: string): void => print(`${printableLines(`ironpitch: ${sentence}`, SENTENCE_MAX)}\n`);
  if (error instanceof Unsuccessful) {
    if (error.message !== '') say(error.message);
    return ExitCode.failure;
  }
  // Commander has printed its own sentence, help or the version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.success : ExitCode.badInput;
  say(sentenceFor(error));
  if (debug && error instanceof Error && error.stack !== undefined) print(`${printableLines(error.stack)}\n`);
  return isBadInput(error) ? ExitCode.badInput : ExitCode.failure;
};
