/** One match of an arena, as a worker plays it. */
import { type Bot, botNamed, botSeed, playMatch } from '@ironpitch/ai';
import type { RulesetDefinition } from '@ironpitch/engine';
import type { ArenaMatch, Tournament } from '../workers/messages.ts';
import { fixture, pairsOf } from './schedule.ts';

const NOTHING: readonly [number, number] = [0, 0];
const turned = ([a, b]: readonly [number, number], swapped: boolean): readonly [number, number] =>
  swapped ? [b, a] : [a, b];

/** A match that fails is told of, and counts for nobody. */
export const playFixture = (definition: RulesetDefinition, tournament: Tournament, number: number): ArenaMatch => {
  const { pair, home, away, swapped, seed } = fixture(definition, tournament, number);
  const { bots, options, budget } = tournament;
  const [a, b] = turned(pairsOf(bots.length)[pair] as readonly [number, number], swapped);
  const seat = (bot: number, side: 0 | 1): Bot => botNamed(bots[bot] as string, definition.id, botSeed(seed, side));
  try {
    const match = { home, away, options };
    const { outcome, thoughtMs } = playMatch(definition, match, [seat(a, 0), seat(b, 1)], seed, {
      budgets: [budget, budget],
    });
    const first = swapped ? 1 : 0;
    const result = outcome.winner === null ? 0.5 : outcome.winner === first ? 1 : 0;
    return { number, result, points: turned(outcome.score, swapped), ms: turned(thoughtMs ?? NOTHING, swapped) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, result: 'failed', points: NOTHING, ms: NOTHING, message };
  }
};
