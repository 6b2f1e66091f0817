/** The page docs/luck.md and its pictures, written from the fitted models so that they cannot tell anything else. */
import { rulesetNamed } from '@ironpitch/engine';
import { featuresOf } from '../src/luck/evaluation.ts';
import type { Fitted, Judged } from '../src/luck/model.ts';

const OPENING = `# Luck

<!-- Written by \`npm run fit:luck\`; what is changed here by hand is lost. -->

\`npx ironpitch replay FILE --luck\` looks back on a match: who had the dice on their side, how the chance to win went up and down, and which ten rolls decided it. The library gives such figures to pages and scripts: \`luckOf(ruleset, record)\` in \`packages/odds\`.

## What the figures mean

- **The chance to win** is what a match would come to, from this position on, if two coaches like our bot \`greedy\` played it to the end. The page and the command ask the [evaluation](evaluation.md) of our bots for it, which knows more; the library by itself has the simpler model below. It knows the score, the time, the ball, the players and how many cards are held, never which ones.
- **The swing of a roll** is how far the dice moved the result that was to be expected (a win counts 1, a draw one half), against the average of all ways they could have fallen. A dodge that nearly always works brings next to nothing when it works and costs a lot when it fails; over all ways the dice can fall, swings add up to nothing. What comes after the roll until things are quiet again (armour, a bouncing ball, a re-roll) is reckoned with in advance, each coach choosing what is best for his team.
- **Due and came**: of the rolls that succeed or fail, how many successes were to be expected and how many came. An armour roll in Blood Bowl succeeds for the side that wants it broken. Block dice have no success of their own, only a swing.
- **The score** of a team is the sum of all swings in its favour, in matches won. The other team's is the opposite number. What the dice do not explain of the way from the first expected result to the last is what the coaches chose, and what the evaluation did not foresee.
- **About** stands before a swing where the dice could fall in too many ways to follow them all, as when eight players may come round at once; then seeded samples stand for the rest, and the same record always gets the same figure.

Before the first question nothing is weighed: the toss and the weather before it are not in the list. While nobody's turn is under way, as during a kick-off, and when a ball has bounced to somebody who may catch it, one throw is looked at after the other instead of all of them together; what that leaves out counts with the choices.

## How the simpler chance to win is found

From every match of a set that \`greedy\` played against itself, with any teams and any options, some quiet positions are taken; every match weighs the same. Two numbers are made of a position: how far it leans to one side, and how wide the draw between the two is (an ordered logistic model, with a little ridge). Everything that leans is counted for home and for away alike and subtracted, so that swapping the teams swaps the result. “Now” means divided by the square root of the time left in turns (and a half), “for the rest” means multiplied by it. Four of five matches are used for the fit, the fifth only to judge it.

To make the weights again:

\`\`\`sh
npx ironpitch simulate --ruleset blood-2016 --home any --away any --bots greedy,greedy --games 20000 --seed fit --records DIR
npm run fit:luck -- blood-2016 --records DIR
\`\`\`
`;

export const luckPage = (models: Readonly<Record<string, Fitted>>): string =>
  [OPENING, ...Object.values(models).map(section)].join('\n');
export const pictureName = (ruleset: string): string => `luck-${ruleset}.svg`;

const number = (value: number): string => value.toLocaleString('en-US');
const section = ({ ruleset, made, weights, drawWeights, judged }: Fitted): string => {
  const { name, game } = rulesetNamed(ruleset);
  const { meanings, drawMeanings } = featuresOf(game);
  return `## ${name} (\`${ruleset}\`)

${number(made.games)} matches (seed \`${made.seed}\`), ${number(made.positions)} positions for the fit, ${number(made.heldOut)} held out.

![Predicted against observed](${pictureName(ruleset)})

${calibration(judged)}

${losses(judged)}

| feature | for one side | weight |
|---|---|---:|
${rows(meanings, weights)}

| width of the draw | | weight |
|---|---|---:|
${rows(drawMeanings, drawWeights)}
`;
};
const rows = (meanings: Readonly<Record<string, string>>, weights: Readonly<Record<string, number>>): string =>
  Object.entries(meanings)
    .map(([name, meaning]) => `| ${name} | ${meaning} | ${(weights[name] as number).toFixed(3)} |`)
    .join('\n');
const calibration = ({ bins }: Judged): string =>
  [
    "| home's expected result | positions | predicted | came |",
    '|---|---:|---:|---:|',
    ...bins.map(([count, predicted, observed], i) => {
      const figures = count === 0 ? ['', ''] : [predicted.toFixed(3), observed.toFixed(3)];
      return `| ${i / bins.length} to ${(i + 1) / bins.length} | ${number(count)} | ${figures.join(' | ')} |`;
    }),
  ].join('\n');
const losses = (judged: Judged): string =>
  [
    '| on held-out matches | log loss | Brier score |',
    '|---|---:|---:|',
    ...(
      [
        ['this model', judged],
        ['score and time alone', judged.scoreOnly],
        ['how often a match is drawn, every time', judged.baseRate],
      ] as const
    ).map(([what, { logLoss, brier }]) => `| ${what} | ${logLoss.toFixed(4)} | ${brier.toFixed(4)} |`),
  ].join('\n');

const SIZE = 240;
const MARGIN = 34;
const DOT_MAX = 9;
/** Dots as large as they hold positions; on the line, what was predicted came. */
export const picture = (ruleset: string, bins: Judged['bins']): string => {
  const at = (value: number): string => (MARGIN + value * SIZE).toFixed(1);
  const up = (value: number): string => (MARGIN + (1 - value) * SIZE).toFixed(1);
  const most = Math.max(1, ...bins.map(([count]) => count));
  const dots = bins
    .filter(([count]) => count > 0)
    .map(
      ([count, predicted, observed]) =>
        `<circle cx="${at(predicted)}" cy="${up(observed)}" r="${Math.max(2, DOT_MAX * Math.sqrt(count / most)).toFixed(1)}"/>`,
    );
  const marks = [0, 0.5, 1].flatMap(value => [
    `<text x="${at(value)}" y="${MARGIN + SIZE + 16}" text-anchor="middle">${value}</text>`,
    `<text x="${MARGIN - 6}" y="${up(value)}" text-anchor="end" dominant-baseline="middle">${value}</text>`,
  ]);
  const whole = SIZE + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${whole}" height="${whole}" role="img">`,
    `<title>${ruleset}: home's expected result, predicted against what came</title>`,
    `<rect width="${whole}" height="${whole}" fill="#fff"/>`,
    `<g fill="none" stroke="#8a8f98"><rect x="${MARGIN}" y="${MARGIN}" width="${SIZE}" height="${SIZE}"/>`,
    `<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke-dasharray="4 4"/></g>`,
    `<g fill="#0b6e99" fill-opacity="0.8">${dots.join('')}</g>`,
    `<g font-family="sans-serif" font-size="12" fill="#333">${marks.join('')}`,
    `<text x="${whole / 2}" y="${whole - 2}" text-anchor="middle">predicted</text>`,
    `<text x="10" y="${whole / 2}" text-anchor="middle" transform="rotate(-90 10 ${whole / 2})">came</text></g>`,
    '</svg>',
    '',
  ].join('\n');
};
