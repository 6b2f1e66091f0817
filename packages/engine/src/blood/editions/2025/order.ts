/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  activated: ['stalling', 'monstrousMouth'],
  activationOver: ['eyeGouge', 'stalling', 'monstrousMouth', 'trickster'],
  aimed: ['animosityAll', 'animosityGoblin', 'giveAndGo'],
  beforeAttack: ['foulAppearance', 'trickster', 'dauntless', 'dumpOff'], // B25-SKILL-DUMPOFF-02: right before the dice
  blockDone: ['frenzy', 'pileDriver', 'hitAndRun'],
  bothDown: ['wrestle', 'block'],
  // What ends the activation before what lets it go on.
  declared: ['boneHead', 'reallyStupid', 'unchannelledFury', 'animalSavagery', 'takeRoot', 'bloodlust2', 'bloodlust3'],
  ending: ['hitAndRun', 'bloodlust2', 'bloodlust3'],
  faceCounts: ['cheeringFans', 'juggernaut', 'dodge'],
  followUp: ['fend', 'taunt', 'frenzy'],
  goesDown: ['ballAndChain', 'chainsaw'],
  goingDown: ['multipleBlock', 'steadyFooting', 'saboteur'], // of two blocks at once the first fells nobody yet
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'disturbingPresence', 'prehensileTail', 'divingTackle'],
  keepsBall: ['safePass', 'giveAndGo'],
  left: ['divingTackle', 'fumblerooski', 'shadowing', 'monstrousMouth'], // the ball lies there before anybody comes after
  movedBack: ['eyeGouge', 'monstrousMouth'],
  pushSquare: ['sideStep', 'grab'],
  scores: ['bloodlust2', 'bloodlust3', 'trickster'],
};
