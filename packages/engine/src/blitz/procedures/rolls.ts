/** Checks and Block Dice: what each roll needs and why, and the one dance of roll, offer, roll again. */
import { D6, D8 } from '../../dice/dice.ts';
import { MATCH_TARGET, teamTarget } from '../../kernel/effects.ts';
import { answerOf } from '../../kernel/question.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { squaresUnderRuler } from '../../pitch/geometry.ts';
import { NOBODY, type PlayerId, type Square } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { spendPlay } from '../hand.ts';
import { GRID } from '../pitches.ts';
import { isMarked, isOpen, isStanding, neighbourAt, procedure, question } from '../status.ts';
import {
  ARMOUR_IS_SIX,
  ARMOUR_ON_D8,
  ARMOUR_ON_TWO,
  ARMOUR_SHATTERED,
  BallKind,
  BLOCK_DIE,
  BLOCKS_ASSISTED,
  CHECK_ON_D8,
  Face,
  type FaceName,
  faceOf,
  KEEP,
  MOXY,
  PITCH_CRUMBLES,
  Play,
  REROLL,
  REROLLS,
  Reroll,
  Stat,
  THROW_ACCURATE,
  THROW_FAR,
  THROW_HAIL_MARY,
  THROWS_ON_D8,
  TOUGH_ENOUGH,
} from '../words.ts';

export const Check = { armour: 0, throw: 1, block: 2 } as const;

/** The id under which the edition prints a rule. */
const cite = (g: BlitzGame, id: string): string => g.rules.edition.citedAs[id] ?? id;

// --- what a roll needs -----------------------------------------------------------------------------------------
/** Why an Armour Check is made: bits of the slot `flags`. */
export const Armour = { block: 1, kerrunch: 2, landedOn: 4 } as const;

/** BU-CHECK-01 to -08, BU-BLOCK-11, BU-EVENT-12 */
export const describeArmour = (g: BlitzGame, sheet: RollSheet, player: PlayerId, flags: number): RollSheet => {
  sheet.begin('armour', player, g.isAffected(player, ARMOUR_IS_SIX) ? 6 : g.stat(player, Stat.armour));
  if (flags & Armour.kerrunch) sheet.add(-1, 'kerrunch', 'BU-BLOCK-11');
  if (flags & Armour.landedOn) sheet.add(-1, 'landedOn', 'BU-TTM-10');
  if (flags & Armour.block && g.isAffected(MATCH_TARGET, PITCH_CRUMBLES))
    sheet.add(-1, 'crumblingPitch', 'BU-EVENT-12');
  if (g.isAffected(player, ARMOUR_SHATTERED)) sheet.addBeyond(-2, 'absoluteCarnage', 'B22-CHECK-03');
  if (g.isAffected(player, ARMOUR_ON_TWO)) sheet.sureNatural = 2; // B22-PLAY-21
  if (g.isAffected(player, ARMOUR_ON_D8)) onD8(sheet, false);
  if (g.isAffected(player, CHECK_ON_D8)) onD8(sheet, true);
  return sheet;
};
/** B22-CHECK-01, -02: a D8 for the D6; a 6 or more succeeds, counted with modifiers only where the card says so. */
const onD8 = (sheet: RollSheet, withModifiers: boolean): void => {
  sheet.die = D8;
  if (withModifiers) sheet.sureTotal = 6;
};

const HAIL_MARY_TARGET = 4;

/** How a Throw is made: bits of the slot `flags`. */
export const Throwing = { atSquare: 1, dumpOff: 2 } as const;

/** BU-THROW-03 to -12, BU-TTM-07: from the thrower to a square; a Team-mate stands on it unless `atSquare`. */
export const describeThrow = (
  g: BlitzGame,
  sheet: RollSheet,
  player: PlayerId,
  to: Square,
  flags: number,
): RollSheet => {
  if (g.isAffected(player, THROW_HAIL_MARY)) return sheet.begin('throw', player, HAIL_MARY_TARGET); // BU-BONUS-15
  sheet.begin('throw', player, g.isAffected(player, THROW_ACCURATE) ? 2 : g.stat(player, Stat.throw));
  if (g.isAffected(player, THROW_FAR)) {
    // B22-PLAY-27: a natural 4 or more, whatever else applies; modifiers can only make it a Fumble
    sheet.target = HAIL_MARY_TARGET;
    sheet.sureNatural = HAIL_MARY_TARGET;
  }
  if (g.isAffected(player, CHECK_ON_D8) || g.isAffected(teamTarget(g.control(player)), THROWS_ON_D8)) onD8(sheet, true);
  if (flags & Throwing.dumpOff) return sheet; // BU-ABIL-49
  const from = g.square(player);
  const long = GRID.distanceSquared(from, to) > g.rules.edition.shortThrow;
  if (long && !g.arena.longThrowsFree) sheet.add(-1, 'long', 'BU-THROW-07');
  const once = sheet.count === 0 ? -1 : 0; // BU-THROW-12: Long and Obstructed together are a single -1
  if (!(flags & Throwing.atSquare)) {
    const target = g.playerAt(to);
    if (isMarked(g, target)) {
      sheet.add(once, 'targetMarked', 'BU-THROW-08', target);
      return sheet;
    }
  }
  const under = squaresUnderRuler(GRID, from, to, g.rules.edition.rulerWidth);
  for (let i = 0; i < under.length; i++) {
    const sq = under[i] as Square;
    if (g.pitch.blocked[sq]) {
      sheet.add(once, 'blockedSquare', cite(g, 'BU-THROW-09'));
      return sheet;
    }
    const q = g.playerAt(sq);
    if (q !== NOBODY && g.control(q) !== g.control(player) && isOpen(g, q)) {
      sheet.add(once, 'openOpponent', cite(g, 'BU-THROW-10'), q);
      return sheet;
    }
  }
  return sheet;
};

/** BU-BLOCK-04 to -07: the Team-mate that makes a Block Assisted by Marking the target, or NOBODY. */
const assistant = (g: BlitzGame, player: PlayerId, target: PlayerId): PlayerId => {
  const seat = g.control(player);
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(target), d);
    if (q === NOBODY || q === player || g.control(q) !== seat || !isStanding(g, q)) continue;
    if (!assistsSpoilt(g, q)) return q;
  }
  return NOBODY;
};
/** BU-ABIL-48: nobody next to a standing Defensive Opponent assists. */
const assistsSpoilt = (g: BlitzGame, q: PlayerId): boolean => {
  const hooks = g.rules.hooks.spoilsAssists;
  if (hooks.length === 0) return false;
  for (let d = 0; d < 8; d++) {
    const near = neighbourAt(g, g.square(q), d);
    if (near !== NOBODY && g.control(near) !== g.control(q) && isStanding(g, near) && g.hasHook(hooks, near))
      return true;
  }
  return false;
};
const nextToTrapdoor = (g: BlitzGame, sq: Square): boolean =>
  g.pitch.trapdoors.some(trapdoor => GRID.distance(trapdoor, sq) === 1);

/** BU-PREC-02: a Block that cannot be Assisted stays so, whatever says it counts as Assisted. */
const canBeAssisted = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean => {
  const hooks = g.rules.hooks.unassisted;
  if (
    hooks.length > 0 &&
    (g.hook(hooks, player)?.value === 'own' || (isStanding(g, target) && g.hook(hooks, target)?.value === 'against'))
  )
    return false;
  return !bombs(g, player) && !g.isAffected(target, TOUGH_ENOUGH);
};
/** BU-ABIL-33: a Block made while Open, from a distance. */
export const bombs = (g: BlitzGame, player: PlayerId): boolean =>
  g.hasHook(g.rules.hooks.blocksWithin, player) && isOpen(g, player);

/** BU-BLOCK-02: how many Block Dice, and why. */
export const describeBlock = (g: BlitzGame, sheet: RollSheet, player: PlayerId, target: PlayerId): RollSheet => {
  const value = g.stat(player, Stat.block);
  sheet.begin('block', player, 0, value);
  if (canBeAssisted(g, player, target)) {
    const by = assistant(g, player, target);
    const extra = g.arena.assistDice ?? 1;
    if (by !== NOBODY) sheet.add(extra, 'assisted', 'BU-BLOCK-04', by);
    else if (g.isAffected(teamTarget(g.control(player)), BLOCKS_ASSISTED))
      sheet.add(extra, 'assistedByCard', 'BU-BLOCK-02');
    else if (g.arena.trapdoorsAssist && nextToTrapdoor(g, g.square(target)))
      sheet.add(extra, 'trapdoor', 'BU-ARENA-09');
  }
  if (sheet.count === 0 && g.isAffected(player, MOXY) && value < 3)
    sheet.add(3 - value, 'moxy', cite(g, 'BU-BONUS-25'));
  sheet.dice = value + sheet.sum;
  if (g.arena.diceMax !== undefined && sheet.count > 0)
    sheet.dice = Math.max(value, Math.min(sheet.dice, g.arena.diceMax));
  return sheet;
};

/** Whether a described Block is Assisted, by whatever makes it so. */
export const isAssisted = (sheet: RollSheet): boolean => sheet.count > 0 && !sheet.hasCause('moxy');

// --- what a roll gives --------------------------------------------------------------------------------------------
/** BU-CHECK-05, BU-PREC-X2: all modifiers together, within the edition's limit; what may break the limit comes on top. */
export const cappedModifier = (g: BlitzGame, sheet: RollSheet): number => {
  const max = g.rules.edition.modifierMax;
  return Math.max(-max, Math.min(max, sheet.sum - sheet.beyond)) + sheet.beyond;
};
/** BU-THROW-17: a modified result is never counted below 1. */
export const totalOf = (die: number, modifier: number): number => Math.max(1, die + modifier);
/** BU-CHECK-06, -07: a natural 1 fails, a natural 6 succeeds, whatever the modifier. */
export const passes = (sheet: RollSheet, die: number, modifier: number): boolean => {
  if (die === 1) return false;
  const total = totalOf(die, modifier);
  return die >= sheet.sureNatural || total >= sheet.sureTotal || total >= sheet.target;
};

/** BU-OQ-68: the face that counts, after every "treat as". */
export const resultFace = (g: BlitzGame, player: PlayerId, target: PlayerId, face: Face): Face => {
  const { ownFaces, facesAgainst, bombFaces } = g.rules.hooks;
  let counts: number = face;
  const own = g.hook(ownFaces, player);
  if (own) counts = own.value[counts];
  if (isStanding(g, target)) {
    const against = g.hook(facesAgainst, target);
    if (against) counts = against.value[counts];
    if (counts === Face.shove && g.isAffected(target, TOUGH_ENOUGH)) counts = Face.miss;
  }
  if (bombs(g, player)) counts = g.hook(bombFaces, player)?.value[counts] ?? counts;
  return counts as Face;
};

// --- the dance ------------------------------------------------------------------------------------------------------
/** After a roll its coach may have it rolled again: `keep`, or `reroll` with what allows it. */
export const AskReroll = question(
  'reroll',
  ['kind', 'player', 'sources', 'value'],
  (g, _kind, player, sources) => {
    g.offer(KEEP);
    for (let source = 0; source < REROLLS.length; source++) if (sources & (1 << source)) g.offer(REROLL, source);
    const seat = g.control(player);
    if (g.handCount(seat) > 0 && !g.hasPlayed(seat, Play.rawTalent) && g.cardWithPlay(seat, Play.rawTalent) >= 0)
      g.offer(REROLL, Reroll.rawTalent);
  },
  {
    decline: KEEP,
    onTheWay: true,
    breaksIn: true,
    obvious: (_g, kind, _player, _sources, value) => (kind !== Check.block && value === 1 ? answerOf(KEEP) : undefined),
  },
);

/**
 * Rolls a check or Block Dice; `flags` and `target`/`to` describe it to the functions above. The result of a check is
 * 1 or 0 in `g.result`, its natural die in the first cell of the table; Block Dice lie on the table.
 */
export const Roll = procedure('Roll', ['kind', 'player', 'target', 'to', 'flags'], [cast, offerReroll, castAgain]);

function cast(g: BlitzGame, kind: number, player: PlayerId, target: PlayerId, to: Square, flags: number): void {
  castDice(g, kind, player, target, to, flags);
}
/** BU-REROLL-05, -06: the coach of the Player decides; whoever holds a hidden card is asked, so asking betrays nothing. */
function offerReroll(g: BlitzGame, kind: number, player: PlayerId, target: PlayerId): void {
  const sources = rerollSources(g, kind, player, target);
  const seat = g.control(player);
  if (sources === 0 && !(g.handCount(seat) > 0 && g.rules.playRules[Play.rawTalent] !== undefined)) return g.finish();
  g.ask(AskReroll, seat, kind, player, sources, g.result);
}
/** BU-REROLL-01 to -04: all dice again, and the second result stands. */
function castAgain(g: BlitzGame, kind: number, player: PlayerId, target: PlayerId, to: Square, flags: number): void {
  if (g.answered(KEEP)) return;
  const seat = g.control(player);
  const source = g.object;
  if (source === Reroll.rawTalent) spendPlay(g, seat, Play.rawTalent);
  if (source === Reroll.rookies) g.giveRookies(-1); // BU-ROOKIE-01
  g.events?.push({ type: 'rerolled', seat, source: REROLLS[source] as string });
  castDice(g, kind, player, target, to, flags);
}
function castDice(g: BlitzGame, kind: number, player: PlayerId, target: PlayerId, to: Square, flags: number): void {
  if (kind === Check.block) return castBlockDice(g, player, target);
  const sheet =
    kind === Check.armour ? describeArmour(g, g.sheet, player, flags) : describeThrow(g, g.sheet, player, to, flags);
  const modifier = cappedModifier(g, sheet);
  // A Fumble is a result of 1, so 2 with -1 differs from a plain failure.
  const plain = sheet.die === D6 && sheet.sureNatural === 6;
  const die = g.roll(sheet.die, plain ? sheet.target - modifier : 0, kind === Check.throw ? 2 - modifier : 0);
  const passed = passes(sheet, die, modifier);
  g.setRolledCount(1);
  g.setRolled(0, die);
  g.result = passed ? 1 : 0;
  g.events?.push({
    type: 'checked',
    check: sheet.kind,
    player,
    target: sheet.target,
    die,
    total: totalOf(die, modifier),
    modifiers: sheet.modifiers(),
    passed,
  });
}
function castBlockDice(g: BlitzGame, player: PlayerId, target: PlayerId): void {
  const sheet = describeBlock(g, g.sheet, player, target);
  g.setRolledCount(sheet.dice);
  for (let i = 0; i < sheet.dice; i++) g.setRolled(i, faceOf(g.roll(BLOCK_DIE)));
  g.events?.push({
    type: 'blockRolled',
    player,
    target,
    dice: Array.from({ length: sheet.dice }, (_, i) => BLOCK_DIE.faces?.[g.rolled(i)] as FaceName),
    modifiers: sheet.modifiers(),
  });
  // BU-ABIL-62: the D6 of a Violent Player belongs to the same roll.
  if (g.hook(g.rules.hooks.violent, player)?.value.includes('block')) {
    g.sheet.begin('violent', player, 6);
    g.result = g.roll(D6, 6);
    g.events?.push({ type: 'violentRolled', player, die: g.result });
  } else g.result = 0;
}

/** Which abilities, balls and cards in the open allow a re-roll now; Raw Talent is in the hand and not among them. */
function rerollSources(g: BlitzGame, kind: number, player: PlayerId, target: PlayerId): number {
  let sources = 0;
  if (g.holdsRookies(g.control(player))) sources |= 1 << Reroll.rookies; // BU-ROOKIE-02
  const ability = g.hook(g.rules.hooks.rerolls, player)?.value;
  const ball = g.held(player) >= 0 ? g.ballKind(g.held(player)) : BallKind.ordinary;
  if (kind === Check.block) {
    if (ability === 'block') sources |= 1 << Reroll.offensiveSpecialist; // BU-ABIL-04
    if (ball === BallKind.spikey && countsMiss(g, player, target)) sources |= 1 << Reroll.spikeyBall; // BU-BALLS-06
  }
  if (kind === Check.throw && g.result === 0) {
    if (ability === 'failedThrow') sources |= 1 << Reroll.expertPasser; // BU-ABIL-44
    if (ball === BallKind.rune && (g.rolled(0) === 1 || teamIdOf(g, player) === 'dwarf'))
      sources |= 1 << Reroll.runeBall; // BU-BALLS-04, -05
  }
  return sources;
}
const teamIdOf = (g: BlitzGame, player: PlayerId): string =>
  (g.lineup.profiles.list[g.profile(player)]?.id ?? '').split('/')[0] as string;
/** BU-OQ-68: whether any die counts as a Miss, rolled as one or not. */
const countsMiss = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean => {
  for (let i = 0; i < g.rolledCount; i++)
    if (resultFace(g, player, target, g.rolled(i) as Face) === Face.miss) return true;
  return false;
};
/** BU-OQ-39: whether any die shows the symbol. */
export const rolledMiss = (g: BlitzGame): boolean => {
  for (let i = 0; i < g.rolledCount; i++) if (g.rolled(i) === Face.miss) return true;
  return false;
};
