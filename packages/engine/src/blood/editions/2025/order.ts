/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  activated: ['stalling', 'monstrousMouth'],
  activationOver: ['eyeGouge', 'stalling', 'monstrousMouth'],
  beforeAttack: ['foulAppearance', 'dauntless', 'dumpOff'], // B25-SKILL-DUMPOFF-02: right before the dice
  blockDone: ['frenzy', 'pileDriver', 'hitAndRun'],
  bothDown: ['wrestle', 'block'],
  faceCounts: ['cheeringFans', 'juggernaut', 'dodge'],
  followUp: ['fend', 'taunt', 'frenzy'],
  goingDown: ['multipleBlock', 'steadyFooting', 'saboteur'], // of two blocks at once the first fells nobody yet
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'disturbingPresence', 'prehensileTail', 'divingTackle'],
  keepsBall: ['safePass', 'giveAndGo'],
  left: ['divingTackle', 'fumblerooski', 'shadowing', 'monstrousMouth'], // the ball lies there before anybody comes after
  movedBack: ['eyeGouge', 'monstrousMouth'],
  pushSquare: ['sideStep', 'grab'],
};
