/** What several boxes of Blitz Bowl print alike, in our own words. */
import type { Named, PlayWords } from '../../shape.ts';

export const sharedChallenges = {
  freeUpTheBall: { name: 'Free Up The Ball!', does: 'Make the other team lose a ball it was holding.' },
  getMoving: { name: 'Get Moving!', does: 'Make your third Run of the turn.' },
  getTheBall: { name: 'Get The Ball!', does: 'Gain a ball you did not hold when the turn began.' },
  getTogether: { name: 'Get Together!', does: 'Run, Mark or Sidestep to stand beside two of your players.' },
  makeARiskyThrow: { name: 'Make A Risky Throw!', does: 'Complete a Throw that had a penalty.' },
  moveTheBall: { name: 'Move The Ball!', does: 'Run or Throw a ball 4 columns forward and keep it.' },
  playAsATeam: { name: 'Play As A Team!', does: 'In one turn: 3 kinds of action by 3 players.' },
  showNoFear: { name: 'Show No Fear!', does: 'End an action on a Trapdoor while they hold a ball.' },
  showThemHow: {
    name: "Show Them How It's Done!",
    does: 'Make 3 different actions with one player, free ones not counted.',
  },
  showUsACompletion: { name: 'Show Us A Completion!', does: 'Complete a Throw; a Hand-off is not enough.' },
  showboat: { name: 'Showboat For The Crowd!', does: 'Score a Touchdown.' },
  spreadOut: { name: 'Spread Out!', does: 'Run or Sidestep so that none of your players are side by side.' },
  takeThemDown: { name: 'Take Them Down!', does: 'Knock somebody down with a Block.' },
} satisfies Readonly<Record<string, Named>>;

export const sharedPlays = {
  blitz: { name: 'Blitz!', when: 'After a Mark by a player who has run.', does: 'That player makes a free Block.' },
  divingTackle: {
    name: 'Diving Tackle',
    when: 'After your Mark.',
    does: 'That player makes a free Block, then lies Prone.',
  },
  dodge: { name: 'Dodge', when: 'Before your Run.', does: 'It may pass next to opponents but must end Open.' },
  intervention: {
    name: 'Intervention',
    when: "After an opponent's Run.",
    does: 'An Open player of yours makes a free Mark on the runner.',
  },
  nervesOfSteel: { name: 'Nerves Of Steel', when: 'Before an action.', does: 'A Marked player of yours may Throw.' },
  rawTalent: { name: 'Raw Talent', when: 'After your own roll.', does: 'Roll all dice of that roll again.' },
  sprint: { name: 'Sprint', when: 'Before your Run.', does: 'It may be 2 squares longer.' },
  moxy: { name: "The Kid's Got Moxy", when: 'Before your unassisted Block.', does: 'Roll three Block Dice.' },
} satisfies Readonly<Record<string, PlayWords>>;

export const sharedAbilities = {
  bomber: { name: 'Bomber', does: 'May Block while Open, up to 3 squares away; there a Shove is a Miss.' },
  catchersInstincts: { name: "Catcher's Instincts", does: 'Makes a free Run after catching a Throw.' },
  elusive: { name: 'Elusive', does: 'Its Runs may pass next to opponents but must end Open.' },
  frenzied: { name: 'Frenzied', does: 'Makes a free Block after its Mark.' },
  handlingSkills: { name: 'Handling Skills', does: 'Picks up a ball however it comes onto its square.' },
  headButt: { name: 'Head-butt', does: 'Makes a free Block after a Run and a Mark in one turn.' },
  hulkingBrute: { name: 'Hulking Brute', does: 'Its Tackle and Smash are Kerrunch!; a Shove against it is a Miss.' },
  insignificant: { name: 'Insignificant', does: 'Opponents may run past it; its Tackle is a Miss.' },
  leap: { name: 'Leap', does: 'Runs next to and through players, but must end Open.' },
  mightyBlow: { name: 'Mighty Blow', does: 'Its Smash counts as Kerrunch!' },
  offensiveSpecialist: { name: 'Offensive Specialist', does: 'May re-roll its Block Dice.' },
  regenerate: { name: 'Regenerate', does: 'May stand up for free before the first action of the turn.' },
  safeHands: { name: 'Safe Hands', does: 'Chooses where its ball goes when it is knocked down.' },
  standFirm: { name: 'Stand Firm', does: 'A Shove against it is a Miss.' },
  titchy: { name: 'Titchy', does: 'Opponents may run up to it, and stop there; its Tackle is a Miss.' },
  warMachine: { name: 'War Machine', does: 'Runs while Marked and next to opponents; its Blocks are never assisted.' },
} satisfies Readonly<Record<string, Named>>;
