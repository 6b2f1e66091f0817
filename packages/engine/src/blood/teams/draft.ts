/** Team building where teams belong to leagues: league and patron, staff, captain, tiers, inducements, pairs of stars. */
import type { Allegiance, Backing, Roster, RosterPosition } from '../roster.ts';
import type { Star } from '../rosters/row.ts';
import { mayHire, patronsIn } from './allegiance.ts';
import {
  type Draft,
  type DraftPoint,
  goldPieces,
  type Inducement,
  type Offer,
  playOf,
  positionNamed,
  rosterNamed,
  skillNamed,
  starNamed,
  type TeamFile,
  type TeamRules,
  type Violation,
} from './terms.ts';

/** How a skill is open to a player of a position; undefined: it is not. */
export type Access = (position: RosterPosition, skill: string) => 'normal' | 'double' | 'free' | undefined;
type Breaks = (point: DraftPoint, place: string, sentence: string) => void;
/** A team file with the list it names. */
export interface Drafted {
  readonly rules: TeamRules;
  readonly draft: Draft;
  readonly file: TeamFile;
  readonly roster: Roster;
  readonly list: Allegiance;
}
export const draftedBy = (rules: TeamRules, file: TeamFile): Drafted | undefined => {
  const roster = rosterNamed(rules, file.roster);
  const { draft } = rules;
  return draft && roster?.allegiance ? { rules, draft, file, roster, list: roster.allegiance } : undefined;
};
/** What there is only one of need not be chosen. */
const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);
export const leagueOf = ({ file, list }: Drafted): string | undefined => file.league ?? only(list.leagues);
export const patronOf = (d: Drafted): string | undefined => d.file.patron ?? only(patronsIn(d.list, leagueOf(d)));

// --- what it costs ------------------------------------------------------------------------------------------------
/** Staff and inducements, in gold pieces; nothing in editions without them. */
export const draftCost = (rules: TeamRules, file: TeamFile): number => {
  const d = draftedBy(rules, file);
  if (!d) return 0;
  const bought = (file.inducements ?? []).map(({ inducement, count }) => {
    const found = inducementNamed(d, inducement);
    return found ? count * termsOf(d, found).cost : 0;
  });
  return (
    (file.assistantCoaches ?? 0) * d.draft.assistantCoaches.cost +
    (file.cheerleaders ?? 0) * d.draft.cheerleaders.cost +
    bought.reduce((sum, cost) => sum + cost, 0)
  );
};
const inducementNamed = ({ draft }: Drafted, id: string): Inducement | undefined =>
  draft.inducements.find(one => one.id === id);
/** How many this team may have of it, and for how much each. */
export const termsOf = ({ list, roster }: Drafted, { max, cost, terms = [] }: Inducement): Offer =>
  terms
    .filter(one => (one.rule !== undefined && list.rules.includes(one.rule)) || one.roster === roster.id)
    .reduce<Offer>((best, better) => ({ max: better.max ?? best.max, cost: better.cost ?? best.cost }), { max, cost });

// --- whether it is legal ------------------------------------------------------------------------------------------
/** Every rule of drafting that the team breaks; none in editions without leagues. */
export const checkDraft = (rules: TeamRules, file: TeamFile, access: Access): readonly Violation[] => {
  const d = draftedBy(rules, file);
  if (!d) return [];
  const violations: Violation[] = [];
  const breaks: Breaks = (point, place, sentence) => {
    violations.push({ rule: d.draft.cites[point], place, sentence });
  };
  checkAllegiance(d, breaks);
  checkStaff(d, breaks);
  checkCaptain(d, breaks);
  checkSquad(d, breaks);
  checkNeeds(d, breaks);
  checkHired(d, breaks);
  checkPoints(d, access, breaks);
  checkInducements(d, breaks);
  return violations;
};
/** A name with its article, as it is spoken: an Orc, a Human. */
const anOf = ({ name }: Roster): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
const oneOf = (names: Readonly<Record<string, string>>, ids: readonly string[]): string =>
  ids.map(id => `${id} (${names[id]})`).join(', ');

const checkAllegiance = (d: Drafted, breaks: Breaks): void => {
  const { draft, file, roster, list } = d;
  const leagues = oneOf(draft.leagues, list.leagues);
  if (leagueOf(d) === undefined) breaks('league', 'league', `${anOf(roster)} team picks its league: ${leagues}`);
  else if (file.league !== undefined && !list.leagues.includes(file.league))
    breaks('league', 'league', `${anOf(roster)} team cannot play in "${file.league}", only in ${leagues}`);
  const patrons = patronsIn(list, leagueOf(d));
  if (patrons.length > 1 && file.patron === undefined)
    breaks('patron', 'patron', `${anOf(roster)} team picks its patron: ${patrons.join(', ')}`);
  else if (file.patron !== undefined && !patrons.includes(file.patron))
    breaks(
      'patron',
      'patron',
      `${anOf(roster)} team cannot be favoured of "${file.patron}"; open to it: ${patrons.join(', ') || 'nobody'}`,
    );
};
const checkStaff = ({ draft, file }: Drafted, breaks: Breaks): void => {
  for (const [field, what] of [
    ['assistantCoaches', 'assistant coaches'],
    ['cheerleaders', 'cheerleaders'],
  ] as const) {
    const count = file[field] ?? 0;
    const { max } = draft[field];
    if (count > max) breaks(field, field, `${count} ${what}; a team has at most ${max}`);
  }
};
const checkCaptain = ({ draft, file, roster, list }: Drafted, breaks: Breaks): void => {
  const { rule, never, skill } = draft.captain;
  const hasCaptain = list.rules.includes(rule);
  if (file.captain === undefined) {
    if (hasCaptain)
      breaks('captain', 'captain', `${anOf(roster)} team names its captain: the number of a player who is no ${never}`);
    return;
  }
  const player = file.players.find(({ number }) => number === file.captain);
  const position = player && positionNamed(roster, player.position);
  if (!hasCaptain) breaks('captain', 'captain', `${anOf(roster)} team has no captain`);
  else if (!player) breaks('captain', 'captain', `no player of the list has number ${file.captain}`);
  else if (position?.keywords?.includes(never))
    breaks('captain', 'captain', `number ${file.captain} is a ${never}, who cannot be captain`);
  else if (player.skills?.includes(skill) || position?.skills.includes(skill))
    breaks('captain', 'captain', `number ${file.captain} has what a captain is given already`);
};
const checkSquad = ({ rules, draft, file, roster, list }: Drafted, breaks: Breaks): void => {
  const positions = file.players.flatMap(player => positionNamed(roster, player.position) ?? []);
  const limited = positions.filter(position => position.limited).length;
  if (list.limitedMax !== undefined && limited > list.limitedMax) {
    const names = roster.positions.filter(position => position.limited).map(position => position.name);
    breaks('limitedMax', 'players', `${limited} of ${names.join(', ')}; together at most ${list.limitedMax}`);
  }
  const count = positions.filter(position => position.skills.includes(draft.halfAtMost)).length;
  const all = file.players.length + (file.stars?.length ?? 0);
  if (2 * count > all) {
    const name = skillNamed(rules, draft.halfAtMost)?.name;
    breaks('halfAtMost', 'players', `${count} of ${all} players are ${name}; at most half may be`);
  }
};
const checkNeeds = ({ rules, draft, file, roster }: Drafted, breaks: Breaks): void => {
  for (const [i, player] of file.players.entries()) {
    const learned = player.skills ?? [];
    const has = [...(positionNamed(roster, player.position)?.skills ?? []), ...learned];
    for (const [j, skill] of learned.entries()) {
      const needed = draft.needs[skill];
      if (!needed || needed.some(one => has.includes(one))) continue;
      const names = needed.map(one => skillNamed(rules, one)?.name).join(', ');
      const sentence = `${skillNamed(rules, skill)?.name} is only for players with ${names}`;
      breaks('needs', `players[${i}].skills[${j}]`, sentence);
    }
  }
};
const hiredBy = ({ rules, file }: Drafted): (Star | undefined)[] =>
  (file.stars ?? []).map(({ star }) => starNamed(rules, star));
/** A pair is one choice. */
const choices = (stars: readonly (Star | undefined)[]): (Star | undefined)[] =>
  stars.filter((star, i) => !(star?.pair && stars.slice(0, i).some(other => other?.id === star.pair)));
const checkHired = (d: Drafted, breaks: Breaks): void => {
  const { rules, draft, file, roster } = d;
  const hired = hiredBy(d);
  const [league, patron] = [leagueOf(d), patronOf(d)];
  for (const [i, star] of hired.entries()) {
    const place = `stars[${i}].star`;
    if (!star?.playsFor || !star.teams.includes(roster.id)) continue;
    if (!mayHire(star.playsFor, league, patron)) {
      const whom = [
        ...star.playsFor.leagues.map(one => `in the ${draft.leagues[one]}`),
        ...star.playsFor.patrons.map(one => `favoured of ${draft.patrons[one]}`),
      ];
      breaks('starLeague', place, `${star.name} plays for teams ${whom.join(' or ')}; this team has chosen otherwise`);
    }
    if (star.pair && !hired.some(other => other?.id === star.pair))
      breaks('pair', place, `${star.name} is hired only together with ${starNamed(rules, star.pair)?.name}`);
  }
  const count = choices(hired).length;
  if (count > draft.starsMax)
    breaks('starsMax', 'stars', `${count} Star Players, a pair counted once; a team has at most ${draft.starsMax}`);
  for (const [i, { inducement }] of (file.inducements ?? []).entries()) {
    const star = hired.find(one => one !== undefined && one.id === inducementNamed(d, inducement)?.notWith);
    if (star) breaks('inducement', `inducements[${i}]`, `${star.name} is on the team as a Star Player already`);
  }
};
const learnedBy = ({ file, roster }: Drafted, access: Access) =>
  file.players.flatMap(player => {
    const position = positionNamed(roster, player.position);
    return position ? (player.skills ?? []).map(skill => ({ skill, open: access(position, skill) })) : [];
  });
/** How many points skills and Star Players take, and how many there are; nothing where the kind of play has none. */
export const skillPoints = (
  d: Drafted,
  access: Access,
): { readonly spent: number; readonly all: number } | undefined => {
  const { points } = d.draft.plays[playOf(d.file)];
  if (!points) return undefined;
  const stars = choices(hiredBy(d));
  const megas = stars.filter(star => star?.mega).length;
  const learned = learnedBy(d, access).reduce(
    (sum, { open }) => sum + (open === 'double' ? points.double : open === 'normal' ? points.normal : 0),
    0,
  );
  const hired = megas * points.mega + (stars.length - megas) * points.star;
  return { spent: learned + hired, all: points.points[d.list.tier - 1] as number };
};
/** Matched play: so many points for skills and Star Players, by the tier of the list. */
const checkPoints = (d: Drafted, access: Access, breaks: Breaks): void => {
  const { rules, draft, file, list } = d;
  const { points } = draft.plays[playOf(file)];
  const purse = skillPoints(d, access);
  if (!points || !purse) return;
  const ofTier = (byTier: readonly number[]): number => byTier[list.tier - 1] as number;
  const learned = learnedBy(d, access);
  const doubles = learned.filter(({ open }) => open === 'double').length;
  const stars = choices(hiredBy(d));
  const megas = stars.filter(star => star?.mega).length;
  const tier = `a team of tier ${list.tier}`;
  if (purse.spent > purse.all)
    breaks('points', 'players', `skills and Star Players take ${purse.spent} skill points; ${tier} has ${purse.all}`);
  if (doubles > ofTier(points.doubleMax))
    breaks('doubleMax', 'players', `${doubles} Secondary skills; ${tier} has at most ${ofTier(points.doubleMax)}`);
  for (const skill of draft.elite) {
    const count = learned.filter(one => one.skill === skill).length;
    if (count > points.eliteMax)
      breaks(
        'eliteMax',
        'players',
        `${count} players learn ${skillNamed(rules, skill)?.name}; at most ${points.eliteMax} may`,
      );
  }
  if (stars.length > ofTier(points.starsMax) && stars.length <= draft.starsMax)
    breaks('tierStars', 'stars', `${stars.length} Star Players; ${tier} has at most ${ofTier(points.starsMax)}`);
  if (megas > points.megaMax) breaks('mega', 'stars', `${megas} Mega-stars; a team has at most ${points.megaMax}`);
};
/** Whether a team may buy it at all. */
export const isOpenTo = (d: Drafted, { only: { rule, patron, apothecary } = {} }: Inducement): boolean =>
  (rule === undefined || d.list.rules.includes(rule)) &&
  (patron === undefined || patronOf(d) === patron) &&
  (apothecary === undefined || d.roster.apothecary);
const checkInducements = (d: Drafted, breaks: Breaks): void => {
  const { draft, file } = d;
  const seen = new Set<string>();
  for (const [i, { inducement, count }] of (file.inducements ?? []).entries()) {
    const place = `inducements[${i}]`;
    const found = inducementNamed(d, inducement);
    if (!found) {
      const known = draft.inducements.map(({ id }) => id).join(', ');
      breaks('inducement', `${place}.inducement`, `there is no inducement "${inducement}"; there are ${known}`);
      continue;
    }
    const { max, cost } = termsOf(d, found);
    if (!isOpenTo(d, found)) breaks('inducement', place, `${found.name} (${found.rule}) is not open to this team`);
    if (seen.has(inducement)) breaks('inducement', place, `${found.name} is there twice; one entry says how many`);
    else if (count > max)
      breaks('inducement', `${place}.count`, `${count} of ${found.name} at ${goldPieces(cost)}; at most ${max}`);
    seen.add(inducement);
  }
};

// --- who may join in a match ---------------------------------------------------------------------------------------
/** Positions of the list whose players may join the team in the course of a match, with what they have besides. */
export const recruitsOf = (
  rules: TeamRules,
  file: TeamFile,
): readonly { readonly position: RosterPosition; readonly skills: readonly string[] }[] => {
  const d = draftedBy(rules, file);
  if (!d) return [];
  const { keyword, raisedBy, rookies } = d.draft.recruits;
  const linemen = d.roster.positions.filter(position => position.keywords?.includes(keyword));
  const has = [...file.players.map(player => positionNamed(d.roster, player.position)), ...hiredBy(d)];
  const raised =
    Number(d.list.rules.includes(raisedBy.rule)) + Number(has.some(one => one?.skills.includes(raisedBy.skill)));
  const riot = file.inducements?.some(({ inducement, count }) => inducement === rookies.inducement && count > 0);
  const times = (count: number, skills: readonly string[], max = 0) =>
    linemen
      .filter(position => position.max >= max)
      .flatMap(position => Array.from({ length: count }, () => ({ position, skills })));
  return [...times(raised, []), ...(riot ? times(rookies.most, [rookies.skill], rookies.max) : [])];
};

// --- what the team brings into a match ----------------------------------------------------------------------------
/** For a legal file; nothing in editions without leagues. */
export const backingOf = (rules: TeamRules, file: TeamFile): { readonly backing?: Backing } => {
  const d = draftedBy(rules, file);
  if (!d) return {};
  const patron = patronOf(d);
  return {
    backing: {
      play: playOf(file),
      tier: d.list.tier,
      league: leagueOf(d) as string,
      ...(patron === undefined ? {} : { patron }),
      rules: d.list.rules,
      ...(file.captain === undefined ? {} : { captain: file.captain }),
      assistantCoaches: file.assistantCoaches ?? 0,
      cheerleaders: file.cheerleaders ?? 0,
      inducements: Object.fromEntries(
        (file.inducements ?? []).map(({ inducement, count }) => {
          const { cost } = termsOf(d, inducementNamed(d, inducement) as Inducement);
          return [inducement, { count, cost }];
        }),
      ),
    },
  };
};
