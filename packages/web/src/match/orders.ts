/** What is asked of the table and what becomes of its replies: one order at a time, bots at the chosen pace. */
import type { HintView, Plan, Side, Snapshot, Win } from '@ironpitch/table';
import { batch } from 'solid-js';
import { prefer, preferences } from '../keep/preferences.ts';
import { adviser, table } from '../table/client.ts';
import { letGo } from './aim.ts';
import { canHint } from './hinting.ts';
import { runFor, stepsIn } from './motion.ts';
import { stagesOf } from './stage.ts';
import type { Cheered, MatchState } from './state.ts';
import { isStill } from './still.ts';

const PAUSES = { calm: 1100, brisk: 520, fast: 140 } as const;
/** A line that is only movement needs less time to be read. */
const WALK_SHARE = 0.45;
/** Nothing happened that has to be read. */
const AT_ONCE_MS = 40;
/** More news than this is a report that is read, not watched. */
const WATCHED_MAX = 12;

/** So long nothing is set up anew after a touchdown. */
const CELEBRATION_MS = 1000;
/** As much news as this comes of a turn that was skipped. */
const SKIPPED_MIN = 80;

// --- receiving -----------------------------------------------------------------------------------------------------
export const receive = (match: MatchState, next: Snapshot): void => {
  const { shown, behind } = match;
  if (behind.closed || shown.gone) return;
  const stages = isWatched(next) ? stagesOf(match.snapshot, next) : null;
  if (!stages) {
    take(match, next);
    lookAround(match, next);
    return;
  }
  const before = match.snapshot.view.score;
  batch(() => {
    take(match, scored(stages.first, before));
    shown.busy = true;
    shown.celebrating = true;
  });
  behind.reveal = () => {
    clearTimeout(behind.timer);
    clearTimeout(behind.run);
    behind.reveal = undefined;
    batch(() => {
      shown.celebrating = false;
      shown.cheered = null;
      shown.busy = false;
      receive(match, stages.after);
    });
  };
  const run = runFor(shown.walks);
  // It counts, and is cheered, once the scorer is there.
  behind.run = setTimeout(
    () =>
      batch(() => {
        match.learn(scored(match.snapshot, stages.first.view.score));
        shown.cheered = cheeredIn(match, stages.first.report.length - 1 + stages.first.reportFrom, false);
      }),
    run,
  );
  behind.timer = setTimeout(behind.reveal, run + CELEBRATION_MS);
};
/** Whoever scored, by the place of the touchdown in the report. */
export const cheeredIn = ({ snapshot, shown }: MatchState, at: number, still: boolean): Cheered | null => {
  const scorer = snapshot.view.players.find(({ id }) => id === shown.report[at]?.player);
  return scorer ? { player: scorer.id, side: scorer.side, still } : null;
};
const scored = (snapshot: Snapshot, score: Snapshot['view']['score']): Snapshot => ({
  ...snapshot,
  view: { ...snapshot.view, score },
});
/** Whether a touchdown is celebrated: not in a replay, nor in a turn that was skipped, nor for whoever wants no motion. */
const isWatched = ({ replay, report }: Snapshot): boolean => {
  return (
    replay === null &&
    report.length < SKIPPED_MIN &&
    preferences().atmosphere !== 'off' &&
    !document.hidden &&
    !isStill()
  );
};
const take = (match: MatchState, next: Snapshot): void => {
  const { shown, reckoning } = match;
  const before = shown.report.slice(0, next.reportFrom);
  shown.walks = next.reportFrom > 0 || next.report.length < WATCHED_MAX ? stepsIn(next.report) : [];
  // First from where it is news: whoever hears of the report asks at once.
  shown.newsFrom = next.reportFrom;
  shown.report = [...before, ...next.report];
  match.learn(next);
  reckoning.begin(next.question?.weighed ?? false);
  letGo(match);
  shown.refused = null;
  shown.confirming = null;
  shown.again = false;
};
/** What follows from a new look at the table. */
export const lookAround = (match: MatchState, next: Snapshot): void => {
  meet(match, next);
  void lookForWins(match, next);
  void lookForSuggestions(match, next);
  if (match.persons === 2 && next.asked !== null && next.asked !== next.viewer) passScreen(match, next.asked, next);
  pace(match);
};
/** Asked beside the question, so that nothing waits for it. */
const lookForWins = async (match: MatchState, { question, answered }: Snapshot): Promise<void> => {
  match.shown.wins = [];
  // Without a match on the table there is nothing to win.
  const found = question === null ? [] : await table.wins().catch((): readonly Win[] => []);
  const { snapshot } = match;
  if (!match.behind.closed && snapshot.answered === answered && snapshot.question !== null) match.shown.wins = found;
};
/** At a table of its own: this one goes on answering. */
const suggested = async (): Promise<readonly Plan[]> => {
  const sight = await table.sight();
  return sight === null ? [] : adviser.suggestions(sight);
};
/** The same: a bot thinks about what the coach might do. */
const lookForSuggestions = async (match: MatchState, { question, answered, lesson }: Snapshot): Promise<void> => {
  match.shown.suggestions = [];
  match.shown.hints = null;
  const isOpen = question?.name === 'action' && lesson === null;
  const found = isOpen ? await suggested().catch((): readonly Plan[] => []) : [];
  const { snapshot } = match;
  if (!match.behind.closed && snapshot.answered === answered && snapshot.question !== null)
    match.shown.suggestions = found;
};
/** Asks for hints; asked once more they are put away. */
export const askForHints = async (match: MatchState): Promise<void> => {
  const { shown, behind } = match;
  if (!canHint(match) || shown.hints === 'thinking') return;
  if (shown.hints !== null) {
    shown.hints = null;
    return;
  }
  const { answered } = match.snapshot;
  letGo(match);
  shown.hints = 'thinking';
  const sight = await table.sight().catch(() => null);
  const found = sight === null ? [] : await adviser.hints(sight).catch((): readonly HintView[] => []);
  if (!behind.closed && match.snapshot.answered === answered && shown.hints === 'thinking') shown.hints = found;
};
/** Two coaches, one screen: hands stay face down until the right coach looks. */
const passScreen = (match: MatchState, asked: Side, next: Snapshot): void => {
  if (match.face.hands(next.view).every(count => count === 0)) return void order(match, () => table.look(asked));
  match.shown.handOver = asked;
  // Until then the screen is seen with nobody's eyes.
  if (next.viewer !== null) void order(match, () => table.look(null));
};
export const takeScreen = (match: MatchState): void => {
  const { handOver } = match.shown;
  match.shown.handOver = null;
  void order(match, () => table.look(handOver));
};

// --- orders --------------------------------------------------------------------------------------------------------
export const order = (match: MatchState, give: () => Promise<Snapshot>): Promise<void> => {
  const { shown, behind } = match;
  if (shown.busy || behind.leaving) return Promise.resolve();
  const given = carryOut(match, give);
  behind.underway = given;
  return given;
};
const carryOut = async (match: MatchState, give: () => Promise<Snapshot>): Promise<void> => {
  const { shown, behind } = match;
  shown.busy = true;
  clearTimeout(behind.timer);
  try {
    const next = await give();
    shown.busy = false;
    receive(match, next);
  } catch (error) {
    shown.busy = false;
    shown.problem = error instanceof Error ? error.message : String(error);
  }
};
export const perform = (match: MatchState, answers: Plan['answers']): void => {
  const { answered } = match.snapshot;
  void order(match, () => table.answer(answered, answers));
};

// --- bots ----------------------------------------------------------------------------------------------------------
export const botAsked = ({ snapshot }: MatchState): boolean => {
  const { asked, coaches, replay } = snapshot;
  return replay === null && asked !== null && coaches[asked] !== 'person';
};
export const pace = (match: MatchState): void => {
  const { shown, behind, face } = match;
  clearTimeout(behind.timer);
  const { closed, resting, leaving, skipping } = behind;
  behind.skipping = false;
  if (closed || resting || leaving || !botAsked(match) || shown.paused || shown.handOver !== null) return;
  if (skipping) return void order(match, () => table.botRun());
  const news = shown.report.slice(shown.newsFrom);
  const full = PAUSES[preferences().speed];
  const onlyWalk = news.every(event => face.strides.has(event.type));
  behind.timer = setTimeout(
    () => void order(match, () => table.botStep()),
    news.length === 0 ? AT_ONCE_MS : onlyWalk ? full * WALK_SHARE : full,
  );
};
export const setPause = (match: MatchState, on: boolean): void => {
  match.shown.paused = on;
  pace(match);
};
export const skip = (match: MatchState): void => {
  match.shown.paused = false;
  // A step that is under way is finished first; the wish is not lost.
  if (match.shown.busy) match.behind.skipping = true;
  else void order(match, () => table.botRun());
};

// --- coming and going ------------------------------------------------------------------------------------------------
/** Lets another tab have the match: what is under way is finished, and with it kept, first. */
export const leave = async ({ shown, behind }: MatchState): Promise<void> => {
  behind.reveal?.();
  behind.leaving = true;
  clearTimeout(behind.timer);
  await behind.underway;
  shown.gone = true;
};
/** Another tab has taken the match: what is still under way is not carried out here. */
export const lose = ({ shown, behind }: MatchState): void => {
  behind.leaving = true;
  clearTimeout(behind.timer);
  shown.gone = true;
};
/** The screen is left for a while: bots wait. */
export const rest = ({ behind }: MatchState): void => {
  behind.resting = true;
  behind.reveal?.();
  clearTimeout(behind.timer);
};
/** The screen is back, or its pace has changed. */
export const repace = (match: MatchState): void => {
  match.behind.resting = false;
  pace(match);
};
export const close = ({ behind, reckoning }: MatchState): void => {
  behind.closed = true;
  clearTimeout(behind.timer);
  clearTimeout(behind.run);
  reckoning.close();
};

/** Questions, and what can be done for the first time, are explained once on this device. */
const EXPLAINED_TIMES = 1;
const meet = ({ shown, face }: MatchState, next: Snapshot): void => {
  shown.news = '';
  const { question, lesson } = next;
  if (!question) return;
  const { met } = preferences();
  const times = met[question.name] ?? 0;
  const keyOf = (name: string): string => `${face.kind}/${name}`;
  // A drill teaches by itself.
  const news = lesson === null ? face.news(next).find(name => (met[keyOf(name)] ?? 0) === 0) : undefined;
  shown.news = news ?? '';
  if (times <= EXPLAINED_TIMES || news !== undefined)
    prefer({ met: { ...met, [question.name]: times + 1, ...(news === undefined ? {} : { [keyOf(news)]: 1 }) } });
};
export const isNew = ({ snapshot }: MatchState): boolean =>
  snapshot.question !== null && (preferences().met[snapshot.question.name] ?? 0) <= EXPLAINED_TIMES;
