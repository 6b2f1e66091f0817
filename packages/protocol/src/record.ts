/** Match records as text: read with one sentence for whatever is wrong with them, and written. */
import {
  type Answer,
  BadInput,
  type Dice,
  type Game,
  type MatchKeeper,
  type MatchRecord,
  RECORD_FORMAT,
  replay,
  rulesetNamed,
} from '@ironpitch/engine';
import { parseJson } from './json.ts';
import { anything, list, object, oneOf, orNull, read, record, type Shape, text, tuple, whole } from './shape.ts';

const COUNT_MAX = 1_000_000;
const count = whole(0, COUNT_MAX);
const answers: Shape<readonly Answer[]> = list(anything as Shape<Answer>);
const shape: Shape<MatchRecord> = object(
  {
    format: count,
    revision: count,
    ruleset: text('the name of a ruleset'),
    home: text('the name of a team'),
    away: text('the name of a team'),
    options: record('an object { … } of options', anything),
    answers,
    turns: list(tuple('[turn, answers, hash]', count, count, text())),
  },
  {
    generator: text(),
    seed: text(),
    dice: list(text('a roll such as "d6:4"')),
    final: object(
      {
        hash: text(),
        winner: orNull(oneOf('home', 'away')),
        score: tuple('[home, away]', count, count),
      },
      {},
    ),
  },
);

/** Reads the text of a record. Throws BadInput with one sentence. */
export const readRecord = (source: string): MatchRecord => {
  const given = parseJson(source, 'the record');
  // The format comes first: a newer record may have fields this version does not know.
  const format = typeof given === 'object' && given !== null ? (given as Record<string, unknown>).format : undefined;
  if (Number.isInteger(format) && (format as number) > RECORD_FORMAT)
    throw new BadInput(
      `format: the record is of format ${format}, newer than this version reads (${RECORD_FORMAT}); a newer Ironpitch can replay it`,
    );
  if (typeof given === 'object' && given !== null && format === undefined)
    throw new BadInput(`format is missing; a match record begins with "format": ${RECORD_FORMAT}`);
  const found = read(shape, given);
  rulesetNamed(found.ruleset);
  if ((found.seed === undefined) === (found.dice === undefined))
    throw new BadInput('seed, dice: a record has either the seed of a finished match or the dice rolled so far');
  return found;
};
/** One line per field, so that two records can be compared by eye. */
export const writeRecord = (match: MatchRecord): string =>
  `{\n${Object.entries(match)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;

/** Replays a record and checks every hash on the way; BadInput says where it goes another way. */
export const replayRecord = (
  match: MatchRecord,
  options: {
    /** How many answers to replay; all of them when left out. */
    readonly until?: number;
    /** Dice for a match that will be played on. */
    readonly after?: Dice;
    /** Sees the game before the first answer and after each one. */
    readonly watch?: (g: Game, answered: number) => void;
    /** Sees the game before its first step, to collect events for example. */
    readonly prepare?: (g: Game) => void;
  } = {},
): MatchKeeper => {
  const { prepare, ...rest } = options;
  const rules = rulesetNamed(match.ruleset);
  const create = (dice: Dice): Game => {
    const game = rules.create(match, dice);
    prepare?.(game);
    return game;
  };
  return replay(match, rules, create, rest);
};
