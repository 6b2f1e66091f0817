/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  activationOver: ['stalling', 'trickster'],
  aimed: ['animosityAll', 'animosityGoblin'],
  // What ends the activation before what lets it go on.
  declared: ['boneHead', 'reallyStupid', 'unchannelledFury', 'animalSavagery', 'takeRoot', 'bloodlust2', 'bloodlust3'],
  ending: ['bloodlust2', 'bloodlust3'],
  faceCounts: ['cheeringFans', 'dodge'],
  goesDown: ['ballAndChain', 'chainsaw'],
  imposes: ['blizzard', 'pouringRain', 'verySunny'],
  scores: ['bloodlust2', 'bloodlust3', 'trickster'],
};
