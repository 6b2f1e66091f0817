/** The command `replay`: plays a match record again, and shows the position, what happened, and the hash. */

import { Value } from '@ironpitch/ai';
import {
  BadInput,
  type Followed,
  type Game,
  hashPosition,
  type MatchKeeper,
  type Parting,
  revisions,
  rulesetNamed,
  SEATS,
} from '@ironpitch/engine';
import { luckOf } from '@ironpitch/odds';
import { describeQuestion, followRecord, nameEvent, namePosition, readRecord, replayRecord } from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/terminal';
import type { Command } from 'commander';
import { aboutFile, isBadInput, sentenceFor } from '../errors.ts';
import { readText } from '../files/read.ts';
import { wholeNumber } from '../options.ts';
import { gameAtTable } from '../play/games.ts';
import { colourStyle, plainStyle } from '../play/style.ts';
import { Progress } from '../progress.ts';
import { teamLabel } from '../teams.ts';
import { luckLines } from '../text/luck.ts';
import { jsonText } from '../text/printable.ts';

interface Flags {
  readonly until?: number;
  readonly json?: true;
  readonly luck?: true;
}

export const register = (program: Command): void => {
  const words = t.commands.replay;
  program
    .command('replay')
    .description(words.about)
    .argument('<file>', words.file)
    .option('--until <n>', words.until, wholeNumber('--until', 0))
    .option('--luck', words.luck)
    .option('--json', words.json)
    .addHelpText('after', words.examples)
    .action(replay);
};

const replay = (file: string, flags: Flags): void => {
  const { keeper, parting, written } = during(file, () => followed(file, flags.until));
  const json = flags.json === true;
  const told = parting === undefined ? {} : { parting };
  if (flags.luck) process.stdout.write(luckText(keeper, json, told));
  else process.stdout.write(json ? jsonText({ ...byNames(keeper), ...told }) : `${inWords(keeper)}\n`);
  if (parting !== undefined && !json) process.stdout.write(`\n${partingText(parting)}\n(${written})\n`);
};
const partingText = ({ turn, answers, reason }: Parting): string => t.commands.replay.parting(turn, answers, reason);
/** Names the file in front of the sentence. */
const during = <T>(file: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (!isBadInput(error)) throw error;
    throw new BadInput(aboutFile(file, sentenceFor(error)));
  }
};
/** A record of older rules is shown as far as it can be followed; one of these rules must fit to its end. */
const followed = (file: string, until: number | undefined): Followed & { readonly written: string } => {
  const record = readRecord(readText(file));
  const count = until ?? record.answers.length;
  if (count > record.answers.length)
    throw new BadInput(`--until takes at most ${record.answers.length}, the answers of the record, not ${count}`);
  const progress = new Progress(t.commands.progress.answers, count);
  const { keeper, parting } = followRecord(record, {
    until: count,
    prepare: g => {
      g.events = [];
    },
    watch: (_, answered) => progress.update(answered),
  });
  progress.end();
  if (parting !== undefined && !parting.older) throw new BadInput(parting.reason);
  return { keeper, parting, written: revisions(record, rulesetNamed(record.ruleset)) };
};

const luckText = (keeper: MatchKeeper, asJson: boolean, told: object): string => {
  const { game, spec } = keeper;
  const record = keeper.record();
  const progress = new Progress(t.commands.progress.weighed, record.answers.length);
  const luck = luckOf(rulesetNamed(spec.ruleset), record, done => progress.update(done), new Value(spec.ruleset));
  progress.end();
  if (asJson) {
    const { home, away, ruleset } = spec;
    const head = { ruleset, home: teamLabel(home), away: teamLabel(away), answers: record.answers.length };
    return jsonText({ ...head, over: game.over, outcome: outcomeOf(game), luck, ...told });
  }
  const places: string[] = [];
  replayRecord(record, { watch: g => places.push(gameAtTable(g).standing()[1] as string) });
  const table = gameAtTable(game);
  const names = {
    teams: [table.teamName(0), table.teamName(1)] as const,
    where: (at: number) => places[at] as string,
    roll: (kind: string) => table.rollName(kind),
    face: (face: string) => table.faceName(face),
  };
  return `${[table.standing()[0], '', ...luckLines(luck, names)].join('\n')}\n`;
};

const byNames = ({ game: g, spec: { home, away }, answers }: MatchKeeper): object => ({
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
const inWords = ({ game: g, answers }: MatchKeeper): string => {
  const words = t.commands.replay;
  const style = process.stdout.isTTY && !process.env.NO_COLOR ? colourStyle : plainStyle;
  const game = gameAtTable(g);
  const [score, where] = game.standing();
  const asked = g.over ? words.over : words.asked(game.teamName(g.asked), g.question.name);
  return [
    ...game.tell(g.events ?? []),
    '',
    ...game.pitch(style),
    score,
    words.where(where as string, answers.length, asked),
    words.hash(hashPosition(g)),
  ].join('\n');
};
