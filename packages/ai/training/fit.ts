/** Teaches the evaluation of a ruleset: `npm run fit:value -- RULESET`. README.md beside this file says more. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type MatchRecord, rulesetNamed } from '@ironpitch/engine';
import { featuresOf } from '../src/value/of.ts';
import { readData } from './data.ts';
import { knownOf } from './known.ts';
import { Learner } from './learn.ts';
import { CHUNK, chunkFile, playAll, rowsOfRecord } from './matches.ts';
import { widthOf, writeRows } from './rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '4000' },
    rows: { type: 'string' },
    records: { type: 'string' },
    hidden: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    caution: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('fit:value takes a ruleset: npm run fit:value -- blood-2016');
const rules = rulesetNamed(id);
const features = featuresOf(rules.game);
/** Blitz Bowl has shorter matches, more luck and less to learn from each. */
const USUAL = { blood: { hidden: 8, caution: 0.1 }, blitz: { hidden: 4, caution: 0.3 } } as const;
const hidden = Number(values.hidden ?? USUAL[rules.game].hidden);
const caution = Number(values.caution ?? USUAL[rules.game].caution);
const folder = values.rows ?? join(tmpdir(), 'ironpitch-value', id);
const say = (text: string): void => {
  process.stderr.write(`\r${text}`);
};

/** Matches that lie there as records, such as those of docs/luck.md, need not be played again. */
const readRecords = (from: string): void => {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(from)
    .filter(name => name.endsWith('.json'))
    .sort()
    .slice(0, Number(values.games));
  for (let chunk = 0; chunk * CHUNK < files.length; chunk++) {
    const file = chunkFile(folder, chunk);
    if (existsSync(file)) continue;
    const rows = files
      .slice(chunk * CHUNK, (chunk + 1) * CHUNK)
      .flatMap((name, i) =>
        rowsOfRecord(rules, JSON.parse(readFileSync(join(from, name), 'utf8')) as MatchRecord, chunk * CHUNK + i),
      );
    writeRows(`${file}.part`, rows, widthOf(features));
    renameSync(`${file}.part`, file);
    say(`${Math.min(files.length, (chunk + 1) * CHUNK)} of ${files.length} records read`);
  }
};
if (values.records === undefined)
  playAll(rules, folder, Number(values.games), played => say(`${played} of ${values.games} matches played`));
else readRecords(values.records);

const data = readData(features, folder);
say(`${data.matches} matches, ${data.learned.count} positions to learn from\n`);
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
  seed: 'value',
  tell: (round, loss) => say(`round ${round + 1}: log loss ${loss.toFixed(4)} on watched matches\n`),
});
const heldOut = learner.loss(data.heldOut);
process.stdout.write(`${id}: log loss ${heldOut.toFixed(4)} on held-out matches\n`);

if (!values.dry) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const path = `packages/ai/src/value/weights/${id}.ts`;
  const made = `${data.matches} matches; log loss ${heldOut.toFixed(4)} on those held out`;
  const text = [
    `/** Who wins at ${id}: made by \`npm run fit:value -- ${id}\`, not by hand (${made}). */`,
    "import type { Fitted } from '../net.ts';",
    '',
    `export const ${id.replaceAll('-', '')}: Fitted = ${JSON.stringify(learner.fitted(id))};`,
    '',
  ].join('\n');
  mkdirSync(join(root, 'packages/ai/src/value/weights'), { recursive: true });
  writeFileSync(join(root, path), text);
  execFileSync('npx', ['biome', 'check', '--write', path], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
