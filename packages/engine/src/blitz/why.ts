/** Why an answer is refused in Blitz Bowl: the first reason that applies, with its rule. Asked by people, never by rules. */
import { objectOf, verbOf } from '../kernel/question.ts';
import { type CommonReasons, type Refusal, refusalsOf } from '../kernel/refusal.ts';
import { NOBODY, type PlayerId, type Square } from '../words.ts';
import type { BlitzGame } from './game.ts';
import { GRID } from './pitches.ts';
import { areAdjacent, isMarked, isOpen, isProne, isStanding, wouldBeOpen } from './status.ts';
import {
  ACTION_VERBS,
  ACTIONS,
  Action,
  type ActionName,
  BARRED,
  DIE_FACE,
  FREE_VERBS,
  PLAY,
  REROLL,
  STOP,
  TARGET,
  TO,
} from './words.ts';

/** Why an answer of Blitz Bowl is refused, and what each reason states. */
export interface BlitzReasons extends CommonReasons {
  readonly noFreeAction: 'who';
  readonly unfinished: 'who';
  readonly noActionUnderWay: never;
  readonly markEndsMarking: never;
  readonly runEndsOpen: never;
  readonly noSuchDie: never;
  readonly cardNotNow: never;
  readonly rerollNotAllowed: never;
  readonly nothingToReroll: never;
  readonly otherSide: 'who';
  readonly noActionsLeft: never;
  readonly barred: 'who';
  readonly doneThisTurn: 'who' | 'action';
  readonly inReserves: 'who';
  readonly prone: 'who';
  readonly notProne: 'who';
  readonly onPitch: 'who';
  readonly marked: 'who';
  readonly marksNobody: 'who';
  readonly notMarked: 'who';
  readonly notInUse: 'action';
  readonly holdsNoBall: 'who';
  readonly nobodyInRange: 'who';
  readonly nobodyToMark: 'who';
  readonly nowhereOpen: 'who';
  readonly nobodyToFoul: 'who';
  readonly nobodyToThrow: 'who';
  readonly endZoneFull: never;
  readonly cannotNow: 'who' | 'action';
  readonly notToComeBackOn: 'square';
  readonly notAdjacent: 'who' | 'square' | 'from';
  readonly occupied: 'whom' | 'square';
  readonly blocked: 'square';
  readonly notOpenThere: 'who' | 'square';
  readonly noMarkThrough: 'square';
  readonly besideOpponent: 'square';
  readonly noOpenEnd: 'square';
  readonly noTeammate: 'who' | 'whom';
  readonly notStanding: 'whom';
  readonly outOfRange: 'whom';
  readonly sameSide: 'whom';
  readonly notMarkedBy: 'who' | 'whom';
  readonly targetNotProne: 'whom';
  readonly targetNotAdjacent: 'who' | 'whom';
}
const refusal = refusalsOf<BlitzReasons>();

/** Rules by the id of the 2024 book; an edition that prints one under another id is quoted by that one. */
export const why = (g: BlitzGame, answer: number): Refusal => {
  const found = whyNot(g, answer);
  return found.rule === undefined ? found : { ...found, rule: g.rules.edition.citedAs[found.rule] ?? found.rule };
};
const whyNot = (g: BlitzGame, answer: number): Refusal => {
  const verb = verbOf(answer);
  const name = g.question.name;
  const player = objectOf(answer) as PlayerId;
  if (ACTION_VERBS.includes(verb) && name === 'action') return whyNoAction(g, ACTION_VERBS.indexOf(verb), player);
  if (FREE_VERBS.includes(verb)) return refusal('noFreeAction', { who: g.playerName(player) }, 'BU-FREE-04');
  if (ACTION_VERBS.includes(verb) && WALKS.includes(name))
    return refusal('unfinished', { who: g.playerName(g.about(0) as PlayerId) });
  if ((verb === TO || verb === TARGET) && name === 'action') return refusal('noActionUnderWay', {});
  if (verb === TO) return whyNotTo(g, objectOf(answer) as Square);
  if (verb === TARGET) return whyNotTarget(g, player);
  if (verb === STOP && name === 'markStep') return refusal('markEndsMarking', {}, 'BU-MARK-03');
  if (verb === STOP && name === 'runStep') return refusal('runEndsOpen', {}, 'BU-RUN-13');
  if (verb === DIE_FACE && name === 'blockFace') return refusal('noSuchDie', {}, 'BU-BLOCK-03');
  if (verb === PLAY) return refusal('cardNotNow', {});
  if (verb === REROLL)
    return name === 'reroll' ? refusal('rerollNotAllowed', {}, 'BU-REROLL-06') : refusal('nothingToReroll', {});
  return NOT_ASKED;
};
const WALKS: readonly string[] = ['runStep', 'markStep', 'sidestep', 'blockTarget', 'throwTarget', 'foulTarget'];
const NOT_ASKED = refusal('notAsked', {});
const placeOf = (sq: Square): readonly [number, number] => [GRID.column(sq), GRID.row(sq)];

// --- which Action ------------------------------------------------------------------------------------------------
const whyNoAction = (g: BlitzGame, kind: number, player: PlayerId): Refusal => {
  const who = g.playerName(player);
  if (g.control(player) !== g.asked) return refusal('otherSide', { who }, 'BU-ACTION-11');
  if (g.actionsLeft === 0) return refusal('noActionsLeft', {}, 'BU-ACTION-01');
  if (g.isAffected(player, BARRED)) return refusal('barred', { who }, 'BU-FREE-08');
  if (g.hasDone(player, kind)) return refusal('doneThisTurn', { who, action: actionName(kind) }, 'BU-ACTION-03');
  return whyNotByStatus(g, kind, player, who) ?? whyNothingToDo(g, kind, player, who);
};
const actionName = (kind: number): ActionName => ACTIONS[kind] as ActionName;
/** BU-ACTION-06 to -09 */
const whyNotByStatus = (g: BlitzGame, kind: number, player: PlayerId, who: string): Refusal | undefined => {
  if (!g.onPitch(player)) return kind === Action.reserves ? undefined : refusal('inReserves', { who }, 'BU-ACTION-09');
  if (isProne(g, player)) return kind === Action.standUp ? undefined : refusal('prone', { who }, 'BU-ACTION-08');
  if (kind === Action.standUp) return refusal('notProne', { who }, 'BU-STAND-01');
  if (kind === Action.reserves) return refusal('onPitch', { who }, 'BU-RESERVE-01');
  if (isMarked(g, player) && OPEN_ONLY.includes(kind)) return refusal('marked', { who }, 'BU-ACTION-07');
  if (isOpen(g, player) && kind === Action.block) return refusal('marksNobody', { who }, 'BU-BLOCK-01');
  if (isOpen(g, player) && kind === Action.sidestep) return refusal('notMarked', { who }, 'BU-SIDESTEP-01');
  return undefined;
};
const OPEN_ONLY: readonly number[] = [Action.run, Action.mark, Action.throw, Action.foul, Action.throwTeammate];
const whyNothingToDo = (g: BlitzGame, kind: number, player: PlayerId, who: string): Refusal => {
  const { options } = g.rules;
  const action = actionName(kind);
  if (kind === Action.foul && !options.fouls) return refusal('notInUse', { action });
  if (kind === Action.throwTeammate && !options.throwTeammate) return refusal('notInUse', { action });
  if (kind === Action.throw && !g.holdsBall(player)) return refusal('holdsNoBall', { who }, 'BU-THROW-01');
  if (kind === Action.throw) return refusal('nobodyInRange', { who }, 'BU-THROW-02');
  if (kind === Action.mark) return refusal('nobodyToMark', { who }, 'BU-MARK-07');
  if (kind === Action.sidestep) return refusal('nowhereOpen', { who }, 'BU-SIDESTEP-03');
  if (kind === Action.foul) return refusal('nobodyToFoul', { who }, 'BU-FOUL-01');
  if (kind === Action.throwTeammate) return refusal('nobodyToThrow', { who }, 'BU-TTM-04');
  if (kind === Action.reserves) return refusal('endZoneFull', {}, 'BU-RESERVE-03');
  return refusal('cannotNow', { who, action });
};

// --- which square, which target ------------------------------------------------------------------------------------
const whyNotTo = (g: BlitzGame, to: Square): Refusal => {
  const name = g.question.name;
  const square = placeOf(to);
  if (name === 'reservesSquare') return refusal('notToComeBackOn', { square }, 'BU-RESERVE-02');
  if (name !== 'runStep' && name !== 'markStep' && name !== 'sidestep') return NOT_ASKED;
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const there = g.playerAt(to);
  if (GRID.distance(g.square(player), to) !== 1)
    return refusal('notAdjacent', { who, square, from: placeOf(g.square(player)) }, 'BU-RUN-02');
  if (there !== NOBODY) return refusal('occupied', { whom: g.playerName(there), square }, 'BU-RUN-04');
  if (g.pitch.blocked[to]) return refusal('blocked', { square }, 'BU-RUN-05');
  if (name === 'sidestep') return refusal('notOpenThere', { who, square }, 'BU-SIDESTEP-02');
  if (name === 'markStep') return refusal('noMarkThrough', { square }, 'BU-MARK-07');
  if (!wouldBeOpen(g, g.control(player), to)) return refusal('besideOpponent', { square }, 'BU-RUN-03');
  return refusal('noOpenEnd', { square }, 'BU-RUN-13');
};
const whyNotTarget = (g: BlitzGame, target: PlayerId): Refusal => {
  const name = g.question.name;
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const whom = g.playerName(target);
  const same = g.control(target) === g.control(player);
  if (name === 'throwTarget') {
    if (target === player || !same) return refusal('noTeammate', { who, whom }, 'BU-THROW-02');
    if (!isStanding(g, target)) return refusal('notStanding', { whom }, 'BU-THROW-02');
    return refusal('outOfRange', { whom }, 'BU-THROW-03');
  }
  if (name === 'blockTarget') {
    if (same) return refusal('sameSide', { whom }, 'BU-BLOCK-01');
    if (!isStanding(g, target)) return refusal('notStanding', { whom }, 'BU-BLOCK-01');
    return refusal('notMarkedBy', { who, whom }, 'BU-BLOCK-01');
  }
  if (name === 'foulTarget')
    return areAdjacent(g, player, target)
      ? refusal('targetNotProne', { whom }, 'BU-FOUL-01')
      : refusal('targetNotAdjacent', { who, whom }, 'BU-FOUL-01');
  return NOT_ASKED;
};
