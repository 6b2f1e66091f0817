/** Pro, Loner and Leader: what they have to do with re-rolls (B16-XSKILL-53, B16-SKILL-19, B16-XSKILL-48). */
import { D6 } from '../../dice/dice.ts';
import { teamTarget, Until } from '../../kernel/effects.ts';
import { AWAY, HOME, type PlayerId, type Seat } from '../../words.ts';
import type { ExtraTeamReroll } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { passes } from '../procedures/describe.ts';
import { isOvertime } from '../procedures/drive.ts';
import { procedure } from '../status.ts';
import { LED, Place } from '../words.ts';

const Skill = skillsNamed('leader');

export const PRO_TARGET = 4;
/** Rolled before the re-roll, by what the die must reach. */
export const proOn =
  (target: number) =>
  (g: BloodGame, player: PlayerId): boolean => {
    const sheet = g.sheet.begin('pro', player, target);
    const die = g.roll(D6, sheet.target);
    const passed = passes(sheet, die);
    g.events?.push({ type: 'proRolled', player, die, passed });
    return passed;
  };
export const rollPro = proOn(PRO_TARGET);
export const LONER_TARGET = 4;
/** Rolled before a team re-roll, which is spent either way. */
export const lonerOn =
  (target: number) =>
  (g: BloodGame, player: PlayerId): boolean => {
    const sheet = g.sheet.begin('loner', player, target);
    const die = g.roll(D6, sheet.target);
    const passed = passes(sheet, die);
    g.events?.push({ type: 'lonerRolled', player, die, passed });
    return passed;
  };
export const rollLoner = lonerOn(LONER_TARGET);
/** One more a half, for as long as a Leader is on the pitch. */
export const leadersReroll: ExtraTeamReroll<BloodGame> = {
  startHalf: (g, seat) => g.setLeaderReroll(seat, hasLeader(g, seat)),
  isLeft: (g, seat) => g.leaderReroll(seat),
  mayUse: (g, seat) => g.leaderReroll(seat) && leads(g, seat),
  spend: (g, seat) => g.setLeaderReroll(seat, false),
};
/** The same for whoever is set up when a half begins, and lost once no Leader will come back (B25-SKILL-LEADER). */
export const leadersRerollOf2025: ExtraTeamReroll<BloodGame> = {
  ...leadersReroll,
  first: 'half',
  startHalf: (g, seat) => g.setLeaderReroll(seat, false),
  isLeft: (g, seat) =>
    g.leaderReroll(seat) && g.playersOf(seat).some(p => g.owns(p, Skill.leader) && mayComeBack(g, p)),
};
const mayComeBack = (g: BloodGame, p: PlayerId): boolean =>
  !g.inPlace(p, Place.casualties) && !g.inPlace(p, Place.sentOff);
/** When a side is set up for the first drive of a half, another before anybody's turn is none (B25-Q-155); extra time brings nothing. */
export const TakeTheLead = procedure('TakeTheLead', ['seat'], [lead]);
function lead(g: BloodGame, seat: Seat): void {
  const team = teamTarget(seat);
  if (g.turn(HOME) !== 0 || g.turn(AWAY) !== 0 || isOvertime(g) || g.isAffected(team, LED)) return;
  g.affect(team, LED, 0, Until.half);
  g.setLeaderReroll(seat, leads(g, seat));
}
const hasLeader = (g: BloodGame, seat: Seat): boolean => g.playersOf(seat).some(p => g.hasSkill(p, Skill.leader));
const leads = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === seat && g.onPitch(player) && g.owns(player, Skill.leader)) return true;
  }
  return false;
};
