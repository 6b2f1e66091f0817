/** A Blitz Bowl position by names, in the words in which scenario files set one up. It hides nothing. */
import {
  ACTIONS,
  BALL_KINDS,
  BARRED,
  type BallId,
  type BlitzGame,
  CARD_PLACES,
  COACHES_GENEROUS,
  isOpen,
  isProne,
  MATCH_TARGET,
  NOBODY,
  PITCH_CRUMBLES,
  PLAYS,
  type PlayerId,
  playsInForce,
  REF_GONE,
  SEATS,
  type Seat,
  type SeatName,
} from '@ironpitch/engine';
import type { NamedSquare } from '../words.ts';

type Status = 'open' | 'marked' | 'prone' | 'reserves';
interface NamedPlayer {
  readonly side: SeatName;
  /** `dwarf/runner`: the team and position it plays with. */
  readonly position: string;
  readonly state: Status;
  readonly square?: NamedSquare;
  /** The kind of the ball it holds. */
  readonly ball?: string;
  /** Kinds of Action it cannot repeat this turn. */
  readonly done: readonly string[];
  readonly barred: boolean;
}
interface NamedBall {
  readonly kind: string;
  readonly square: NamedSquare;
  readonly holder?: string;
}
export interface NamedBlitzPosition {
  readonly pitch: string;
  readonly arena: string;
  readonly tossWinner: SeatName;
  readonly active: SeatName;
  readonly turn: number;
  readonly turnsTaken: Readonly<Record<SeatName, number>>;
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly claimedThisTurn: number;
  readonly finalTurns: number;
  /** Whether an endgame card has been Active. */
  readonly endgame: boolean;
  readonly score: Readonly<Record<SeatName, number>>;
  readonly rookies: SeatName | 'nobody';
  readonly inForce: readonly string[];
  readonly players: Readonly<Record<string, NamedPlayer>>;
  readonly balls: readonly NamedBall[];
  readonly cards: {
    /** Cards as `challenge/bonusPlay`, null for a free space. */
    readonly active: readonly (string | null)[];
    readonly deckTop: string | null;
    readonly deckSize: number;
    readonly hands: Readonly<Record<SeatName, readonly string[]>>;
    readonly discard: readonly string[];
    /** Cards that lie in front of a coach as long as they are in force. */
    readonly inFront: readonly string[];
  };
  /** null while the match goes on. */
  readonly result: { readonly winner: SeatName | null; readonly ending: string } | null;
}

/** What the files call the Random Events that last. */
const EVENTS_IN_FORCE: readonly (readonly [effect: number, name: string])[] = [
  [PITCH_CRUMBLES, 'crumblingPitch'],
  [COACHES_GENEROUS, 'generousCoaches'],
  [REF_GONE, 'getTheRef'],
];
const bySeat = <T>(of: (seat: Seat) => T): Record<SeatName, T> => ({ home: of(0), away: of(1) });

export const nameBlitzPosition = (g: BlitzGame): NamedBlitzPosition => {
  const cardsAt = (place: 'discard' | 'inFront'): string[] =>
    cardsIn(g, card => CARD_PLACES[g.cardPlace(card)] === place);
  const ids = Array.from({ length: g.playerCount }, (_, p) => p as PlayerId);
  const balls = Array.from({ length: g.ballCount }, (_, b) => b as BallId).filter(b => g.inPlay(b));
  return {
    pitch: g.pitch.id,
    arena: g.arena.id,
    tossWinner: SEATS[g.tossWinner] as SeatName,
    active: SEATS[g.active] as SeatName,
    turn: g.turn,
    turnsTaken: bySeat(seat => g.turnsTaken(seat)),
    actionsLeft: g.actionsLeft,
    actionsTaken: g.actionsTaken,
    claimedThisTurn: g.claimedThisTurn,
    finalTurns: g.finalTurns,
    endgame: g.endgame,
    score: bySeat(seat => g.score(seat)),
    rookies: g.holdsRookies(0) ? 'home' : g.holdsRookies(1) ? 'away' : 'nobody',
    inForce: [
      ...EVENTS_IN_FORCE.flatMap(([effect, name]) => (g.isAffected(MATCH_TARGET, effect) ? [name] : [])),
      ...[...playsInForce(g, 0), ...playsInForce(g, 1)].map(play => PLAYS[play] as string),
    ],
    players: Object.fromEntries(ids.map(p => [g.playerName(p), namePlayer(g, p)])),
    balls: balls.map(b => nameBall(g, b)),
    cards: {
      active: [0, 1, 2].map(space => (g.space(space) < 0 ? null : nameCard(g, g.space(space)))),
      deckTop: g.deckTop < 0 || g.topIsEvent ? null : nameCard(g, g.deckTop),
      deckSize: g.deckSize,
      hands: bySeat(seat => cardsIn(g, card => g.inHand(seat, card))),
      discard: cardsAt('discard'),
      inFront: cardsAt('inFront'),
    },
    result: g.over ? { winner: g.winner < 0 ? null : (SEATS[g.winner as Seat] as SeatName), ending: g.ending } : null,
  };
};
const statusOf = (g: BlitzGame, p: PlayerId): Status => {
  if (!g.onPitch(p)) return 'reserves';
  if (isProne(g, p)) return 'prone';
  return isOpen(g, p) ? 'open' : 'marked';
};
const namePlayer = (g: BlitzGame, p: PlayerId): NamedPlayer => ({
  side: SEATS[g.control(p)] as SeatName,
  position: (g.lineup.profiles.list[g.profile(p)]?.id ?? '').split(':')[0] as string,
  state: statusOf(g, p),
  ...(g.onPitch(p) ? { square: g.squareName(g.square(p)) } : {}),
  ...(g.holdsBall(p) ? { ball: ballKindName(g, g.held(p)) } : {}),
  done: ACTIONS.filter((_, kind) => g.hasDone(p, kind)),
  barred: g.isAffected(p, BARRED),
});
const nameBall = (g: BlitzGame, b: BallId): NamedBall => {
  const holder = g.holder(b);
  return {
    kind: ballKindName(g, b),
    square: g.squareName(g.ballSquare(b)),
    ...(holder === NOBODY ? {} : { holder: g.playerName(holder) }),
  };
};
const ballKindName = (g: BlitzGame, b: BallId): string => BALL_KINDS[g.ballKind(b)] as string;
const nameCard = (g: BlitzGame, card: number): string => {
  const { challenge, play } = g.rules.cards[card] as { challenge: string; play: string };
  return `${challenge}/${play}`;
};
const cardsIn = (g: BlitzGame, has: (card: number) => boolean): string[] =>
  g.rules.cards.flatMap((_, card) => (has(card) ? [nameCard(g, card)] : []));
