// `npm run soak:bots`: bots of all levels against each other, over all rulesets and teams, until 10,000 matches are played
// without an illegal answer, a late one or an exception. A run that was broken off goes on where it was.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    folder: { type: 'string', default: 'soak-bots' },
    seed: { type: 'string', default: 'soak' },
  },
});
const BOTS = ['random', 'rookie', 'regular', 'greedy', 'veteran', 'star'];
/** How many nodes a turn come to about 20 ms for whoever looks ahead. */
const RULESETS = { 'blitz-2024': 220, 'blitz-2022': 220, 'blood-2016': 340, 'blood-2025': 340 };
const each = Number(values.games) / Object.keys(RULESETS).length;
if (!Number.isInteger(each) || each < 1) throw new Error('--games takes a number that four rulesets can share');
mkdirSync(values.folder, { recursive: true });

const failed = Object.entries(RULESETS).filter(([ruleset, nodes]) => {
  const pairs = (BOTS.length * (BOTS.length - 1)) / 2;
  const flags = {
    ruleset,
    bots: BOTS.join(),
    games: Math.ceil(each / pairs),
    seed: values.seed,
    'turn-nodes': nodes,
    keep: join(values.folder, `${ruleset}.json`),
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return spawnSync('npx', ['ironpitch', 'arena', ...args], { stdio: 'inherit' }).status !== 0;
});
for (const [ruleset] of failed) console.error(`${ruleset}: not every match was played to its end`);
process.exitCode = failed.length > 0 ? 1 : 0;
