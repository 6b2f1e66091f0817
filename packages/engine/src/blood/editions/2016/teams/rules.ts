/** What the 2016 edition says about teams, and under which id. */
import type { TeamRules } from '../../../teams/terms.ts';
import { rosters2016 } from '../rosters/rosters.ts';
import { stars2016 } from '../rosters/stars.ts';
import { skills2016 } from '../skills/index.ts';

export const teamRules2016: TeamRules = {
  ruleset: 'blood-2016',
  treasury: 1_000_000, // B16-TEAM-01
  players: { min: 11, max: 16 }, // B16-TEAM-04, B16-OQ-65
  lines: 16, // B16-TEAM-10
  rerollsMax: 8, // B16-TEAM-07
  fans: { field: 'fanFactor', name: 'Fan Factor', free: 0, max: 9, cost: 10_000 }, // B16-TEAM-08
  apothecaryCost: 50_000, // B16-APOTH-01
  learned: { normal: 20_000, double: 30_000, max: 6 }, // B16-XTEAM-01, B16-XTEAM-03
  apart: [['grab', 'frenzy']], // B16-XSKILL-43
  sharedStars: 'neither', // B16-STAR-04
  rosters: rosters2016,
  stars: stars2016,
  skills: skills2016,
  cites: {
    treasury: 'B16-TEAM-01',
    list: 'B16-TEAM-02',
    positionMax: 'B16-TEAM-03',
    players: 'B16-TEAM-04',
    rerolls: 'B16-TEAM-07',
    fanFactor: 'B16-TEAM-08',
    line: 'B16-TEAM-10',
    starTeams: 'B16-STAR-02',
    starOnce: 'B16-STAR-03',
    skillOnce: 'B16-SKILL-06',
    access: 'B16-XTEAM-02',
    learnedMax: 'B16-XTEAM-03',
    apart: 'B16-XSKILL-43',
    apothecary: 'B16-APOTH-01',
  },
};
