/** Inducements that only add to numbers: staff, bribes, apothecaries, training, kegs (B25-IND). */
import { effectKind } from '../../../../kernel/effects.ts';
import { hasLeft } from '../../../brings.ts';
import type { TeamRule } from '../../../game.ts';

const coaches: TeamRule = {
  id: 'partTimeAssistantCoaches',
  rule: 'B25-IND-COACHES-01',
  effect: effectKind('partTimeAssistantCoaches'),
  on: 'team',
  teamNumbers: { assistantCoaches: 1 },
};
const cheerleaders: TeamRule = {
  id: 'tempAgencyCheerleaders',
  rule: 'B25-IND-CHEER-01',
  effect: effectKind('tempAgencyCheerleaders'),
  on: 'team',
  teamNumbers: { cheerleaders: 1 },
};
const kegs: TeamRule = {
  id: 'blitzersBestKegs',
  rule: 'B25-IND-KEGS-01',
  effect: effectKind('blitzersBestKegs'),
  on: 'team',
  teamNumbers: { recovery: 1 },
};
const bribes: TeamRule = {
  id: 'bribes',
  rule: 'B25-IND-BRIBES-01',
  on: 'team',
  starts: (g, seat, count) => g.setBribes(seat, g.bribes(seat) + count),
};
const apothecaries: TeamRule = {
  id: 'wanderingApothecary',
  rule: 'B25-IND-APOTH-01',
  on: 'team',
  starts: (g, seat, count) => {
    if (g.rules.options.apothecary) g.setApothecaries(seat, g.apothecaries(seat) + count);
  },
};
const TRAINING = effectKind('extraTeamTraining');
const training: TeamRule = {
  id: 'extraTeamTraining',
  rule: 'B25-IND-TRAINING-01',
  effect: TRAINING,
  on: 'team',
  teamReroll: {
    startHalf: (g, seat) => g.setRerolls(seat, g.rerolls(seat) + hasLeft(g, seat, TRAINING)),
    isLeft: () => false, // they are among the team's own
    mayUse: () => false,
    spend: () => {},
  },
};

export const staff: readonly TeamRule[] = [coaches, cheerleaders, kegs, bribes, apothecaries, training];
