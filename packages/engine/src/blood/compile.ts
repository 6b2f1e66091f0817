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
import { compileHooks, entriesOf, flagsOf } from './hooks.ts';
import { SKILLS, type SkillName, skillNumber } from './names.ts';
import { compileRanges, GRID } from './pitch.ts';
import type { Team } from './roster.ts';
import { standing } from './standing.ts';
import { type TeamFile, teamOf, withoutSharedStars } from './team.ts';
import { parseTeam } from './team-file.ts';
import { why } from './why.ts';
import { CARDS, Place, VOCABULARY } from './words.ts';

// --- options ---------------------------------------------------------------------------------------------------
export const readOptions = (edition: Edition, given: Readonly<Record<string, unknown>>): BloodOptions => {
  const known = Object.keys(edition.options);
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
const skillsInMatch = (edition: Edition, options: BloodOptions, players: readonly LineupPlayer[]): Uint8Array => {
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
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  /** In editions that have it. */
  readonly passing?: number | undefined;
  readonly skills: readonly SkillName[];
}
const sideLetter = (seat: Seat): string => (seat === HOME ? 'H' : 'A');
const lineupOf = (team: Team, seat: Seat): LineupPlayer[] =>
  team.players.map(player => ({
    ...player,
    name: `${sideLetter(seat)}${player.number}`,
    seat,
    profile: `${team.roster}/${player.position}`,
  }));
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
/** Players of one position that have learned the same share a profile. */
const baseOf = (id: string): string => id.split('#')[0] as string;
const sameProfile = (a: Profile, b: Profile): boolean =>
  baseOf(a.id) === b.id && a.skills.join() === b.skills.join() && a.stats.join() === b.stats.join();

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
  everybody: readonly LineupPlayer[],
): Compiled => {
  const usable = (names: readonly SkillName[]): SkillName[] =>
    names.filter(name => options.skills || edition.basicSkills.includes(name)); // B16-EXTRA-02
  const players = everybody.map(player => ({ ...player, skills: usable(player.skills) }));
  const profiles: Profile[] = [];
  const races: string[] = [];
  const add = (profile: Profile, race: string): number => {
    const known = profiles.findIndex((one, i) => sameProfile(one, profile) && races[i] === race);
    if (known >= 0) return known;
    const twins = profiles.filter(one => baseOf(one.id) === profile.id).length;
    races.push(race);
    return profiles.push(twins === 0 ? profile : { ...profile, id: `${profile.id}#${twins + 1}` }) - 1;
  };
  const joining = players.map(player => ({ seat: player.seat, profile: add(profileOf(edition, player), player.race) }));
  const spareProfiles = Object.fromEntries(
    options.cards ? SPARE_PLAYERS.map(spare => [spare.spare, add(profileOf(edition, spare), spare.spare)]) : [],
  );
  const inMatch = skillsInMatch(edition, options, players);
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
      hooks: compileHooks(
        entriesOf(edition, inMatch, options.cards, i => edition.extras[i]?.inMatch(options) === true),
        edition.order,
      ),
      extras: edition.extras,
      cites: citesOf(edition),
      stats: compileStats(edition.characteristics),
      inMatch,
      worksDown: flagsOf(edition.skills, rule => rule.worksDown === true || rule.category === 'extraordinary'), // B16-SKILL-05
      compulsory: flagsOf(edition.skills, rule => rule.compulsory === true),
      numbers: players.map(player => player.number),
      races,
      spareProfiles,
      ranges: compileRanges(edition.ranges),
      cardOf: CARDS.map(id => edition.cards.find(card => card.id === id)),
      skillNotation: notationOf(edition),
      standing: (g, verb, seat) => standing(g as BloodGame, verb, seat),
      why: (g, answer) => why(g as BloodGame, answer),
      // Nothing but cards is hidden.
      hide: options.cards ? (cells, seat) => dealUnseen(cells, seat, inOrder) : NOTHING_HIDDEN,
      redeal: options.cards ? (cells, seat, dice) => dealUnseen(cells, seat, shuffledBy(dice)) : NOTHING_HIDDEN,
    },
    lineup: { profiles: new Profiles(profiles), names: [...players.map(player => player.name), ...GUESTS] },
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
/** Checks a match between two teams and compiles it. */
export const compileMatch = (edition: Edition, match: BloodMatch): Compiled => {
  const options = readOptions(edition, match.options ?? {});
  const [home, away] = withoutSharedStars(
    teamOf(edition.teams.rules, readTeamFile(edition, match.home)),
    teamOf(edition.teams.rules, readTeamFile(edition, match.away)),
  ); // B16-STAR-04
  return compile(edition, options, [home, away], [...lineupOf(home, HOME), ...lineupOf(away, AWAY)]);
};
/** A match between two teams, waiting for `start()`. */
export const createGame = (edition: Edition, match: BloodMatch, dice: Dice): BloodGame =>
  assemble(compileMatch(edition, match), dice);
