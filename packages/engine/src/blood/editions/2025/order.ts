/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2025: Order = {
  faceCounts: ['cheeringFans', 'dodge'],
  imposes: ['blizzard', 'pouringRain', 'verySunny'],
};
