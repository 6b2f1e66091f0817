/** A worker thread of `simulate` and `arena`: plays the matches it is handed and reports what came of them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { type Bot, botNamed, botSeed, playMatch } from '@ironpitch/ai';
import { hashPosition, type RulesetDefinition, rulesetNamed } from '@ironpitch/engine';
import { playFixture } from '../arena/match.ts';
import { seenIn } from '../coverage/coverage.ts';
import type { Seen } from '../coverage/seen.ts';
import { isFileError } from '../files/problems.ts';
import { removeIfThere } from '../files/write.ts';
import { matchFor } from '../matches.ts';
import { type Chunk, emptyResult, type Result, type Simulation, type Tournament } from './messages.ts';

const playOne = (
  definition: RulesetDefinition,
  simulation: Simulation,
  game: number,
  seen: Seen,
  into: Result,
): void => {
  const seed = `${simulation.seed}/${game}`;
  const match = matchFor(definition, simulation, seed);
  const bots = simulation.bots.map((name, i) => botNamed(name, definition.id, botSeed(seed, i as 0 | 1)));
  const { record, coverage } = { record: simulation.records !== undefined, coverage: simulation.coverage };
  const played = playMatch(definition, match, bots as unknown as readonly [Bot, Bot], seed, {
    record,
    ...(coverage ? { watch: (g, events) => seen.watch(g, events) } : {}),
  });
  if (simulation.records !== undefined)
    writeRecord(
      join(simulation.records, `game-${String(game).padStart(6, '0')}.json`),
      `${JSON.stringify(played.record)}\n`,
    );
  into.finished++;
  into.decisions += played.decisions;
  if (played.outcome.winner === null) into.draws++;
  else into.wins[played.outcome.winner]++;
  into.points[0] += played.outcome.score[0];
  into.points[1] += played.outcome.score[1];
  into.hashes.push(hashPosition(played.game));
};
/** A record that is cut off would only be found out when it is read: rather none. */
const writeRecord = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    removeIfThere(file);
    // Writing to an open file names no path.
    throw Object.assign(error as Error, { path: file });
  }
};
const playChunk = (
  definition: RulesetDefinition,
  simulation: Simulation,
  { first, count }: Chunk,
  seen: Seen,
): Result => {
  const result = emptyResult(first, count);
  for (let game = first; game < first + count; game++) {
    try {
      playOne(definition, simulation, game, seen, result);
    } catch (error) {
      // A record that cannot be written is no fault of the match, and the next one would fare no better.
      if (isFileError(error)) throw error;
      result.hashes.push('failed');
      result.failures.push({
        game,
        message: error instanceof Error ? error.message : String(error),
        stack: (error instanceof Error && error.stack) || '',
      });
    }
  }
  result.seen = seen.names();
  return result;
};

const isArena = (job: Simulation | Tournament): job is Tournament => 'budget' in job;

/** Listens to the main thread: first what is to be played, then one chunk after the other. */
export const listen = (port: MessagePort): void => {
  let job: Simulation | Tournament;
  let definition: RulesetDefinition;
  let seen: Seen;
  port.on('message', (message: Simulation | Tournament | Chunk) => {
    if ('count' in message)
      return port.postMessage(
        isArena(job) ? playFixture(definition, job, message.first) : playChunk(definition, job, message, seen),
      );
    job = message;
    definition = rulesetNamed(job.ruleset);
    seen = seenIn(definition);
    port.postMessage('ready');
  });
};
