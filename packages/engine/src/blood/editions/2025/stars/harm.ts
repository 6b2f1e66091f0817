/** Special rules that have a say in how badly somebody is hurt: what is added to a roll that lies there, and what is rolled again. */
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import type { PlayerId } from '../../../../words.ts';
import { tellUsed } from '../../../bearing.ts';
import type { Use } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { AGAIN, type Matter, UNKNOWN } from '../../../moments.ts';
import { injuryOf } from '../../../procedures/armour.ts';
import { areOpponents } from '../../../skills/conditions.ts';
import { proOn } from '../../../skills/rerolls.ts';
import { Once, USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { ACTING, Harm, WON_REROLL } from '../../../words.ts';
import { marks, partnerOf, Star, special } from './entry.ts';
import { drivesReroll } from './favour.ts';

type HarmUse = Use<BloodGame>;
type When = (g: BloodGame, m: Matter) => boolean;

// --- what is added ---------------------------------------------------------------------------------------------------
/** Whether so much more breaks the armour, with what may be added to either roll (`to`) where that is needed too. */
const breaks = (m: Matter, by: number): boolean => m.value < m.from && m.value + by + m.to >= m.from;
const toArmour = (by: (g: BloodGame, victim: PlayerId) => number, when: When): HarmUse => ({
  at: 'addsToArmour',
  who: 'player',
  when: (g, m) => when(g, m) && breaks(m, by(g, m.target)),
  becomes: (g, m) => m.value + by(g, m.target),
  tells: 'every',
});
/** Where it makes the injury worse. */
const toInjury = (by: (g: BloodGame, victim: PlayerId) => number, when: When): HarmUse => ({
  at: 'addsToInjury',
  who: 'player',
  when: (g, m) => {
    const total = m.from + m.value;
    return when(g, m) && injuryOf(g, m.target, total + by(g, m.target)) > injuryOf(g, m.target, total);
  },
  becomes: (g, m) => m.value + by(g, m.target),
  tells: 'every',
});
const one = (): number => 1;
const onceAMatch = (use: HarmUse): HarmUse => ({ ...use, once: 'match' });

/** An opponent that the rule's owner has Knocked Down in a block, whoever of them made it (B25-Q-213). */
const felled: When = (g, m) => (m.flags & Harm.block) !== 0 && areOpponents(g, m.target, m.owner);
const felledBigGuy: When = (g, m) => felled(g, m) && g.hasKeyword(m.target, 'Big Guy');
const dwarfOrNot = (g: BloodGame, victim: PlayerId): number => (g.hasKeyword(victim, 'Dwarf') ? 2 : 1);
/** Both of them mark the victim. */
const cornered: When = (g, m) =>
  (m.flags & (Harm.foul | Harm.stab)) !== 0 &&
  marks(g, m.owner, m.target) &&
  partnerOf(g, m.owner, Star.aSneakyPair, mate => marks(g, mate, m.target));
const stabbed: When = (g, m) => (m.flags & Harm.stab) !== 0 && areOpponents(g, m.target, m.owner);

// --- what is rolled again --------------------------------------------------------------------------------------------
/** B25-PRIN-RR-02; an Armour roll that was made again is another roll than the Injury roll. */
const isFirst = (m: Matter): boolean => (m.flags & Harm.again) === 0;
const again = (at: 'armourHeld' | 'injuryRolled', when: When): HarmUse => ({
  at,
  who: 'player',
  when: (g, m) => isFirst(m) && when(g, m),
  becomes: () => AGAIN,
  once: 'match',
});
const armourAgain = (when: When): HarmUse => again('armourHeld', when);
const injuryAgain = (when: When): HarmUse => again('injuryRolled', when);

const PRO_TARGET = 3;
/** The higher die stays on the table, the other one is rolled again (B25-Q-172). */
const RollOneDie = procedure('RollOneDie', USE, [tryPro]);
function tryPro(g: BloodGame, player: PlayerId): void {
  const better = Math.max(g.rolled(0), g.rolled(1));
  g.setUsed(player, Once.pro);
  tellUsed(g, player, Star.oldPro);
  g.result = UNKNOWN;
  g.setRolledCount(0);
  if (!proOn(PRO_TARGET)(g, player)) return;
  g.setRolledCount(1);
  g.setRolled(0, better);
  g.result = AGAIN;
}

export const harming = special({
  aSneakyPair: {
    uses: [
      { ...toArmour(one, cornered), unasked: true },
      { ...toInjury(one, cornered), unasked: true },
    ],
  },
  slayer: { worksDown: true, uses: [onceAMatch(toArmour(one, felledBigGuy)), onceAMatch(toInjury(one, felledBigGuy))] },
  dwarvenScourge: {
    worksDown: true,
    uses: [onceAMatch(toArmour(dwarfOrNot, felled)), onceAMatch(toInjury(dwarfOrNot, felled))],
  },
  ram: { worksDown: true, uses: [onceAMatch(toArmour(one, felled)), onceAMatch(toInjury(one, felled))] },
  crushingBlow: { worksDown: true, uses: [onceAMatch(toArmour(one, felled))] },
  toxinConnoisseur: { uses: [onceAMatch(toInjury(one, stabbed))] },
  oldPro: {
    uses: [
      {
        at: 'armourHeld',
        who: 'player',
        when: (g, m) =>
          isFirst(m) && g.rolledCount === 2 && g.isAffected(m.owner, ACTING) && !g.used(m.owner, Once.pro),
        with: RollOneDie,
        once: 'match',
        tells: 'each',
      },
    ],
  },
  dwarfenGrit: {
    worksDown: true,
    uses: [{ at: 'armourBroken', who: 'target', when: (_g, m) => isFirst(m), becomes: () => AGAIN, once: 'match' }],
  },
  masterAssassin: { uses: [armourAgain(stabbed)] },
  krumpAndSmash: { worksDown: true, uses: [armourAgain(felled)] },
  savageMauling: {
    worksDown: true,
    uses: [injuryAgain((g, m) => areOpponents(g, m.target, m.owner))],
  },
  pumpUpTheCrowd: {
    worksDown: true,
    uses: [
      {
        at: 'casualtySuffered',
        who: 'target',
        when: (g, m) => (m.flags & Harm.block) !== 0 && areOpponents(g, m.player, m.owner), // B25-Q-213
        does: (g, m) => g.affect(teamTarget(g.control(m.owner)), WON_REROLL, 0, Until.drive),
        once: 'match',
        unasked: true,
      },
    ],
    teamReroll: drivesReroll,
  },
});
