/** The open question by names: what a client needs to show it, and nothing for the coach who is not asked. */
import {
  ACTIONS,
  type Answer,
  type BallId,
  type Game,
  MOMENTS,
  NOBODY,
  type PlayerId,
  SEATS,
  type Seat,
  type SeatName,
  type Square,
} from '@ironpitch/engine';

type Named = string | number | boolean | readonly [number, number];
export interface DescribedQuestion {
  readonly question: string;
  readonly seat: SeatName;
  /** The player, squares and numbers it is about, by name. */
  readonly about: Readonly<Record<string, Named>>;
  /** Per verb the things it may name; an empty list for a verb that stands alone, such as `stop`. */
  readonly options: Readonly<Record<string, readonly Named[]>>;
}
/** Nobody is asked any more, or the other coach is: what they are asked is not for this one to see. */
export interface NoQuestion {
  readonly question: 'over' | 'waiting';
  readonly seat: SeatName;
}

/** What a seat is asked now. A view (`Game.view`) loaded into a game gives the same for its own seat. */
export const describeQuestion = (g: Game, seat: Seat): DescribedQuestion | NoQuestion => {
  const name = SEATS[seat] as SeatName;
  if (g.over) return { question: 'over', seat: name };
  if (g.asked !== seat || g.question.name === 'waiting') return { question: 'waiting', seat: name };
  return { question: g.question.name, seat: name, about: describeAbout(g), options: factor(g.legalAnswers()) };
};

/** The answers by verb: the list is as long as there are objects, never a product of them. */
const factor = (answers: readonly Answer[]): Record<string, Named[]> => {
  const options: Record<string, Named[]> = {};
  for (const answer of answers) {
    const [verb, object] = typeof answer === 'string' ? [answer] : (Object.entries(answer)[0] as [string, Named]);
    options[verb] ??= [];
    if (object !== undefined) options[verb].push(object);
  }
  return options;
};

const CHECKS = ['armour', 'throw', 'block'] as const;
type Namer = (g: Game, value: number) => Named | undefined;
const player: Namer = (g, value) => (value === NOBODY ? undefined : g.playerName(value as PlayerId));
const square: Namer = (g, value) => (value < 0 ? undefined : g.squareName(value as Square));
/** What a slot of a question is called outside. Slots that are not here carry bits the answers already speak of. */
const SLOTS: Readonly<Record<string, Namer>> = {
  player,
  by: player,
  target: player,
  runner: player,
  to: square,
  from: square,
  seat: (_, value) => SEATS[value as Seat],
  kind: (g, value) => (g.question.name === 'reroll' ? CHECKS[value] : ACTIONS[value]),
  moment: (_, value) => MOMENTS[value],
  ball: (_, value) => (value as BallId) + 1,
  // Of a claim it has a bit for each space, and the answers name those.
  count: (g, value) => (g.question.name === 'claim' ? undefined : value),
  left: (_, value) => value,
};
export const describeAbout = (g: Game): Record<string, Named> => {
  const about: Record<string, Named> = {};
  g.question.about.forEach((slot, i) => {
    const named = SLOTS[slot]?.(g, g.about(i));
    if (named !== undefined) about[slot] = named;
  });
  if (g.question.name === 'reroll' && about.kind !== 'block') about.passed = g.about(3) === 1;
  return about;
};
