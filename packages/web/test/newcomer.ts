/**
 * A newcomer at the page: half the time the first suggestion, otherwise any listed row; re-rolls are not thought about.
 * It knows nothing but what the page shows.
 */
import { type Answer, type Dice, type MatchSpec, SeededDice } from '@ironpitch/engine';
import { type BotLevel, hostTable, type Plan, type Snapshot, type TableHost } from '@ironpitch/table';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import type { Aiming, AnswerRow } from '../src/match/face.ts';
import { entriesByRuleset } from '../src/table/entries.ts';

const NOTHING: Aiming = {
  selected: null,
  plans: [],
  aim: null,
  others: [],
  reckoned: null,
  weights: [],
  wins: [],
  zones: false,
};
const ANSWERS_MAX = 6000;
const some = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice.pick(Math.max(1, list.length))];
const questionOf = (now: Snapshot, aiming: Aiming): readonly AnswerRow[] =>
  (now.view.game.kind === 'blood' ? bloodQuestion : blitzQuestion)(now, aiming)?.rows ?? [];

/** Sitting the turn out does nothing. */
const isIdle = (does: AnswerRow['does']): boolean =>
  does.kind === 'answer' && typeof does.answers[0] === 'object' && 'forego' in does.answers[0];
class Newcomer {
  private readonly host: TableHost;
  private readonly dice: Dice;
  constructor(host: TableHost, seed: string) {
    this.host = host;
    this.dice = new SeededDice(`newcomer ${seed}`);
  }
  /** What it answers now. */
  answer(now: Snapshot): readonly Answer[] {
    const { question } = now;
    const keep = question?.choices.find(({ verb }) => verb === 'keep');
    if (question?.name.toLowerCase().includes('reroll') && keep) return [keep.answer];
    const rows = questionOf(now, NOTHING);
    if (question?.name === 'action') return this.act(now, rows);
    const wanted = this.dice.pick(2) === 0 ? rows[0] : some(rows, this.dice);
    return this.doRow(now, wanted) ?? this.anything(now);
  }
  private act(now: Snapshot, rows: readonly AnswerRow[]): readonly Answer[] {
    const sight = this.host.sight();
    const [first] = sight === null ? [] : this.host.suggestions(sight);
    // Whoever is shown nothing to do any more ends the turn, which the last row is for.
    if (!first) return this.doRow(now, rows.at(-1)) ?? this.anything(now);
    if (this.dice.pick(2) === 0) return first.answers;
    const listed = rows.filter(({ does }) => does.kind !== 'endTurn');
    return this.doRow(now, some(listed, this.dice)) ?? first.answers;
  }
  /** A row clicked, and what it leads to: a player opens a list of its own, and a hint does nothing. */
  private doRow(now: Snapshot, row: AnswerRow | undefined): readonly Answer[] | null {
    const does = row?.does;
    if (does?.kind === 'answer' || does?.kind === 'endTurn' || does?.kind === 'waste') return does.answers;
    if (does?.kind === 'aim' || does?.kind === 'suggested') return does.plan.answers;
    if (does?.kind !== 'select' || does.player === null) return null;
    const plans: readonly Plan[] = this.host.plans(does.player);
    const own = questionOf(now, { ...NOTHING, selected: does.player, plans });
    const chosen = some(
      own.filter(
        ({ does }) => does.kind !== 'select' && does.kind !== 'endTurn' && does.kind !== 'hint' && !isIdle(does),
      ),
      this.dice,
    );
    return this.doRow(now, chosen);
  }
  private anything({ question }: Snapshot): readonly Answer[] {
    const choice = some(question?.choices ?? [], this.dice);
    return choice ? [choice.answer] : [];
  }
}
export type Result = 'won' | 'drawn' | 'lost';
/** One match against a level, the newcomer at home. */
export const playAsNewcomer = async (match: MatchSpec, level: BotLevel, seed: string): Promise<Result> => {
  learnEntries(entriesByRuleset());
  await wordsOf(match.ruleset);
  nowPlaying(match.ruleset);
  const host = hostTable();
  const newcomer = new Newcomer(host, seed);
  let now = host.start({ match, coaches: ['person', level], seed, arranged: true });
  for (let i = 0; now.outcome === null && i < ANSWERS_MAX; i++)
    now = now.question === null ? host.botRun() : host.answer(now.answered, newcomer.answer(now));
  if (now.outcome === null) throw new Error(`${seed}: the match did not end`);
  return now.outcome.winner === null ? 'drawn' : now.outcome.winner === 0 ? 'won' : 'lost';
};
