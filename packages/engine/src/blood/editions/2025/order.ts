/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  // What a feat is worth, what teams make of it, and who earns nothing at all.
  achieved: [
    'starPlayerPoints',
    'brawlinBrutes',
    'perfectPassing',
    'dazzlingCatching',
    'fanInteraction',
    'foulingFrenzy',
    'noStarPlayerPoints',
  ],
  activated: ['stalling', 'sneakiestOfTheLot'],
  // Nobody has two of these: Star Players meet at such a moment as opponents, or not at all.
  addsToArmour: ['aSneakyPair', 'slayer', 'dwarvenScourge', 'ram', 'crushingBlow'],
  addsToInjury: ['aSneakyPair', 'slayer', 'dwarvenScourge', 'ram', 'toxinConnoisseur'],
  armourHeld: ['loneFouler', 'oldPro', 'masterAssassin', 'krumpAndSmash'],
  // A Touchdown that was held back comes first.
  activationOver: ['eyeGouge', 'trickster', 'bloodlust2', 'bloodlust3', 'illCarryYou', 'stalling', 'monstrousMouth'],
  aimed: ['animosityAll', 'animosityGoblin', 'giveAndGo'],
  // Trickster before Strength is compared, Dump-off right before the dice (B25-SKILL-DUMPOFF-02).
  // What was declared by a special rule is used, whatever the opponent makes of it (B25-Q-186).
  beforeAttack: [
    'viciousVines',
    'kickEmWhileTheyreDown',
    'foulAppearance',
    'trickster',
    'monstrousMouth', // whoever has slipped away lets go
    'goredByTheBull',
    'dauntless',
    'indomitable',
    'watchOut',
    'dumpOff',
  ],
  blockDone: ['trickster', 'treacherousTrapdoor', 'watchOut', 'frenzy', 'pileDriver', 'hitAndRun'], // a Touchdown that was held back comes first
  bothDown: ['wrestle', 'block'],
  // B25-Q-111: what ends the activation before what lets it go on.
  declared: [
    'boneHead',
    'reallyStupid',
    'unchannelledFury',
    'animalSavagery',
    'takeRoot',
    'bloodlust2',
    'bloodlust3',
    // B25-Q-170: Star Players once their wits are known to be about them.
    'lookIntoMyEyes',
    'balefulHex',
    'wisdomOfTheWhiteDwarf',
    'treacherous',
    'raidingParty',
    'theFlashingBlade',
    'blackInk',
    'furiousOutburst',
    'beerBarrelBash',
    'excuseMeAreYouAZoat',
    'blastinSolvesEverything',
    'catchOfTheDay',
    'illCarryYou',
    'incorporeal',
    'allYouCanEat',
    'shotToNothing',
    'frenziedRush',
    'slashingNails',
  ],
  driveOver: ['takingPart', 'swelteringHeat', 'starOfTheShow', 'illCarryYou'],
  // Another attack before its owner slips away, and a bite before it goes without.
  ending: [
    'furyOfTheBloodGod',
    'allYouCanEat',
    'putridRegurgitation',
    'hitAndRun',
    'tastyMorsel',
    'bloodlust2',
    'bloodlust3',
  ],
  fallsShort: ['furyOfTheBloodGod', 'consummateProfessional', 'swiftAsTheBreeze', 'strongPassingGame'],
  faceCounts: ['cheeringFans', 'juggernaut', 'dodge'],
  followUp: ['fend', 'taunt', 'frenzy'],
  goesDown: ['ballAndChain', 'chainsaw', 'multipleBlock'],
  // Of two blocks at once the first fells nobody yet; who keeps its feet sets nothing off.
  goingDown: ['multipleBlock', 'steadyFooting', 'saboteur'],
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'disturbingPresence', 'divingTackle', 'prehensileTail'],
  keepsBall: ['safePass', 'giveAndGo'],
  left: ['divingTackle', 'boundingLeap', 'fumblerooski', 'shadowing', 'monstrousMouth'], // a ball left under somebody bounces
  movedBack: ['eyeGouge', 'monstrousMouth'],
  pushSquare: ['sideStep', 'grab'],
  // What nobody saw, the Rep may still see; what is under scrutiny needs no Rep.
  refereeLooks: ['sneakyGit', 'underScrutiny', 'dodgyLeagueRep'],
  scores: ['bloodlust2', 'bloodlust3', 'trickster', 'starOfTheShow'],
  mayAttack: ['viciousVines', 'kickEmWhileTheyreDown'],
  casualtySuffered: ['pumpUpTheCrowd', 'regeneration', 'mortuaryAssistant', 'plagueDoctor'],
};
