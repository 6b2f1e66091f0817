/** The state of the match screen: the last snapshot, the player in hand, the plan under the finger, the pace of bots. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { Choice, Plan, PlayerView, RefusalView, Side, Snapshot, SquareName, Win } from '@ironpitch/table';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { faceFor } from '../games.ts';
import { keepFormation } from '../keep/formations.ts';
import { prefer, preferences } from '../keep/preferences.ts';
import { areNeighbours, sameSquare } from '../pitch/geometry.ts';
import { onFull, table } from '../table/client.ts';
import { t } from '../texts/index.ts';
import type { Aiming, AnswerRow, Deed, GameFace, Overlay, OverlaySquare, QuestionShown } from './face.ts';
import { stepsIn, type Walk } from './motion.ts';
import { nameById } from './names.ts';
import { keyOfPlan } from './plan.ts';
import { createReckoning } from './reckon.ts';

const PAUSES = { calm: 1100, brisk: 520, fast: 140 } as const;
/** A line that is only movement needs less time to be read. */
const WALK_SHARE = 0.45;

const WALKS: ReadonlySet<string> = new Set(['moved', 'actionStarted', 'declared']);
const isSquare = (value: Choice['object']): value is SquareName =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

/** One match on the screen. */
export const createMatch = (first: Snapshot, saveAs: string | null) => {
  const stopListening = saveAs === null ? undefined : onFull(() => setProblem(t.match.full));
  const [state, setState] = createStore<{ snapshot: Snapshot }>({ snapshot: bare(first) });
  const [report, setReport] = createSignal<readonly NamedEvent[]>(first.report);
  const [newsFrom, setNewsFrom] = createSignal(0);
  const [walks, setWalks] = createSignal<readonly Walk[]>([]);
  const [selected, setSelected] = createSignal<string | null>(null);
  const [plans, setPlans] = createSignal<readonly Plan[]>([]);
  const [aim, setAim] = createSignal<Plan | null>(null);
  const [others, setOthers] = createSignal<readonly Plan[]>([]);
  const [pointed, setPointed] = createSignal<Plan | null>(null);
  const [refused, setRefused] = createSignal<RefusalView | null>(null);
  const [hover, setHoverSquare] = createSignal<SquareName | null>(null);
  const [cursor, setCursor] = createSignal<SquareName | null>(null);
  const [inspected, setInspected] = createSignal<string | null>(null);
  const [confirming, setConfirming] = createSignal<Deed | null>(null);
  const [handOver, setHandOver] = createSignal<Side | null>(null);
  const [problem, setProblem] = createSignal('');
  const [paused, setPaused] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [zones, setZones] = createSignal(false);
  const [wins, setWins] = createSignal<readonly Win[]>([]);
  const [explained, setExplained] = createSignal(false);
  const reckoning = createReckoning();
  /** Another tab plays the match now. */
  const [gone, setGone] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Not on the screen. */
  let resting = false;
  /** Another tab has asked for the match: no order is given any more. */
  let leaving = false;
  let underway: Promise<unknown> = Promise.resolve();
  let asking = 0;
  /** Clicked while the plans of the player in hand were still on their way. */
  let early: SquareName[] = [];
  let loading = false;

  const snapshot = (): Snapshot => state.snapshot;
  const face: GameFace = faceFor(first.view.game.kind);
  const persons = first.coaches.filter(coach => coach === 'person').length;

  // --- receiving -----------------------------------------------------------------------------------------
  const receive = (next: Snapshot): void => {
    if (closed || gone()) return;
    const before = report().slice(0, next.reportFrom);
    setWalks(next.reportFrom > 0 || next.report.length < 12 ? stepsIn(next.report) : []);
    setReport([...before, ...next.report]);
    setNewsFrom(next.reportFrom);
    setState('snapshot', reconcile(bare(next), { key: 'id', merge: true }));
    reckoning.begin(next.question?.weighed ?? false);
    letGo();
    setRefused(null);
    setConfirming(null);
    meet(next);
    void lookForWins(next);
    if (persons === 2 && next.asked !== null && next.asked !== next.viewer) passScreen(next);
    pace();
  };
  /** Asked beside the question, so that nothing waits for it. */
  const lookForWins = async ({ question: asked, answered }: Snapshot): Promise<void> => {
    setWins([]);
    // Without a match on the table there is nothing to win.
    const found = asked === null ? [] : await table.wins().catch((): readonly Win[] => []);
    if (!closed && snapshot().answered === answered && snapshot().question !== null) setWins(found);
  };
  /** Two coaches, one screen: hands stay face down until the right coach looks. */
  const passScreen = (next: Snapshot): void => {
    if (next.asked === null) return;
    if (!hiddenCards(next)) return void order(() => table.look(next.asked));
    setHandOver(next.asked);
    // Until then the screen is seen with nobody's eyes.
    if (next.viewer !== null) void order(() => table.look(null));
  };
  const order = (give: () => Promise<Snapshot>): Promise<void> => {
    if (busy() || leaving) return Promise.resolve();
    const given = carryOut(give);
    underway = given;
    return given;
  };
  const carryOut = async (give: () => Promise<Snapshot>): Promise<void> => {
    setBusy(true);
    clearTimeout(timer);
    try {
      const next = await give();
      setBusy(false);
      receive(next);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  /** Asked of the table beside the match; should it not answer, that is told. */
  const beside = async (asked: Promise<unknown>): Promise<void> => {
    try {
      await asked;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  // --- bots ----------------------------------------------------------------------------------------------
  const botAsked = (): boolean => {
    const { asked, coaches, replay: replayed } = snapshot();
    return replayed === null && asked !== null && coaches[asked] !== 'person';
  };
  const pace = (): void => {
    clearTimeout(timer);
    if (closed || resting || leaving || !botAsked() || paused() || handOver() !== null) return;
    const news = report().slice(newsFrom());
    const full = PAUSES[preferences().speed];
    const onlyWalk = news.every(event => WALKS.has(event.type));
    timer = setTimeout(
      () => void order(() => table.botStep()),
      news.length === 0 ? 40 : onlyWalk ? full * WALK_SHARE : full,
    );
  };
  const setPause = (on: boolean): void => {
    setPaused(on);
    pace();
  };
  const step = (): void => void order(() => table.botStep());
  const skip = (): void => {
    setPaused(false);
    void order(() => table.botRun());
  };

  // --- aiming ----------------------------------------------------------------------------------------------
  const letGo = (): void => {
    loading = false;
    early = [];
    setAim(null);
    setPointed(null);
    setOthers([]);
    setSelected(null);
    setPlans(snapshot().question?.plans ?? []);
    reckoning.pointAt(null);
  };
  const point = (): void => reckoning.pointAt(shownPlan());
  const setHover = (square: SquareName | null): void => {
    setHoverSquare(square);
    point();
  };
  /** A row under the pointer: its plan is drawn. */
  const pointTo = (plan: Plan | null): void => {
    setPointed(plan);
    point();
  };
  const aimAt = (plan: Plan | null): void => {
    batch(() => {
      setAim(plan);
      setPointed(null);
      setOthers([]);
      setRefused(null);
    });
    point();
    if (plan?.to && plan.target === null && plan.risk) void beside(findOthers(plan, plan.to));
  };
  const findOthers = async (plan: Plan, to: SquareName): Promise<void> => {
    const found = await table.otherWays(plan.player, to);
    const known = keyOfPlan(plan);
    if (aim() === plan) setOthers(found.filter(other => keyOfPlan(other) !== known));
  };
  /** A click that means nothing gets its reason. */
  const refuse = async (square: SquareName): Promise<void> => {
    const { answered } = snapshot();
    const wishes = face.wishes(snapshot(), selected(), square, playerAt(square));
    if (wishes.length === 0) {
      const chosen = selected();
      // Bare ground that no plan of the player in hand leads to.
      if (chosen !== null && playerAt(square) === undefined)
        setRefused({ text: t.match.outOfReach(nameById(snapshot().view, chosen), t.square(square)), rule: null });
      return;
    }
    const reason = await table.whyNot(wishes);
    if (snapshot().answered !== answered) return;
    // What may be done but leads nowhere is too far away.
    const far = selected() !== null && playerAt(square) !== undefined ? { text: t.match.tooFar, rule: null } : null;
    setRefused(reason ? { ...reason, text: named(snapshot(), reason.text) } : far);
  };
  const playerAt = (square: SquareName): PlayerView | undefined =>
    snapshot().view.players.find(p => sameSquare(p.square, square));
  const canAct = (id: string): boolean => {
    const { question: asked, view } = snapshot();
    const player = view.players.find(p => p.id === id);
    return asked !== null && player !== undefined && face.canAct(asked, player);
  };
  const select = async (id: string | null): Promise<void> => {
    aimAt(null);
    if (id === null || !canAct(id)) return letGo();
    setRefused(null);
    setSelected(id);
    setPlans([]);
    const wanted = ++asking;
    const isWanted = (): boolean => wanted === asking && selected() === id;
    loading = true;
    early = [];
    const squares = await table.plans(id, 'squares');
    if (!isWanted()) return;
    setPlans(squares);
    point();
    const deeds = await table.plans(id, 'deeds');
    if (!isWanted()) return;
    setPlans([...deeds, ...squares]);
    point();
    loading = false;
    const clicked = early;
    early = [];
    for (const square of clicked) clickSquare(square);
  };
  const choose = (id: string | null): Promise<void> => beside(select(id));
  /** Every plan that a click on the square could mean, the likeliest first. */
  const plansAt = (square: SquareName): readonly Plan[] => {
    const there = playerAt(square);
    const straight = plans()
      .filter(plan => sameSquare(plan.to, square) || (there && plan.target === there.id))
      .sort((a, b) => rankOf(b) - rankOf(a));
    if (straight.length > 0 || !there) return straight;
    const own = snapshot().question?.side;
    if (there.side === own) return [];
    return plans()
      .filter(plan => plan.verb.toLowerCase().includes('mark') && plan.to !== null && areNeighbours(plan.to, square))
      .sort((a, b) => a.path.length - b.path.length);
  };
  const choiceAt = (square: SquareName): Choice | undefined => {
    const there = playerAt(square);
    return snapshot().question?.choices.find(
      ({ verb, object, square: stands }) =>
        sameSquare(stands, square) ||
        (Array.isArray(object) && sameSquare(object as unknown as SquareName, square)) ||
        (DONE_TO.has(verb) && there !== undefined && object === there.id),
    );
  };
  const endOf = (plan: Plan): SquareName | null =>
    plan.to ??
    (plan.target === null ? null : (snapshot().view.players.find(p => p.id === plan.target)?.square ?? null));
  const AIMS: ReadonlySet<string> = new Set(['pass', 'throw']);
  const planOfChoice = (choice: Choice): Plan => ({
    ...(choice.roll?.kind === 'block' ? { wants: 'down' as const } : {}),
    ...(AIMS.has(choice.roll?.kind ?? '') ? { wants: 'caught' as const } : {}),
    verb: choice.verb,
    player: String(snapshot().question?.about.player ?? ''),
    to: isSquare(choice.object) && !playerAt(choice.object) ? choice.object : null,
    target:
      typeof choice.object === 'string'
        ? choice.object
        : isSquare(choice.object)
          ? (playerAt(choice.object)?.id ?? null)
          : null,
    path: [],
    roll: choice.roll,
    answers: [choice.answer],
    gains: [],
  });
  const clickSquare = (square: SquareName): void => {
    const question = snapshot().question;
    const there = playerAt(square);
    if (!question || handOver() !== null || busy()) {
      setInspected(there?.id ?? null);
      return;
    }
    const aimed = aim();
    if (aimed && (sameSquare(endOf(aimed), square) || plansAt(square)[0] === aimed)) return perform(aimed.answers);
    const [plan] = plansAt(square);
    // What can be done to somebody is not known yet: the click waits, and so do those after it.
    if (loading && selected() !== null && there?.id !== selected() && (there || !plan || early.length > 0)) {
      early.push(square);
      return;
    }
    if (plan) {
      if (plan.atOnce) perform(plan.answers);
      else aimAt(plan);
      return;
    }
    const choice = choiceAt(square);
    if (choice) {
      const wanted = planOfChoice(choice);
      if (choice.roll && choice.roll.kind !== 'none') aimAt(wanted);
      else perform(wanted.answers);
      return;
    }
    if (there && canAct(there.id) && there.id !== selected()) return void choose(there.id);
    setInspected(there?.id ?? null);
    void beside(refuse(square));
    if (there === undefined || there.id === selected()) letGo();
  };
  const perform = (answers: Plan['answers']): void => {
    const { answered } = snapshot();
    void order(() => table.answer(answered, answers));
  };
  const doDeed = (deed: Deed): void => {
    // An order is on its way: something else will be asked.
    if (busy()) return;
    if (deed.kind === 'answer') perform(deed.answers);
    else if (deed.kind === 'select') void choose(deed.player);
    else if (deed.kind === 'aim') aimAt(deed.plan);
    else if (deed.kind === 'arrange') void order(() => table.arrange());
    else if (deed.kind === 'keep') {
      if (keepFormation(deed.formation)) void order(() => table.look(snapshot().viewer));
      else setProblem(t.match.full);
    } else if (deed.unused > 0 && preferences().confirmEnd && confirming() === null) setConfirming(deed);
    else perform(deed.answers);
  };
  const letGoOne = (): void => {
    if (confirming()) setConfirming(null);
    else if (aim()) aimAt(null);
    else if (selected()) letGo();
    else setInspected(null);
  };

  // --- showing ---------------------------------------------------------------------------------------------
  /** The plan that is drawn: the one aimed at, or the one under the pointer. */
  const shownPlan: Accessor<Plan | null> = createMemo(() => {
    const over = hover();
    return pointed() ?? aim() ?? (over ? (plansAt(over)[0] ?? planOver(over)) : null);
  });
  /** An answer with a roll of its own, under the pointer. */
  function planOver(square: SquareName): Plan | null {
    const choice = choiceAt(square);
    return choice?.roll && choice.roll.kind !== 'none' ? planOfChoice(choice) : null;
  }
  /** Read one by one, so that each view follows only what it shows. */
  const aiming: Aiming = {
    get selected() {
      return selected();
    },
    get plans() {
      return plans();
    },
    get aim() {
      return aim();
    },
    get others() {
      return others();
    },
    get reckoned() {
      return reckoning.reckoned();
    },
    get weights() {
      return reckoning.weights();
    },
    get wins() {
      return wins();
    },
    get zones() {
      return zones();
    },
  };
  const question: Accessor<QuestionShown | null> = createMemo(() => face.question(snapshot(), aiming));
  const overlay = createMemo<Overlay>(before => {
    const next = face.overlay(snapshot(), aiming);
    return { ...next, reach: sameOnes(before?.reach ?? [], next.reach) };
  });
  const around = createMemo(() => face.around(shownPlan(), reckoning.reckoned()));
  const lines = createMemo(() => face.tell(report(), snapshot().view));
  const dice = createMemo(() => face.dice(report(), newsFrom(), snapshot().view));
  const row = (index: number): AnswerRow | undefined => question()?.rows[index];

  setPlans(snapshot().question?.plans ?? []);
  reckoning.begin(first.question?.weighed ?? false);
  meet(first);
  void lookForWins(first);
  if (persons === 2 && first.asked !== null && first.asked !== first.viewer) passScreen(first);
  pace();

  return {
    snapshot,
    report,
    face,
    question,
    overlay,
    around,
    lines,
    dice,
    walks,
    newsFrom,
    selected,
    plans,
    aim,
    shownPlan,
    reckoned: reckoning.reckoned,
    pointTo,
    refused,
    wins,
    zones,
    setZones,
    explained,
    setExplained,
    hover,
    setHover,
    cursor,
    setCursor,
    inspected,
    setInspected,
    confirming,
    setConfirming,
    handOver,
    problem,
    setProblem,
    paused,
    setPause,
    busy,
    step,
    skip,
    botAsked,
    isNew: () => isNew(snapshot()),
    show: receive,
    clickSquare,
    select: choose,
    beside,
    canAct,
    doDeed,
    letGoOne,
    row,
    playerAt,
    /** The screen is back, or its pace has changed. */
    repace() {
      resting = false;
      pace();
    },
    takeBack: () => void order(() => table.takeBack()),
    doAgain: () => void order(() => table.doAgain()),
    concede: (side: Side) => void order(() => table.concede(side)),
    takeScreen() {
      const side = handOver();
      setHandOver(null);
      void order(() => table.look(side));
    },
    gone,
    /** Lets another tab have the match: what is under way is finished and saved first. */
    async leave() {
      leaving = true;
      clearTimeout(timer);
      await underway;
      setGone(true);
    },
    /** Another tab has taken the match: what is still under way is not carried out here. */
    lose() {
      leaving = true;
      clearTimeout(timer);
      setGone(true);
    },
    /** The screen is left for a while: bots wait. */
    rest() {
      resting = true;
      clearTimeout(timer);
    },
    close() {
      closed = true;
      stopListening?.();
      clearTimeout(timer);
      reckoning.close();
    },
  };
};
export type Match = ReturnType<typeof createMatch>;

/** Questions are explained the first times they are met on this device. */
const EXPLAINED_TIMES = 2;
const meet = ({ question }: Snapshot): void => {
  if (!question) return;
  const { met } = preferences();
  const times = met[question.name] ?? 0;
  if (times <= EXPLAINED_TIMES) prefer({ met: { ...met, [question.name]: times + 1 } });
};
const isNew = ({ question }: Snapshot): boolean =>
  question !== null && (preferences().met[question.name] ?? 0) <= EXPLAINED_TIMES;

/** Answers that name the player they are done to: a click on it gives them. */
const DONE_TO: ReadonlySet<string> = new Set([
  'target',
  'player',
  'throwTeammate',
  'kickTeammate',
  'stab',
  'chainsaw',
  'gaze',
]);
/** Squares that have not changed stay what they were, so that nothing is drawn anew. */
const sameOnes = (before: readonly OverlaySquare[], next: readonly OverlaySquare[]): OverlaySquare[] => {
  const known = new Map(before.map(one => [JSON.stringify(one), one]));
  return next.map(one => known.get(JSON.stringify(one)) ?? one);
};
/** What can be done on the spot comes first, then what is likelier. */
const rankOf = ({ verb, risk, roll }: Plan): number => {
  const worth = (risk?.chance ?? 1) * (roll?.kind === 'block' || roll?.kind === 'throw' ? (roll.chance ?? 1) : 1);
  return verb === 'block' ? 1 + worth : worth;
};
/** A reason names players as the engine does: here they get the names the page calls them by. */
const named = ({ view }: Snapshot, text: string): string => {
  const ids = new Set(view.players.map(player => player.id));
  return text.replace(/[A-Za-z0-9]+/g, word => (ids.has(word) ? nameById(view, word) : word));
};

/** The report is kept apart: the store merges what it is given into what it has. */
const bare = (snapshot: Snapshot): Snapshot => ({ ...snapshot, report: [] });

/** Whether somebody holds cards the other coach must not see. */
const hiddenCards = ({ view }: Snapshot): boolean => {
  const counts = (view.game as { handCounts?: readonly number[] }).handCounts ?? [];
  return counts.some(count => count > 0);
};
