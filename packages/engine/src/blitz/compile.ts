/** Turns an edition, two teams and the switches of a match into the tables the procedures read. */

import type { Dice } from '../dice/dice.ts';
import type { Lineup, Profile } from '../kernel/lineup.ts';
import { Profiles } from '../kernel/lineup.ts';
import { resolveOverrides } from '../kernel/procedure.ts';
import { AWAY, BadInput, HOME, otherSeat, type Seat } from '../words.ts';
import { PITCHES } from './boards.ts';
import { LAYOUT } from './cells.ts';
import type {
  Ability,
  AbilityGrant,
  BlitzOptions,
  ChallengeCard,
  CompiledGrant,
  FaceMap,
  Hook,
  Hooks,
  Position,
  Team,
} from './edition.ts';
import { BlitzGame, type BlitzRules, type Edition } from './game.ts';
import { dealUnseen, inOrder, shuffledBy } from './hidden.ts';
import { GRID } from './pitches.ts';
import { why } from './why.ts';
import {
  ACTIONS,
  CONCEDE,
  Face,
  type FaceName,
  MOMENTS,
  NO_VALUE,
  PLAYS,
  Place,
  ROLLED_MOVE,
  VOCABULARY,
} from './words.ts';

/** What a switch is that an edition does not have. */
const ABSENT: BlitzOptions = {
  pitch: 'ask',
  events: false,
  fouls: false,
  throwTeammate: false,
  additionalTeams: true,
  rookies: 'nobody',
  arena: 'none',
  balls: false,
  tossPicksTeam: false,
  interruptsBeforeTouchdown: true,
  endgame: false,
  foulsBreakBones: false,
  turnCap: 0,
  bigUnMightyBlow: true,
};
/** The values a switch can take in an edition; those not listed here are on or off. */
const optionValues = (edition: Edition, name: string): readonly unknown[] => {
  if (name === 'pitch') return ['ask', ...PITCHES.map(p => p.id)];
  if (name === 'rookies') return ['nobody', 'home', 'away'];
  if (name === 'arena') return ['none', 'roll', ...edition.arenas.map(a => a.id)];
  if (name === 'turnCap') return Array.from({ length: TURN_CAP_MAX + 1 }, (_, turns) => turns);
  return [true, false];
};
const TURN_CAP_MAX = 200;

const allValues = new WeakMap<Edition, ReadonlyMap<string, readonly unknown[]>>();
/** What every switch of an edition can be: the same in every match. */
export const valuesIn = (edition: Edition): ReadonlyMap<string, readonly unknown[]> => {
  const known =
    allValues.get(edition) ?? new Map(Object.keys(edition.options).map(name => [name, optionValues(edition, name)]));
  allValues.set(edition, known);
  return known;
};
/** Fills in defaults and refuses what the edition does not have, with one sentence. */
export const readOptions = (edition: Edition, given: Readonly<Record<string, unknown>>): BlitzOptions => {
  const known = valuesIn(edition);
  for (const name of Object.keys(given)) {
    const value = given[name];
    const values = known.get(name);
    if (values === undefined)
      throw new BadInput(`option "${name}" is unknown in ${edition.id}; known: ${[...known.keys()].join(', ')}`);
    if (values.includes(value)) continue;
    const right = name === 'turnCap' ? `a whole number from 0 to ${TURN_CAP_MAX}` : `one of ${values.join(', ')}`;
    throw new BadInput(`option "${name}" is ${right}, not ${JSON.stringify(value)}`);
  }
  return { ...ABSENT, ...edition.options, ...given };
};

export const teamNamed = (edition: Edition, id: string): Team => {
  const team = edition.teams.find(t => t.id === id);
  if (!team)
    throw new BadInput(`team "${id}" is unknown in ${edition.id}; known: ${edition.teams.map(t => t.id).join(', ')}`);
  return team;
};

const faceTable = (map: FaceMap): Int8Array => {
  const table = Int8Array.from([0, 1, 2, 2, 4, 5]);
  for (const [face, counts] of Object.entries(map)) table[Face[face as FaceName]] = Face[counts];
  return table;
};

const compileGrant = ({ after, action, to, having, as, atOnce }: AbilityGrant): CompiledGrant => ({
  after: ACTIONS.indexOf(after),
  action: ACTIONS.indexOf(action),
  toCatcher: to === 'catcher',
  having: having === undefined ? -1 : ACTIONS.indexOf(having),
  as,
  atOnce: atOnce === true,
});

/** All abilities of an edition turned inside out. */
const compileHooks = (abilities: Edition['abilities']): Hooks => {
  const all = Object.values(abilities).map((rule, skill) => ({ rule, skill }));
  const hooks = <K extends keyof Ability>(key: K): Hook<NonNullable<Ability[K]>>[] =>
    all.flatMap(({ rule, skill }) =>
      rule[key] === undefined ? [] : [{ skill, value: rule[key] as NonNullable<Ability[K]> }],
    );
  const faces = (key: 'ownFaces' | 'facesAgainst' | 'bombFaces'): Hook<Int8Array>[] =>
    hooks(key).map(({ skill, value }) => ({ skill, value: faceTable(value) }));
  return {
    run: hooks('run'),
    runsWhileMarked: hooks('runsWhileMarked'),
    harmless: hooks('toRunners'),
    ownFaces: faces('ownFaces'),
    facesAgainst: faces('facesAgainst'),
    bombFaces: faces('bombFaces'),
    rerolls: hooks('rerolls'),
    unassisted: hooks('unassisted'),
    spoilsAssists: hooks('spoilsAssists'),
    blocksWithin: hooks('blocksWithin'),
    grants: hooks('grants').flatMap(({ skill, value }) => value.map(grant => ({ skill, value: compileGrant(grant) }))),
    picksUpWhenMoved: hooks('picksUpWhenMoved'),
    choosesBounce: hooks('choosesBounce'),
    cannotThrow: hooks('cannotThrow'),
    bloodlust: hooks('bloodlust'),
    minion: hooks('minion'),
    dumpOff: hooks('dumpOff'),
    enforcer: hooks('enforcer'),
    idleDiceBar: hooks('idleDiceBar'),
    mustFollowUp: hooks('mustFollowUp'),
    violent: hooks('violent'),
    regenerates: hooks('regenerates'),
    freeSidestep: hooks('freeSidestep'),
    picksUpTeammates: hooks('picksUpTeammates'),
  };
};

/** Those alone that somebody in a match has: what nobody has costs nothing. */
const hooksAmong = (all: Hooks, present: ReadonlySet<number>): Hooks => {
  const among = <T>(list: readonly Hook<T>[]): readonly Hook<T>[] =>
    list.length === 0 ? list : list.filter(({ skill }) => present.has(skill));
  return {
    run: among(all.run),
    runsWhileMarked: among(all.runsWhileMarked),
    harmless: among(all.harmless),
    ownFaces: among(all.ownFaces),
    facesAgainst: among(all.facesAgainst),
    bombFaces: among(all.bombFaces),
    rerolls: among(all.rerolls),
    unassisted: among(all.unassisted),
    spoilsAssists: among(all.spoilsAssists),
    blocksWithin: among(all.blocksWithin),
    grants: among(all.grants),
    picksUpWhenMoved: among(all.picksUpWhenMoved),
    choosesBounce: among(all.choosesBounce),
    cannotThrow: among(all.cannotThrow),
    bloodlust: among(all.bloodlust),
    minion: among(all.minion),
    dumpOff: among(all.dumpOff),
    enforcer: among(all.enforcer),
    idleDiceBar: among(all.idleDiceBar),
    mustFollowUp: among(all.mustFollowUp),
    violent: among(all.violent),
    regenerates: among(all.regenerates),
    freeSidestep: among(all.freeSidestep),
    picksUpTeammates: among(all.picksUpTeammates),
  };
};

/** Questions that nothing in an edition can ask. */
const neverAskedIn = (edition: Edition): string[] => {
  const abilities = Object.values(edition.abilities);
  const asked: Readonly<Record<string, boolean>> = {
    ballKind: 'balls' in edition.options,
    team: 'tossPicksTeam' in edition.options,
    bananaSkins: edition.events.some(event => event.id === 'bananaSkins'),
    bench: edition.events.some(event => event.id === 'emptyTheBench'),
    minion: abilities.some(ability => ability.bloodlust),
    dumpOff: abilities.some(ability => ability.dumpOff),
    nextFreeAction: edition.plays.some(play => play.immediate),
  };
  return Object.keys(asked).filter(name => !asked[name]);
};
/** What is hidden, and dealing it anew. */
const hidingOf = (
  edition: Edition,
  cards: readonly ChallengeCard[],
  events: boolean,
): Pick<BlitzRules, 'hide' | 'redeal'> => {
  const deck = {
    frontOf: frontsOf(edition, cards),
    standard: edition.deck.length,
    events: events ? eventCardsOf(edition).length : 0,
  };
  return {
    hide(cells, seat) {
      dealUnseen(cells, seat, deck, inOrder);
    },
    redeal(cells, seat, dice) {
      dealUnseen(cells, seat, deck, shuffledBy(dice));
    },
  };
};
const frontsOf = (edition: Edition, cards: readonly ChallengeCard[]): number[] =>
  cards.map(card => edition.challenges.findIndex(c => c.id === card.challenge));
const eventCardsOf = (edition: Edition): Edition['events'][number][] =>
  edition.events.flatMap(event => Array.from({ length: event.copies }, () => event));
/** What the edition says, whoever plays, with its own deck alone or with the endgame's. */
const factsOf = (edition: Edition, endgame: boolean) => {
  const cards = [...edition.deck, ...(endgame ? edition.endgameDeck : [])];
  // A moment that only cards of another set print is no moment of this match: nobody is asked then.
  const inMatch = edition.plays.filter(play => cards.some(card => card.play === play.id));
  return {
    hooks: compileHooks(edition.abilities),
    abilities: Object.keys(edition.abilities),
    profiles: new WeakMap<Position, Profile>(),
    lots: new WeakMap<Team, Lot[]>(),
    pairs: new WeakMap<Lot, WeakMap<Lot, Joined>>(),
    hiding: { withEvents: hidingOf(edition, cards, true), without: hidingOf(edition, cards, false) },
    rules: {
      id: edition.id,
      game: 'blitz',
      neverAsks: neverAskedIn(edition),
      layout: LAYOUT,
      grid: GRID,
      resolve: resolveOverrides(edition.overrides),
      match: edition.match,
      vocabulary: VOCABULARY,
      edition,
      why: (g, answer) => why(g as BlitzGame, answer),
      standing(g, verb, seat) {
        if (verb !== CONCEDE) throw new BadInput(`"${verb.name}" is no answer in ${edition.id}`);
        const game = g as BlitzGame;
        game.events?.push({ type: 'conceded', seat });
        game.finishMatch(otherSeat(seat), 'concession');
      },
      frontOf: frontsOf(edition, cards),
      playOf: cards.map(card => PLAYS.indexOf(card.play)),
      cardsWith: PLAYS.map(id => cards.flatMap((card, i) => (card.play === id ? [i] : []))),
      cards,
      pitches: PITCHES.map(board => edition.pitches.find(own => own.id === board.id) ?? board),
      playFor: {
        longerMark: PLAYS.findIndex(id => edition.plays.find(play => play.id === id)?.allows === 'longerMark'),
        anyTarget: PLAYS.findIndex(id => edition.plays.find(play => play.id === id)?.allows === 'anyTarget'),
      },
      playRules: PLAYS.map(id => edition.plays.find(play => play.id === id)),
      playsAt: MOMENTS.map(moment =>
        PLAYS.flatMap((id, i) => (inMatch.find(play => play.id === id)?.moments.includes(moment) ? [i] : [])),
      ),
      eventCards: eventCardsOf(edition),
      performs: ACTIONS.map(action => edition.actions[action]),
    } satisfies Partial<BlitzRules>,
  };
};
type Facts = ReturnType<typeof factsOf>;
const facts = new WeakMap<Edition, { plain?: Facts; endgame?: Facts }>();
/** Worked out once: most of what a match is compiled of depends on the edition alone. */
const editionFacts = (edition: Edition, endgame: boolean): Facts => {
  const known = facts.get(edition) ?? {};
  facts.set(edition, known);
  const which = endgame ? 'endgame' : 'plain';
  known[which] ??= factsOf(edition, endgame);
  return known[which];
};

/** A position of a Team Card as the kernel keeps it: values, and abilities by their number in the edition. */
const profileOf = (edition: Edition, { abilities, profiles }: Facts, team: string, position: Position): Profile => {
  const id = `${team}/${position.id}`;
  const before = profiles.get(position);
  if (before?.id === id) return before;
  const profile = {
    id,
    stats: [
      position.move === 'D6' ? ROLLED_MOVE : position.move,
      position.block,
      position.throw === '-' ? NO_VALUE : position.throw,
      position.armour === '-' ? NO_VALUE : position.armour,
    ],
    skills: position.abilities.map(ability => {
      if (!abilities.includes(ability))
        throw new BadInput(`ability "${ability}" is unknown in ${edition.id}; known: ${abilities.join(', ')}`);
      return abilities.indexOf(ability);
    }),
  };
  profiles.set(position, profile);
  return profile;
};

const withoutMightyBlow = new WeakMap<Team, Team>();
/** A team for a match: its card, as the switches of the match change it. */
export const teamInPlay = (team: Team, options: BlitzOptions): Team => {
  if (options.bigUnMightyBlow || team.id !== 'orc') return team;
  const changed = withoutMightyBlow.get(team) ?? {
    ...team,
    positions: team.positions.map(p => (p.id === 'big-un-blocker' ? { ...p, abilities: [] } : p)),
  };
  withoutMightyBlow.set(team, changed);
  return changed;
};

/** A player of a line-up: its stable name, its seat and its position. */
export interface LineupPlayer {
  readonly name: string;
  readonly seat: Seat;
  readonly team: string;
  readonly position: Position;
}
const lineupOf = (team: Team, seat: Seat): readonly LineupPlayer[] =>
  team.positions
    .flatMap(position => Array.from({ length: position.count }, () => position))
    .map((position, i) => ({ name: `${seat === HOME ? 'H' : 'A'}${i + 1}`, seat, team: team.id, position }));

/** A lot of players that join a match together: each position once, and what else is known before the match is. */
interface Lot {
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly kinds: readonly Kind[];
  /** By player: its place in `kinds`. */
  readonly kindOf: readonly number[];
}
interface Kind {
  readonly profile: Profile;
  readonly throwsTeammates: boolean;
}
const lotOf = (edition: Edition, facts: Facts, players: readonly LineupPlayer[]): Lot => {
  const kinds: Kind[] = [];
  const kindOf = players.map(({ team, position }) => {
    const profile = profileOf(edition, facts, team, position);
    const place = kinds.findIndex(kind => kind.profile.id === profile.id);
    if (place >= 0) return place;
    return kinds.push({ profile, throwsTeammates: position.throwsTeammates === true }) - 1;
  });
  return { names: players.map(({ name }) => name), seats: players.map(({ seat }) => seat), kinds, kindOf };
};
/** What follows from the players of a match alone, whatever its options. */
interface Joined extends Pick<BlitzRules, 'hooks' | 'throwsTeammates'> {
  readonly lineup: Lineup;
  /** By player. */
  readonly seats: readonly Seat[];
  readonly profiles: readonly number[];
}
/** A team enters match after match with the same players. */
const teamLot = (edition: Edition, facts: Facts, team: Team, seat: Seat): Lot => {
  const known = facts.lots.get(team) ?? [];
  facts.lots.set(team, known);
  known[seat] ??= lotOf(edition, facts, lineupOf(team, seat));
  return known[seat];
};

const compileRules = (
  options: BlitzOptions,
  { rules, hiding }: Facts,
  teams: readonly [Team, Team],
  { hooks, throwsTeammates }: Joined,
): BlitzRules => {
  const { hide, redeal } = options.events ? hiding.withEvents : hiding.without;
  // Written out: rules have one shape in all matches, and V8 finds a field where it was in the last one. A spread gives
  // every match a shape of its own.
  return {
    id: rules.id,
    game: rules.game,
    neverAsks: rules.neverAsks,
    layout: rules.layout,
    grid: rules.grid,
    resolve: rules.resolve,
    match: rules.match,
    vocabulary: rules.vocabulary,
    edition: rules.edition,
    why: rules.why,
    standing: rules.standing,
    frontOf: rules.frontOf,
    playOf: rules.playOf,
    cardsWith: rules.cardsWith,
    cards: rules.cards,
    pitches: rules.pitches,
    playFor: rules.playFor,
    playRules: rules.playRules,
    playsAt: rules.playsAt,
    eventCards: rules.eventCards,
    performs: rules.performs,
    options,
    teams,
    hooks,
    throwsTeammates,
    hide,
    redeal,
  };
};

/** Rules and line-ups of a match, ready for any number of games. */
export interface Compiled {
  readonly rules: BlitzRules;
  readonly lineup: Lineup;
  /** By player. */
  readonly seats: readonly Seat[];
  readonly profiles: readonly number[];
}
export const compile = (
  edition: Edition,
  options: BlitzOptions,
  teams: readonly [Team, Team],
  players: readonly LineupPlayer[],
): Compiled => {
  const facts = editionFacts(edition, options.endgame);
  return compiled(options, facts, teams, join(facts, [lotOf(edition, facts, players)]));
};
const join = ({ hooks }: Facts, lots: readonly Lot[]): Joined => {
  const kinds: Kind[] = [];
  const names: string[] = [];
  const seats: Seat[] = [];
  const profiles: number[] = [];
  for (const lot of lots) {
    const places = lot.kinds.map(kind => {
      const place = kinds.findIndex(({ profile }) => profile.id === kind.profile.id);
      return place >= 0 ? place : kinds.push(kind) - 1;
    });
    names.push(...lot.names);
    seats.push(...lot.seats);
    for (const kind of lot.kindOf) profiles.push(places[kind] as number);
  }
  const present = new Set<number>();
  for (const { profile } of kinds) for (const skill of profile.skills) present.add(skill);
  return {
    hooks: hooksAmong(hooks, present),
    throwsTeammates: kinds.map(({ throwsTeammates }) => throwsTeammates),
    lineup: { profiles: new Profiles(kinds.map(({ profile }) => profile)), names },
    seats,
    profiles,
  };
};
/** Two teams meet again and again, under whatever options. */
const joinTeams = (facts: Facts, home: Lot, away: Lot): Joined => {
  const known = facts.pairs.get(home) ?? new WeakMap<Lot, Joined>();
  facts.pairs.set(home, known);
  const joined = known.get(away) ?? join(facts, [home, away]);
  known.set(away, joined);
  return joined;
};
const compiled = (options: BlitzOptions, facts: Facts, teams: readonly [Team, Team], joined: Joined): Compiled => ({
  rules: compileRules(options, facts, teams, joined),
  lineup: joined.lineup,
  seats: joined.seats,
  profiles: joined.profiles,
});
/** A game with its players in the Dugouts, not yet started. */
export const assemble = ({ rules, lineup, seats, profiles }: Compiled, dice: Dice): BlitzGame => {
  const game = new BlitzGame(rules, lineup, dice);
  for (let p = 0; p < seats.length; p++) game.join(seats[p] as Seat, profiles[p] as number, Place.reserves);
  return game;
};

export interface BlitzMatch {
  readonly home: string;
  readonly away: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
/** Checks a match between two teams and compiles it. */
export const compileMatch = (edition: Edition, match: BlitzMatch): Compiled => {
  const options = readOptions(edition, match.options ?? {});
  const names = [match.home, match.away] as const;
  const teams = names.map(id => teamInPlay(teamNamed(edition, id), options)) as unknown as readonly [Team, Team];
  const beyond = names.find(id => !edition.boxTeams.includes(id));
  if (!options.additionalTeams && beyond !== undefined) {
    throw new BadInput(
      `team "${beyond}" is not in the box (${edition.boxTeams.join(', ')}); turn on the option additionalTeams to use it`,
    );
  }
  const facts = editionFacts(edition, options.endgame);
  const [home, away] = [teamLot(edition, facts, teams[0], HOME), teamLot(edition, facts, teams[1], AWAY)];
  if (options.tossPicksTeam && home.names.length !== away.names.length) {
    throw new BadInput('option "tossPicksTeam" needs two teams of the same size, such as dwarf and orc');
  }
  return compiled(options, facts, teams, joinTeams(facts, home, away));
};
/** A match between two teams, waiting for `start()`. */
export const createGame = (edition: Edition, match: BlitzMatch, dice: Dice): BlitzGame =>
  assemble(compileMatch(edition, match), dice);
