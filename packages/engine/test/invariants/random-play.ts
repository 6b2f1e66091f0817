/** A coach for tests who picks evenly among the legal answers, but ends a turn or an Action in 1 of 20 questions at most. */

import type { RulesetDefinition } from '../../src/common/ruleset.ts';
import type { Dice } from '../../src/dice/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Position } from '../../src/kernel/layout.ts';
import { objectOf, verbOf } from '../../src/kernel/question.ts';
import type { MatchSpec } from '../../src/kernel/record.ts';
import { type BallId, HOME, NOBODY, type PlayerId, type Square } from '../../src/words.ts';

const ANSWERS_MAX = 512;
const ENDS_ONE_IN = 20;
const legal = new Int16Array(ANSWERS_MAX);

/**
 * How a coach of the tests picks. An `even` coach mostly runs about; a `keen` one claims every card it can, and half of
 * the time looks for a fight, a throw, a card to play or the ball, so that dice roll and hands fill up.
 */
export type Temper = 'even' | 'keen';
const DULL: ReadonlySet<string> = new Set([
  'run',
  'standUp',
  'reserves',
  'sidestep',
  'to',
  'pass',
  'keep',
  'no',
  'stop',
  'endTurn',
]);

/** One legal answer. `chance` is the coach's own source, not the dice of the match. */
export const randomAnswer = (g: Game, chance: Dice, temper: Temper = 'even'): number => {
  const count = g.legal(legal);
  const bold = temper === 'keen' && chance.pick(2) === 0;
  const going: number[] = [];
  const lively: number[] = [];
  for (let i = 0; i < count; i++) {
    const answer = legal[i] as number;
    const verb = verbOf(answer);
    if (temper === 'keen' && verb.name === 'claim') return answer;
    if (bold && !DULL.has(verb.name)) lively.push(answer);
    if (!verb.ends) going.push(answer);
  }
  if (lively.length > 0) return lively[chance.pick(lively.length)] as number;
  if (bold) {
    const step = towardsTheBall(g, going);
    if (step !== NO_STEP) return step;
  }
  if (going.length === 0 || (going.length < count && chance.pick(ENDS_ONE_IN) === 0))
    return legal[chance.pick(count)] as number;
  return going[chance.pick(going.length)] as number;
};

const NO_STEP = -1;
/** The step that brings the player in question closest to a ball its side lacks, or forward with the one it holds. */
const towardsTheBall = (g: Game, answers: readonly number[]): number => {
  const slot = g.question.about.indexOf('player');
  if (slot < 0) return NO_STEP;
  const player = g.about(slot) as PlayerId;
  let best = NO_STEP;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (verbOf(answer).object !== 'square') continue;
    const to = objectOf(answer) as Square;
    let cost = Number.POSITIVE_INFINITY;
    if (g.holdsBall(player)) cost = g.asked === HOME ? -g.grid.column(to) : g.grid.column(to);
    else {
      for (let b = 0; b < g.ballCount; b++) {
        const ball = b as BallId;
        const holder = g.holder(ball);
        if (g.inPlay(ball) && (holder === NOBODY || g.control(holder) !== g.asked))
          cost = Math.min(cost, g.grid.distance(to, g.ballSquare(ball)));
      }
    }
    if (cost < bestCost) {
      best = answer;
      bestCost = cost;
    }
  }
  return best;
};

/** A match drawn from a source of chance: any two teams (unless given) and any modules. */
export const anyMatch = (
  ruleset: RulesetDefinition,
  chance: Dice,
  teams: { readonly home?: string; readonly away?: string } = {},
): MatchSpec => {
  const anyTeam = (): string => (ruleset.teams[chance.pick(ruleset.teams.length)] as { id: string }).id;
  return {
    ruleset: ruleset.id,
    home: teams.home ?? anyTeam(),
    away: teams.away ?? anyTeam(),
    options: ruleset.anyOptions(chance),
  };
};

/** Plays to the end of the match; `visit` sees the game at every question. */
export const playOut = (
  g: Game,
  chance: Dice,
  visit: (g: Game, decision: number) => void = () => {},
  temper: Temper = 'even',
): number => {
  let decisions = 0;
  while (!g.over) {
    visit(g, decisions);
    g.choose(randomAnswer(g, chance, temper));
    decisions++;
  }
  return decisions;
};

/** The first cell in which two positions differ, or -1: fast enough to be asked at every question of a match. */
export const firstDifference = (a: Position, b: Position): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
};
