/** Who answers first where several entries answer one moment; what is not named here stands alone. */
import type { Order } from '../../hooks.ts';

export const order2016: Order = {
  declared: ['boneHead', 'reallyStupid', 'takeRoot', 'wildAnimal', 'bloodLust'],
  beforeAttack: ['foulAppearance', 'dauntless', 'dumpOff'],
  faceCounts: ['juggernaut', 'dodge'],
  bothDown: ['wrestle', 'block'], // B16-OQ-22: the moving team's coach first
  pushSquare: ['sideStep', 'grab'],
  followUp: ['fend', 'frenzy'],
  // Before any re-roll; the tackle may call for Break Tackle.
  dodgeRolled: ['breakTackle', 'divingTackle', 'breakTackle'],
  beforeInjury: ['ironMan', 'friendlyFans', 'kidGloves'],
  refereeLooks: ['sneakyGit', 'blackmail'],
  // How modifiers are told: the weather, then players, then cards.
  imposes: [
    'blizzard',
    'pouringRain',
    'verySunny',
    'disturbingPresence',
    'prehensileTail',
    'divingTackle',
    'kickTeammate',
    'sprinklerMalfunction',
  ],
};
