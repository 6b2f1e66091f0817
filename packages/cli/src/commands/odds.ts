/** The command `odds`: the exact chance of the plan in a scenario file. */

import { type Answer, BadInput, type Game } from '@ironpitch/engine';
import { type Assumption, BadPlan, type Chances, chanceOf, type Goal, OUTCOMES } from '@ironpitch/odds';
import { goalOf, playScenario, readScenario } from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/terminal';
import type { Command } from 'commander';
import { readText } from '../files/read.ts';
import { Progress } from '../progress.ts';
import { jsonText, printableLines, printablePlace } from '../text/printable.ts';
import { refusalText } from '../text/refusal.ts';

interface Flags {
  readonly json?: true;
  readonly positions?: number;
}
const POSITIONS_MOST = 1_000_000;
const readPositions = (text: string): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > POSITIONS_MOST)
    throw new BadInput(`--positions: expected a whole number from 1 to ${POSITIONS_MOST}, not ${JSON.stringify(text)}`);
  return count;
};

export const register = (program: Command): void => {
  const words = t.commands.odds;
  program
    .command('odds')
    .description(words.about)
    .argument('<file>', words.file)
    .option('--json', words.json)
    .option('--positions <number>', words.positions, readPositions)
    .addHelpText('after', words.examples)
    .action(odds);
};

const odds = (file: string, flags: Flags): void => {
  const scenario = readScenario(readText(file));
  const { plan, prefer, goal } = scenario;
  if (plan === undefined)
    throw new BadInput(`${printablePlace(file)}: plan is missing; expected a list of answers [ … ]`);
  if (plan.length === 0) throw new BadInput(`${printablePlace(file)}: plan is empty; expected at least one step`);
  if (scenario.position === undefined && scenario.answers === undefined)
    throw new BadInput(
      `${printablePlace(file)}: position is missing; a plan begins in a position, or after dice and answers`,
    );
  const game = playScenario(scenario);
  const turnoverAllowed = goal !== undefined && 'turnover' in goal;
  let progress: Progress | undefined;
  let total = 0;
  const found = orInWords(game, () =>
    chanceOf(
      game,
      { steps: plan, ...(prefer === undefined ? {} : { prefer }) },
      // Without a goal it is all about carrying the plan out; one that is always reached would be a goal like any other.
      goal === undefined
        ? {}
        : { also: goalOf(scenario, game), ...seenBy(goal), ...(turnoverAllowed ? { turnoverAllowed } : {}) },
      {
        ...(flags.json ? { fractions: true } : {}),
        ...(flags.positions === undefined ? {} : { positionsMax: flags.positions }),
        progress: (looked, found) => {
          if (found > total) {
            total = found * 2;
            progress = new Progress(t.commands.progress.positions, total);
          }
          progress?.update(looked);
        },
      },
    ),
  );
  progress?.end();
  const assumptions = found.assumptions.map(one => assumptionText(game, one));
  if (flags.json) process.stdout.write(jsonText({ ...found, assumptions }));
  else process.stdout.write(printableLines(inWords(plan, found, assumptions)));
};
/** A plan that the rules refuse is refused in the words of the rules. */
const orInWords = (game: Game, reckon: () => Chances): Chances => {
  try {
    return reckon();
  } catch (error) {
    if (!(error instanceof BadPlan) || error.refusal === undefined) throw error;
    throw new BadInput(t.commands.odds.refused(error.step, refusalText(game, error.refusal), error.refusal.rule ?? ''));
  }
};
const assumptionText = (game: Game, assumption: Assumption): string => {
  const words = t.commands.odds.assumptions;
  if (assumption.name === 'cutShort') return words.cutShort(assumption.chance.toExponential(1));
  if (assumption.name === 'neverTaken') return words.neverTaken(assumption.step, refusalText(game, assumption.refusal));
  return words[assumption.name];
};

/** What goals mostly ask for shows by the players they name; anything else may show by everybody. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set(['players', 'score', 'turnover']);
interface SomePlayers {
  readonly players?: Readonly<Record<string, object>>;
}
const seenBy = (goal: SomePlayers): Pick<Goal, 'looksAt' | 'whichCasualty'> => {
  const { players = {} } = goal;
  return {
    ...(Object.keys(goal).every(field => PLAIN_FIELDS.has(field)) ? { looksAt: Object.keys(players) } : {}),
    ...(Object.values(players).some(player => 'casualty' in player) ? { whichCasualty: true } : {}),
  };
};
const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`.padStart(9);
/** The plan was cut short: what the true chance can be at most. */
const orMore = (chance: number, bound: number): string =>
  bound === 0 ? '' : t.commands.odds.atMost(percent(chance + bound).trim());
const inWords = (plan: readonly Answer[], chances: Chances, assumptions: readonly string[]): string => {
  const words = t.commands.odds;
  const lines = [
    words.plan(plan.map(stepInWords).join(', ')),
    `${percent(chances.success)}  ${words.success}${orMore(chances.success, chances.bound)}`,
    `${percent(chances.withoutRerolls)}  ${words.withoutRerolls}${orMore(chances.withoutRerolls, chances.boundWithoutRerolls)}`,
    ...OUTCOMES.filter(name => chances.outcomes[name] > 0).map(
      name => `${percent(chances.outcomes[name])}  ${words.outcomes[name]}`,
    ),
    ...assumptions.map(words.assumption),
  ];
  return lines.map(line => `${line}\n`).join('');
};
const stepInWords = (step: Answer): string =>
  typeof step === 'string'
    ? step
    : Object.entries(step)
        .map(([word, object]) => `${word} ${typeof object === 'object' ? `[${object.join(', ')}]` : object}`)
        .join();
