/** Secret Weapon: sent off at the end of every drive it took part in, unless a Bribe helps (B16-XSKILL-27). */
import { NOBODY, type PlayerId, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { skillsNamed } from '../names.ts';
import { Bribe } from '../procedures/bribe.ts';
import { quietly } from '../procedures/moment.ts';
import { takeToDugout } from '../procedures/weather.ts';
import { procedure } from '../status.ts';
import { Place } from '../words.ts';

const Skill = skillsNamed('secretWeapon');

/** On the pitch or not, unless it is hurt too badly to mind; guests leave anyway. */
export const isDue = (g: BloodGame, p: PlayerId): boolean =>
  g.playedThisDrive(p) &&
  g.numberOf(p) !== 0 &&
  g.hasSkill(p, Skill.secretWeapon) &&
  !g.inPlace(p, Place.casualties) &&
  !g.inPlace(p, Place.sentOff) &&
  !g.inPlace(p, Place.absent);

/** Both sides, one after the other by their place in the match; `player` is where to look next. */
export const JudgeWeapons = procedure('JudgeWeapons', ['seat'], ['player'], [judge, judged]);
function judge(g: BloodGame, _seat: Seat, from: PlayerId): void {
  for (let p: number = from; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!isDue(g, player) || quietly(g, Moment.weaponSeen, player, NOBODY, 0, 1) === 0) continue;
    g.keep('player', player);
    return g.call(Bribe, g.control(player), player);
  }
  g.finish();
}
function judged(g: BloodGame, _seat: Seat, player: PlayerId): void {
  if (g.result === 0) sendToDugout(g, player);
  g.keep('player', (player + 1) as PlayerId);
  g.goto(judge);
}
export const sendToDugout = (g: BloodGame, player: PlayerId): void => {
  if (g.onPitch(player)) takeToDugout(g, player, Place.sentOff);
  else g.takeOff(player, Place.sentOff);
  g.events?.push({ type: 'sentOff', player });
};
