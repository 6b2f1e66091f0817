/** Pick-me-up: team-mates helped to their feet when an opposing turn is over (B25-TRAIT-PICKMEUP). */
import { otherSeat, type PlayerId, type Seat } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { GRID } from '../../../pitch.ts';
import { AskSkill } from '../../../procedures/moment.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { Once } from '../../../skills/use.ts';
import { isProne, isStanding, procedure, standUpright } from '../../../status.ts';
import { NO } from '../../../words.ts';

const Kind = rollsNamed('pickMeUp');
const Skill = skillsNamed('pickMeUp');

const FAR = 3;
/** Stands, and has not just been helped up itself. */
const helps = (g: BloodGame, p: PlayerId): boolean =>
  isStanding(g, p) && g.can(p, Skill.pickMeUp) && !g.used(p, Once.pickMeUp);
const isHelped = (g: BloodGame, p: PlayerId): boolean => {
  for (let q = 0; q < g.playerCount; q++) {
    const owner = q as PlayerId;
    if (g.control(owner) !== g.control(p) || !helps(g, owner)) continue;
    if (GRID.distance(g.square(owner), g.square(p)) <= FAR) return true;
  }
  return false;
};
/** One after the other by their place in the match; `player` is where to look next. */
export const HelpUp = procedure('HelpUp', ['seat'], ['player', 'target'], [next, offer, rise]);
function next(g: BloodGame, seat: Seat, from: PlayerId): void {
  const own = otherSeat(seat);
  for (let p: number = from; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== own || !isProne(g, player) || !isHelped(g, player)) continue;
    g.keep('player', (p + 1) as PlayerId);
    g.keep('target', player);
    return g.ask(AskSkill, own, player, Skill.pickMeUp);
  }
  g.finish();
}
function offer(g: BloodGame): void {
  g.result = 0;
  const player = g.slot('target');
  const sq = g.square(player);
  if (!g.answered(NO)) g.call(Roll, Kind.pickMeUp, player, sq, sq, 0);
}
function rise(g: BloodGame): void {
  g.goto(next);
  if (g.result === 0) return;
  const player = g.slot('target');
  standUpright(g, player);
  g.setUsed(player, Once.pickMeUp);
  g.events?.push({ type: 'stoodUp', player });
}
