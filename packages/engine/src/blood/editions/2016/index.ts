/** Blood Bowl, the 2016 box: its numbers, tables and lists. */

import { specialPlays } from '../../cards/playing.ts';
import { defineEdition } from '../../define.ts';
import type { Edition } from '../../game.ts';
import { Match } from '../../procedures/match.ts';
import { cards2016 } from './cards/index.ts';
import { spares2016 } from './cards/spares.ts';
import { cites2016 } from './cites.ts';
import { kickOffTable2016 } from './kickoffs.ts';
import { neverAsks2016 } from './neverasks.ts';
import { order2016 } from './order.ts';
import { basicSkills2016, skills2016, writtenSkills2016 } from './skills/index.ts';
import { teamFiles2016 } from './teams/files.ts';
import { teamRules2016 } from './teams/rules.ts';
import { weather2016, weatherTable2016 } from './weather.ts';

export const blood2016: Edition = defineEdition({
  id: 'blood-2016',
  name: 'Blood Bowl (2016)',
  revision: 2,
  actions: ['move', 'block', 'blitz', 'pass', 'handOff', 'foul', 'bomb'], // B16-ACTION-04 to -13
  turnsPerHalf: 8, // B16-TURN-01
  turnMinutes: 4, // B16-TIME-01
  setUp: { players: 11, scrimmage: 3, wide: 2 }, // B16-SETUP-05, -07, -08
  // How far cards can raise them; more is better.
  characteristics: {
    movement: { better: 'more', min: 1, max: 10 },
    strength: { better: 'more', min: 1, max: 10 },
    agility: { better: 'more', min: 1, max: 6, needs: [6, 6, 5, 4, 3, 2, 1] }, // B16-AG-01
    armour: { better: 'more', min: 1, max: 10 },
  },
  bonus: {
    dodge: 1,
    pickUp: 1,
    intercept: -2,
    interceptInaccurate: -2,
    jumpUp: 2,
    throwTeammate: -1,
    accurate: 1,
    handOff: 1,
    scattered: 0,
    bounced: 0,
    kicked: 0,
    thrownIn: 0,
  }, // B16-AG-05
  rangeModifiers: [0, 1, 0, -1, -2, 0], // B16-PASS-07
  // B16-DATA-02
  ranges: [
    'TQQQSSSLLLLBBB',
    'QQQQSSSLLLLBBB',
    'QQQSSSSLLLLBB-',
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
    'BB------------',
  ],
  rulerWidth: 1.74, // B16-DATA-03
  fans: { dice: '2d6', fame: true }, // B16-FANS-01, -02
  toss: 'coin', // B16-SETUP-02
  concession: 'oneMore', // B16-OQ-92
  overtime: { suddenDeath: true, refreshes: true }, // B16-WIN-07, -08
  scoresAtOnce: false, // B16-TD-01
  crowdTurnover: 'carrier', // B16-TURNOVER-02
  followUpLeaves: true, // B16-OQ-28
  divesAtLeaversOf: 'square', // B16-XSKILL-13
  holdsBeforeRolls: false, // B16-GFI-03
  rootedMovement: false, // B16-XSKILL-35
  assistsAgainstMates: true, // B16-XSKILL-02
  handsOffTo: 'anybody', // B16-HANDOFF-01
  targetsNamed: false, // B16-BLITZ-01
  declaresFreely: false,
  skillsNeedZone: false,
  cornerThrowIn: false,
  swarms: 'centre', // B16-XSKILL-62 // B16-OQ-44
  casualties: { dice: 'd68', badlyHurt: 38, always: false }, // B16-APOTH-03
  goForIt: { target: 2, squares: 2 }, // B16-GFI-01, -03
  standUp: { cost: 3, target: 4, by: 'now' }, // B16-STAND-01, -04
  armourMargin: 1, // B16-INJURY-01
  injury: { knockedOut: 8, casualty: 10 }, // B16-INJURY-03
  recovery: 4, // B16-INJURY-07
  rerollsPerTurn: 1, // B16-REROLL-07
  kickOffTable: kickOffTable2016,
  weatherTable: weatherTable2016,
  skills: skills2016,
  basicSkills: basicSkills2016,
  writtenSkills: writtenSkills2016,
  teams: { rules: teamRules2016, files: teamFiles2016 },
  boxTeams: ['human-quick-start', 'orc-quick-start'],
  cards: cards2016,
  extras: [...weather2016, specialPlays],
  spares: spares2016,
  teamRules: [],
  prayers: [],
  neverAsks: neverAsks2016,
  order: order2016,
  match: Match,
  cites: cites2016,
  options: {
    cards: false,
    kickOffTable: true,
    fans: true,
    weather: true,
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
    apothecary: false,
    throwInCountsEdge: false,
    throwInBounces: true, // B16-THROWIN-04
    inaccurateHarder: false,
  },
  switches: [
    'cards',
    'kickOffTable',
    'weather',
    'illegalProcedure',
    'timeLimit',
    'goForIt',
    'handOff',
    'assists',
    'interceptions',
    'fumbles',
    'fouls',
    'skills',
    'overtime',
    'apothecary',
    'throwInCountsEdge',
  ],
  overrides: [],
});
