/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  activated: ['stalling', 'monstrousMouth'],
  activationOver: ['eyeGouge', 'stalling', 'monstrousMouth'],
  beforeAttack: ['foulAppearance'],
  blockDone: ['pileDriver'],
  faceCounts: ['cheeringFans', 'juggernaut', 'dodge'],
  goingDown: ['multipleBlock', 'saboteur'], // of two blocks at once the first fells nobody yet
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'disturbingPresence', 'prehensileTail'],
  left: ['fumblerooski', 'shadowing', 'monstrousMouth'], // the ball lies there before anybody comes after
  movedBack: ['eyeGouge', 'monstrousMouth'],
  pushSquare: ['grab'],
};
