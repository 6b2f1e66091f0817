/** Teaches the evaluation of a ruleset: `npm run fit:value -- RULESET`. README.md beside this file says more. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rulesetNamed } from '@ironpitch/engine';
import { featuresOf } from '../src/value/of.ts';
import { type Judged, judge } from './heldout.ts';
import { knownOf } from './known.ts';
import { Learner } from './learn.ts';
import { playedRows } from './matches.ts';
import { writePage } from './page.ts';
import { partsOf } from './rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '4000' },
    matches: { type: 'string' },
    hidden: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    caution: { type: 'string' },
    patience: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('fit:value takes a ruleset: npm run fit:value -- blood-2016');
const rules = rulesetNamed(id);
const features = featuresOf(rules.game);
/** Blitz Bowl has shorter matches, more luck and less to learn from each. */
const USUAL = {
  blood: { hidden: 12, caution: 0.1, patience: 0.95 },
  blitz: { hidden: 4, caution: 0.3, patience: 0.95 },
} as const;
const hidden = Number(values.hidden ?? USUAL[rules.game].hidden);
const caution = Number(values.caution ?? USUAL[rules.game].caution);
const games = Number(values.games);
const folder = values.matches ?? join(tmpdir(), 'ironpitch-value', id);
const say = (text: string): void => {
  process.stderr.write(`\r${text}`);
};

const data = partsOf(playedRows(rules, folder, games, played => say(`${played} of ${games} matches`)));
say(`${games} matches, ${data.learned.count} positions to learn from\n`);
const learner = new Learner(
  features,
  rules.teams.map(team => team.id),
  hidden,
  'value',
);
learner.measure(data.learned);
const known = knownOf(id);
learner.beginWith(known.lean, known.width);
say(`log loss ${learner.loss(data.heldOut).toFixed(4)} on held-out matches before learning\n`);
learner.learn(data.learned, data.watched, {
  rounds: Number(values.rounds),
  caution,
  patience: Number(values.patience ?? USUAL[rules.game].patience),
  seed: 'value',
  tell: (round, loss) => say(`round ${round + 1}: log loss ${loss.toFixed(4)} on watched matches\n`),
});
const judged = judge(learner, data.heldOut, { ruleset: id, matches: games });
const { logLoss, luck, lower, error, heldOut } = judged;
process.stdout.write(
  `${id}: log loss ${logLoss} on ${heldOut} held-out matches, that of docs/luck.md ${luck.logLoss};` +
    ` lower by ${lower}, standard error ${error}\n`,
);

const write = (found: Judged): void => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const path = `packages/ai/src/value/weights/${id}.ts`;
  const text = [
    `/** Who wins at ${id}: made by \`npm run fit:value -- ${id} --games ${games}\`, not by hand. */`,
    "import type { Fitted } from '../net.ts';",
    '',
    `export const ${id.replaceAll('-', '')}: Fitted = ${JSON.stringify(learner.fitted(id))};`,
    '',
  ].join('\n');
  writeFileSync(join(root, path), text);
  execFileSync('npx', ['biome', 'check', '--write', path], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  writePage(root, found);
};
if (!values.dry) write(judged);
