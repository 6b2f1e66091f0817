/** Blood Bowl, the Third Season of 2025: its numbers, tables and lists. */

import { PRINTED_AS_ROLL } from '../../characteristics.ts';
import { defineEdition } from '../../define.ts';
import type { Edition } from '../../game.ts';
import { Bribe } from '../../procedures/bribe.ts';
import { Drive } from '../../procedures/drive.ts';
import { KickOff } from '../../procedures/kickoff.ts';
import { Match } from '../../procedures/match.ts';
import { ThrowBall } from '../../procedures/pass.ts';
import { ACTIONS } from '../../words.ts';
import { teamRules2025 } from './brought.ts';
import { cites2025 } from './cites.ts';
import { ArgueAndBribe } from './flows/call.ts';
import { DriveOf2025 } from './flows/drive.ts';
import { KickOffOf2025 } from './flows/kickoff.ts';
import { MatchOf2025 } from './flows/match.ts';
import { ThrowBallOf2025 } from './flows/throw.ts';
import { prayers2025 } from './inducements/prayers.ts';
import { spares2025 } from './inducements/wizard.ts';
import { kickOffTable2025 } from './kickoffs.ts';
import { neverAsks2025 } from './neverasks.ts';
import { order2025 } from './order.ts';
import { reportOf2025 } from './report.ts';
import { rules2025 } from './rules.ts';
import { skills2025 } from './skills/index.ts';
import { starRules2025 } from './stars/index.ts';
import { blastedBall } from './stars/throwing.ts';
import { teamFiles2025 } from './teams/files.ts';
import { teamRules2025 as teamBuilding2025 } from './teams/rules.ts';
import { weather2025, weatherTable2025 } from './weather.ts';

/** More than any team has: there is no limit (B25-PRIN-TRR-05). */
const ALL_REROLLS = 99;

export const blood2025: Edition = defineEdition({
  id: 'blood-2025',
  name: 'Blood Bowl (2025)',
  revision: 1,
  actions: ACTIONS, // B25-ALIST-T1
  turnsPerHalf: 8, // B25-ROUND-01
  turnMinutes: 4,
  setUp: { players: 11, scrimmage: 3, wide: 2, sparesHandlers: true }, // B25-SETUP-01, -06, -07
  // B25-PRIN-PROF-T1
  characteristics: {
    movement: { better: 'more', min: 1, max: 9, printedWithin: true },
    strength: { better: 'more', min: 1, max: 8, printedWithin: true },
    agility: { better: 'less', min: 1, max: 6, needs: PRINTED_AS_ROLL },
    armour: { better: 'more', min: 3, max: 11, asRoll: true },
    passing: { better: 'less', min: 1, max: 6, needs: PRINTED_AS_ROLL, rolls: ['pass', 'throwTeammate'], none: 0 },
  },
  bonus: {
    dodge: 0, // B25-DODGE-05
    pickUp: 0,
    intercept: -3, // B25-INTER-07
    interceptInaccurate: -2, // B25-INTER-08
    jumpUp: 1, // B25-PRIN-TRAIT-08
    throwTeammate: 0,
    accurate: 0, // B25-CATCH-06
    handOff: 0,
    scattered: 0,
    bounced: -1, // B25-CATCH-03
    kicked: 0, // B25-KLAND-06
    thrownIn: -1, // B25-CATCH-04
  },
  rangeModifiers: [0, 0, -1, -2, -3, -3], // B25-ACCUR-02
  // B25-PRIN-RULER-T1
  ranges: [
    'TQQQSSSLLLLBBB',
    'QQQQSSSLLLLBBB',
    'QQQSSSSLLLLBBB',
    'QQSSSSSLLLBBB-',
    'SSSSSSLLLLBBB-',
    'SSSSSLLLLBBB--',
    'SSSSLLLLLBBB--',
    'LLLLLLLLBBB---',
    'LLLLLLLBBBB---',
    'LLLLLBBBBB----',
    'LLLBBBBBB-----',
    'BBBBBBB-------',
    'BBBBB---------',
    'BBB-----------',
  ],
  rulerWidth: 1.74, // B25-PRIN-RULER-02
  fans: { dice: 'd3', fame: false }, // B25-FANS-01, -02
  toss: 'rollOff', // B25-KTEAM-01
  concession: 'twoNil', // B25-PRIN-CONC-02
  overtime: { suddenDeath: false, refreshes: false }, // B25-EXTRA-07, B25-PENS-02, B25-Q-60
  scoresAtOnce: true, // B25-TD-09
  crowdTurnover: 'anybody', // B25-CROWD-04
  followUpLeaves: false, // B25-FOLLOW-04
  divesAtLeaversOf: 'zone', // B25-SKILL-DIVINGTACKLE-05
  holdsBeforeRolls: true, // B25-PRIN-FAQ-05
  rootedMovement: true, // B25-Q-108
  assistsAgainstMates: false, // B25-PRIN-STAT-05
  handsOffTo: 'teammates', // B25-HAND-04
  targetsNamed: true, // B25-BLOCK-01, B25-BLITZ-02
  declaresFreely: true, // B25-Q-64, B25-FOREGO-01
  skillsNeedZone: true, // B25-PRIN-SKILL-01
  cornerThrowIn: true, // B25-CORNER-01
  swarms: 'anywhere', // B25-TSPEC-11
  casualties: { dice: 'd16', badlyHurt: 8, always: true }, // B25-CAS-01, -T1
  goForIt: { target: 2, squares: 2 }, // B25-RUSH-03, -05
  standUp: { cost: 3, target: 4, by: 'printed' }, // B25-STAND-02, -04, -05
  armourMargin: 0, // B25-PRIN-ARM-01
  injury: { knockedOut: 8, casualty: 10 }, // B25-INJ-T1
  recovery: 4, // B25-KOREC-02
  rerollsPerTurn: ALL_REROLLS,
  kickOffTable: kickOffTable2025,
  weatherTable: weatherTable2025,
  skills: { ...skills2025, ...starRules2025 },
  basicSkills: [],
  writtenSkills: {},
  teams: { rules: teamBuilding2025, files: teamFiles2025 },
  boxTeams: ['bretonnian', 'tombKings'],
  cards: [],
  extras: [...weather2025, ...rules2025, blastedBall],
  spares: spares2025,
  teamRules: teamRules2025,
  prayers: prayers2025.map(({ id }) => id), // B25-IND-PRAYERS-01
  neverAsks: neverAsks2025,
  order: order2025,
  match: Match,
  cites: cites2025,
  options: {
    cards: false,
    kickOffTable: true, // B25-LEARN-04
    fans: true, // B25-LEARN-02
    weather: true, // B25-LEARN-03
    illegalProcedure: false,
    timeLimit: false,
    goForIt: true,
    handOff: true,
    assists: true,
    interceptions: true,
    fumbles: true,
    fouls: true,
    skills: true,
    overtime: false,
    league: false,
    apothecary: true,
    throwInCountsEdge: true, // B25-THROWIN-04
    throwInBounces: true, // B25-Q-02
    inaccurateHarder: false, // B25-Q-03
  },
  switches: [
    'kickOffTable',
    'fans',
    'weather',
    'timeLimit',
    'overtime',
    'apothecary',
    'league',
    'throwInBounces',
    'inaccurateHarder',
  ],
  report: reportOf2025,
  overrides: [
    [Match, MatchOf2025],
    [Drive, DriveOf2025],
    [KickOff, KickOffOf2025],
    [ThrowBall, ThrowBallOf2025],
    [Bribe, ArgueAndBribe],
  ],
});
