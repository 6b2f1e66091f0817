/** Lasting effects: one table of who is touched by what, how much, until when; cleared in one place. */
import { EngineError, type PlayerId, type Seat } from '../words.ts';
import { Board } from './board.ts';
import type { Grid } from './grid.ts';
import {
  AFFECTED,
  EFFECT_CELLS,
  EFFECT_COUNT,
  EFFECTS,
  EFFECTS_MAX,
  effectBit,
  effectHead,
  EFFECT_HEAD as HEAD,
  EFFECT_KIND as KIND,
  KINDS_MAX,
  LASTING,
  LASTING_CELLS,
  type Layout,
  lastingAt,
  lastingBit,
  PLAYERS_MAX,
  PROFILE,
  SCOPE,
  scopeIn,
  TARGETS_MAX,
  targetIn,
  untilIn,
  EFFECT_VALUE as VALUE,
} from './layout.ts';
import type { Lineup } from './lineup.ts';

/** When an effect ends. `ownTurn` is what `nextTurn` becomes once the turn under way is over. */
export const Until = { action: 0, turn: 1, ownTurn: 2, nextTurn: 3, drive: 4, half: 5, match: 6 } as const;
export type Until = (typeof Until)[keyof typeof Until];
export const UNTILS = ['action', 'turn', 'ownTurn', 'nextTurn', 'drive', 'half', 'match'] as const;

/** Whom an effect touches: a player by its number, a team, or the whole match. */
export type Target = number;
export const teamTarget = (seat: Seat): Target => PLAYERS_MAX + seat;
export const MATCH_TARGET: Target = PLAYERS_MAX + 2;

export const effectKinds: string[] = [];
/** Names a kind of effect; games add their own. */
export const effectKind = (name: string): number => {
  if (effectKinds.length === KINDS_MAX) throw new EngineError(`more than ${KINDS_MAX} kinds of effects`);
  if (effectKinds.includes(name)) throw new EngineError(`two kinds of effect are called ${name}`);
  return effectKinds.push(name) - 1;
};
/** value = skill */
export const SKILL_GAINED: number = effectKind('skillGained');
export const SKILL_LOST: number = effectKind('skillLost');
/** value = statistic * STAT_STEP + change + STAT_ZERO */
export const STAT_CHANGED: number = effectKind('statChanged');
/** A skill that is used up for as long as the effect lasts; value = skill */
export const SKILL_SPENT: number = effectKind('skillSpent');
/** What makes a player have other skills than printed. */
const SKILL_CHANGES = effectBit(SKILL_GAINED) | effectBit(SKILL_LOST);
const STAT_STEP = 256;
const STAT_ZERO = 128;
/** The value of an effect that changes a statistic, and what such a value says. */
export const statChange = (stat: number, by: number): number => stat * STAT_STEP + by + STAT_ZERO;
export const statChangeIn = (value: number): { readonly stat: number; readonly by: number } => ({
  stat: Math.floor(value / STAT_STEP),
  by: (value % STAT_STEP) - STAT_ZERO,
});
/** An effect as whoever writes a position down reads it. */
export interface LastingEffect {
  readonly target: Target;
  readonly kind: number;
  readonly value: number;
  readonly until: Until;
  readonly scope: number;
}

export class AffectedBoard extends Board {
  readonly lineup: Lineup;
  constructor(grid: Grid, layout: Layout, lineup: Lineup) {
    super(grid, layout);
    this.lineup = lineup;
  }
  /** Adds an effect. `owner` matters for `nextTurn` only: whose next turn ends it. */
  affect(target: Target, kind: number, value: number, until: Until, owner: Seat = 0): void {
    const k = this.cells;
    const count = k[EFFECT_COUNT];
    if (count === EFFECTS_MAX) throw new EngineError(`more than ${EFFECTS_MAX} lasting effects`);
    const at = EFFECTS + count * EFFECT_CELLS;
    k[at + HEAD] = effectHead(target, until, until === Until.action ? k[SCOPE] : owner);
    k[at + KIND] = kind;
    k[at + VALUE] = value;
    k[EFFECT_COUNT] = count + 1;
    this.noteEffect(target, kind);
  }
  private noteEffect(target: Target, kind: number): void {
    const k = this.cells;
    k[AFFECTED + target] |= effectBit(kind);
    k[lastingAt(kind)] |= lastingBit(kind);
    if (kind === SKILL_GAINED) this.gainsChanged();
  }
  /** Somebody has gained a skill, or nobody has any more; for games that keep something by that. */
  protected gainsChanged(): void {}
  override rebuild(): void {
    super.rebuild();
    const k = this.cells;
    k.fill(0, AFFECTED, AFFECTED + TARGETS_MAX);
    k.fill(0, LASTING, LASTING + LASTING_CELLS);
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS)
      this.noteEffect(targetIn(k[at + HEAD]), k[at + KIND]);
    this.gainsChanged();
  }
  changeStat(p: PlayerId, stat: number, by: number, until: Until, owner: Seat = 0): void {
    this.affect(p, STAT_CHANGED, statChange(stat, by), until, owner);
  }
  grantSkill(p: PlayerId, skill: number, until: Until, owner: Seat = 0): void {
    this.affect(p, SKILL_GAINED, skill, until, owner);
  }
  loseSkill(p: PlayerId, skill: number, until: Until, owner: Seat = 0): void {
    this.affect(p, SKILL_LOST, skill, until, owner);
  }
  /** Uses up a skill that may be used so often and no more. */
  spendSkill(p: PlayerId, skill: number, until: Until): void {
    this.affect(p, SKILL_SPENT, skill, until);
  }
  hasSpent(p: PlayerId, skill: number): boolean {
    return this.isAffectedWith(p, SKILL_SPENT, skill);
  }
  /** Nothing lasting touches it by itself. */
  isUntouched(target: Target): boolean {
    return this.cells[AFFECTED + target] === 0;
  }
  /** Nothing of these kinds touches it (a bit for each, see `effectBit`); false at times when only another kind does. */
  isFreeOf(target: Target, kinds: number): boolean {
    return (this.cells[AFFECTED + target] & kinds) === 0;
  }
  /** Whether somebody has gained a skill. */
  get anySkillGained(): boolean {
    return this.lasts(SKILL_GAINED);
  }
  /** Whether an effect of the kind touches anybody. */
  lasts(kind: number): boolean {
    return (this.cells[lastingAt(kind)] & lastingBit(kind)) !== 0;
  }
  isAffected(target: Target, kind: number): boolean {
    const k = this.cells;
    if ((k[AFFECTED + target] & effectBit(kind)) === 0) return false;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (k[at + KIND] === kind && targetIn(k[at + HEAD]) === target) return true;
    }
    return false;
  }
  /** The value of the first effect of the kind on a target that has one. */
  effectValue(target: Target, kind: number): number {
    const k = this.cells;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (k[at + KIND] === kind && targetIn(k[at + HEAD]) === target) return k[at + VALUE];
    }
    throw new EngineError(`${effectKinds[kind]} does not touch ${target}`);
  }
  /** Whether one of the effects of the kind on a target has this value. */
  isAffectedWith(target: Target, kind: number, value: number): boolean {
    const k = this.cells;
    if ((k[AFFECTED + target] & effectBit(kind)) === 0) return false;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (k[at + KIND] === kind && targetIn(k[at + HEAD]) === target && k[at + VALUE] === value) return true;
    }
    return false;
  }
  /** Whether an effect of the kind touches the target until then, and not longer or shorter. */
  isAffectedUntil(target: Target, kind: number, until: Until): boolean {
    const k = this.cells;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (k[at + KIND] === kind && targetIn(k[at + HEAD]) === target && untilIn(k[at + HEAD]) === until) return true;
    }
    return false;
  }
  /** Ends every effect of one kind on a target before its time. */
  endEffect(target: Target, kind: number): void {
    if ((this.cells[AFFECTED + target] & effectBit(kind)) === 0) return;
    for (let e = this.cells[EFFECT_COUNT] - 1; e >= 0; e--) {
      const at = EFFECTS + e * EFFECT_CELLS;
      if (this.cells[at + KIND] === kind && targetIn(this.cells[at + HEAD]) === target) this.removeEffect(e);
    }
  }
  /** … only those with this value. */
  endEffectWith(target: Target, kind: number, value: number): void {
    for (let e = this.cells[EFFECT_COUNT] - 1; e >= 0; e--) {
      const at = EFFECTS + e * EFFECT_CELLS;
      const k = this.cells;
      if (k[at + KIND] === kind && targetIn(k[at + HEAD]) === target && k[at + VALUE] === value) this.removeEffect(e);
    }
  }
  /** … whoever it touches. */
  endAll(kind: number): void {
    if (!this.lasts(kind)) return;
    for (let e = this.cells[EFFECT_COUNT] - 1; e >= 0; e--)
      if (this.cells[EFFECTS + e * EFFECT_CELLS + KIND] === kind) this.removeEffect(e);
  }
  /** All of them, in the order in which they came; for whoever writes a position down. */
  get effects(): LastingEffect[] {
    const k = this.cells;
    return Array.from({ length: k[EFFECT_COUNT] }, (_, e) => {
      const at = EFFECTS + e * EFFECT_CELLS;
      const head = k[at + HEAD];
      const [kind, value] = [k[at + KIND], k[at + VALUE]];
      return { target: targetIn(head), kind, value, until: untilIn(head) as Until, scope: scopeIn(head) };
    });
  }
  get effectCount(): number {
    return this.cells[EFFECT_COUNT];
  }
  beginAction(): void {
    this.cells[SCOPE]++;
  }
  /** Ends what was to last for the action that is over; an outer action's effects go on. */
  endAction(): void {
    const k = this.cells;
    const scope = k[SCOPE];
    for (let e = k[EFFECT_COUNT] - 1; e >= 0; e--) {
      const at = EFFECTS + e * EFFECT_CELLS;
      if (untilIn(k[at + HEAD]) === Until.action && scopeIn(k[at + HEAD]) >= scope) this.removeEffect(e);
    }
    k[SCOPE] = scope - 1;
  }
  /** Ends what was to last for the turn of `seat` that is over. */
  endTurnEffects(seat: Seat): void {
    const k = this.cells;
    for (let e = k[EFFECT_COUNT] - 1; e >= 0; e--) {
      const at = EFFECTS + e * EFFECT_CELLS;
      const until = untilIn(k[at + HEAD]);
      if (until <= Until.turn || (until === Until.ownTurn && scopeIn(k[at + HEAD]) === seat)) this.removeEffect(e);
      else if (until === Until.nextTurn)
        k[at + HEAD] = effectHead(targetIn(k[at + HEAD]), Until.ownTurn, scopeIn(k[at + HEAD]));
    }
  }
  /** Ends everything that lasts no longer than a drive, a half or the match. */
  endEffects(until: typeof Until.drive | typeof Until.half | typeof Until.match): void {
    for (let e = this.cells[EFFECT_COUNT] - 1; e >= 0; e--) {
      if (untilIn(this.cells[EFFECTS + e * EFFECT_CELLS + HEAD]) <= until) this.removeEffect(e);
    }
  }
  /** The effects behind it move up, so that the order in which they came is kept. */
  private removeEffect(e: number): void {
    const k = this.cells;
    const at = EFFECTS + e * EFFECT_CELLS;
    const end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS;
    const target = targetIn(k[at + HEAD]);
    let bits = 0;
    let isLast = true;
    const kind = k[at + KIND];
    for (let other = EFFECTS; other < end; other += EFFECT_CELLS) {
      if (other === at) continue;
      if (k[other + KIND] === kind) isLast = false;
      if (targetIn(k[other + HEAD]) === target) bits |= effectBit(k[other + KIND]);
    }
    k[AFFECTED + target] = bits;
    if (isLast) k[lastingAt(kind)] &= ~lastingBit(kind);
    if (isLast && kind === SKILL_GAINED) this.gainsChanged();
    // Mostly the last one goes: a built-in copy of nothing would cost more than all the rest.
    for (let i = at + EFFECT_CELLS; i < end; i++) k[i - EFFECT_CELLS] = k[i];
    for (let i = end - EFFECT_CELLS; i < end; i++) k[i] = 0;
    k[EFFECT_COUNT]--;
  }

  // --- what a player is worth now ----------------------------------------------------------------------
  stat(p: PlayerId, stat: number): number {
    const k = this.cells;
    const printed = this.lineup.profiles.stat(k[PROFILE + p], stat);
    return (k[AFFECTED + p] & effectBit(STAT_CHANGED)) === 0 ? printed : printed + this.statChange(p, stat);
  }
  private statChange(p: PlayerId, stat: number): number {
    const k = this.cells;
    let change = 0;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (k[at + KIND] !== STAT_CHANGED || targetIn(k[at + HEAD]) !== p) continue;
      if (Math.floor(k[at + VALUE] / STAT_STEP) === stat) change += (k[at + VALUE] % STAT_STEP) - STAT_ZERO;
    }
    return change;
  }
  /** The last of the effects that grant or take the skill decides; without one, what is printed. */
  hasSkill(p: PlayerId, skill: number): boolean {
    const k = this.cells;
    let has = this.lineup.profiles.has(k[PROFILE + p], skill);
    if ((k[AFFECTED + p] & SKILL_CHANGES) === 0) return has;
    for (let at = EFFECTS, end = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS; at < end; at += EFFECT_CELLS) {
      if (targetIn(k[at + HEAD]) !== p || k[at + VALUE] !== skill) continue;
      if (k[at + KIND] === SKILL_GAINED) has = true;
      else if (k[at + KIND] === SKILL_LOST) has = false;
    }
    return has;
  }
}
