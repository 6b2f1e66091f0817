/** Riotous Rookies: 2D3+1 who want to play, before the match (B25-IND-ROOKIES). */
import { D3 } from '../../../../dice/dice.ts';
import { effectKind } from '../../../../kernel/effects.ts';
import { AWAY, HOME, type Seat } from '../../../../words.ts';
import { hasLeft, spend } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { Enlist, Recruit } from '../../../skills/recruits.ts';
import { procedure } from '../../../status.ts';

const ROOKIES = effectKind('riotousRookies');
const ALWAYS = 1;
const RookiesCome = procedure('RookiesCome', ['seat'], [ofHome, ofAway]);
function ofHome(g: BloodGame): void {
  g.call(Riot, HOME);
}
function ofAway(g: BloodGame): void {
  g.call(Riot, AWAY);
}
const Riot = procedure('RookiesRiot', ['seat'], ['left'], [roll, take]);
function roll(g: BloodGame, seat: Seat): void {
  if (hasLeft(g, seat, ROOKIES) === 0) return g.finish();
  spend(g, seat, ROOKIES);
  const dice = g.roll(D3) + g.roll(D3);
  g.events?.push({ type: 'ruleRolled', seat, rule: 'riotousRookies', die: dice });
  g.keep('left', dice + ALWAYS);
}
function take(g: BloodGame, seat: Seat, left: number): void {
  if (left === 0) return;
  g.keep('left', left - 1);
  g.goto(take);
  g.call(Enlist, seat, Recruit.rookie);
}
export const rookies: TeamRule = {
  id: 'riotousRookies',
  rule: 'B25-IND-ROOKIES-01',
  effect: ROOKIES,
  on: 'team',
  pauses: { beforeToss: RookiesCome },
};
