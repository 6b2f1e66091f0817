/** Special rules for blocks: dice, Strength, skills of a Blitz, blocks from afar and blocks on top of blocks. */
import { SKILL_GAINED, Until } from '../../../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../../../words.ts';
import type { Use } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { GRID } from '../../../pitch.ts';
import { Block } from '../../../procedures/block.ts';
import { rollFlagsOf, rollKindOf } from '../../../procedures/rolls.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { USE } from '../../../skills/use.ts';
import { areAdjacent, isStanding, procedure } from '../../../status.ts';
import { Action, FURIOUS, GORING } from '../../../words.ts';
import { isOpponent, Star, special } from './entry.ts';

const Kind = rollsNamed('unchannelledFury');
const Skill = skillsNamed('claws', 'dodge', 'frenzy', 'grab');

// --- Blitzes ---------------------------------------------------------------------------------------------------------
const onBlitz = (does: (g: BloodGame, m: Matter) => void): Use<BloodGame> => ({
  at: 'declared',
  who: 'player',
  when: (_g, m) => m.flags === Action.blitz,
  does,
  once: 'half',
});
const DICE_MAX = 3;
const oneMore = (dice: number): number => Math.sign(dice) * Math.min(DICE_MAX, Math.abs(dice) + 1);

// --- from afar -------------------------------------------------------------------------------------------------------
const REACH = 2;
const isAfar = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  GRID.distance(g.square(player), g.square(target)) === REACH;

// --- on top of it ----------------------------------------------------------------------------------------------------
const isFuriousOne = (g: BloodGame, m: Matter): boolean =>
  rollKindOf(m) === Kind.unchannelledFury && rollFlagsOf(m) === Action.block && g.rolled(0) === 1;
const mayBlockOnceMore = (g: BloodGame, { owner, flags }: Matter): boolean =>
  flags === Action.block && g.isAffected(owner, FURIOUS) && g.turnover === 0 && isStanding(g, owner);
const BlockOnceMore = procedure('BlockOnceMore', USE, [strike, strikeAgain]);
function strike(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.endEffect(player, FURIOUS);
  g.call(Block, player, target, Blocking.declared);
}
function strikeAgain(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === 1 && isStanding(g, player)) g.become(Block, player, target, Blocking.declared | Blocking.again);
}

export const blocking = special({
  goredByTheBull: {
    uses: [
      {
        at: 'beforeAttack',
        who: 'player',
        when: (_g, m) => (m.flags & Blocking.blitz) !== 0 && !(m.flags & Blocking.weapon),
        does: (g, m) => g.affect(m.owner, GORING, 0, Until.action),
        once: 'match',
      },
      {
        at: 'blockDice',
        who: 'player',
        when: (g, m) => (m.flags & Blocking.blitz) !== 0 && g.isAffected(m.owner, GORING),
        becomes: (_g, m) => oneMore(m.value),
        unasked: true,
      },
    ],
  },
  indomitable: {
    uses: [
      {
        at: 'beforeAttack',
        who: 'player',
        when: (_g, m) => (m.value & Blocking.brave) !== 0,
        becomes: (_g, m) => m.value | Blocking.fierce,
        once: 'match',
      },
    ],
    strength: [{ by: 'to be twice as strong', when: how => (how & Blocking.fierce) !== 0 }],
  },
  frenziedRush: {
    grants: ['frenzy'],
    uses: [
      onBlitz((g, m) => {
        g.grantSkill(m.owner, Skill.frenzy, Until.action);
        g.loseSkill(m.owner, Skill.grab, Until.turn);
      }),
    ],
  },
  slashingNails: {
    grants: ['claws'],
    uses: [onBlitz((g, m) => g.grantSkill(m.owner, Skill.claws, Until.action))],
  },
  viciousVines: {
    uses: [
      {
        at: 'mayAttack',
        who: 'player',
        when: (g, m) =>
          m.flags === Action.block &&
          isStanding(g, m.target) &&
          isAfar(g, m.owner, m.target) &&
          !g.hasSpent(m.owner, Star.viciousVines),
        becomes: () => 1,
        unasked: true,
      },
      {
        at: 'beforeAttack',
        who: 'player',
        when: (g, m) => (m.flags & Blocking.declared) !== 0 && isAfar(g, m.owner, m.target),
        becomes: (_g, m) => m.value | Blocking.afar,
        once: 'half',
        unasked: true,
      },
    ],
  },
  furyOfTheBloodGod: {
    uses: [
      {
        at: 'fallsShort',
        who: 'player',
        when: isFuriousOne,
        does: (g, m) => g.affect(m.owner, FURIOUS, 0, Until.action),
        becomes: () => 1,
        once: 'match',
        tells: 'every',
      },
      {
        at: 'ending',
        who: 'player',
        when: mayBlockOnceMore,
        picks: (g, owner, p) => isOpponent(g, owner, p) && isStanding(g, p) && areAdjacent(g, owner, p),
        with: BlockOnceMore,
      },
    ],
  },
  watchOut: {
    grants: ['dodge'],
    uses: [
      {
        at: 'beforeAttack',
        who: 'target',
        when: (g, m) => !(m.flags & Blocking.weapon) && facesOpponent(g, m),
        does: (g, m) => g.grantSkill(m.owner, Skill.dodge, Until.action),
        once: 'drive',
        unasked: true,
      },
      {
        at: 'blockDone',
        who: 'target',
        does: (g, m) => g.endEffectWith(m.owner, SKILL_GAINED, Skill.dodge),
        unasked: true,
        silent: true,
      },
    ],
  },
  primalSavagery: {
    uses: [
      {
        at: 'lashesOut',
        who: 'player',
        when: (_g, m) => m.target === NOBODY,
        picks: (g, owner, p) => isOpponent(g, owner, p) && isStanding(g, p) && areAdjacent(g, owner, p),
        becomes: (_g, m) => m.other,
        once: 'match',
      },
    ],
  },
});
