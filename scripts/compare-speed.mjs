// How fast this tree is beside another one: `node scripts/compare-speed.mjs OTHER_TREE [SLICES]`. Both play the same in
// turns, a slice of CPU time each, so that whatever else the machine does slows both alike. Each line has a process of
// its own in each tree, as code is compiled for what it has met; each tree runs as its command does, from a bundle or
// from its source.
import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const SLICES = 9;
const WARM_UPS = 12;
/** A tree of a time before the ruleset was there. */
const ABSENT = 'absent';
/** About a second of work in a slice; what is played differs from slice to slice and is the same in both trees. */
const LINES = {
  'blood-2016, two teams': { unit: 'matches a second', prepare: matches('blood-2016', ['human', 'orc']), times: 800 },
  'blood-2016, any teams': { unit: 'matches a second', prepare: matches('blood-2016'), times: 400 },
  'blood-2025, two teams': {
    unit: 'matches a second',
    prepare: matches('blood-2025', ['human', 'orc']),
    times: 400,
    needs: 'blood-2025',
  },
  'blood-2025, any teams': {
    unit: 'matches a second',
    prepare: matches('blood-2025'),
    times: 250,
    needs: 'blood-2025',
  },
  'blitz-2024, two teams': { unit: 'matches a second', prepare: matches('blitz-2024', ['dwarf', 'orc']), times: 2000 },
  'blitz-2024, any teams': { unit: 'matches a second', prepare: matches('blitz-2024'), times: 1000 },
  'blood-2016, made ready': { unit: 'new matches a second', prepare: madeReady('blood-2016'), times: 1500 },
  'blitz-2024, made ready': { unit: 'new matches a second', prepare: madeReady('blitz-2024'), times: 3000 },
  'positions copied': { unit: 'saved and loaded a second', prepare: copies, times: 2_000_000 },
};

// --- what is measured: gives a function that does it once, for the number of the match ---------------------------
function matches(ruleset, teams) {
  return ({ engine, ai }) => {
    const definition = engine.rulesetNamed(ruleset);
    return n => {
      const seed = `bench/${n}`;
      const bot = seat => ai.botNamed('random', definition.id, ai.botSeed(seed, seat));
      ai.playMatch(definition, matchOf(engine, definition, seed, teams), [bot(0), bot(1)], seed);
    };
  };
}
function madeReady(ruleset) {
  return ({ engine }) => {
    const definition = engine.rulesetNamed(ruleset);
    return n => {
      const seed = `bench/${n}`;
      definition.create(matchOf(engine, definition, seed), new engine.SeededDice(seed));
    };
  };
}
function copies({ engine }) {
  const definition = engine.rulesetNamed('blood-2016');
  const game = definition.create({ home: 'human', away: 'orc', options: {} }, new engine.SeededDice('bench')).start();
  const pool = Array.from({ length: 64 }, () => game.save());
  return n => {
    game.load(pool[n & 63]);
    game.save(pool[(n * 7) & 63]);
  };
}
function matchOf(engine, definition, seed, teams) {
  if (teams) return { home: teams[0], away: teams[1], options: {} };
  const dice = new engine.SeededDice(`${seed}/match`);
  const [home, away] = [0, 1].map(() => definition.teams[dice.pick(definition.teams.length)].id);
  return { home, away, options: definition.anyOptions(dice) };
}

// --- a process for one line of one tree ----------------------------------------------------------------------------
async function measureHere(tree, line) {
  const { prepare, times, needs } = LINES[line];
  const packages = await packagesOf(tree);
  if (needs && !packages.engine.rulesets.some(({ id }) => id === needs)) return process.send(ABSENT);
  const once = prepare(packages);
  const slice = number => {
    const begun = process.cpuUsage();
    for (let n = 0; n < times; n++) once(number * times + n);
    const { user, system } = process.cpuUsage(begun);
    return times / ((user + system) / 1e6);
  };
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) slice(-1 - warmUp); // until everything used is compiled
  process.on('message', number => process.send(slice(number)));
  process.send('ready');
}
async function packagesOf(tree) {
  const source = name => pathToFileURL(join(tree, 'packages', name, 'src/index.ts')).href;
  const bin = join(tree, 'packages/cli/bin');
  const compiler = join(bin, 'compiler.mjs');
  if (existsSync(compiler)) await import(pathToFileURL(compiler).href);
  const bundler = join(bin, 'bundle.mjs');
  if (existsSync(bundler)) {
    const folder = mkdtempSync(join(tmpdir(), 'ironpitch-speed-'));
    try {
      const entry = join(folder, 'entry.ts');
      writeFileSync(
        entry,
        `export * as engine from '${fileURLToPath(source('engine'))}';\nexport * as ai from '${fileURLToPath(source('ai'))}';\n`,
      );
      const { bundled } = await import(pathToFileURL(bundler).href);
      const files = await bundled(join(folder, 'bundle.mjs'), entry);
      for (const { path, contents } of files) writeFileSync(path, contents);
      return await import(pathToFileURL(join(folder, 'bundle.mjs')).href);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const { register } = await import(pathToFileURL(join(tree, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  register();
  return { engine: await import(source('engine')), ai: await import(source('ai')) };
}

// --- taking turns --------------------------------------------------------------------------------------------------
const answerOf = child =>
  new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', code => fail(new Error(`a measuring process ended with ${code}`)));
  });
async function compare(line, other, slices) {
  const children = [];
  for (const tree of [HERE, other]) {
    const child = fork(fileURLToPath(import.meta.url), ['--measure', tree, line]);
    children.push({ child, speeds: [] });
    if ((await answerOf(child)) !== ABSENT) continue;
    for (const one of children) one.child.kill();
    return console.log(`${line}: not in both trees`);
  }
  for (let slice = 1; slice <= slices; slice++) {
    for (const { child, speeds } of children) {
      const speed = answerOf(child);
      child.send(slice);
      speeds.push(await speed);
    }
  }
  for (const { child } of children) child.kill();
  const [here, there] = children.map(({ speeds }) => speeds);
  const times = here.map((speed, i) => speed / there[i]);
  console.log(
    `${line}: ${inWords(here)} ${LINES[line].unit}, there ${inWords(there)}: ×${median(times).toFixed(2)} (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`,
  );
}
/** The shell counts the CPU time of what it ran. */
function startUp(tree) {
  const command = join(tree, 'packages/cli/bin/ironpitch.mjs');
  const run = () =>
    execFileSync('sh', ['-c', '"$0" "$1" --help >&2; times', process.execPath, command], { stdio: 'pipe' });
  run();
  const seconds = Array.from({ length: 5 }, () =>
    [
      ...String(run())
        .split('\n')[1]
        .matchAll(/(\d+)m([\d.]+)s/g),
    ].reduce((sum, [, m, s]) => sum + 60 * m + Number(s), 0),
  );
  return median(seconds);
}
const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const inWords = list =>
  `${Math.round(median(list))} (${Math.round(Math.min(...list))} to ${Math.round(Math.max(...list))})`;

const [first, ...rest] = process.argv.slice(2);
if (first === '--measure') await measureHere(rest[0], rest[1]);
else if (first === undefined || !existsSync(join(first, 'packages/engine'))) {
  console.error('compare-speed needs the folder of another tree of this repository with its packages installed');
  process.exitCode = 2;
} else {
  const only = rest[1];
  for (const line of Object.keys(LINES))
    if (only === undefined || line.includes(only)) await compare(line, resolve(first), Number(rest[0] ?? SLICES));
  console.log(`--help: ${startUp(HERE)} s, there ${startUp(first)} s`);
}
