/** What a team may choose and buy, at its own terms: the shelves of a team builder. Whether it is legal, `checkTeam` says. */
import type { Roster, RosterPosition } from '../roster.ts';
import type { Star } from '../rosters/row.ts';
import { accessTo, learnedCost } from '../team.ts';
import { mayHire, patronsIn } from './allegiance.ts';
import { type Drafted, draftedBy, isOpenTo, leagueOf, patronOf, skillPoints, termsOf } from './draft.ts';
import {
  fansOf,
  type Offer,
  PLAYS,
  playOf,
  playRules,
  rosterNamed,
  skillNamed,
  type TeamFile,
  type TeamRules,
} from './terms.ts';

/** Something of which a team has a number, by its field in the file. */
export interface CountOffer extends Offer {
  readonly field: 'rerolls' | 'fanFactor' | 'dedicatedFans' | 'apothecary' | 'assistantCoaches' | 'cheerleaders';
  readonly min: number;
  readonly now: number;
}
export interface InducementOffer extends Offer {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly now: number;
}
/** A choice among names; where there is one alone it is made already. */
export interface ChoiceOffer {
  readonly field: 'play' | 'league' | 'patron';
  readonly values: readonly (readonly [id: string, name: string])[];
  readonly now: string | undefined;
}
export interface SkillOffer {
  readonly skill: string;
  readonly cost: number;
  readonly double: boolean;
}
export interface PositionOffer {
  readonly position: RosterPosition;
  readonly now: number;
  /** Beyond the printed ones. */
  readonly learns: readonly SkillOffer[];
}
export interface TeamOffers {
  readonly positions: readonly PositionOffer[];
  readonly counts: readonly CountOffer[];
  readonly choices: readonly ChoiceOffer[];
  readonly inducements: readonly InducementOffer[];
  readonly stars: readonly Star[];
  readonly hasCaptain: boolean;
  /** In kinds of play that limit skills by points. */
  readonly points: { readonly spent: number; readonly all: number } | undefined;
}
const NOTHING: TeamOffers = {
  positions: [],
  counts: [],
  choices: [],
  inducements: [],
  stars: [],
  hasCaptain: false,
  points: undefined,
};
/** Nothing, where the file names a list that does not exist. */
export const offersFor = (rules: TeamRules, file: TeamFile): TeamOffers => {
  const roster = rosterNamed(rules, file.roster);
  if (!roster) return NOTHING;
  const d = draftedBy(rules, file);
  return {
    positions: roster.positions.map(position => ({
      position,
      now: file.players.filter(player => player.position === position.id).length,
      learns: learnsOf(rules, file, position),
    })),
    counts: [...commonCounts(rules, file, roster), ...(d ? staffOf(d) : [])],
    choices: d ? choicesOf(d) : [],
    inducements: d ? inducementsOf(d) : [],
    stars: rules.stars.filter(star => star.teams.includes(roster.id) && (!d || playsWith(d, star))),
    hasCaptain: d?.list.rules.includes(d.draft.captain.rule) ?? false,
    points: d && skillPoints(d, (position, skill) => accessTo(rules, file, position, skill)),
  };
};
const learnsOf = (rules: TeamRules, file: TeamFile, position: RosterPosition): SkillOffer[] =>
  Object.keys(rules.skills).flatMap(skill => {
    const access = skillNamed(rules, skill) && accessTo(rules, file, position, skill);
    if (access === undefined || position.skills.includes(skill)) return [];
    return [{ skill, cost: learnedCost(rules, file, position, skill), double: access === 'double' }];
  });
const commonCounts = (rules: TeamRules, file: TeamFile, roster: Roster): CountOffer[] => {
  const { field, free, max, cost } = playRules(rules, file).fans;
  return [
    { field: 'rerolls', min: 0, max: rules.rerollsMax, cost: roster.rerollCost, now: file.rerolls },
    { field, min: free, max, cost, now: fansOf(rules, file) },
    ...(roster.apothecary
      ? [
          {
            field: 'apothecary',
            min: 0,
            max: 1,
            cost: rules.apothecaryCost,
            now: Number(file.apothecary ?? false),
          } as const,
        ]
      : []),
  ];
};
const staffOf = ({ draft, file }: Drafted): CountOffer[] =>
  (['assistantCoaches', 'cheerleaders'] as const).map(field => ({
    field,
    min: 0,
    ...draft[field],
    now: file[field] ?? 0,
  }));
const named = (names: Readonly<Record<string, string>>, ids: readonly string[]): ChoiceOffer['values'] =>
  ids.map(id => [id, names[id] ?? id] as const);
const choicesOf = (d: Drafted): ChoiceOffer[] => {
  const { draft, file, list } = d;
  const patrons = patronsIn(list, leagueOf(d));
  return [
    { field: 'play', values: PLAYS.map(play => [play, play] as const), now: playOf(file) },
    { field: 'league', values: named(draft.leagues, list.leagues), now: leagueOf(d) },
    ...(patrons.length === 0
      ? []
      : [{ field: 'patron', values: named(draft.patrons, patrons), now: patronOf(d) } as const]),
  ];
};
const inducementsOf = (d: Drafted): InducementOffer[] =>
  d.draft.inducements
    .map(one => ({ one, now: d.file.inducements?.find(({ inducement }) => inducement === one.id)?.count ?? 0 }))
    .filter(({ one, now }) => now > 0 || isOpenTo(d, one))
    .map(({ one, now }) => ({ id: one.id, name: one.name, rule: one.rule, ...termsOf(d, one), now }));
/** Whom or what a team has stays on the shelf, whatever it has chosen since: it must be possible to give it back. */
const playsWith = (d: Drafted, { id, playsFor }: Star): boolean =>
  !playsFor || mayHire(playsFor, leagueOf(d), patronOf(d)) || (d.file.stars?.some(({ star }) => star === id) ?? false);
