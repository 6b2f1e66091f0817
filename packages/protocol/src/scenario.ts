/** The scenario file: its fields, described once for the compiler, for the check and for the JSON Schema. */
import { ACTIONS, type Answer, BALL_KINDS, BadInput, PLAYS } from '@ironpitch/engine';
import { readDie } from './dice.ts';
import { eventFields } from './events.ts';
import { parseJson } from './json.ts';
import {
  about,
  anything,
  either,
  type JsonSchema,
  list,
  named,
  object,
  oneOf,
  orNull,
  pattern,
  read,
  record,
  type Shape,
  show,
  type TypeOf,
  text,
  tuple,
  whole,
  yesNo,
} from './shape.ts';

/** What one position has room for. */
const PLAYERS_MAX = 48;
const BALLS_MAX = 8;

// --- words used in several places ----------------------------------------------------------------------------
const side = oneOf('home', 'away');
const sideOrNobody = oneOf('home', 'away', 'nobody');
const square = named('square', tuple('a square [column, row]', whole(1, 99), whole(1, 99)));
const points = whole(0, 30000);
const bySide = <T>(item: Shape<T>) => object({}, { home: item, away: item });
const value = <const W extends string>(word: W, minimum: number, maximum: number) =>
  either(whole(minimum, maximum), oneOf(word));
const ballKind = oneOf(...BALL_KINDS);
const action = oneOf(...ACTIONS);
const play = oneOf(...PLAYS);
/** Ids stand in answers and in the position's notation, where some words are taken. */
const id = pattern(
  'an id of letters, digits, - and _ (but not home, away, nobody, match)',
  /^(?!(?:home|away|nobody|match)$)[\p{L}\p{N}_-]{1,30}$/u,
);
const inForce = oneOf(
  'crumblingPitch',
  'generousCoaches',
  'getTheRef',
  'blockingPlay',
  'defensivePlay',
  'throwingPlay',
  'bribedRef',
  'nufflesBlessing',
);
const card = text('a card: a challenge, a bonus play, or both as challenge/play');

/** A word, or an object with one key: `"stop"`, `{"run":"H3"}`, `{"to":[7,5]}`. */
const answer: Shape<Answer> = named('answer', {
  says: 'an answer: a word such as "stop", or an object with one key such as {"run":"A"}',
  check(given, field) {
    const proper =
      typeof given === 'string' ||
      (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 1);
    if (!proper)
      throw new BadInput(
        `${field}: expected an answer, a word such as "stop" or an object with one key such as {"run":"A"}, not ${show(given)}`,
      );
  },
  schema: () => ({ anyOf: [{ type: 'string' }, { type: 'object', minProperties: 1, maxProperties: 1 }] }),
});
const die: Shape<string> = named('die', {
  says: 'a roll such as "d6:4"',
  check: readDie,
  schema: () => ({
    type: 'string',
    pattern: '^(d3|d6|d8|d16|2d6|pick):[0-9]+$|^coin:(heads|tails)$|^block:[a-z]+$|^shuffle(:[0-9]+(,[0-9]+)*)?$',
  }),
});

// --- the position before -------------------------------------------------------------------------------------
const player = object(
  { id: about('Its name in this file.', id), side },
  {
    position: about('A position of a Team Card, as team/position; a plain 5/1/4+/4+ player when left out.', text()),
    move: about('Instead of the value of the position.', value('D6', 1, 20)),
    block: about('Instead of the value of the position.', whole(1, 4)),
    throw: about('Instead of the value of the position.', value('-', 2, 6)),
    armour: about('Instead of the value of the position.', value('-', 2, 6)),
    abilities: about('Instead of the abilities of the position.', list(text())),
    square: about('Where it is; in Reserves when left out.', square),
    state: oneOf('standing', 'prone', 'reserves'),
    done: about('Kinds of Action it has made this turn.', list(action)),
    barred: about('May make no more Actions this turn.', yesNo),
  },
);
const ball = object(
  {},
  {
    square: about('Where it lies loose.', square),
    holder: about('The id of the player who holds it.', text()),
    kind: ballKind,
    heldAtTurnStart: about('Which side held it when the turn began; its holder now when left out.', sideOrNobody),
  },
);
const cards = object(
  {},
  {
    active: about('The three Active spaces in order; null for a free one.', list(orNull(card))),
    deck: about('From the top; all other cards, in the order of the edition, when left out.', list(card)),
    hands: bySide(list(card)),
    discard: list(card),
  },
);
const position = object(
  { players: list(player, PLAYERS_MAX) },
  {
    pitch: text('the name of a pitch'),
    arena: text('the name of an arena, or none'),
    active: about('Whose turn it is.', side),
    tossWinner: side,
    turnsTaken: about('Whole turns each coach has finished; 1 each when left out.', bySide(points)),
    actionsLeft: whole(0, 4),
    actionsTaken: whole(0, 4),
    claimedThisTurn: whole(0, 3),
    finalTurns: about('Turns left once the last Challenge Card is dealt, this one counted; 0 before.', whole(0, 2)),
    score: bySide(points),
    balls: list(ball, BALLS_MAX),
    cards,
    rookies: about('Who holds the Rookies to Watch card.', sideOrNobody),
    played: about('Bonus Plays played this turn.', bySide(list(play))),
    inForce: about('Events that last, and Bonus Plays that lie in front of the active coach.', list(inForce)),
    moment: about('Choosing an Action, or about to start the turn.', oneOf('action', 'turnStart')),
  },
);
// --- what is expected afterwards --------------------------------------------------------------------------------
const expectedPlayer = object(
  {},
  {
    side,
    position: text(),
    square,
    state: oneOf('standing', 'open', 'marked', 'prone', 'reserves'),
    ball: about('Whether it holds a ball, or which kind.', either(yesNo, ballKind)),
    done: about('Exactly these, in any order.', list(action)),
    barred: yesNo,
  },
);
const expectedEvent: Shape<Readonly<Record<string, unknown>> & { readonly type: string }> = named('event', {
  says: 'an event { "type": …, … }',
  check(given, field) {
    const { type, ...fields } = read(record('an event { "type": …, … }', anything), given, field);
    const known = eventFields[type as string];
    if (known === undefined)
      throw new BadInput(
        `${field}.type: there is no event ${show(type)}; there are ${Object.keys(eventFields).join(', ')}`,
      );
    for (const key of Object.keys(fields)) {
      if (!known.includes(key) && key !== 'seen')
        throw new BadInput(`${field}.${key}: the event ${type} has no such field; it has ${known.join(', ')}`);
    }
  },
  schema: () => ({ type: 'object', properties: { type: { enum: Object.keys(eventFields) } }, required: ['type'] }),
});
const expectation = named(
  'expect',
  object(
    {},
    {
      pitch: text(),
      arena: text(),
      active: side,
      turn: points,
      turnsTaken: bySide(points),
      actionsLeft: whole(0, 4),
      actionsTaken: whole(0, 4),
      claimedThisTurn: whole(0, 3),
      finalTurns: whole(0, 2),
      endgame: about('Whether an endgame card has been Active.', yesNo),
      score: bySide(points),
      rookies: sideOrNobody,
      inForce: about('Exactly these, in any order.', list(inForce)),
      players: about('By id; only the fields that are named are compared.', record('players by id', expectedPlayer)),
      balls: about(
        'All balls in play, in any order.',
        list(object({}, { kind: ballKind, square, holder: about('null: nobody.', orNull(text())) })),
      ),
      cards: object(
        {},
        {
          active: about('The three spaces in order; null for a free one.', list(orNull(card))),
          deckTop: orNull(card),
          deckSize: whole(0, 99),
          hands: bySide(about('Exactly these, in any order.', list(card))),
          discard: about('Exactly these, in any order.', list(card)),
          inFront: about('Exactly these, in any order.', list(card)),
        },
      ),
      result: about(
        'null: the match goes on.',
        orNull(object({}, { winner: orNull(side), ending: oneOf('suddenDeath', 'points', 'concession') })),
      ),
      asked: about(
        'null: nobody is asked, the match is over.',
        orNull(
          object(
            {},
            {
              question: text('the name of a question'),
              seat: side,
              about: record('what the question is about', anything),
              legal: about('Exactly these answers, in any order.', list(answer)),
              includes: about('At least these answers.', list(answer)),
            },
          ),
        ),
      ),
      events: about('These happened in this order; others may lie between.', list(expectedEvent)),
      noEvents: about('None of these happened.', list(expectedEvent)),
      illegal: about('Answers that are refused now.', list(answer)),
    },
  ),
);
export type Expectation = TypeOf<typeof expectation>;

// --- the file ---------------------------------------------------------------------------------------------------
const scenario = object(
  { ruleset: about('blitz-2024 or blitz-2022', text('the name of a ruleset')) },
  {
    $schema: text(),
    title: about('What it shows, in a few words.', text()),
    rules: about('Ids of the rules it shows.', list(text())),
    notes: text(),
    home: about('A team; needed when there is no position.', text('the name of a team')),
    away: about('A team; needed when there is no position.', text('the name of a team')),
    options: about('The switches of the match.', record('an object { … } of options', anything)),
    position: about('Where it begins; from the toss when left out.', position),
    dice: about('Every roll, in order.', list(die)),
    answers: about('What the coaches answer, in order.', list(answer)),
    expect: expectation,
    plan: about('For odds: the steps whose chance is asked for.', list(answer)),
    goal: about('For odds: what counts as success.', expectation),
  },
);
export type Scenario = TypeOf<typeof scenario>;

/** Checks a scenario as it was read from JSON. Throws BadInput with one sentence. */
export const checkScenario = (given: unknown): Scenario => {
  const file = read(scenario, given);
  if (file.position !== undefined) return file;
  for (const seat of ['home', 'away'] as const) {
    if (file[seat] === undefined)
      throw new BadInput(`${seat} is missing; a scenario without a position starts from the toss with two teams`);
  }
  return file;
};
/** Reads the text of a scenario file. */
export const readScenario = (source: string): Scenario => checkScenario(parseJson(source, 'the scenario'));

export const scenarioSchema = (): JsonSchema => {
  const $defs: Record<string, JsonSchema> = {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ironpitch scenario',
    description: 'A position, dice, answers, and what must come of them; docs/scenarios.md explains every field.',
    ...scenario.schema($defs),
    $defs,
  };
};
