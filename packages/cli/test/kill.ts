/** `play` killed at random moments while its disk fails and recovers: nothing that was shown as saved may be gone. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BotSeat, botNamed, botSeed } from '@ironpitch/ai';
import { type Answer, type BlitzGame, MatchKeeper, type MatchSpec, SeededDice } from '@ironpitch/engine';
import { replayRecord } from '@ironpitch/protocol';
import { KeptMatch, openMatch } from '../src/play/kept.ts';
import { loadMatch, matchIn } from '../src/play/saves.ts';
import { Session } from '../src/play/session.ts';
import { plainStyle } from '../src/play/style.ts';
import { blitz } from './blitz/positions.ts';
import { typed } from './blitz/typed.ts';

const BIN = fileURLToPath(new URL('../bin/ironpitch.mjs', import.meta.url));
const FAULTS = new URL('./faulty-disk.mjs', import.meta.url).href;
const BOT = 'random';

/** A match as it goes when nobody disturbs it. */
export interface Undisturbed {
  readonly seed: string;
  readonly lines: readonly string[];
  /** For every prompt, in order: how many answers had been given. */
  readonly given: readonly number[];
  readonly answers: readonly Answer[];
}
export const undisturbed = async (seed: string): Promise<Undisturbed> => {
  const spec: MatchSpec = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
  const create = (dice: ConstructorParameters<typeof MatchKeeper>[3]): BlitzGame => {
    const game = blitz.create(spec, dice);
    game.events = [];
    return game as BlitzGame;
  };
  const keeper = new MatchKeeper(spec, blitz, create, new SeededDice(seed), seed).start();
  const game = keeper.game as BlitzGame;
  const lines: string[] = [];
  const given: number[] = [];
  const session = new Session({
    keeper,
    definition: blitz,
    bots: [undefined, new BotSeat(botNamed(BOT, 'blitz-2024', botSeed(seed, 1)), 1, blitz, spec)],
    display: { style: plainStyle, redraws: false, columns: 100, rows: 40, write: () => {} },
    lines: {
      next: async () => {
        const legal = game.legalAnswers().filter(one => one !== 'endTurn' && one !== 'stop');
        const all = legal.length > 0 ? legal : game.legalAnswers();
        const line = typed(game, all[new SeededDice(`${seed} ${lines.length}`).pick(all.length)]);
        lines.push(line);
        given.push(keeper.answers.length);
        return line;
      },
      close: () => {},
    },
    save: () => ({ file: '' }),
    resumeFlags: '',
    pauseMs: 0,
  });
  await session.play();
  return { seed, lines, given, answers: keeper.answers };
};

/** A disk that can be made to fail; `set('')` heals it. */
export interface FailingDisk {
  readonly folder: string;
  readonly faults: readonly string[];
  /** At least so many milliseconds from one fault to the next. */
  readonly pace: number;
  readonly env: NodeJS.ProcessEnv;
  set(fault: string): void;
  remove(): void;
}
/** Works everywhere: the errors are thrown inside the process that plays. */
export const injectedDisk = (): FailingDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'ironpitch-kill-'));
  const control = join(folder, 'fault');
  return {
    folder,
    faults: ['ENOSPC', 'EROFS', 'EIO'],
    pace: 1,
    env: { FAULT_FILE: control, NODE_OPTIONS: `--import=${FAULTS}` },
    set: fault => writeFileSync(control, fault),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
const TMPFS_BYTES = 512 * 1024;
/** A real one, small enough to be filled up; or why there is none on this machine. */
export const realDisk = (): FailingDisk | string => {
  const folder = mkdtempSync(join(tmpdir(), 'ironpitch-tmpfs-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_BYTES}`, 'ironpitch', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return mounted.error?.message ?? String(mounted.stderr).trim();
  }
  const filler = join(folder, 'filler');
  const remount = (how: string): void => {
    const { status, stderr } = spawnSync('mount', ['-o', `remount,${how}`, folder]);
    if (status !== 0) throw new Error(`the disk cannot be mounted again: ${stderr}`);
  };
  let readOnly = false;
  return {
    folder,
    faults: ['full', 'read-only'],
    pace: 40,
    env: {},
    set: fault => {
      if (readOnly) remount('rw');
      readOnly = false;
      rmSync(filler, { force: true });
      if (fault === 'full') {
        try {
          writeFileSync(filler, Buffer.alloc(TMPFS_BYTES));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      } else if (fault === 'read-only') {
        // Refused while a save is being written: then the disk stays sound this time.
        readOnly = spawnSync('mount', ['-o', 'remount,ro', folder]).status === 0;
      }
    },
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

interface Plan {
  readonly dice: SeededDice;
  /** Milliseconds after the first question. */
  readonly killAfter?: number;
  /** Not before a save has failed. */
  readonly whileFailing?: boolean;
  /** Types a line only when it is asked for, and calls back before. */
  readonly step?: (prompt: number) => void;
  /** How many milliseconds the disk works, and then fails. */
  readonly faultEvery?: number;
}
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly killed: boolean;
  /** From the first question to the end, in milliseconds. */
  readonly ms: number;
}
/** Plays the match in a process of its own; kills it `killAfter` milliseconds after its first question. */
export const playIn = (
  { seed, lines }: Undisturbed,
  file: string,
  disk: FailingDisk,
  { dice, killAfter, faultEvery, whileFailing = false, step }: Plan,
): Promise<Run> =>
  new Promise(resolve => {
    const args = [BIN, 'play', '--seed', seed, '--pitch', 'stone', '--bot', BOT, '--save', file];
    disk.set('');
    const child = spawn(process.execPath, args, { env: { ...process.env, ...disk.env } });
    let [out, err, begun] = ['', '', 0];
    let toggling: NodeJS.Timeout | undefined;
    let healthy = true;
    const toggle = (): void => {
      healthy = !healthy;
      disk.set(healthy ? '' : (disk.faults[dice.pick(disk.faults.length)] as string));
    };
    let due = false;
    let typedSoFar = 0;
    const kill = (): void => {
      due = true;
      if (!whileFailing) child.kill('SIGKILL');
    };
    child.stdout.on('data', (data: Buffer) => {
      out += data;
      if (due && whileFailing && data.includes(NOT_SAVED)) child.kill('SIGKILL');
      if (step !== undefined && out.endsWith('Dwarf> ')) {
        step(typedSoFar);
        child.stdin.write(`${lines[typedSoFar++]}\n`);
      }
      if (begun > 0 || !PROMPT.test(out)) return;
      begun = performance.now();
      if (killAfter !== undefined) setTimeout(kill, killAfter);
      if (faultEvery !== undefined) toggling = setInterval(toggle, faultEvery);
    });
    child.stderr.on('data', data => {
      err += data;
    });
    child.stdin.on('error', () => {}); // killed while we write
    if (step === undefined) child.stdin.end(`${lines.join('\n')}\n`);
    child.on('close', (_, signal) => {
      clearInterval(toggling);
      disk.set('');
      resolve({ out, err, killed: signal === 'SIGKILL', ms: performance.now() - begun });
    });
  });
const PROMPT = /^Dwarf> /m;
const NOT_SAVED = 'The match is not saved';

/** How many answers the transcript has shown as saved: those before the last question without a warning. */
export const shownAsSaved = ({ given }: Undisturbed, out: string): number => {
  const asked = out.split(new RegExp(PROMPT, 'gm')).slice(0, -1);
  return Math.max(0, ...asked.map((before, i) => (before.includes(NOT_SAVED) ? 0 : (given[i] as number))));
};

export interface Found {
  readonly shown: number;
  readonly saved: number;
  /** What is wrong; '' when nothing is. */
  readonly fault: string;
}
/** What the file holds after the kill, against what was shown. */
export const examine = (match: Undisturbed, file: string, { out, err }: Run): Found => {
  const shown = shownAsSaved(match, out);
  if (err !== '') return { shown, saved: 0, fault: `it wrote to standard error: ${err}` };
  if (!existsSync(file)) return { shown, saved: 0, fault: shown === 0 ? '' : 'the file is not there' };
  try {
    const { answers } = loadMatch(file);
    const saved = answers.length;
    if (saved < shown) return { shown, saved, fault: 'answers are lost' };
    if (JSON.stringify(answers) !== JSON.stringify(match.answers.slice(0, saved)))
      return { shown, saved, fault: 'the answers are others' };
    return { shown, saved, fault: resumedHere(file) };
  } catch (error) {
    return { shown, saved: 0, fault: (error as Error).message };
  }
};
/** Goes on with the match: its lock is taken over, it replays, it saves, and nothing is left lying about. */
const resumedHere = (file: string): string => {
  const opened = openMatch(file, readFileSync(file, 'utf8'));
  if (opened.lock === undefined) return 'the lock of a process that is gone was not taken over';
  const record = matchIn(file, opened.text);
  const kept = KeptMatch.from(file, replayRecord(record, { after: new SeededDice('later') }), opened);
  const saved = record.final === undefined ? kept.save() : { file };
  kept.release();
  if ('problem' in saved) return `it is not saved again: ${saved.problem}`;
  const left = readdirSync(dirname(file)).filter(name => name.startsWith(`${basename(file)}.`));
  return left.length > 0 ? `left behind: ${left.join(', ')}` : '';
};

/** Kills one match after the other, at any moment of the first `within` milliseconds. */
export const killMatches = async (
  match: Undisturbed,
  kills: number,
  within: number,
  disk: FailingDisk,
  each: (found: Found, run: Run, kill: number) => void,
): Promise<void> => {
  const dice = new SeededDice(match.seed);
  for (let kill = 1, killed = 0; killed < kills; kill++) {
    const file = join(disk.folder, `killed-${kill}.json`);
    const run = await playIn(match, file, disk, {
      dice,
      killAfter: (dice.pick(1000) / 1000) * within,
      faultEvery: disk.pace + dice.pick(40),
      whileFailing: kill % 2 === 1,
    });
    // It may have come to its end first.
    if (run.killed) each(examine(match, file, run), run, ++killed);
    rmSync(file, { force: true });
  }
};
