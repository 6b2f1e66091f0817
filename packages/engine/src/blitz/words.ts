/** The words of Blitz Bowl: kinds of Action, statistics, Block Dice faces, and the verbs coaches answer with. */
import { type Die, symbolDie } from '../dice/dice.ts';
import { effectKind } from '../kernel/effects.ts';
import { type Verb, Vocabulary } from '../kernel/question.ts';

/** BU-DEF-11 */
export const ACTIONS = [
  'run',
  'mark',
  'throw',
  'block',
  'sidestep',
  'standUp',
  'reserves',
  'foul',
  'throwTeammate',
] as const;
export type ActionName = (typeof ACTIONS)[number];
export const Action = {
  run: 0,
  mark: 1,
  throw: 2,
  block: 3,
  sidestep: 4,
  standUp: 5,
  reserves: 6,
  foul: 7,
  throwTeammate: 8,
} as const;
export type Action = (typeof Action)[ActionName];

export const Stat = { move: 0, block: 1, throw: 2, armour: 3 } as const;
/** A value printed as '-' (Throw, Armour), and a Move that is rolled for. */
export const NO_VALUE = 0;
export const ROLLED_MOVE = 0;

/** BU-BOARD-11 */
export const BLOCK_DIE: Die = symbolDie('block', ['miss', 'tackle', 'shove', 'shove', 'smash', 'kerrunch']);
export const Face = { miss: 0, tackle: 1, shove: 2, smash: 4, kerrunch: 5 } as const;
export type Face = (typeof Face)[keyof typeof Face];
export type FaceName = keyof typeof Face;
/** The second Shove side of the die is the same face. */
export const faceOf = (side: number): Face => (side === 3 ? Face.shove : side) as Face;

/** Where a player is who is not on the pitch. */
export const Place = { reserves: 0 } as const;

/** How an Action came about: paid for with one of the three, or granted, with the limits of the grant. */
export const Grant = {
  paid: 0,
  free: 1,
  hitAndRun: 2,
  runningPass: 3,
  dumpOff: 4,
  intervention: 5,
  emergency: 6,
  bench: 7,
  oneSquare: 8,
} as const;

/** What an Action brought about, for Challenge Cards and grants. */
export const Fact = {
  knockedDown: 1,
  injured: 2,
  completed: 4,
  /** The target of a Throw or Hand-off has the ball from it. */
  received: 8,
  negative: 16,
  long: 32,
  touchdown: 64,
  missRolled: 128,
  assisted: 256,
  /** It was one of the coach's Player Actions, no free one. */
  paid: 512,
  /** It was the Emergency Reserves Action. */
  emergency: 1024,
  /** A Block that was called off: it counts as not made. */
  cancelled: 2048,
  /** Not of the Action: what is asked comes before its Claim Step. */
  atOnce: 4096,
  /** The first of its kind by the team this turn, or the first of its Player. */
  newToTeam: 8192,
} as const;

/** What befell a Player this turn. */
export const Felled = { knockedDown: 1, injured: 2, unanswered: 4 } as const;

/** How a Run differs from the plain one. */
export const Mode = {
  /** Squares next to standing Opponents may be entered. */
  near: 1,
  /** Squares with Players on them may be passed. */
  through: 2,
  /** Blocked squares may be passed. */
  blocked: 4,
  /** The Run must end with the Player Open. */
  endsOpen: 8,
  /** Entering a square next to a standing Opponent is allowed and ends the Run. */
  stopsNear: 16,
} as const;

export const BALL_KINDS = ['ordinary', 'runeBall', 'spikeyBall', 'squigBall'] as const;
export const BallKind = { ordinary: 0, rune: 1, spikey: 2, squig: 3 } as const;

export const REROLLS = [
  'offensiveSpecialist',
  'expertPasser',
  'runeBall',
  'spikeyBall',
  'rawTalent',
  'rookies',
] as const;
export const Reroll = {
  offensiveSpecialist: 0,
  expertPasser: 1,
  runeBall: 2,
  spikeyBall: 3,
  rawTalent: 4,
  rookies: 5,
} as const;

/** All Bonus Plays of all editions, by their stable names. */
export const PLAYS = [
  'accurateThrow',
  'aggressiveMark',
  'bladedKnuckleDusters',
  'blitz',
  'blockingPlay',
  'defensivePlay',
  'divingTackle',
  'dodge',
  'hailMaryPass',
  'inspiration',
  'intervention',
  'jumpUp',
  'nervesOfSteel',
  'rawTalent',
  'reserves',
  'shadowing',
  'sprint',
  'stepAside',
  'moxy',
  'toughEnough',
  'absoluteCarnage',
  'absolutelyNails',
  'bodyCheck',
  'bribedRef',
  'comboPlay',
  'distraction',
  'getInThere',
  'interference',
  'legUp',
  'multiBall',
  'nufflesBlessing',
  'pro',
  'readyToGo',
  'shadow',
  'shoulderCharge',
  'throwingPlay',
  'yourTimeToShine',
] as const;
export type PlayName = (typeof PLAYS)[number];
export const Play = Object.fromEntries(PLAYS.map((name, i) => [name, i])) as Readonly<Record<PlayName, number>>;

/** The moments at which the cards print that they may be played. */
export const MOMENTS = [
  'turnStart',
  'action',
  'beforeRun',
  'beforeMark',
  'beforeThrow',
  'beforeThrowTeammate',
  'beforeBlock',
  'afterMark',
  'atOnceAfterMark',
  'roll',
  'knockedDown',
  'targeted',
  'beforeThrowCheck',
  'beforeArmour',
  'beforeTheirArmour',
  'received',
  'injured',
  'scored',
  'opponentRan',
  'opponentMarked',
  'opponentSidestepped',
  'afterOpponentSidestep',
] as const;
export type MomentName = (typeof MOMENTS)[number];
export const Moment = Object.fromEntries(MOMENTS.map((name, i) => [name, i])) as Readonly<Record<MomentName, number>>;

/** The boards of all boxes, one name a side. */
export const PITCH_NAMES = [
  'stone',
  'timber',
  'braziers',
  'green',
  'terraces',
  'zigzag',
  'bastions',
  'twin-walls',
] as const;
export const TEAM_CHOICES = ['own', 'other'] as const;
const FACE_NAMES = ['miss', 'tackle', 'shove', 'shove', 'smash', 'kerrunch'] as const;

// --- verbs -------------------------------------------------------------------------------------------------
export const VOCABULARY: Vocabulary = new Vocabulary();
const verb = VOCABULARY.verb.bind(VOCABULARY);
/** One verb per kind of Action: `{"run": "H3"}`. */
export const ACTION_VERBS: readonly Verb[] = ACTIONS.map(name => verb(name, 'player'));
/** One verb per kind of free Action: `{"freeBlock": "H6"}`. */
export const FREE_VERBS: readonly Verb[] = ACTIONS.map(name =>
  verb(`free${name[0]?.toUpperCase()}${name.slice(1)}`, 'player'),
);
export const TO: Verb = verb('to', 'square');
export const STOP: Verb = verb('stop', 'nothing', { ends: true });
export const END_TURN: Verb = verb('endTurn', 'nothing', { ends: true });
export const PASS: Verb = verb('pass');
export const YES: Verb = verb('yes');
export const NO: Verb = verb('no');
export const TARGET: Verb = verb('target', 'player');
export const CHOOSE_PLAYER: Verb = verb('player', 'player');
export const DIE_FACE: Verb = verb('face', FACE_NAMES);
export const KEEP: Verb = verb('keep');
export const REROLL: Verb = verb('reroll', REROLLS);
export const PLAY: Verb = verb('play', PLAYS);
export const CLAIM: Verb = verb('claim', 'number');
export const DISCARD_SPACE: Verb = verb('discardSpace', 'number');
export const DISCARD_PLAY: Verb = verb('discard', PLAYS);
export const PITCH: Verb = verb('pitch', PITCH_NAMES);
export const TEAM: Verb = verb('team', TEAM_CHOICES);
export const BALL: Verb = verb('ball', BALL_KINDS);
export const ROLL: Verb = verb('roll');
export const CONCEDE: Verb = verb('concede', 'seat', { standing: true });

// --- lasting effects ---------------------------------------------------------------------------------------
/** Tackle, Miss, Slipped!: no more Actions this turn. */
export const BARRED: number = effectKind('barred');
export const BLOCKS_ASSISTED: number = effectKind('blocksAssisted');
export const RUNS_STOP_NEAR: number = effectKind('runsStopNear');
export const RUN_DODGES: number = effectKind('runDodges');
export const MARKS_FURTHER: number = effectKind('marksFurther');
export const THROW_ACCURATE: number = effectKind('throwAccurate');
export const THROW_HAIL_MARY: number = effectKind('throwHailMary');
/** A Throw to anybody on the pitch: with no modifiers at all, or with modifiers that only a Fumble heeds. */
export const THROW_FAR: number = effectKind('throwFar');
export const THROWS_WHILE_MARKED: number = effectKind('throwsWhileMarked');
export const ARMOUR_IS_SIX: number = effectKind('armourIsSix');
export const MOXY: number = effectKind('moxy');
export const TOUGH_ENOUGH: number = effectKind('toughEnough');
export const PITCH_CRUMBLES: number = effectKind('pitchCrumbles');
export const COACHES_GENEROUS: number = effectKind('coachesGenerous');
export const REF_GONE: number = effectKind('refGone');
export const NO_EMERGENCY: number = effectKind('noEmergency');
/** Checks on a D8: a 6 or more always succeeds, on the natural roll or counted with modifiers. */
export const THROWS_ON_D8: number = effectKind('throwsOnD8');
export const CHECK_ON_D8: number = effectKind('checkOnD8');
export const ARMOUR_ON_D8: number = effectKind('armourOnD8');
export const ARMOUR_ON_TWO: number = effectKind('armourOnTwo');
export const ARMOUR_SHATTERED: number = effectKind('armourShattered');
export const INJURED_AT_ONCE: number = effectKind('injuredAtOnce');
export const BODY_CHECK: number = effectKind('bodyCheck');
/** The extra Player Action has to be made. */
export const MUST_ACT: number = effectKind('mustAct');
