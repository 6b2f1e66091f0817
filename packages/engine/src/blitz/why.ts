/** Why an answer is refused in Blitz Bowl: the first reason that applies, with its rule. Asked by people, never by rules. */
import type { Refusal } from '../kernel/game.ts';
import { objectOf, verbOf } from '../kernel/question.ts';
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

/** `rule` by the id of the 2024 book; an edition that prints it under another id is quoted by that one. */
const because = (rule: string, text: string): Refusal => ({ text, rule });
const plainly = (text: string): Refusal => ({ text });

export const why = (g: BlitzGame, answer: number): Refusal => {
  const { text, rule } = whyNot(g, answer);
  return rule === undefined ? { text } : { text, rule: g.rules.edition.citedAs[rule] ?? rule };
};
const whyNot = (g: BlitzGame, answer: number): Refusal => {
  const verb = verbOf(answer);
  const name = g.question.name;
  const player = objectOf(answer) as PlayerId;
  if (ACTION_VERBS.includes(verb) && name === 'action') return whyNoAction(g, ACTION_VERBS.indexOf(verb), player);
  if (FREE_VERBS.includes(verb))
    return because('BU-FREE-04', `nothing grants ${g.playerName(player)} that free Action`);
  if (ACTION_VERBS.includes(verb) && WALKS.includes(name))
    return plainly(`${g.playerName(g.about(0) as PlayerId)} has not finished its Action`);
  if ((verb === TO || verb === TARGET) && name === 'action')
    return plainly(
      `no Action is under way: ${inQuotes(g, answer)} comes after one was chosen, and before it has ended`,
    );
  if (verb === TO) return whyNotTo(g, objectOf(answer) as Square, answer);
  if (verb === TARGET) return whyNotTarget(g, player, answer);
  if (verb === STOP && name === 'markStep') return because('BU-MARK-03', 'a Mark ends next to a standing opponent');
  if (verb === STOP && name === 'runStep') return because('BU-RUN-13', 'this Run must end on a square that is Open');
  if (verb === DIE_FACE && name === 'blockFace') return because('BU-BLOCK-03', 'no die shows that');
  if (verb === PLAY) return plainly('that card is not in the hand, or this is not its moment');
  if (verb === REROLL)
    return name === 'reroll'
      ? because('BU-REROLL-06', 'nothing allows this re-roll')
      : plainly('no roll lies on the table that could be re-rolled');
  return notAsked(g, answer);
};
const WALKS: readonly string[] = ['runStep', 'markStep', 'sidestep', 'blockTarget', 'throwTarget', 'foulTarget'];
/** Nothing better to say: what is asked. */
const notAsked = (g: BlitzGame, answer: number): Refusal =>
  plainly(`${inQuotes(g, answer)} does not answer the question "${g.question.name}" that is open`);
const inQuotes = (g: BlitzGame, answer: number): string => JSON.stringify(g.nameAnswer(answer));
const squareText = (sq: Square): string => `[${GRID.column(sq)}, ${GRID.row(sq)}]`;

// --- which Action ------------------------------------------------------------------------------------------------
const whyNoAction = (g: BlitzGame, kind: number, player: PlayerId): Refusal => {
  const who = g.playerName(player);
  const action = ACTIONS[kind] as ActionName;
  if (g.control(player) !== g.asked) return because('BU-ACTION-11', `${who} is a player of the other side`);
  if (g.actionsLeft === 0) return because('BU-ACTION-01', 'all Actions of this turn are taken');
  if (g.isAffected(player, BARRED)) return because('BU-FREE-08', `${who} may make no more Actions this turn`);
  if (g.hasDone(player, kind)) return because('BU-ACTION-03', `${who} has made a ${action} this turn`);
  return whyNotByStatus(g, kind, player, who) ?? whyNothingToDo(g, kind, player, who);
};
/** BU-ACTION-06 to -09 */
const whyNotByStatus = (g: BlitzGame, kind: number, player: PlayerId, who: string): Refusal | undefined => {
  if (!g.onPitch(player))
    return kind === Action.reserves
      ? undefined
      : because('BU-ACTION-09', `${who} is in Reserves: it can only come back`);
  if (isProne(g, player))
    return kind === Action.standUp ? undefined : because('BU-ACTION-08', `${who} is Prone: it can only stand up`);
  if (kind === Action.standUp) return because('BU-STAND-01', `${who} is not Prone`);
  if (kind === Action.reserves) return because('BU-RESERVE-01', `${who} is on the pitch`);
  if (isMarked(g, player) && OPEN_ONLY.includes(kind)) return because('BU-ACTION-07', `${who} is Marked`);
  if (isOpen(g, player) && kind === Action.block) return because('BU-BLOCK-01', `${who} Marks nobody`);
  if (isOpen(g, player) && kind === Action.sidestep) return because('BU-SIDESTEP-01', `${who} is not Marked`);
  return undefined;
};
const OPEN_ONLY: readonly number[] = [Action.run, Action.mark, Action.throw, Action.foul, Action.throwTeammate];
const whyNothingToDo = (g: BlitzGame, kind: number, player: PlayerId, who: string): Refusal => {
  const { options } = g.rules;
  if (kind === Action.foul && !options.fouls) return plainly('fouls are not in use in this match');
  if (kind === Action.throwTeammate && !options.throwTeammate)
    return plainly('Throw Team-mate is not in use in this match');
  if (kind === Action.throw && !g.holdsBall(player)) return because('BU-THROW-01', `${who} holds no ball`);
  if (kind === Action.throw) return because('BU-THROW-02', `no team-mate is in range of ${who}`);
  if (kind === Action.mark) return because('BU-MARK-07', `no way of ${who} ends next to a standing opponent`);
  if (kind === Action.sidestep) return because('BU-SIDESTEP-03', `no square next to ${who} would leave it Open`);
  if (kind === Action.foul) return because('BU-FOUL-01', `no Prone opponent is next to ${who}`);
  if (kind === Action.throwTeammate) return because('BU-TTM-04', `${who} has no team-mate to throw`);
  if (kind === Action.reserves) return because('BU-RESERVE-03', 'no square of the End Zone is free');
  return plainly(`${who} cannot make a ${ACTIONS[kind]} now`);
};

// --- which square, which target ------------------------------------------------------------------------------------
const whyNotTo = (g: BlitzGame, to: Square, answer: number): Refusal => {
  const name = g.question.name;
  if (name === 'reservesSquare') return because('BU-RESERVE-02', `${squareText(to)} is no square to come back on`);
  if (name !== 'runStep' && name !== 'markStep' && name !== 'sidestep') return notAsked(g, answer);
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const there = g.playerAt(to);
  if (GRID.distance(g.square(player), to) !== 1)
    return because('BU-RUN-02', `${squareText(to)} is not next to ${who} on ${squareText(g.square(player))}`);
  if (there !== NOBODY) return because('BU-RUN-04', `${g.playerName(there)} is on ${squareText(to)}`);
  if (g.pitch.blocked[to]) return because('BU-RUN-05', `${squareText(to)} is blocked`);
  if (name === 'sidestep') return because('BU-SIDESTEP-02', `${who} would not be Open on ${squareText(to)}`);
  if (name === 'markStep') return because('BU-MARK-07', `no Mark leads on from ${squareText(to)}`);
  if (!wouldBeOpen(g, g.control(player), to))
    return because('BU-RUN-03', `${squareText(to)} is next to a standing opponent`);
  return because('BU-RUN-13', `this Run could not end Open from ${squareText(to)}`);
};
const whyNotTarget = (g: BlitzGame, target: PlayerId, answer: number): Refusal => {
  const name = g.question.name;
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const whom = g.playerName(target);
  const same = g.control(target) === g.control(player);
  if (name === 'throwTarget') {
    if (target === player || !same) return because('BU-THROW-02', `${whom} is no team-mate of ${who}`);
    if (!isStanding(g, target)) return because('BU-THROW-02', `${whom} is not standing`);
    return because('BU-THROW-03', `${whom} is out of range`);
  }
  if (name === 'blockTarget') {
    if (same) return because('BU-BLOCK-01', `${whom} is of the same side`);
    if (!isStanding(g, target)) return because('BU-BLOCK-01', `${whom} is not standing`);
    return because('BU-BLOCK-01', `${whom} is not Marked by ${who}`);
  }
  if (name === 'foulTarget')
    return because(
      'BU-FOUL-01',
      areAdjacent(g, player, target) ? `${whom} is not Prone` : `${whom} is not next to ${who}`,
    );
  return notAsked(g, answer);
};
