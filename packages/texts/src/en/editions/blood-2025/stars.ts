/** The special rules of the Star Players of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const stars = words<Named>()({
  blindRage: { name: 'Blind Rage', does: 'May re-roll its die for Dauntless, every time.' },
  savageBlow: {
    name: 'Savage Blow',
    does: 'Once a game, in a block of his own, as many Block Dice as his coach likes are rolled again.',
  },
  blastIt: {
    name: 'Blast It!',
    does: 'May re-roll the scatter of his Hail Mary Pass, and a team-mate catches that ball with +1.',
  },
  putridRegurgitation: {
    name: 'Putrid Regurgitation',
    does: 'Once a half he may use Projectile Vomit, even after a block in the same activation.',
  },
  lookIntoMyEyes: {
    name: 'Look Into My Eyes',
    does: 'Once a game, if he marks the opposing carrier when he is activated: on 2+ he has the ball, and his activation is over.',
  },
  kaboom: {
    name: 'Kaboom!',
    does: 'Once a game, when an opponent catches his bomb, it may go off there instead of being thrown on.',
  },
  tastyMorsel: {
    name: 'Tasty Morsel',
    does: 'Once a game she may quench her Bloodlust on an opponent next to her of Strength 3 or less, no Star Player. It is no turnover.',
  },
  allYouCanEat: {
    name: 'All You Can Eat',
    does: 'Once a game, said beforehand, she throws two bombs in one activation; then she is sent off on 1 to 3.',
  },
  starOfTheShow: {
    name: 'Star of the Show',
    does: 'The first time he scores, his team wins a team re-roll that is good until the end of the next drive.',
  },
  reliable: {
    name: 'Reliable',
    does: 'A team-mate he fumbles lands on its feet without a test, unless it comes down on somebody.',
  },
  aSneakyPair: {
    name: 'A Sneaky Pair',
    does: '+1 on the Armour roll or the Injury roll when one of the pair fouls or stabs an opponent whom both mark.',
  },
  mesmerisingDance: { name: 'Mesmerising Dance', does: 'Once a half he may re-roll his Hypnotic Gaze.' },
  balefulHex: {
    name: 'Baleful Hex',
    does: 'Once a game, when she is activated, an opponent within 5 squares: on 2+ it is distracted and sits out its next turn.',
  },
  whirlingDervish: {
    name: 'Whirling Dervish',
    does: 'Once an activation one roll for the direction of his ball and chain may be made again.',
  },
  frenziedRush: {
    name: 'Frenzied Rush',
    does: 'Once a half he may have Frenzy for a Blitz; he does without Grab for that turn.',
  },
  shotToNothing: { name: 'Shot to Nothing', does: 'Once a game she may have Hail Mary Pass for one activation.' },
  primalSavagery: {
    name: 'Primal Savagery',
    does: 'Once a game Animal Savagery may hit an opponent next to it instead of a team-mate.',
  },
  illCarryYou: {
    name: "I'll Carry You",
    does: 'Once a half Grak may pick up Crumbleberry next to him when he is activated. He has Break Tackle and Dodge for as long, and sets him down next to him at the end.',
  },
  goredByTheBull: {
    name: 'Gored by the Bull',
    does: 'Once a game, in a Blitz, one Block Die more, three at most; for the second block of Frenzy too.',
  },
  incorporeal: { name: 'Incorporeal', does: 'Once a game she needs no dodges for one activation.' },
  consummateProfessional: {
    name: 'Consummate Professional',
    does: 'Once a game +1 on one of his Agility tests, when the die is known.',
  },
  slayer: {
    name: 'Slayer',
    does: 'Once a game, when the dice are known, +1 on the Armour or Injury roll against a Big Guy he has knocked down in a block.',
  },
  wisdomOfTheWhiteDwarf: {
    name: 'Wisdom of the White Dwarf',
    does: 'Once a game, when he is activated, a team-mate within 2 squares has Break Tackle, Dauntless, Mighty Blow or Sure Feet until the end of the turn.',
  },
  quickBite: {
    name: 'Quick Bite',
    does: 'Once a game, when an opponent he marks catches the ball, its armour is rolled for: broken, he has the ball. It is no turnover.',
  },
  unstoppableMomentum: {
    name: 'Unstoppable Momentum',
    does: 'In each block of a Blitz he may re-roll one Block Die.',
  },
  treacherous: {
    name: 'Treacherous',
    does: 'Once a game, when he is activated, he may take the ball from a team-mate next to him, who is knocked down. It is never a turnover.',
  },
  oldPro: { name: 'Old Pro', does: 'Once a game he may use Pro on one die of an Armour roll.' },
  dwarvenScourge: {
    name: 'Dwarven Scourge',
    does: 'Once a game, when the dice are known, +1 on the Armour or Injury roll against an opponent he has knocked down in a block, +2 against a Dwarf.',
  },
  raidingParty: {
    name: 'Raiding Party',
    does: 'Once a drive, when he is activated, a team-mate within 5 squares whom nobody marks moves one square, next to an opponent.',
  },
  theFlashingBlade: {
    name: 'The Flashing Blade',
    does: 'Once a game he may stab an opponent he marks before his Move.',
  },
  swiftAsTheBreeze: {
    name: 'Swift as the Breeze',
    does: 'Once a game a dodge, leap or rush of his succeeds on 2+, whatever the modifiers.',
  },
  dwarfenGrit: { name: 'Dwarfen Grit', does: 'Once a game an Armour roll that has broken his armour is made again.' },
  indomitable: {
    name: 'Indomitable',
    does: 'Once a game, after Dauntless has worked, she is twice as strong as her opponent for that block.',
  },
  blackInk: {
    name: 'Black Ink',
    does: 'Once a game, when he is activated, an opponent he marks is distracted until it is next activated.',
  },
  illBeBack: { name: "I'll Be Back!", does: 'The first time Secret Weapon would have him sent off he stays.' },
  lordOfChaos: { name: 'Lord of Chaos', does: 'Once a game he may re-roll one Block Die of a block of his own.' },
  viciousVines: {
    name: 'Vicious Vines',
    does: 'Once a half she may block an opponent exactly 2 squares away; she cannot follow up.',
  },
  maximumCarnage: {
    name: 'Maximum Carnage',
    does: 'Once a game, after an attack with his chainsaw, he makes another at once against somebody else.',
  },
  theBallista: {
    name: 'The Ballista',
    does: 'Once a game he may re-roll the test for a pass, or for a team-mate thrown or kicked.',
  },
  kickEmWhileTheyreDown: {
    name: "Kick 'em While They're Down!",
    does: 'Once a game he may use his chainsaw on an opponent who is down. It is no foul.',
  },
  halflingLuck: {
    name: 'Halfling Luck',
    does: 'Once a game he may re-roll one die of his own, but not of an Armour, Injury or Casualty roll.',
  },
  toxinConnoisseur: {
    name: 'Toxin Connoisseur',
    does: 'Once a game, when the dice are known, +1 on the Injury roll against somebody he has stabbed.',
  },
  thinkingMansTroll: {
    name: "Thinking Man's Troll",
    does: 'Once a half he may re-roll one die of his own, but not of an Armour, Injury or Casualty roll.',
  },
  catchOfTheDay: {
    name: 'Catch of the Day',
    does: 'Once a half, standing within 3 squares of a loose ball when he is activated: on 3+ he has it.',
  },
  boundingLeap: {
    name: 'Bounding Leap',
    does: 'Once a game, said before the dice, a leap of hers has no negative modifiers, and she may re-roll it.',
  },
  slashingNails: { name: 'Slashing Nails', does: 'Once a half she may have Claws for a Blitz.' },
  ram: {
    name: 'Ram',
    does: 'Once a game, when the dice are known, +1 on the Armour or Injury roll against an opponent he has knocked down in a block.',
  },
  yoink: { name: 'Yoink!', does: 'Once a game, when he tries to intercept, he does so on 2+ without a test.' },
  furyOfTheBloodGod: {
    name: 'Fury of the Blood God',
    does: 'Once a game, on a 1 for Unchannelled Fury before a Block, he makes two blocks, one after the other.',
  },
  masterAssassin: { name: 'Master Assassin', does: 'Once a game he may re-roll the Armour roll of his stab.' },
  pumpUpTheCrowd: {
    name: 'Pump Up the Crowd',
    does: 'The first time a block of his causes a casualty, his team wins a team re-roll for the rest of the drive.',
  },
  strongPassingGame: {
    name: 'Strong Passing Game',
    does: 'Once a game he adds his Strength to the test for a pass, up to a result of 6.',
  },
  furiousOutburst: {
    name: 'Furious Outburst',
    does: 'Once a half, standing when she is activated, she appears next to a standing opponent within 3 squares, stabs it, and vanishes to a square within 3. It is the Blitz of the turn.',
  },
  sneakiestOfTheLot: {
    name: 'Sneakiest of the Lot',
    does: 'His team may declare two Fouls a turn, one of them his.',
  },
  crushingBlow: {
    name: 'Crushing Blow',
    does: 'Once a game, when the dice are known, +1 on the Armour roll against an opponent he has knocked down in a block.',
  },
  workingInTandem: {
    name: 'Working In Tandem',
    does: 'Lucien may re-roll one Block Die against an opponent whom Valen marks; Valen throws to Lucien without a modifier for the range.',
  },
  beerBarrelBash: {
    name: 'Beer Barrel Bash',
    does: 'Once a drive, when he is activated, an opponent within 3 squares: on 3+ it is knocked down, on a 1 he falls over. His activation is over.',
  },
  krumpAndSmash: {
    name: 'Krump and Smash',
    does: 'Once a game he may re-roll the Armour roll against an opponent he has knocked down in a block.',
  },
  savageMauling: {
    name: 'Savage Mauling',
    does: 'Once a game he may re-roll an Injury roll against an opponent.',
  },
  woodlandFury: {
    name: 'Woodland Fury',
    does: 'Once a game she may re-roll one Block Die where her own block would knock her down.',
  },
  watchOut: {
    name: 'Watch Out!',
    does: 'The first time in a drive that an opponent blocks him he counts as having Dodge.',
  },
  excuseMeAreYouAZoat: {
    name: 'Excuse me, are you a Zoat?',
    does: 'Once a game, when he is activated, an opponent within 3 squares is distracted.',
  },
  blastinSolvesEverything: {
    name: "Blastin' Solves Everything",
    does: 'Once a half, when he is activated, a standing opponent within 3 squares: on 3+ it is hit, on a 2 somebody near it whom the other coach picks, on a 1 he is. Whoever is hit takes an Armour roll. His activation is over.',
  },
});

/** What for, where a coach is asked: “Does … use Ram to …?” */
export const starPurposes = {
  goredByTheBull: 'for one more Block Die',
  indomitable: 'to be twice as strong as its opponent',
  frenziedRush: 'to have Frenzy in this Blitz',
  slashingNails: 'to have Claws in this Blitz',
  furyOfTheBloodGod: 'to make two blocks',
  primalSavagery: 'to hit an opponent instead of a team-mate',
  putridRegurgitation: 'to vomit on somebody alongside',
  tastyMorsel: 'to bite an opponent',
  maximumCarnage: 'to saw somebody else as well',
  slayer: 'to add 1 to the roll',
  dwarvenScourge: 'to add to the roll',
  ram: 'to add 1 to the roll',
  crushingBlow: 'to add 1 to the Armour roll',
  toxinConnoisseur: 'to add 1 to the Injury roll',
  oldPro: 'to try one die of the Armour roll again',
  dwarfenGrit: 'to have the Armour roll made again',
  masterAssassin: 'to make the Armour roll again',
  krumpAndSmash: 'to make the Armour roll again',
  savageMauling: 'to make the Injury roll again',
  incorporeal: 'to leave opponents without a dodge in this activation',
  consummateProfessional: 'to add 1 and succeed',
  swiftAsTheBreeze: 'to succeed after all',
  boundingLeap: 'to leap without negative modifiers',
  whirlingDervish: 'to roll for its direction again',
  illCarryYou: 'to carry its friend',
  lookIntoMyEyes: 'to take the ball',
  balefulHex: 'to put a hex on somebody',
  wisdomOfTheWhiteDwarf: 'to teach a team-mate something for the turn',
  treacherous: 'to take the ball from a team-mate',
  raidingParty: 'to have a team-mate move up to an opponent',
  theFlashingBlade: 'to stab somebody before the move',
  blackInk: 'to distract somebody',
  furiousOutburst: 'to appear next to an opponent and stab it',
  beerBarrelBash: 'to throw a barrel at somebody',
  excuseMeAreYouAZoat: 'to distract somebody',
  blastinSolvesEverything: 'to shoot at somebody',
  blastIt: 'to have the pass scatter again',
  kaboom: 'to have the bomb go off there',
  allYouCanEat: 'to throw two bombs',
  shotToNothing: 'to have Hail Mary Pass in this activation',
  strongPassingGame: 'to add its Strength to the throw',
  quickBite: 'to bite the ball away',
  yoink: 'to intercept on 2+',
  catchOfTheDay: 'to fish for the ball',
};
