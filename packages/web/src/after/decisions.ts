/** Asks what both coaches of a match might have done better: how far that has got, what came of it, and in which words. */
import type { Coach, Decisions, MatchView, ReplayMark, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { nameById, teamName } from '../match/names.ts';
import { type RecordNamed, reckoner } from '../table/client.ts';

export interface Looking {
  readonly found: Accessor<Decisions | null>;
  /** From 0 to 1; null while nobody looks. */
  readonly share: Accessor<number | null>;
  readonly problem: Accessor<string>;
  readonly start: () => void;
  readonly cancel: () => void;
}
/** What was found on this visit: the replay marks it, and the way back does not wait again. */
const known = new Map<string, Decisions>();
const keyOf = (record: RecordNamed, length: number): string =>
  'text' in record ? record.text : `${record.kept}/${length}`;
export const knownDecisions = (record: RecordNamed, length: number): Decisions | null =>
  known.get(keyOf(record, length)) ?? null;

/** Begins when somebody asks for it, and ends with the screen. */
export const lookBack = (record: RecordNamed, length: number): Looking => {
  const [found, setFound] = createSignal(knownDecisions(record, length));
  const [share, setShare] = createSignal<number | null>(null);
  const [problem, setProblem] = createSignal('');
  let leave: AbortController | undefined;
  const cancel = (): void => {
    leave?.abort();
    leave = undefined;
    setShare(null);
  };
  onCleanup(cancel);
  const start = (): void => {
    cancel();
    const leaving = new AbortController();
    leave = leaving;
    setProblem('');
    setShare(0);
    const isLeft = (): boolean => leaving.signal.aborted;
    reckoner
      .decisions(record, (done, all) => isLeft() || setShare(done / Math.max(1, all)), leaving.signal)
      .then(
        decisions => {
          known.set(keyOf(record, length), decisions);
          setFound(decisions);
        },
        (error: unknown) => isLeft() || setProblem(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => isLeft() || setShare(null));
  };
  return { found, share, problem, start, cancel };
};

// --- in words ---------------------------------------------------------------------------------------------------------
type Mistake = Decisions[0]['mistakes'][0];
type DonePlan = Mistake['did'];
export interface ToldMistake {
  /** The record after so many answers: where it was decided. */
  readonly at: number;
  readonly side: Side;
  readonly kind: Mistake['kind'];
  /** In points of a hundred. */
  readonly lost: number;
  readonly turn: number;
  readonly did: string;
  readonly better: string;
}
const planText = (view: MatchView, { purpose, player, target }: DonePlan): string => {
  const name = (id: string | null): string => (id === null ? '' : nameById(view, id));
  return t.capital(t.hints.plan({ purpose, who: name(player), whom: name(target) }));
};
/** The same words for both would say nothing: then the square tells them apart. */
const toldApart = (view: MatchView, plan: DonePlan, other: DonePlan): string => {
  const text = planText(view, plan);
  if (text !== planText(view, other)) return text;
  return plan.to === null ? t.hints.samePlace(text) : t.hints.toSquare(text, t.square(plan.to));
};
const turnAt = (marks: readonly ReplayMark[], at: number): number =>
  marks.findLast(mark => mark.kind === 'turnStarted' && mark.at <= at)?.turn ?? 1;

/** Of both coaches, in the order of the match. */
export const mistakesOf = (decisions: Decisions, view: MatchView, marks: readonly ReplayMark[]): ToldMistake[] =>
  decisions
    .flatMap(({ mistakes }, side) =>
      mistakes.map(
        ({ decision, kind, lost, did, best }): ToldMistake => ({
          at: decision,
          side: side as Side,
          kind,
          lost: Math.round(lost * 100),
          turn: turnAt(marks, decision),
          did: toldApart(view, did, best),
          better: toldApart(view, best, did),
        }),
      ),
    )
    .sort((a, b) => a.at - b.at);

/** What a coach lost to decisions and to dice, in one sentence; the one who played here is spoken to. */
export const summaryOf = (
  { decisionsLost }: Decisions[0],
  side: Side,
  luck: number | null,
  view: MatchView,
  coaches: readonly [Coach, Coach] | null,
): string => {
  const isYou = coaches?.[side] === 'person' && coaches[side === 0 ? 1 : 0] !== 'person';
  const lost = Math.round(decisionsLost * 100);
  const dice = luck === null ? null : Math.round(luck * 100);
  return isYou ? t.after.decisions.you(lost, dice) : t.after.decisions.team(teamName(view, side), lost, dice);
};
