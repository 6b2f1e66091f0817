/** Players who join a team in the course of a match: they are named before it, and come into Reserves. */
import { NOBODY, type PlayerId, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, Place } from '../words.ts';

const Skill = skillsNamed('loner4');
/** Who joins: values of the slot `option`. Whoever is hired for one match does not play well with others. */
export const Recruit = { raised: 0, rookie: 1 } as const;
const isRecruit = (g: BloodGame, seat: Seat, option: number, p: PlayerId): boolean =>
  g.control(p) === seat && g.inPlace(p, Place.absent) && g.hasSkill(p, Skill.loner4) === (option === Recruit.rookie);
/** One of each kind is enough to choose from. */
const isFirstOfItsKind = (g: BloodGame, seat: Seat, option: number, p: PlayerId): boolean => {
  if (!isRecruit(g, seat, option, p)) return false;
  for (let q = 0; q < p; q++)
    if (isRecruit(g, seat, option, q as PlayerId) && g.profile(q as PlayerId) === g.profile(p)) return false;
  return true;
};
const firstRecruit = (g: BloodGame, seat: Seat, option: number): PlayerId => {
  for (let p = 0; p < g.playerCount; p++) if (isRecruit(g, seat, option, p as PlayerId)) return p as PlayerId;
  return NOBODY;
};
export const anyRecruit = (g: BloodGame, seat: Seat, option: number): boolean =>
  firstRecruit(g, seat, option) !== NOBODY;
const AskRecruit = question('recruit', ['seat', 'option'], (g, seat, option) => {
  for (let p = 0; p < g.playerCount; p++)
    if (isFirstOfItsKind(g, seat, option, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
/** Where the list has several kinds, the coach chooses. */
export const Enlist = procedure('Enlist', ['seat', 'option'], [choose, enlist]);
function choose(g: BloodGame, seat: Seat, option: number): void {
  const first = firstRecruit(g, seat, option);
  if (first === NOBODY) return g.finish();
  for (let p = first + 1; p < g.playerCount; p++)
    if (isFirstOfItsKind(g, seat, option, p as PlayerId)) return g.ask(AskRecruit, seat, seat, option);
  join(g, seat, first);
  g.finish();
}
function enlist(g: BloodGame, seat: Seat): void {
  join(g, seat, g.object as PlayerId);
}
const join = (g: BloodGame, seat: Seat, player: PlayerId): void => {
  g.takeOff(player, Place.reserves);
  g.events?.push({ type: 'recruited', seat, player });
};
