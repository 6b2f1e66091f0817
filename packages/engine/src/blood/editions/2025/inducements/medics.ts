/** Those who look after the dead: a failed Regeneration is rolled again (B25-IND-MORTUARY, B25-IND-PLAGUE). */
import { effectKind } from '../../../../kernel/effects.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import type { PlayerId } from '../../../../words.ts';
import { hasLeft, spend } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { askRule } from '../../../procedures/brought.ts';
import { regenerated } from '../../../skills/rolls.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { NO } from '../../../words.ts';

const Skill = skillsNamed('regeneration');

/** Whoever has Regeneration is here only when it has failed. */
const hasFailed = (g: BloodGame, { player, value }: Matter): boolean =>
  value === 1 && g.owns(player, Skill.regeneration);
const again = (name: string, id: string, used: (g: BloodGame, player: PlayerId) => void): Procedure<typeof USE> => {
  function ask(g: BloodGame, player: PlayerId): void {
    askRule(g, g.ownSeat(player), id);
  }
  function roll(g: BloodGame, player: PlayerId): void {
    g.result = 1;
    if (g.answered(NO)) return;
    used(g, player);
    g.events?.push({ type: 'ruleUsed', seat: g.ownSeat(player), rule: id, player });
    if (regenerated(g, player)) g.result = 0;
  }
  return procedure(name, USE, [ask, roll]);
};

const ASSISTANT = effectKind('mortuaryAssistant');
const RaiseAgain = again('RaiseAgain', 'mortuaryAssistant', (g, player) => spend(g, g.ownSeat(player), ASSISTANT));
const assistant: TeamRule = {
  id: 'mortuaryAssistant',
  rule: 'B25-IND-MORTUARY-01',
  effect: ASSISTANT,
  on: 'team',
  uses: [{ at: 'casualtySuffered', who: 'player', when: hasFailed, with: RaiseAgain }],
};

const DOCTOR = effectKind('plagueDoctor');
/** One of the apothecaries is the doctor: as long as there is one, it is that one. */
const treatsStill = (g: BloodGame, player: PlayerId): boolean => g.apothecaries(g.ownSeat(player)) > 0;
const NurseAgain = again('NurseAgain', 'plagueDoctor', (g, player) => {
  const seat = g.ownSeat(player);
  spend(g, seat, DOCTOR);
  g.setApothecaries(seat, g.apothecaries(seat) - 1);
});
const doctor: TeamRule = {
  id: 'plagueDoctor',
  rule: 'B25-IND-PLAGUE-01',
  effect: DOCTOR,
  on: 'team',
  uses: [
    {
      at: 'casualtySuffered',
      who: 'player',
      when: (g, m) => hasFailed(g, m) && hasLeft(g, g.ownSeat(m.player), DOCTOR) > 0 && treatsStill(g, m.player),
      with: NurseAgain,
    },
  ],
  starts: (g, seat) => {
    if (g.rules.options.apothecary) g.setApothecaries(seat, g.apothecaries(seat) + 1);
  },
};

export const medics: readonly TeamRule[] = [assistant, doctor];
