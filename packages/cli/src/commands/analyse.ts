/** The command `analyse`: what both coaches of a match might have done better, and what was luck. */
import { type Analysis, analyse as analyseMatch, type CoachAnalysis, type Mistake, type Plan } from '@ironpitch/ai';
import { BadInput, type MatchRecord, rulesetNamed, type Seat } from '@ironpitch/engine';
import { readRecord, replayRecord } from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/terminal';
import type { Command } from 'commander';
import { aboutFile, isBadInput, sentenceFor } from '../errors.ts';
import { readText } from '../files/read.ts';
import { gameAtTable } from '../play/games.ts';
import { Progress } from '../progress.ts';
import { jsonText, printableLines } from '../text/printable.ts';

interface Flags {
  readonly json?: true;
}
export const register = (program: Command): void => {
  const words = t.commands.analyse;
  program
    .command('analyse')
    .description(words.about)
    .argument('<file>', words.file)
    .option('--json', words.json)
    .addHelpText('after', words.examples)
    .action(analyse);
};
const analyse = (file: string, { json }: Flags): void => {
  try {
    const record = readRecord(readText(file));
    // A record that does not fit to its end is refused before anything is reckoned.
    const places: string[] = [];
    const { game } = replayRecord(record, { watch: g => places.push(gameAtTable(g).standing()[1] as string) });
    const table = gameAtTable(game);
    const found = analysed(record);
    const names = {
      teams: [table.teamName(0), table.teamName(1)] as const,
      where: (at: number) => places[at] as string,
    };
    process.stdout.write(json ? jsonText(found) : printableLines(`${inWords(found, names).join('\n')}\n`));
  } catch (error) {
    if (!isBadInput(error)) throw error;
    throw new BadInput(aboutFile(file, sentenceFor(error)));
  }
};
const analysed = (record: MatchRecord): Analysis => {
  const progress = new Progress(t.commands.progress.weighed, record.answers.length);
  try {
    return analyseMatch(rulesetNamed(record.ruleset), record, { onProgress: done => progress.update(done) });
  } finally {
    progress.end();
  }
};
interface Names {
  readonly teams: readonly [string, string];
  where(answered: number): string;
}
export const inWords = ({ coaches }: Analysis, names: Names): string[] =>
  coaches.flatMap((coach, seat) => [...coachLines(coach, seat as Seat, names), '']).slice(0, -1);
const coachLines = (coach: CoachAnalysis, seat: Seat, { teams, where }: Names): string[] => {
  const words = t.hints;
  const { mistakes, decisions, decisionsLost, luck } = coach;
  const blunders = mistakes.filter(({ kind }) => kind === 'blunder').length;
  const lines = mistakes.flatMap(mistake => [
    `  ${t.commands.analyse.at(where(mistake.decision), mistake.decision)}`,
    `    ${mistakeText(mistake)}`,
  ]);
  return [
    words.counted(teams[seat], decisions, mistakes.length - blunders, blunders),
    words.summary(teams[seat], decisionsLost, luck),
    ...(lines.length === 0 ? [`  ${words.none}`] : lines),
  ];
};
const mistakeText = ({ kind, lost, did, best }: Mistake): string =>
  t.hints.mistake(t.hints.mistakes[kind] as string, lost, toldApart(did, best), toldApart(best, did));
const planText = ({ purpose, player, target }: Plan): string =>
  t.hints.plan({ purpose, who: player ?? '', whom: target ?? '' });
/** The same words for both would say nothing: then the square tells them apart. */
const toldApart = (plan: Plan, other: Plan): string => {
  const text = planText(plan);
  if (text !== planText(other)) return text;
  return plan.to === null ? t.hints.samePlace(text) : t.hints.toSquare(text, t.square(plan.to));
};
