/** Kick Team-mate: a small player sent flying by a boot, in place of a Blitz's block (B16-XSKILL-60). */
import { D6 } from '../../dice/dice.ts';
import { NOBODY, NOWHERE, type PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { directionTo, stepFrom } from '../pitch.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { Hurt } from '../procedures/harm.ts';
import { procedure, question } from '../status.ts';
import { Harm, KICK_TEAMMATE, LONG, SHORT } from '../words.ts';
import { Flight, KickedOut, missileAt, Tumble } from './teammate.ts';

export const offerKicks = (g: BloodGame, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const kicked = missileAt(g, player, d);
    if (kicked !== NOBODY) g.offer(KICK_TEAMMATE, kicked);
  }
};
const AskKick = question('kickLength', ['player', 'target'], g => {
  g.offer(SHORT);
  g.offer(LONG);
});
const FAR = 6;
const VERY_FAR = 9;
const landingPenalty = (squares: number): number => (squares >= VERY_FAR ? 2 : squares >= FAR ? 1 : 0);

export const KickTeammate = procedure(
  'KickTeammate',
  ['player', 'value', 'count'],
  [askLength, kick, settleBall, goOn],
);
function askLength(g: BloodGame, player: PlayerId, missile: number): void {
  g.ask(AskKick, g.control(player), player, missile as PlayerId);
}
function kick(g: BloodGame, player: PlayerId, missile: number): void {
  const kicked = missile as PlayerId;
  const first = g.roll(D6);
  const second = g.answered(LONG) ? g.roll(D6) : 0;
  g.events?.push({ type: 'kickedTeammate', player, kicked, dice: second === 0 ? [first] : [first, second] });
  if (first !== second) return sendFlying(g, player, kicked, first + second);
  if (g.holdsBall(kicked)) g.causeTurnover('throwTeammate');
  g.call(Hurt, kicked, NOBODY, Harm.straight | Harm.harsh, 0); // kicked too hard
}
const sendFlying = (g: BloodGame, player: PlayerId, kicked: PlayerId, squares: number): void => {
  const direction = directionTo(g.square(player), g.square(kicked));
  for (let i = 0; i < squares; i++) {
    const to = stepFrom(g.square(kicked), direction);
    if (to === NOWHERE) return g.call(KickedOut, kicked);
    g.hover(kicked, to);
  }
  g.call(Tumble, kicked, landingPenalty(squares), Flight.kicked);
};
function settleBall(g: BloodGame): void {
  g.call(SettleBalls);
}
/** The kicker may move on. */
function goOn(g: BloodGame): void {
  g.result = 1;
}
