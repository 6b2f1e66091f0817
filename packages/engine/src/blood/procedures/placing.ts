/** Setting a team up: formations, players put down one by one, and what makes a set-up legal. */
import type { Profile } from '../../kernel/lineup.ts';
import { answerOf } from '../../kernel/question.ts';
import { HOME, NOBODY, NOWHERE, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import { type Bearing, FORMATIONS, type Formation, rank, readBearing, squaresIn } from '../formations.ts';
import type { BloodGame } from '../game.ts';
import { GRID, HALVES, onScrimmage, wideZone } from '../pitch.ts';
import type { Team } from '../roster.ts';
import { procedure, question, standUpright } from '../status.ts';
import { BENCH, BY_HAND, FORMATION, PLACE, Place, READY, TO } from '../words.ts';

/** Who may be set up: everybody fit, or only those already on the pitch (B16-OQ-52). */
export const SetUp = { everybody: 0, rearrange: 1 } as const;

// --- what is legal -------------------------------------------------------------------------------------------------
const mayBeSetUp = (g: BloodGame, p: PlayerId, option: number): boolean =>
  g.onPitch(p) || (option === SetUp.everybody && g.inPlace(p, Place.reserves));
/** What a set-up is judged by, counted in one go: it is looked at again after every formation. */
interface Count {
  /** Players that may be set up, and those that are. */
  fit: number;
  there: number;
  onScrimmage: number;
  upperWide: number;
  lowerWide: number;
}
/** One for all who count: to be read at once. */
const counted: Count = { fit: 0, there: 0, onScrimmage: 0, upperWide: 0, lowerWide: 0 };
const countOf = (g: BloodGame, seat: Seat, option: number): Readonly<Count> => {
  let fit = 0;
  let there = 0;
  let line = 0;
  let upper = 0;
  let lower = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat) continue;
    if (mayBeSetUp(g, player, option)) fit++;
    if (!g.onPitch(player)) continue;
    there++;
    if (onScrimmage(seat, g.square(player))) line++;
    const zone = wideZone(g.square(player));
    if (zone === 0) upper++;
    else if (zone === 1) lower++;
  }
  counted.fit = fit;
  counted.there = there;
  counted.onScrimmage = line;
  counted.upperWide = upper;
  counted.lowerWide = lower;
  return counted;
};
/** B16-SETUP-05, B16-OQ-05, B16-OQ-52 */
const playersNeeded = (g: BloodGame, fit: number, option: number): number =>
  option === SetUp.rearrange ? fit : Math.min(fit, g.rules.edition.setUp.players);
/** B16-SETUP-08, -09, B16-OQ-06 */
const scrimmageNeeded = (g: BloodGame, fit: number, option: number): number =>
  Math.min(playersNeeded(g, fit, option), g.rules.edition.setUp.scrimmage);
export const countWide = (g: BloodGame, seat: Seat, zone: number): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === seat && g.onPitch(player) && wideZone(g.square(player)) === zone) count++;
  }
  return count;
};
/** Somebody sits on the bench who has to be on the pitch (B25-TSPEC-14); NOBODY where all is well. */
const leftOut = (g: BloodGame, seat: Seat): PlayerId => {
  if ((g.rules.hooks.qualities[Quality.fielded] as readonly unknown[]).length === 0) return NOBODY;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === seat && g.inPlace(player, Place.reserves) && hasQuality(g, player, Quality.fielded))
      return player;
  }
  return NOBODY;
};
export const isLegal = (g: BloodGame, seat: Seat, option: number): boolean => {
  const { fit, there, onScrimmage: line, upperWide, lowerWide } = countOf(g, seat, option);
  const { wide: most } = g.rules.edition.setUp;
  return (
    (option === SetUp.rearrange || leftOut(g, seat) === NOBODY) &&
    there === playersNeeded(g, fit, option) &&
    line >= scrimmageNeeded(g, fit, option) &&
    upperWide <= most &&
    lowerWide <= most
  );
};

export const SET_UP_FAULTS = ['players', 'scrimmage', 'upperWideZone', 'lowerWideZone', 'captain'] as const;
export interface SetUpFault {
  readonly fault: (typeof SET_UP_FAULTS)[number];
  readonly rule: string;
  /** How many it should be, and how many it is. */
  readonly wanted: number;
  readonly found: number;
}
const WIDE_NAMES = ['upper', 'lower'] as const;
/** Why the set-up is not legal yet; nothing when it is. */
export const setUpFaults = (g: BloodGame, seat: Seat, option: number = SetUp.everybody): readonly SetUpFault[] => {
  const faults: SetUpFault[] = [];
  const { wide, scrimmage } = g.rules.edition.setUp;
  const { fit, there, onScrimmage: onLine, upperWide, lowerWide } = countOf(g, seat, option);
  const inZones = [upperWide, lowerWide];
  const needed = playersNeeded(g, fit, option);
  if (there !== needed)
    faults.push({
      fault: 'players',
      rule: g.rules.cite('setUp', 'players'),
      wanted: needed,
      found: there,
    });
  const line = scrimmageNeeded(g, fit, option);
  if (onLine < line)
    faults.push({
      fault: 'scrimmage',
      rule: g.rules.cite('setUp', line < scrimmage ? 'fewer' : 'scrimmage'),
      wanted: line,
      found: onLine,
    });
  WIDE_NAMES.forEach((name, zone) => {
    const inZone = inZones[zone] as number;
    if (inZone > wide)
      faults.push({
        fault: `${name}WideZone`,
        rule: g.rules.cite('setUp', 'wideZone'),
        wanted: wide,
        found: inZone,
      });
  });
  if (option !== SetUp.rearrange && leftOut(g, seat) !== NOBODY)
    faults.push({
      fault: 'captain',
      rule: g.rules.cite('setUp', 'captain'),
      wanted: 1,
      found: 0,
    });
  return faults;
};

// --- formations ----------------------------------------------------------------------------------------------------
const withSide = (side: Formation['side']): readonly number[] =>
  FORMATIONS.flatMap((formation, index) => (formation.side === side ? [index] : []));
const ATTACKS = withSide('attack');
const DEFENCES = withSide('defence');
/** The formations that suit a side, as places in the whole list; the first one is where a set-up starts from. */
export const formationsFor = (g: BloodGame, seat: Seat): readonly number[] => (seat === g.kicking ? DEFENCES : ATTACKS);

/** A lot of players that were set up together once: as whom they played, and where each formation puts them. */
interface SetUpLot {
  readonly profiles: readonly Profile[];
  readonly bearings: readonly Bearing[];
  /** By place in those lists, the most valuable first. */
  readonly ranked: readonly number[];
  /** By formation: the square of each in home's half, NOWHERE for the bench. */
  readonly squares: (readonly Square[] | undefined)[];
}
/** Arranging takes time and its outcome depends on the players at hand alone, so it is worked out once for each lot. */
const lots = new WeakMap<Team, Map<number, SetUpLot>>();
const LOTS_MAX = 4096;
const profileOf = (g: BloodGame, p: PlayerId): Profile => g.lineup.profiles.list[g.profile(p)] as Profile;
/** A number for a lot of players, the same in every match of their team; two lots may have it in common. */
const numberFor = (g: BloodGame, players: readonly PlayerId[], option: number): number => {
  let number = 4 * players.length + 2 * option + Number(g.rules.options.skills); // B16-EXTRA-02: other skills, other places
  for (let i = 1; i < players.length; i++)
    number = (Math.imul(number, 31) + g.profile(players[i] as PlayerId) - g.profile(players[0] as PlayerId)) | 0;
  return number;
};
/** Whether these players are of the very kinds that were arranged then: a name may differ from match to match. */
const areSame = (g: BloodGame, players: readonly PlayerId[], profiles: readonly Profile[]): boolean => {
  if (players.length !== profiles.length) return false;
  for (let i = 0; i < players.length; i++) {
    const { stats, skills } = profileOf(g, players[i] as PlayerId);
    if (stats !== profiles[i]?.stats || skills !== profiles[i]?.skills) return false;
  }
  return true;
};
const lotOf = (g: BloodGame, team: Team, players: readonly PlayerId[], option: number): SetUpLot => {
  let known = lots.get(team);
  if (known === undefined || known.size >= LOTS_MAX) {
    known = new Map();
    lots.set(team, known);
  }
  const number = numberFor(g, players, option);
  const before = known.get(number);
  if (before !== undefined && areSame(g, players, before.profiles)) return before;
  const { better } = g.rules.edition.characteristics.agility;
  const bearings = players.map(p => readBearing(g.lineup, g.profile(p), better));
  const lot = {
    profiles: players.map(p => profileOf(g, p)),
    bearings,
    ranked: rank(bearings),
    squares: FORMATIONS.map(() => undefined),
  };
  known.set(number, lot);
  return lot;
};
/** In home's half. */
const arrangement = (
  g: BloodGame,
  seat: Seat,
  players: readonly PlayerId[],
  formation: number,
  option: number,
): readonly Square[] => {
  const { squares, bearings, ranked } = lotOf(g, g.teamOf(seat), players, option);
  squares[formation] ??= squaresIn(FORMATIONS[formation] as Formation, bearings, ranked, {
    ...g.rules.edition.setUp,
    players: playersNeeded(g, players.length, option),
  });
  return squares[formation] as readonly Square[];
};
const IN_AWAYS_HALF = Int16Array.from({ length: GRID.squares }, (_, sq) =>
  GRID.at(GRID.width + 1 - GRID.column(sq as Square), GRID.row(sq as Square)),
);
const inHalfOf = (seat: Seat, sq: Square): Square => (seat === HOME ? sq : (IN_AWAYS_HALF[sq] as Square));
/** Who is about to be set up: one list for all set-ups. */
const atHand: PlayerId[] = [];
/** Puts a whole team into a formation of the list, in a legal way whoever is missing. */
export const setUpFormation = (g: BloodGame, seat: Seat, formation: number, option: number = SetUp.everybody): void => {
  const players = atHand;
  players.length = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && mayBeSetUp(g, p as PlayerId, option)) players.push(p as PlayerId);
  const squares = arrangement(g, seat, players, formation, option);
  for (let i = 0; i < players.length; i++) if (g.onPitch(players[i] as PlayerId)) bench(g, players[i] as PlayerId);
  for (let i = 0; i < players.length; i++)
    if (squares[i] !== NOWHERE) putDown(g, players[i] as PlayerId, inHalfOf(seat, squares[i] as Square));
  if (option === SetUp.everybody) fieldCaptain(g, seat);
};
/** Whoever has to play takes the place of the last one set up. */
const fieldCaptain = (g: BloodGame, seat: Seat): void => {
  const captain = leftOut(g, seat);
  if (captain === NOBODY) return;
  for (let p = g.playerCount - 1; p >= 0; p--) {
    const other = p as PlayerId;
    if (g.control(other) !== seat || !g.onPitch(other)) continue;
    const to = g.square(other);
    bench(g, other);
    return putDown(g, captain, to);
  }
};
const bench = (g: BloodGame, p: PlayerId): void => {
  g.setReaches(p, false);
  g.takeOff(p, Place.reserves);
};
export const putDown = (g: BloodGame, p: PlayerId, sq: Square): void => {
  standUpright(g, p);
  g.put(p, sq);
};

// --- the set-up of a team --------------------------------------------------------------------------------------------
const AskSetUp = question('setUp', ['seat', 'option'], (g, seat, option) => {
  if (isLegal(g, seat, option)) g.offer(READY);
  const suitable = formationsFor(g, seat);
  for (let i = 0; i < suitable.length; i++) g.offer(FORMATION, suitable[i]);
  g.offer(BY_HAND);
});
const AskPlayer = question('setUpPlayer', ['seat', 'option'], (g, seat, option) => {
  g.offer(READY);
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && mayBeSetUp(g, p as PlayerId, option)) g.offer(PLACE, p);
});
const TO_HALF = HALVES.map(half => Int16Array.from(half, sq => answerOf(TO, sq)));
/** B16-SETUP-06, B16-OQ-03: every square of the own half; whoever stands there changes places. */
const AskSquare = question('setUpSquare', ['player', 'option'], (g, player, option) => {
  if (option === SetUp.everybody && g.onPitch(player)) g.offer(BENCH);
  g.offerAll(TO_HALF[g.control(player)] as Int16Array);
});

export const SetUpTeam = procedure(
  'SetUpTeam',
  ['seat', 'option'],
  ['player'],
  [layOut, askSetUp, takeSetUp, askPlayer, takePlayer, place],
);
function layOut(g: BloodGame, seat: Seat, option: number): void {
  if (option === SetUp.everybody) setUpFormation(g, seat, formationsFor(g, seat)[0] as number);
}
function askSetUp(g: BloodGame, seat: Seat, option: number): void {
  g.ask(AskSetUp, seat, seat, option);
}
function takeSetUp(g: BloodGame, seat: Seat, option: number): void {
  if (g.answered(BY_HAND)) return;
  if (g.answered(READY)) {
    tellSetUp(g, seat);
    return g.finish();
  }
  setUpFormation(g, seat, g.object, option);
  g.goto(askSetUp);
}
const tellSetUp = (g: BloodGame, seat: Seat): void => {
  if (g.events === undefined) return;
  for (const player of g.playersOf(seat))
    if (g.onPitch(player)) g.events.push({ type: 'placed', player, to: g.square(player) });
  g.events.push({ type: 'setUp', seat });
};
function askPlayer(g: BloodGame, seat: Seat, option: number): void {
  g.ask(AskPlayer, seat, seat, option);
}
function takePlayer(g: BloodGame, seat: Seat, option: number): void {
  if (g.answered(READY)) return g.goto(askSetUp);
  const player = g.keep('player', g.object as PlayerId);
  g.ask(AskSquare, seat, player, option);
}
function place(g: BloodGame, _seat: Seat, _option: number, player: PlayerId): void {
  g.goto(askPlayer);
  if (g.answered(BENCH)) return bench(g, player);
  const to = g.object as Square;
  const from = g.square(player);
  const other = g.playerAt(to);
  if (other === player) return;
  if (g.onPitch(player)) bench(g, player);
  if (other !== NOBODY) bench(g, other);
  putDown(g, player, to);
  if (other !== NOBODY && from >= 0) putDown(g, other, from);
}
