/** Positions written down by hand, between two Actions or before a turn, a set-up or a kick: what scenario files and tests build. */
import type { Dice } from '../dice/dice.ts';
import { Until } from '../kernel/effects.ts';
import {
  AWAY,
  BadInput,
  type BallId,
  HOME,
  NO_SEAT,
  NOBODY,
  otherSeat,
  type PlayerId,
  Posture,
  SEATS,
  type Seat,
  type SeatName,
  type Square,
  show,
} from '../words.ts';
import { hasQuality } from './bearing.ts';
import { bring } from './brings.ts';
import { CardPlace } from './cells.ts';
import { CHARACTERISTICS } from './characteristics.ts';
import { assemble, compile, type LineupPlayer, readOptions, readTeamFile } from './compile.ts';
import { Quality } from './entries.ts';
import { type Fact, type FactsGiven, factList } from './facts.ts';
import type { BloodGame, Edition, TeamRule } from './game.ts';
import { type SkillName, skillsNamed } from './names.ts';
import { GRID } from './pitch.ts';
import { Drive } from './procedures/drive.ts';
import { Half, Match } from './procedures/match.ts';
import { Turn } from './procedures/turn.ts';
import type { Team } from './roster.ts';
import { areAdjacent, countOnPitch, hasZone, layDown, loseWits, standUpright } from './status.ts';
import { teamOf } from './team.ts';
import {
  ACTIONS,
  type ActionName,
  CARDS,
  type CardName,
  CHOMPED,
  DECKS,
  DISTRACTED,
  ENTRANCED,
  NO_ASSISTS,
  PLACES,
  ROOTED,
  WEATHERS,
  WITLESS,
} from './words.ts';
import { type EffectSpec, setEffects, skillsGranted } from './written.ts';

const Skill = skillsNamed('boneHead', 'eyeGouge', 'monstrousMouth', 'reallyStupid');

export type SquareSpec = readonly [column: number, row: number];
export const STATES = ['standing', 'prone', 'stunned', ...PLACES] as const;
export type PlayerState = (typeof STATES)[number];
export interface PlayerSpec {
  readonly id: string;
  readonly side: SeatName;
  /** `human/blitzer`, a position of a roster, or the stable name of a Star Player. Left out: a plain 6 3 3 8 player. */
  readonly position?: string;
  /** Values instead of those of the position. */
  readonly movement?: number;
  readonly strength?: number;
  readonly agility?: number;
  readonly armour?: number;
  /** In editions that have it. */
  readonly passing?: number;
  /** Instead of the skills of the position. */
  readonly skills?: readonly SkillName[];
  /** On top of the skills of the position. */
  readonly learned?: readonly SkillName[];
  readonly number?: number;
  readonly race?: string;
  readonly keywords?: readonly string[];
  readonly square?: SquareSpec;
  /** Standing when it has a square, in Reserves when not. */
  readonly state?: PlayerState;
  /** Has taken its Action this turn. */
  readonly acted?: boolean;
  /** Stunned in this very turn of its own team. */
  readonly stunnedThisTurn?: boolean;
  /** Has taken part in this drive; whoever is on the pitch has. */
  readonly tookPart?: boolean;
  /** Has lost its wits, or has taken root. */
  readonly witless?: boolean;
  readonly rooted?: boolean;
  /** What 2025 calls being without its wits. */
  readonly distracted?: boolean;
  /** Gives no assists until it has been activated. */
  readonly eyeGouged?: boolean;
  /** The id of the player whose teeth hold it. */
  readonly chompedBy?: string;
  /** Has taken part in an earlier drive of this match. */
  readonly played?: boolean;
  /** Star Player Points earned in this match. */
  readonly points?: number;
  /** What the casualty table said of it. */
  readonly casualty?: number;
}
export interface BallSpec {
  readonly square?: SquareSpec;
  readonly holder?: string;
}
type BySide<T> = Readonly<Partial<Record<SeatName, T>>>;
/** The simple facts are in facts.ts. */
export interface PositionSpec extends FactsGiven {
  readonly active?: SeatName;
  readonly half?: number;
  /** Where the Turn markers stand; in a turn that is under way the active one shows that turn. 1 each when left out. */
  readonly turns?: BySide<number>;
  readonly kicking?: SeatName;
  /** Who kicked off the first half; the coach who kicks now when left out. */
  readonly firstKicker?: SeatName;
  readonly weather?: (typeof WEATHERS)[number];
  /** Kinds of Action declared this turn. */
  readonly declared?: readonly ActionName[];
  readonly players: readonly PlayerSpec[];
  readonly balls?: readonly BallSpec[];
  /** What the teams have left of what they brought along, by stable name, and how many; for a captain, its number. */
  readonly brings?: BySide<Readonly<Record<string, number>>>;
  /** Whatever else lasts: used up, granted, changed for a while. */
  readonly effects?: readonly EffectSpec[];
  readonly hands?: BySide<readonly CardName[]>;
  /** Per deck from the top; all other cards in the order of the edition when left out. */
  readonly decks?: Readonly<Partial<Record<(typeof DECKS)[number], readonly CardName[]>>>;
  /**
   * Where the match stands: choosing an Action; about to start the turn; about to start the drive (KO'd players come
   * round, both sides set up); both sides set up, the kick to come; a half about to start; a drive about to end.
   */
  readonly moment?: 'action' | 'turnStart' | 'drive' | 'kickOff' | 'half' | 'driveEnd';
}
export interface ScenarioSpec {
  readonly home?: string;
  readonly away?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position: PositionSpec;
}

/** What a player without a position is worth: a Human Lineman. */
const PLAIN = { movement: 6, strength: 3, agility: 3, armour: 8, passing: 4, skills: [] as readonly SkillName[] };

const seatOf = (side: string, field: string): Seat => {
  const seat = (SEATS as readonly string[]).indexOf(side);
  if (seat < 0) throw new BadInput(`${field} is home or away, not ${JSON.stringify(side)}`);
  return seat as Seat;
};
interface Printed {
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  readonly passing?: number;
  readonly skills: readonly SkillName[];
  readonly race?: string;
  readonly keywords?: readonly string[];
}
const printedOf = (edition: Edition, spec: PlayerSpec, field: string): { profile: string; printed: Printed } => {
  if (spec.position === undefined) return { profile: 'plain', printed: PLAIN };
  const { rosters, stars } = edition.teams.rules;
  const star = stars.find(one => one.id === spec.position);
  if (star) return { profile: `star/${star.id}`, printed: star };
  const [rosterId = '', positionId = ''] = spec.position.split('/');
  const roster = rosters.find(one => one.id === rosterId);
  if (!roster)
    throw new BadInput(
      `${field}.position: there is no roster or Star Player "${rosterId}"; rosters: ${rosters.map(r => r.id).join(', ')}`,
    );
  const position = roster.positions.find(one => one.id === positionId);
  if (!position)
    throw new BadInput(
      `${field}.position: ${rosterId} has no position "${positionId}"; it has ${roster.positions.map(p => p.id).join(', ')}`,
    );
  return { profile: spec.position, printed: position };
};
/** B25-PRIN-PROF-T1 */
const checkValues = ({ id, characteristics }: Edition, spec: PlayerSpec, field: string): void => {
  for (const name of CHARACTERISTICS) {
    const value = spec[name];
    const characteristic = characteristics[name];
    if (value === undefined) continue;
    if (!characteristic) throw new BadInput(`${field}.${name}: no player of ${id} has that`);
    const { better, asRoll = better === 'less', printedWithin = asRoll, min, max, none } = characteristic;
    if (!printedWithin || value === none || (Number.isInteger(value) && value >= min && value <= max)) continue;
    const dash = none === undefined ? '' : `, or is ${none} for whoever has none`;
    throw new BadInput(
      `${field}.${name}: ${JSON.stringify(value)} cannot be in ${id}, where it goes from ${min} to ${max}${dash}`,
    );
  }
};
/** What players of the edition's lists, and its spares, are called. */
const keywordsOf = ({ teams: { rules }, spares }: Edition): readonly string[] => {
  const printed = [...rules.rosters.flatMap(({ positions }) => positions), ...rules.stars, ...spares];
  return [...new Set(printed.flatMap(({ keywords = [] }) => keywords))].sort();
};
const checkKeywords = (edition: Edition, { keywords = [] }: PlayerSpec, field: string): void => {
  if (keywords.length === 0) return;
  const known = keywordsOf(edition);
  const foreign = keywords.find(keyword => !known.includes(keyword));
  if (known.length > 0 && foreign !== undefined)
    throw new BadInput(
      `${field}.keywords: ${show(foreign)} is no keyword of ${edition.id}; there are ${known.join(', ')}`,
    );
};
const lineupPlayer = (edition: Edition, spec: PlayerSpec, field: string, number: number): LineupPlayer => {
  const { profile, printed } = printedOf(edition, spec, field);
  const skills = [...(spec.skills ?? printed.skills), ...(spec.learned ?? [])];
  for (const name of skills)
    if (edition.skills[name] === undefined)
      throw new BadInput(`${field}: there is no skill "${name}"; there are ${Object.keys(edition.skills).join(', ')}`);
  checkValues(edition, spec, field);
  checkKeywords(edition, spec, field);
  return {
    name: spec.id,
    seat: seatOf(spec.side, `${field}.side`),
    profile,
    number: spec.number ?? number,
    race: spec.race ?? printed.race ?? profile.split('/')[0] ?? profile,
    keywords: spec.keywords ?? printed.keywords,
    movement: spec.movement ?? printed.movement,
    strength: spec.strength ?? printed.strength,
    agility: spec.agility ?? printed.agility,
    armour: spec.armour ?? printed.armour,
    passing: spec.passing ?? printed.passing,
    skills: [...new Set(skills)],
  };
};

/** Builds the game of a scenario and runs it to its first question. Impossible positions are refused with the reason. `prepare` sees it before. */
export const setUpGame = (
  edition: Edition,
  spec: ScenarioSpec,
  dice: Dice,
  prepare?: (g: BloodGame) => void,
): BloodGame => {
  const { position } = spec;
  const options = readOptions(edition, spec.options ?? {});
  const counts = [0, 0];
  const players = position.players.map((p, i) => {
    const field = `position.players[${i}]`;
    if (position.players.findIndex(q => q.id === p.id) !== i)
      throw new BadInput(`${field}.id: there are two players "${p.id}"`);
    const seat = seatOf(p.side, `${field}.side`);
    counts[seat] = (counts[seat] as number) + 1;
    return lineupPlayer(edition, p, field, counts[seat] as number);
  });
  const teamFor = (seat: Seat): Team => {
    const named = seat === HOME ? spec.home : spec.away;
    const roster = players.find(p => p.seat === seat && p.profile.includes('/'))?.profile.split('/')[0];
    const known = roster !== undefined && edition.teams.files.some(file => file.id === roster);
    return teamOf(
      edition.teams.rules,
      readTeamFile(edition, named ?? (known ? roster : (edition.boxTeams[seat] as string))),
    );
  };
  const brings = broughtIn(edition, position);
  const granted = skillsGranted(position.effects ?? []);
  const g = assemble(compile(edition, options, [teamFor(HOME), teamFor(AWAY)], players, brings, granted), dice);
  for (const [i, p] of position.players.entries()) setPlayer(g, p, i as PlayerId, `position.players[${i}]`);
  for (const [i, p] of position.players.entries()) afflict(g, p, i as PlayerId, `position.players[${i}]`);
  checkNumbers(g);
  checkBalls(edition, position);
  for (const [i, ball] of (position.balls ?? []).entries()) setBall(g, ball, `position.balls[${i}]`);
  setCards(g, position);
  setMatch(g, position);
  setBrought(g, position); // it may add to what a fact says
  setEffects(g, position.effects ?? []);
  prepare?.(g);
  return g.resume() as BloodGame;
};

/** The names of what a position says the teams have brought. */
const broughtIn = ({ id: ruleset, teamRules }: Edition, { brings = {} }: PositionSpec): readonly string[] =>
  SEATS.flatMap(side =>
    Object.keys(brings[side] ?? {}).map(id => {
      const known = teamRules.map(rule => rule.id);
      if (!known.includes(id))
        throw new BadInput(
          `position.brings.${side}: no team of ${ruleset} brings "${id}" along; there are ${known.join(', ') || 'none'}`,
        );
      return id;
    }),
  );
/** Whatever the terms; of what is no inducement there is no telling. */
const mostOf = ({ teams }: Edition, id: string): number => {
  const offer = teams.rules.draft?.inducements.find(one => one.id === id);
  return offer === undefined ? COUNT_MAX : Math.max(offer.max, ...(offer.terms ?? []).map(({ max = 0 }) => max));
};
const setBrought = (g: BloodGame, { brings = {} }: PositionSpec): void => {
  for (const seat of [HOME, AWAY]) {
    const side = SEATS[seat] as SeatName;
    for (const [id, given] of Object.entries(brings[side] ?? {})) {
      const rule = g.rules.edition.teamRules.find(one => one.id === id) as TeamRule;
      const field = `position.brings.${side}.${id}`;
      const many = count(given, 1, field);
      const most = mostOf(g.rules.edition, id);
      if (many > most) throw new BadInput(`${field}: ${many} of it; a team has at most ${most}`);
      if (many > 0) bring(g, seat, rule, many);
    }
  }
};

/** B16-COMP-17: no more than a team may field, but for those who swarm. */
const checkNumbers = (g: BloodGame): void => {
  if ((g.rules.hooks.qualities[Quality.swarming] as readonly unknown[]).length > 0) return;
  const { players } = g.rules.edition.setUp;
  for (const seat of [HOME, AWAY])
    if (countOnPitch(g, seat) > players)
      throw new BadInput(
        `position.players: ${SEATS[seat]} has ${countOnPitch(g, seat)} players on the pitch; a team fields ${players} at most`,
      );
};
const squareOf = (square: SquareSpec, field: string): Square => {
  const sq = GRID.at(square[0], square[1]);
  if (sq < 0)
    throw new BadInput(`${field}: [${square}] is not on the pitch; columns run 1-${GRID.width}, rows 1-${GRID.height}`);
  return sq;
};
const setPlayer = (g: BloodGame, spec: PlayerSpec, player: PlayerId, field: string): void => {
  const state = spec.state ?? (spec.square ? 'standing' : 'reserves');
  if (!STATES.includes(state))
    throw new BadInput(`${field}.state: "${state}" is unknown; a player is ${STATES.join(', ')}`);
  const place = (PLACES as readonly string[]).indexOf(state);
  if (place >= 0 !== (spec.square === undefined))
    throw new BadInput(`${field}: a player that is ${state} ${place >= 0 ? 'has no square' : 'needs a square'}`);
  if (spec.square) {
    const sq = squareOf(spec.square, `${field}.square`);
    if (g.playerAt(sq) !== NOBODY)
      throw new BadInput(`${field}.square: ${g.playerName(g.playerAt(sq))} already stands on [${spec.square}]`);
    standUpright(g, player);
    g.put(player, sq);
    if (state !== 'standing') layDown(g, player, state === 'prone' ? Posture.prone : Posture.stunned);
  } else g.takeOff(player, place);
  if (spec.tookPart ?? spec.square !== undefined) g.setPlayedThisDrive(player, true);
  if (spec.played) g.noteTakingPart(player);
  g.addPoints(player, spec.points ?? 0);
  g.setCasualty(player, spec.casualty ?? 0);
  if (spec.acted) g.setActed(player, true);
  if (spec.stunnedThisTurn) g.setFreshlyStunned(player, true);
  if (spec.witless || spec.distracted) loseWits(g, player, witsLostTo(g, player), Until.drive);
  if (spec.rooted) g.affect(player, ROOTED, 0, Until.drive);
};
/** What somebody else has done to a player; so that somebody has to be there. */
const afflict = (
  g: BloodGame,
  { distracted, eyeGouged, chompedBy }: PlayerSpec,
  player: PlayerId,
  field: string,
): void => {
  const { id, skillsNeedZone } = g.rules.edition;
  if (distracted !== undefined && !skillsNeedZone)
    throw new BadInput(`${field}.distracted: nobody is in ${id}; it has witless`);
  if (eyeGouged) {
    if (g.rules.inMatch[Skill.eyeGouge] === 0)
      throw new BadInput(`${field}.eyeGouged: nobody in this match has the skill eyeGouge`);
    g.affect(player, NO_ASSISTS, 0, Until.drive);
  }
  if (chompedBy === undefined) return;
  const by = g.playerNamed(chompedBy);
  if (by === NOBODY || !g.hasSkill(by, Skill.monstrousMouth))
    throw new BadInput(`${field}.chompedBy: there is no player "${chompedBy}" with the skill monstrousMouth`);
  if (!areAdjacent(g, player, by) || !hasZone(g, by) || g.control(by) === g.control(player))
    throw new BadInput(`${field}.chompedBy: ${chompedBy} does not mark it`);
  g.affect(player, CHOMPED, by, Until.drive);
};
/** Whoever always has its wits about it can only have been stared down, and has them back at its next Action. */
const witsLostTo = (g: BloodGame, player: PlayerId): number => {
  if (g.rules.edition.skillsNeedZone) return DISTRACTED;
  return g.hasSkill(player, Skill.boneHead) || g.hasSkill(player, Skill.reallyStupid) ? WITLESS : ENTRANCED;
};
/** Only cards bring a second one. */
const checkBalls = ({ id, cards }: Edition, { balls = [] }: PositionSpec): void => {
  if (cards.length === 0 && balls.length > 1)
    throw new BadInput(`position.balls: there are ${balls.length}; ${id} is played with one`);
};
const setBall = (g: BloodGame, spec: BallSpec, field: string): void => {
  if ((spec.holder === undefined) === (spec.square === undefined))
    throw new BadInput(`${field}: a ball has either a holder or a square`);
  if (spec.holder === undefined) {
    const sq = squareOf(spec.square as SquareSpec, `${field}.square`);
    const there = g.playerAt(sq);
    if (there !== NOBODY && g.posture(there) === Posture.standing)
      throw new BadInput(`${field}.square: ${g.playerName(there)} stands there; name it as the holder`);
    g.newBall(sq);
    return;
  }
  const holder = g.playerNamed(spec.holder);
  if (holder === NOBODY) throw new BadInput(`${field}.holder: there is no player "${spec.holder}"`);
  if (!g.onPitch(holder) || g.posture(holder) !== Posture.standing || g.holdsBall(holder))
    throw new BadInput(`${field}.holder: ${spec.holder} does not stand on the pitch with its hands free`);
  if (hasQuality(g, holder, Quality.handless))
    throw new BadInput(`${field}.holder: ${spec.holder} can never hold a ball, by what it has of skills`);
  g.give(g.newBall(g.square(holder)) as BallId, holder);
};
const setCards = (g: BloodGame, spec: PositionSpec): void => {
  if (!g.rules.options.cards) {
    if (spec.hands !== undefined || spec.decks !== undefined)
      throw new BadInput('position.hands and position.decks need the option cards');
    return;
  }
  const taken = new Set<number>();
  const take = (name: CardName, field: string): number => {
    const card = CARDS.indexOf(name);
    if (card < 0) throw new BadInput(`${field}: there is no card "${name}"; there are ${CARDS.join(', ')}`);
    if (taken.has(card)) throw new BadInput(`${field}: the card "${name}" is somewhere else already`);
    taken.add(card);
    return card;
  };
  for (const seat of [HOME, AWAY]) {
    const side = SEATS[seat] as SeatName;
    for (const name of spec.hands?.[side] ?? [])
      g.setCardPlace(take(name, `position.hands.${side}`), CardPlace.homeHand + seat);
  }
  let at = 0;
  DECKS.forEach((deck, d) => {
    const rest = g.rules.cardOf.flatMap((card, i) => (card?.deck === deck && !taken.has(i) ? [i] : []));
    const cards = spec.decks?.[deck]?.map(name => take(name, `position.decks.${deck}`)) ?? rest;
    g.setDeckSize(d, cards.length);
    for (const card of [...cards].reverse()) {
      g.setDeckCard(at++, card);
      g.setCardPlace(card, CardPlace.deck);
    }
  });
};

const COUNT_MAX = 99;
const count = (value: number | undefined, otherwise: number, field: string, max = COUNT_MAX): number => {
  if (value === undefined) return otherwise;
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new BadInput(`${field} is a whole number from 0 to ${max}, not ${JSON.stringify(value)}`);
  return value;
};
const setFacts = (g: BloodGame, spec: PositionSpec): void => {
  for (const [name, fact] of factList) {
    const set = (offset: number, value: number | boolean | undefined, field: string): void => {
      g.cells[fact.at + offset] = factCell(fact, value, field);
    };
    const given = spec[name];
    if (name === 'fame' && !g.rules.edition.fans.fame && SEATS.some(side => spec.fame?.[side]))
      throw new BadInput(`position.fame: no team of ${g.rules.edition.id} has any`);
    if (fact.per === 'one') set(0, given as number | boolean | undefined, `position.${name}`);
    else
      for (const s of [HOME, AWAY]) {
        const side = SEATS[s] as SeatName;
        set(s, (given as BySide<number | boolean> | undefined)?.[side], `position.${name}.${side}`);
      }
  }
};
const factCell = ({ otherwise, max }: Fact, value: number | boolean | undefined, field: string): number =>
  typeof otherwise === 'boolean'
    ? Number(value ?? otherwise)
    : count(value as number | undefined, otherwise, field, max);
const MOMENTS = ['action', 'turnStart', 'drive', 'kickOff', 'half', 'driveEnd'] as const;
const setMatch = (g: BloodGame, spec: PositionSpec): void => {
  const seat = seatOf(spec.active ?? 'home', 'position.active');
  const moment = spec.moment ?? 'action';
  if (!MOMENTS.includes(moment))
    throw new BadInput(`position.moment is one of ${MOMENTS.join(', ')}, not ${JSON.stringify(moment)}`);
  g.half = count(spec.half, 1, 'position.half', 3);
  if (g.half === 0) throw new BadInput('position.half is 1, 2, or 3 for overtime');
  if (g.half === 3 && !g.rules.options.overtime)
    throw new BadInput('position.half: 3 is overtime, which needs the option overtime');
  g.kicking = seatOf(spec.kicking ?? (SEATS[otherSeat(seat)] as SeatName), 'position.kicking');
  g.firstKicker = spec.firstKicker === undefined ? g.kicking : seatOf(spec.firstKicker, 'position.firstKicker');
  const weather = WEATHERS.indexOf(spec.weather ?? 'nice');
  if (weather < 0) throw new BadInput(`position.weather: "${spec.weather}" is unknown; known: ${WEATHERS.join(', ')}`);
  g.weather = weather as typeof g.weather;
  for (const s of [HOME, AWAY]) {
    const side = SEATS[s] as SeatName;
    g.setTurn(s, count(spec.turns?.[side], moment === 'drive' || moment === 'half' ? 0 : 1, `position.turns.${side}`));
  }
  setFacts(g, spec);
  for (const name of spec.declared ?? []) {
    if (!ACTIONS.includes(name))
      throw new BadInput(`position.declared: "${name}" is no Action; there are ${ACTIONS.join(', ')}`);
    g.noteDeclared(ACTIONS.indexOf(name));
  }
  enterMoment(g, seat, moment);
};
/** Puts the procedures on the stack that lead to the moment. */
const enterMoment = (g: BloodGame, seat: Seat, moment: (typeof MOMENTS)[number]): void => {
  g.enter(Match, g.half === 1 ? 'secondHalf' : g.half === 2 ? 'fullTime' : 'shootOut');
  if (moment === 'half') {
    g.active = NO_SEAT;
    return g.enter(Half, 'startHalf');
  }
  g.enter(Half, 'nextDrive');
  if (moment === 'action' || moment === 'turnStart') {
    g.active = moment === 'action' ? seat : otherSeat(seat);
    g.enter(Drive, 'afterTurn', otherSeat(seat));
    return g.enter(Turn, moment === 'action' ? 'askAction' : 'begin', seat, 0);
  }
  g.active = NO_SEAT;
  g.enter(Drive, moment === 'drive' ? '' : moment === 'kickOff' ? 'kickOff' : 'endDrive', seat);
};
