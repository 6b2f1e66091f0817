/**
 * The moments at which skills, cards and the weather have their say. A procedure stops there with one number at stake,
 * its value, and goes on with what became of it; who changes it, and how, stands in the entries, never in a procedure.
 */
import type { PlayerId, Square } from '../words.ts';

interface MomentRule {
  /**
   * Nobody is asked and nothing changes: whoever weighs a move may look as often as it likes. With `'dice'` nobody is
   * asked either, but dice may be rolled and things may happen at once.
   */
  readonly quiet?: true | 'dice';
  /** Nobody has anything to add once the value is this. */
  readonly endsAt?: number;
}
const moment = (rule: MomentRule = {}): MomentRule => rule;

/** An attack that does not take place after all. */
export const CALLED_OFF = -1;
/** The result is not known yet, or the dice are rolled again. */
export const UNKNOWN = -1;
export const AGAIN = -2;

/** The Action that was declared becomes a Move. */
export const MOVES_INSTEAD = 2;

/** Per moment: when it is, and what is at stake. `player` is who acts, `target` whom it acts on. */
const RULES = {
  // --- an Action ---
  /** A player is activated, before anything is declared. Nothing is at stake. */
  activated: moment({ quiet: true }),
  /** A player foregoes its activation, or is left out when its coach ends the turn. Nothing is at stake. */
  notActivated: moment(),
  /** An Action was declared (`flags`: which). 1, 0 when nothing comes of it, or MOVES_INSTEAD. */
  declared: moment({ endsAt: 0 }),
  /** A Prone player has declared a Block. 1 once it stands, 0 when it stays down. */
  risesToBlock: moment(),
  /** The ball is about to leave the player's hands, or its Action is over. Nothing is at stake. */
  ending: moment(),
  /** What the Action was declared for is done, and ends it (`flags`: which Action). 0, or 1: the player may move on. */
  actionDone: moment(),
  /** The activation is over and done with (`flags`: which Action). Nothing is at stake. */
  activationOver: moment(),

  /** Whether a player may declare an Action (`flags`: which) of which there is one a turn, once more: 1 or 0. */
  declaresAgain: moment({ quiet: true }),
  /** It lashes out instead of doing what it was told (`flags`: the Action). At whom: a player, or UNKNOWN for the usual ones. */
  lashesOut: moment(),
  /** Whirled about by its weapon (`flags`: which way it faces), it has rolled for its direction. The die. */
  careens: moment(),

  // --- a roll ---
  /** A roll has failed, re-rolls may still be left (`flags`: the kind of roll above how it is made). What it comes to. */
  fallsShort: moment(),

  // --- a step ---
  /** A player is about to leave a square that is marked (`from`). 1, or 0 when it is held. */
  leaving: moment({ endsAt: 0 }),
  /** It falls on its way out of the square `from`. Who had a hand in it: a player, or NOBODY. */
  fallsLeaving: moment({ quiet: true }),
  /** It has left the square `from` (`flags`: `Stepping`). Nothing is at stake. */
  left: moment(),
  /** A player is about to jump or leap from `from` to `to`. How: bits of the roll's flags. */
  jumps: moment(),
  /** Whether leaving the square the player stands on takes a Dodge: 1 or 0. */
  needsDodge: moment({ quiet: true }),
  /** The die of a Dodge lies on the table. How the Dodge is made: `Dodging`; `flags` is the same as it was at first. */
  dodgeRolled: moment(),
  /** No re-roll of the Dodge, or of a jump, is left (`flags`: how it is made). 1, or 0 when it fails after all. */
  dodgeStands: moment(),
  /** The Dodge is over and done with. Nothing is at stake. */
  dodgeSettled: moment(),

  // --- a block ---
  /** Whether a player may help anybody in a block or a foul: 1 or 0. */
  assists: moment({ quiet: true }),
  /** A block, or an attack with a weapon, is about to be made. How: `Blocking`, or CALLED_OFF. */
  beforeAttack: moment({ endsAt: CALLED_OFF }),
  /** Whether a player may attack (`flags`: in which Action) somebody (`target`) whom nobody else could: 1 or 0. */
  mayAttack: moment({ quiet: true }),
  /** How many dice a block is made with; below 0 when the other coach picks. */
  blockDice: moment({ quiet: true }),
  /** Faces the blocker's coach may choose besides those rolled: a bit each. */
  extraFaces: moment({ quiet: true }),
  /** The other coach is about to choose a Block Die. Nothing is at stake. */
  beforeTheyChoose: moment(),
  /** A Block Die was chosen. Its face. */
  faceTaken: moment(),
  /** … and what it counts as: a face. */
  faceCounts: moment(),
  /** Both Down stands. Who does not fall: `Stays`. */
  bothDown: moment(),
  /** Somebody is to be pushed back, in a chain too. 1, or 0: it does not budge. */
  pushed: moment({ endsAt: 0 }),
  /** … to which square: NOWHERE for one of the usual three. */
  pushSquare: moment(),
  /** The opponent has left its square. The face that did it. */
  movedBack: moment(),
  /** The square left behind may be followed into: `Following`. */
  followUp: moment(),
  /** Follow-up is decided, nobody is hurt yet. The face. */
  followedUp: moment(),
  /** Everything has come to rest. The face, or AGAIN for another block. */
  blockDone: moment(),
  /** An attack with a weapon that takes a roll of its own is over. Nothing is at stake. */
  attackDone: moment(),

  // --- in between ---
  /** Whoever was moved has come to rest, in the middle of an Action or at its end. Nothing is at stake. */
  atRest: moment(),
  /** A player has done something that may be worth Star Player Points (`flags`: `Feat`; `target` is whom it was done to). How many. */
  achieved: moment({ quiet: true }),

  // --- harm ---
  /** A player is about to fall or to be knocked down (`flags`: `Harm`). 1, or 0: it keeps its feet. */
  goingDown: moment({ endsAt: 0 }),
  /** A ball (`flags`) that a player has dropped going down is about to bounce from `from`. To which square it goes instead, or NOWHERE. */
  ballDropped: moment(),
  /** A player is Placed Prone, standing or not before. Nothing is at stake. */
  laidDown: moment(),
  /** A player goes down: why and how it is hurt, `Harm`. */
  goesDown: moment({ quiet: true }),
  /** The armour has held (`from`: by how much, `to`: what may still be added). What is added to the roll after all. */
  addsToArmour: moment(),
  /** The armour has held. UNKNOWN, or AGAIN. */
  armourHeld: moment({ endsAt: AGAIN }),
  /** The armour has broken. UNKNOWN, or AGAIN. */
  armourBroken: moment({ endsAt: AGAIN }),
  /** The Injury roll is to be made. UNKNOWN, or the `Injury` without a roll. */
  beforeInjury: moment({ quiet: true }),
  /** The Injury roll was made (`from`: its total). What is added to it after all. */
  addsToInjury: moment(),
  /** The Injury roll was made (`from`: 1 where it was one made again). The `Injury`, or AGAIN. */
  injuryRolled: moment({ endsAt: AGAIN }),
  /** What the injury comes to for this player: an `Injury`. */
  injury: moment({ quiet: true }),
  /** A casualty is suffered, nothing is rolled for it yet. 1, or 0: the player is back in Reserves. */
  casualtySuffered: moment({ endsAt: 0 }),
  /** A casualty is about to count. 1, or 0: the player is back in Reserves. */
  casualty: moment({ endsAt: 0 }),

  // --- a foul ---
  /** A foul is about to be made. Why the victim is hurt: `Harm`, or CALLED_OFF. */
  beforeFoul: moment({ endsAt: CALLED_OFF }),
  /** The referee looks (`flags`: `Hurting`). 1 when a double is seen, 0 when not. */
  refereeLooks: moment({ quiet: 'dice' }),

  // --- the ball ---
  /** The thrower has named a square. Which one it will be, or NOWHERE when the ball is kept. */
  aimed: moment({ endsAt: -1 }),
  /** The throw is announced and measured. Nothing is at stake. */
  announced: moment(),
  /** Whether an opponent (`target`) may try to intercept the throw of `player`: 1 or 0. */
  mayIntercept: moment({ quiet: true }),
  /** Somebody (`target`) is about to intercept the throw of `player`. UNKNOWN for the usual roll, 1 or 0 without. */
  intercepts: moment(),
  /** Somebody (`target`) has the pass of `player` in its hands. 1, or 0: it has not. */
  intercepted: moment({ endsAt: 0 }),
  /** How far a player can throw: `Range`. */
  longestThrow: moment({ quiet: true }),
  /** What a fumbled throw (`flags`: its die) comes to: `Throw`. */
  thrown: moment({ quiet: true }),
  /** The throw was not made, and the thrower has the ball in its hands still. Nothing is at stake. */
  keepsBall: moment(),
  /** A ball (`flags`: `Arrival`, above it 16) or a bomb comes down in an empty square. Who throws itself at it: a player, or NOBODY. */
  comesDown: moment(),
  /** A pass (`flags`: how) has scattered to `to`, or off the pitch. UNKNOWN, or AGAIN. */
  passScattered: moment({ endsAt: AGAIN }),
  /** A player has caught the ball (`flags`: `Arrival`) in the square `from`. Who has it now. */
  caughtBall: moment(),
  /** Somebody (`target`) has caught the bomb of `player`. 1, or 0: it goes off there. */
  bombCaught: moment({ endsAt: 0 }),
  /** A pass or hand-off is over, and the other side's `player` has the ball, or nobody. 1 for a turnover, or 0. */
  passLost: moment({ quiet: true }),
  /** Whether a carrier in the End Zone scores. 1, or 0: it held no ball worth the name. */
  scores: moment({ quiet: 'dice', endsAt: 0 }),
  /** A ball (`flags`) goes back in from the edge square `from`. In which direction: UNKNOWN for the template. */
  thrownIn: moment(),

  // --- a team-mate in the air ---
  /** A team-mate (`target`) is about to be thrown. 1, 0 when it is not, or 2: the throw is fumbled. */
  teammateTaken: moment({ endsAt: 0 }),
  /** A team-mate (`target`) is in the air, thrown like this (`flags`: `Throw`). How often it scatters. */
  scatters: moment(),
  /** A player flies on (`flags`: `Flight`, above it which scatter it is or what the throw came to). Where to: a square, NOWHERE off the pitch, ADRIFT for chance to decide. */
  flies: moment(),

  /** A player comes down on the pitch (`flags`: `Throw`). UNKNOWN for the usual test, or 1: on its feet without one. */
  lands: moment({ quiet: 'dice' }),

  // --- the match ---
  /** A half has begun, and both teams have their re-rolls. Nothing is at stake. */
  halfBegun: moment({ quiet: 'dice' }),
  /** Somebody is to be sent off for what it plays with. 1, or 0: it stays. */
  weaponSeen: moment({ quiet: 'dice', endsAt: 0 }),
  /** How far the kick-off scatters: UNKNOWN for the usual die. */
  kickDistance: moment({ quiet: 'dice' }),
  /** Effects have ended by themselves, with a turn (`flags`: 1 or 2, home's or away's) or a drive. Nothing is at stake. */
  effectsEnded: moment({ quiet: 'dice' }),
  /** A drive is over, the players are still on the pitch. Nothing is at stake. */
  driveOver: moment({ quiet: 'dice' }),
  /** A player has caused the casualty of an opponent (`target`; `flags`: `Harm`), not by a foul. Whether it counts as that of a block: 1 or 0. */
  credited: moment({ quiet: true, endsAt: 1 }),
} satisfies Record<string, MomentRule>;

export type MomentName = keyof typeof RULES;
export const MOMENTS = Object.keys(RULES) as readonly MomentName[];
export const Moment = Object.fromEntries(MOMENTS.map((name, i) => [name, i])) as Readonly<Record<MomentName, number>>;
export const momentRule = (name: MomentName): MomentRule => RULES[name];
/** By moment: the value that ends it, or one that never comes. */
const NO_END = 1 << 20;
export const ENDS_AT: readonly number[] = MOMENTS.map(name => momentRule(name).endsAt ?? NO_END);

/** What the moment is about, filled in before anybody looks at it: one object a game, like its roll sheet. */
export interface Matter {
  moment: number;
  player: PlayerId;
  target: PlayerId;
  /** How it came about, in bits that belong to the moment. */
  flags: number;
  value: number;
  from: Square;
  to: Square;
  /** Whose entry is looked at, and whom that one faces. */
  owner: PlayerId;
  other: PlayerId;
}

/** Pauses of the match in which a coach may do something between Actions; the coach's seat is all that is said. */
export const PAUSES = [
  'beforeToss',
  'beforeMatch',
  'setUpDone',
  'kickAimed',
  'kickFlies',
  'kickInTheAir',
  'kickedOff',
  'turnBegins',
  'turnEnds',
  'turnOver',
  'driveEnds',
  'beforeNextDrive',
] as const;
export type PauseName = (typeof PAUSES)[number];
export const Pause = Object.fromEntries(PAUSES.map((name, i) => [name, i])) as Readonly<Record<PauseName, number>>;
