/** The command `replay`: plays a match record again, and shows the position, what happened, and the hash. */
import { readFileSync } from 'node:fs';
import {
  BadInput,
  type Game,
  hashPosition,
  type MatchKeeper,
  type MatchSpec,
  rulesetNamed,
  SEATS,
} from '@ironpitch/engine';
import { describeQuestion, nameEvent, namePosition, readRecord, replayRecord } from '@ironpitch/protocol';
import type { Command } from 'commander';
import { isBadInput, sentenceFor } from '../errors.ts';
import { wholeNumber } from '../options.ts';
import { gameAtTable } from '../play/games.ts';
import { colourStyle, plainStyle } from '../play/style.ts';
import { Progress } from '../progress.ts';
import { teamLabel } from '../teams.ts';

interface Flags {
  readonly until?: number;
  readonly json?: true;
}

export const register = (program: Command): void => {
  program
    .command('replay')
    .description('replay a match record: what happened, the position and its hash')
    .argument('<file>', 'a match record, as play and simulate write them')
    .option('--until <n>', 'stop after this many answers', wholeNumber('--until', 0))
    .option('--json', 'print everything by names, as JSON')
    .addHelpText('after', '\nExample:\n  $ npx ironpitch replay matches/final.json --until 120')
    .action(replay);
};

const replay = (file: string, flags: Flags): void => {
  const { game, spec, answers } = during(file, () => replayed(file, flags.until));
  const text = flags.json ? JSON.stringify(byNames(game, spec, answers), null, 2) : inWords(game, answers);
  process.stdout.write(`${text}\n`);
};
/** Names the file in front of the sentence. */
const during = <T>(file: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (!isBadInput(error)) throw error;
    const sentence = sentenceFor(error);
    throw new BadInput(sentence.includes(file) ? sentence : `${file}: ${sentence}`);
  }
};
const replayed = (file: string, until: number | undefined): Pick<MatchKeeper, 'game' | 'spec' | 'answers'> => {
  const record = readRecord(readFileSync(file, 'utf8'));
  const count = until ?? record.answers.length;
  if (count > record.answers.length)
    throw new BadInput(`--until takes at most ${record.answers.length}, the answers of the record, not ${count}`);
  const progress = new Progress('answers', count);
  const keeper = replayRecord(record, {
    until: count,
    prepare: g => {
      g.events = [];
    },
    watch: (_, answered) => progress.update(answered),
  });
  progress.end();
  return keeper;
};

const byNames = (g: Game, { home, away }: MatchSpec, answers: readonly unknown[]): unknown => ({
  ruleset: g.rules.id,
  home: teamLabel(home),
  away: teamLabel(away),
  answers: answers.length,
  over: g.over,
  asked: g.over ? null : describeQuestion(g, g.asked),
  outcome: outcomeOf(g),
  position: namePosition(g),
  events: (g.events ?? []).map(event => nameEvent(g, event)),
  hash: hashPosition(g),
});
const outcomeOf = (g: Game): unknown => {
  const { winner, score, ending } = rulesetNamed(g.rules.id).outcome(g);
  return g.over ? { winner: winner === null ? null : SEATS[winner], score, ending } : null;
};
const inWords = (g: Game, answers: readonly unknown[]): string => {
  const style = process.stdout.isTTY && !process.env.NO_COLOR ? colourStyle : plainStyle;
  const game = gameAtTable(g);
  const [score, where] = game.standing();
  const asked = g.over ? 'The match is over.' : `${game.teamName(g.asked)} is asked: ${g.question.name}.`;
  return [
    ...game.tell(g.events ?? []),
    '',
    ...game.pitch(style),
    score,
    `${where}, ${answers.length} answers. ${asked}`,
    `hash ${hashPosition(g)}`,
  ].join('\n');
};
