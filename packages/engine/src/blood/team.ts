/** Team files: their format, what a team costs, which rules it breaks, and the team that enters a match from them. */
import { BadInput } from '../words.ts';
import type { SkillName } from './names.ts';
import type { AccessLetter, Category, Characteristics, Roster, RosterPosition, Team, TeamPlayer } from './roster.ts';
import type { SkillEntry, Star } from './rosters/row.ts';

export const TEAM_FORMAT = 'ironpitch-team';
export const TEAM_VERSION = 1;

export interface TeamFilePlayer {
  /** The roster line, 1 to 16. */
  readonly number: number;
  readonly name?: string;
  /** The stable name of a position of the roster. */
  readonly position: string;
  /** Learned, beyond the printed ones. */
  readonly skills?: readonly string[];
}
export interface TeamFileStar {
  readonly number: number;
  readonly star: string;
}
/** A team as a coach writes it down. `parseTeam` has looked at its form; only `checkTeam` knows whether it is legal. */
export interface TeamFile {
  readonly format: typeof TEAM_FORMAT;
  readonly version: typeof TEAM_VERSION;
  readonly ruleset: string;
  /** How matches call it; without it, its name in small letters. */
  readonly id?: string;
  readonly name: string;
  readonly coach?: string;
  readonly roster: string;
  /** Gold pieces to spend, where it is not what the rules give. */
  readonly treasury?: number;
  /** Plays for show: Extraordinary skills may be given too. */
  readonly exhibition?: boolean;
  readonly rerolls: number;
  readonly fanFactor: number;
  readonly apothecary?: boolean;
  readonly players: readonly TeamFilePlayer[];
  readonly stars?: readonly TeamFileStar[];
}

/** What an edition says about teams. */
export interface TeamRules {
  readonly ruleset: string;
  readonly treasury: number;
  readonly players: { readonly min: number; readonly max: number };
  /** Roster lines are numbered from 1 to this. */
  readonly lines: number;
  readonly rerollsMax: number;
  readonly fanFactor: { readonly max: number; readonly cost: number };
  readonly apothecaryCost: number;
  /** What a learned skill costs, by how its category is open to the player. */
  readonly learned: { readonly normal: number; readonly double: number; readonly max: number };
  /** Skills that no player may have both of. */
  readonly apart: readonly (readonly [SkillName, SkillName])[];
  readonly rosters: readonly Roster[];
  readonly stars: readonly Star[];
  readonly skills: Readonly<Partial<Record<string, SkillEntry>>>;
  /** Under which id the edition states each point. */
  readonly cites: Readonly<Record<Point, string>>;
}
/** Everything an edition has about teams. */
export interface TeamBook {
  readonly rules: TeamRules;
  /** Ready-made, each with its id. */
  readonly files: readonly TeamFile[];
}
/** What a team file can be wrong about. */
export type Point =
  | 'treasury'
  | 'list'
  | 'positionMax'
  | 'players'
  | 'rerolls'
  | 'fanFactor'
  | 'line'
  | 'starTeams'
  | 'starOnce'
  | 'access'
  | 'learnedMax'
  | 'skillOnce'
  | 'apart'
  | 'apothecary';

export interface Violation {
  readonly rule: string;
  /** Where in the file: `players[2].position`. */
  readonly place: string;
  readonly sentence: string;
}
export interface TeamCheck {
  /** Of everything that has a price, in gold pieces. */
  readonly cost: number;
  readonly treasury: number;
  /** Empty: the team is legal. */
  readonly violations: readonly Violation[];
}

/** 1,000,000 */
export const goldPieces = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

// --- what it costs ----------------------------------------------------------------------------------------------
const LETTERS: Readonly<Record<Category, AccessLetter | ''>> = {
  general: 'G',
  agility: 'A',
  strength: 'S',
  passing: 'P',
  mutation: 'M',
  devious: 'D',
  extraordinary: '',
  trait: '',
};
export const rosterNamed = (rules: TeamRules, id: string): Roster | undefined => rules.rosters.find(r => r.id === id);
export const starNamed = (rules: TeamRules, id: string): Star | undefined => rules.stars.find(s => s.id === id);
const positionNamed = (roster: Roster | undefined, id: string): RosterPosition | undefined =>
  roster?.positions.find(p => p.id === id);
const skillNamed = (rules: TeamRules, id: string): SkillEntry | undefined =>
  Object.hasOwn(rules.skills, id) ? rules.skills[id] : undefined;

/** What a learned skill costs this player; undefined: it may not learn it. */
const learnedCost = (
  rules: TeamRules,
  file: TeamFile,
  position: RosterPosition,
  { category }: SkillEntry,
): number | undefined => {
  const letter = LETTERS[category];
  if (letter === '') return file.exhibition ? rules.learned.double : undefined;
  if (position.normal.includes(letter)) return rules.learned.normal;
  return position.double.includes(letter) ? rules.learned.double : undefined;
};
/** What one player costs with all it has learned; nothing, if the list does not know it. */
export const playerCost = (rules: TeamRules, file: TeamFile, player: TeamFilePlayer): number => {
  const position = positionNamed(rosterNamed(rules, file.roster), player.position);
  if (!position) return 0;
  return (player.skills ?? []).reduce((sum, skill) => {
    const entry = skillNamed(rules, skill);
    return sum + ((entry && learnedCost(rules, file, position, entry)) ?? 0);
  }, position.cost);
};
/** B16-TEAM-06, B16-TEAM-09, B16-STAR-01: nothing comes free. */
const costOf = (rules: TeamRules, file: TeamFile): number =>
  file.players.reduce((sum, player) => sum + playerCost(rules, file, player), 0) +
  (file.stars ?? []).reduce((sum, { star }) => sum + (starNamed(rules, star)?.cost ?? 0), 0) +
  file.rerolls * (rosterNamed(rules, file.roster)?.rerollCost ?? 0) +
  file.fanFactor * rules.fanFactor.cost +
  (file.apothecary ? rules.apothecaryCost : 0);

// --- whether it is legal ----------------------------------------------------------------------------------------
/** Every rule the team breaks, in the order of the file. */
export const checkTeam = (rules: TeamRules, file: TeamFile): TeamCheck => {
  if (file.ruleset !== rules.ruleset)
    throw new BadInput(`ruleset: the team is written for "${file.ruleset}", not for "${rules.ruleset}"`);
  const violations: Violation[] = [];
  const breaks = (point: Point, place: string, sentence: string): void => {
    violations.push({ rule: rules.cites[point], place, sentence });
  };
  const cost = costOf(rules, file);
  const treasury = file.treasury ?? rules.treasury;
  checkPurchases(rules, file, breaks);
  checkLines(rules, file, breaks);
  checkPositions(rules, file, breaks);
  for (const [i, player] of file.players.entries()) checkSkills(rules, file, player, `players[${i}].skills`, breaks);
  checkStars(rules, file, breaks);
  if (cost > treasury) {
    const [all, over, has] = [cost, cost - treasury, treasury].map(goldPieces);
    breaks('treasury', 'treasury', `the team costs ${all} gold pieces, ${over} more than the ${has} there are`);
  }
  return { cost, treasury, violations };
};
type Breaks = (point: Point, place: string, sentence: string) => void;

const checkPurchases = (rules: TeamRules, file: TeamFile, breaks: Breaks): void => {
  const roster = rosterNamed(rules, file.roster);
  const known = rules.rosters.map(r => r.id).join(', ');
  if (!roster) breaks('list', 'roster', `"${file.roster}" is no team list of ${rules.ruleset}; there are ${known}`);
  if (file.rerolls > rules.rerollsMax)
    breaks('rerolls', 'rerolls', `${file.rerolls} re-rolls; a team has at most ${rules.rerollsMax}`);
  if (file.fanFactor > rules.fanFactor.max)
    breaks('fanFactor', 'fanFactor', `Fan Factor ${file.fanFactor}; at most ${rules.fanFactor.max} may be bought`);
  if (file.apothecary && roster && !roster.apothecary)
    breaks('apothecary', 'apothecary', `the ${roster.name} list has no apothecary`);
};
const checkLines = (rules: TeamRules, file: TeamFile, breaks: Breaks): void => {
  const { min, max } = rules.players;
  const taken = new Map<number, string>();
  const check = (group: string) => (entry: { readonly number: number }, i: number) => {
    const place = `${group}[${i}]`;
    const before = taken.get(entry.number);
    if (entry.number < 1 || entry.number > rules.lines)
      breaks(
        'line',
        `${place}.number`,
        `number ${entry.number} is no line of the roster: they run from 1 to ${rules.lines}`,
      );
    else if (before) breaks('line', `${place}.number`, `number ${entry.number} is taken by ${before}`);
    else taken.set(entry.number, place);
  };
  file.players.forEach(check('players'));
  file.stars?.forEach(check('stars'));
  const count = file.players.length + (file.stars?.length ?? 0);
  if (count < min || count > max)
    breaks('players', 'players', `${count} players, Star Players counted; a team has ${min} to ${max}`);
};
const checkPositions = (rules: TeamRules, file: TeamFile, breaks: Breaks): void => {
  const roster = rosterNamed(rules, file.roster);
  if (!roster) return;
  for (const [i, { position }] of file.players.entries()) {
    if (positionNamed(roster, position)) continue;
    const owners = rules.rosters.filter(other => positionNamed(other, position)).map(other => other.name);
    const elsewhere = owners.length === 0 ? 'nor on any other' : `but on that of ${owners.join(', ')}`;
    const known = roster.positions.map(p => p.id).join(', ');
    const sentence = `"${position}" is not on the ${roster.name} list, ${elsewhere}; this one has ${known}`;
    breaks('list', `players[${i}].position`, sentence);
  }
  for (const { id, name, max } of roster.positions) {
    const count = file.players.filter(player => player.position === id).length;
    if (count > max)
      breaks('positionMax', 'players', `${count} of position ${name}; the ${roster.name} list allows ${max}`);
  }
};
const checkSkills = (rules: TeamRules, file: TeamFile, player: TeamFilePlayer, place: string, breaks: Breaks): void => {
  const position = positionNamed(rosterNamed(rules, file.roster), player.position);
  const learned = player.skills ?? [];
  if (!position) return;
  const has: string[] = [...position.skills];
  for (const [i, skill] of learned.entries()) {
    const at = `${place}[${i}]`;
    const entry = skillNamed(rules, skill);
    if (!entry) {
      breaks('access', at, `"${skill}" is no skill of ${rules.ruleset}`);
      continue;
    }
    const open = `${position.normal} at the normal and ${position.double} at the double price`;
    if (has.includes(skill)) breaks('skillOnce', at, `the ${position.name} has ${entry.name} already`);
    else if (learnedCost(rules, file, position, entry) === undefined)
      breaks('access', at, `the ${position.name} may not learn ${entry.name} (${entry.category}); open are ${open}`);
    const foe = rules.apart.flatMap(([a, b]) => (a === skill ? b : b === skill ? a : [])).find(s => has.includes(s));
    if (foe) breaks('apart', at, `${entry.name} never goes together with ${skillNamed(rules, foe)?.name}`);
    has.push(skill);
  }
  const { max } = rules.learned;
  if (learned.length > max)
    breaks('learnedMax', place, `${learned.length} further skills; a player has at most ${max}`);
};
const checkStars = (rules: TeamRules, file: TeamFile, breaks: Breaks): void => {
  const hired = new Map<string, string>();
  for (const [i, { star }] of (file.stars ?? []).entries()) {
    const place = `stars[${i}].star`;
    const card = starNamed(rules, star);
    const before = hired.get(star);
    if (!card) {
      const known = rules.stars.filter(s => s.teams.includes(file.roster)).map(s => s.id);
      breaks('starTeams', place, `"${star}" is no Star Player; for ${file.roster} play ${known.join(', ') || 'none'}`);
    } else if (!card.teams.includes(file.roster))
      breaks('starTeams', place, `${card.name} plays for ${card.teams.join(', ')} only, not for ${file.roster}`);
    if (card && before) breaks('starOnce', place, `${card.name} is hired already, by ${before}`);
    hired.set(star, `stars[${i}]`);
  }
};

// --- the team that enters a match -------------------------------------------------------------------------------
/** Throws BadInput, naming the rules it breaks, unless the file is legal. */
export const teamOf = (rules: TeamRules, file: TeamFile): Team => {
  const { cost, violations } = checkTeam(rules, file);
  if (violations.length > 0) {
    const broken = violations.map(({ rule, place, sentence }) => `${rule}, ${place}: ${sentence}`);
    throw new BadInput(`the team "${file.name}" is not legal: ${broken.join('; ')}`);
  }
  const roster = rosterNamed(rules, file.roster) as Roster;
  const listed = file.players.map(player => listedPlayer(roster, player));
  const hired = (file.stars ?? []).map(({ number, star }) => hiredStar(number, starNamed(rules, star) as Star));
  return {
    id: file.id ?? idFrom(file.name),
    name: file.name,
    roster: roster.id,
    rerolls: file.rerolls,
    fanFactor: file.fanFactor,
    apothecary: file.apothecary ?? false,
    cost,
    players: [...listed, ...hired].sort((a, b) => a.number - b.number),
  };
};
const listedPlayer = (roster: Roster, { number, name, position: id, skills }: TeamFilePlayer): TeamPlayer => {
  const position = positionNamed(roster, id) as RosterPosition;
  return {
    number,
    name: name ?? `${position.name} ${number}`,
    position: id,
    positionName: position.name,
    star: false,
    race: position.race ?? roster.id,
    ...valuesOf(position),
    skills: [...position.skills, ...(skills ?? [])],
  };
};
const hiredStar = (number: number, card: Star): TeamPlayer => ({
  number,
  name: card.name,
  position: card.id,
  positionName: 'Star Player',
  star: true,
  race: card.race,
  ...valuesOf(card),
  skills: card.skills,
});
const valuesOf = (printed: Characteristics): Characteristics => ({
  movement: printed.movement,
  strength: printed.strength,
  agility: printed.agility,
  armour: printed.armour,
  ...(printed.passing === undefined ? {} : { passing: printed.passing }),
});
const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-') || 'team';

/** B16-STAR-04: a Star Player whom both hired plays for neither; the fees stay paid, and B16-OQ-66: so be it. */
export const withoutSharedStars = (home: Team, away: Team): readonly [Team, Team] => {
  const starsOf = (team: Team): string[] => team.players.filter(p => p.star).map(p => p.position);
  const shared = starsOf(home).filter(star => starsOf(away).includes(star));
  if (shared.length === 0) return [home, away];
  const without = (team: Team): Team => ({
    ...team,
    players: team.players.filter(p => !(p.star && shared.includes(p.position))),
  });
  return [without(home), without(away)];
};
