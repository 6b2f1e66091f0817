/** The state of a match on the screen: what was last told, the player in hand, the plan under the finger, who waits. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { HintView, Plan, PlayerView, Side, Snapshot, SquareName, Win } from '@ironpitch/table';
import { createStore, reconcile } from 'solid-js/store';
import { faceFor } from '../games.ts';
import type { Unkept } from '../keep/kept.ts';
import { sameSquare } from '../pitch/geometry.ts';
import type { Deed, GameFace } from './face.ts';
import type { Walk } from './motion.ts';
import { createReckoning } from './reckon.ts';
import { signals } from './signals.ts';

/** What the screen shows, field by field. */
interface Shown {
  report: readonly NamedEvent[];
  newsFrom: number;
  walks: readonly Walk[];
  selected: string | null;
  plans: readonly Plan[];
  /** The plans of the player in hand are still on their way. */
  loading: boolean;
  aim: Plan | null;
  others: readonly Plan[];
  /** A row under the pointer: its plan is drawn. */
  pointed: Plan | null;
  refused: { readonly text: string; readonly rule: string | null } | null;
  hover: SquareName | null;
  cursor: SquareName | null;
  inspected: string | null;
  confirming: Deed | null;
  handOver: Side | null;
  problem: string;
  /** Why the match is not saved, until that has been read. */
  unkept: Unkept | null;
  paused: boolean;
  busy: boolean;
  zones: boolean;
  wins: readonly Win[];
  /** The turn before is shown once more. */
  again: boolean;
  /** What could be done next. */
  suggestions: readonly Plan[];
  /** The hints that were asked for; `thinking` until they come, null while nobody has asked. */
  hints: readonly HintView[] | 'thinking' | null;
  /** What is explained because it is met for the first time, by name. */
  news: string;
  /** Squares that a drill asks for. */
  goals: readonly SquareName[];
  explained: boolean;
  /** Somebody has just scored: what follows is not shown yet. */
  celebrating: boolean;
  /** Who has just scored: shown for a moment once the run is over. */
  cheered: Cheered | null;
  /** Another tab plays the match now. */
  gone: boolean;
}
export interface Cheered {
  readonly player: string;
  readonly side: Side;
  /** For whoever wants no motion; the next question is on the screen already. */
  readonly still: boolean;
}
/** What goes on behind the screen. */
interface Behind {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the run to a touchdown is over and it counts. */
  run: ReturnType<typeof setTimeout> | undefined;
  closed: boolean;
  /** Shows at once what a celebration holds back; undefined while there is none. */
  reveal: (() => void) | undefined;
  /** Not on the screen. */
  resting: boolean;
  /** Another tab has asked for the match: no order is given any more. */
  leaving: boolean;
  underway: Promise<unknown>;
  /** Counts who was taken in hand: only the last one's plans are wanted. */
  asking: number;
  /** Clicked while the plans of the player in hand were still on their way. */
  early: SquareName[];
  /** A bot's turn is to be skipped as soon as its step under way is done. */
  skipping: boolean;
  /** Why the match is not saved. */
  unkept: Unkept | null;
}
export interface MatchState {
  readonly face: GameFace;
  /** How many people play at this screen. */
  readonly persons: number;
  readonly reckoning: ReturnType<typeof createReckoning>;
  /** Read one by one, so that each view follows only what it shows. */
  readonly snapshot: Snapshot;
  /** Takes what the table told last. */
  readonly learn: (next: Snapshot) => void;
  readonly shown: Shown;
  readonly behind: Behind;
}
/** The report is kept apart: the store merges what it is given into what it has. */
const bare = (snapshot: Snapshot): Snapshot => ({ ...snapshot, report: [] });

export const createState = (first: Snapshot): MatchState => {
  const [store, setStore] = createStore<{ snapshot: Snapshot }>({ snapshot: bare(first) });
  const face = faceFor(first.view.game.kind);
  return {
    face,
    persons: first.coaches.filter(coach => coach === 'person').length,
    reckoning: createReckoning(face.cannotFail),
    get snapshot() {
      return store.snapshot;
    },
    learn: next => setStore('snapshot', reconcile(bare(next), { key: 'id', merge: true })),
    shown: signals<Shown>({
      report: first.report,
      newsFrom: 0,
      walks: [],
      selected: null,
      plans: first.question?.plans ?? [],
      loading: false,
      aim: null,
      others: [],
      pointed: null,
      refused: null,
      hover: null,
      cursor: null,
      inspected: null,
      confirming: null,
      handOver: null,
      problem: '',
      unkept: null,
      paused: false,
      busy: false,
      zones: false,
      wins: [],
      again: false,
      suggestions: [],
      hints: null,
      news: '',
      goals: [],
      explained: false,
      celebrating: false,
      cheered: null,
      gone: false,
    }),
    behind: {
      timer: undefined,
      run: undefined,
      reveal: undefined,
      closed: false,
      resting: false,
      leaving: false,
      underway: Promise.resolve(),
      asking: 0,
      early: [],
      skipping: false,
      unkept: null,
    },
  };
};
export const playerAt = ({ snapshot }: MatchState, square: SquareName): PlayerView | undefined =>
  snapshot.view.players.find(p => sameSquare(p.square, square));
/** Asked of the table beside the match; should it not answer, that is told. */
export const beside = async ({ shown }: MatchState, asked: Promise<unknown>): Promise<void> => {
  try {
    await asked;
  } catch (error) {
    shown.problem = error instanceof Error ? error.message : String(error);
  }
};
