/** The chances to win, held against matches their fit has never seen: played here and now, the way docs/luck.md says. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatchRecord, rulesetNamed } from '@ironpitch/engine';
import { lossesOfMatches } from '../../odds/scripts/fit-model.ts';
import { fittedModels } from '../../odds/scripts/fit-models.ts';
import { positionsIn } from '../../odds/scripts/fit-positions.ts';

const IRONPITCH = fileURLToPath(new URL('../bin/ironpitch.mjs', import.meta.url));
/** Not the seed of the fit (`fit`), so none of these matches was fitted on. */
const SEED = 'judge';
/** How far the log loss of a single match is from the mean of all: the standard deviation over 120 such matches. */
const SPREAD: Readonly<Record<string, number>> = {
  'blitz-2024': 0.42,
  'blitz-2022': 0.64,
  'blood-2016': 0.34,
  'blood-2025': 0.36,
};
/** Standard errors within which the mean must lie: one set of matches in two thousand goes beyond them by chance. */
const ERRORS = 3.5;

/** Played by the command itself, which is several times faster than inside a test. */
const playedMatches = (ruleset: string, games: number): MatchRecord[] => {
  const folder = mkdtempSync(join(tmpdir(), 'ironpitch-judged-'));
  try {
    const match = ['--ruleset', ruleset, '--home', 'any', '--away', 'any', '--bots', 'greedy,greedy'];
    const run = ['--games', String(games), '--seed', SEED, '--records', folder, '--workers', '1'];
    execFileSync(process.execPath, [IRONPITCH, 'simulate', ...match, ...run], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readdirSync(folder)
      .sort()
      .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Judgement {
  /** Log losses on these matches: the model's, and that of whoever knows how many of them will be drawn. */
  readonly model: number;
  readonly baseRate: number;
  /** What the weights file claims, and how far the model may be from it on so many matches. */
  readonly claimed: number;
  readonly tolerance: number;
}
export const judgedOn = (ruleset: string, games: number): Judgement => {
  const fitted = fittedModels[ruleset];
  const spread = SPREAD[ruleset];
  if (fitted === undefined || spread === undefined) throw new Error(`nothing is known about chances in ${ruleset}`);
  const { model, baseRate } = lossesOfMatches(
    fitted,
    positionsIn(rulesetNamed(ruleset), playedMatches(ruleset, games)),
  );
  return {
    model: mean(model),
    baseRate: mean(baseRate),
    claimed: fitted.judged.logLoss,
    tolerance: (ERRORS * spread) / Math.sqrt(games),
  };
};
