/** Short English names for the engine's identifiers: Actions, dice, rolls, weather, causes, boxes of the dugout. */
import type { blood } from '@ironpitch/engine';

type Texts<K extends string> = Readonly<Record<K, string>>;

export const actionNames: Texts<blood.ActionName> = {
  move: 'Move',
  block: 'Block',
  blitz: 'Blitz',
  pass: 'Pass',
  handOff: 'Hand-off',
  foul: 'Foul',
  bomb: 'Bomb',
  secureBall: 'Secure the Ball',
  throwTeammate: 'Throw Team-mate',
  kickTeammate: 'Kick Team-mate',
  punt: 'Punt',
  stab: 'Stab',
  chainsaw: 'Chainsaw Attack',
  gaze: 'Hypnotic Gaze',
  chomp: 'Chomp',
  vomit: 'Projectile Vomit',
  breatheFire: 'Breathe Fire',
  ballAndChain: 'Ball & Chain',
};
/** What each kind of Action is, for somebody who has never played. */
export const actionHelp: Texts<blood.ActionName> = {
  move: 'go as far as its Movement Allowance says; leaving a tackle zone needs a Dodge',
  block: 'hit a standing opponent alongside, without moving',
  blitz: 'move and hit somebody on the way; once a turn',
  pass: 'move, then throw the ball; once a turn',
  handOff: 'move, then hand the ball to somebody alongside; once a turn',
  foul: 'move, then kick an opponent who is down; once a turn',
  bomb: 'throw a bomb, without moving',
  secureBall: 'go for a loose ball that no opponent is near, and pick it up safely; once a turn',
  throwTeammate: 'move, then throw a small team-mate; once a turn',
  kickTeammate: 'move, then kick a small team-mate; once a turn',
  punt: 'move, then kick the ball high; once a turn',
  stab: 'attack somebody alongside with a blade',
  chainsaw: 'attack somebody alongside with a chainsaw',
  gaze: 'move, then stare an opponent alongside down',
  chomp: 'hold an opponent alongside with its teeth',
  vomit: 'spew at an opponent alongside',
  breatheFire: 'breathe fire at an opponent alongside',
  ballAndChain: 'go where the ball on its chain takes it',
};

export const faceNames: Texts<blood.FaceName> = {
  attackerDown: 'Attacker Down',
  bothDown: 'Both Down',
  pushed: 'Pushed',
  defenderStumbles: 'Defender Stumbles',
  defenderDown: 'Defender Down',
};
export const faceHelp: Texts<blood.FaceName> = {
  attackerDown: 'the blocker is knocked down',
  bothDown: 'both go down, but for those who use Block',
  pushed: 'the target goes back a square',
  defenderStumbles: 'pushed back and down, unless it uses Dodge',
  defenderDown: 'pushed back and down',
};

export const weatherNames: Texts<(typeof blood.WEATHERS)[number]> = {
  nice: 'Nice',
  swelteringHeat: 'Sweltering Heat',
  verySunny: 'Very Sunny',
  pouringRain: 'Pouring Rain',
  blizzard: 'Blizzard',
};
export const weatherHelp: Texts<(typeof blood.WEATHERS)[number]> = {
  nice: 'nothing special',
  swelteringHeat: 'after each drive some players are too exhausted for the next one',
  verySunny: '-1 on every throw',
  pouringRain: '-1 to pick up, catch and intercept',
  blizzard: '-1 on Going For It, and only quick and short passes',
};

export const rangeNames: Texts<(typeof blood.RANGES)[number]> = {
  none: 'no range',
  quick: 'Quick Pass',
  short: 'Short Pass',
  long: 'Long Pass',
  bomb: 'Long Bomb',
  hailMary: 'Hail Mary Pass',
};

/** The name of a roll, and how it ends: well, badly. */
export type RollTexts = readonly [name: string, good: string, bad: string];
export const rollTexts: Readonly<Record<string, RollTexts>> = {
  dodge: ['Dodge', 'it gets away', 'it is caught'],
  goForIt: ['Going For It', 'it keeps its feet', 'it stumbles'],
  pickUp: ['pick-up', 'it has the ball', 'the ball slips away'],
  pass: ['Pass', 'accurate', 'not accurate'],
  catch: ['catch', 'caught', 'dropped'],
  intercept: ['interception', 'intercepted', 'missed'],
  leap: ['Leap', 'it lands well', 'it lands badly'],
  landing: ['landing', 'it lands on its feet', 'it crashes'],
  jumpUp: ['Jump Up', 'it is up', 'it stays down'],
  standUp: ['standing up', 'it is up', 'it stays down'],
  boneHead: ['Bone-head', 'it remembers', 'it forgets what it is here for'],
  reallyStupid: ['Really Stupid', 'it understands', 'it does not understand'],
  wildAnimal: ['Wild Animal', 'it obeys', 'it only roars'],
  takeRoot: ['Take Root', 'it stays loose', 'it takes root'],
  bloodLust: ['Blood Lust', 'it is not thirsty', 'it thirsts'],
  alwaysHungry: ['Always Hungry', 'not hungry now', 'it opens its mouth'],
  squirmFree: ['squirming free', 'the team-mate escapes', 'swallowed'],
  hypnoticGaze: ['Hypnotic Gaze', 'it works', 'nothing happens'],
  foulAppearance: ['Foul Appearance', 'not put off', 'too disgusted'],
  safeThrow: ['Safe Throw', 'the interception is undone', 'the interception stands'],
  animosity: ['Animosity', 'it gives the ball away', 'it would rather not'],
  dauntless: ['Dauntless', 'as strong as its opponent', 'no stronger than before'],
  chainsaw: ['Chainsaw', 'it cuts', 'it kicks back'],
  throwTeammate: ['Throw Team-mate', 'off it flies', 'fumbled'],
  bomb: ['Bomb', 'accurate', 'not accurate'],
  hailMary: ['Hail Mary Pass', 'it flies', 'fumbled'],
  tentacles: ['Tentacles', 'it gets away', 'it is held'],
  shadowing: ['Shadowing', 'it shakes the shadow off', 'it is followed'],
};

/** Why a roll is better or worse, where the cause is no skill and no card. */
export const modifierNames: Readonly<Record<string, string>> = {
  dodging: 'dodging',
  tackleZones: 'tackle zones',
  pickingUp: 'picking up',
  interception: 'interception',
  quickPass: 'Quick Pass',
  shortPass: 'Short Pass',
  longPass: 'Long Pass',
  longBomb: 'Long Bomb',
  accurate: 'accurate pass',
  handOff: 'hand-off',
  scattered: 'scattered',
  bounced: 'bounced',
  kicked: 'kick-off',
  thrownIn: 'throw-in',
  pouringRain: 'pouring rain',
  verySunny: 'very sunny',
  blizzard: 'blizzard',
  helper: 'a bright team-mate alongside',
  helpingHand: 'a helping hand',
  blockOrBlitz: 'a Block or Blitz',
  kickedFar: 'kicked far',
  strength: 'Strength',
  assist: 'assist',
  assists: 'assists',
  spell: 'the spell',
};

export const turnoverNames: Texts<blood.TurnoverName> = {
  none: '',
  knockedDown: 'one of its players went down',
  carrierDown: 'its ball carrier went down',
  passNotCaught: 'nobody of the team caught the ball',
  pickUpFailed: 'the pick-up failed',
  touchdown: 'a Touchdown stops play',
  fumble: 'the throw was fumbled',
  throwTeammate: 'the flight of the ball carrier went wrong',
  sentOff: 'a player was sent off',
  intercepted: 'the pass was intercepted',
  timeUp: 'the time is up',
  illegalProcedure: 'illegal procedure',
  bloodLust: 'a Vampire went to look for blood',
  intoTheCrowd: 'one of its players went into the crowd',
  notSecured: 'the ball was not secured',
};

/** `{player} goes …` */
export const placeNames: Texts<(typeof blood.PLACES)[number]> = {
  reserves: 'to Reserves',
  knockedOut: "to the KO'd box",
  casualties: 'off, out of the match',
  sentOff: 'off, sent away by the referee',
  exhausted: 'off, exhausted',
  absent: 'away',
};
export const placeLabels: Texts<(typeof blood.PLACES)[number]> = {
  reserves: 'reserves',
  knockedOut: "KO'd",
  casualties: 'casualties',
  sentOff: 'sent off',
  exhausted: 'exhausted',
  absent: 'gone',
};
export const injuryNames: Texts<(typeof blood.INJURIES)[number]> = {
  stunned: 'Stunned',
  knockedOut: "KO'd",
  badlyHurt: 'badly hurt',
  casualty: 'a casualty',
};

export const endingNames: Readonly<Record<string, string>> = {
  touchdowns: 'on Touchdowns',
  suddenDeath: 'by sudden death in overtime',
  penalties: 'after the penalty shoot-out',
  draw: 'at the final whistle',
  concession: 'by concession',
};
export const halfNames: readonly string[] = ['', 'first half', 'second half', 'overtime'];

export const deckNames: Texts<blood.DeckName> = {
  randomEvents: 'Random Events',
  miscellaneousMayhem: 'Miscellaneous Mayhem',
};
/** What is happening when Special Play cards may be played. */
export const momentNames: Texts<blood.CardMoment> = {
  start: 'Before the match',
  own: 'Your turn begins',
  between: "Before the other coach's turn",
  turnEnd: 'Your turn ends',
  kick: 'The ball is about to be kicked',
  driveEnd: 'The drive is over',
};
export const facingNames: Texts<(typeof blood.FACINGS)[number]> = {
  up: 'to the upper sideline',
  right: 'to the blue End Zone',
  down: 'to the lower sideline',
  left: 'to the red End Zone',
};

/** The answers that change what a player does in the middle of its Action. */
export const deedNames: Readonly<Record<string, string>> = {
  throw: 'throw the ball',
  hailMary: 'a Hail Mary Pass',
  throwTeammate: 'throw',
  kickTeammate: 'kick',
  stab: 'stab',
  chainsaw: 'saw',
  gaze: 'stare down',
  multipleBlock: 'block with another',
};
