/** One block: the dice, who picks, what the result does to both players (B16-BLOCK, B16-ASSIST, B16-FOLLOW). */
import { teamTarget } from '../../kernel/effects.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { nextToSideline } from '../pitch.ts';
import {
  areAdjacent,
  cite,
  inScoringZone,
  isRooted,
  isStanding,
  neighbourAt,
  procedure,
  question,
  zonesAgainst,
} from '../status.ts';
import {
  BLOCK_DIE,
  DIE_FACE,
  FACES,
  Face,
  type FaceName,
  faceOf,
  Harm,
  KEEP,
  Roll as Kind,
  KNUCKLEDUSTERS,
  NO,
  Reroll,
  ROWDY_FANS,
  Skill,
  Stat,
  UNCLAIMED,
  YES,
} from '../words.ts';
import { SettleBalls } from './ball.ts';
import { DumpOff } from './dumpoff.ts';
import { maybeShadow } from './grips.ts';
import { Hurt, KnockDown } from './harm.ts';
import { dropBall, placeProne, scoreAtOnce } from './prone.ts';
import { Push, Pushing } from './push.ts';
import { AskSkill, offerRerolls, PayForReroll, proOpen, Roll, teamRerollOpen } from './rolls.ts';

/** How a block came about: bits of the slot `flags`. */
export const Blocking = {
  blitz: 1,
  /** The blitzer moved before it (Horns). */
  moved: 2,
  /** The second block of a Frenzy. */
  again: 4,
  /** One of two blocks at once. */
  multiple: 8,
  /** Not chosen but run into: no Foul Appearance, and the follow-up is a must. */
  careering: 16,
  /** Found the courage: as strong as the opponent. */
  dauntless: 32,
} as const;

// --- strength ------------------------------------------------------------------------------------------------------
const MULTIPLE_BLOCK_STRENGTH = 2;

/** B16-BLOCK-04, B16-ASSIST-01 to -10: `sheet.dice` below 0 when the defender's coach picks. */
export const describeBlock = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): RollSheet => {
  sheet.begin('block', player, 0);
  let ours = attackStrength(g, player, flags);
  let theirs = defenceStrength(g, target, flags);
  sheet.add(g.stat(player, Stat.strength), 'strength', cite(g, 'B16-BLOCK-04'), player);
  if (usesHorns(g, player, flags)) sheet.add(1, 'horns', 'B16-XSKILL-18', player);
  if (flags & Blocking.dauntless && theirs > ours) {
    sheet.add(theirs - ours, 'dauntless', 'B16-XSKILL-08', player);
    ours = theirs;
  }
  if (g.rules.options.assists && !isUnclaimed(g, player)) ours += addAssists(g, sheet, player, target, 1);
  sheet.add(-g.stat(target, Stat.strength), 'strength', cite(g, 'B16-BLOCK-04'), target);
  if (flags & Blocking.multiple) sheet.add(-MULTIPLE_BLOCK_STRENGTH, 'multipleBlock', 'B16-XSKILL-50', target);
  const amongFriends = areFriends(g, player, target);
  if (g.rules.options.assists && !isUnclaimed(g, target) && !amongFriends)
    theirs += addAssists(g, sheet, target, player, -1);
  sheet.dice = amongFriends ? Math.abs(diceFor(ours, theirs)) : diceFor(ours, theirs);
  return sheet;
};
const usesHorns = (g: BloodGame, player: PlayerId, flags: number): boolean =>
  (flags & Blocking.moved) !== 0 && g.can(player, Skill.horns);
const attackStrength = (g: BloodGame, player: PlayerId, flags: number): number =>
  g.stat(player, Stat.strength) + (usesHorns(g, player, flags) ? 1 : 0);
const defenceStrength = (g: BloodGame, target: PlayerId, flags: number): number =>
  g.stat(target, Stat.strength) + (flags & Blocking.multiple ? MULTIPLE_BLOCK_STRENGTH : 0);
/** B16-XSKILL-02: a team-mate that a Ball and Chain runs into; its coach picks the die, and nobody helps it. */
const areFriends = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  g.control(player) === g.control(target) && !isUnclaimed(g, player);
/** B16-BLOCK-04 */
export const diceFor = (ours: number, theirs: number): number => {
  if (ours === theirs) return 1;
  if (ours > theirs) return ours > 2 * theirs ? 3 : 2;
  return theirs > 2 * ours ? -3 : -2;
};
/** B16-ASSIST-04 to -07, B16-OQ-72, -73: every player that helps `helped` against `opponent`. */
const addAssists = (g: BloodGame, sheet: RollSheet, helped: PlayerId, opponent: PlayerId, sign: 1 | -1): number => {
  const seat = g.control(helped);
  const sq = g.square(opponent);
  const ownZone = g.reaches(opponent) && g.control(opponent) !== seat ? 1 : 0;
  let count = 0;
  if (g.reach(seat, sq) > (g.reaches(helped) ? 1 : 0)) {
    for (let d = 0; d < 8; d++) {
      const p = neighbourAt(g, sq, d);
      if (p === NOBODY || p === helped || g.control(p) !== seat || !g.reaches(p)) continue;
      if (zonesAgainst(g, seat, g.square(p)) > ownZone && !g.can(p, Skill.guard)) continue;
      if (rowdyAgainst(g, p)) continue;
      sheet.add(sign, 'assist', cite(g, 'B16-ASSIST-01'), p);
      count++;
    }
  }
  if (rowdyFor(g, seat, opponent)) {
    sheet.add(sign, 'rowdyFans', 'B16-SPCARD-04', opponent);
    count++;
  }
  return count;
};
/** B16-SPCARD-04 */
const rowdyFor = (g: BloodGame, seat: Seat, opponent: PlayerId): boolean =>
  g.rules.options.cards &&
  nextToSideline(g.square(opponent)) &&
  g.isAffected(teamTarget(seat), ROWDY_FANS) &&
  !isUnclaimed(g, opponent);
/** B16-SPCARD-08 */
const isUnclaimed = (g: BloodGame, player: PlayerId): boolean =>
  g.rules.options.cards && g.isAffected(player, UNCLAIMED);
/** Rowdy Fans keep opponents next to a sideline from helping. */
export const rowdyAgainst = (g: BloodGame, p: PlayerId): boolean =>
  g.rules.options.cards && nextToSideline(g.square(p)) && g.isAffected(teamTarget(otherSeat(g.control(p))), ROWDY_FANS);

// --- the dice ------------------------------------------------------------------------------------------------------
const offerFaces = (g: BloodGame, except = 0): void => {
  let seen = except;
  for (let i = 0; i < g.rolledCount; i++) {
    const face = faceOf(g.rolled(i));
    if (seen & (1 << face)) continue;
    seen |= 1 << face;
    g.offer(DIE_FACE, face);
  }
};
const DOWN = 1 << Face.defenderDown;
/** The coach who picks the die; the blocker's coach may re-roll all dice instead. */
const AskBlockDie = question('blockDie', ['player', 'target', 'sources'], (g, player, _target, sources) => {
  if (g.asked !== g.control(player) || !g.isAffected(player, KNUCKLEDUSTERS)) offerFaces(g);
  else {
    offerFaces(g, DOWN);
    g.offer(DIE_FACE, Face.defenderDown);
  }
  offerRerolls(g, sources);
});
/** B16-OQ-20: the blocker's coach decides on a re-roll before the other coach picks. */
const AskBlockReroll = question('blockReroll', ['player', 'target', 'sources'], (g, _player, _target, sources) => {
  g.offer(KEEP);
  offerRerolls(g, sources);
});
const AskFollowUp = question('followUp', ['player', 'target', 'from'], g => {
  g.offer(YES);
  g.offer(NO);
});

/** What a player does not fall by: bits of the slot `mode`. */
const Stays = { attacker: 1, defender: 2, wrestled: 4 } as const;

/** Leaves 1 in `g.result` when a Frenzy demands a second block. */
export const Block = procedure(
  'Block',
  ['player', 'target', 'flags'],
  ['count', 'die', 'option', 'mode', 'from'],
  [
    beAppalled,
    appalled,
    summonCourage,
    courage,
    dumpOff,
    closeIn,
    rollDice,
    askDie,
    rerollFirst,
    payReroll,
    rolledAgain,
    dust,
    dusted,
    pickDie,
    picked,
    resolve,
    // Both Down
    juggernaut,
    attackerWrestles,
    attackerWrestled,
    defenderWrestles,
    defenderWrestled,
    attackerBlocks,
    attackerBlocked,
    defenderBlocks,
    defenderBlocked,
    bothFall,
    attackerFalls,
    bothDone,
    // Defender Stumbles
    dodges,
    dodged,
    // pushes
    push,
    pushed,
    fended,
    followUp,
    shadow,
    crowd,
    knockDown,
    settle,
    done,
  ],
);
/** Foul Appearance: the attacker shrinks back on a 1. */
function beAppalled(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  g.result = 1;
  if (flags & (Blocking.careering | Blocking.again) || !g.can(target, Skill.foulAppearance)) return;
  g.call(Roll, Kind.foulAppearance, player, g.square(player), g.square(target), 0);
}
/** B16-XSKILL-08: compared after Horns and Multiple Block, before assists. */
function appalled(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (g.result === 0) return g.finish();
  if (!g.can(player, Skill.dauntless) || courageNeeded(g, player, target, flags) <= 0) return g.goto(dumpOff);
  g.ask(AskSkill, g.control(player), player, Skill.dauntless);
}
const courageNeeded = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number =>
  defenceStrength(g, target, flags) - attackStrength(g, player, flags);
function summonCourage(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (g.answered(NO)) return g.goto(dumpOff);
  const gap = courageNeeded(g, player, target, flags);
  g.call(Roll, Kind.dauntless, player, g.square(player), g.square(target), gap);
}
function courage(g: BloodGame, _player: PlayerId, _target: PlayerId, flags: number): void {
  if (g.result === 1) g.keep('flags', flags | Blocking.dauntless);
}
function dumpOff(g: BloodGame, _player: PlayerId, target: PlayerId, flags: number): void {
  if (!(flags & Blocking.again) && g.can(target, Skill.dumpOff) && g.holdsBall(target)) g.call(DumpOff, target);
}
/** The dump-off may have gone wrong for somebody. */
function closeIn(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.result = 0;
  if (!isStanding(g, target) || !isStanding(g, player) || (g.turnover !== 0 && !isUnclaimed(g, player))) g.finish();
}
function rollDice(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  const sheet = describeBlock(g, g.sheet, player, target, flags);
  const dice = g.keep('count', sheet.dice);
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
  return isUnclaimed(g, target) ? otherSeat(own) : g.control(target);
};
/** B16-REROLL-01, -02: all dice, once. */
const sources = (g: BloodGame, player: PlayerId, option: number): number => {
  if (option !== 0) return 0;
  return (teamRerollOpen(g, player) ? 1 << Reroll.team : 0) | (proOpen(g, player) ? 1 << Reroll.pro : 0);
};
function askDie(
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  _flags: number,
  dice: number,
  _die: number,
  option: number,
): void {
  const may = sources(g, player, option);
  if (dice > 0) {
    g.goto(picked);
    if (dice === 1 && may === 0 && !g.isAffected(player, KNUCKLEDUSTERS)) {
      g.keep('die', faceOf(g.rolled(0)));
      return g.goto(resolve);
    }
    return g.ask(AskBlockDie, g.control(player), player, target, may);
  }
  if (may === 0) return g.goto(dust);
  g.ask(AskBlockReroll, g.control(player), player, target, may);
}
function rerollFirst(g: BloodGame): void {
  g.goto(g.answered(KEEP) ? dust : payReroll);
}
function payReroll(g: BloodGame, player: PlayerId): void {
  g.keep('option', 1);
  g.call(PayForReroll, player, g.object);
}
/** The dice that are rolled again are off the table: whatever they showed, it goes on alike. */
function rolledAgain(g: BloodGame): void {
  if (g.result === 0) return g.goto(askDie);
  g.setRolledCount(0);
  g.goto(rollDice);
}
/** B16-SPCARD-24: the blocker's coach reads dice anew before the other coach picks one. */
function dust(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (!g.isAffected(player, KNUCKLEDUSTERS) || allDown(g)) return g.goto(pickDie);
  g.ask(AskDusters, g.control(player), player, target);
}
const anyDown = (g: BloodGame): boolean => {
  for (let i = 0; i < g.rolledCount; i++) if (faceOf(g.rolled(i)) === Face.defenderDown) return true;
  return false;
};
const allDown = (g: BloodGame): boolean => {
  for (let i = 0; i < g.rolledCount; i++) if (faceOf(g.rolled(i)) !== Face.defenderDown) return false;
  return true;
};
const AskDusters = question('knuckledusters', ['player', 'target'], g => {
  g.offer(KEEP);
  offerFaces(g, DOWN);
});
function dusted(g: BloodGame, player: PlayerId): void {
  if (g.answered(KEEP)) return;
  const face = g.object;
  for (let i = 0; i < g.rolledCount; i++) {
    if (faceOf(g.rolled(i)) !== face) continue;
    g.setRolled(i, Face.defenderDown);
    break;
  }
  g.events?.push({ type: 'knuckledustersUsed', player });
  g.goto(dust);
}
/** The defender's coach picks. */
function pickDie(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.ask(AskBlockDie, chooser(g, player, target, -1), player, target, 0);
}
function picked(g: BloodGame, player: PlayerId): void {
  if (!g.answered(DIE_FACE)) return g.goto(payReroll);
  const face = g.keep('die', g.object);
  if (face === Face.defenderDown && !anyDown(g)) g.events?.push({ type: 'knuckledustersUsed', player });
}
function resolve(g: BloodGame, player: PlayerId, target: PlayerId, _flags: number, _dice: number, die: number): void {
  g.setRolledCount(0);
  g.setPushedOff(NOBODY, NOWHERE);
  g.keep('mode', 0);
  g.events?.push({ type: 'blockResult', player, target, face: FACES[die] as FaceName });
  if (die === Face.attackerDown) {
    g.keep('mode', Stays.defender);
    return g.goto(bothFall);
  }
  if (die === Face.bothDown) return g.goto(juggernaut);
  g.goto(die === Face.defenderStumbles ? dodges : push);
}

// --- Both Down -------------------------------------------------------------------------------------------------------
const isJuggernaut = (g: BloodGame, player: PlayerId, flags: number): boolean =>
  (flags & Blocking.blitz) !== 0 && g.can(player, Skill.juggernaut);
function juggernaut(g: BloodGame, player: PlayerId, _target: PlayerId, flags: number): void {
  if (!isJuggernaut(g, player, flags)) return;
  g.ask(AskSkill, g.control(player), player, Skill.juggernaut);
}
function attackerWrestles(g: BloodGame, player: PlayerId, _target: PlayerId, flags: number): void {
  if (isJuggernaut(g, player, flags) && g.answered(YES)) {
    g.events?.push({ type: 'skillUsed', player, skill: 'juggernaut' });
    g.keep('die', Face.pushed);
    return g.goto(push);
  }
  if (!g.can(player, Skill.wrestle)) return g.goto(defenderWrestles);
  g.ask(AskSkill, g.control(player), player, Skill.wrestle);
}
function attackerWrestled(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.answered(YES)) wrestle(g, player, player, target);
}
const wrestle = (g: BloodGame, by: PlayerId, player: PlayerId, target: PlayerId): void => {
  g.events?.push({ type: 'skillUsed', player: by, skill: 'wrestle' });
  placeProne(g, target);
  placeProne(g, player);
  g.keep('mode', Stays.wrestled);
  g.goto(bothFall);
};
/** B16-XSKILL-02: being Placed Prone is enough to be hurt by one's own ball and chain. */
const hurtByChain = (g: BloodGame, player: PlayerId): void => {
  if (g.can(player, Skill.ballAndChain)) g.call(Hurt, player, NOBODY, Harm.straight, 0);
};
function defenderWrestles(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (isJuggernaut(g, player, flags) || !g.can(target, Skill.wrestle)) return g.goto(attackerBlocks);
  g.ask(AskSkill, g.control(target), target, Skill.wrestle);
}
function defenderWrestled(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.answered(YES)) wrestle(g, target, player, target);
}
/** B16-SKILL-10, B16-OQ-22: the moving team's coach first. */
function attackerBlocks(g: BloodGame, player: PlayerId): void {
  if (!g.can(player, Skill.block)) return g.goto(defenderBlocks);
  g.ask(AskSkill, g.control(player), player, Skill.block);
}
function attackerBlocked(
  g: BloodGame,
  player: PlayerId,
  _t: PlayerId,
  _f: number,
  _c: number,
  _d: number,
  _o: number,
  mode: number,
): void {
  if (g.answered(YES)) stay(g, player, mode | Stays.attacker);
}
const stay = (g: BloodGame, player: PlayerId, mode: number): void => {
  g.events?.push({ type: 'skillUsed', player, skill: 'block' });
  g.keep('mode', mode);
};
function defenderBlocks(g: BloodGame, _player: PlayerId, target: PlayerId): void {
  if (!g.can(target, Skill.block)) return g.goto(bothFall);
  g.ask(AskSkill, g.control(target), target, Skill.block);
}
function defenderBlocked(
  g: BloodGame,
  _p: PlayerId,
  target: PlayerId,
  _f: number,
  _c: number,
  _d: number,
  _o: number,
  mode: number,
): void {
  if (g.answered(YES)) stay(g, target, mode | Stays.defender);
}
/** B16-OQ-21: the defender's armour first; dropped balls bounce after both. */
function bothFall(
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  _f: number,
  _c: number,
  _d: number,
  _o: number,
  mode: number,
): void {
  if (mode & Stays.wrestled) return hurtByChain(g, target);
  if (!(mode & Stays.defender)) g.call(KnockDown, target, player, Harm.block);
}
function attackerFalls(
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  _f: number,
  _c: number,
  _d: number,
  _o: number,
  mode: number,
): void {
  if (mode & Stays.wrestled) return hurtByChain(g, player);
  if (!(mode & Stays.attacker)) g.call(KnockDown, player, target, Harm.block);
}
function bothDone(g: BloodGame): void {
  g.goto(settle);
}

// --- Defender Stumbles -------------------------------------------------------------------------------------------------
/** B16-SKILL-13 */
function dodges(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (!g.can(target, Skill.dodge) || g.can(player, Skill.tackle)) return g.goto(push);
  g.ask(AskSkill, g.control(target), target, Skill.dodge);
}
function dodged(g: BloodGame, _player: PlayerId, target: PlayerId): void {
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player: target, skill: 'dodge' });
  g.keep('die', Face.pushed);
}

// --- pushes ------------------------------------------------------------------------------------------------------------
function push(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  g.keep('from', g.square(target));
  g.keep('count', NOWHERE);
  let how = isJuggernaut(g, player, flags) ? Pushing.firmIgnored : 0;
  if (!(flags & Blocking.blitz)) how |= Pushing.grabbed;
  g.call(Push, player, target, how);
}
function pushed(
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  _dice: number,
  die: number,
  _option: number,
  _mode: number,
  from: Square,
): void {
  const moved = g.result === 1;
  if (die === Face.pushed && moved) stripBall(g, player, target);
  if (!moved || !mayFollow(g, player, from, flags)) return g.goto(crowd);
  if (g.can(target, Skill.fend) && !isJuggernaut(g, player, flags))
    return g.ask(AskSkill, g.control(target), target, Skill.fend);
  askFollowUp(g, player, target, from, flags);
}
/** Strip Ball: the carrier lets go where it was pushed to. */
const stripBall = (g: BloodGame, player: PlayerId, target: PlayerId): void => {
  if (!g.onPitch(target) || !g.holdsBall(target) || !g.can(player, Skill.stripBall)) return;
  if (g.can(target, Skill.sureHands) || g.can(target, Skill.monstrousMouth)) return; // B16-SKILL-27
  g.events?.push({ type: 'skillUsed', player, skill: 'stripBall' });
  dropBall(g, target);
};
/** B16-FOLLOW-01, B16-OQ-19: not out of the End Zone with the ball. */
const mayFollow = (g: BloodGame, player: PlayerId, from: Square, flags: number): boolean => {
  if (flags & Blocking.multiple || isRooted(g, player) || g.playerAt(from) !== NOBODY) return false;
  const scores = g.holdsBall(player) && inScoringZone(g, player) && g.control(player) === g.active;
  return !scores || g.grid.column(from) === g.grid.column(g.square(player));
};
const askFollowUp = (g: BloodGame, player: PlayerId, target: PlayerId, from: Square, flags: number): void => {
  g.goto(followUp);
  if (flags & Blocking.careering || g.can(player, Skill.frenzy)) return follow(g, player, from);
  g.ask(AskFollowUp, g.control(player), player, target, from);
};
function fended(
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  _dice: number,
  _die: number,
  _option: number,
  _mode: number,
  from: Square,
): void {
  if (g.answered(NO)) return askFollowUp(g, player, target, from, flags);
  g.events?.push({ type: 'skillUsed', player: target, skill: 'fend' }); // B16-SKILL-14
  g.goto(crowd);
}
const follow = (g: BloodGame, player: PlayerId, from: Square): void => {
  const before = g.square(player);
  g.keep('count', before); // the dice are done with: from where it followed up
  g.put(player, from); // B16-FOLLOW-03
  g.events?.push({ type: 'followedUp', player, from: before, to: from });
};
function followUp(
  g: BloodGame,
  player: PlayerId,
  _target: PlayerId,
  flags: number,
  _dice: number,
  _die: number,
  _option: number,
  _mode: number,
  from: Square,
): void {
  if (flags & Blocking.careering || g.can(player, Skill.frenzy)) return; // it followed already
  if (g.answered(YES)) follow(g, player, from);
}
/** B16-XSKILL-28: following up is leaving a square too. */
function shadow(g: BloodGame, player: PlayerId, _target: PlayerId, _flags: number, before: number): void {
  if (before !== NOWHERE) maybeShadow(g, player, before as Square);
}
/** B16-PUSH-09, -10, B16-OQ-27: only now the crowd gets its hands on whoever went over the line. */
function crowd(g: BloodGame): void {
  const off = g.pushedOff;
  if (off !== NOBODY) g.call(Hurt, off, NOBODY, Harm.crowd, 0);
}
function knockDown(g: BloodGame, player: PlayerId, target: PlayerId, _flags: number, _dice: number, die: number): void {
  const off = g.pushedOff;
  g.setPushedOff(NOBODY, NOWHERE);
  if (off === target || die === Face.pushed) return; // B16-PUSH-09
  g.call(KnockDown, target, player, Harm.block);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function done(g: BloodGame, player: PlayerId, target: PlayerId, flags: number, _dice: number, die: number): void {
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (holder !== NOBODY) scoreAtOnce(g, holder); // B16-TD-06
  }
  const again =
    die === Face.pushed &&
    g.can(player, Skill.frenzy) &&
    !(flags & (Blocking.again | Blocking.multiple | Blocking.careering)) &&
    g.turnover === 0;
  g.result = again && isStanding(g, player) && isStanding(g, target) && areAdjacent(g, player, target) ? 1 : 0;
}
