/** What the 2025 edition says about teams, and under which id. */
import type { Draft, PlayRules, TeamRules } from '../../../teams/terms.ts';
import { inducements2025 } from '../inducements/inducements.ts';
import { rosters2025 } from '../rosters/rosters.ts';
import { ELITE, GRUDGES, type Skill2025, skillList2025 } from '../rosters/skills.ts';
import { LEAGUES, PATRONS, TEAM_SPECIALS, type TeamSpecialName } from '../rosters/words.ts';
import { starRuleList2025 } from '../stars/names.ts';
import { stars2025 } from '../stars/stars.ts';

const league: PlayRules = {
  treasury: 1_000_000, // B25-TEAM-01
  fans: { field: 'dedicatedFans', name: 'Dedicated Fans', free: 1, max: 3, cost: 5_000 }, // B25-TEAM-12
  learned: { normal: 20_000, double: 40_000, elite: 10_000, max: 6, free: GRUDGES }, // B25-ADV-T1, B25-ADV-01, B25-EVEN-06
};
const matched: PlayRules = {
  treasury: 1_150_000, // B25-MATCHED-01, B25-Q-66
  fans: { field: 'dedicatedFans', name: 'Dedicated Fans', free: 0, max: 0, cost: 0 }, // B25-MATCHED-02
  learned: { normal: 0, double: 0, max: 1 }, // B25-MATCHED-08, -10
  points: {
    points: [6, 8, 9, 10], // B25-MATCHED-05
    normal: 1, // B25-MATCHED-06
    double: 2,
    doubleMax: [1, 2, 3, 4], // B25-MATCHED-07
    star: 2, // B25-MATCHED-11
    mega: 4, // B25-MATCHED-12
    megaMax: 1,
    starsMax: [1, 2, 2, 2], // B25-MATCHED-13
    eliteMax: 4, // B25-MATCHED-09
  },
  itsCites: { treasury: 'B25-MATCHED-01', fanFactor: 'B25-MATCHED-02', learnedMax: 'B25-MATCHED-08' },
};

/** Traits that grant a Special Action (B25-SKILL-VIOLENTINNOVATOR-02). */
const SPECIAL_ACTIONS: readonly Skill2025[] = [
  'ballAndChain',
  'bombardier',
  'breatheFire',
  'chainsaw',
  'hypnoticGaze',
  'kickTeammate',
  'projectileVomit',
  'stab',
];
const CAPTAINED: TeamSpecialName = 'teamCaptain';
const UNDEAD: TeamSpecialName = 'mastersOfUndeath';
const PLAGUED: Skill2025 = 'plagueRidden';
const ROOKIES_HAVE: Skill2025 = 'loner4';
const HALF_AT_MOST: Skill2025 = 'insignificant';
const CAPTAIN_HAS: Skill2025 = 'pro';

const draft: Draft = {
  leagues: LEAGUES,
  patrons: PATRONS,
  specials: TEAM_SPECIALS,
  plays: { league, matched },
  assistantCoaches: { max: 6, cost: 10_000 }, // B25-TEAM-09
  cheerleaders: { max: 6, cost: 10_000 }, // B25-TEAM-10
  starsMax: 2, // B25-STAR-01
  elite: ELITE,
  captain: { rule: CAPTAINED, never: 'Big Guy', skill: CAPTAIN_HAS }, // B25-TSPEC-12
  halfAtMost: HALF_AT_MOST,
  needs: {
    lethalFlight: ['rightStuff'], // B25-SKILL-LETHALFLIGHT-02
    saboteur: ['secretWeapon'], // B25-SKILL-SABOTEUR-02
    bullseye: ['throwTeammate'], // B25-SKILL-BULLSEYE-02
    strongArm: ['throwTeammate'], // B25-SKILL-STRONGARM-02
    violentInnovator: SPECIAL_ACTIONS,
  } satisfies Partial<Record<Skill2025, readonly Skill2025[]>>,
  inducements: inducements2025,
  recruits: {
    keyword: 'Lineman',
    raisedBy: { rule: UNDEAD, skill: PLAGUED }, // B25-TSPEC-08, B25-TRAIT-PLAGUERIDDEN-01
    rookies: { inducement: 'riotousRookies', most: 7, max: 16, skill: ROOKIES_HAVE }, // B25-IND-ROOKIES-01
  },
  cites: {
    league: 'B25-TEAM-13',
    patron: 'B25-TEAM-14',
    captain: 'B25-TSPEC-12',
    limitedMax: 'B25-TEAM-05',
    halfAtMost: 'B25-TRAIT-INSIGNIFICANT-01',
    needs: 'B25-SKILL-08',
    assistantCoaches: 'B25-TEAM-09',
    cheerleaders: 'B25-TEAM-10',
    starsMax: 'B25-STAR-01',
    starLeague: 'B25-STAR-02',
    pair: 'B25-STAR-03',
    points: 'B25-MATCHED-05',
    doubleMax: 'B25-MATCHED-07',
    eliteMax: 'B25-MATCHED-09',
    tierStars: 'B25-MATCHED-13',
    mega: 'B25-MATCHED-12',
    inducement: 'B25-IND-02',
  },
};
/** B25-SKILL-07 */
const APART: readonly (readonly [Skill2025, Skill2025])[] = [
  ['frenzy', 'grab'],
  ['frenzy', 'hitAndRun'],
  ['frenzy', 'multipleBlock'],
  ['leap', 'pogo'],
  ['ballAndChain', 'divingTackle'],
  ['ballAndChain', 'eyeGouge'],
  ['ballAndChain', 'frenzy'],
  ['ballAndChain', 'grab'],
  ['ballAndChain', 'hitAndRun'],
  ['ballAndChain', 'leap'],
  ['ballAndChain', 'multipleBlock'],
  ['ballAndChain', 'onTheBall'],
  ['ballAndChain', 'shadowing'],
  ['ballAndChain', 'steadyFooting'],
];

export const teamRules2025: TeamRules = {
  ruleset: 'blood-2025',
  ...league,
  players: { min: 11, max: 16 }, // B25-TEAM-04
  lines: 16, // B25-TEAM-16
  rerollsMax: 8, // B25-TEAM-07
  apothecaryCost: 50_000, // B25-TEAM-11
  apart: APART,
  sharedStars: 'both', // B25-STAR-04
  rosters: rosters2025,
  stars: stars2025,
  skills: { ...skillList2025, ...starRuleList2025 },
  draft,
  cites: {
    treasury: 'B25-TEAM-01',
    list: 'B25-TEAM-02',
    positionMax: 'B25-TEAM-03',
    players: 'B25-TEAM-04',
    rerolls: 'B25-TEAM-07',
    fanFactor: 'B25-TEAM-12',
    line: 'B25-TEAM-16',
    starTeams: 'B25-STAR-02',
    starOnce: 'B25-STAR-05',
    skillOnce: 'B25-SKILL-06',
    access: 'B25-ADV-02',
    learnedMax: 'B25-ADV-01',
    apart: 'B25-SKILL-07',
    apothecary: 'B25-TEAM-11',
  },
};
