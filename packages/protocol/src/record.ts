/** Match records as text: read with one sentence for whatever is wrong with them, and written. */
import {
  type Answer,
  BadInput,
  type Dice,
  type Followed,
  follow,
  type Game,
  type MatchKeeper,
  type MatchRecord,
  parseJson,
  RECORD_FORMAT,
  replay,
  rulesetNamed,
  rulesets,
  show,
} from '@ironpitch/engine';
import { blitzDie } from './blitz/scenario.ts';
import { bloodDie } from './blood/scenario.ts';
import { createGame } from './create.ts';
import { SCRIPT_MAX } from './file.ts';
import {
  anything,
  isObject,
  list,
  object,
  oneOf,
  orNull,
  read,
  record,
  type Shape,
  text,
  tuple,
  whole,
} from './shape.ts';

const COUNT_MAX = 1_000_000;
const count = whole(0, COUNT_MAX);
const answers: Shape<readonly Answer[]> = list(anything as Shape<Answer>, SCRIPT_MAX);
/** A team by its name, or the whole text of its file. */
const team = text('the name of a team', 100_000);
const hash = text('a hash', 100);
const shapeWith = (die: Shape<string>): Shape<MatchRecord> =>
  object(
    {
      format: count,
      revision: count,
      ruleset: text('the name of a ruleset'),
      home: team,
      away: team,
      options: record('an object { … } of options', anything),
      answers,
      turns: list(tuple('[turn, answers, hash]', count, count, hash), SCRIPT_MAX),
    },
    {
      notation: count,
      generator: text(),
      seed: text(),
      dice: list(die, SCRIPT_MAX),
      final: object(
        {
          hash,
          winner: orNull(oneOf('home', 'away')),
          score: tuple('[home, away]', count, count),
        },
        {},
      ),
    },
  );
const SHAPES = { blitz: shapeWith(blitzDie), blood: shapeWith(bloodDie) } as const;

/** Reads the text of a record. Throws BadInput with one sentence. */
export const readRecord = (source: string): MatchRecord => {
  const given = parseJson(source, 'the record');
  if (!isObject(given)) throw new BadInput(`the file: expected an object { … }, not ${show(given)}`);
  // The format comes first: a newer record may have fields this version does not know.
  if (!Object.hasOwn(given, 'format'))
    throw new BadInput(`format is missing; a match record begins with "format": ${RECORD_FORMAT}`);
  if (read(count, given.format, 'format') > RECORD_FORMAT)
    throw new BadInput(
      `format: the record is of format ${given.format}, newer than this version reads (${RECORD_FORMAT}); a newer Ironpitch can replay it`,
    );
  // Then the ruleset: each game has dice of its own.
  if (!Object.hasOwn(given, 'ruleset')) throw new BadInput('ruleset is missing; expected the name of a ruleset');
  const { game } = rulesetNamed(read(text('the name of a ruleset'), given.ruleset, 'ruleset'));
  const found = read(SHAPES[game], given);
  if (found.format > 1 && found.notation === undefined)
    throw new BadInput('notation is missing; a record of format 2 names the format of its notation');
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

interface ReplayOptions {
  /** How many answers to replay; all of them when left out. */
  readonly until?: number;
  /** Dice for a match that will be played on. */
  readonly after?: Dice;
  /** Sees the game before the first answer and after each one. */
  readonly watch?: (g: Game, answered: number) => void;
  /** Sees the game before its first step, to collect events for example. */
  readonly prepare?: (g: Game) => void;
}
/** Replays a record as far as the rules go its way; an older record may part company with them, and is told where. */
export const followRecord = (match: MatchRecord, options: ReplayOptions = {}): Followed => {
  const rules = rulesetNamed(match.ruleset);
  const followed = unlessOther(match, () => follow(match, rules, creator(match, options), options));
  if (followed.parting !== undefined) refuseOther(match);
  return followed;
};
/** Replays a record that must fit from the first answer to the last; BadInput says where it goes another way. */
export const replayRecord = (match: MatchRecord, options: ReplayOptions = {}): MatchKeeper =>
  unlessOther(match, () => replay(match, rulesetNamed(match.ruleset), creator(match, options), options));
const creator =
  (match: MatchRecord, { prepare }: ReplayOptions) =>
  (dice: Dice): Game => {
    const game = createGame(rulesetNamed(match.ruleset), match, dice);
    prepare?.(game);
    return game;
  };
const unlessOther = <T>(match: MatchRecord, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof BadInput) refuseOther(match);
    throw error;
  }
};
/** Whoever has changed the name of the ruleset is told so: another one goes the whole way of the record. */
const refuseOther = (match: MatchRecord): void => {
  const other = rulesets.find(({ id }) => id !== match.ruleset && fits({ ...match, ruleset: id }));
  if (other)
    throw new BadInput(`ruleset: the record says ${show(match.ruleset)}, but the match was played by ${other.id}`);
};
const fits = (match: MatchRecord): boolean => {
  if (match.turns.length === 0) return false;
  try {
    return follow(match, rulesetNamed(match.ruleset), creator(match, {})).parting === undefined;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
};
