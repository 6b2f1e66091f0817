/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  beforeAttack: ['dauntless', 'dumpOff'], // B25-SKILL-DUMPOFF-02: right before the dice
  faceCounts: ['cheeringFans', 'dodge'],
  bothDown: ['wrestle', 'block'],
  followUp: ['fend', 'taunt', 'frenzy'],
  blockDone: ['frenzy', 'hitAndRun'],
  imposes: ['blizzard', 'pouringRain', 'verySunny', 'divingTackle'],
  keepsBall: ['safePass', 'giveAndGo'],
};
