/** The command `replay`: plays a match record again, and shows the position, what happened, and the hash. */
import { readFileSync } from 'node:fs';
import { BadInput, type BlitzEvent, type BlitzGame, hashPosition, rulesetNamed, SEATS } from '@ironpitch/engine';
import { describeQuestion, nameEvent, namePosition, readRecord, replayRecord } from '@ironpitch/protocol';
import type { Command } from 'commander';
import { isBadInput, sentenceFor } from '../errors.ts';
import { wholeNumber } from '../options.ts';
import { drawPitch } from '../play/pitch.ts';
import { colourStyle, plainStyle } from '../play/style.ts';
import { Progress } from '../progress.ts';
import { playText } from '../text/cards.ts';
import { tellAll } from '../text/events.ts';
import { teamName } from '../text/players.ts';

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
  const game = during(file, () => replayed(file, flags.until));
  const text = flags.json
    ? JSON.stringify(byNames(game.game, game.answers), null, 2)
    : inWords(game.game, game.answers);
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
const replayed = (file: string, until: number | undefined): { game: BlitzGame; answers: readonly unknown[] } => {
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
  return { game: keeper.game as BlitzGame, answers: keeper.answers };
};

const byNames = (g: BlitzGame, answers: readonly unknown[]): unknown => ({
  ruleset: g.rules.id,
  home: g.teamOf(0).id,
  away: g.teamOf(1).id,
  answers: answers.length,
  over: g.over,
  asked: g.over ? null : describeQuestion(g, g.asked),
  outcome: outcomeOf(g),
  position: namePosition(g),
  events: (g.events ?? []).map(event => nameEvent(g, event)),
  hash: hashPosition(g),
});
const outcomeOf = (g: BlitzGame): unknown => {
  const { winner, score, ending } = rulesetNamed(g.rules.id).outcome(g);
  return g.over ? { winner: winner === null ? null : SEATS[winner], score, ending } : null;
};
/** A Bonus Play that a coach takes is told to that coach alone; here everything is told, of both. */
const report = (g: BlitzGame, events: readonly BlitzEvent[]): string[] => {
  const at = events.findIndex(event => event.type === 'bonusTaken');
  const taken = events[at];
  if (taken?.type !== 'bonusTaken') return tellAll(g, events);
  const sentence = `${teamName(g, taken.seat)} takes the Bonus Play ${playText(g, taken.play).name}.`;
  return [...tellAll(g, events.slice(0, at)), sentence, ...report(g, events.slice(at + 1))];
};
const inWords = (g: BlitzGame, answers: readonly unknown[]): string => {
  const style = process.stdout.isTTY && !process.env.NO_COLOR ? colourStyle : plainStyle;
  const [home, away] = [teamName(g, 0), teamName(g, 1)];
  const asked = g.over ? 'The match is over.' : `${g.asked === 0 ? home : away} is asked: ${g.question.name}.`;
  return [
    ...report(g, g.events ?? []),
    '',
    ...drawPitch(g, { style }),
    `${home} ${g.score(0)} : ${g.score(1)} ${away}`,
    `Turn ${g.turn}, ${answers.length} answers. ${asked}`,
    `hash ${hashPosition(g)}`,
  ].join('\n');
};
