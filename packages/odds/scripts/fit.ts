/** Fits who is going to win, ruleset by ruleset: `npm run fit:luck -- RULESET --records DIR`. */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type RulesetDefinition, rulesetNamed } from '@ironpitch/engine';
import { featuresOf } from '../src/luck/evaluation.ts';
import type { Fitted } from '../src/luck/model.ts';
import { fittedModels } from '../src/luck/weights/index.ts';
import { asWritten, writeDocs, writeWeights } from './fit-files.ts';
import { fit, judge } from './fit-model.ts';
import { type Positions, readPositions } from './fit-positions.ts';

const GAMES = 20_000;
const SEED = 'fit';
/** What whoever looks at the score alone looks at. */
const SCORE_ONLY: ReadonlySet<string> = new Set(['lead', 'leadLate', 'towardsSuddenDeath', 'suddenDeathLead']);

const tell = (read: number, all: number): void => {
  process.stderr.write(`\r${read} of ${all} matches read`);
  if (read === all) process.stderr.write('\n');
};
const fitted = (rules: RulesetDefinition, found: { readonly fit: Positions; readonly heldOut: Positions }): Fitted => {
  const { meanings, drawMeanings } = featuresOf(rules.game);
  const names = Object.keys(meanings);
  const drawNames = Object.keys(drawMeanings);
  const all = names.map((_, i) => i);
  const weights = fit(found.fit, names.length, drawNames.length, all);
  const scoreOnly = all.filter(i => SCORE_ONLY.has(names[i] as string));
  const scoreWeights = fit(found.fit, names.length, drawNames.length, scoreOnly);
  return {
    ruleset: rules.id,
    made: {
      games: found.fit.matches + found.heldOut.matches,
      seed: SEED,
      positions: found.fit.count,
      heldOut: found.heldOut.count,
    },
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i] as number])),
    drawWeights: Object.fromEntries(drawNames.map((name, i) => [name, weights[names.length + i] as number])),
    judged: judge(found.fit, found.heldOut, weights, scoreWeights, names.length, drawNames.length),
  };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { records: { type: 'string' } },
});
const [id] = positionals;
if (id === undefined || values.records === undefined) throw new Error('fit:luck takes a ruleset and --records DIR');
const folder = values.records;
const rules = rulesetNamed(id);
if (!existsSync(folder) || readdirSync(folder).length === 0)
  throw new Error(
    `${folder} holds no records; play them first: npx ironpitch simulate --ruleset ${id} --home any --away any` +
      ` --bots greedy,greedy --games ${GAMES} --seed ${SEED} --records ${folder}`,
  );
const found = fitted(rules, readPositions(rules, folder, tell));
writeWeights(found);
writeDocs({ ...fittedModels, [id]: asWritten(found) });
const { logLoss, baseRate, scoreOnly } = found.judged;
const digits = (loss: number): string => loss.toFixed(4);
process.stdout.write(
  `${id}: log loss ${digits(logLoss)}; score alone ${digits(scoreOnly.logLoss)}; base rate ${digits(baseRate.logLoss)}\n`,
);
