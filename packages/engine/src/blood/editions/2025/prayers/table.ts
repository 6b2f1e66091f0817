/** Praying: a D16 for each, before the toss; what the team has been granted already is rolled again (B25-IND-PRAYERS-01). */
import { D16 } from '../../../../dice/dice.ts';
import { effectKind } from '../../../../kernel/effects.ts';
import { AWAY, HOME, type Seat } from '../../../../words.ts';
import { bring, hasLeft, spend } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { procedure } from '../../../status.ts';
import { prayers2025 } from '../inducements/prayers.ts';

const PRAYERS = effectKind('prayersToNuffle');
export const PRAYERS_ID = 'prayersToNuffle';
const prayerAt = (g: BloodGame, die: number): TeamRule => {
  const wanted = prayers2025[die - 1]?.id;
  return g.rules.edition.teamRules.find(({ id }) => id === wanted) as TeamRule;
};
const BothPray = procedure('BothPray', ['seat'], [homePrays, awayPrays]);
function homePrays(g: BloodGame): void {
  g.call(Pray, HOME);
}
function awayPrays(g: BloodGame): void {
  g.call(Pray, AWAY);
}
const Pray = procedure('Pray', ['seat'], ['left'], [kneel, pray]);
function kneel(g: BloodGame, seat: Seat): void {
  g.keep('left', hasLeft(g, seat, PRAYERS));
  spend(g, seat, PRAYERS);
}
function pray(g: BloodGame, seat: Seat, left: number): void {
  if (left === 0) return;
  let die = 0;
  do die = g.roll(D16);
  while (hasLeft(g, seat, prayerAt(g, die).effect as number) > 0);
  const prayer = prayerAt(g, die);
  g.events?.push({ type: 'prayed', seat, die, rule: prayer.id });
  bring(g, seat, prayer, 1);
  g.keep('left', left - 1);
  g.goto(pray);
  if (prayer.heard !== undefined) g.call(prayer.heard, seat);
}
export const praying: TeamRule = {
  id: PRAYERS_ID,
  rule: 'B25-IND-PRAYERS-01',
  effect: PRAYERS,
  on: 'team',
  pauses: { beforeToss: BothPray },
};
