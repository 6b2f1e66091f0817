/** What a Blitz Bowl scenario may say: the position before, and what is expected of the one after. */
import { ACTIONS, BALL_KINDS, BLOCK_DIE, PLAYS, type PositionSpec, rulesets } from '@ironpitch/engine';
import { dieShape } from '../dice.ts';
import { expectationShape, scenarioShape } from '../file.ts';
import { about, either, list, object, oneOf, orNull, record, type TypeOf, text, whole, yesNo } from '../shape.ts';
import { BALLS_MAX, bySide, id, PLAYERS_MAX, points, side, square } from '../words.ts';
import { blitzEvents } from './events.ts';

// --- words used in several places ----------------------------------------------------------------------------
const sideOrNobody = oneOf('home', 'away', 'nobody');
const value = <const W extends string>(word: W, minimum: number, maximum: number) =>
  either(whole(minimum, maximum), oneOf(word));
const ballKind = oneOf(...BALL_KINDS);
const action = oneOf(...ACTIONS);
const play = oneOf(...PLAYS);
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
    state: oneOf('standing', 'open', 'marked', 'prone', 'reserves', 'down', 'off'),
    ball: about('Whether it holds a ball, or which kind.', either(yesNo, ballKind)),
    done: about('Exactly these, in any order.', list(action)),
    barred: yesNo,
  },
);
const expectation = expectationShape(
  'blitz',
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
  },
  blitzEvents,
);
export type BlitzExpectation = TypeOf<typeof expectation>;

/** Rolls of a match of Blitz Bowl. */
export const blitzDie = dieShape('blitz', BLOCK_DIE);
export const blitzScenario = scenarioShape(
  rulesets.filter(ruleset => ruleset.game === 'blitz').map(ruleset => ruleset.id),
  position,
  blitzDie,
  expectation,
);
export type BlitzScenario = TypeOf<typeof blitzScenario>;

/** What both an option and the position can state is taken from the position, and from the option when that is silent. */
export const withOptions = (position: PositionSpec, options: Readonly<Record<string, unknown>>): PositionSpec => {
  const stated = (name: 'pitch' | 'arena' | 'rookies', unless: string): Record<string, unknown> =>
    position[name] === undefined && options[name] !== undefined && options[name] !== unless
      ? { [name]: options[name] }
      : {};
  return { ...stated('pitch', 'ask'), ...stated('arena', 'roll'), ...stated('rookies', 'nobody'), ...position };
};
