/** What a coach might do now: the best three plans, each with its chance, its risk and what it is worth. */
import { type blood, type Game, type PlayerId, Posture, rulesetNamed, type Seat, SeededDice } from '@ironpitch/engine';
import type { Asked } from './bot.ts';
import { cameOff, scoreOf } from './look/cameoff.ts';
import type { Idea } from './look/idea.ts';
import { lookAt } from './look/look.ts';
import { type Look, Scales, type Weighed } from './look/weigh.ts';

/** Plain data, which can be sent to and from a worker. */
export interface Hint extends Idea {
  /** How likely it does what it is for. */
  readonly chance: number;
  /** How likely it costs the ball, whoever tries it, or (in Blood Bowl) the rest of the turn. */
  readonly risk: number;
  /** How many team-mates stand beside the own carrier when it came off, usually; null where nobody of them has a ball. */
  readonly guards: number | null;
  /** The result that is to be expected of it: a win is 1, a draw one half. */
  readonly worth: number;
  /** How much more than the next best plan, or (below 0) how much less than the best one. */
  readonly more: number;
}
const HINTS = 3;
const SIGHT = { ideas: 8, rounds: 8, answer: true } as const;
const TRIES = 40;
const SEED = 'hint';

/**
 * The best one first. `view` is a game with the position as its coach may see it, the question being open; it is played
 * on and comes back as it was. The same position gets the same hints.
 */
export const hint = (view: Game, { seat, answers }: Asked): readonly Hint[] => {
  const dice = new SeededDice(SEED);
  const given = view.dice;
  const look = lookAt(view.rules.id, dice);
  const scales = new Scales(look, SIGHT, dice);
  const start = view.save();
  const ideas = look.ideas(view, seat, answers, true);
  view.load(start);
  const best = levelled(chosenOf(scales.worths(view, seat, ideas, SEED)));
  const hints = best.map(({ idea, worth }, place): Hint => {
    const tried = triedOut(view, seat, idea, look, dice);
    return { ...idea, ...tried, worth, more: moreOf(best, place) };
  });
  view.dice = given;
  view.load(start);
  return hints;
};
/** What might be done besides, none like another, the best first; unlike hints they are not played on. */
export const ideasOf = (view: Game, { seat, answers }: Asked): readonly Idea[] => {
  const given = view.dice;
  const start = view.save();
  const found = lookAt(view.rules.id, new SeededDice(SEED)).ideas(view, seat, answers, true);
  view.dice = given;
  view.load(start);
  const chosen: Idea[] = [];
  for (const one of found) if (!chosen.some(other => isAlike(other, one))) chosen.push(one);
  return chosen;
};
/** The best one, then what is really something else, not the same a square further; what is worth more first. */
const chosenOf = ([best, ...others]: readonly Weighed[]): readonly Weighed[] => {
  if (best === undefined) return [];
  const chosen = [best];
  // Ending the turn is the best that can be done, or no plan.
  const plans = others.filter(({ idea }) => idea.purpose !== 'endTurn');
  for (const one of plans) if (!chosen.some(({ idea }) => isAlike(idea, one.idea))) chosen.push(one);
  const [, ...next] = chosen.slice(0, HINTS);
  return [best, ...next.sort((a, b) => b.worth - a.worth)];
};
/** The first is left only for what stands out: whatever seemed to do better by a few points did so by luck. */
const levelled = (chosen: readonly Weighed[]): readonly Weighed[] =>
  chosen.map(one => ({ ...one, worth: Math.min(one.worth, (chosen[0] as Weighed).worth) }));
const isAlike = (a: Idea, b: Idea): boolean =>
  a.purpose !== 'other' && a.purpose === b.purpose && a.player === b.player && a.target === b.target;
const moreOf = (best: readonly Weighed[], place: number): number => {
  const other = best[place === 0 ? 1 : 0];
  return other === undefined ? 0 : (best[place] as Weighed).worth - other.worth;
};

/** Carried out a few times by itself, and looked at right afterwards. */
const triedOut = (
  g: Game,
  seat: Seat,
  idea: Idea,
  look: Look,
  dice: SeededDice,
): Pick<Hint, 'chance' | 'risk' | 'guards'> => {
  const start = g.save();
  const score = scoreOf(g, seat);
  const held = carriersOf(g, seat).length > 0;
  const stood = idea.player !== undefined && stands(g, idea.player);
  const half = halfOf(g);
  const guards: number[] = [];
  let came = 0;
  let lost = 0;
  for (let n = 0; n < TRIES; n++) {
    g.dice = dice.reseed(`${SEED}/chance/${n}`);
    look.carryOut(g, seat, idea.steps);
    const isDone = cameOff(g, seat, idea, score) || isFetched(g, seat, idea);
    if (isDone) came++;
    if (isDone && carriersOf(g, seat).length > 0) guards.push(guardsOf(g, seat));
    if (isLost(g, seat, idea, { score, held, stood, half })) lost++;
    g.load(start);
  }
  return { chance: came / TRIES, risk: lost / TRIES, guards: guards.length === 0 ? null : middle(guards) };
};
/** Whoever fetches the ball may throw it on in the same go: then somebody else has it. */
const isFetched = (g: Game, seat: Seat, { purpose }: Idea): boolean =>
  purpose === 'pickUp' && carriersOf(g, seat).length > 0;
const isLost = (
  g: Game,
  seat: Seat,
  { purpose, player }: Idea,
  before: { readonly score: number; readonly held: boolean; readonly stood: boolean; readonly half: number },
): boolean => {
  if (g.over || scoreOf(g, seat) > before.score) return false;
  if (before.held && carriersOf(g, seat).length === 0) return true;
  if (before.stood && player !== undefined && !stands(g, player)) return true;
  return before.half === halfOf(g) && before.half > 0 && purpose !== 'endTurn' && g.asked !== seat;
};
/** 0 in Blitz Bowl, where a turn is over after three Actions, whatever comes of them. */
const halfOf = (g: Game): number => (rulesetNamed(g.rules.id).game === 'blood' ? (g as blood.BloodGame).half : 0);
const stands = (g: Game, player: PlayerId): boolean => g.onPitch(player) && g.posture(player) === Posture.standing;
const carriersOf = (g: Game, seat: Seat): PlayerId[] => g.playersOf(seat).filter(player => g.holdsBall(player));
const guardsOf = (g: Game, seat: Seat): number => {
  const [carrier] = carriersOf(g, seat) as [PlayerId];
  const at = g.square(carrier);
  const isBeside = (player: PlayerId): boolean =>
    player !== carrier && stands(g, player) && g.grid.distance(g.square(player), at) === 1;
  return g.playersOf(seat).filter(isBeside).length;
};
const middle = (counts: readonly number[]): number =>
  [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] as number;
