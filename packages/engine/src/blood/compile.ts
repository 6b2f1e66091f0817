/** Turns an edition, two teams and the switches of a match into the tables the procedures read. */
import type { Dice } from '../dice/dice.ts';
import { type Lineup, type Profile, Profiles } from '../kernel/lineup.ts';
import { resolveOverrides } from '../kernel/procedure.ts';
import { AWAY, BadInput, EngineError, HOME, type Seat } from '../words.ts';
import { LAYOUT } from './cells.ts';
import { CHARACTERISTICS, type CharacteristicName, compileStats } from './characteristics.ts';
import type { BloodOptions, Cites } from './edition.ts';
import { BloodGame, type BloodRules, type Edition } from './game.ts';
import { dealUnseen, inOrder, shuffledBy } from './hidden.ts';
import { compileHooks, entriesOf, flagsOf, hooksAmong } from './hooks.ts';
import { SKILLS, type SkillName, skillNumber } from './names.ts';
import { compileRanges, GRID } from './pitch.ts';
import type { Team } from './roster.ts';
import { Bearer, bearerOf, isSkillSource, kindOf, type Source } from './sources.ts';
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
/** Skills that anybody can have in this match: printed, learned, or brought by a card. */
const skillsInMatch = (edition: Edition, options: BloodOptions, players: readonly Fielded[]): Uint8Array => {
  const found = new Uint8Array(SKILLS.length);
  const add = (names: readonly SkillName[]): void => {
    for (const name of names) found[skillNumber(name)] = 1;
  };
  for (const player of players) add(player.skills);
  if (!options.cards) return found;
  for (const card of edition.cards) add(card.grants ?? []);
  for (const spare of SPARE_PLAYERS) add(spare.skills);
  return found;
};
/** Where entries come from that are in a match: skills somebody can have, cards in play, Extra Rules in use. */
const presenceIn = (edition: Edition, options: BloodOptions, inMatch: Uint8Array): ((source: Source) => boolean) => {
  const inUse = edition.extras.map(rule => rule.inMatch(options));
  return source => {
    if (isSkillSource(source)) return inMatch[source] !== 0;
    return bearerOf(source) === Bearer.rule ? (inUse[kindOf(source)] as boolean) : options.cards;
  };
};
/** Every cause that is an entry's own is printed where the entry is. */
const citesOf = (edition: Edition): Cites => {
  const own = [
    ...Object.entries(edition.skills),
    ...[...edition.cards, ...edition.extras].map(e => [e.id, e] as const),
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
const factsOf = (edition: Edition) => ({
  hooks: compileHooks(entriesOf(edition), edition.order),
  cites: citesOf(edition),
  worksDown: flagsOf(edition.skills, rule => rule.worksDown === true || rule.category === 'extraordinary'), // B16-SKILL-05, B25-PRIN-SKILL-01
  compulsory: flagsOf(edition.skills, rule => rule.compulsory === true),
  ranges: compileRanges(edition.ranges),
  cardOf: CARDS.map(id => edition.cards.find(card => card.id === id)),
  stats: compileStats(edition.characteristics),
  skillNotation: notationOf(edition),
});
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
}
const sideLetter = (seat: Seat): string => (seat === HOME ? 'H' : 'A');
const lineups = new WeakMap<Team, LineupPlayer[][]>();
/** A team enters match after match with the same players. */
const lineupOf = (team: Team, seat: Seat): readonly LineupPlayer[] => {
  const known = lineups.get(team) ?? [];
  lineups.set(team, known);
  known[seat] ??= team.players.map(player => ({
    ...player,
    name: `${sideLetter(seat)}${player.number}`,
    seat,
    profile: `${team.roster}/${player.position}`,
  }));
  return known[seat];
};
/** Who cards bring along, or turn players into (B16-DATA-14, -15). */
const SPARE_PLAYERS: readonly (Omit<LineupPlayer, 'name' | 'seat' | 'number' | 'race'> & { readonly spare: string })[] =
  [
    {
      spare: 'eclipse',
      profile: 'card/eclipse',
      movement: 6,
      strength: 2,
      agility: 3,
      armour: 7,
      skills: ['dodge', 'rightStuff', 'stunty'],
    },
    {
      spare: 'zap',
      profile: 'card/zap',
      movement: 4,
      strength: 1,
      agility: 4,
      armour: 4,
      skills: ['dodge', 'leap', 'noHands', 'stunty', 'titchy'],
    },
    {
      spare: 'fanatic',
      profile: 'card/fanatic',
      movement: 3,
      strength: 7,
      agility: 3,
      armour: 7,
      skills: ['ballAndChain', 'noHands', 'secretWeapon', 'stunty'],
    },
    {
      spare: 'groundsman',
      profile: 'card/groundsman',
      movement: 4,
      strength: 7,
      agility: 1,
      armour: 10,
      skills: [
        'loner',
        'breakTackle',
        'dirtyPlayer',
        'juggernaut',
        'mightyBlow',
        'noHands',
        'secretWeapon',
        'standFirm',
      ],
    },
  ];
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
/** What a player is in a match: the skills that count there, and a profile that is its own or shared. */
interface Fielded {
  readonly skills: readonly SkillName[];
  readonly profile: Profile;
  /** Players of one position and race that have learned the same have it in common. */
  readonly kind: string;
}
const fieldedAs = (edition: Edition, player: Values, race: string, skills: readonly SkillName[]): Fielded => {
  const profile = profileOf(edition, { ...player, skills });
  const { keywords = [] } = player;
  return { skills, profile, kind: [profile.id, race, keywords, profile.skills, profile.stats].join('|') };
};
const fielded = new WeakMap<LineupPlayer, { basic?: Fielded; full?: Fielded }>();
/** B16-EXTRA-02: without the full list, only the basic skills count. */
const field = (edition: Edition, options: BloodOptions, player: LineupPlayer): Fielded => {
  const known = fielded.get(player) ?? {};
  fielded.set(player, known);
  if (options.skills) {
    known.full ??= fieldedAs(edition, player, player.race, player.skills);
    return known.full;
  }
  const basic = player.skills.filter(name => edition.basicSkills.includes(name));
  known.basic ??= fieldedAs(edition, player, player.race, basic);
  return known.basic;
};
const sparesOf = (edition: Edition): readonly { readonly name: string; readonly as: Fielded }[] =>
  SPARE_PLAYERS.map(spare => ({ name: spare.spare, as: fieldedAs(edition, spare, spare.spare, spare.skills) }));

/** The profiles of a match: each kind of player once, with a name that no other has. */
class ProfileList {
  readonly profiles: Profile[] = [];
  readonly races: string[] = [];
  readonly keywords: (readonly string[])[] = [];
  private readonly places = new Map<string, number>();
  private readonly twins = new Map<string, number>();
  add({ profile, kind }: Fielded, race: string, keywords: readonly string[] = []): number {
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

const NOTHING_HIDDEN = (): void => {};

/** Rules and line-ups of a match, ready for any number of games. */
export interface Compiled {
  readonly rules: BloodRules;
  readonly lineup: Lineup;
  readonly joining: readonly { readonly seat: Seat; readonly profile: number }[];
}
export const compile = (
  edition: Edition,
  options: BloodOptions,
  teams: readonly [Team, Team],
  players: readonly LineupPlayer[],
): Compiled => {
  const list = new ProfileList();
  const fieldedPlayers = players.map(player => field(edition, options, player));
  const joining = players.map(({ seat, race, keywords }, i) => ({
    seat,
    profile: list.add(fieldedPlayers[i] as Fielded, race, keywords),
  }));
  const spareProfiles = Object.fromEntries(
    options.cards ? sparesOf(edition).map(({ name, as }) => [name, list.add(as, name)]) : [],
  );
  const inMatch = skillsInMatch(edition, options, fieldedPlayers);
  const facts = editionFacts(edition);
  return {
    rules: {
      id: edition.id,
      game: 'blood',
      layout: LAYOUT,
      grid: GRID,
      resolve: resolveOverrides(edition.overrides),
      match: edition.match,
      vocabulary: VOCABULARY,
      edition,
      options,
      teams,
      ...facts,
      hooks: hooksAmong(facts.hooks, presenceIn(edition, options, inMatch)),
      extras: edition.extras,
      inMatch,
      numbers: players.map(player => player.number),
      races: list.races,
      keywords: list.keywords,
      spareProfiles,
      standing: (g, verb, seat) => standing(g as BloodGame, verb, seat),
      why: (g, answer) => why(g as BloodGame, answer),
      // Nothing but cards is hidden.
      hide: options.cards ? (cells, seat) => dealUnseen(cells, seat, inOrder) : NOTHING_HIDDEN,
      redeal: options.cards ? (cells, seat, dice) => dealUnseen(cells, seat, shuffledBy(dice)) : NOTHING_HIDDEN,
    },
    lineup: { profiles: new Profiles(list.profiles), names: [...players.map(player => player.name), ...GUESTS] },
    joining,
  };
};
/** A game with its players in Reserves, not yet started. */
export const assemble = ({ rules, lineup, joining }: Compiled, dice: Dice): BloodGame => {
  const game = new BloodGame(rules, lineup, dice);
  for (const { seat, profile } of joining) game.join(seat, profile, Place.reserves);
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
const legalTeams = new WeakMap<TeamFile, Team>();
/** A ready-made team is checked once, and is the same team in every match. */
const legalTeam = (edition: Edition, file: TeamFile): Team => {
  const team = legalTeams.get(file) ?? teamOf(edition.teams.rules, file);
  legalTeams.set(file, team);
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
  return compile(edition, options, [home, away], [...lineupOf(home, HOME), ...lineupOf(away, AWAY)]);
};
/** A match between two teams, waiting for `start()`. */
export const createGame = (edition: Edition, match: BloodMatch, dice: Dice): BloodGame =>
  assemble(compileMatch(edition, match), dice);
