/** What a team costs, which rules it breaks, and the team that enters a match from its file. */
import { BadInput } from '../words.ts';
import {
  type Characteristics,
  letterOf,
  type Roster,
  type RosterPosition,
  type Team,
  type TeamPlayer,
} from './roster.ts';
import type { Star } from './rosters/row.ts';
import { backingOf, checkDraft, draftCost, recruitsOf } from './teams/draft.ts';
import {
  fansOf,
  goldPieces,
  type Point,
  playRules,
  positionNamed,
  rosterNamed,
  skillNamed,
  starNamed,
  type TeamCheck,
  type TeamFile,
  type TeamFilePlayer,
  type TeamRules,
  type Violation,
} from './teams/terms.ts';

// --- what it costs ----------------------------------------------------------------------------------------------
/** How a skill is open to a player: at the normal price, at the double one, come by for nothing, or not at all. */
export const accessTo = (
  rules: TeamRules,
  file: TeamFile,
  position: RosterPosition,
  skill: string,
): 'normal' | 'double' | 'free' | undefined => {
  const entry = skillNamed(rules, skill);
  if (!entry) return undefined;
  if (playRules(rules, file).learned.free?.includes(skill)) return 'free';
  const letter = letterOf(entry.category);
  if (letter === '') return file.exhibition ? 'double' : undefined;
  if (position.normal.includes(letter)) return 'normal';
  return position.double.includes(letter) ? 'double' : undefined;
};
/** What a learned skill costs this player; nothing, if it may not learn it. */
export const learnedCost = (rules: TeamRules, file: TeamFile, position: RosterPosition, skill: string): number => {
  const { normal, double, elite = 0 } = playRules(rules, file).learned;
  const extra = rules.draft?.elite.includes(skill) ? elite : 0;
  switch (accessTo(rules, file, position, skill)) {
    case 'normal':
      return normal + extra;
    case 'double':
      return double + extra;
    default:
      return 0;
  }
};
/** What one player costs with all it has learned; nothing, if the list does not know it. */
export const playerCost = (rules: TeamRules, file: TeamFile, player: TeamFilePlayer): number => {
  const position = positionNamed(rosterNamed(rules, file.roster), player.position);
  if (!position) return 0;
  return (player.skills ?? []).reduce((sum, skill) => sum + learnedCost(rules, file, position, skill), position.cost);
};
/** B16-TEAM-06, B16-TEAM-09, B16-STAR-01: nothing comes free. */
const costOf = (rules: TeamRules, file: TeamFile): number =>
  file.players.reduce((sum, player) => sum + playerCost(rules, file, player), 0) +
  (file.stars ?? []).reduce((sum, { star }) => sum + (starNamed(rules, star)?.cost ?? 0), 0) +
  file.rerolls * (rosterNamed(rules, file.roster)?.rerollCost ?? 0) +
  fansCost(rules, file) +
  (file.apothecary ? rules.apothecaryCost : 0) +
  draftCost(rules, file);
/** What followers cost beyond those that come for nothing. */
export const fansCost = (rules: TeamRules, file: TeamFile): number => {
  const { free, cost } = playRules(rules, file).fans;
  return Math.max(0, fansOf(rules, file) - free) * cost;
};

// --- whether it is legal ----------------------------------------------------------------------------------------
/** Every rule the team breaks, in the order of the file. */
export const checkTeam = (rules: TeamRules, file: TeamFile): TeamCheck => {
  if (file.ruleset !== rules.ruleset)
    throw new BadInput(`ruleset: the team is written for "${file.ruleset}", not for "${rules.ruleset}"`);
  checkFields(rules, file);
  const violations: Violation[] = [];
  const { itsCites = {} } = playRules(rules, file);
  const breaks = (point: Point, place: string, sentence: string): void => {
    violations.push({ rule: itsCites[point] ?? rules.cites[point], place, sentence });
  };
  const cost = costOf(rules, file);
  const treasury = file.treasury ?? playRules(rules, file).treasury;
  checkPurchases(rules, file, breaks);
  checkLines(rules, file, breaks);
  checkPositions(rules, file, breaks);
  for (const [i, player] of file.players.entries()) checkSkills(rules, file, player, `players[${i}].skills`, breaks);
  checkStars(rules, file, breaks);
  const access = (position: RosterPosition, skill: string) => accessTo(rules, file, position, skill);
  violations.push(...checkDraft(rules, file, access));
  if (cost > treasury) {
    const [all, over, has] = [cost, cost - treasury, treasury].map(goldPieces);
    breaks('treasury', 'treasury', `the team costs ${all} gold pieces, ${over} more than the ${has} there are`);
  }
  return { cost, treasury, violations };
};
/** Whatever only the files of other editions say: who wrote it meant another ruleset. */
const checkFields = (rules: TeamRules, file: TeamFile): void => {
  const foreign = (rules.draft ? FIELDS_WITHOUT_LEAGUES : FIELDS_WITH_LEAGUES).find(field => file[field] !== undefined);
  const { field } = rules.fans;
  if (foreign)
    throw new BadInput(`${foreign}: no team of ${rules.ruleset} has that; was the file written for another edition?`);
  if (!rules.draft && file[field] === undefined) throw new BadInput(`${field} is missing`);
};
const FIELDS_WITHOUT_LEAGUES = ['fanFactor', 'exhibition'] as const satisfies (keyof TeamFile)[];
const FIELDS_WITH_LEAGUES = [
  'play',
  'league',
  'patron',
  'captain',
  'dedicatedFans',
  'assistantCoaches',
  'cheerleaders',
  'inducements',
] as const satisfies (keyof TeamFile)[];
type Breaks = (point: Point, place: string, sentence: string) => void;

const checkPurchases = (rules: TeamRules, file: TeamFile, breaks: Breaks): void => {
  const roster = rosterNamed(rules, file.roster);
  const known = rules.rosters.map(r => r.id).join(', ');
  if (!roster) breaks('list', 'roster', `"${file.roster}" is no team list of ${rules.ruleset}; there are ${known}`);
  if (file.rerolls > rules.rerollsMax)
    breaks('rerolls', 'rerolls', `${file.rerolls} re-rolls; a team has at most ${rules.rerollsMax}`);
  const { field, name, free, max } = playRules(rules, file).fans;
  const fans = fansOf(rules, file);
  if (fans > max) breaks('fanFactor', field, `${name} ${fans}; at most ${max} may be bought`);
  else if (fans < free) breaks('fanFactor', field, `${name} ${fans}; every team begins with ${free}`);
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
    else if (accessTo(rules, file, position, skill) === undefined)
      breaks('access', at, `the ${position.name} may not learn ${entry.name} (${entry.category}); open are ${open}`);
    const foe = rules.apart.flatMap(([a, b]) => (a === skill ? b : b === skill ? a : [])).find(s => has.includes(s));
    if (foe) breaks('apart', at, `${entry.name} never goes together with ${skillNamed(rules, foe)?.name}`);
    has.push(skill);
  }
  const { max } = playRules(rules, file).learned;
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
  const listed = file.players.map(player => listedPlayer(roster, player, givenTo(rules, file, player)));
  const hired = (file.stars ?? []).map(({ number, star }) => hiredStar(number, starNamed(rules, star) as Star));
  return {
    id: file.id ?? idFrom(file.name),
    name: file.name,
    ...(file.colour === undefined ? {} : { colour: file.colour }),
    roster: roster.id,
    rerolls: file.rerolls,
    fanFactor: fansOf(rules, file),
    apothecary: file.apothecary ?? false,
    ...backingOf(rules, file),
    cost,
    players: [...listed, ...hired].sort((a, b) => a.number - b.number),
    ...joining(rules, file, roster),
  };
};
/** They are numbered after everybody a team may have. */
const joining = (rules: TeamRules, file: TeamFile, roster: Roster): { readonly recruits?: readonly TeamPlayer[] } => {
  const recruits = recruitsOf(rules, file).map(({ position, skills }, i) =>
    listedPlayer(roster, { number: rules.lines + 1 + i, position: position.id }, skills),
  );
  return recruits.length === 0 ? {} : { recruits };
};
/** What a player has beyond what is printed: learned, or as the captain. */
const givenTo = (
  { draft }: TeamRules,
  { captain }: TeamFile,
  { number, skills = [] }: TeamFilePlayer,
): readonly string[] => (draft && captain === number ? [...skills, draft.captain.skill] : skills);
const listedPlayer = (
  roster: Roster,
  { number, name, position: id }: TeamFilePlayer,
  given: readonly string[],
): TeamPlayer => {
  const position = positionNamed(roster, id) as RosterPosition;
  return {
    number,
    name: name ?? `${position.name} ${number}`,
    position: id,
    positionName: position.name,
    star: false,
    race: position.race ?? roster.id,
    ...(position.keywords ? { keywords: position.keywords } : {}),
    ...valuesOf(position),
    skills: [...position.skills, ...given],
  };
};
const hiredStar = (number: number, card: Star): TeamPlayer => ({
  number,
  name: card.name,
  position: card.id,
  positionName: 'Star Player',
  star: true,
  race: card.race,
  ...(card.keywords ? { keywords: card.keywords } : {}),
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

/** B16-STAR-04: a Star Player whom both hired plays for neither; the fees stay paid, and B16-OQ-66: so be it. B25-STAR-04: for both. */
export const withoutSharedStars = (
  { sharedStars }: Pick<TeamRules, 'sharedStars'>,
  home: Team,
  away: Team,
): readonly [Team, Team] => {
  if (sharedStars === 'both') return [home, away];
  const starsOf = (team: Team): string[] => team.players.filter(p => p.star).map(p => p.position);
  const shared = starsOf(home).filter(star => starsOf(away).includes(star));
  if (shared.length === 0) return [home, away];
  const without = (team: Team): Team => ({
    ...team,
    players: team.players.filter(p => !(p.star && shared.includes(p.position))),
  });
  return [without(home), without(away)];
};
