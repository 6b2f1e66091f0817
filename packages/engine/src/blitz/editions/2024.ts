/** Blitz Bowl Ultimate Edition, 2024: its numbers, cards, events, arenas, pitches and teams. */

import { abilities } from '../abilities.ts';
import { stone, timber } from '../boards.ts';
import * as met from '../challenges.ts';
import type { Arena, ChallengeCard, RandomEvent } from '../edition.ts';
import type { Challenge, Edition } from '../game.ts';
import { plays2024 } from '../plays/2024.ts';
import { actions } from '../procedures/actions.ts';
import { Match } from '../procedures/match.ts';
import { evenTrapdoor } from '../procedures/newball.ts';
import * as events from '../procedures/randomevents.ts';
import { teams2024 } from '../teams/2024.ts';

const challenges: readonly Challenge[] = [
  { id: 'breakSomeBones', name: 'Break Some Bones!', points: 3, rule: 'BU-CARD-12', met: met.breakSomeBones },
  { id: 'freeUpTheBall', name: 'Free Up The Ball!', points: 2, rule: 'BU-CARD-13', met: met.freeUpTheBall },
  { id: 'getMoving', name: 'Get Moving!', points: 2, rule: 'BU-CARD-14', met: met.getMoving },
  { id: 'getTheBall', name: 'Get The Ball!', points: 1, rule: 'BU-CARD-15', met: met.getTheBall },
  { id: 'getTogether', name: 'Get Together!', points: 1, rule: 'BU-CARD-16', met: met.getTogether },
  { id: 'makeARiskyThrow', name: 'Make A Risky Throw!', points: 2, rule: 'BU-CARD-17', met: met.makeARiskyThrow },
  { id: 'moveTheBall', name: 'Move The Ball!', points: 1, rule: 'BU-CARD-18', met: met.moveTheBall },
  { id: 'playAsATeam', name: 'Play As A Team!', points: 2, rule: 'BU-CARD-19', met: met.playAsATeam },
  { id: 'showNoFear', name: 'Show No Fear!', points: 2, rule: 'BU-CARD-20', met: met.showNoFear },
  { id: 'showThemHow', name: "Show Them How It's Done!", points: 2, rule: 'BU-CARD-21', met: met.showThemHow },
  { id: 'showUsACompletion', name: 'Show Us A Completion!', points: 1, rule: 'BU-CARD-22', met: met.showUsACompletion },
  { id: 'showboat', name: 'Showboat For The Crowd!', points: 1, rule: 'BU-CARD-23', met: met.showboat },
  { id: 'spreadOut', name: 'Spread Out!', points: 1, rule: 'BU-CARD-24', met: met.spreadOut },
  { id: 'takeThemDown', name: 'Take Them Down!', points: 2, rule: 'BU-CARD-25', met: met.takeThemDown },
  { id: 'tieThemUp', name: 'Tie Them Up!', points: 2, rule: 'BU-CARD-26', met: met.tieThemUp },
];

/** BU-CARD-27: the 26 pairs of front and back. */
const deck: readonly ChallengeCard[] = [
  { challenge: 'breakSomeBones', play: 'rawTalent' },
  { challenge: 'breakSomeBones', play: 'stepAside' },
  { challenge: 'freeUpTheBall', play: 'blitz' },
  { challenge: 'freeUpTheBall', play: 'intervention' },
  { challenge: 'getMoving', play: 'aggressiveMark' },
  { challenge: 'getMoving', play: 'sprint' },
  { challenge: 'getTheBall', play: 'shadowing' },
  { challenge: 'getTheBall', play: 'stepAside' },
  { challenge: 'getTogether', play: 'reserves' },
  { challenge: 'makeARiskyThrow', play: 'accurateThrow' },
  { challenge: 'moveTheBall', play: 'dodge' },
  { challenge: 'moveTheBall', play: 'rawTalent' },
  { challenge: 'playAsATeam', play: 'aggressiveMark' },
  { challenge: 'playAsATeam', play: 'inspiration' },
  { challenge: 'playAsATeam', play: 'toughEnough' },
  { challenge: 'showNoFear', play: 'jumpUp' },
  { challenge: 'showThemHow', play: 'bladedKnuckleDusters' },
  { challenge: 'showThemHow', play: 'moxy' },
  { challenge: 'showUsACompletion', play: 'inspiration' },
  { challenge: 'showUsACompletion', play: 'nervesOfSteel' },
  { challenge: 'showboat', play: 'hailMaryPass' },
  { challenge: 'spreadOut', play: 'reserves' },
  { challenge: 'takeThemDown', play: 'blockingPlay' },
  { challenge: 'takeThemDown', play: 'divingTackle' },
  { challenge: 'tieThemUp', play: 'defensivePlay' },
  { challenge: 'tieThemUp', play: 'rawTalent' },
];

const randomEvents: readonly RandomEvent[] = [
  { id: 'bananaSkins', name: 'Banana Skins', rule: 'BU-EVENT-11', copies: 1, procedure: events.BananaSkins },
  {
    id: 'crumblingPitch',
    name: 'Crumbling Astrogranite Pitch',
    rule: 'BU-EVENT-12',
    copies: 1,
    procedure: events.CrumblingPitch,
  },
  { id: 'emptyTheBench', name: 'Empty The Bench', rule: 'BU-EVENT-13', copies: 1, procedure: events.EmptyTheBench },
  {
    id: 'generousCoaches',
    name: 'Generous Coaches',
    rule: 'BU-EVENT-14',
    copies: 1,
    procedure: events.GenerousCoaches,
  },
  { id: 'getTheRef', name: 'Get The Ref!', rule: 'BU-EVENT-15', copies: 1, procedure: events.GetTheRef },
  {
    id: 'impatientCoaches',
    name: 'Impatient Coaches',
    rule: 'BU-EVENT-16',
    copies: 2,
    procedure: events.ImpatientCoaches,
  },
  { id: 'multiBall', name: 'Multi-Ball', rule: 'BU-EVENT-17', copies: 2, procedure: events.MultiBall },
  { id: 'pitchInvasion', name: 'Pitch Invasion', rule: 'BU-EVENT-18', copies: 1, procedure: events.PitchInvasion },
  { id: 'reset', name: 'Reset', rule: 'BU-EVENT-19', copies: 1, procedure: events.Reset },
  {
    id: 'trapdoorMonster',
    name: 'Trapdoor Monster',
    rule: 'BU-EVENT-20',
    copies: 1,
    procedure: events.TrapdoorMonster,
  },
];

/** The D8 of BU-ARENA-01, in order. */
const arenas: readonly Arena[] = [
  { id: 'bakeOffTent', name: 'Great Moot Bake-off Tent', emergencyReserves: -1 }, // BU-ARENA-02
  { id: 'sewerPipe', name: 'Sewer Pipe Stadium', reservesOnTrapdoors: true }, // BU-ARENA-03
  { id: 'bonePit', name: 'The Bone Pit', runAfterReserves: true }, // BU-ARENA-04
  { id: 'glitteringColiseum', name: 'Glittering Coliseum', longThrowsFree: true }, // BU-ARENA-05
  { id: 'coliseumOfChaos', name: 'Coliseum of Chaos', stuckShoveIs: 'kerrunch' }, // BU-ARENA-06
  { id: 'badlandsPit', name: 'Badlands Fighting Pit', assistDice: 2, diceMax: 3 }, // BU-ARENA-07
  { id: 'mountainSummit', name: 'Mountain Summit Stadium', suddenDeathLead: 8 }, // BU-ARENA-08
  { id: 'overgrownArena', name: 'Overgrown Arena', trapdoorsAssist: true }, // BU-ARENA-09
];

export const blitz2024: Edition = {
  id: 'blitz-2024',
  name: 'Blitz Bowl Ultimate Edition 2024',
  revision: 2,
  actionsPerTurn: 3, // BU-ACTION-01
  touchdownPoints: 4, // BU-TD-06
  cleanSweepPoints: 2, // BU-CLAIM-12
  handLimit: 3, // BU-CLAIM-10
  suddenDeathLead: 10,
  suddenDeath: 'leaderAtTurnStart', // BU-WIN-02
  firstTurnClaims: 'secondCoach', // BU-TURN-05, -06
  refreshDiscard: 'must', // BU-CARD-05
  emergencyReserves: 'may', // BU-EMERG-03
  marksStopAtOpponents: true, // BU-MARK-04
  touchdownResetsPlayer: true, // BU-RESERVE-10
  interruptsNest: false, // BU-INTERRUPT-03
  throwsAtPlayers: true, // BU-TTM-06
  newBallTakesLooseBall: true, // BU-NEWBALL-05
  trapdoor: evenTrapdoor, // BU-NEWBALL-02
  asksWhoBecameOpen: false,
  eventsInDeck: 6, // BU-EVENT-01
  markSquares: 2, // BU-MARK-02
  furtherMarkSquares: 4, // BU-BONUS-08
  shortThrow: 20, // BU-THROW-04, as the square of the distance
  longThrow: 74, // BU-THROW-03
  rulerWidth: 0.99, // BU-OQ-10
  modifierMax: 1, // BU-CHECK-05
  pitches: [stone, timber], // BU-BOARD-14
  arenas,
  teams: teams2024,
  boxTeams: ['dwarf', 'orc'],
  abilities,
  challenges,
  plays: plays2024,
  deck,
  endgameDeck: [],
  endgameCards: 0,
  events: randomEvents,
  actions,
  match: Match,
  citedAs: {},
  options: {
    pitch: 'ask',
    events: false,
    fouls: false,
    throwTeammate: false,
    additionalTeams: true,
    rookies: 'nobody',
    arena: 'none',
    balls: false,
    tossPicksTeam: false,
    interruptsBeforeTouchdown: true, // BU-OQ-66
    bigUnMightyBlow: true, // BU-TEAM-07
  },
  overrides: [],
};
