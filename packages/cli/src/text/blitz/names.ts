/** Short English names for the engine's identifiers: actions, dice, pitches, balls, re-rolls, causes. */
import type { ActionName, FaceName, MomentName } from '@ironpitch/engine';

export const actionNames: Readonly<Record<ActionName, string>> = {
  run: 'Run',
  mark: 'Mark',
  throw: 'Throw',
  block: 'Block',
  sidestep: 'Sidestep',
  standUp: 'Stand Up',
  reserves: 'Reserves',
  foul: 'Foul',
  throwTeammate: 'Throw Team-mate',
};
/** Who can make each kind of Action and what it does, for somebody who has never played. */
export const actionHelp: Readonly<Record<ActionName, string>> = {
  run: 'Open: move up to the Move value, never next to an opponent',
  mark: 'Open: one or two squares, to end beside an opponent',
  throw: 'Open, with the ball: throw it, or hand it over alongside',
  block: 'fight a standing opponent alongside with Block Dice',
  sidestep: 'Marked: slip one square away, to where nobody marks it',
  standUp: 'Prone: get to its feet',
  reserves: 'in the dugout: come on in the own End Zone',
  foul: 'Open: kick an opponent lying alongside',
  throwTeammate: 'Open, a big player: hurl a team-mate across the pitch',
};

export const faceNames: Readonly<Record<FaceName, string>> = {
  miss: 'Miss',
  tackle: 'Tackle',
  shove: 'Shove',
  smash: 'Smash',
  kerrunch: 'Kerrunch!',
};
export const faceHelp: Readonly<Record<FaceName, string>> = {
  miss: 'nothing, and the blocker may do no more this turn',
  tackle: 'the target goes down, and the blocker may do no more this turn',
  shove: 'the target is pushed back a square, or goes down if there is no room',
  smash: 'the target goes down',
  kerrunch: 'the target goes down, with -1 on its Armour Check',
};

export const ballNames: Readonly<Record<string, string>> = {
  ordinary: 'ball',
  runeBall: 'Dwarf Rune Ball',
  spikeyBall: 'Extra Spikey Ball',
  squigBall: 'Squig Ball',
};
export const ballHelp: Readonly<Record<string, string>> = {
  ordinary: 'nothing special about it',
  runeBall: 'its holder may re-roll a Throw Check of 1; a Dwarf any failed one',
  spikeyBall: 'its holder may re-roll Block Dice that show a Miss',
  squigBall: 'it may bite its holder and hop off at the start of a turn',
};

export const pitchNames: Readonly<Record<string, string>> = {
  stone: 'Stone',
  timber: 'Timber',
  braziers: 'Braziers',
  green: 'Green',
  terraces: 'Terraces',
  zigzag: 'Zigzag',
  bastions: 'Bastions',
  'twin-walls': 'Twin Walls',
};
export const pitchHelp: Readonly<Record<string, string>> = {
  stone: 'one Trapdoor in the middle, four big blocks: good for a first match',
  timber: 'two Trapdoors, and blocks scattered over the pitch',
  braziers: 'one Trapdoor in the middle, eight single blocks around it',
  green: 'two Trapdoors one behind the other, walls before the End Zones and on the flanks',
  terraces: 'one Trapdoor between two big blocks on the flanks',
  zigzag: 'two Trapdoors side by side in the middle, four blocks around them',
  bastions: 'one Trapdoor, four big blocks near the corners',
  'twin-walls': 'two Trapdoors on the flanks, two walls across the middle',
};

export const rerollNames: Readonly<Record<string, string>> = {
  offensiveSpecialist: 'Offensive Specialist',
  expertPasser: 'Expert Passer',
  runeBall: 'the Dwarf Rune Ball',
  spikeyBall: 'the Extra Spikey Ball',
  rawTalent: 'the Bonus Play Raw Talent',
  rookies: 'Rookies to Watch',
};

export const checkNames: Readonly<Record<string, string>> = { armour: 'Armour Check', throw: 'Throw Check' };

/** Why a roll is better or worse; the engine names the cause, the rule id goes with it. */
export const modifierNames: Readonly<Record<string, string>> = {
  kerrunch: 'Kerrunch!',
  landedOn: 'landed on by a team-mate of theirs',
  crumblingPitch: 'crumbling pitch',
  absoluteCarnage: 'Absolute Carnage',
  long: 'long',
  targetMarked: 'the target is Marked',
  blockedSquare: 'a blocked square in the way',
  openOpponent: 'an Open opponent in the way',
  assisted: 'assisted',
  assistedByCard: 'assisted by a card',
  trapdoor: 'the target is beside a Trapdoor',
  moxy: "The Kid's Got Moxy",
};

/** How a player came to leave the pitch. */
export const injuryNames: Readonly<Record<string, string>> = {
  armour: '',
  violent: 'torn up at once',
  bloodlust: 'lost to Bloodlust',
  foul: 'by a foul',
  thrown: 'after the landing',
  landedOn: 'flattened by a flying player',
  trapdoor: 'swept off the Trapdoor',
  trapdoorMonster: 'snatched by the Trapdoor Monster',
  invasion: 'by the crowd',
};

export const endingNames: Readonly<Record<string, string>> = {
  suddenDeath: 'by Sudden Death, the lead being too big',
  points: 'on points, after the last turn',
  concession: 'by concession',
};

/** What is happening when Bonus Plays may be played. */
export const momentNames: Readonly<Record<MomentName, string>> = {
  turnStart: 'Your turn begins',
  action: 'Between two actions',
  beforeRun: 'Before this Run',
  beforeMark: 'Before this Mark',
  beforeThrow: 'Before this Throw',
  beforeThrowTeammate: 'Before this Throw Team-mate',
  beforeBlock: 'Before the Block Dice are rolled',
  afterMark: 'After this Mark',
  atOnceAfterMark: 'Right after this Mark',
  roll: 'After this roll',
  knockedDown: 'Before the Armour Check',
  targeted: 'You are about to be blocked',
  beforeThrowCheck: 'Before the Throw Check is rolled',
  beforeArmour: 'Before your Armour Check is rolled',
  beforeTheirArmour: "Before an opponent's Armour Check is rolled",
  received: 'The ball has reached its target',
  injured: 'A player of yours is injured',
  scored: 'You have just scored',
  opponentRan: 'An opponent has run',
  opponentMarked: 'An opponent has marked you',
  opponentSidestepped: 'An opponent has sidestepped',
  afterOpponentSidestep: 'An opponent has sidestepped',
};
