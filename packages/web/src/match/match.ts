/** One match on the screen: its state, what is derived from it, and the functions on it under the names screens use. */

import type { Plan, Side, Snapshot, SquareName } from '@ironpitch/table';
import { createMemo } from 'solid-js';
import { table } from '../table/client.ts';
import { canAct, letGo, pointTo, setHover, shownPlan } from './aim.ts';
import { changedIn, changedSince } from './changed.ts';
import { choose, clickSquare, doDeed, letGoOne } from './click.ts';
import type { Aiming, AnswerRow, Deed, Overlay, OverlaySquare } from './face.ts';
import { canHint } from './hinting.ts';
import {
  askForHints,
  botAsked,
  cheeredIn,
  close,
  isNew,
  leave,
  lookAround,
  lose,
  order,
  receive,
  repace,
  rest,
  setPause,
  skip,
  takeScreen,
} from './orders.ts';
import { setter } from './signals.ts';
import { beside, createState, type MatchState, playerAt } from './state.ts';
import { watchKeeping } from './unkept.ts';

/** What a face may look at, read one by one, so that each view follows only what it shows. */
const aimingOf = ({ shown, reckoning }: MatchState): Aiming => ({
  get selected() {
    return shown.selected;
  },
  get plans() {
    return shown.plans;
  },
  get aim() {
    return shown.aim;
  },
  get others() {
    return shown.others;
  },
  get reckoned() {
    return reckoning.reckoned();
  },
  get weights() {
    return reckoning.weights();
  },
  get wins() {
    return shown.wins;
  },
  get zones() {
    return shown.zones;
  },
});
/** What the game makes of the state, reckoned once for all who show it. */
const derive = (match: MatchState) => {
  const { face, shown, reckoning } = match;
  const aiming = aimingOf(match);
  const plan = createMemo(() => shownPlan(match));
  return {
    shownPlan: plan,
    question: createMemo(() => face.question(match.snapshot, aiming)),
    overlay: createMemo<Overlay>(before => {
      const next = face.overlay(match.snapshot, aiming);
      return { ...next, reach: sameOnes(before?.reach ?? [], next.reach) };
    }),
    around: createMemo(() => face.around(plan(), reckoning.reckoned())),
    lines: createMemo(() => face.tell(shown.report, match.snapshot.view)),
    dice: createMemo(() => face.dice(shown.report, shown.newsFrom, match.snapshot.view)),
    changed: createMemo(() => {
      const { asked, coaches, view, replay } = match.snapshot;
      if (replay !== null) return isStep(shown) ? changedSince(shown.report, shown.newsFrom, view) : null;
      const isMine = asked !== null && coaches[asked] === 'person' && shown.selected === null;
      return isMine ? changedIn(shown.report, view, asked, shown.again) : null;
    }),
    canShowAgain: createMemo(() => canShowAgain(match)),
  };
};
/** What the turn before brought can be seen, now or once more. */
const canShowAgain = ({ snapshot, shown }: MatchState): boolean => {
  const { asked, coaches, view, replay } = snapshot;
  if (asked === null || coaches[asked] !== 'person' || replay !== null) return false;
  return changedIn(shown.report, view, asked, true).acts.length > 0;
};
/** In a replay: something new was told, and not a whole match at once. */
const isStep = ({ report, newsFrom }: MatchState['shown']): boolean =>
  newsFrom > 0 && report.length > newsFrom && report.length - newsFrom < STEP_MAX;
const STEP_MAX = 60;
/** Squares that have not changed stay what they were, so that nothing is drawn anew. */
const sameOnes = (before: readonly OverlaySquare[], next: readonly OverlaySquare[]): OverlaySquare[] => {
  const known = new Map(before.map(one => [JSON.stringify(one), one]));
  return next.map(one => known.get(JSON.stringify(one)) ?? one);
};

/** `kept`: the table keeps it, and says so when it cannot. */
export const createMatch = (first: Snapshot, kept: boolean) => {
  const match = createState(first);
  const { shown, reckoning, face } = match;
  const derived = derive(match);
  const say = setter(shown, 'problem');
  const stopListening = kept ? watchKeeping(match) : undefined;
  reckoning.begin(first.question?.weighed ?? false);
  lookAround(match, first);
  return {
    face,
    ...derived,
    snapshot: () => match.snapshot,
    report: () => shown.report,
    walks: () => shown.walks,
    newsFrom: () => shown.newsFrom,
    selected: () => shown.selected,
    plans: () => shown.plans,
    loading: () => shown.loading,
    aim: () => shown.aim,
    reckoned: reckoning.reckoned,
    refused: () => shown.refused,
    wins: () => shown.wins,
    suggestions: () => shown.suggestions,
    hints: () => shown.hints,
    canHint: () => canHint(match),
    askForHints: () => void askForHints(match),
    news: () => shown.news,
    goals: () => shown.goals,
    setGoals: setter(shown, 'goals'),
    zones: () => shown.zones,
    explained: () => shown.explained,
    hover: () => shown.hover,
    cursor: () => shown.cursor,
    inspected: () => shown.inspected,
    confirming: () => shown.confirming,
    handOver: () => shown.handOver,
    problem: () => shown.problem,
    unkept: () => shown.unkept,
    isUnkept: () => match.behind.unkept !== null,
    setUnkept: setter(shown, 'unkept'),
    paused: () => shown.paused,
    busy: () => shown.busy,
    celebrating: () => shown.celebrating,
    cheered: () => shown.cheered,
    /** Cheers at once whoever scored there in the report, while what follows is on the screen. */
    cheer: (at: number) => {
      shown.cheered = cheeredIn(match, at, true);
    },
    endCheer: () => {
      shown.cheered = null;
    },
    /** Ends a celebration before its time. */
    hurry: () => match.behind.reveal?.(),
    gone: () => shown.gone,
    isNew: () => isNew(match),
    botAsked: () => botAsked(match),
    canAct: (id: string) => canAct(match, id),
    playerAt: (square: SquareName) => playerAt(match, square),
    row: (index: number): AnswerRow | undefined => derived.question()?.rows[index],
    setZones: setter(shown, 'zones'),
    /** The turn before, once more; asked again it goes. */
    showAgain: () => {
      const { again } = shown;
      letGo(match);
      shown.again = !again;
    },
    setExplained: setter(shown, 'explained'),
    setCursor: setter(shown, 'cursor'),
    setInspected: setter(shown, 'inspected'),
    setConfirming: setter(shown, 'confirming'),
    setProblem: say,
    setHover: (square: SquareName | null) => setHover(match, square),
    pointTo: (plan: Plan | null) => pointTo(match, plan),
    select: (id: string | null) => choose(match, id),
    clickSquare: (square: SquareName) => clickSquare(match, square),
    doDeed: (deed: Deed) => doDeed(match, deed),
    letGoOne: () => letGoOne(match),
    beside: (asked: Promise<unknown>) => beside(match, asked),
    show: (next: Snapshot) => receive(match, next),
    takeBack: () => void order(match, () => table.takeBack()),
    doAgain: () => void order(match, () => table.doAgain()),
    concede: (side: Side) => void order(match, () => table.concede(side)),
    step: () => void order(match, () => table.botStep()),
    skip: () => skip(match),
    setPause: (on: boolean) => setPause(match, on),
    takeScreen: () => takeScreen(match),
    repace: () => repace(match),
    rest: () => rest(match),
    leave: () => leave(match),
    lose: () => lose(match),
    close() {
      stopListening?.();
      close(match);
    },
  };
};
export type Match = ReturnType<typeof createMatch>;
