/** Turns an edition, two teams and the switches of a match into the tables the procedures read. */
import type { Dice } from '../dice/dice.ts';
import { type Lineup, type Profile, Profiles } from '../kernel/lineup.ts';
import { resolveOverrides } from '../kernel/procedure.ts';
import { AWAY, BadInput, EngineError, HOME, POSTURES, type Seat } from '../words.ts';
import { rulesBrought } from './brings.ts';
import { LAYOUT } from './cells.ts';
import { CHARACTERISTICS, type CharacteristicName, compileStats } from './characteristics.ts';
import type { BloodOptions, Cites } from './edition.ts';
import { BloodGame, type BloodRules, type Edition, type TeamRule } from './game.ts';
import { dealUnseen, inOrder, shuffledBy } from './hidden.ts';
import { compileHooks, entriesOf, flagsOf, hooksAmong, Presence, type Presences, type SourcedEntry } from './hooks.ts';
import { SKILLS, type SkillName, skillNumber } from './names.ts';
import { compileRanges, GRID } from './pitch.ts';
import type { Team } from './roster.ts';
import { Bearer, bearerOf, isSkillSource, kindOf, SOURCES_END, type Source } from './sources.ts';
import { standing } from './standing.ts';
import { teamOf, withoutSharedStars } from './team.ts';
import { parseTeam } from './team-file.ts';
import type { TeamFile } from './teams/terms.ts';
import { why } from './why.ts';
import { CARDS, Place, VOCABULARY } from './words.ts';

// --- options ---------------------------------------------------------------------------------------------------
export const readOptions = (edition: Edition, given: Readonly<Record<string, unknown>>): BloodOptions => {
  const known: readonly string[] = edition.switches;
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name))
      throw new BadInput(`option "${name}" is unknown in ${edition.id}; known: ${known.join(', ')}`);
    if (typeof value !== 'boolean')
      throw new BadInput(`option "${name}" is true or false, not ${JSON.stringify(value)}`);
  }
  return { ...edition.options, ...given };
};

// --- skills ----------------------------------------------------------------------------------------------------
/** By skill: whether anybody can have it in this match, printed or learned before, or gained from another skill, a card or a prayer. */
const skillsInMatch = (printed: readonly number[], gained: readonly number[], lots: readonly Lot[]): Uint8Array => {
  const found = new Uint8Array(SKILLS.length);
  for (const skill of gained) found[skill] = Presence.gained;
  for (const { grants } of lots) for (const skill of grants) found[skill] = Presence.gained;
  for (const skill of printed) found[skill] = Presence.printed;
  for (const { skills } of lots) for (const skill of skills) found[skill] = Presence.printed;
  return found;
};
const cardSkillsOf = (edition: Edition): number[] => edition.cards.flatMap(card => card.grants ?? []).map(skillNumber);
/** Where entries come from that are in a match: skills somebody can have, cards in play, Extra Rules in use, what teams bring. */
interface Sources {
  readonly inMatch: Uint8Array;
  readonly inUse: readonly boolean[];
  readonly cards: boolean;
  readonly brought: readonly TeamRule[];
}
const presenceIn = ({ inMatch, inUse, cards, brought }: Sources, source: Source): Presence => {
  if (isSkillSource(source)) return inMatch[source] as Presence;
  const bearer = bearerOf(source);
  const isPresent =
    bearer === Bearer.rule || bearer === Bearer.law
      ? inUse[kindOf(source)]
      : cards || brought.some(({ effect }) => effect === kindOf(source));
  return isPresent ? Presence.printed : Presence.absent;
};
/** For one match at a time: what is printed and what can be gained; and the same as if all of it were printed. */
const presences: Presences = new Uint8Array(SOURCES_END);
const presencesWithGains: Presences = new Uint8Array(SOURCES_END);
const BITS = 14;
/** All of it as a text, so many bits a letter. */
const keyOf = ({ inMatch, inUse, cards, brought }: Sources): string => {
  let key = `${inMatch.length} ${brought.map(({ id }) => id).join()} `;
  let [bits, count] = [cards ? 1 : 0, 1];
  for (let i = 0; i < inMatch.length + inUse.length; i++) {
    bits = 4 * bits + (i < inMatch.length ? (inMatch[i] as Presence) : Number(inUse[i - inMatch.length]));
    if (++count < BITS / 2) continue;
    key += String.fromCharCode(bits);
    bits = count = 0;
  }
  return key + String.fromCharCode(bits);
};
/** What goes with it: matches in which the same is present have it in common. */
interface Present {
  readonly inMatch: Uint8Array;
  readonly hooks: BloodRules['hooks'];
  readonly printedHooks: BloodRules['hooks'];
}
const PRESENT_KEPT = 2048;
const presentIn = (facts: ReturnType<typeof factsOf>, sources: Sources): Present => {
  const key = keyOf(sources);
  let found = facts.present.get(key);
  if (found === undefined) {
    const { inMatch } = sources;
    for (const source of facts.sources) {
      const presence = presenceIn(sources, source);
      presences[source] = presence;
      presencesWithGains[source] = presence === Presence.absent ? Presence.absent : Presence.printed;
    }
    const hooks = hooksAmong(facts.hooks, presencesWithGains);
    const anyGains = inMatch.includes(Presence.gained);
    found = { inMatch, hooks, printedHooks: anyGains ? hooksAmong(facts.hooks, presences) : hooks };
    if (facts.present.size === PRESENT_KEPT) facts.present = new Map(); // a cleared one would hold on to its past for long
    facts.present.set(key, found);
  }
  return found;
};
/** Every cause that is an entry's own is printed where the entry is. */
const citesOf = (edition: Edition): Cites => {
  const own = [
    ...Object.entries(edition.skills),
    ...[...edition.cards, ...edition.extras, ...edition.teamRules].map(e => [e.id, e] as const),
  ];
  return {
    ...edition.cites,
    any: {
      ...Object.fromEntries(own.map(([name, entry]) => [name, (entry as { rule: string }).rule])),
      ...edition.cites.any,
    },
  };
};

/** Names, since numbers depend on who was numbered first. */
const notationOf = ({ skills, writtenSkills }: Edition): NonNullable<BloodRules['skillNotation']> => {
  const written = (name: SkillName): string => String(writtenSkills[name] ?? name);
  const byText = new Map(Object.keys(skills).map(name => [written(name), skillNumber(name)]));
  return { write: skill => written(SKILLS[skill] as SkillName), read: text => byText.get(text) ?? Number.NaN };
};

// --- what the edition says, whoever plays ------------------------------------------------------------------------
const editionRules = (edition: Edition) => {
  const cites = citesOf(edition);
  return {
    id: edition.id,
    game: 'blood',
    neverAsks: edition.neverAsks,
    layout: LAYOUT,
    grid: GRID,
    resolve: resolveOverrides(edition.overrides),
    match: edition.match,
    vocabulary: VOCABULARY,
    edition,
    cites,
    cite: (matter, citedAs) => cites[matter]?.[citedAs] ?? cites.any?.[citedAs] ?? '',
    worksDown: flagsOf(edition.skills, rule => rule.worksDown === true || rule.category === 'extraordinary'), // B16-SKILL-05, B25-PRIN-SKILL-01
    compulsory: flagsOf(edition.skills, rule => rule.compulsory === true),
    ranges: compileRanges(edition.ranges),
    cardOf: CARDS.map(id => edition.cards.find(card => card.id === id)),
    stats: compileStats(edition.characteristics),
    skillNotation: notationOf(edition),
    extras: edition.extras,
    standing: (g, verb, seat) => standing(g as BloodGame, verb, seat),
    why: (g, answer) => why(g as BloodGame, answer),
    // Nothing but cards is hidden.
    hide: (cells, seat) => dealUnseen(cells, seat, inOrder),
    redeal: (cells, seat, dice) => dealUnseen(cells, seat, shuffledBy(dice)),
  } satisfies Partial<BloodRules>;
};
type EditionRules = ReturnType<typeof editionRules>;
/**
 * The rules of a match, written out field by field: so they have one shape in all matches, and V8 finds a field where
 * it was in the last match. A spread gives every match a shape of its own.
 */
const rulesOf = (known: EditionRules, own: Omit<BloodRules, keyof EditionRules>): BloodRules => ({
  id: known.id,
  game: known.game,
  neverAsks: known.neverAsks,
  layout: known.layout,
  grid: known.grid,
  resolve: known.resolve,
  match: known.match,
  vocabulary: known.vocabulary,
  edition: known.edition,
  cites: known.cites,
  cite: known.cite,
  worksDown: known.worksDown,
  compulsory: known.compulsory,
  ranges: known.ranges,
  cardOf: known.cardOf,
  stats: known.stats,
  skillNotation: known.skillNotation,
  extras: known.extras,
  standing: known.standing,
  why: known.why,
  hide: known.hide,
  redeal: known.redeal,
  options: own.options,
  teams: own.teams,
  hooks: own.hooks,
  printedHooks: own.printedHooks,
  inMatch: own.inMatch,
  numbers: own.numbers,
  ownActionsOf: own.ownActionsOf,
  strides: own.strides,
  qualities: own.qualities,
  races: own.races,
  keywords: own.keywords,
  spareProfiles: own.spareProfiles,
});
const NOTHING_HIDDEN = (): void => {};
const factsOf = (edition: Edition) => {
  const rules = editionRules(edition);
  const entries: SourcedEntry<BloodGame>[] = entriesOf(edition);
  return {
    hooks: compileHooks(entries, edition.order),
    sources: [...new Set(entries.map(({ source }) => source))],
    rules: { withCards: rules, without: { ...rules, hide: NOTHING_HIDDEN, redeal: NOTHING_HIDDEN } },
    // An edition that brings nobody along need not say what those are worth.
    spares: edition.cards.length > 0 || edition.teamRules.some(rule => rule.transforms) ? sparesOf(edition) : [],
    cardSkills: cardSkillsOf(edition),
    teams: new WeakMap<TeamFile, Team>(),
    lots: new WeakMap<Team, Lot[]>(),
    present: new Map<string, Present>(),
  };
};
const known = new WeakMap<Edition, ReturnType<typeof factsOf>>();
/** Worked out once: most of what a match is compiled of depends on the edition alone. */
const editionFacts = (edition: Edition): ReturnType<typeof factsOf> => {
  const facts = known.get(edition) ?? factsOf(edition);
  known.set(edition, facts);
  return facts;
};

// --- line-ups --------------------------------------------------------------------------------------------------
/** A player of a line-up: its stable name, its seat, its values. */
export interface LineupPlayer {
  /** `H3` */
  readonly name: string;
  readonly seat: Seat;
  /** Whose profile: `human/blitzer`. */
  readonly profile: string;
  readonly number: number;
  readonly race: string;
  readonly keywords?: readonly string[] | undefined;
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  /** In editions that have it. */
  readonly passing?: number | undefined;
  readonly skills: readonly SkillName[];
  /** Joins in the course of the match, if at all. */
  readonly joins?: boolean;
}
const sideLetter = (seat: Seat): string => (seat === HOME ? 'H' : 'A');
const lineupOf = (team: Team, seat: Seat): readonly LineupPlayer[] =>
  [...team.players, ...(team.recruits ?? [])].map((player, i) => ({
    ...player,
    name: `${sideLetter(seat)}${player.number}`,
    seat,
    profile: `${team.roster}/${player.position}`,
    joins: i >= team.players.length,
  }));
const GUESTS = ['guest1', 'guest2'] as const;

const valueIn = (player: Values, name: CharacteristicName): number => {
  const value = player[name];
  if (value === undefined) throw new EngineError(`${player.profile} has no ${name}`);
  return value;
};
type Values = Omit<LineupPlayer, 'name' | 'seat' | 'number' | 'race'>;
const profileOf = (edition: Edition, player: Values): Profile => ({
  id: player.profile,
  stats: CHARACTERISTICS.filter(name => edition.characteristics[name] !== undefined).map(name => valueIn(player, name)),
  skills: player.skills.map(skillNumber),
});
/** What a player is in a match: a profile of its own, or one that is shared. */
interface Fielded {
  readonly profile: Profile;
  readonly race: string;
  readonly keywords: readonly string[];
  /** Players of one position and race that have learned the same have it in common. */
  readonly kind: string;
}
const fieldedAs = (edition: Edition, player: Values, race: string): Fielded => {
  const profile = profileOf(edition, player);
  const { keywords = [] } = player;
  return { profile, race, keywords, kind: [profile.id, race, keywords, profile.skills, profile.stats].join('|') };
};
/** B16-EXTRA-02: without the full list, only the basic skills count. */
const field = (edition: Edition, options: BloodOptions, player: LineupPlayer): Fielded => {
  const skills = options.skills ? player.skills : player.skills.filter(name => edition.basicSkills.includes(name));
  return fieldedAs(edition, { ...player, skills }, player.race);
};
const sparesOf = (edition: Edition): readonly Fielded[] =>
  edition.spares.map(spare => fieldedAs(edition, spare, spare.spare));

/** A lot of players that join a match together: each kind of them once, and what else is known before the match is. */
interface Lot {
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  readonly seats: readonly Seat[];
  readonly places: readonly Place[];
  readonly kinds: readonly Fielded[];
  /** By player: its place in `kinds`. */
  readonly kindOf: readonly number[];
  readonly skills: readonly number[];
  /** What these can give to somebody. */
  readonly grants: readonly number[];
}
const grantsOf =
  (edition: Edition) =>
  (skill: number): number[] =>
    (edition.skills[SKILLS[skill] as SkillName]?.grants ?? []).map(skillNumber);
const lotOf = (edition: Edition, options: BloodOptions, players: readonly LineupPlayer[]): Lot => {
  const kinds = new Map<string, Fielded>();
  const fielded = players.map(player => field(edition, options, player));
  for (const one of fielded) if (!kinds.has(one.kind)) kinds.set(one.kind, one);
  const places = [...kinds.keys()];
  const skills = [...new Set(fielded.flatMap(({ profile }) => profile.skills))];
  return {
    names: players.map(player => player.name),
    numbers: players.map(player => player.number),
    seats: players.map(player => player.seat),
    places: players.map(player => (player.joins ? Place.absent : Place.reserves)),
    kinds: [...kinds.values()],
    kindOf: fielded.map(({ kind }) => places.indexOf(kind)),
    skills,
    grants: [...new Set(skills.flatMap(grantsOf(edition)))],
  };
};
/** A team enters match after match with the same players, with all their skills or with the basic ones. */
const teamLot = (edition: Edition, options: BloodOptions, team: Team, seat: Seat): Lot => {
  const { lots } = editionFacts(edition);
  const known = lots.get(team) ?? [];
  lots.set(team, known);
  const which = 2 * seat + Number(options.skills);
  known[which] ??= lotOf(edition, options, lineupOf(team, seat));
  return known[which];
};

/** The profiles of a match: each kind of player once, with a name that no other has. */
class ProfileList {
  readonly profiles: Profile[] = [];
  readonly races: string[] = [];
  readonly keywords: (readonly string[])[] = [];
  private readonly places = new Map<string, number>();
  private readonly twins = new Map<string, number>();
  add({ profile, kind, race, keywords }: Fielded): number {
    let place = this.places.get(kind);
    if (place !== undefined) return place;
    const twin = (this.twins.get(profile.id) ?? 0) + 1;
    this.twins.set(profile.id, twin);
    this.races.push(race);
    this.keywords.push(keywords);
    place = this.profiles.push(twin === 1 ? profile : { ...profile, id: `${profile.id}#${twin}` }) - 1;
    this.places.set(kind, place);
    return place;
  }
}

/** A bit for each Action of entries that is for players of a profile: by a skill it has, or for everybody. */
const ownActionsFor = ({ ownActions }: BloodRules['hooks'], { skills }: Profile): number => {
  let bits = 0;
  for (let i = 0; i < ownActions.length; i++) {
    const { skill } = ownActions[i] as (typeof ownActions)[number];
    if (!isSkillSource(skill) || skills.includes(skill)) bits |= 1 << i;
  }
  return bits;
};

/** Rules and line-ups of a match, ready for any number of games. */
export interface Compiled {
  readonly rules: BloodRules;
  readonly lineup: Lineup;
  /** By player. */
  readonly seats: readonly Seat[];
  readonly profiles: readonly number[];
  /** Where each is before the match. */
  readonly places: readonly Place[];
}
export const compile = (
  edition: Edition,
  options: BloodOptions,
  teams: readonly [Team, Team],
  players: readonly LineupPlayer[],
  brings: readonly string[] = [],
  granted: readonly number[] = [],
): Compiled => compileLots(edition, options, teams, [lotOf(edition, options, players)], brings, granted);
const compileLots = (
  edition: Edition,
  options: BloodOptions,
  teams: readonly [Team, Team],
  joining: readonly Lot[],
  brings: readonly string[] = [],
  alsoGranted: readonly number[] = [],
): Compiled => {
  const brought = rulesBrought(edition, teams, brings);
  const facts = editionFacts(edition);
  const { rules, spares, cardSkills } = facts;
  const list = new ProfileList();
  const profiles: number[] = [];
  for (const { kinds, kindOf } of joining) {
    const places = kinds.map(kind => list.add(kind));
    for (const kind of kindOf) profiles.push(places[kind] as number);
  }
  const usesSpares = options.cards || brought.some(rule => rule.transforms);
  const spareProfiles = Object.fromEntries(usesSpares ? spares.map(spare => [spare.race, list.add(spare)]) : []);
  const all = <K extends 'names' | 'numbers' | 'seats' | 'places'>(what: K): Lot[K][number][] =>
    ([] as Lot[K][number][]).concat(...joining.map(lot => lot[what] as readonly Lot[K][number][]));
  const granted = [...brought.flatMap(({ grants = [] }) => grants.map(skillNumber)), ...alsoGranted];
  const ofSpares = usesSpares ? spares.flatMap(({ profile }) => profile.skills) : [];
  const present = presentIn(facts, {
    inMatch: skillsInMatch(ofSpares, [...(options.cards ? cardSkills : []), ...granted], joining),
    inUse: edition.extras.map(rule => rule.inMatch(options)),
    cards: options.cards,
    brought,
  });
  return {
    rules: rulesOf(options.cards ? rules.withCards : rules.without, {
      options,
      teams,
      hooks: present.hooks,
      printedHooks: present.printedHooks,
      inMatch: present.inMatch,
      numbers: all('numbers'),
      ownActionsOf: Int32Array.from(list.profiles, profile => ownActionsFor(present.hooks, profile)),
      strides: new Uint8Array(list.profiles.length * POSTURES.length),
      qualities: new Int32Array(list.profiles.length * POSTURES.length),
      races: list.races,
      keywords: list.keywords,
      spareProfiles,
    }),
    lineup: { profiles: new Profiles(list.profiles), names: [...all('names'), ...GUESTS] },
    seats: all('seats'),
    places: all('places'),
    profiles,
  };
};
/** A game with its players in Reserves, or still to come, not yet started. */
export const assemble = ({ rules, lineup, seats, profiles, places }: Compiled, dice: Dice): BloodGame => {
  const game = new BloodGame(rules, lineup, dice);
  for (let p = 0; p < seats.length; p++) game.join(seats[p] as Seat, profiles[p] as number, places[p] as Place);
  return game;
};

// --- matches ---------------------------------------------------------------------------------------------------
export interface BloodMatch {
  /** The id of a ready-made team, or a team file's whole text. */
  readonly home: string;
  readonly away: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
/** A team by its id, or out of the text of a team file. */
export const readTeamFile = (edition: Edition, team: string): TeamFile => {
  if (team.trimStart().startsWith('{')) return parseTeam(team);
  const found = edition.teams.files.find(file => file.id === team);
  if (!found) {
    const known = edition.teams.files.map(file => file.id).join(', ');
    throw new BadInput(`team "${team}" is unknown in ${edition.id}; known: ${known}`);
  }
  return found;
};
/** A ready-made team is checked once, and is the same team in every match. */
const legalTeam = (edition: Edition, file: TeamFile): Team => {
  const { teams } = editionFacts(edition);
  const team = teams.get(file) ?? teamOf(edition.teams.rules, file);
  teams.set(file, team);
  return team;
};
/** Checks a match between two teams and compiles it. */
export const compileMatch = (edition: Edition, match: BloodMatch): Compiled => {
  const options = readOptions(edition, match.options ?? {});
  const [home, away] = withoutSharedStars(
    edition.teams.rules,
    legalTeam(edition, readTeamFile(edition, match.home)),
    legalTeam(edition, readTeamFile(edition, match.away)),
  ); // B16-STAR-04
  const joining = [teamLot(edition, options, home, HOME), teamLot(edition, options, away, AWAY)];
  return compileLots(edition, options, [home, away], joining);
};
/** A match between two teams, waiting for `start()`. */
export const createGame = (edition: Edition, match: BloodMatch, dice: Dice): BloodGame =>
  assemble(compileMatch(edition, match), dice);
