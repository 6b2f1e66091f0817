/** Runs a scenario: sets the position up, gives dice and answers, and lists what is not as expected. */
import {
  type Answer,
  BadInput,
  EngineError,
  type Game,
  NOBODY,
  printable,
  questions,
  rulesetNamed,
  ScriptError,
  ScriptedDice,
  SEATS,
  type Seat,
  show,
} from '@ironpitch/engine';
import { type Check, compareEvents, type Difference, matches } from './compare.ts';
import { createGame, setUpGame } from './create.ts';
import { gameWords, wordsOf } from './games.ts';
import { nameEvent } from './named.ts';
import type { Scenario } from './scenario.ts';

type Expectation = NonNullable<Scenario['expect']>;
export interface ScenarioResult {
  readonly ok: boolean;
  readonly differences: readonly Difference[];
}

/** Throws BadInput when the scenario cannot be played as written: a position, an answer or a die that does not fit. */
export const runScenario = (scenario: Scenario): ScenarioResult => {
  const dice = new ScriptedDice(scenario.dice);
  const game = play(scenario, dice);
  const differences: Difference[] = [];
  const check = (field: string, expected: unknown, actual: unknown, same: boolean): void => {
    if (!same) differences.push({ field, expected, actual });
  };
  const expected = scenario.expect ?? {};
  checkNames(game, expected, 'expect');
  wordsOf(game).comparePosition(expected, game, check);
  compareEvents(
    expected,
    (game.events ?? []).map(event => nameEvent(game, event)),
    check,
  );
  if (expected.asked !== undefined) compareAsked(game, expected.asked, check);
  for (const [i, answer] of (expected.illegal ?? []).entries()) compareIllegal(game, answer, `illegal[${i}]`, check);
  const left = (scenario.dice ?? []).slice((scenario.dice?.length ?? 0) - dice.left);
  check('dice', 'every roll is used', `never rolled: ${left.join(' ')}`, left.length === 0);
  return { ok: differences.length === 0, differences };
};
const DIFFERENCE_MAX = 2000;
/** A difference as one line. */
export const describeDifference = ({ field, expected, actual }: Difference): string =>
  printable(`${field}: expected ${say(expected)}, got ${say(actual)}`, DIFFERENCE_MAX);
const say = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

// --- playing it ---------------------------------------------------------------------------------------------------
/** The game after the last answer, with its match report; `watch` sees it before each answer. */
export const play = (scenario: Scenario, dice: ScriptedDice, watch?: (game: Game, answer: Answer) => void): Game => {
  const game = during('position', () => begin(scenario, dice));
  for (const [i, answer] of (scenario.answers ?? []).entries()) {
    watch?.(game, answer);
    during(`answers[${i}]`, () => game.answer(answer));
  }
  return game;
};
const begin = (scenario: Scenario, dice: ScriptedDice): Game => {
  const { home, away, options = {}, position } = scenario;
  const rules = rulesetNamed(scenario.ruleset);
  if (position === undefined) {
    const game = createGame(rules, { home: home as string, away: away as string, options }, dice);
    game.events = [];
    return game.start();
  }
  const teams = { ...(home === undefined ? {} : { home }), ...(away === undefined ? {} : { away }) };
  return setUpGame(
    rules,
    { ...teams, options, position: gameWords[rules.game].completePosition(position, options) },
    dice,
    g => {
      g.events = [];
    },
  );
};
/** Names the place in the file where something did not fit. Sentences of the set-up name their field themselves. */
const during = <T>(place: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof ScriptError) throw new BadInput(`dice: ${error.message} (${place})`);
    if (error instanceof BadInput) throw place === 'position' ? error : new BadInput(`${place}: ${error.message}`);
    if (error instanceof EngineError) throw new EngineError(`${place}: ${error.message}`);
    throw error;
  }
};

// --- looking at the end ---------------------------------------------------------------------------------------------
/** Whether the players and squares that a part of the file names are there at all; `part` is its name in the file. */
export const checkNames = (game: Game, expected: Expectation, part: string): void => {
  const ids = Array.from({ length: game.playerCount }, (_, p) => game.lineup.names[p]);
  const known = (id: string, field: string): void => {
    if (!ids.includes(id)) throw new BadInput(`${field}: there is no player "${id}"; there are ${ids.join(', ')}`);
  };
  const onPitch = (square: unknown, field: string): void => {
    if (Array.isArray(square) && game.grid.at(square[0], square[1]) < 0)
      throw new BadInput(`${field}.square: ${show(square)} is not on the pitch`);
  };
  for (const [id, player] of Object.entries(expected.players ?? {})) {
    known(id, `${part}.players.${id}`);
    onPitch(player.square, `${part}.players.${id}`);
  }
  for (const [i, ball] of (expected.balls ?? []).entries()) {
    if (typeof ball.holder === 'string') known(ball.holder, `${part}.balls[${i}].holder`);
    onPitch(ball.square, `${part}.balls[${i}]`);
  }
  const question = expected.asked?.question;
  const asked = questions.filter(one => one.game === game.rules.game).map(one => one.name);
  if (question !== undefined && !asked.includes(question))
    throw new BadInput(`expect.asked.question: there is no question "${question}"; there are ${asked.join(', ')}`);
};

type Asked = NonNullable<Expectation['asked']>;
const texts = (answers: readonly Answer[]): string[] => answers.map(answer => JSON.stringify(answer)).sort();

const compareAsked = (game: Game, expected: Asked | null, check: Check): void => {
  const actual = game.over ? null : { question: game.question.name, seat: SEATS[game.asked as Seat] };
  if (expected === null || actual === null) return check('asked', expected, actual, expected === actual);
  const { question, seat, about, legal, includes } = expected;
  if (question !== undefined) check('asked.question', question, actual.question, question === actual.question);
  if (seat !== undefined) check('asked.seat', seat, actual.seat, seat === actual.seat);
  if (about !== undefined) {
    const actually = wordsOf(game).describeAbout(game);
    check('asked.about', about, actually, matches(about, actually));
  }
  const offered = game.legalAnswers();
  if (legal !== undefined)
    check('asked.legal', legal, offered, JSON.stringify(texts(legal)) === JSON.stringify(texts(offered)));
  for (const answer of includes ?? []) {
    const found = texts(offered).includes(JSON.stringify(answer));
    check('asked.includes', answer, offered, found);
  }
};
/** Refused, and nothing changed. A name that is unknown is a mistake of the file, not a refusal. */
const compareIllegal = (game: Game, answer: Answer, field: string, check: Check): void => {
  checkAnswerNames(game, answer, `expect.${field}`);
  const before = game.save();
  const overBefore = game.over;
  try {
    game.answer(answer);
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof ScriptError)) throw error;
    const refused = error instanceof BadInput && before.every((cell, i) => cell === game.cells[i]);
    if (refused) return;
  }
  if (!overBefore) game.load(before);
  check(field, `${show(answer)} is refused`, 'it is legal', false);
};
const checkAnswerNames = (game: Game, answer: Answer, field: string): void => {
  const [name, object] = typeof answer === 'string' ? [answer] : (Object.entries(answer)[0] as [string, unknown]);
  const verb = game.verbNamed(name);
  if (verb === undefined) throw new BadInput(`${field}: there is no answer "${name}" in any question`);
  if (verb.object === 'player' && (typeof object !== 'string' || game.playerNamed(object) === NOBODY))
    throw new BadInput(`${field}: "${name}" takes a player, and there is no player ${show(object)}`);
  if (Array.isArray(verb.object) && !verb.object.includes(object as string))
    throw new BadInput(`${field}: "${name}" takes one of ${[...new Set(verb.object)].join(', ')}, not ${show(object)}`);
};
