/** What an answer of the program must be like: no error of ours, in time, and every refusal one short line that says where. */
import { Script } from 'node:vm';
import type { Format, Said } from './format.ts';

export const KINDS = ['uncaught', 'slow', 'refusal', 'taken', 'printed', 'changed'] as const;
export interface Fault {
  readonly kind: (typeof KINDS)[number];
  /** What was seen, in a line or two. */
  readonly what: string;
  /** Faults with the same cause are one fault. */
  readonly cause: string;
}
export interface Judged {
  readonly refused: boolean;
  readonly ms: number;
  readonly fault?: Fault;
}
export const LIMIT_MS = 1000;
/** Whatever takes this long does not end by itself. */
const HANGS_MS = 8000;
const SENTENCE_MAX = 300;
/** Code that has just been loaded makes one run slow, not three. */
const TRIES = 3;

export const judge = async (format: Format, input: string, hangsMs: number = HANGS_MS): Promise<Judged> => {
  let ms = Number.POSITIVE_INFINITY;
  let judged: Judged = { refused: false, ms };
  for (let attempt = 0; attempt < TRIES && ms > LIMIT_MS; attempt++) {
    const spent = stopwatch();
    const { said, fault } = await attemptOnce(format, input, hangsMs);
    ms = Math.min(ms, spent());
    const found = fault ?? faultIn(format, input, said);
    judged = { refused: said.refusals.length > 0, ms, ...(found ? { fault: found } : {}) };
    if (found?.kind === 'slow') break;
  }
  if (ms > LIMIT_MS && judged.fault === undefined)
    judged = { ...judged, fault: { kind: 'slow', what: `${Math.round(ms)} ms`, cause: `slow ${format.name}` } };
  return judged;
};

/** Milliseconds of this process's own work: a machine with other things to do makes nothing slow. */
const stopwatch = (): (() => number) => {
  const begun = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - begun, (user + system) / 1000);
  };
};

const NOTHING: Said = { refusals: [] };
const attemptOnce = async (format: Format, input: string, hangsMs: number): Promise<{ said: Said; fault?: Fault }> => {
  try {
    const said = await withinTime(() => format.attempt(input), hangsMs);
    const polluted = pollution();
    return polluted === '' ? { said } : { said, fault: { kind: 'changed', what: polluted, cause: polluted } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return { said: NOTHING, fault: { kind: 'slow', what: 'does not end', cause: `endless ${format.name}` } };
    return { said: NOTHING, fault: uncaught(error) };
  }
};
const HOOK = 'ironpitchFuzzAttempt';
const script = new Script(`${HOOK}()`);
/** A loop without an end is broken off; only the engine that runs it can do that. */
const withinTime = <T>(act: () => T, hangsMs: number): T => {
  const host = globalThis as unknown as Record<string, unknown>;
  host[HOOK] = act;
  try {
    return script.runInThisContext({ timeout: hangsMs }) as T;
  } finally {
    delete host[HOOK];
  }
};
const KNOWN = new Map(
  [Object.prototype, Array.prototype, String.prototype, Number.prototype].map(one => [one, ownNames(one)]),
);
function ownNames(one: object): string {
  return Object.getOwnPropertyNames(one).join();
}
/** What an input has left behind on what all objects share. */
const pollution = (): string => {
  for (const [one, names] of KNOWN) if (ownNames(one) !== names) return 'a prototype of the language was changed';
  return '';
};
export const uncaught = (error: unknown): Fault => {
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {};
  const place = stack.split('\n').find(line => /packages\/\w+\/src\//.test(line)) ?? '';
  const at = /packages\/\w+\/src\/[^):]*/.exec(place)?.[0] ?? '';
  return {
    kind: 'uncaught',
    what: `${name}: ${message} ${at}`.slice(0, SENTENCE_MAX),
    cause: `${name} ${pattern(message)} ${at}`,
  };
};
/** The sentence without what differs from input to input. */
const pattern = (sentence: string): string =>
  sentence
    .slice(0, 2000)
    .replace(/[^\x20-\x7e]+/g, '…')
    .replace(/"(?:[^"\\]|\\.)*"?|'[^']*'?|\[[^\]]*\]?|\{.*/gs, '…')
    .replace(/[\d.,-]+/g, '#')
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
    .slice(0, 70);

const faultIn = (format: Format, input: string, said: Said): Fault | undefined => {
  for (const sentence of said.refusals) {
    const wrong = wrongWith(format, input, sentence);
    if (wrong !== '')
      return {
        kind: 'refusal',
        what: `${wrong}: ${JSON.stringify(sentence.slice(0, SENTENCE_MAX))}`,
        cause: `${wrong} ${pattern(sentence)}`,
      };
  }
  if (said.refusals.length === 0 && format.forged?.has(input))
    return { kind: 'taken', what: 'accepted, though it cannot be right', cause: `taken ${input}` };
  if (said.changed) return { kind: 'changed', what: said.changed, cause: pattern(said.changed) };
  const printed = (said.printed ?? '').replace(/[\n\t]/g, ' ');
  const obeyed = CONTROL.exec(printed);
  if (obeyed) {
    const around = printed.slice(Math.max(0, obeyed.index - 60), obeyed.index + 20);
    return { kind: 'printed', what: `a control sign is printed: ${JSON.stringify(around)}`, cause: 'a control sign' };
  }
  return undefined;
};
/** What a terminal obeys, what breaks a line, and halves of signs. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const wrongWith = (format: Format, input: string, sentence: string): string => {
  if (sentence.trim() === '') return 'empty';
  if (/\n/.test(sentence)) return 'several lines';
  if (CONTROL.test(sentence)) return 'a control sign';
  if (sentence.length >= SENTENCE_MAX) return `${SENTENCE_MAX} signs or more`;
  return format.names(input, sentence) ? '' : 'names no field';
};
