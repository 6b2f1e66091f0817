/** A Blitz Bowl position as a coach may see it, in plain names. */
import {
  ACTIONS,
  BARRED,
  type BallId,
  type BlitzGame,
  isMarked,
  markedBy,
  NOBODY,
  PLAYS,
  type PlayerId,
  playsInHand,
  type Seat,
  type Square,
  Stat,
  type TeamPosition,
} from '@ironpitch/engine';
import { namePosition } from '@ironpitch/protocol';
import { madeName } from '../playernames.ts';
import type { BallView, MatchView, PlayerView, Side, SquareName } from '../service.ts';
import { withShortTitles } from '../titles.ts';
import { figureOf } from './figures.ts';
import type { BlitzPart, ChallengeView } from './part.ts';

const BALLS = ['ordinary', 'runeBall', 'spikeyBall', 'squigBall'] as const;

/** `game` holds a view: what the seat may not see is already dealt otherwise. */
export const lookAt = (game: BlitzGame, viewer: Side | null): MatchView => {
  const { grid, pitch } = game;
  const squares = (of: (sq: Square) => boolean): SquareName[] =>
    Array.from({ length: grid.squares }, (_, sq) => sq as Square)
      .filter(of)
      .map(sq => game.squareName(sq));
  return {
    ruleset: game.rules.edition.id,
    teams: [teamView(game, 0), teamView(game, 1)],
    ground: {
      columns: grid.width,
      rows: grid.height,
      surface: 'stone',
      blocked: squares(sq => pitch.blocked[sq] !== 0),
      trapdoors: squares(sq => pitch.isTrapdoor[sq] !== 0),
      chalk: null,
      name: pitch.id,
    },
    players: withShortTitles(Array.from({ length: game.playerCount }, (_, p) => playerView(game, p as PlayerId))),
    balls: Array.from({ length: game.ballCount }, (_, b) => b as BallId)
      .filter(b => game.inPlay(b))
      .map(b => ballView(game, b)),
    held: [squares(sq => game.reach(0, sq) > 0), squares(sq => game.reach(1, sq) > 0)],
    // BU-STATUS-04, -05
    holds: game
      .playersOf(0)
      .filter(p => game.onPitch(p))
      .flatMap(p => markedBy(game, p).map(q => [game.playerName(p), game.playerName(q)] as const)),
    score: [game.score(0), game.score(1)],
    turn: game.turn,
    // Before the first turn it is whoever sets up.
    active: game.turn === 0 || game.active < 0 ? game.asked : game.active,
    game: partOf(game, viewer),
  };
};
const teamView = (game: BlitzGame, seat: Seat): MatchView['teams'][0] => {
  const { id, name } = game.teamOf(seat);
  return { id, name };
};
/** The position on the Team Card; a player of a scenario may have none. */
const positionOf = (game: BlitzGame, p: PlayerId): { team: string; position: TeamPosition | undefined } => {
  const [team = '', position = ''] = (game.lineup.profiles.list[game.profile(p)]?.id ?? '').split('/');
  const id = position.split(':')[0];
  const found = game.rules.edition.teams.find(t => t.id === team)?.positions.find(one => one.id === id);
  return { team, position: found };
};
const AWAY_SHIRTS = 10;
/** Home wears 1 and up, away 11 and up: a number names one player of the match. */
const shirtOf = (game: BlitzGame, p: PlayerId): string => {
  const side = game.control(p);
  const listed = Number(/^[HA](\d+)$/.exec(game.playerName(p))?.[1]);
  const number = Number.isNaN(listed) ? game.playersOf(side).indexOf(p) + 1 : listed;
  return String(side === 0 ? number : AWAY_SHIRTS + number);
};
const value = (printed: number): string => (printed === 0 ? '–' : `${printed}+`);
const playerView = (game: BlitzGame, p: PlayerId): Omit<PlayerView, 'short'> => {
  const { team, position } = positionOf(game, p);
  const figure = figureOf(team, position);
  const done = ACTIONS.filter((_, kind) => (game.made(p) & (1 << kind)) !== 0);
  const barred = game.isAffected(p, BARRED);
  return {
    id: game.playerName(p),
    side: game.control(p) as Side,
    shirt: shirtOf(game, p),
    position: `${team}/${position?.id ?? 'plain'}`,
    name: madeName(figure.race, team, game.control(p) as Side, p),
    title: position?.name ?? '',
    figure,
    square: game.onPitch(p) ? game.squareName(game.square(p)) : null,
    box: game.onPitch(p) ? 'pitch' : 'reserves',
    posture: game.onPitch(p) && game.posture(p) !== 0 ? 'prone' : 'standing',
    ball: game.holdsBall(p) ? (BALLS[game.ballKind(game.held(p))] as string) : null,
    marked: isMarked(game, p),
    used: barred,
    stats: [
      ['move', position?.move === 'D6' ? 'D6' : String(game.stat(p, Stat.move))],
      ['block', String(game.stat(p, Stat.block))],
      ['throw', value(game.stat(p, Stat.throw))],
      ['armour', value(game.stat(p, Stat.armour))],
    ],
    skills: Object.keys(game.rules.edition.abilities).filter((_, skill) => game.hasSkill(p, skill)),
    done: barred ? [...done, 'barred'] : done,
  };
};
const ballView = (game: BlitzGame, b: BallId): BallView => {
  const holder = game.holder(b);
  return {
    kind: BALLS[game.ballKind(b)] as string,
    square: game.squareName(game.ballSquare(b)),
    holder: holder === NOBODY ? null : game.playerName(holder),
  };
};
const challengeView = (game: BlitzGame, card: number): ChallengeView => {
  const { id, points, rule } = game.challengeOf(card);
  return { id, points, rule };
};
const partOf = (game: BlitzGame, viewer: Side | null): BlitzPart => {
  const named = namePosition(game);
  return {
    kind: 'blitz',
    actionsLeft: game.actionsLeft,
    actionsTaken: game.actionsTaken,
    cards: [0, 1, 2].map(space => (game.space(space) < 0 ? null : challengeView(game, game.space(space)))),
    next: game.deckTop < 0 || game.topIsEvent ? null : challengeView(game, game.deckTop),
    cardsToGo: game.deckSize,
    hand: viewer === null ? [] : playsInHand(game, viewer).map(play => PLAYS[play] as string),
    handCounts: [game.handCount(0), game.handCount(1)],
    inForce: named.inForce,
    arena: game.arena.id,
    pitch: game.pitch.id,
    rookies: game.holdsRookies(0) ? 0 : game.holdsRookies(1) ? 1 : null,
    finalTurns: game.finalTurns,
    // BU-TURN-05, B22-TURN-02
    claims:
      game.rules.edition.firstTurnClaims === 'secondCoach'
        ? game.turn !== 1
        : game.active < 0 || game.turnsTaken(game.active) > 0,
    suddenDeathLead: game.arena.suddenDeathLead ?? game.rules.edition.suddenDeathLead,
  };
};
