/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  activationOver: ['eyeGouge', 'trickster', 'stalling', 'monstrousMouth'], // a Touchdown that was held back comes first
  aimed: ['animosityAll', 'animosityGoblin', 'giveAndGo'],
  // Trickster before Strength is compared, Dump-off right before the dice (B25-SKILL-DUMPOFF-02).
  beforeAttack: ['foulAppearance', 'trickster', 'dauntless', 'dumpOff'],
  blockDone: ['frenzy', 'pileDriver', 'hitAndRun'],
  bothDown: ['wrestle', 'block'],
  // B25-Q-111: what ends the activation before what lets it go on.
  declared: ['boneHead', 'reallyStupid', 'unchannelledFury', 'animalSavagery', 'takeRoot', 'bloodlust2', 'bloodlust3'],
  ending: ['hitAndRun', 'bloodlust2', 'bloodlust3'],
  faceCounts: ['cheeringFans', 'juggernaut', 'dodge'],
  followUp: ['fend', 'taunt', 'frenzy'],
  goesDown: ['ballAndChain', 'chainsaw', 'multipleBlock'],
  // Of two blocks at once the first fells nobody yet; who keeps its feet sets nothing off.
  goingDown: ['multipleBlock', 'steadyFooting', 'saboteur'],
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'disturbingPresence', 'divingTackle', 'prehensileTail'],
  keepsBall: ['safePass', 'giveAndGo'],
  left: ['divingTackle', 'fumblerooski', 'shadowing', 'monstrousMouth'], // a ball left under somebody bounces
  movedBack: ['eyeGouge', 'monstrousMouth'],
  pushSquare: ['sideStep', 'grab'],
  scores: ['bloodlust2', 'bloodlust3', 'trickster'],
};
