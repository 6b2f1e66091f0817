/** Writes docs/evaluation.md and its pictures: how good the evaluation is on matches it has not seen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '@ironpitch/engine';
import { picture } from '../../odds/scripts/fit-docs.ts';
import type { Judged } from './heldout.ts';

export const judgedFile = (ruleset: string): string => `packages/ai/training/judged/${ruleset}.json`;
export const pictureFile = (ruleset: string): string => `docs/evaluation-${ruleset}.svg`;

const number = (value: number): string => value.toLocaleString('en');
const row = ({ ruleset, matches, heldOut, luck, logLoss, lower, error }: Judged): string =>
  `| ${ruleset} | ${number(matches)} | ${number(heldOut)} | ${luck.logLoss.toFixed(4)} | ${logLoss.toFixed(4)} | ${lower.toFixed(4)} ± ${error.toFixed(4)} |`;
const section = ({ ruleset, positions, brier, luck, bins }: Judged): string => `## ${ruleset}

${number(positions)} positions of matches that were held out. Brier score ${brier.toFixed(4)}, that of luck.md's model ${luck.brier.toFixed(4)}.

![Predicted against observed](evaluation-${ruleset}.svg)

| home's expected result | positions | predicted | came |
|---|---:|---:|---:|
${bins
  .map(
    ([count, predicted, observed], i) =>
      `| ${i / bins.length} to ${(i + 1) / bins.length} | ${number(count)} | ${count === 0 ? '' : predicted.toFixed(3)} | ${count === 0 ? '' : observed.toFixed(3)} |`,
  )
  .join('\n')}
`;
export const evaluationPage = (all: readonly Judged[]): string => `# The evaluation

<!-- Written by \`npm run fit:value\`; what is changed here by hand is lost. -->

What a position is worth: the chances that home wins, that nobody does and that away wins, if two coaches like \`greedy\` play it to the end (\`packages/ai/src/value\`). The search of \`star\`, the hints, the analysis of a match and the chance to win on the page and in the terminal all go by it. How it is made stands in [its README](../packages/ai/training/README.md).

It is held against the linear model of [luck.md](luck.md), on the same quiet positions of the same matches of \`greedy\` against itself: every fifth match, which the evaluation has not learned from. (That model has: most of these matches were among the 20,000 it was made of.)

| | matches played | held out | log loss of luck.md's model | of this one | lower by, with its standard error |
|---|---:|---:|---:|---:|---:|
${all.map(row).join('\n')}

${all.map(section).join('\n')}`;

/** What is known of every ruleset; \`found\` is new. */
export const writePage = (root: string, found: Judged): void => {
  writeFileSync(join(root, judgedFile(found.ruleset)), `${JSON.stringify(found, null, 2)}\n`);
  const all = rulesets
    .map(({ id }) => join(root, judgedFile(id)))
    .filter(existsSync)
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as Judged);
  writeFileSync(join(root, 'docs/evaluation.md'), evaluationPage(all));
  writeFileSync(join(root, pictureFile(found.ruleset)), picture(found.ruleset, found.bins));
};
