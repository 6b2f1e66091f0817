/** Whether an idea did what it was for, by what the position shows afterwards. */
import { type Game, NOBODY, type PlayerId, Posture, rulesetNamed, type Seat } from '@ironpitch/engine';
import type { Idea } from './idea.ts';

export const scoreOf = (g: Game, seat: Seat): number => rulesetNamed(g.rules.id).outcome(g).score[seat];

/** `score` is what the coach had before. */
export const cameOff = (
  g: Game,
  seat: Seat,
  { purpose, player = NOBODY, target = NOBODY }: Idea,
  score: number,
): boolean => {
  switch (purpose) {
    case 'score':
      return scoreOf(g, seat) > score;
    case 'pickUp':
      return g.holdsBall(player) || scoreOf(g, seat) > score;
    case 'pass':
    case 'handOff':
      return target === NOBODY || g.holdsBall(target) || scoreOf(g, seat) > score;
    case 'block':
    case 'blitz':
      return !stands(g, target);
    case 'blockCarrier':
    case 'blitzCarrier':
      return !g.holdsBall(target);
    case 'foul':
      return !g.onPitch(target);
    case 'carry':
    case 'hold':
      return g.holdsBall(player) || scoreOf(g, seat) > score;
    case 'standUp':
    case 'position':
    case 'mark':
    case 'reserves':
      return player === NOBODY || stands(g, player);
    case 'card':
    case 'endTurn':
    case 'other':
      return true;
  }
};
const stands = (g: Game, player: PlayerId): boolean => g.onPitch(player) && g.posture(player) === Posture.standing;
