/** A deed: what one player might do in its Action, what that brings, and how likely it ends the turn. */
import { answerOf, blood, type PlayerId, type Square, type Verb } from '@ironpitch/engine';

const { ACTION_VERBS, STOP, TO } = blood;

export interface Step {
  readonly question: string;
  readonly answer: number;
}
export interface Deed {
  readonly player: PlayerId;
  readonly action: number;
  /** What to answer once the Action is declared. */
  readonly steps: readonly Step[];
  /** Points on average, a turnover left out. */
  readonly gain: number;
  readonly risk: number;
  /** What a turnover costs besides the rest of the turn: the player goes down, the ball is lost. */
  readonly loss: number;
  /** Where the ball will be in the team's own hands, if this is about the ball. */
  readonly ball?: Square;
  /** Who is to get the ball, and had better stay where it is until then. */
  readonly partner?: PlayerId;
  readonly way: readonly Square[];
}
export const declaring = ({ player, action }: Deed): Step => ({
  question: 'action',
  answer: answerOf(ACTION_VERBS[action] as Verb, player),
});
export const walking = (way: readonly Square[]): Step[] =>
  way.map(sq => ({ question: 'activity', answer: answerOf(TO, sq) }));
/** Walks and stays there. */
export const walkingTo = (way: readonly Square[]): Step[] => [
  ...walking(way),
  { question: 'activity', answer: answerOf(STOP) },
];

/** What is left of the gain when `cost` points go with the rest of the turn. */
export const scoreOf = ({ gain, risk, loss }: Deed, cost: number): number => gain - risk * (loss + cost);
export const better = (a: Deed | undefined, b: Deed | undefined, cost: number): Deed | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return scoreOf(b, cost) > scoreOf(a, cost) ? b : a;
};
