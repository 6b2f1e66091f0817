/** What cards, events, arenas and abilities do, in our own words and short enough for a screen. */
import type { AbilityName, PlayName } from '@ironpitch/engine';

interface CardText {
  readonly name: string;
  readonly does: string;
}
interface PlayText extends CardText {
  /** When it may be played. */
  readonly when: string;
}

/** What each Challenge Card wants to see. */
export const challenges: Readonly<Record<string, CardText>> = {
  breakSomeBones: { name: 'Break Some Bones!', does: 'injure the target of your Block or Foul' },
  freeUpTheBall: { name: 'Free Up The Ball!', does: 'make the other team lose a ball it was holding' },
  getMoving: { name: 'Get Moving!', does: 'make your third Run of the turn' },
  getTheBall: { name: 'Get The Ball!', does: 'gain a ball you did not hold when the turn began' },
  getTogether: { name: 'Get Together!', does: 'Run, Mark or Sidestep to stand beside two of your players' },
  makeARiskyThrow: { name: 'Make A Risky Throw!', does: 'complete a Throw that had a minus' },
  moveTheBall: { name: 'Move The Ball!', does: 'Run or Throw a ball 4 columns forward and keep it' },
  playAsATeam: { name: 'Play As A Team!', does: 'in one turn: 3 kinds of action by 3 players' },
  showNoFear: { name: 'Show No Fear!', does: 'end an action on a Trapdoor while they hold a ball' },
  showThemHow: { name: "Show Them How It's Done!", does: 'make 3 different actions with one player, free ones apart' },
  showUsACompletion: { name: 'Show Us A Completion!', does: 'complete a Throw; a Hand-off is not enough' },
  showboat: { name: 'Showboat For The Crowd!', does: 'score a Touchdown' },
  spreadOut: { name: 'Spread Out!', does: 'Run or Sidestep so that none of your players are side by side' },
  takeThemDown: { name: 'Take Them Down!', does: 'knock somebody down with a Block' },
  tieThemUp: { name: 'Tie Them Up!', does: 'Mark two opponents at once whom nobody else marks' },
};

export const plays: Readonly<Record<PlayName, PlayText>> = {
  accurateThrow: { name: 'Accurate Throw', when: 'before your Throw', does: 'the thrower needs only a 2+' },
  aggressiveMark: { name: 'Aggressive Mark', when: 'before your Mark', does: 'it may be 4 squares long' },
  bladedKnuckleDusters: {
    name: 'Bladed Knuckle Dusters',
    when: 'after your Block knocked somebody down',
    does: 'the victim needs a 6 for its Armour Check',
  },
  blitz: { name: 'Blitz!', when: 'after a Mark by a player who has run', does: 'that player makes a free Block' },
  blockingPlay: { name: 'Blocking Play', when: 'at the start of your turn', does: 'all your Blocks are assisted' },
  defensivePlay: {
    name: 'Defensive Play',
    when: 'before your first action',
    does: 'this turn your Runs may go next to opponents, and end there',
  },
  divingTackle: {
    name: 'Diving Tackle',
    when: 'after your Mark',
    does: 'that player makes a free Block, then lies Prone',
  },
  dodge: { name: 'Dodge', when: 'before your Run', does: 'it may pass next to opponents but must end Open' },
  hailMaryPass: {
    name: 'Hail Mary Pass',
    when: 'before your Throw',
    does: 'to any team-mate on the pitch, 4+ and no modifiers',
  },
  inspiration: { name: 'Inspiration', when: 'after your third action', does: 'you may make a fourth' },
  intervention: {
    name: 'Intervention',
    when: "after an opponent's Run",
    does: 'an Open player of yours makes a free Mark on the runner',
  },
  jumpUp: { name: 'Jump Up', when: 'between your actions', does: 'a Prone player of yours makes a free Stand Up' },
  nervesOfSteel: { name: 'Nerves Of Steel', when: 'before an action', does: 'a Marked player of yours may Throw' },
  rawTalent: { name: 'Raw Talent', when: 'after your own roll', does: 'roll all dice of that roll again' },
  reserves: { name: 'Reserves', when: 'before an action', does: 'a player of yours makes a free Reserves action' },
  shadowing: {
    name: 'Shadowing',
    when: "after an opponent's Sidestep",
    does: 'a player that had marked it moves into the square it left',
  },
  sprint: { name: 'Sprint', when: 'before your Run', does: 'it may be 2 squares longer' },
  stepAside: {
    name: 'Step Aside',
    when: "after an opponent's Mark",
    does: 'a player of yours marked by it makes a free Sidestep',
  },
  moxy: { name: "The Kid's Got Moxy", when: 'before your unassisted Block', does: 'roll three Block Dice' },
  toughEnough: {
    name: 'Tough Enough',
    when: 'when you are about to be blocked',
    does: 'the Block is not assisted and a Shove counts as a Miss',
  },
};

export const randomEvents: Readonly<Record<string, CardText>> = {
  bananaSkins: { name: 'Banana Skins', does: 'each coach picks an Open opponent, who falls Prone' },
  crumblingPitch: {
    name: 'Crumbling Astrogranite Pitch',
    does: 'from now on Armour Checks after a Block are at -1',
  },
  emptyTheBench: { name: 'Empty The Bench', does: 'everybody in the dugouts may come on for free' },
  generousCoaches: { name: 'Generous Coaches', does: 'from now on cards and Touchdowns are worth 1 point more' },
  getTheRef: { name: 'Get The Ref!', does: 'from now on no foul is spotted' },
  impatientCoaches: { name: 'Impatient Coaches', does: 'the Active cards are swept away and three new ones dealt' },
  multiBall: { name: 'Multi-Ball', does: 'another ball comes into play, or two when there is none' },
  pitchInvasion: { name: 'Pitch Invasion', does: 'a Block Die for every player on the pitch; Kerrunch! injures' },
  reset: { name: 'Reset', does: 'everybody sets up again in the End Zones' },
  trapdoorMonster: { name: 'Trapdoor Monster', does: 'injures whoever is on a Trapdoor and fells all around it' },
};

export const arenas: Readonly<Record<string, CardText>> = {
  bakeOffTent: { name: 'Great Moot Bake-off Tent', does: 'Emergency Reserves come one player earlier' },
  sewerPipe: { name: 'Sewer Pipe Stadium', does: 'Reserves may come up through a Trapdoor' },
  bonePit: { name: 'The Bone Pit', does: 'whoever comes on from the Reserves may make a free Run' },
  glitteringColiseum: { name: 'Glittering Coliseum', does: 'long Throws have no minus' },
  coliseumOfChaos: { name: 'Coliseum of Chaos', does: 'a Shove without room counts as Kerrunch!' },
  badlandsPit: { name: 'Badlands Fighting Pit', does: 'an assist gives two dice more, up to three in all' },
  mountainSummit: { name: 'Mountain Summit Stadium', does: 'a lead of 8 is Sudden Death' },
  overgrownArena: { name: 'Overgrown Arena', does: 'a Block on somebody beside a Trapdoor is assisted' },
};

export const abilities: Readonly<Record<AbilityName, CardText>> = {
  bloodlust: { name: 'Bloodlust', does: 'injured after its own Block if any die showed a Miss' },
  bomber: { name: 'Bomber', does: 'may Block while Open, up to 3 squares away; there a Shove is a Miss' },
  catchersInstincts: { name: "Catcher's Instincts", does: 'makes a free Run after catching a Throw' },
  defensive: { name: 'Defensive', does: 'opponents beside it give no assist' },
  dumpOff: { name: 'Dump-off', does: 'may get rid of the ball by a short Throw when it is blocked' },
  elusive: { name: 'Elusive', does: 'its Runs may pass next to opponents but must end Open' },
  enforcer: { name: 'Enforcer', does: 'every one of its Block Dice counts; it must follow up' },
  ethereal: { name: 'Ethereal', does: 'runs through players and blocks, but must end Open' },
  expertPasser: { name: 'Expert Passer', does: 'may re-roll failed Throw Checks' },
  frenzied: { name: 'Frenzied', does: 'makes a free Block after its Mark' },
  handlingSkills: { name: 'Handling Skills', does: 'picks up a ball however it comes onto its square' },
  headButt: { name: 'Head-butt', does: 'makes a free Block after a Run and a Mark in one turn' },
  hitAndRun: { name: 'Hit And Run', does: 'makes a free Run of 2 squares after its Block' },
  hulkingBrute: { name: 'Hulking Brute', does: 'its Tackle and Smash are Kerrunch!; a Shove against it is a Miss' },
  insignificant: { name: 'Insignificant', does: 'opponents may run past it; its Tackle is a Miss' },
  leap: { name: 'Leap', does: 'runs next to and through players, but must end Open' },
  litheCreature: { name: 'Lithe Creature', does: 'its Runs may pass next to opponents but end Open; cannot Throw' },
  mightyBlow: { name: 'Mighty Blow', does: 'its Smash counts as Kerrunch!' },
  minion: { name: 'Minion', does: 'may be injured in place of a thirsty Vampire beside it' },
  offensiveSpecialist: { name: 'Offensive Specialist', does: 'may re-roll its Block Dice' },
  pickMeUp: { name: 'Pick-me-up', does: 'after its action Prone team-mates beside it may stand up for free' },
  regenerate: { name: 'Regenerate', does: 'may stand up for free before the first action of the turn' },
  runningPass: { name: 'Running Pass', does: 'makes a free short Throw after its Run' },
  safeHands: { name: 'Safe Hands', does: 'chooses where its ball goes when it is knocked down' },
  standFirm: { name: 'Stand Firm', does: 'a Shove against it is a Miss' },
  titchy: { name: 'Titchy', does: 'opponents may run up to it, and stop there; its Tackle is a Miss' },
  violent: { name: 'Violent', does: 'rolls a D6 with its Block or Foul; a 6 injures at once' },
  warMachine: { name: 'War Machine', does: 'runs while Marked and next to opponents; its Blocks are never assisted' },
  wardance: { name: 'Wardance', does: 'may make a free Sidestep once a turn' },
  woodlandAid: { name: 'Woodland Aid', does: 'Blocks against it are never assisted' },
};

export const challengeName = (id: string): string => challenges[id]?.name ?? id;
export const eventName = (id: string): string => randomEvents[id]?.name ?? id;
export const arenaName = (id: string): string => arenas[id]?.name ?? id;
