/** A Blood Bowl position by names, in the words in which scenario files set one up. It hides nothing. */
import {
  type BallId,
  blood,
  NOBODY,
  type PlayerId,
  POSTURES,
  SEATS,
  type Seat,
  type SeatName,
} from '@ironpitch/engine';
import type { NamedSquare } from '../words.ts';

type BySide<T> = Readonly<Record<SeatName, T>>;
interface NamedPlayer {
  /** nobody: whom neither coach controls. */
  readonly side: SeatName | 'nobody';
  /** `human/blitzer`, a Star Player's name, or `plain`. */
  readonly position: string;
  readonly state: blood.PlayerState;
  readonly square?: NamedSquare;
  readonly ball: boolean;
  readonly acted: boolean;
  /** As they are now, with whatever has been gained or lost. */
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  /** In editions that have it; 0 for whoever cannot pass. */
  readonly passing?: number;
  readonly skills: readonly string[];
  readonly stunnedThisTurn: boolean;
  readonly tookPart: boolean;
  readonly witless: boolean;
  readonly rooted: boolean;
  /** What the casualty table said of it; 0 for nothing. */
  readonly casualty: number;
  /** What only Blood Bowl 2025 knows. */
  readonly distracted?: boolean;
  readonly eyeGouged?: boolean;
  /** Whose teeth hold it; null for nobody's. */
  readonly chompedBy?: string | null;
  readonly played?: boolean;
  /** Star Player Points earned in this match. */
  readonly points?: number;
}
interface NamedBall {
  readonly square: NamedSquare;
  readonly holder?: string;
}
export interface NamedBloodPosition extends blood.FactsNamed {
  /** nobody: while a kick-off is resolved. */
  readonly active: SeatName | 'nobody';
  readonly half: number;
  readonly turns: BySide<number>;
  readonly kicking: SeatName;
  readonly firstKicker: SeatName;
  readonly weather: string;
  /** Kinds of Action declared this turn. */
  readonly declared: readonly string[];
  /** Why the turn is over; `none` while it goes on. */
  readonly turnover: string;
  /** Where a kick is about to come down; null for nowhere. */
  readonly landing: NamedSquare | null;
  readonly players: Readonly<Record<string, NamedPlayer>>;
  readonly balls: readonly NamedBall[];
  /** Whatever else lasts, in the order in which it came. */
  readonly effects: readonly blood.EffectSpec[];
  readonly hands: BySide<readonly string[]>;
  /** From the top. */
  readonly decks: Readonly<Record<blood.DeckName, readonly string[]>>;
  readonly discard: readonly string[];
  /** null while the match goes on. */
  readonly result: { readonly winner: SeatName | null; readonly ending: string } | null;
}

const bySeat = <T>(of: (seat: Seat) => T): Record<SeatName, T> => ({ home: of(0), away: of(1) });
const { Stat, CardPlace } = blood;

export const nameBloodPosition = (g: blood.BloodGame): NamedBloodPosition => {
  const ids = Array.from({ length: g.playerCount }, (_, p) => p as PlayerId);
  const balls = Array.from({ length: g.ballCount }, (_, b) => b as BallId).filter(b => g.inPlay(b));
  const cardsAt = (place: number): string[] => blood.CARDS.filter((_, card) => g.cardPlace(card) === place);
  return {
    active: SEATS[g.active] ?? 'nobody',
    half: g.half,
    turns: bySeat(seat => g.turn(seat)),
    kicking: SEATS[g.kicking] as SeatName,
    firstKicker: SEATS[g.firstKicker] as SeatName,
    weather: blood.WEATHERS[g.weather] as string,
    ...blood.nameFacts(g.cells),
    declared: blood.ACTIONS.filter((_, action) => g.declared(action)),
    turnover: blood.TURNOVERS[g.turnover] as string,
    landing: g.landing < 0 ? null : g.squareName(g.landing),
    players: Object.fromEntries(ids.map(p => [g.playerName(p), namePlayer(g, p)])),
    balls: balls.map(b => nameBall(g, b)),
    effects: blood.nameEffects(g),
    hands: bySeat(seat => cardsAt(CardPlace.homeHand + seat)),
    decks: nameDecks(g),
    discard: cardsAt(CardPlace.discard),
    result: g.over ? { winner: g.winner < 0 ? null : (SEATS[g.winner as Seat] as SeatName), ending: g.ending } : null,
  };
};
const namePlayer = (g: blood.BloodGame, p: PlayerId): NamedPlayer => ({
  side: SEATS[g.control(p)] ?? 'nobody',
  position: namePosition(g.lineup.profiles.list[g.profile(p)]?.id ?? ''),
  state: (g.onPitch(p) ? POSTURES[g.posture(p)] : blood.PLACES[g.place(p)]) as blood.PlayerState,
  ...(g.onPitch(p) ? { square: g.squareName(g.square(p)) } : {}),
  ball: g.holdsBall(p),
  acted: g.acted(p),
  movement: g.stat(p, Stat.movement),
  strength: g.stat(p, Stat.strength),
  agility: g.stat(p, Stat.agility),
  armour: g.stat(p, Stat.armour),
  ...(g.rules.edition.characteristics.passing === undefined ? {} : { passing: g.stat(p, Stat.passing) }),
  skills: blood.skillsOf(g, p),
  stunnedThisTurn: g.freshlyStunned(p),
  tookPart: g.playedThisDrive(p),
  witless: blood.isWitless(g, p),
  rooted: g.isAffected(p, blood.ROOTED),
  casualty: g.casualty(p),
  ...(g.rules.edition.skillsNeedZone ? nameAfflictions(g, p) : {}),
});
const nameAfflictions = (g: blood.BloodGame, p: PlayerId) => {
  const biter = blood.biterOf(g, p);
  return {
    distracted: g.isAffected(p, blood.DISTRACTED),
    eyeGouged: g.isAffected(p, blood.NO_ASSISTS),
    chompedBy: biter === NOBODY ? null : g.playerName(biter),
    played: g.tookPart(p),
    points: g.points(p),
  };
};
/** Without what tells apart the profiles of players who have learned different things. */
const namePosition = (profile: string): string => (profile.split('#')[0] as string).replace(/^star\//, '');
const nameBall = (g: blood.BloodGame, b: BallId): NamedBall => {
  const holder = g.holder(b);
  return {
    square: g.squareName(g.ballSquare(b)),
    ...(holder === NOBODY ? {} : { holder: g.playerName(holder) }),
  };
};
/** The cards of both decks lie one behind the other, the top of each last. */
const nameDecks = (g: blood.BloodGame): NamedBloodPosition['decks'] => {
  const cards = (from: number, size: number): string[] =>
    Array.from({ length: size }, (_, i) => blood.CARDS[g.deckCard(from + size - 1 - i)] as string);
  return { randomEvents: cards(0, g.deckSize(0)), miscellaneousMayhem: cards(g.deckSize(0), g.deckSize(1)) };
};
