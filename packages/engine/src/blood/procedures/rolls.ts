/** The one dance of every roll with one D6: roll, let others answer, offer re-rolls, roll again. */
import { D6 } from '../../dice/dice.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, type PlayerId, type Square } from '../../words.ts';
import { bears } from '../bearing.ts';
import type { BloodGame } from '../game.ts';
import { type CompiledUse, Who } from '../hooks.ts';
import { type Matter, Moment } from '../moments.ts';
import { ROLLS, type RollName } from '../names.ts';
import { procedure } from '../status.ts';
import { KEEP, Roll as Kind } from '../words.ts';
import { describeRoll, fumbles, passes } from './describe.ts';
import { anySayAt, atMoment, isAnsweredAt, quietly } from './moment.ts';
import { CERTAIN, satisfies, Throw, throwsFrom } from './outcome.ts';
import { AskReroll, PayForReroll, sourcesFor } from './rerolls.ts';

/** What a player has done this turn: bits of `g.used`. Skills that are used up have theirs with their entries. */
export const Used = {
  /** The block of its Blitz. */
  block: 32,
  /** Left its square by its own feet. */
  moved: 64,
  /** Is being pushed into somebody, and leaves its square as soon as that one has made room. */
  pushed: 128,
} as const;

const outcome = (g: BloodGame, sheet: RollSheet, kind: number, die: number): number => {
  if (throwsFrom(g, kind) === 0) return passes(sheet, die) ? 1 : 0;
  if (passes(sheet, die)) return Throw.accurate;
  if (!g.rules.options.fumbles || !fumbles(sheet, die)) return Throw.inaccurate;
  return kind === Kind.pass ? quietly(g, Moment.thrown, sheet.player, NOBODY, die, Throw.fumbled) : Throw.fumbled;
};

/** Leaves the outcome in `g.result`: 1 or 0, or one of `Throw`; the die lies on the table until then. */
export const Roll = procedure(
  'Roll',
  ['kind', 'player', 'from', 'to', 'flags'],
  ['die', 'value', 'again'],
  [cast, letAnswer, answered, fallShort, made, offer, payFor, castAgain, stand, settle],
);
function cast(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  const sheet = describeRoll(g, g.sheet, kind, player, from, to, flags);
  const die = g.keep('die', rollApart(g, sheet, kind, player));
  g.setRolledCount(1);
  g.setRolled(0, die);
  g.result = outcome(g, sheet, kind, die);
  g.events?.push({
    type: 'rolled',
    roll: ROLLS[kind] as RollName,
    player,
    target: sheet.target,
    die,
    total: die + sheet.sum,
    modifiers: sheet.modifiers(),
    passed: satisfies(g, kind, g.result),
  });
  // Mostly nobody answers: then the steps in between are passed over.
  if (kind === Kind.dodge && isAnsweredAt(g, Moment.dodgeRolled, player, flags, flags, from, to)) return;
  if (anySayAt(g, Moment.fallsShort) && !satisfies(g, kind, g.result)) return g.goto(fallShort);
  offer(g, kind, player, from);
}
/** Results are told apart where the roll passes, and where else they matter to somebody. */
const rollApart = (g: BloodGame, sheet: RollSheet, kind: number, player: PlayerId): number => {
  if (g.rules.hooks.rollRules[kind]?.keepsDie) return g.roll(D6);
  if (toldAt(g, Moment.fallsShort, player, 0, 0) === EVERY_ONE) return g.roll(D6);
  const needs = sheet.target - sheet.sum;
  if (throwsFrom(g, kind) !== 0) return g.roll(D6, needs, 2 - sheet.sum);
  if (!leavesSquare(g, kind)) return g.roll(D6, needs);
  const late = toldAt(g, Moment.dodgeStands, player, needs, 0);
  const other = kind === Kind.dodge ? toldAt(g, Moment.dodgeRolled, player, needs, late) : late;
  return other === EVERY_ONE ? g.roll(D6) : g.roll(D6, needs, other);
};
const EVERY_ONE = -99;
/** Which result besides is told apart by those who answer at a moment. */
const toldAt = (g: BloodGame, moment: number, player: PlayerId, needs: number, before: number): number => {
  const rows = g.hooks.uses[moment] as readonly CompiledUse<BloodGame>[];
  let other = before;
  for (let i = 0; i < rows.length; i++) {
    const { use } = rows[i] as CompiledUse<BloodGame>;
    if (use.tells === 'every' && isStillOpen(g, rows[i] as CompiledUse<BloodGame>, player)) return EVERY_ONE;
    if (typeof use.tells === 'number') other = needs + use.tells;
  }
  return other;
};
const isStillOpen = (g: BloodGame, { who, source, use }: CompiledUse<BloodGame>, player: PlayerId): boolean =>
  who !== Who.player ||
  (bears(g, source, player) &&
    !g.used(player, use.limit ?? 0) &&
    (use.once === undefined || !g.hasSpent(player, source)));
/** A Dodge may be answered while its die lies there, by whoever dodges and by whoever it leaves. */
function letAnswer(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  if (kind !== Kind.dodge || !anySayAt(g, Moment.dodgeRolled)) return g.goto(fallShort);
  atMoment(g, Moment.dodgeRolled, player, NOBODY, flags, flags, from, to);
}
function answered(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square): void {
  const flags = g.keep('flags', g.result);
  const sheet = describeRoll(g, g.whatIf, kind, player, from, to, flags);
  g.result = passes(sheet, g.slot('die')) ? 1 : 0;
}
/** Somebody may make something else of it, whatever re-rolls there are. */
function fallShort(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  if (!anySayAt(g, Moment.fallsShort) || satisfies(g, kind, g.result)) return g.goto(offer);
  atMoment(g, Moment.fallsShort, player, NOBODY, flags | (kind << ROLL_KIND), g.result, from, to);
}
function made(g: BloodGame, kind: number): void {
  if (satisfies(g, kind, g.result)) letStand(g, kind);
}
/** It has failed; or somebody left behind may still see to it that it does (B25-Q-188). */
const mayGoWrong = (g: BloodGame, kind: number): boolean => !satisfies(g, kind, g.result) || isSpoilt(g, kind);
const isSpoilt = (g: BloodGame, kind: number): boolean => {
  if (!anySayAt(g, Moment.dodgeStands) || !leavesSquare(g, kind)) return false;
  const flags = g.slot('flags') | (kind << ROLL_KIND);
  return isAnsweredAt(g, Moment.dodgeStands, g.slot('player'), flags, g.result, g.slot('from'), g.slot('to'));
};
/** B16-REROLL-02: no roll is re-rolled twice. */
function offer(g: BloodGame, kind: number, player: PlayerId, from: Square): void {
  const sources = g.slot('again') !== 0 ? 0 : sourcesFor(g, kind, player, from, mayGoWrong(g, kind));
  if (sources === 0) return letStand(g, kind);
  g.keep('value', g.result);
  g.goto(payFor);
  g.ask(AskReroll, g.control(player), player, kind, g.slot('die'), sources);
}
function payFor(g: BloodGame, kind: number): void {
  if (g.answered(KEEP)) {
    g.result = g.slot('value');
    return letStand(g, kind);
  }
  g.keep('again', 1);
  g.call(PayForReroll, g.slot('player'), g.object);
}
function castAgain(g: BloodGame): void {
  if (g.result !== 0) return g.goto(cast);
  g.result = g.slot('value');
}
/** In the flags of the moments `fallsShort` and `dodgeStands`, above how the roll is made. */
const ROLL_KIND = 7;
/** Of which kind the roll of such a moment is, and how it is made. */
export const rollKindOf = ({ flags }: Matter): number => flags >> ROLL_KIND;
export const rollFlagsOf = ({ flags }: Matter): number => flags & ((1 << ROLL_KIND) - 1);
/** What the roll of such a moment needs, and what is added to it. */
export const sheetOf = (g: BloodGame, m: Matter): RollSheet =>
  describeRoll(g, g.whatIf, rollKindOf(m), m.player, m.from, m.to, rollFlagsOf(m));
/** Whether the roll of the moment `dodgeStands` would still pass if it were made like this as well. */
export const passesAs = (g: BloodGame, m: Matter, how: number): boolean => {
  const sheet = describeRoll(g, g.whatIf, rollKindOf(m), m.player, m.from, m.to, rollFlagsOf(m) | how);
  return passes(sheet, g.rolled(0));
};
const leavesSquare = (g: BloodGame, kind: number): boolean =>
  kind === Kind.dodge || g.rules.hooks.rollRules[kind]?.leaves === true;
/** The roll is over, unless somebody has a last word. */
const letStand = (g: BloodGame, kind: number): void => {
  if (isSpoilt(g, kind)) return g.goto(stand);
  if (kind === Kind.dodge && anySayAt(g, Moment.dodgeSettled)) return g.goto(settle);
  putAway(g, kind);
  g.finish();
};
const putAway = (g: BloodGame, kind: number): void => {
  if (!g.rules.hooks.rollRules[kind]?.keepsDie) g.setRolledCount(0);
  if (g.result === CERTAIN && throwsFrom(g, kind) === 0) g.result = 1;
};
/** Nobody can roll again: whoever is left behind may still have a say (B25-PRIN-FAQ-05). */
function stand(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  if (!anySayAt(g, Moment.dodgeStands) || !leavesSquare(g, kind)) return;
  atMoment(g, Moment.dodgeStands, player, NOBODY, flags | (kind << ROLL_KIND), g.result, from, to);
}
function settle(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  putAway(g, kind);
  if (kind === Kind.dodge) atMoment(g, Moment.dodgeSettled, player, NOBODY, flags, g.result, from, to);
}
