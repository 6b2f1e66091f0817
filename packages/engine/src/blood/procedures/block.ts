/** One block: the dice, who picks, what the result does to both players (B16-BLOCK, B16-FOLLOW). */
import { answerOf } from '../../kernel/question.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { AGAIN, CALLED_OFF, Moment } from '../moments.ts';
import { areAdjacent, isRooted, isStanding, procedure, question } from '../status.ts';
import { BLOCK_DIE, DIE_FACE, FACES, Face, type FaceName, faceOf, Harm, KEEP, NO, ROOTED, YES } from '../words.ts';
import { isAboutToScore } from './aim.ts';
import { SettleBalls } from './ball.ts';
import { notePush } from './feats.ts';
import { goDown, Hurt, KnockDown } from './harm.ts';
import { anySayAt, atMoment, quietly } from './moment.ts';
import { placeProne, scoreAllAtOnce, scoreAtOnce } from './prone.ts';
import { Push } from './push.ts';
import { diceFor as diceOf, generalSources, offerRerolls, PayForReroll, poolSources, SEVERAL } from './rerolls.ts';
import { Blocking, describeBlock } from './strength.ts';

/** Who does not fall, where both would: bits. */
export const Stays = { attacker: 1, defender: 2, bothProne: 4 } as const;
/** Whether the blocker may go after the opponent. */
export const Following = { open: 0, barred: 1, must: 2 } as const;

// --- questions -----------------------------------------------------------------------------------------------------
export const offerFaces = (g: BloodGame, except = 0): void => {
  let seen = except;
  for (let i = 0; i < g.rolledCount; i++) {
    const face = faceOf(g.rolled(i));
    if (seen & (1 << face)) continue;
    seen |= 1 << face;
    g.offer(DIE_FACE, face);
  }
};
/** Nothing is better than the best face on every die. */
export const allDown = (g: BloodGame): boolean => {
  for (let i = 0; i < g.rolledCount; i++) if (faceOf(g.rolled(i)) !== Face.defenderDown) return false;
  return g.rolledCount > 0;
};
const extraFaces = (g: BloodGame, player: PlayerId, target: PlayerId): number =>
  quietly(g, Moment.extraFaces, player, target, 0, 0);
/** The coach who picks the die; the blocker's coach may re-roll all dice instead. */
const AskBlockDie = question(
  'blockDie',
  ['player', 'target', 'sources'],
  (g, player, target, sources) => {
    const extra = g.asked === g.control(player) ? extraFaces(g, player, target) : 0;
    offerFaces(g, extra);
    for (let face = 0; face < FACES.length; face++) if (extra & (1 << face)) g.offer(DIE_FACE, face);
    offerRerolls(g, sources);
  },
  { onTheWay: true, obvious: g => (allDown(g) ? answerOf(DIE_FACE, Face.defenderDown) : undefined) },
);
/** B16-OQ-20: the blocker's coach decides on a re-roll before the other coach picks. */
const AskBlockReroll = question(
  'blockReroll',
  ['player', 'target', 'sources'],
  (g, _player, _target, sources) => {
    g.offer(KEEP);
    offerRerolls(g, sources);
  },
  { decline: KEEP, onTheWay: true, breaksIn: true, obvious: g => (allDown(g) ? answerOf(KEEP) : undefined) },
);
const AskFollowUp = question(
  'followUp',
  ['player', 'target', 'from'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);

/** Shrank back from the block: nothing came of it. */
export const SHRUNK_BACK = 2;
/** Leaves 1 in `g.result` when the block is to be made once more, or `SHRUNK_BACK`. */
export const Block = procedure(
  'Block',
  ['player', 'target', 'flags'],
  ['dice', 'face', 'again', 'option'],
  [
    approach,
    closeIn,
    rollDice,
    askDie,
    rerollFirst,
    payReroll,
    rolledAgain,
    whichDie,
    castChosen,
    beforeTheyPick,
    theyPick,
    picked,
    faceTaken,
    takeResult,
  ],
);
const BlockResult = procedure(
  'BlockResult',
  ['player', 'target', 'flags', 'face'],
  ['stays', 'from', 'before'],
  [
    resolve,
    decide,
    // somebody falls where it stands
    layDown,
    defenderFalls,
    attackerFalls,
    bothDone,
    // pushes
    push,
    pushed,
    mayFollowUp,
    askFollowUp,
    followUp,
    left,
    followed,
    crowd,
    knockDown,
    settle,
    done,
    repeat,
  ],
);

// --- before the dice -----------------------------------------------------------------------------------------------
function approach(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  atMoment(g, Moment.beforeAttack, player, target, flags, flags);
}
/** What came before may have gone wrong for somebody. */
function closeIn(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const how = g.result;
  g.result = 0;
  if (how === CALLED_OFF) {
    g.result = SHRUNK_BACK;
    return g.finish();
  }
  if (!isStanding(g, target) || !(how & Blocking.afar || areAdjacent(g, player, target))) return g.finish(); // it has run into the way of the throw
  g.keep('flags', how);
  if ((how & ONE_OF_TWO) === ONE_OF_TWO && g.scorer === NOBODY) return;
  if (!isStanding(g, player)) return g.finish();
  if (g.turnover !== 0 && !hasQuality(g, player, Quality.neutral)) return g.finish();
}
/** One of two blocks that are one Action: it is made whatever has come of the other (B25-SKILL-MULTIPLEBLOCK-02). */
const ONE_OF_TWO = Blocking.multiple | Blocking.declared;

// --- the dice ------------------------------------------------------------------------------------------------------
function rollDice(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const sheet = describeBlock(g, g.sheet, player, target, flags);
  const dice = g.keep('dice', sheet.dice);
  const count = Math.abs(dice);
  g.setRolledCount(count);
  for (let i = 0; i < count; i++) g.setRolled(i, g.roll(BLOCK_DIE));
  g.events?.push({
    type: 'blockRolled',
    player,
    target,
    dice: Array.from({ length: count }, (_, i) => FACES[g.rolled(i)] as FaceName),
    chooser: chooser(g, player, target, dice),
    modifiers: sheet.modifiers(),
  });
}
const chooser = (g: BloodGame, player: PlayerId, target: PlayerId, dice: number): Seat => {
  const own = g.control(player);
  if (dice > 0) return own;
  return hasQuality(g, target, Quality.neutral) ? otherSeat(own) : g.control(target);
};
/** B16-REROLL-01, -02: all dice, once. */
function askDie(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const dice = g.slot('dice');
  const flags = g.slot('flags');
  const sources = g.slot('again') !== 0 ? 0 : generalSources(g, player) | poolSources(g, player, target, flags);
  if (dice < 0) {
    if (sources === 0) return g.goto(beforeTheyPick);
    return g.ask(AskBlockReroll, g.control(player), player, target, sources);
  }
  if (dice === 1 && sources === 0 && extraFaces(g, player, target) === 0) {
    g.keep('face', faceOf(g.rolled(0)));
    return g.goto(takeResult);
  }
  g.goto(picked);
  g.ask(AskBlockDie, g.control(player), player, target, sources);
}
function rerollFirst(g: BloodGame): void {
  g.goto(g.answered(KEEP) ? beforeTheyPick : payReroll);
}
function payReroll(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  g.keep('again', 1);
  g.keep('option', diceOf(g, g.object, player, target, flags));
  g.call(PayForReroll, player, g.object);
}
/** The dice that are rolled again are off the table: whatever they showed, it goes on alike. */
function rolledAgain(g: BloodGame): void {
  if (g.result === 0) return g.goto(askDie);
  const dice = g.slot('option');
  g.keep('face', 0);
  if (dice !== 0) return askWhichDie(g, dice);
  g.setRolledCount(0);
  g.goto(rollDice);
}
/** Which one of them is asked where it makes a difference, and while there may be more of them. */
const askWhichDie = (g: BloodGame, dice: number): void => {
  let faces = 0;
  for (let i = 0; i < g.rolledCount; i++) if (dice & (1 << i)) faces |= 1 << faceOf(g.rolled(i));
  const alike = (faces & (faces - 1)) === 0 && (dice & SEVERAL) === 0;
  if (!alike) return g.ask(AskWhichDie, g.control(g.slot('player')), g.slot('player'), dice, g.slot('face'));
  g.keep('face', dice & -dice);
  g.goto(castChosen);
};
/** `sources` are the dice to pick from, `face` those picked before: then that may be all. */
const AskWhichDie = question(
  'rerollDie',
  ['player', 'sources', 'face'],
  (g, _player, dice, picked) => {
    let seen = 0;
    for (let i = 0; i < g.rolledCount; i++) {
      const face = faceOf(g.rolled(i));
      if (!(dice & (1 << i)) || seen & (1 << face)) continue;
      seen |= 1 << face;
      g.offer(DIE_FACE, face);
    }
    if (picked !== 0) g.offer(KEEP);
  },
  { decline: KEEP, onTheWay: true },
);
function whichDie(g: BloodGame): void {
  if (g.answered(KEEP)) return;
  const dice = g.slot('option');
  for (let i = 0; i < g.rolledCount; i++) {
    if (!(dice & (1 << i)) || faceOf(g.rolled(i)) !== g.object) continue;
    g.keep('face', g.slot('face') | (1 << i));
    const left = g.keep('option', dice & ~(1 << i));
    if (!(left & SEVERAL) || left === SEVERAL) return;
    g.goto(whichDie);
    return askWhichDie(g, left);
  }
}
function castChosen(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.goto(askDie);
  const dice = g.slot('face');
  for (let i = 0; i < g.rolledCount; i++) if (dice & (1 << i)) g.setRolled(i, g.roll(BLOCK_DIE));
  g.keep('face', 0);
  g.events?.push({
    type: 'blockRolled',
    player,
    target,
    dice: Array.from({ length: g.rolledCount }, (_, i) => FACES[g.rolled(i)] as FaceName),
    chooser: chooser(g, player, target, g.slot('dice')),
    modifiers: [],
  });
}
function beforeTheyPick(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  atMoment(g, Moment.beforeTheyChoose, player, target, flags, 0);
}
/** The defender's coach picks. */
function theyPick(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.ask(AskBlockDie, chooser(g, player, target, -1), player, target, 0);
}
function picked(g: BloodGame): void {
  if (!g.answered(DIE_FACE)) return g.goto(payReroll);
  g.keep('face', g.object);
}
function faceTaken(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  atMoment(g, Moment.faceTaken, player, target, flags, g.slot('face'));
}

function takeResult(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  g.become(BlockResult, player, target, flags, g.slot('face'));
}

// --- the result ----------------------------------------------------------------------------------------------------
function resolve(g: BloodGame, player: PlayerId, target: PlayerId, flags: number, face: number): void {
  g.setRolledCount(0);
  g.setPushedOff(NOBODY, NOWHERE);
  g.events?.push({ type: 'blockResult', player, target, face: FACES[face] as FaceName });
  atMoment(g, Moment.faceCounts, player, target, flags, face);
}
function decide(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const face = g.keep('face', g.result);
  g.result = Stays.defender;
  if (face === Face.bothDown) atMoment(g, Moment.bothDown, player, target, flags, 0);
  else if (face !== Face.attackerDown) g.goto(push);
}
/** Whoever falls does so at the same instant; who is Placed Prone rolls no armour. */
function layDown(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const stays = g.keep('stays', g.result);
  if (stays & Stays.bothProne) {
    placeProne(g, target);
    placeProne(g, player);
    return tellLaidDown(g, target, player, flags);
  }
  const atOnce = !anySayAt(g, Moment.goingDown) && !anySayAt(g, Moment.ballDropped);
  if (stays === 0 && !hasQuality(g, player, Quality.neutral) && atOnce) goDown(g, player);
}
/** Whoever belongs to nobody is gone by now. */
const tellLaidDown = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void => {
  if (g.onPitch(player)) atMoment(g, Moment.laidDown, player, by, flags, 0);
};
/** B16-OQ-21: the defender's armour first; dropped balls bounce after both. */
function defenderFalls(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const stays = g.slot('stays');
  if (stays & Stays.bothProne) return tellLaidDown(g, player, target, flags);
  if (!(stays & Stays.defender)) g.call(KnockDown, target, player, Harm.block);
}
function attackerFalls(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.slot('stays') & (Stays.attacker | Stays.bothProne)) return;
  if (g.slot('stays') === 0 && anySayAt(g, Moment.goingDown) && !isStanding(g, player)) return dragDown(g, player);
  g.call(KnockDown, player, target, Harm.block);
}
/** Whoever its opponent has taken along by then is hurt already: nobody is knocked down twice by one block. */
const dragDown = (g: BloodGame, player: PlayerId): void => {
  if (g.control(player) === g.active) g.causeTurnover('knockedDown');
};
function bothDone(g: BloodGame): void {
  g.goto(settle);
}

// --- pushes --------------------------------------------------------------------------------------------------------
function push(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  g.keep('from', g.square(target));
  g.keep('before', NOWHERE);
  g.call(Push, player, target, flags);
}
function pushed(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (g.result === 0) return g.goto(crowd);
  atMoment(g, Moment.movedBack, player, target, flags, g.slot('face'));
}
function mayFollowUp(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (!canFollow(g, player, g.slot('from'), flags)) return g.goto(left);
  const at = flags & Blocking.careering ? Following.must : Following.open;
  atMoment(g, Moment.followUp, player, target, flags, at);
}
/** B16-FOLLOW-01, B16-OQ-19: not out of the End Zone with the ball; B25-Q-31: nor once a chain has taken it elsewhere. */
const canFollow = (g: BloodGame, player: PlayerId, from: Square, flags: number): boolean => {
  if (flags & (Blocking.multiple | Blocking.afar) || g.playerAt(from) !== NOBODY) return false;
  if (!g.onPitch(player) || g.grid.distance(g.square(player), from) !== 1) return false;
  if (flags & Blocking.careering ? g.isAffected(player, ROOTED) : isRooted(g, player)) return false; // B25-TRAIT-BALLANDCHAIN-02
  return !isAboutToScore(g, player) || g.grid.column(from) === g.grid.column(g.square(player));
};
function askFollowUp(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === Following.open) return g.ask(AskFollowUp, g.control(player), player, target, g.slot('from'));
  if (g.result === Following.must) follow(g, player);
  g.goto(left);
}
function followUp(g: BloodGame, player: PlayerId): void {
  if (g.answered(YES)) follow(g, player);
}
/** B16-FOLLOW-03 */
const follow = (g: BloodGame, player: PlayerId): void => {
  const before = g.keep('before', g.square(player));
  const to = g.slot('from');
  g.put(player, to);
  g.events?.push({ type: 'followedUp', player, from: before, to });
  if (g.rules.edition.scoresAtOnce) scoreAtOnce(g, player); // B25-Q-55: whatever becomes of it next
};
/** Following up is leaving a square too. Whoever is knocked down lies there by now: it is one result (B16-OQ-28). */
function left(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (!g.rules.edition.followUpLeaves) return;
  const before = g.slot('before');
  const fells = g.slot('face') !== Face.pushed && g.onPitch(target) && !hasQuality(g, target, Quality.neutral);
  if (fells && !anySayAt(g, Moment.goingDown)) goDown(g, target);
  if (before !== NOWHERE) atMoment(g, Moment.left, player, NOBODY, 0, 0, before);
}
function followed(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (g.onPitch(target)) atMoment(g, Moment.followedUp, player, target, flags, g.slot('face'));
}
/** B16-PUSH-09, -10, B16-OQ-27: only now the crowd gets its hands on whoever went over the line. */
function crowd(g: BloodGame, player: PlayerId): void {
  const off = g.pushedOff;
  if (off === NOBODY) return;
  notePush(g, off, player);
  g.call(Hurt, off, NOBODY, Harm.crowd, 0);
}
function knockDown(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const off = g.pushedOff;
  g.setPushedOff(NOBODY, NOWHERE);
  if (off === target || g.slot('face') === Face.pushed) return; // B16-PUSH-09
  g.call(KnockDown, target, player, Harm.block);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function done(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  scoreAllAtOnce(g); // B16-TD-06
  atMoment(g, Moment.blockDone, player, target, flags, g.slot('face'));
}
function repeat(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const again = g.result === AGAIN && g.turnover === 0;
  g.result = again && isStanding(g, player) && isStanding(g, target) && areAdjacent(g, player, target) ? 1 : 0;
}
