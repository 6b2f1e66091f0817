// `npm run mutation:skills`: breaks every skill and trait of Blood Bowl 2025 on purpose, one thing its entry says at a time,
// and runs only the tests whose titles cite the skill's rule. What was judged before is not judged again, as long as
// neither the rules nor those tests have changed: a run that is broken off goes on.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { mutantsOf, nameOf } from './entry-mutants.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const RULES = 'packages/engine/src/blood';
const SKILLS = join(ROOT, RULES, 'editions/2025/skills/index.ts');
const TESTS = ['packages/engine/test/scenarios', 'packages/engine/test/blood'];
/** Its titles are made from the catalogue. */
const MARKS = 'b25-skill-marks';
const JUDGED = join(ROOT, 'node_modules/.cache/ironpitch/mutation-skills.json');
const HELP = `npm run mutation:skills -- [--once] [NAMES…]

  NAMES    skills and traits to break, by a part of their rule: BLOCK, TRAIT-LONER (all)
  --once   breaks every one of them once, as a whole, instead of everything it says`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(HELP);
else await run();

async function run() {
  let inPlace;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: true,
      pool: 'threads',
      isolate: false,
      reporters: [{}],
      include: TESTS.map(folder => `${folder}/b25-*.test.ts`),
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (code, id) => (id === SKILLS && inPlace ? withMutant(code, inPlace) : undefined),
        },
      ],
    },
  );
  try {
    const { skills2025 } = await vitest.vite.ssrLoadModule(SKILLS);
    const mutants = wanted(mutantsOf(skills2025));
    if (mutants.length === 0) return refuse(`no skill or trait is called ${positionals.join(' or ')}`);
    const { failed } = await outcomeOf(vitest, /B25-(SKILL|TRAIT)-/);
    if (failed !== undefined) return refuse(`with nothing broken, a test fails: ${failed}`);
    await judge(vitest, mutants, mutant => {
      inPlace = mutant;
    });
  } finally {
    await vitest.close();
  }
}

function wanted(mutants) {
  const named = mutants.filter(
    ({ section }) => positionals.length === 0 || positionals.some(name => `${section}-`.includes(`-${name}-`)),
  );
  if (!values.once) return named;
  return named.filter(({ section }, i) => section !== named[i - 1]?.section);
}

function withMutant(code, mutant) {
  const whole = code.replace('export const skills2025 =', 'const whole =');
  if (whole === code) throw new Error('the skills are no longer put together in skills/index.ts');
  const breaker = JSON.stringify(join(ROOT, 'scripts/entry-mutants.mjs'));
  return `import { broken } from ${breaker};\n${whole}\nexport const skills2025 = broken(whole, ${JSON.stringify(mutant)});\n`;
}

async function judge(vitest, mutants, putInPlace) {
  const stamp = stampOf();
  const before = readJudged();
  const judged = before.stamp === stamp ? before : { stamp, missed: {} };
  const begun = Date.now();
  let fresh = 0;
  for (const [i, mutant] of mutants.entries()) {
    const name = nameOf(mutant);
    if (name in judged.missed) continue;
    putInPlace(mutant);
    judged.missed[name] = await isMissed(vitest, mutant);
    fresh++;
    writeJudged(judged);
    const said = judged.missed[name] ? `MISSED ${name}` : fresh % 20 === 0 ? 'caught so far' : '';
    if (said) console.log(`${i + 1} of ${mutants.length}, ${Math.round((Date.now() - begun) / 1000)} s: ${said}`);
  }
  const missed = mutants.map(nameOf).filter(name => judged.missed[name]);
  console.log(
    `${mutants.length - missed.length} of ${mutants.length} mutants were caught, ${fresh} of them judged now.`,
  );
  process.exitCode = 0; // tests that failed were meant to
  if (missed.length > 0) refuse(missed.join('\n'));
}

/** Whether every test that cites the skill passes all the same, or there is none. */
async function isMissed(vitest, { section }) {
  vitest.invalidateFile(SKILLS);
  const { failed, passed } = await outcomeOf(vitest, new RegExp(`${section}-\\d`));
  if (failed === undefined && passed === 0) console.log(`no test cites ${section}`);
  return failed === undefined;
}
/** Of the tests whose titles match: the first that failed, and how many passed. */
async function outcomeOf(vitest, cites) {
  const files = TESTS.flatMap(folder => readdirSync(join(ROOT, folder)).map(file => join(ROOT, folder, file)))
    .filter(file => /[/\\]b25-[^/\\]+\.test\.ts$/.test(file))
    .filter(file => file.includes(MARKS) || cites.test(readFileSync(file, 'utf8')));
  const [project] = vitest.projects;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.map(file => project.createSpecification(file, { testNamePattern: cites })),
  );
  if (unhandledErrors.length > 0) throw unhandledErrors[0];
  let passed = 0;
  for (const module of testModules) {
    if (module.errors().length > 0) return { failed: module.moduleId, passed };
    for (const test of module.children.allTests()) {
      if (!cites.test(test.fullName)) continue; // what it said in an earlier run
      const { state } = test.result();
      if (state === 'failed') return { failed: test.fullName, passed };
      if (state === 'passed') passed++;
    }
  }
  return { failed: undefined, passed };
}

function stampOf() {
  const hash = createHash('sha256');
  const add = (folder, isWanted) => {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true }).map(String).sort())
      if (isWanted(name)) hash.update(name).update(readFileSync(join(ROOT, folder, name)));
  };
  add(RULES, name => name.endsWith('.ts'));
  for (const folder of TESTS) add(folder, name => name.startsWith('b25') || name === 'dsl.ts');
  return hash.digest('hex');
}
function readJudged() {
  try {
    return JSON.parse(readFileSync(JUDGED, 'utf8'));
  } catch {
    return {}; // nothing was judged yet
  }
}
function writeJudged(judged) {
  mkdirSync(dirname(JUDGED), { recursive: true });
  writeFileSync(JUDGED, `${JSON.stringify(judged, undefined, 1)}\n`);
}

function refuse(text) {
  console.error(text);
  process.exitCode = 1;
}
