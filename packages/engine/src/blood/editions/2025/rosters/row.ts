/** How team lists and Star Players of 2025 are written down: characteristics in the order of print, MA ST AG PA AV. */
import type { Roster, RosterPosition } from '../../../roster.ts';
import { type Star, stableName } from '../../../rosters/row.ts';
import { couldHire } from '../../../teams/allegiance.ts';
import type { Skill2025 } from './skills.ts';
import { type Keyword, type LeagueName, type PatronName, POSITION_KEYWORDS, type TeamSpecialName } from './words.ts';

/** B25-PRIN-PROF-03: no Passing Ability, printed as a dash. */
export const NONE = 0;
/** One of those of whom a list allows only so many together (B25-TEAM-05). */
export const LIMITED = true;

type Printed = readonly [movement: number, strength: number, agility: number, passing: number, armour: number];
const THOUSAND = 1000;

const characteristics = ([movement, strength, agility, passing, armour]: Printed) => ({
  movement,
  strength,
  agility,
  armour,
  passing,
});
/** One row of a team list; the price in thousands of gold pieces, the categories by their letters. */
export const row = (
  max: number,
  name: string,
  thousands: number,
  printed: Printed,
  skills: readonly Skill2025[],
  primary: string,
  secondary: string,
  keywords: readonly Keyword[],
  limited?: true,
): RosterPosition => ({
  id: stableName(name),
  name,
  max,
  cost: thousands * THOUSAND,
  ...characteristics(printed),
  skills,
  normal: primary,
  double: secondary,
  keywords,
  ...(limited ? { limited } : {}),
});

interface List {
  readonly id: string;
  readonly name: string;
  readonly tier: 1 | 2 | 3 | 4;
  readonly leagues: readonly LeagueName[];
  readonly rules?: readonly TeamSpecialName[];
  readonly patrons?: readonly PatronName[];
  readonly patronsIn?: Readonly<Partial<Record<LeagueName, readonly PatronName[]>>>;
  /** What one costs, in thousands. */
  readonly rerolls: number;
  readonly apothecary?: false;
  readonly bigGuys?: number;
  readonly positions: readonly RosterPosition[];
}
/** One team list. */
export const roster = (list: List): Roster => ({
  id: list.id,
  name: list.name,
  rerollCost: list.rerolls * THOUSAND,
  apothecary: list.apothecary ?? true,
  positions: list.positions,
  allegiance: {
    tier: list.tier,
    leagues: list.leagues,
    rules: list.rules ?? [],
    patrons: list.patrons ?? [],
    patronsIn: list.patronsIn ?? {},
    ...(list.bigGuys === undefined ? {} : { limitedMax: list.bigGuys }),
  },
});

/** Whom a Star Player plays for: any team, any but those of a league, or those of these leagues or patrons. */
type For =
  | 'any'
  | { readonly except: readonly LeagueName[] }
  | { readonly leagues?: readonly LeagueName[]; readonly patrons?: readonly PatronName[] };
interface Besides {
  readonly pair?: string;
  readonly mega?: true;
}
/** Makes the cards of a book's Star Players, with their special rule as one more skill: their teams are those whose list knows a league or patron of theirs. */
export const starsFor =
  (rosters: readonly Roster[], leagues: readonly LeagueName[]) =>
  (
    name: string,
    thousands: number,
    printed: Printed,
    skills: readonly Skill2025[],
    keywords: readonly Keyword[],
    whom: For,
    special: string,
    besides: Besides = {},
  ): Star => {
    const playsFor = {
      leagues:
        whom === 'any'
          ? leagues
          : 'except' in whom
            ? leagues.filter(l => !whom.except.includes(l))
            : (whom.leagues ?? []),
      patrons: whom === 'any' || 'except' in whom ? [] : (whom.patrons ?? []),
    };
    return {
      id: stableName(name),
      name,
      race: keywords.find(keyword => !(POSITION_KEYWORDS as readonly Keyword[]).includes(keyword)) ?? name,
      cost: thousands * THOUSAND,
      ...characteristics(printed),
      skills: [...skills, stableName(special)],
      keywords,
      playsFor,
      special,
      teams: rosters.filter(({ allegiance }) => allegiance && couldHire(allegiance, playsFor)).map(({ id }) => id),
      ...besides,
    };
  };
