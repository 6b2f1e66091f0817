/** Special rules that roll dice again: a test of its owner's, or Block Dice. */
import type { PlayerId, Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { skillsNamed } from '../../../names.ts';
import { Blocking, describeBlock } from '../../../procedures/strength.ts';
import { addTo } from '../../../status.ts';
import { Face, faceOf } from '../../../words.ts';
import { marks, partnerOf, SPECIAL_RULE, Star, special } from './entry.ts';

const Skill = skillsNamed('block');
/** The one of the pair that blocks; the other one throws. */
const BLOCKS = 'Blitzer';

/** B25-Q-171: of its own choice only where every die would, of the other coach's where one does. */
const wouldFall = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): boolean => {
  const own = describeBlock(g, g.whatIf, player, target, flags).dice > 0;
  let bad = 0;
  for (let i = 0; i < g.rolledCount; i++) if (knocksDown(g, player, faceOf(g.rolled(i)))) bad++;
  return own ? bad === g.rolledCount : bad > 0;
};
const knocksDown = (g: BloodGame, player: PlayerId, face: number): boolean =>
  face === Face.attackerDown || (face === Face.bothDown && !g.can(player, Skill.block));

const isPartnerAt = (g: BloodGame, player: PlayerId, to: Square): boolean =>
  partnerOf(g, player, Star.workingInTandem, mate => g.square(mate) === to);

export const rerolling = special({
  blindRage: { rerolls: { of: ['dauntless'], as: SPECIAL_RULE } },
  savageBlow: { rerolls: { of: 'every', as: SPECIAL_RULE, die: { several: true }, once: 'match' } },
  mesmerisingDance: { rerolls: { of: ['hypnoticGaze'], as: SPECIAL_RULE, once: 'half' } },
  unstoppableMomentum: {
    rerolls: {
      of: 'every',
      as: SPECIAL_RULE,
      die: { when: (_g, _player, _target, flags) => (flags & Blocking.blitz) !== 0 },
    },
  },
  lordOfChaos: { rerolls: { of: 'every', as: SPECIAL_RULE, die: {}, once: 'match' } },
  theBallista: { rerolls: { of: ['pass', 'throwTeammate'], as: SPECIAL_RULE, once: 'match' } },
  halflingLuck: { rerolls: { of: 'every', as: SPECIAL_RULE, die: 'any', once: 'match' } },
  thinkingMansTroll: { rerolls: { of: 'every', as: SPECIAL_RULE, die: 'any', once: 'half' } },
  woodlandFury: {
    rerolls: {
      of: 'every',
      as: SPECIAL_RULE,
      die: { face: [Face.attackerDown, Face.bothDown], when: wouldFall },
      once: 'match',
    },
  },
  workingInTandem: {
    rerolls: {
      of: 'every',
      as: SPECIAL_RULE,
      die: {
        when: (g, player, target) =>
          g.hasKeyword(player, BLOCKS) && partnerOf(g, player, Star.workingInTandem, mate => marks(g, mate, target)),
      },
    },
    modifiers: [
      {
        roll: 'pass',
        by: 0,
        when: (g, player, to) => !g.hasKeyword(player, BLOCKS) && isPartnerAt(g, player, to),
        describe: (g, sheet) => {
          const range = g.rules.edition.rangeModifiers[g.range] as number;
          if (range !== 0) addTo(sheet, -range, 'workingInTandem');
        },
      },
    ],
  },
});
