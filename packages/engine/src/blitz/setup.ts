/** Positions written down by hand, between two Actions or at the start of a turn: what scenario files and tests build. */
import type { Dice } from '../dice/dice.ts';
import { MATCH_TARGET, Until } from '../kernel/effects.ts';
import {
  AWAY,
  BadInput,
  type BallId,
  HOME,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  SEATS,
  type Seat,
  type SeatName,
  type Square,
} from '../words.ts';
import { canTakeBall } from './ball.ts';
import { CardPlace, EVENT_BASE, SPACES } from './cells.ts';
import { assemble, compile, type LineupPlayer, readOptions, teamInPlay, teamNamed } from './compile.ts';
import type { BlitzOptions, Position } from './edition.ts';
import type { BlitzGame, Edition } from './game.ts';
import { layDown } from './hand.ts';
import { GRID, type Pitch } from './pitches.ts';
import { Match } from './procedures/match.ts';
import { Turn } from './procedures/turn.ts';
import { isStanding, layProne, standUpright } from './status.ts';
import {
  ACTIONS,
  type ActionName,
  BALL_KINDS,
  BARRED,
  COACHES_GENEROUS,
  PITCH_CRUMBLES,
  PLAYS,
  type PlayName,
  REF_GONE,
} from './words.ts';

export type SquareSpec = readonly [column: number, row: number];
export interface PlayerSpec {
  readonly id: string;
  readonly side: SeatName;
  /** `dwarf/runner`: a position of a Team Card. Left out: a plain Player with the values below. */
  readonly position?: string;
  /** Values instead of, or on top of, those of the position. */
  readonly move?: number | 'D6';
  readonly block?: number;
  readonly throw?: number | '-';
  readonly armour?: number | '-';
  readonly abilities?: readonly string[];
  readonly square?: SquareSpec;
  /** Standing when it has a square, in Reserves when not. */
  readonly state?: 'standing' | 'prone' | 'reserves';
  /** Kinds of Action it has made this turn, paid for. */
  readonly done?: readonly ActionName[];
  /** May make no more Actions this turn. */
  readonly barred?: boolean;
}
export interface BallSpec {
  readonly square?: SquareSpec;
  readonly holder?: string;
  readonly kind?: (typeof BALL_KINDS)[number];
  /** Which side held it when the turn began; whoever holds it now when left out. */
  readonly heldAtTurnStart?: SeatName | 'nobody';
}
/** A card is named by its front, by its Bonus Play, or by both: `getTheBall`, `stepAside`, `getTheBall/stepAside`. */
export interface CardsSpec {
  readonly active?: readonly (string | null)[];
  /** From the top; Random Events by their name. Left out: all other cards, in the order of the edition. */
  readonly deck?: readonly string[];
  readonly hands?: Readonly<Partial<Record<SeatName, readonly string[]>>>;
  readonly discard?: readonly string[];
}
export interface PositionSpec {
  readonly pitch?: string;
  readonly arena?: string;
  readonly active?: SeatName;
  readonly tossWinner?: SeatName;
  /** Whole turns each coach has finished; 1 each when left out. */
  readonly turnsTaken?: Readonly<Partial<Record<SeatName, number>>>;
  readonly actionsLeft?: number;
  readonly actionsTaken?: number;
  readonly claimedThisTurn?: number;
  readonly finalTurns?: number;
  readonly score?: Readonly<Partial<Record<SeatName, number>>>;
  readonly players: readonly PlayerSpec[];
  readonly balls?: readonly BallSpec[];
  readonly cards?: CardsSpec;
  readonly rookies?: SeatName | 'nobody';
  readonly played?: Readonly<Partial<Record<SeatName, readonly PlayName[]>>>;
  /** Rest-of-game events and rest-of-turn plays in force. */
  readonly inForce?: readonly (keyof typeof IN_FORCE | (typeof PLAYS_IN_FORCE)[number])[];
  /** Where the match stands: choosing an Action, or about to start the turn. */
  readonly moment?: 'action' | 'turnStart';
}
export interface ScenarioSpec {
  readonly home?: string;
  readonly away?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: PositionSpec;
}

const IN_FORCE = {
  crumblingPitch: PITCH_CRUMBLES,
  generousCoaches: COACHES_GENEROUS,
  getTheRef: REF_GONE,
} as const;
/** Bonus Plays that lie in front of the active coach; what they do is the edition's (B22-PLAY-36). */
const PLAYS_IN_FORCE = ['blockingPlay', 'defensivePlay', 'throwingPlay', 'bribedRef', 'nufflesBlessing'] as const;

/** What a Player without a position is worth. */
const PLAIN: Position = {
  id: 'plain',
  name: 'Player',
  count: 1,
  move: 5,
  block: 1,
  throw: 4,
  armour: 4,
  abilities: [],
};

const seatOf = (side: string, field: string): Seat => {
  const seat = (SEATS as readonly string[]).indexOf(side);
  if (seat < 0) throw new BadInput(`${field} is home or away, not ${JSON.stringify(side)}`);
  return seat as Seat;
};
const positionOf = (
  edition: Edition,
  options: BlitzOptions,
  spec: PlayerSpec,
  field: string,
): { team: string; position: Position } => {
  const [teamId = '', positionId] = (spec.position ?? 'plain/plain').split('/');
  let position = PLAIN;
  if (spec.position !== undefined) {
    const team = teamInPlay(teamNamed(edition, teamId), options);
    const found = team.positions.find(p => p.id === positionId);
    if (!found)
      throw new BadInput(
        `${field}.position: ${teamId} has no position "${positionId}"; it has ${team.positions.map(p => p.id).join(', ')}`,
      );
    position = found;
  }
  const changes = Object.fromEntries(
    (['move', 'block', 'throw', 'armour', 'abilities'] as const).flatMap(key =>
      spec[key] === undefined ? [] : [[key, spec[key]]],
    ),
  );
  if (Object.keys(changes).length === 0) return { team: teamId, position };
  // A Player with values of its own has a profile of its own.
  return { team: teamId, position: { ...position, ...changes, id: `${position.id}:${spec.id}` } };
};

/** Builds the game of a scenario and runs it to its first question. Impossible positions are refused with the reason. `prepare` sees it before. */
export const setUpGame = (
  edition: Edition,
  spec: ScenarioSpec,
  dice: Dice,
  prepare?: (g: BlitzGame) => void,
): BlitzGame => {
  const { position } = spec;
  const options = readOptions(edition, {
    ...spec.options,
    pitch: position.pitch ?? (edition.pitches[0]?.id as string),
  });
  const players: LineupPlayer[] = position.players.map((p, i) => {
    const field = `position.players[${i}]`;
    if (position.players.findIndex(q => q.id === p.id) !== i)
      throw new BadInput(`${field}.id: there are two players "${p.id}"`);
    return { name: p.id, seat: seatOf(p.side, `${field}.side`), ...positionOf(edition, options, p, field) };
  });
  const teamFor = (seat: Seat): string => {
    const named = seat === HOME ? spec.home : spec.away;
    return (
      named ?? players.find(p => p.seat === seat && p.team !== 'plain')?.team ?? (edition.boxTeams[seat] as string)
    );
  };
  const teams = [teamNamed(edition, teamFor(HOME)), teamNamed(edition, teamFor(AWAY))] as const;
  const g = assemble(compile(edition, options, teams, players), dice);
  g.pitch = g.rules.pitches.find(p => p.id === options.pitch) as Pitch;
  setArena(g, edition, position.arena ?? 'none');
  for (const [i, p] of position.players.entries()) setPlayer(g, p, i as PlayerId, `position.players[${i}]`);
  for (const [i, ball] of (position.balls ?? []).entries()) setBall(g, ball, `position.balls[${i}]`);
  setCards(g, edition, position);
  setMatch(g, position);
  prepare?.(g);
  return g.resume() as BlitzGame;
};

const setArena = (g: BlitzGame, edition: Edition, arena: string): void => {
  const die = arena === 'none' ? 0 : edition.arenas.findIndex(a => a.id === arena) + 1;
  if (arena !== 'none' && die === 0)
    throw new BadInput(
      `position.arena: "${arena}" is unknown; known: none, ${edition.arenas.map(a => a.id).join(', ')}`,
    );
  g.setArena(die);
};
const squareOf = (g: BlitzGame, square: SquareSpec, field: string): Square => {
  const sq = GRID.at(square[0], square[1]);
  if (sq < 0)
    throw new BadInput(`${field}: [${square}] is not on the pitch; columns run 1-${GRID.width}, rows 1-${GRID.height}`);
  if (g.pitch.blocked[sq]) throw new BadInput(`${field}: [${square}] is a blocked square of the pitch ${g.pitch.id}`);
  return sq;
};
const setPlayer = (g: BlitzGame, spec: PlayerSpec, player: PlayerId, field: string): void => {
  const state = spec.state ?? (spec.square ? 'standing' : 'reserves');
  if ((state === 'reserves') === (spec.square !== undefined))
    throw new BadInput(`${field}: a player in reserves has no square, any other has one`);
  if (spec.square) {
    const sq = squareOf(g, spec.square, `${field}.square`);
    if (g.playerAt(sq) !== NOBODY)
      throw new BadInput(`${field}.square: ${g.playerName(g.playerAt(sq))} already stands on [${spec.square}]`);
    standUpright(g, player);
    g.put(player, sq);
    if (state === 'prone') layProne(g, player);
  }
  for (const kind of spec.done ?? []) {
    if (!ACTIONS.includes(kind))
      throw new BadInput(`${field}.done: "${kind}" is no kind of Action; there are ${ACTIONS.join(', ')}`);
    g.noteAction(player, ACTIONS.indexOf(kind), true);
    if (kind === 'run') g.runsThisTurn++;
  }
  if (spec.barred) g.affect(player, BARRED, 0, Until.turn);
};
const setBall = (g: BlitzGame, spec: BallSpec, field: string): void => {
  const kind = BALL_KINDS.indexOf(spec.kind ?? 'ordinary');
  if (kind < 0) throw new BadInput(`${field}.kind: "${spec.kind}" is unknown; known: ${BALL_KINDS.join(', ')}`);
  if ((spec.holder === undefined) === (spec.square === undefined))
    throw new BadInput(`${field}: a ball has either a holder or a square`);
  if (spec.holder !== undefined) {
    const holder = g.playerNamed(spec.holder);
    if (holder === NOBODY) throw new BadInput(`${field}.holder: there is no player "${spec.holder}"`);
    if (!isStanding(g, holder))
      throw new BadInput(`${field}.holder: ${spec.holder} does not stand on the pitch and cannot hold a ball`);
    if (!canTakeBall(g, holder))
      throw new BadInput(
        `${field}.holder: ${spec.holder} cannot hold this ball (Throw '-', or a ball in hand already)`,
      );
    g.give(g.newBall(g.square(holder), kind), holder);
    return;
  }
  const sq = squareOf(g, spec.square as SquareSpec, `${field}.square`);
  if (g.playerAt(sq) !== NOBODY)
    throw new BadInput(`${field}.square: ${g.playerName(g.playerAt(sq))} stands there; name it as the holder`);
  if (g.looseBallAt(sq) >= 0) throw new BadInput(`${field}.square: another ball lies there`);
  g.newBall(sq, kind);
};

const setCards = (g: BlitzGame, edition: Edition, { cards = {}, inForce = [] }: PositionSpec): void => {
  const free = new Set(g.rules.cards.keys());
  const take = (name: string, field: string): number => {
    const [first, second] = name.split('/');
    for (const card of free) {
      const { challenge, play } = g.rules.cards[card] as (typeof g.rules.cards)[number];
      const fits =
        second === undefined ? first === challenge || first === play : first === challenge && second === play;
      if (!fits) continue;
      free.delete(card);
      return card;
    }
    const known = g.rules.cards.some(c => c.challenge === first || c.play === first);
    throw new BadInput(
      known
        ? `${field}: no card "${name}" is left`
        : `${field}: unknown card "${name}"; a card is a challenge (${edition.challenges.map(c => c.id).join(', ')}), a bonus play, or both as challenge/play`,
    );
  };
  if ((cards.active?.length ?? 0) > SPACES) throw new BadInput(`position.cards.active: there are ${SPACES} spaces`);
  cards.active?.forEach((name, space) => {
    if (name !== null) g.setSpace(space, take(name, `position.cards.active[${space}]`));
  });
  for (const seat of [HOME, AWAY]) {
    cards.hands?.[SEATS[seat] as SeatName]?.forEach((name, i) => {
      // In a hand it is the Bonus Play that is meant first.
      const byPlay = [...free].find(card => g.rules.cards[card]?.play === name);
      if (byPlay !== undefined) free.delete(byPlay);
      g.toHand(seat, byPlay ?? take(name, `position.cards.hands.${SEATS[seat]}[${i}]`));
    });
  }
  for (const [i, name] of (cards.discard ?? []).entries()) {
    g.setCardPlace(take(name, `position.cards.discard[${i}]`), CardPlace.discard);
  }
  const eventsLeft = g.rules.eventCards.map((_, e) => e);
  const deck = cards.deck?.map((name, i) => {
    const event = eventsLeft.findIndex(e => g.rules.eventCards[e]?.id === name);
    if (event >= 0) return EVENT_BASE + (eventsLeft.splice(event, 1)[0] as number);
    return take(name, `position.cards.deck[${i}]`);
  });
  for (const name of inForce) {
    const card = [...free].find(one => g.rules.cards[one]?.play === name);
    if (card === undefined) continue; // no Bonus Play, or the file says where its card is
    free.delete(card);
    layDown(g, card, g.rules.playRules[PLAYS.indexOf(name as PlayName)]); // B22-BONUS-03
  }
  for (const card of (deck ?? [...free]).slice().reverse()) {
    g.pushDeck(card);
    if (card < EVENT_BASE) g.setCardPlace(card, CardPlace.deck);
  }
  // B22-ENDGAME-05: an endgame card that is neither in the deck nor in the box has been Active.
  for (let card = edition.deck.length; card < g.rules.cards.length; card++)
    if (g.cardPlace(card) !== CardPlace.deck && g.cardPlace(card) !== CardPlace.out) g.startEndgame();
  if (g.topIsEvent)
    throw new BadInput('position.cards.deck: between two Actions the top card is never a Random Event (BU-EVENT-10)');
};

const count = (value: number | undefined, otherwise: number, field: string, max = 30000): number => {
  if (value === undefined) return otherwise;
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new BadInput(`${field} is a whole number from 0 to ${max}, not ${JSON.stringify(value)}`);
  return value;
};
const putInForce = (g: BlitzGame, seat: Seat, name: string): void => {
  const known: readonly string[] = [...Object.keys(IN_FORCE), ...PLAYS_IN_FORCE];
  if (!known.includes(name)) throw new BadInput(`position.inForce: "${name}" is unknown; known: ${known.join(', ')}`);
  if (name in IN_FORCE) return g.affect(MATCH_TARGET, IN_FORCE[name as keyof typeof IN_FORCE], 0, Until.match);
  const play = g.rules.playRules[PLAYS.indexOf(name as PlayName)];
  if (!play) throw new BadInput(`position.inForce: there is no "${name}" in ${g.rules.edition.id}`);
  play.effect(g, seat, NOBODY, NOWHERE);
};
const setMatch = (g: BlitzGame, spec: PositionSpec): void => {
  const seat = seatOf(spec.active ?? 'home', 'position.active');
  const moment = spec.moment ?? 'action';
  if (moment !== 'action' && moment !== 'turnStart')
    throw new BadInput(`position.moment is action or turnStart, not ${JSON.stringify(moment)}`);
  g.tossWinner = seatOf(spec.tossWinner ?? 'away', 'position.tossWinner');
  for (const s of [HOME, AWAY]) {
    const side = SEATS[s] as SeatName;
    g.setTurnsTaken(s, count(spec.turnsTaken?.[side], 1, `position.turnsTaken.${side}`));
    g.addScore(s, count(spec.score?.[side], 0, `position.score.${side}`));
    for (const play of spec.played?.[side] ?? []) g.setPlayed(s, PLAYS.indexOf(play));
  }
  g.finalTurns = count(spec.finalTurns, 0, 'position.finalTurns', 2);
  if (spec.rookies && spec.rookies !== 'nobody') g.giveRookies(seatOf(spec.rookies, 'position.rookies'));
  for (const name of spec.inForce ?? []) putInForce(g, seat, name);
  const finished = g.turnsTaken(HOME) + g.turnsTaken(AWAY);
  g.active = moment === 'action' ? seat : otherSeat(seat);
  g.turn = moment === 'action' ? finished + 1 : finished;
  g.actionsTaken = count(spec.actionsTaken, 0, 'position.actionsTaken', 4);
  g.actionsLeft = count(
    spec.actionsLeft,
    Math.max(0, g.rules.edition.actionsPerTurn - g.actionsTaken),
    'position.actionsLeft',
    4,
  );
  g.claimedThisTurn = count(spec.claimedThisTurn, 0, 'position.claimedThisTurn', SPACES);
  g.snapshotTurnHolders();
  spec.balls?.forEach((ball, b) => {
    if (ball.heldAtTurnStart)
      g.setHeldAtTurnStart(b as BallId, (SEATS as readonly string[]).indexOf(ball.heldAtTurnStart));
  });
  g.enter(Match, 'nextTurn');
  g.enter(Turn, moment === 'action' ? 'askAction' : 'start', seat);
};
