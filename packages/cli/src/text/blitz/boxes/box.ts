/** How the words of a box are written down, and those that several boxes share. */
import type { PlayName } from '@ironpitch/engine';

export interface CardText {
  readonly name: string;
  readonly does: string;
}
export interface PlayText extends CardText {
  /** When it may be played. */
  readonly when: string;
}
type Texts = Readonly<Record<string, CardText>>;
type PlayTexts = Readonly<Partial<Record<PlayName, PlayText>>>;

/** What cards, events, arenas and abilities of one box do, in our own words and short enough for a screen. */
export interface Box {
  /** What each Challenge Card wants to see. */
  readonly challenges: Texts;
  readonly plays: PlayTexts;
  readonly randomEvents: Texts;
  readonly arenas: Texts;
  readonly abilities: Texts;
}

export const sharedChallenges = {
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
} as const satisfies Texts;

export const sharedPlays = {
  blitz: { name: 'Blitz!', when: 'after a Mark by a player who has run', does: 'that player makes a free Block' },
  divingTackle: {
    name: 'Diving Tackle',
    when: 'after your Mark',
    does: 'that player makes a free Block, then lies Prone',
  },
  dodge: { name: 'Dodge', when: 'before your Run', does: 'it may pass next to opponents but must end Open' },
  intervention: {
    name: 'Intervention',
    when: "after an opponent's Run",
    does: 'an Open player of yours makes a free Mark on the runner',
  },
  nervesOfSteel: { name: 'Nerves Of Steel', when: 'before an action', does: 'a Marked player of yours may Throw' },
  rawTalent: { name: 'Raw Talent', when: 'after your own roll', does: 'roll all dice of that roll again' },
  sprint: { name: 'Sprint', when: 'before your Run', does: 'it may be 2 squares longer' },
  moxy: { name: "The Kid's Got Moxy", when: 'before your unassisted Block', does: 'roll three Block Dice' },
} as const satisfies PlayTexts;

export const sharedAbilities = {
  bomber: { name: 'Bomber', does: 'may Block while Open, up to 3 squares away; there a Shove is a Miss' },
  catchersInstincts: { name: "Catcher's Instincts", does: 'makes a free Run after catching a Throw' },
  elusive: { name: 'Elusive', does: 'its Runs may pass next to opponents but must end Open' },
  frenzied: { name: 'Frenzied', does: 'makes a free Block after its Mark' },
  handlingSkills: { name: 'Handling Skills', does: 'picks up a ball however it comes onto its square' },
  headButt: { name: 'Head-butt', does: 'makes a free Block after a Run and a Mark in one turn' },
  hulkingBrute: { name: 'Hulking Brute', does: 'its Tackle and Smash are Kerrunch!; a Shove against it is a Miss' },
  insignificant: { name: 'Insignificant', does: 'opponents may run past it; its Tackle is a Miss' },
  leap: { name: 'Leap', does: 'runs next to and through players, but must end Open' },
  mightyBlow: { name: 'Mighty Blow', does: 'its Smash counts as Kerrunch!' },
  offensiveSpecialist: { name: 'Offensive Specialist', does: 'may re-roll its Block Dice' },
  regenerate: { name: 'Regenerate', does: 'may stand up for free before the first action of the turn' },
  safeHands: { name: 'Safe Hands', does: 'chooses where its ball goes when it is knocked down' },
  standFirm: { name: 'Stand Firm', does: 'a Shove against it is a Miss' },
  titchy: { name: 'Titchy', does: 'opponents may run up to it, and stop there; its Tackle is a Miss' },
  warMachine: { name: 'War Machine', does: 'runs while Marked and next to opponents; its Blocks are never assisted' },
} as const satisfies Texts;
