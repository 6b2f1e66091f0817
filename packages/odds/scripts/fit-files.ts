/** Writes what a fit found: a file of weights the library reads, and the page of docs that shows how good they are. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fitted } from '../src/luck/model.ts';
import { luckPage, picture, pictureName } from './fit-docs.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIGITS = 5;
const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Number(value.toFixed(DIGITS));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
};
export const asWritten = (fitted: Fitted): Fitted => rounded(fitted) as Fitted;

/** `blood-2016` is exported as `blood2016`. */
const constantOf = (ruleset: string): string => ruleset.replaceAll('-', '');
export const writeWeights = (fitted: Fitted): void => {
  const { ruleset } = fitted;
  const path = `packages/odds/src/luck/weights/${ruleset}.ts`;
  const text = [
    `/** Who wins at ${ruleset}: made by \`npm run fit:luck -- ${ruleset}\`, not by hand. */`,
    "import type { Fitted } from '../model.ts';",
    '',
    `export const ${constantOf(ruleset)}: Fitted = ${JSON.stringify(asWritten(fitted), null, 2)};`,
    '',
  ].join('\n');
  writeFileSync(`${ROOT}/${path}`, text);
  execFileSync('npx', ['biome', 'check', '--write', path], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
};
export const writeDocs = (models: Readonly<Record<string, Fitted>>): void => {
  writeFileSync(`${ROOT}/docs/luck.md`, luckPage(models));
  for (const fitted of Object.values(models))
    writeFileSync(`${ROOT}/docs/${pictureName(fitted.ruleset)}`, picture(fitted.ruleset, fitted.judged.bins));
};
