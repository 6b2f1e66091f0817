/** Inducements that bring team re-rolls: the mascot and the chef (B25-IND-MASCOT, B25-IND-CHEF). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import { AWAY, HOME, otherSeat, type Seat } from '../../../../words.ts';
import { hasLeft } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { isOvertime } from '../../../procedures/drive.ts';

export const MASCOT: number = effectKind('teamMascot');
/** The mascot has had its say in this half. */
const TIRED = effectKind('teamMascotTired');
const WORKS_FROM = 4;
const mayCheer = (g: BloodGame, seat: Seat): boolean =>
  hasLeft(g, seat, MASCOT) > 0 && !g.isAffected(teamTarget(seat), TIRED);
const mascot: TeamRule = {
  id: 'teamMascot',
  rule: 'B25-IND-MASCOT-01',
  effect: MASCOT,
  on: 'team',
  teamReroll: {
    first: 'half',
    startHalf: (g, seat) => g.endEffect(teamTarget(seat), TIRED),
    isLeft: mayCheer,
    mayUse: mayCheer,
    spend: (g, seat) => g.affect(teamTarget(seat), TIRED, 0, Until.match),
    works: (g, seat) => {
      const die = g.roll(D6, WORKS_FROM);
      g.events?.push({ type: 'ruleRolled', seat, rule: 'teamMascot', die });
      return die >= WORKS_FROM;
    },
  },
};

const CHEF = effectKind('halflingMasterChef');
const PANS = 3;
const TASTY_FROM = 4;
/** Those of skills and special rules are not among the team's own (B25-IND-CHEF-02). */
const cook = (g: BloodGame, seat: Seat): void => {
  const foe = otherSeat(seat);
  for (let pan = 0; pan < PANS; pan++) {
    const die = g.roll(D6, TASTY_FROM);
    g.events?.push({ type: 'ruleRolled', seat, rule: 'halflingMasterChef', die });
    if (die < TASTY_FROM) continue;
    g.setRerolls(seat, g.rerolls(seat) + 1);
    g.events?.push({ type: 'gainedReroll', seat });
    if (g.rerolls(foe) === 0) continue;
    g.setRerolls(foe, g.rerolls(foe) - 1);
    g.events?.push({ type: 'lostReroll', seat: foe });
  }
};
const chef: TeamRule = {
  id: 'halflingMasterChef',
  rule: 'B25-IND-CHEF-01',
  effect: CHEF,
  on: 'team',
  uses: [
    {
      at: 'halfBegun',
      who: 'anybody',
      when: g => !isOvertime(g),
      does: g => {
        for (const seat of [HOME, AWAY]) if (hasLeft(g, seat, CHEF) > 0) cook(g, seat);
      },
    },
  ],
};

export const rerollBringers: readonly TeamRule[] = [mascot, chef];
