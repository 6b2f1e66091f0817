/** What team lists and Star Players of 2025 are told apart by: leagues, patrons, special rules of teams, keywords. */

/** B25-TEAM-13 */
export const LEAGUES = {
  badlandsBrawl: 'Badlands Brawl',
  chaosClash: 'Chaos Clash',
  elvenKingdomsLeague: 'Elven Kingdoms League',
  halflingThimbleCup: 'Halfling Thimble Cup',
  lustrianSuperleague: 'Lustrian Superleague',
  oldWorldClassic: 'Old World Classic',
  sylvanianSpotlight: 'Sylvanian Spotlight',
  underworldChallenge: 'Underworld Challenge',
  woodlandLeague: 'Woodland League',
  worldsEdgeSuperleague: 'Worlds Edge Superleague',
} as const;
export type LeagueName = keyof typeof LEAGUES;

/** B25-TEAM-14 */
export const PATRONS = {
  hashut: 'Hashut',
  khorne: 'Khorne',
  nurgle: 'Nurgle',
  slaanesh: 'Slaanesh',
  tzeentch: 'Tzeentch',
  undivided: 'Chaos Undivided',
} as const;
export type PatronName = keyof typeof PATRONS;

/** Special rules that a whole team has; the favour of a patron is told apart. */
export const TEAM_SPECIALS = {
  brawlinBrutes: "Brawlin' Brutes", // B25-TSPEC-01
  briberyAndCorruption: 'Bribery and Corruption', // B25-TSPEC-02
  lowCostLinemen: 'Low Cost Linemen', // B25-TSPEC-06
  mastersOfUndeath: 'Masters of Undeath', // B25-TSPEC-08
  swarming: 'Swarming', // B25-TSPEC-11
  teamCaptain: 'Team Captain', // B25-TSPEC-12
} as const;
export type TeamSpecialName = keyof typeof TEAM_SPECIALS;

/** B25-EVEN-05: what a player does on the pitch; nobody comes to hate these. */
export const POSITION_KEYWORDS = [
  'Big Guy',
  'Blitzer',
  'Blocker',
  'Catcher',
  'Lineman',
  'Runner',
  'Special',
  'Thrower',
] as const;
/** What a player is. */
export const RACE_KEYWORDS = [
  'Animal',
  'Beastman',
  'Construct',
  'Dryad',
  'Dwarf',
  'Elf',
  'Frog',
  'Ghoul',
  'Gnoblar',
  'Gnome',
  'Goblin',
  'Halfling',
  'Human',
  'Lizardman',
  'Minotaur',
  'Ogre',
  'Orc',
  'Skaven',
  'Skeleton',
  'Skink',
  'Snakeman',
  'Snotling',
  'Spawn',
  'Spite',
  'Squirrel',
  'Thrall',
  'Treeman',
  'Troll',
  'Undead',
  'Vampire',
  'Werewolf',
  'Wraith',
  'Yhetee',
  'Zoat',
  'Zombie',
] as const;
export type RaceKeyword = (typeof RACE_KEYWORDS)[number];
export type Keyword = (typeof POSITION_KEYWORDS)[number] | RaceKeyword;
