/** Inducements that bring team re-rolls: the mascot and the chef (B25-IND-MASCOT, B25-IND-CHEF). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import { AWAY, HOME, type Seat } from '../../../../words.ts';
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
/** For how many of its pans a team is better off. */
const cook = (g: BloodGame, seat: Seat): number => {
  let tasty = 0;
  for (let pan = 0; pan < PANS && hasLeft(g, seat, CHEF) > 0; pan++) {
    const die = g.roll(D6, TASTY_FROM);
    g.events?.push({ type: 'ruleRolled', seat, rule: 'halflingMasterChef', die });
    if (die >= TASTY_FROM) tasty++;
  }
  return tasty;
};
/** Those of skills and special rules are not among the team's own (B25-IND-CHEF-02); what it gains now it does not lose (B25-Q-211). */
const serve = (g: BloodGame, seat: Seat, gains: number, loses: number): void => {
  const lost = Math.min(g.rerolls(seat), loses);
  g.setRerolls(seat, g.rerolls(seat) - lost + gains);
  for (let i = 0; i < lost; i++) g.events?.push({ type: 'lostReroll', seat });
  for (let i = 0; i < gains; i++) g.events?.push({ type: 'gainedReroll', seat });
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
        const [home, away] = [cook(g, HOME), cook(g, AWAY)];
        serve(g, HOME, home, away);
        serve(g, AWAY, away, home);
      },
    },
  ],
};

export const rerollBringers: readonly TeamRule[] = [mascot, chef];
