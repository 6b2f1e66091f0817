/** Who cards bring along, or turn players into (B16-DATA-14, -15). */
import type { Spare } from '../../../edition.ts';

export const spares2016: readonly Spare[] = [
  {
    spare: 'eclipse',
    profile: 'card/eclipse',
    movement: 6,
    strength: 2,
    agility: 3,
    armour: 7,
    skills: ['dodge', 'rightStuff', 'stunty'],
  },
  {
    spare: 'zap',
    profile: 'card/zap',
    movement: 4,
    strength: 1,
    agility: 4,
    armour: 4,
    skills: ['dodge', 'leap', 'noHands', 'stunty', 'titchy'],
  },
  {
    spare: 'fanatic',
    profile: 'card/fanatic',
    movement: 3,
    strength: 7,
    agility: 3,
    armour: 7,
    skills: ['ballAndChain', 'noHands', 'secretWeapon', 'stunty'],
  },
  {
    spare: 'groundsman',
    profile: 'card/groundsman',
    movement: 4,
    strength: 7,
    agility: 1,
    armour: 10,
    skills: ['loner', 'breakTackle', 'dirtyPlayer', 'juggernaut', 'mightyBlow', 'noHands', 'secretWeapon', 'standFirm'],
  },
];
