/** Blitz Bowl Ultimate Edition, 2022: its numbers, cards, arenas, pitches and teams. */
import { abilities as shared } from '../abilities.ts';
import { braziers, green } from '../boards.ts';
import * as met from '../challenges.ts';
import type { Ability, Arena, ChallengeCard } from '../edition.ts';
import type { Challenge, Edition } from '../game.ts';
import { plays2022 } from '../plays/2022.ts';
import { actions } from '../procedures/actions.ts';
import { Match } from '../procedures/match.ts';
import { rolledTrapdoor } from '../procedures/newball.ts';
import { teams2022 } from '../teams/2022.ts';
import { Grant, Mode } from '../words.ts';

/** Printed alike in both boxes (B22-ABIL-08 and the ids marked the same), and what 2022 prints differently. */
const abilities: Readonly<Record<string, Ability>> = {
  bomber: shared.bomber,
  catchersInstincts: shared.catchersInstincts,
  elusive: shared.elusive,
  handlingSkills: shared.handlingSkills,
  hulkingBrute: shared.hulkingBrute,
  insignificant: shared.insignificant,
  leap: shared.leap,
  mightyBlow: shared.mightyBlow,
  offensiveSpecialist: shared.offensiveSpecialist,
  regenerate: shared.regenerate,
  safeHands: shared.safeHands,
  standFirm: shared.standFirm,
  titchy: shared.titchy,
  warMachine: shared.warMachine,
  frenzied: {
    name: 'Frenzied',
    grants: [{ after: 'mark', action: 'block', to: 'actor', as: Grant.free, atOnce: true }], // B22-ABIL-01
  },
  headButt: {
    name: 'Head-butt',
    grants: [{ after: 'mark', action: 'block', to: 'actor', having: 'run', as: Grant.free, atOnce: true }], // B22-ABIL-02
  },
  claws: { name: 'Claws', violent: ['block'] }, // B22-ABIL-03
  enforcer: { name: 'Enforcer', enforcer: true }, // B22-ABIL-04, B22-OQ-26
  ethereal: { name: 'Ethereal', run: Mode.near | Mode.blocked | Mode.endsOpen }, // B22-ABIL-05
  rush: { name: 'Rush', run: Mode.stopsNear }, // B22-ABIL-06
};

const challenges: readonly Challenge[] = [
  { id: 'breakSomeBones', name: 'Break Some Bones!', points: 3, rule: 'B22-CHAL-01', met: met.breakSomeBonesByBlock },
  { id: 'freeUpTheBall', name: 'Free Up The Ball!', points: 2, rule: 'B22-CHAL-02', met: met.freeUpTheBall },
  { id: 'gangUp', name: 'Gang Up!', points: 2, rule: 'B22-CHAL-03', met: met.gangUp },
  { id: 'getMoving', name: 'Get Moving!', points: 2, rule: 'B22-CHAL-04', met: met.getMoving },
  { id: 'getTheBall', name: 'Get The Ball!', points: 1, rule: 'B22-CHAL-05', met: met.getTheBall },
  { id: 'getTogether', name: 'Get Together!', points: 1, rule: 'B22-CHAL-06', met: met.getTogether },
  { id: 'makeARiskyThrow', name: 'Make A Risky Throw!', points: 2, rule: 'B22-CHAL-07', met: met.makeARiskyThrow },
  { id: 'moveTheBall', name: 'Move The Ball!', points: 1, rule: 'B22-CHAL-08', met: met.moveTheBall },
  { id: 'showNoFear', name: 'Show No Fear!', points: 2, rule: 'B22-CHAL-09', met: met.showNoFear },
  {
    id: 'showUsACompletion',
    name: 'Show Us A Completion!',
    points: 1,
    rule: 'B22-CHAL-10',
    met: met.showUsACompletion,
  },
  { id: 'showboat', name: 'Showboat For The Crowd!', points: 1, rule: 'B22-CHAL-11', met: met.showboat },
  { id: 'spreadOut', name: 'Spread Out!', points: 1, rule: 'B22-CHAL-12', met: met.spreadOut },
  { id: 'takeThemDown', name: 'Take Them Down!', points: 2, rule: 'B22-CHAL-13', met: met.takeThemDown },
  { id: 'tieThemUp', name: 'Tie Them Up!', points: 2, rule: 'B22-CHAL-14', met: met.tieUpThree },
  { id: 'breakTheirLines', name: 'Break Their Lines!', points: 2, rule: 'B22-CHAL-15', met: met.breakTheirLines },
  { id: 'causeSomeCarnage', name: 'Cause Some Carnage!', points: 3, rule: 'B22-CHAL-16', met: met.causeSomeCarnage },
  { id: 'goDeep', name: 'Go Deep!', points: 2, rule: 'B22-CHAL-17', met: met.goDeep },
  { id: 'lastChance', name: 'Last Chance!', points: 0, rule: 'B22-CHAL-18', met: met.lastChance },
  { id: 'pileOn', name: 'Pile On!', points: 2, rule: 'B22-CHAL-19', met: met.pileOn },
  { id: 'playAsATeam', name: 'Play As A Team!', points: 2, rule: 'B22-CHAL-20', met: met.playAsATeam },
  { id: 'showOffALittle', name: 'Show Off A Little!', points: 3, rule: 'B22-CHAL-21', met: met.showOffALittle },
  { id: 'showSomeGrit', name: 'Show Some Grit!', points: 0, rule: 'B22-CHAL-22', met: met.showSomeGrit },
  { id: 'showThemHow', name: "Show Them How It's Done!", points: 2, rule: 'B22-CHAL-23', met: met.showThemHow },
];

/** B22-CHAL-24: the standard set. */
const deck: readonly ChallengeCard[] = [
  { challenge: 'breakSomeBones', play: 'blockingPlay' },
  { challenge: 'breakSomeBones', play: 'stepAside' },
  { challenge: 'freeUpTheBall', play: 'blitz' },
  { challenge: 'freeUpTheBall', play: 'intervention' },
  { challenge: 'gangUp', play: 'inspiration' },
  { challenge: 'gangUp', play: 'toughEnough' },
  { challenge: 'getMoving', play: 'interference' },
  { challenge: 'getMoving', play: 'sprint' },
  { challenge: 'getTheBall', play: 'distraction' },
  { challenge: 'getTheBall', play: 'shadow' },
  { challenge: 'getTogether', play: 'reserves' },
  { challenge: 'makeARiskyThrow', play: 'accurateThrow' },
  { challenge: 'moveTheBall', play: 'dodge' },
  { challenge: 'moveTheBall', play: 'rawTalent' },
  { challenge: 'showNoFear', play: 'jumpUp' },
  { challenge: 'showUsACompletion', play: 'inspiration' },
  { challenge: 'showUsACompletion', play: 'throwingPlay' },
  { challenge: 'showboat', play: 'multiBall' },
  { challenge: 'showboat', play: 'rawTalent' },
  { challenge: 'spreadOut', play: 'reserves' },
  { challenge: 'takeThemDown', play: 'divingTackle' },
  { challenge: 'takeThemDown', play: 'inspiration' },
  { challenge: 'tieThemUp', play: 'defensivePlay' },
  { challenge: 'tieThemUp', play: 'rawTalent' },
];
/** B22-CHAL-24: the endgame set. */
const endgameDeck: readonly ChallengeCard[] = [
  { challenge: 'breakTheirLines', play: 'bladedKnuckleDusters' },
  { challenge: 'breakTheirLines', play: 'bodyCheck' },
  { challenge: 'causeSomeCarnage', play: 'absoluteCarnage' },
  { challenge: 'causeSomeCarnage', play: 'bribedRef' },
  { challenge: 'goDeep', play: 'nervesOfSteel' },
  { challenge: 'goDeep', play: 'shoulderCharge' },
  { challenge: 'lastChance', play: 'readyToGo' },
  { challenge: 'pileOn', play: 'absolutelyNails' },
  { challenge: 'pileOn', play: 'nufflesBlessing' },
  { challenge: 'playAsATeam', play: 'getInThere' },
  { challenge: 'playAsATeam', play: 'legUp' },
  { challenge: 'showOffALittle', play: 'comboPlay' },
  { challenge: 'showOffALittle', play: 'hailMaryPass' },
  { challenge: 'showSomeGrit', play: 'yourTimeToShine' },
  { challenge: 'showThemHow', play: 'pro' },
  { challenge: 'showThemHow', play: 'moxy' },
];

/** The D8 of BU-ARENA-01, in order. */
const arenas: readonly Arena[] = [
  { id: 'moot', name: 'Halfling Moot Madness', emergencyReserves: -1 }, // B22-ARENA-01
  { id: 'underworld', name: 'Underworld Challenge', reservesOnTrapdoors: true }, // B22-ARENA-02
  { id: 'sylvanianSpotlight', name: 'Sylvanian Spotlight', runAfterReserves: true }, // B22-ARENA-03
  { id: 'elvenKingdoms', name: 'Elven Kingdoms League', longThrowsFree: true }, // B22-ARENA-04
  { id: 'gutCup', name: 'The Gut Cup Grind', stuckShoveIs: 'kerrunch', stuckByPitchOnly: true }, // B22-ARENA-05
  { id: 'badlandsBrawl', name: 'The Badlands Brawl', assistDice: 2, diceMax: 3 }, // B22-ARENA-06
  { id: 'worldsEdge', name: "World's Edge Superleague", suddenDeathLead: 8 }, // B22-ARENA-07
  { id: 'lustrian', name: 'Lustrian Superleague', twoTrapdoors: true }, // B22-ARENA-08
];

export const blitz2022: Edition = {
  id: 'blitz-2022',
  name: 'Blitz Bowl Ultimate Edition 2022',
  revision: 2,
  actionsPerTurn: 3, // BU-ACTION-01
  touchdownPoints: 4, // BU-TD-06
  cleanSweepPoints: 2, // BU-CLAIM-12
  handLimit: 3, // BU-CLAIM-10
  suddenDeathLead: 10,
  suddenDeath: 'trailerAtTurnEnd', // B22-WIN-01
  firstTurnClaims: 'nobody', // B22-TURN-02
  refreshDiscard: 'may', // B22-CARD-01
  emergencyReserves: 'must', // B22-EMERG-01
  marksStopAtOpponents: false, // B22-MARK-02
  touchdownResetsPlayer: false, // B22-RESERVE-02
  interruptsNest: true, // B22-REACT-03
  throwsAtPlayers: false, // B22-TTM-01
  newBallTakesLooseBall: false, // B22-NEWBALL-04
  trapdoor: rolledTrapdoor, // B22-NEWBALL-01, B22-SETUP-04
  asksWhoBecameOpen: true, // B22-CHAL-17
  eventsInDeck: 0, // B22-MODE-04
  markSquares: 2, // BU-MARK-02
  furtherMarkSquares: 4, // B22-PLAY-09
  shortThrow: 20, // BU-THROW-04, as the square of the distance
  longThrow: 74, // BU-THROW-03
  rulerWidth: 0.99, // B22-OQ-10
  modifierMax: 1, // BU-CHECK-05
  pitches: [braziers, green], // B22-BOARD-04
  arenas,
  teams: teams2022,
  boxTeams: ['human', 'skaven'], // B22-TEAM-03
  abilities,
  challenges,
  plays: plays2022,
  deck,
  endgameDeck,
  endgameCards: 6, // B22-ENDGAME-01
  events: [],
  actions,
  match: Match,
  citedAs: {
    'BU-ACTION-11': 'B22-ACTION-01',
    'BU-MARK-03': 'B22-MARK-01',
    'BU-THROW-02': 'B22-THROW-01',
    'BU-THROW-09': 'B22-THROW-02',
    'BU-THROW-10': 'B22-THROW-03',
    'BU-BONUS-25': 'B22-PLAY-34',
  },
  options: {
    pitch: 'ask',
    fouls: false,
    throwTeammate: false,
    additionalTeams: true,
    rookies: 'nobody', // B22-OQ-28
    arena: 'none',
    endgame: false, // B22-MODE-02
    interruptsBeforeTouchdown: false, // B22-OQ-06
    foulsBreakBones: false, // B22-CHAL-01
    turnCap: 0, // B22-OQ-02
  },
  overrides: [],
};
